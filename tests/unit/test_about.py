"""The libraries that the about box tells: what is really installed of what the program needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_desktop.ui.pages.about import libraries

PACKAGES = {
    "prog": [
        "Requires-Dist: Lib_A>=1 ; sys_platform != 'none'",
        "Requires-Dist: tester; extra == 'test'",
        "Requires-Dist: voice ; extra == 'speech'",
        "Requires-Dist: not-there",
    ],
    "lib-a": ["License-Expression: MIT-0", "Requires-Dist: deeper>=2", "Requires-Dist: prog"],
    "deeper": ["License: Some licence", " with a long text"],
    "voice": ["License: ", "Classifier: License :: OSI Approved :: BSD License", "Classifier: Topic :: Sound"],
    "tester": ["License: never told"],
    "other": ["License: not needed"],
}


def test_what_is_installed_is_told_with_its_licence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, (name, lines) in enumerate(PACKAGES.items()):
        folder = tmp_path / f"{name.replace('-', '_')}-{number}.0.dist-info"
        folder.mkdir()
        told = ["Metadata-Version: 2.4", f"Name: {name}", f"Version: {number}.0", *lines]
        (folder / "METADATA").write_text("\n".join(told) + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert libraries("prog") == [
        {"name": "deeper", "version": "2.0", "licence": "Some licence"},
        {"name": "lib-a", "version": "1.0", "licence": "MIT-0"},
        {"name": "voice", "version": "3.0", "licence": "BSD License"},
    ]


def test_without_the_program_s_own_package_nothing_is_told() -> None:
    assert libraries("scopa-desktop-that-is-not-there") == []


def test_of_the_real_packages_each_has_a_licence() -> None:
    told = libraries("PySide6-Essentials")
    assert [one["name"] for one in told] == ["shiboken6"]
    assert "LGPL" in told[0]["licence"]
