"""Builds what is published: the sdist, from it the wheel that every machine takes, and one with the compiled kernel.

The last is for this Python and this kind of machine. `.venv/bin/python packaging/wheels.py [FOLDER]` needs no network.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path, **variables: str) -> None:
    """Run a module of this Python; when it fails, end with its exit code."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=cwd, env=os.environ | {"PATH": path} | variables, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)


def build(target: str, root: Path, folder: Path, **variables: str) -> Path:
    """Build the sdist or a wheel of the checkout `root` into an empty folder."""
    run("hatchling", "build", "--target", target, "--directory", folder, cwd=root, **variables)
    (made,) = folder.iterdir()
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", help="where they go (default: dist)")
    folder: Path = parser.parse_args().folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        sdist = build("sdist", ROOT, Path(temporary, "sdist"))
        with tarfile.open(sdist) as archive:
            archive.extractall(temporary, filter="data")
        root = Path(temporary, sdist.name.removesuffix(".tar.gz"))
        made = [sdist, build("wheel", root, Path(temporary, "pure"), SCOPA_DESKTOP_BUILD_KERNEL="0")]
        compiled = build("wheel", root, Path(temporary, "compiled"), SCOPA_DESKTOP_BUILD_KERNEL="1")
        if sys.platform == "linux":
            # It may go to other Linux systems once the oldest library it works with is known.
            run("auditwheel", "repair", "--wheel-dir", folder, compiled, cwd=root)
        else:
            made.append(compiled)
        for path in made:
            shutil.copy(path, folder)


if __name__ == "__main__":
    main()
