"""Short answers to common questions on the rules.

A game's texts have them as `ruling-<page>-<name>`, and ways to ask for each as `ruling-<page>-<name>-asked`, separated
by semicolons. The page is the one of the rules that says more. `ruling-<page>-<name>-board` has words for what the
board says on the same subject.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.inquiries import facts
from cogs.inquiries.known import as_list
from cogs.inquiries.meaning import RULINGS, Fit
from cogs.inquiries.retrieval import held, normal, terms
from cogs.inquiries.rulebook import unused_pages
from cogs.services.reader import Reader
from cogs.services.screen import Block

BOARD = "-board"
SOME_FACTS = 3
"""The most lines of the board below a short answer."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A short answer on the rules."""

    name: str
    page: str
    text: str
    board: str
    """Words for what the board says on the same subject; may be empty."""
    fit: Fit


def find(reader: Reader, fits: Mapping[str, Fit]) -> list[Ruling]:
    """The rulings that apply to this game, all of which has several players.

    `fits`: how well each way to ask for one fits.
    """
    if reader.game is None or reader.game.seats == 1:
        return []
    unused = unused_pages(reader)
    found = []
    for name, fit in fits.items():
        if name.startswith(RULINGS) and (page := name.split("-")[1]) not in unused:
            has_board = reader.services.texts.has(reader.language, reader.table.game, name + BOARD)
            found.append(Ruling(name, page, reader.say(name), reader.say(name + BOARD) if has_board else "", fit))
    return found


def told(reader: Reader, ruling: Ruling) -> list[Block | str | None]:
    """A short answer, and what the board says now on its subject."""
    words = terms(ruling.board)
    if not words:
        return [ruling.text]
    seats = (-1,) if reader.seat is None else (reader.seat,)
    here = [line for line in facts.about(reader, words, seats) if all(held(normal(line), w) == 1.0 for w in words)]
    return [ruling.text, as_list(here[:SOME_FACTS])]
