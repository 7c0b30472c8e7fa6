"""The board in words, line by line."""

from __future__ import annotations

import re

from cogs.services.reader import Reader
from pictures.kit import unmarked
from rules.messages import Seat

HEAD = re.compile(r"^[^:：]{1,60}[:：]\s*")
"""The heading of a line."""
MOST_OF_PLACE = 3
"""Lines that say where the game is."""


def board_lines(reader: Reader) -> list[str]:
    """The lines of the board in words."""
    drawn = reader.board()
    return [] if drawn is None else [line for line in drawn.text.splitlines() if line.strip()]


def place(reader: Reader) -> list[str]:
    """Where the game is: the lines before the first list of the board."""
    lines: list[str] = []
    for line in board_lines(reader):
        if line.startswith("- ") or len(lines) == MOST_OF_PLACE:
            break
        lines.append(line)
    return lines


def blocks(reader: Reader) -> list[tuple[str, frozenset[Seat]]]:
    """The lines of the board in words, those that belong together as one, with the players they are about."""
    paragraphs: list[list[str]] = []
    for line in board_lines(reader):
        if line.startswith("  ") and paragraphs:
            paragraphs[-1].append(line.strip())
        else:
            paragraphs.append([line.removeprefix("- ").strip()])
    names = [name.casefold() for name in reader.plain_names]
    texts = []
    for lines in paragraphs:
        head = unmarked(HEAD.match(lines[0])[0] if HEAD.match(lines[0]) else lines[0]).casefold()  # type: ignore[index]
        texts.append(("\n".join(lines), frozenset(seat for seat, name in enumerate(names) if name in head)))
    return texts
