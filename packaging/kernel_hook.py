"""Builds the compiled kernel into the wheel where that is possible; elsewhere the wheel is pure Python."""

from __future__ import annotations

import argparse
import atexit
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("scopa_desktop", "ai", "compiled.pyx")
SWITCH = "SCOPA_DESKTOP_BUILD_KERNEL"
"""An environment variable: "0" leaves the kernel out, "1" makes a failure to build it an error."""


class KernelHook(BuildHookInterface[Any]):
    """The build hook; an editable install gets the kernel beside its source."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put the result into the wheel."""
        wanted = os.environ.get(SWITCH, "")
        if self.target_name != "wheel" or wanted == "0":
            return
        source = Path(self.root, SOURCE)
        try:
            folder = Path(tempfile.mkdtemp())
            atexit.register(shutil.rmtree, folder, ignore_errors=True)  # the wheel is written after this
            built = build(folder)
            if version == "editable":
                place(built, source)
        except (OSError, KernelError) as error:
            if wanted == "1":
                raise
            self.app.display_info(f"The compiled kernel is left out: {one_line(str(error))}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            build_data["force_include"][str(built)] = SOURCE.with_name(built.name).as_posix()


class KernelError(Exception):
    """The kernel was not built; the message is all that was said."""


def build(folder: Path) -> Path:
    """Compile the kernel into `folder` in a process of its own; the library, which was seen to load.

    The process may end in any way a compiler, Cython or setuptools can think of: each is a KernelError.
    """
    command = [sys.executable, __file__, "--into", str(folder)]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise KernelError(done.stdout or f"exit code {done.returncode}")
    return folder / library()


def one_line(said: str) -> str:
    """The line of a failed build that tells why: the first error, else the last words."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line.lower()), lines[-1])


def library() -> str:
    """The file name of the compiled kernel."""
    return f"{SOURCE.stem}{sysconfig.get_config_var('EXT_SUFFIX')}"


def place(built: Path, source: Path) -> None:
    """Move a library beside its source; a program that has loaded the old one keeps that."""
    new = source.with_name(f"{built.name}.new")
    try:
        shutil.move(built, new)
        new.replace(source.with_name(built.name))
    finally:
        new.unlink(missing_ok=True)


def compile_kernel(root: Path, folder: Path) -> Path:
    """Compile the kernel of the checkout `root` into `folder` and load it there; the library.

    Raises SystemExit without a C compiler and whatever Cython, setuptools or loading raises.
    """
    from Cython.Compiler.Main import compile as translate
    from setuptools import Distribution, Extension  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and not shutil.which(compiler):
        sys.exit(f"error: there is no C compiler {compiler}")
    source = root / SOURCE
    sys.path.insert(0, str(root))
    from scopa_desktop.ai import kernel

    code = folder / "compiled.c"
    if translate(str(source), output_file=str(code)).num_errors:  # type: ignore[no-untyped-call]
        sys.exit("error: the kernel does not translate")
    # Contracted multiplications would round unlike Python's.
    exact = ["/O2", "/fp:precise"] if os.name == "nt" else ["-O2", "-g0", "-ffp-contract=off"]
    made_from = [("EDITION", f"{kernel.edition(source.parent)}ULL")]
    extension = Extension("compiled", [str(code)], extra_compile_args=exact, define_macros=made_from)
    command = build_ext(Distribution({"ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(folder), str(folder)
    command.ensure_finalized()
    command.run()
    built = folder / library()
    spec = importlib.util.spec_from_file_location(kernel.COMPILED, built)
    assert spec
    assert spec.loader
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return built


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the kernel, beside its source unless told otherwise.")
    parser.add_argument("--into", type=Path, help="a folder that exists")
    options = parser.parse_args()
    root = Path(__file__).resolve().parent.parent
    if options.into:
        compile_kernel(root, options.into)
        return
    with tempfile.TemporaryDirectory() as folder:
        place(compile_kernel(root, Path(folder)), root / SOURCE)


if __name__ == "__main__":
    main()
