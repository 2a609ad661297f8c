"""What is listed of a folder, and whether a desktop has windows for files of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scopa_desktop.library.folder import free_name, listed
from scopa_desktop.library.watch import to_the_end
from scopa_desktop.ui.start.portal import has_portal


def names(folder: Path, pattern: str = "*.scopa") -> list[str]:
    return [entry.name + "/" * entry.folder for entry in listed(folder, pattern, to_the_end).entries]


def test_folders_come_first_and_names_are_in_order(tmp_path: Path) -> None:
    for folder in ("b", "Anna", ".hidden"):
        (tmp_path / folder).mkdir()
    for file in ("zeta.scopa", "Alfa.SCOPA", "beta.scopa", ".secret.scopa", "letter.txt"):
        (tmp_path / file).touch()
    assert names(tmp_path) == ["Anna/", "b/", "Alfa.SCOPA", "beta.scopa", "zeta.scopa"]
    assert names(tmp_path, "*.txt") == ["Anna/", "b/", "letter.txt"]


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no text")
def test_a_name_that_is_no_text_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "caf\udce9.scopa").touch()
    (tmp_path / "dangling.scopa").symlink_to(tmp_path / "nowhere")
    assert names(tmp_path) == ["dangling.scopa"]


def test_what_cannot_be_listed_is_told(tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", Path(__file__)):
        listing = listed(folder, "*", to_the_end)
        assert listing.entries == ()
        assert listing.failure


def test_a_name_for_a_new_file_is_free(tmp_path: Path) -> None:
    assert free_name(tmp_path, "Scopa", "scopa") == "Scopa.scopa"
    (tmp_path / "Scopa.scopa").touch()
    (tmp_path / "Scopa 2.scopa").mkdir()
    assert free_name(tmp_path, "Scopa", "scopa") == "Scopa 3.scopa"


def desktop(
    home: Path, *, service: bool = True, backend: str = "org.freedesktop.impl.portal.FileChooser"
) -> dict[str, str]:
    """The environment of a desktop with these files."""
    data = home / "share"
    (data / "dbus-1/services").mkdir(parents=True)
    (data / "xdg-desktop-portal/portals").mkdir(parents=True)
    if service:
        (data / "dbus-1/services/org.freedesktop.portal.Desktop.service").write_text("[D-BUS Service]\n")
    (data / "xdg-desktop-portal/portals/some.portal").write_text(f"[portal]\nInterfaces=a.b;{backend};\n")
    return {"HOME": str(home), "XDG_DATA_DIRS": f"/nowhere:{data}", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"}


def test_a_desktop_has_a_portal(tmp_path: Path) -> None:
    assert has_portal(desktop(tmp_path))


def test_a_desktop_has_no_portal_without_a_bus(tmp_path: Path) -> None:
    environ = desktop(tmp_path)
    del environ["DBUS_SESSION_BUS_ADDRESS"]
    assert not has_portal(environ)
    (tmp_path / "bus").touch()
    assert has_portal(environ | {"XDG_RUNTIME_DIR": str(tmp_path)})


def test_a_desktop_has_no_portal_without_its_service_or_a_chooser(tmp_path: Path) -> None:
    assert not has_portal(desktop(tmp_path / "one", service=False))
    assert not has_portal(desktop(tmp_path / "two", backend="org.freedesktop.impl.portal.Screenshot"))
    assert not has_portal({"HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path), "DBUS_SESSION_BUS_ADDRESS": "x"})
