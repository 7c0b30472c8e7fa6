"""Short answers to common questions on the rules: which of them answers a question in plain words.

A game's texts have them as `ruling-<page>-<name>`, and ways to ask for each as `ruling-<page>-<name>-asked`, separated
by semicolons. The page is the one of the rules that says more. `ruling-<page>-<name>-board` has words for what the
board says on the same subject.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cogs.screens.rulebook import unused_pages
from cogs.screens.ways import Ways
from cogs.services.reader import Reader

FAMILY = "ruling-"
ASKED, BOARD = "-asked", "-board"
GAMES_KEPT = 32


Entry = tuple[str, str, str, str]
"""A ruling as its page, its text, ways to ask for it, and the words for the board."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A short answer on the rules."""

    page: str
    text: str
    board: str
    """Words for what the board says on the same subject; may be empty."""
    score: float
    """How well it matches the question, from 0 to 1."""


def find(reader: Reader, asked: str, wanted: Sequence[str]) -> Ruling | None:
    """The ruling that matches a question best. Rulings apply only to games with several players."""
    game = reader.game
    if game is None or game.seats == 1 or not wanted:
        return None
    unused = unused_pages(reader)
    entries = tuple(entry for entry in _entries(reader) if entry[0] not in unused)
    if not entries:
        return None
    score, at = _rulings(entries).best(asked, wanted)
    page, text, _, board = entries[at]
    return Ruling(page, text, board, score)


def _entries(reader: Reader) -> list[Entry]:
    """The rulings of the reader's game in the order of the file."""
    keys = reader.services.texts.keys(reader.language, reader.table.game)
    with_board = {key for key in keys if key.startswith(FAMILY) and key.endswith(BOARD)}
    return [
        (
            key.split("-")[1],
            reader.say(key),
            reader.say(key + ASKED),
            reader.say(key + BOARD) if key + BOARD in with_board else "",
        )
        for key in keys
        if key.startswith(FAMILY) and not key.endswith((ASKED, BOARD))
    ]


@lru_cache(maxsize=GAMES_KEPT)
def _rulings(entries: tuple[Entry, ...]) -> Ways:
    return Ways([(asked, text) for _, text, asked, _ in entries])
