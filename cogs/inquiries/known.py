"""What answers to questions in plain words are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.inquiries.understanding import Inquiry
from cogs.services.cards import Cards
from cogs.services.reader import Reader
from cogs.services.screen import Block
from storage.rows import LoggedEvent

Parts = list[Block | str | None]
"""The parts of an answer, in order; None is left out."""


@dataclass(frozen=True, slots=True)
class Known:
    """What answers are made from, apart from the position."""

    reader: Reader
    events: Sequence[LoggedEvent]
    """The latest events that the reader may know."""
    cards: Cards | None
    """What can be looked up in the game."""
    private: bool
    """Whether only the person who asked sees the answer."""


def wanted_of(known: Known, inquiry: Inquiry) -> list[str]:
    """The words that say what a question is about, with the names of its things."""
    return [*inquiry.terms, *names_of(known, inquiry)]


def names_of(known: Known, inquiry: Inquiry) -> list[str]:
    """The names of the things in the question."""
    cards = known.cards
    return (
        [] if cards is None else [cards.card_name(thing, known.reader.language).casefold() for thing in inquiry.things]
    )


def as_list(lines: Sequence[str]) -> str | None:
    """Lines as a list; None for none."""
    return "\n".join(f"- {line}" for line in lines) or None
