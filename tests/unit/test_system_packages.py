"""What is installed on a bare Debian is all that Qt opens there, and no more."""

from __future__ import annotations

import platform
import runpy
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).parents[2]
BASE = "ld-linux-x86-64 libc libdl libgcc_s libm libpthread libresolv libstdc++ libz libzstd"
"""What every Debian has."""
BROUGHT = (
    "libX11 libX11-xcb libbrotlicommon libbrotlidec libdrm libfreetype libgthread-2.0 libwayland-client"
    " libwayland-server libxcb libxcb-glx libxcb-image libxcb-randr libxcb-render libxcb-render-util libxcb-shm"
    " libxcb-sync libxcb-util libxcb-xfixes libxcb-xkb"
)
"""What comes with the packages that are asked for, seen in an empty Debian 12 and 13."""
MODULES = ("QtCore", "QtGui", "QtNetwork", "QtQml", "QtQuick", "QtQuickControls2")
PLUGINS = (
    "platforms/libqoffscreen.so",
    "platforms/libqxcb.so",
    "platforms/libqwayland*.so",
    "xcbglintegrations/*.so",
    "wayland-*/*.so",
    "imageformats/libqsvg.so",
    "iconengines/*.so",
    "platforminputcontexts/lib[ci]*.so",
)


@pytest.mark.skipif(sys.platform != "linux" or platform.machine() != "x86_64", reason="packages of Debian on a PC")
def test_every_library_that_qt_opens_is_asked_for() -> None:
    elffile = pytest.importorskip("elftools.elf.elffile")
    wheel = Path(PySide6.__file__).parent
    qt = wheel / "Qt" / "lib"
    todo = [wheel / f"{module}.abi3.so" for module in MODULES]
    todo += [path for pattern in PLUGINS for path in (wheel / "Qt" / "plugins").glob(pattern)]
    opened: set[Path] = set()
    outside: set[str] = set()
    while todo:
        path = todo.pop()
        if path in opened:
            continue
        opened.add(path)
        with path.open("rb") as file:
            tags = elffile.ELFFile(file).get_section_by_name(".dynamic").iter_tags("DT_NEEDED")
            names = [tag.needed for tag in tags]
        for name in names:
            own = [folder / name for folder in (qt, wheel, wheel.parent / "shiboken6") if (folder / name).exists()]
            todo += own
            if not own:
                outside.add(name)
    assert (qt / "libQt6Network.so.6") in opened
    outside = {name for name in outside if name.partition(".so")[0] not in f"{BASE} {BROUGHT}".split()}
    asked = runpy.run_path(str(ROOT / "packaging" / "dev.py"))["LIBRARIES"]
    assert outside == set(asked)
