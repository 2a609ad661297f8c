"""What `scopa-desktop verify` says of a saved match of which one bit was changed, for every bit of it.

`python -m tests.bench.bit_flips [FILE...] [--bytes]`: by default the golden records of every version; with `--bytes`
every other value of every byte. A change is refused, or it is not noticed. A wrong place is a refusal that names
lines among which the changed one is not; but a change of the version, on which all reading depends, may be told where
first something does not belong to the other version.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from scopa_desktop import verify
from scopa_desktop.match import RecordError

RECORDS = Path(__file__).parents[1] / "golden" / "records"


def changes(content: bytes, *, every: bool = False) -> Iterator[tuple[int, bytes]]:
    """Every content of which one bit of one byte (`every`: one whole byte) is another, and the place of that byte."""
    for place, byte in enumerate(content):
        for other in range(256) if every else (byte ^ 1 << bit for bit in range(8)):
            if other != byte:
                yield place, content[:place] + bytes([other]) + content[place + 1 :]


def outcome(good: bytes, content: bytes, place: int, file: Path) -> str:
    """What becomes of a changed content in the file: refused, refused at a wrong place, unnoticed."""
    file.write_bytes(content)
    try:
        verify.check(verify.read(file))
    except RecordError as error:
        line = content.count(b"\n", 0, place) + 1
        end = b"\n"[0] in (good[place], content[place])  # a line end more or less: the next line is another
        near = range(error.line - end, error.last + 1)
        return (
            "refused"
            if line in near or line == 1
            else f"refused at a wrong place: {error}, but the change is in line {line}"
        )
    return f"unnoticed: byte {place} is {content[place : place + 1]!r}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the percentages of each file; 1 when a change of a record of the newest version is not refused."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="*", type=Path, default=sorted(RECORDS.glob("*.scopa")))
    parser.add_argument("--bytes", action="store_true", help="every other value of every byte")
    options = parser.parse_args(arguments)
    missed = 0
    with TemporaryDirectory() as folder:
        for file in options.file:
            content = file.read_bytes()
            begin = time.perf_counter()
            found = Counter(
                outcome(content, changed, place, Path(folder) / "changed.scopa").partition(":")[0]
                for place, changed in changes(content, every=options.bytes)
            )
            total = sum(found.values())
            print(f"{file.name}: {len(content)} bytes, {total} changes, {time.perf_counter() - begin:.0f} s")
            for what, count in found.most_common():
                print(f"  {what}: {count}, {100 * count / total:.2f} %")
            chained = verify.check(verify.read(file)).record.chained
            missed += (total - found["refused"]) * chained
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main())
