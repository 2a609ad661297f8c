"""Builds the compiled kernel into the wheel where a C compiler is at hand; without one the wheel is pure Python."""

from __future__ import annotations

import os
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
        try:
            built = compile_kernel(Path(self.root))
        except (ImportError, OSError, subprocess.CalledProcessError, KernelError) as error:
            if wanted == "1":
                raise
            self.app.display_info(f"The compiled kernel is left out: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            build_data["force_include"][str(built)] = built.relative_to(self.root).as_posix()


class KernelError(Exception):
    """There is nothing to compile with."""


def compile_kernel(root: Path) -> Path:
    """Compile the kernel beside its source and return the library.

    Raises ImportError without Cython, KernelError without a C compiler, and what a failing compiler raises.
    """
    from Cython.Compiler.Main import compile as translate
    from setuptools import Distribution, Extension  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(compiler):
        raise KernelError(f"no C compiler ({compiler})")
    source = root / SOURCE
    sys.path.insert(0, str(root))
    from scopa_desktop.ai.kernel import edition

    made_from = [("EDITION", f"{edition(source.parent)}ULL")]
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder, "compiled.c")
        if translate(str(source), output_file=str(code)).num_errors:  # type: ignore[no-untyped-call]
            raise KernelError("the kernel does not translate")
        # Contracted multiplications would round unlike Python's.
        exact = ["/O2", "/fp:precise"] if os.name == "nt" else ["-O2", "-g0", "-ffp-contract=off"]
        extension = Extension("compiled", [str(code)], extra_compile_args=exact, define_macros=made_from)
        command = build_ext(Distribution({"ext_modules": [extension]}))
        command.build_lib, command.build_temp = folder, folder
        command.ensure_finalized()
        command.run()
        made = Path(command.get_ext_fullpath("compiled"))
        # A program that has loaded the old library keeps it: the new one takes its name, not its place.
        new = shutil.copy(made, source.with_name(f"{made.name}.new"))
        return Path(new).replace(source.with_name(made.name))


if __name__ == "__main__":
    print(compile_kernel(Path(__file__).resolve().parent.parent), file=sys.stderr)
