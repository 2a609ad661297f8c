"""Whether a picture of a card can be drawn in reasonable time, told before anything draws it."""

from __future__ import annotations

import io
import math
import re
import struct
import zlib
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

from scopa_desktop.boundary import FileError, read_bytes

SVG_BYTES = 2_000_000
PNG_BYTES = 20_000_000
LEVELS = 30
"""Elements inside each other; Qt draws none beyond 32."""
ELEMENTS = 5_000
"""Elements that are drawn, one that is used several times as often as it is used."""
USES = 8
"""Elements that are used by elements that are used."""
PIXELS = 8_192
"""Width and height of a picture of pixels."""
WEIGHTS = {"filter": 100, "mask": 20, "marker": 20, "pattern": 20, "image": 100}
"""How many elements those count for that take as long."""

_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "image"}
_DEFINED = {"defs", "symbol", "pattern", "mask", "marker", "clipPath"}
"""What is in there is drawn only where it is used."""
_SVG = "{http://www.w3.org/2000/svg}"
_HREF = ("href", "{http://www.w3.org/1999/xlink}href")
_URL = re.compile(r"url\(\s*['\"]?#([^'\")\s]+)")
_SLOW = re.compile(r"(?:filter|mask|marker[a-z-]*)\s*:")
_SIZE = re.compile(r"\s*([-+0-9.eE]+)")
_PNG = b"\x89PNG\r\n\x1a\n"


def check(file: Path) -> None:
    """FileError for a picture, SVG or PNG, that is empty, damaged or would take too long; also another OSError."""
    if file.suffix == ".png":
        _check_png(file, read_bytes(file, PNG_BYTES))
    else:
        _Drawing(file, read_bytes(file, SVG_BYTES)).check()


def _check_png(file: Path, content: bytes) -> None:
    if not content.startswith(_PNG):
        raise FileError(file, "is no picture of the kind PNG")
    at, kind, data = len(_PNG), b"", False
    while at + 12 <= len(content) and kind != b"IEND":
        length, kind = struct.unpack_from(">I4s", content, at)
        end = at + 8 + length
        if end + 4 > len(content) or zlib.crc32(content[at + 4 : end]) != int.from_bytes(content[end : end + 4]):
            raise FileError(file, "is damaged")
        if kind == b"IHDR" and not all(0 < size <= PIXELS for size in struct.unpack_from(">II", content, at + 8)):
            raise FileError(file, f"is wider or higher than {PIXELS} pixels")
        data = data or kind == b"IDAT"
        at = end + 4
    if kind != b"IEND" or not data:
        raise FileError(file, "is damaged")


class _Drawing:
    """What an SVG asks to be drawn, counted without drawing it."""

    def __init__(self, file: Path, content: bytes) -> None:
        self._file = file
        self._content = content
        self._count = 0
        self._shapes = 0
        self._own: dict[str, int] = defaultdict(int)
        """elements inside the one of a name, itself among them, by name; "" for the whole"""
        self._uses: dict[str, list[str]] = defaultdict(list)
        """names that are used there"""
        self._whole: dict[str, int] = {}

    def check(self) -> None:
        if b"<!ENTITY" in self._content:
            raise FileError(self._file, "declares entities")
        try:
            self._read()
        except (ElementTree.ParseError, ValueError, LookupError) as error:
            raise FileError(self._file, f"is no drawing of the kind SVG ({error})") from error
        if not self._shapes:
            raise FileError(self._file, "draws nothing")
        self._drawn("", ())

    def _read(self) -> None:
        open_names = [""]
        defined = 0
        for event, element in ElementTree.iterparse(io.BytesIO(self._content), ("start", "end")):
            if event == "end":
                open_names.pop()
                defined -= element.tag.removeprefix(_SVG) in _DEFINED
                if element.tag == f"{_SVG}style" and _SLOW.search(element.text or ""):
                    raise FileError(self._file, "has filters, masks or markers in a style sheet")
                element.clear()
                continue
            if len(open_names) == 1 and element.tag != f"{_SVG}svg":
                raise FileError(self._file, "is no drawing of the kind SVG")
            if len(open_names) == 1:
                self._check_size(element)
            open_names.append(element.get("id", ""))
            defined += element.tag.removeprefix(_SVG) in _DEFINED
            self._add(element, set(open_names) - ({""} if defined else set()))
            if len(open_names) > LEVELS:
                raise FileError(self._file, f"has more than {LEVELS} elements inside each other")

    def _check_size(self, root: ElementTree.Element) -> None:
        sizes = [found[1] for name in ("width", "height") if (found := _SIZE.match(root.get(name, "")))]
        box = re.split(r"[\s,]+", root.get("viewBox", "").strip())
        sizes += box[2:4]
        if not all(0 < float(size) < math.inf for size in sizes) or (box != [""] and len(box) != 4):
            raise FileError(self._file, "has no size")

    def _add(self, element: ElementTree.Element, inside: set[str]) -> None:
        kind = element.tag.removeprefix(_SVG)
        used = [name for value in element.attrib.values() for name in _URL.findall(value)]
        if kind == "use":
            used += [value[1:] for name in _HREF if (value := element.get(name, "")).startswith("#")]
        told = [kind, *element.attrib, *re.findall(r"([a-z-]+)\s*:", element.get("style", ""))]
        weight = sum(weight for name, weight in WEIGHTS.items() if any(word.startswith(name) for word in told)) or 1
        self._count += weight
        self._shapes += kind in _SHAPES
        for name in inside:
            self._own[name] += weight
            self._uses[name] += used
        if self._count > ELEMENTS:
            self._refuse()

    def _drawn(self, name: str, using: tuple[str, ...]) -> int:
        """How many elements the one of this name comes to, with all that it uses."""
        if name not in self._whole:
            if name in using or len(using) > USES:
                raise FileError(self._file, f"uses elements that use others more than {USES} times")
            inner = sum(self._drawn(one, (*using, name)) for one in self._uses.get(name, []))
            self._whole[name] = self._own.get(name, 0) + inner
            if self._whole[name] > ELEMENTS:
                self._refuse()
        return self._whole[name]

    def _refuse(self) -> None:
        raise FileError(self._file, f"draws more than {ELEMENTS} elements")
