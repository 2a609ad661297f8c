"""Play Scopa Desktop from a checkout, or test it, on a machine that has nothing but Python.

`python3 packaging/dev.py play [options of the game]` and `python3 packaging/dev.py test [--all] [options of pytest]`.
With `--all` the tests are all those that a change has to pass; without it those that take long are left out.
The first start makes `.venv` beside pyproject.toml and fetches what the program needs; later ones begin at once.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (so that an old Python says what is wrong)
    sys.exit("Scopa Desktop needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUICK = "not slow and not exhaustive"
"""The tests that run without `--all`, as pytest chooses them."""
WORKERS = str((os.cpu_count() or 1) + 1)
"""How many tests run at a time: some wait for other processes or for the clock of the screen."""
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# The libraries that Qt opens on Linux, off screen and in a window, and the Debian packages that hold them.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# The programs that the tests use on Linux to work a real window on a screen of their own.
PROGRAMS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "dbus-run-session": "dbus-daemon",
    "openbox": "openbox",
    "update-mime-database": "shared-mime-info",
    "desktop-file-validate": "desktop-file-utils",
}
# Files that tests use: the other side of the accessibility tree, for the system's own Python, and sources of locales.
FOLDERS = ("/usr/lib", "/usr/libexec", "/usr/share/dbus-1/services", "/usr/share/i18n")
FILES = {
    "org.a11y.Bus.service": "at-spi2-core",
    "Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "python3/dist-packages/gi/__init__.py": "python3-gi",
    "locales/tr_TR": "locales",
}


def loads(library: str) -> bool:
    """Whether the system has a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def holds(file: str) -> bool:
    """Whether the system has a file that tests use."""
    places = [Path(folder) for folder in FOLDERS]
    deeper = [place for folder in places[:1] for place in folder.glob("*/girepository-1.0")]
    return any((place / file).exists() for place in [*places, *deeper])


def missing(mode: str) -> list[str]:
    """The Debian packages that this system still lacks."""
    if sys.platform != "linux":
        return []
    found = [package for library, package in LIBRARIES.items() if not loads(library)]
    if mode == "test":
        found += [package for program, package in PROGRAMS.items() if not shutil.which(program)]
        found += [package for file, package in FILES.items() if not holds(file)]
    if not PYTHON.exists() and importlib.util.find_spec("ensurepip") is None:
        found.append("python3-venv")
    return found


def prepare_system(mode: str) -> None:
    """Install the system's packages that are missing, or say how to."""
    packages = missing(mode)
    if not packages:
        return
    if not shutil.which("apt-get"):
        sys.exit(f"Please install what your system calls these packages of Debian: {' '.join(packages)}")
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        shell = "sudo sh -c" if shutil.which("sudo") else "su -c"
        sys.exit(f"Some system packages are missing. Please run:\n{shell} 'apt-get update && {' '.join(install)}'")
    print(f"Installing system packages: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], install):
        code = subprocess.run(
            command, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        ).returncode
    if code or missing(mode):
        sys.exit(f"These system packages could not be installed: {' '.join(missing(mode) or packages)}")


def prepare_python(mode: str) -> None:
    """Make `.venv` and install the program there, unless that was done for these sources and Python."""
    config = VENV / "pyvenv.cfg"
    known = config.read_text(encoding="utf-8") if PYTHON.exists() and config.exists() else ""
    # A .venv of another Python, or one that was moved here, is of no use.
    version = f"version = {sys.version_info.major}.{sys.version_info.minor}."
    usable = version in known and str(VENV) in known
    sys.path.insert(0, str(ROOT))
    from scopa_desktop.ai.kernel import edition

    # The compiled kernel refuses to work with other sources than those it was made from.
    key = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(edition()).encode()).hexdigest()
    stamps = {name: VENV / f".ready-{name}" for name in ("play", "test")}
    ready = [name for name, stamp in stamps.items() if stamp.exists() and stamp.read_text() == key]
    if usable and (mode in ready or "test" in ready):
        return
    print("Setting up .venv; the first time takes a minute or two.", flush=True)
    if not usable:
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    wanted = ".[test]" if mode == "test" else "."
    options = ["--quiet", "--disable-pip-version-check", "--editable", wanted]
    run([str(PYTHON), "-m", "pip", "install", *options], cwd=ROOT)
    asked = "import sys; from scopa_desktop.ai import kernel; sys.exit(kernel.compiled() is None)"
    if subprocess.run([str(PYTHON), "-c", asked], cwd=ROOT, check=False).returncode:
        print("The compiled kernel could not be built; the computer thinks in plain Python, more slowly.", flush=True)
    stamps[mode].write_text(key)


def run(command: list[str], cwd: Path | None = None) -> None:
    """Run a command; when it fails, end with its exit code."""
    code = subprocess.run(command, cwd=cwd, check=False).returncode
    if code:
        sys.exit(code if code > 0 else 128 - code)


def play(arguments: list[str]) -> None:
    """Start the game."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in screens):
        sys.exit("There is no screen to play on: neither DISPLAY nor WAYLAND_DISPLAY is set.")
    prepare_system("play")
    prepare_python("play")
    command = [str(PYTHON), "-m", "scopa_desktop", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)  # a signal reaches the game, and nobody kills it while it ends
    run(command)


def test(arguments: list[str]) -> None:
    """Run the whole check, up to the first step that fails."""
    prepare_system("test")
    prepare_python("test")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    whole = "--all" in arguments
    chosen = [] if whole else ["-m", QUICK]
    arguments = [argument for argument in arguments if argument != "--all"]
    python, checks = str(PYTHON), str(ROOT / "packaging" / "checks.py")
    steps = {
        "ruff check": [python, "-m", "ruff", "check"],
        "ruff format": [python, "-m", "ruff", "format", "--check"],
        "mypy": [python, "-m", "mypy"],
        "lint-imports": [str(BIN / "lint-imports")],
        "translations": [python, checks, "translations"],
        "qmllint": [python, checks, "qmllint"],
        "qmlformat": [python, checks, "qmlformat"],
        "pytest": [python, "-m", "pytest", "--numprocesses", WORKERS, "--dist", "worksteal", *chosen, *arguments],
    }
    for title, command in steps.items():
        print(f"\n== {title}", flush=True)
        run(command, cwd=ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=["play", "test"], help="start the game, or run the whole check")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="handed to the game, or to pytest")
    options = parser.parse_args()
    try:
        {"play": play, "test": test}[options.command](options.arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
