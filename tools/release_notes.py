"""Print the notes of a release, its entry in the change log: `python -m tools.release_notes v1.2.3`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from storage.version import version

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(tag: str, changes: str) -> str:
    """The entry of the version that this tag names. Raises ValueError if it is another version or has no entry."""
    if tag != f"v{version()}":
        raise ValueError(f"The tag is {tag}, and pyproject.toml has the version {version()}.")
    section = re.search(rf"^## {re.escape(version())}\n(.+?)(?=^## |\Z)", changes, re.M | re.S)
    if section is None or not section[1].strip():
        raise ValueError(f"CHANGELOG.md has no entry for {version()}.")
    return section[1].strip()


def main() -> None:
    """Print the notes for the tag on the command line."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    try:
        print(notes(sys.argv[1], CHANGELOG.read_text(encoding="utf-8")))
    except ValueError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
