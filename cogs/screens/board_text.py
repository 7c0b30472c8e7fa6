"""The board in words, line by line."""

from __future__ import annotations

from cogs.services.reader import Reader

MOST_OF_PLACE = 3
"""Lines that say where the game is."""


def board_lines(reader: Reader) -> list[str]:
    """The lines of the board in words."""
    drawn = reader.board()
    return [] if drawn is None else [line for line in drawn.text.splitlines() if line.strip()]


def place(reader: Reader) -> list[str]:
    """Where the game is: the lines before the first list of the board."""
    found: list[str] = []
    for line in board_lines(reader):
        if line.startswith("- ") or len(found) == MOST_OF_PLACE:
            break
        found.append(line)
    return found
