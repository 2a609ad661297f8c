"""Small changes of the source, one at a time: each has to make a test fail.

`python -m tests.bench.mutants FILE... [--tests PATH...] [--share 1/4]` copies the checkout to a temporary folder and
changes it there; FILE is a module below `scopa_desktop` (`record.py`, `engine/play.py`). A mutant is printed when all
tests pass with it. `--share 2/4` tries the second quarter, so that several runs divide the work. The tests in `TESTS`
are tried first in the order given there; they stop at the first that fails, or after `PATIENCE`.

A comparison is turned (`<` and `<=`, `==` and `!=`, `in` and `not in`, `is` and `is not`), `and` and `or`, `+` and `-`,
`*` and `//` are exchanged, `not` and `if` are turned round, the branches of a conditional value exchanged, `True` and
`False` exchanged, a whole number is one larger, and what is raised is another error. Decorators stay as they are:
whether a value is frozen and has slots changes none.

Mutants that live and mean nothing:

| Where | Why |
|---|---|
| `record.py`: `TABLE` is another number below 0 | only that it is no seat matters |
| `record.py`, `rounds.py`: the default of `line` | of a record that was not read; nothing compares or tells it |
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import partial
from multiprocessing import active_children, get_context, set_forkserver_preload
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = Path("scopa_desktop")
TESTS = {
    "match.py": ["tests/unit/test_match.py", "tests/unit/test_record.py", "tests/golden/test_golden.py"],
    "record.py": ["tests/unit/test_record.py", "tests/unit/test_numbered.py", "tests/golden/test_golden.py"],
    "rounds.py": ["tests/unit/test_record.py", "tests/unit/test_match.py", "tests/golden/test_golden.py"],
    "lines.py": ["tests/unit/test_record.py", "tests/golden/test_golden.py"],
    "seal.py": ["tests/unit/test_match.py", "tests/unit/test_record.py"],
    "numbered.py": ["tests/unit/test_numbered.py", "tests/unit/test_verify.py"],
    "verify.py": ["tests/unit/test_verify.py", "tests/unit/test_numbered.py"],
}
"""The tests of a file."""
ENGINE = [
    "tests/unit/test_vectors.py",
    "tests/unit/test_flow.py",
    "tests/unit/test_engine_rest.py",
    "tests/unit/test_match.py",
    "tests/property/test_engine_laws.py",
    "tests/property/test_secrets.py",
    "tests/golden/test_golden.py",
]
"""The tests of the files of the engine."""
PATIENCE = 600
"""Seconds after which a mutant counts as noticed: it does not come to an end."""

_TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed module: its source, the line that was changed, and how it reads now."""

    source: str
    line: int
    reads: str


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    for at in range(sum(1 for _ in _sites(ast.parse(source)))):
        tree = ast.parse(source)
        node, change = list(_sites(tree))[at]
        change()
        yield Mutant(ast.unparse(ast.fix_missing_locations(tree)), node.lineno, ast.unparse(node).partition("\n")[0])


def _sites(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, Callable[[], None]]]:
    """Every place that can be changed, and what changes it."""
    decorated = [decorator for node in ast.walk(tree) for decorator in getattr(node, "decorator_list", ())]
    left_out = {id(part) for decorator in decorated for part in ast.walk(decorator)}
    for node in ast.walk(tree):
        match node:
            case _ if id(node) in left_out:
                continue
            case ast.Compare() if type(node.ops[0]) in _TURNED:
                yield node, partial(setattr, node, "ops", [_TURNED[type(node.ops[0])](), *node.ops[1:]])
            case ast.BoolOp() | ast.BinOp() if type(node.op) in _TURNED:
                yield node, partial(setattr, node, "op", _TURNED[type(node.op)]())
            case ast.UnaryOp(op=ast.Not()):
                yield node, partial(_set, node, op=ast.Not(), operand=ast.UnaryOp(ast.Not(), node.operand))
            case ast.Constant(value=bool(flag)):
                yield node, partial(setattr, node, "value", not flag)
            case ast.Constant(value=int(number)):
                yield node, partial(setattr, node, "value", number + 1)
            case ast.IfExp():
                yield node, partial(_set, node, body=node.orelse, orelse=node.body)
            case ast.If():
                yield node, partial(setattr, node, "test", ast.UnaryOp(ast.Not(), node.test))
            case ast.Raise(exc=ast.expr()):
                other = ast.Call(ast.Name("SystemError", ast.Load()), [ast.Constant("mutant")], [])
                yield node, partial(_set, node, exc=other, cause=None)


def _set(node: ast.AST, **values: ast.AST | None) -> None:
    for name, value in values.items():
        setattr(node, name, value)


def noticed(folder: Path, tests: Sequence[str]) -> bool:
    """Whether a test of the copy fails, in a process of its own that has the libraries, not the program, already."""
    arguments = ["-qx", "--no-header", "-p", "no:xdist", "-p", "no:cacheprovider", "-c", str(folder / "pyproject.toml")]
    with ProcessPoolExecutor(1, get_context("forkserver"), max_tasks_per_child=1) as pool:
        try:
            running = pool.submit(_tested, str(folder), [*arguments, *tests])
            return running.result(PATIENCE) != 0
        except TimeoutError:
            for process in active_children():
                process.kill()
            return True
        except BrokenProcessPool:
            return True


def _tested(folder: str, arguments: list[str]) -> int:
    """The exit code of pytest in a folder."""
    os.chdir(folder)
    sys.path.insert(0, folder)
    sys.dont_write_bytecode = True
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main(arguments))


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the mutants of the files; 1 when one was not noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="+", help="a module below scopa_desktop")
    parser.add_argument(
        "--tests", nargs=argparse.REMAINDER, help="arguments of pytest, instead of the tests that belong to the file"
    )
    parser.add_argument("--share", default="1/1", help="which part of the mutants, as 2/4")
    options = parser.parse_args(arguments)
    part, parts = map(int, options.share.split("/"))
    set_forkserver_preload(["pytest", "hypothesis", "pytestqt.plugin", "PySide6.QtQuick"])
    alive = tried = 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        for each in ("scopa_desktop", "tests", "assets"):
            shutil.copytree(ROOT / each, folder / each, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        for file in options.file:
            tests = options.tests or TESTS.get(file, ENGINE)
            path = folder / PACKAGE / file
            source = path.read_text(encoding="utf-8")
            if noticed(folder, tests):
                parser.error(f"a test of {file} fails already")
            for mutant in list(mutants(source))[part - 1 :: parts]:
                path.write_text(mutant.source, encoding="utf-8")
                tried += 1
                if not noticed(folder, tests):
                    alive += 1
                    print(f"{file}:{mutant.line}: {mutant.reads}", flush=True)
            path.write_text(source, encoding="utf-8")
    print(f"{tried - alive} of {tried} mutants were noticed, {alive} were not")
    return min(alive, 1)


if __name__ == "__main__":
    sys.exit(main())
