"""The checks of the files that belong to Qt: QML and translations.

Run with the Python of the checkout's `.venv`: `python packaging/checks.py qmllint|qmlformat|translations`.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType
from typing import Any

from PySide6.QtCore import QByteArray, QLibraryInfo, QMetaMethod, QMetaObject, QObject

ROOT = Path(__file__).resolve().parent.parent
BACKEND = "ScopaDesktop.Backend"  # the QML module whose types are written in Python
UPDATE = "python packaging/checks.py translations --update"

# What PySide6's class decorators mean to qmltyperegistrar; a class with none of them has no name in QML.
DECORATORS = {
    "QmlElement": ("QML.Element", "auto"),
    "QmlSingleton": ("QML.Singleton", "true"),
    "QmlUncreatable": ("QML.Creatable", "false"),
}


def tool(name: str, *args: str | Path) -> subprocess.CompletedProcess[str]:
    """Run one of PySide6's tools, its output kept."""
    command = [str(Path(sys.executable).with_name(f"pyside6-{name}")), *map(str, args)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def need(done: subprocess.CompletedProcess[str]) -> None:
    """Stop when a tool that only prepares a check has failed."""
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}")


def qml_files(root: Path) -> list[Path]:
    """Every QML file of the program."""
    return sorted((root / "scopa_desktop" / "qml").rglob("*.qml"))


def window_modules(root: Path) -> list[Path]:
    """Every Python module of the window."""
    return sorted((root / "scopa_desktop" / "ui").rglob("*.py"))


# --- qmllint -----------------------------------------------------------------------------------------


def text(value: QByteArray) -> str:
    """A name as Qt keeps it, as a string."""
    return bytes(value.data()).decode()


def describe_method(method: QMetaMethod) -> dict[str, Any]:
    """A signal or a slot as qmltyperegistrar reads it."""
    pairs = zip(method.parameterTypes(), method.parameterNames(), strict=True)
    return {
        "access": "public",
        "name": text(method.name()),
        "returnType": method.typeName(),
        "arguments": [{"type": text(kind), "name": text(name)} for kind, name in pairs],
    }


def describe(kind: Any, decorators: list[str]) -> dict[str, Any]:
    """A class of the window as qmltyperegistrar reads it, taken from what Qt knows of it at run time.

    PySide6's own metaobjectdump reads the source instead: it drops `constant=True`, which qmllint then
    warns of, and fails on lambdas, on relative imports and on types given as text.
    """
    meta: QMetaObject = kind.staticMetaObject
    properties: list[dict[str, Any]] = []
    for index in range(meta.propertyOffset(), meta.propertyCount()):
        known = meta.property(index)
        entry: dict[str, Any] = {"name": known.name(), "type": known.typeName(), "read": known.name()}
        entry |= {"index": len(properties), "constant": known.isConstant(), "final": known.isFinal()}
        if known.isWritable():
            entry["write"] = known.name()
        if known.hasNotifySignal():
            entry["notify"] = text(known.notifySignal().name())
        properties.append(entry)
    methods = [meta.method(index) for index in range(meta.methodOffset(), meta.methodCount())]
    enums = [meta.enumerator(index) for index in range(meta.enumeratorOffset(), meta.enumeratorCount())]
    infos = {"QML.Element": "anonymous"} | dict(DECORATORS[name] for name in decorators if name in DECORATORS)
    return {
        "className": kind.__name__,
        "qualifiedClassName": kind.__name__,
        "object": True,
        "superClasses": [{"access": "public", "name": meta.superClass().className()}],
        "classInfos": [{"name": name, "value": value} for name, value in infos.items()],
        "properties": properties,
        "signals": [describe_method(m) for m in methods if m.methodType() == QMetaMethod.MethodType.Signal],
        "slots": [describe_method(m) for m in methods if m.methodType() == QMetaMethod.MethodType.Slot],
        "enums": [
            {
                "name": enum.name(),
                "isClass": enum.isScoped(),
                "isFlag": enum.isFlag(),
                "type": "int",
                "values": [enum.key(index) for index in range(enum.keyCount())],
            }
            for enum in enums
        ],
    }


def describe_module(module: ModuleType, path: Path) -> dict[str, Any]:
    """All classes of a module that Qt knows; their decorators are only to be seen in the source."""
    decorators = {
        node.name: [ast.unparse(decorator).partition("(")[0] for decorator in node.decorator_list]
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    kinds = [getattr(module, name) for name in decorators]
    classes = [describe(kind, decorators[kind.__name__]) for kind in kinds if issubclass(kind, QObject)]
    return {"classes": classes, "outputRevision": 68, "inputFile": path.as_posix()}


def write_types(root: Path) -> Path:
    """Write a QML module with the types that Python defines, for qmllint to read."""
    sys.path.insert(0, str(root))
    folder = root.joinpath("build", "qmltypes", *BACKEND.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    modules = []
    for path in window_modules(root):
        module = importlib.import_module(".".join(path.relative_to(root).with_suffix("").parts))
        modules.append(describe_module(module, path))
    described = folder / "metatypes.json"
    described.write_text(json.dumps(modules, indent=1), encoding="utf-8")
    metatypes = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.ArchDataPath)) / "metatypes"
    foreign = ",".join(str(metatypes / f"qt6{name}_metatypes.json") for name in ("core", "gui", "qml", "quick"))
    options = ["--import-name", BACKEND, "--major-version", "1", "--foreign-types", foreign]
    types = folder / "types.qmltypes"
    need(tool("qmltyperegistrar", "--generate-qmltypes", types, *options, described))
    (folder / "qmldir").write_text(f"module {BACKEND}\ntypeinfo {types.name}\n", encoding="utf-8")
    return root / "build" / "qmltypes"


def qmllint(root: Path) -> str:
    """Complaints of qmllint, which knows the types that Python defines."""
    files = qml_files(root)
    done = tool("qmllint", "-W", "0", "-I", write_types(root), "-I", root / "scopa_desktop" / "qml", *files)
    return done.stdout + done.stderr if done.returncode else ""


# --- qmlformat ---------------------------------------------------------------------------------------


def qmlformat(root: Path) -> str:
    """The QML files that qmlformat would write otherwise."""
    complaints = []
    for path in qml_files(root):
        done = tool("qmlformat", path)
        need(done)
        if done.stdout != path.read_text(encoding="utf-8"):
            complaints.append(f"{path} is not formatted: pyside6-qmlformat -i {path}")
    return "\n".join(complaints)


# --- translations ------------------------------------------------------------------------------------


def markers(line: str) -> set[str]:
    """The places in a text that are filled in when the program runs."""
    return set(re.findall(r"%L?\d", line))


def gaps(path: Path) -> list[str]:
    """What a translation still lacks."""
    found = []
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            source, done = message.findtext("source", ""), message.find("translation")
            if done is None:
                continue
            forms = [form.text or "" for form in done.iter("numerusform")] or [done.text or ""]
            where = f"{path.name}: {context.findtext('name')}: {source!r}"
            if done.get("type") == "unfinished" or not all(form.strip() for form in forms):
                found.append(f"{where} is not translated")
            elif any(markers(form) != markers(source) for form in forms):
                found.append(f"{where} has other places to fill in than {forms}")
    return found


def write_translations(root: Path, folder: Path, language: str) -> list[Path]:
    """Bring the texts of one language in a folder up to date with the sources, and compile them."""
    source, compiled = folder / f"scopa_{language}.ts", folder / f"scopa_{language}.qm"
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    options += ["-target-language", language, *(["-pluralonly"] if language == "en" else [])]
    need(tool("lupdate", *options, *qml_files(root), *window_modules(root), "-ts", source))
    need(tool("lrelease", "-silent", source, "-qm", compiled))
    return [source, compiled]


def translations(root: Path, update: bool) -> str:
    """Translations that are missing, or that lag behind the sources."""
    folder = root / "scopa_desktop" / "i18n"
    languages = sorted({"en", "it"} | {path.stem.removeprefix("scopa_") for path in folder.glob("scopa_*.ts")})
    complaints = []
    with tempfile.TemporaryDirectory() as temporary:
        for language in languages:
            old = folder / f"scopa_{language}.ts"
            if old.exists() and not update:
                shutil.copy(old, temporary)
            files = write_translations(root, folder if update else Path(temporary), language)
            for file in files:
                committed = folder / file.name
                # Line ends are git's affair, so they do not count.
                if not committed.exists() or (
                    committed.read_bytes().replace(b"\r\n", b"\n") != file.read_bytes().replace(b"\r\n", b"\n")
                ):
                    complaints.append(f"{committed} is out of date: {UPDATE}")
            complaints += gaps(files[0])
    return "\n".join(complaints)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("check", choices=["qmllint", "qmlformat", "translations"])
    parser.add_argument("--update", action="store_true", help="write the translations anew")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout")
    options = parser.parse_args()
    if options.update and options.check != "translations":
        parser.error("only translations can be updated")
    if not qml_files(options.root):
        print("Nothing to check: there are no QML files.")
        return
    if options.check == "qmllint":
        complaints = qmllint(options.root)
    elif options.check == "qmlformat":
        complaints = qmlformat(options.root)
    else:
        complaints = translations(options.root, options.update)
    if complaints:
        sys.exit(complaints)


if __name__ == "__main__":
    main()
