"""The program is built and installed with and without what its compiled kernel needs; all for real, no network."""

from __future__ import annotations

import os
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from scopa_desktop import __version__
from scopa_desktop.ai import kernel, tree
from tests.wheels import BUILD_TOOLS, ROOT, copy_checkout, link, needed, said_by

pytestmark = pytest.mark.slow

posix = pytest.mark.skipif(os.name == "nt", reason="the compilers are shell scripts")
compiles = pytest.mark.skipif(kernel.compiled() is None, reason="the compiled kernel was not built from these sources")

SMALL = """\
cdef extern from *:
    const unsigned long long EDITION
from scopa_desktop.ai.kernel import edition
assert edition() == EDITION
class Kernel:
    pass
"""
PURE = f"scopa_desktop-{__version__}-py3-none-any.whl"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose compiled kernel has next to nothing to compile."""
    copied = copy_checkout(tmp_path / "checkout")
    (copied / "scopa_desktop" / "ai" / "compiled.pyx").write_text(SMALL)
    return copied


def script(path: Path, body: str) -> str:
    """A shell script that stands for a compiler."""
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return str(path)


def build(root: Path, target: str, **variables: str) -> tuple[int, str, list[str]]:
    """Build a wheel or an sdist of a checkout: the exit code, what was said, the names of what was made."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", root / "dist"]
    code, said = said_by(command, root, **variables)
    return code, said, sorted(path.name for path in (root / "dist").glob("*"))


@posix
@pytest.mark.parametrize(
    ("body", "why"),
    [
        pytest.param("echo 'x.c:1: error: no space left on device' >&2; exit 1", "no space left", id="fails"),
        pytest.param("kill -SEGV $$", "rror: ", id="dies", marks=pytest.mark.exhaustive),
        pytest.param("exit 0", "rror: ", id="makes nothing", marks=pytest.mark.exhaustive),
        pytest.param('while [ "$1" != -o ]; do shift; done; echo x > "$2"', "ImportError:", id="makes no library"),
    ],
)
def test_a_compiler_that_is_of_no_use_is_told_in_one_line_and_the_wheel_is_pure(
    checkout: Path, tmp_path: Path, body: str, why: str
) -> None:
    code, said, made = build(checkout, "wheel", CC=script(tmp_path / "cc", body))
    assert (code, made) == (0, [PURE])
    told, wheel = said.splitlines()
    assert told.startswith("The compiled kernel is left out: ")
    assert why in told
    assert wheel.endswith(PURE)


def test_without_a_compiler_the_wheel_is_pure(checkout: Path, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "cc")
    code, said, made = build(checkout, "wheel", CC=nowhere)
    assert (code, made) == (0, [PURE])
    assert f"The compiled kernel is left out: error: there is no C compiler {nowhere}\n" in said


@posix
@compiles
def test_without_the_headers_of_python_the_wheel_is_pure(checkout: Path, tmp_path: Path) -> None:
    keep = 'for word do shift; case "$word" in -I*) ;; *) set -- "$@" "$word";; esac; done; exec cc "$@"'
    code, said, made = build(checkout, "wheel", CC=script(tmp_path / "cc", keep))
    assert (code, made) == (0, [PURE])
    told = said.splitlines()[0]
    assert told.startswith("The compiled kernel is left out: ")
    assert "Python.h" in told


@posix
@pytest.mark.parametrize(
    ("package", "body", "why"),
    [
        pytest.param("setuptools", "raise ImportError('x')", "ImportError: x", marks=pytest.mark.exhaustive),
        ("setuptools", "raise SystemExit('error: I do not like this machine')", "error: I do not like this machine"),
        pytest.param("Cython", "raise BaseException('x')", "BaseException: x", marks=pytest.mark.exhaustive),
        ("Cython", "import os; os.kill(os.getpid(), 9)", "exit code -9"),
    ],
)
def test_a_build_tool_that_fails_in_any_way_is_told_in_one_line(
    checkout: Path, tmp_path: Path, package: str, body: str, why: str
) -> None:
    broken = tmp_path / "broken" / package
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text(body + "\n")
    code, said, made = build(checkout, "wheel", PYTHONPATH=str(broken.parent))
    assert (code, made) == (0, [PURE])
    assert said.splitlines()[0] == f"The compiled kernel is left out: {why}"


def test_a_kernel_that_is_wanted_and_fails_is_an_error_that_tells_everything(checkout: Path, tmp_path: Path) -> None:
    code, said, made = build(checkout, "wheel", CC=str(tmp_path / "cc"), SCOPA_DESKTOP_BUILD_KERNEL="1")
    assert (code, made) == (1, [])
    assert "KernelError: error: there is no C compiler" in said


@compiles
def test_the_wheel_holds_the_compiled_kernel_and_the_checkout_stays_as_it_was(checkout: Path) -> None:
    before = set(checkout.rglob("*"))
    code, said, (made,) = build(checkout, "wheel", PYTHONDONTWRITEBYTECODE="1")
    assert code == 0
    assert "left out" not in said
    assert set(checkout.rglob("*")) - before == {checkout / "dist", checkout / "dist" / made}
    ZipFile(checkout / "dist" / made).extractall(checkout / "out")
    asked = "from scopa_desktop.ai import kernel; print(kernel.chosen().__module__)"
    assert said_by([sys.executable, "-c", asked], checkout / "out") == (0, f"{kernel.COMPILED}\n")


@posix
def test_pip_installs_the_sdist_where_there_is_no_compiler(tmp_path: Path) -> None:
    """The wheel holds the program, its translations and its pictures, and nothing of what they are made from."""
    made = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path]
    code, said = said_by(made, ROOT)
    assert code == 0, said
    sdist = tmp_path / f"scopa_desktop-{__version__}.tar.gz"
    wheel = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-build-isolation", "--no-deps", "--quiet"]
    variables = {"CC": script(tmp_path / "cc", "exit 1"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    assert said_by([*wheel, "--wheel-dir", tmp_path, sdist], tmp_path, **variables) == (0, "")
    with ZipFile(tmp_path / PURE) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name and ".data/" not in name}
    package = {path for path in (ROOT / "scopa_desktop").rglob("*") if path.is_file()}
    left_out = {".ts", ".pyi", ".pyc", ".so", ".pyd"}
    wanted = {path.relative_to(ROOT).as_posix() for path in package if path.suffix not in left_out}
    pictures = {path for path in (ROOT / "assets").rglob("*") if path.is_file()}
    wanted |= {
        f"scopa_desktop/{path.relative_to(ROOT).as_posix()}" for path in pictures if path.suffix not in {".py", ".pyc"}
    }
    assert names == wanted
    assert not [name for name in names if name.startswith("scopa_desktop/assets/decks/source")]


@posix
def test_a_checkout_plays_where_the_kernel_cannot_be_compiled(checkout: Path, tmp_path: Path) -> None:
    tools = link(BUILD_TOOLS, tmp_path / "tools")
    variables = {
        "CC": script(tmp_path / "cc", "exit 1"),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(tools),
        "PIP_NO_BUILD_ISOLATION": "false",  # what pip calls --no-build-isolation
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
    }
    assert said_by([sys.executable, checkout / "packaging" / "dev.py", "play", "--version"], tmp_path, **variables) == (
        0,
        "Setting up .venv; the first time takes a minute or two.\n"
        "The compiled kernel could not be built; the computer thinks in plain Python, more slowly.\n"
        f"Scopa Desktop {__version__}\n",
    )


FIRST_FRAME = """\
import sys
from PySide6.QtCore import QCoreApplication, Qt
from scopa_desktop import cli
from scopa_desktop.ai import kernel
from scopa_desktop.ui import app

class Watched(app.App):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.window.frameSwapped.connect(self.painted, Qt.ConnectionType.QueuedConnection)

    def painted(self):
        print("painted with", kernel.chosen().__module__)
        QCoreApplication.quit()

app.App = Watched
sys.exit(cli.main(["--portable", sys.argv[1]]))
"""


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is published, built into one folder."""
    folder = tmp_path_factory.mktemp("published")
    code, said = said_by([sys.executable, ROOT / "packaging" / "wheels.py", folder], ROOT)
    assert code == 0, said
    return folder


@posix
@compiles
@pytest.mark.exhaustive
def test_an_sdist_a_pure_wheel_and_one_for_this_machine_are_published(published: Path) -> None:
    sdist, pure, compiled = f"scopa_desktop-{__version__}.tar.gz", PURE, f"scopa_desktop-{__version__}-cp"
    names = sorted(path.name for path in published.iterdir())
    assert [name for name in names if not name.startswith(compiled)] == [pure, sdist]
    (for_this,) = (name for name in names if name.startswith(compiled))
    assert sys.platform != "linux" or "-manylinux" in for_this


@posix
@compiles
@pytest.mark.exhaustive
@pytest.mark.parametrize(("wheel", "kind"), [("*-none-any.whl", tree.__name__), ("*-cp*.whl", kernel.COMPILED)])
def test_a_wheel_is_installed_and_started_in_an_empty_environment(
    published: Path, tmp_path: Path, wheel: str, kind: str
) -> None:
    """What the wheel says it needs is there and nothing else; the program paints its window and ends."""
    (file,) = published.glob(wheel)
    home = tmp_path / "environment"
    venv.create(home, symlinks=True)
    (packages,) = home.glob("lib/python*/site-packages")
    needs = [name for name in needed(["scopa-desktop"]) if name != "scopa-desktop"]
    link(needs, packages)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", file]
    assert said_by(install, tmp_path, PIP_DISABLE_PIP_VERSION_CHECK="1") == (0, "")
    assert said_by([home / "bin" / "scopa-desktop", "--version"], tmp_path) == (0, f"Scopa Desktop {__version__}\n")
    started = said_by([python, "-c", FIRST_FRAME, tmp_path / "files"], tmp_path)
    assert started == (0, f"painted with {kind}\n")
    assert (home / "share" / "applications" / "scopa-desktop.desktop").is_file()
