"""Which kernel is in use, and how the compiled one is built or left out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_desktop.ai import kernel, tree


def test_python_can_be_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kernel.VARIABLE, "python")
    assert kernel.chosen() is tree.Kernel


def test_without_a_compiled_kernel_python_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(kernel.VARIABLE, raising=False)
    monkeypatch.setitem(sys.modules, kernel.COMPILED, None)
    assert kernel.chosen() is tree.Kernel


def test_a_compiled_kernel_that_was_not_built_cannot_be_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kernel.VARIABLE, "compiled")
    monkeypatch.setitem(sys.modules, kernel.COMPILED, None)
    with pytest.raises(ImportError):
        kernel.chosen()


def test_the_sources_have_an_edition(tmp_path: Path) -> None:
    here = Path(kernel.__file__).parent
    for name in kernel.SOURCES:
        shutil.copy(here / name, tmp_path)
    assert kernel.edition(tmp_path) == kernel.edition()
    for name in kernel.SOURCES:
        before = kernel.edition(tmp_path)
        with (tmp_path / name).open("a") as file:
            file.write("#")
        assert kernel.edition(tmp_path) != before
    (tmp_path / "tree.py").unlink()
    assert kernel.edition(tmp_path) == 0


@pytest.mark.skipif(kernel.compiled() is None, reason="the compiled kernel was not built from these sources")
def test_a_compiled_kernel_beside_other_sources_is_not_used(tmp_path: Path) -> None:
    """What an update of a checkout leaves behind: new sources and the library made from the old ones."""
    package = tmp_path / "scopa_desktop"
    shutil.copytree(Path(kernel.__file__).parents[1], package, ignore=shutil.ignore_patterns("ui", "qml", "i18n"))
    with (package / "ai" / "plain.py").open("a") as file:
        file.write("# other\n")
    asked = "from scopa_desktop.ai import kernel; print(kernel.chosen().__module__)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}

    def run(wanted: str) -> subprocess.CompletedProcess[str]:
        told = environment | {kernel.VARIABLE: wanted}
        return subprocess.run(
            [sys.executable, "-c", asked], cwd=tmp_path, env=told, capture_output=True, text=True, check=False
        )

    assert run("").stdout.strip() == "scopa_desktop.ai.tree"
    assert "built from other sources" in run("compiled").stderr


@pytest.mark.skipif(kernel.compiled() is None, reason="the compiled kernel was not built from these sources")
def test_the_compiled_kernel_is_used_where_it_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("compiled", ""):
        monkeypatch.setenv(kernel.VARIABLE, value)
        assert kernel.chosen().__module__ == kernel.COMPILED


def test_another_value_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kernel.VARIABLE, "fast")
    with pytest.raises(ValueError, match="python or compiled"):
        kernel.chosen()
