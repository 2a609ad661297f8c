"""The printing inks of each deck."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Palette:
    """Flat inks; each `_dark` is the same ink in the shade."""

    red: str
    red_dark: str
    yellow: str
    ochre: str
    blue: str
    blue_dark: str
    green: str
    green_dark: str
    skin: str
    skin_dark: str
    white: str
    grey: str
    hair: str
    hair_dark: str
    coat: str
    coat_dark: str

    def pair(self, name: str) -> tuple[str, str]:
        """An ink and its shade: "red", "yellow", "blue", "green", "skin", "white", "coat" or "hair"."""
        darker = {"yellow": self.ochre, "white": self.grey}
        light: str = getattr(self, name)
        dark: str = darker[name] if name in darker else getattr(self, f"{name}_dark")
        return light, dark


FRENCH = Palette(
    red="#e0202b",
    red_dark="#b3131f",
    yellow="#fde02b",
    ochre="#efb61c",
    blue="#2160cc",
    blue_dark="#144296",
    green="#15823f",
    green_dark="#0c5a2c",
    skin="#f6dcb4",
    skin_dark="#e3b98a",
    white="#fbfaf6",
    grey="#dcdad2",
    hair="#aaa49e",
    hair_dark="#3d3936",
    coat="#cdb394",
    coat_dark="#a88a68",
)

NAPOLETANE = replace(
    FRENCH,
    red="#e3141f",
    red_dark="#a80d18",
    yellow="#ffe31f",
    ochre="#e9ac17",
    blue="#1c5fd8",
    blue_dark="#10378c",
    green="#0f7b31",
    green_dark="#08311a",
    hair_dark="#2c2926",
    coat="#c3ab8f",
    coat_dark="#8e7458",
)
"""Four flat inks under much black: brighter than the French ones, and darker in the shade."""

PIACENTINE = Palette(
    red="#e23c22",
    red_dark="#b02816",
    yellow="#f9cf2c",
    ochre="#d9981f",
    blue="#336fbd",
    blue_dark="#204a86",
    green="#27703f",
    green_dark="#154a2f",
    skin="#f3cb9c",
    skin_dark="#dba673",
    white="#fffdf5",
    grey="#d8d3c6",
    hair="#6a6259",
    hair_dark="#3e3934",
    coat="#7a3c1e",
    coat_dark="#3b1d12",
)

PAPER = "#fffdf5"
