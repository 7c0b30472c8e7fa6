"""Names by which answers refer to things in the pictures, besides the cells of the boards."""

from __future__ import annotations

CLOCK = "clock"
"""The clock of the dungeon bar; nothing is chosen there."""


def hero_mark(hero: int) -> str:
    """A hero by number: the piece, and the plate below the boards."""
    return f"hero-{hero}"


def sheet_mark(hero: int, name: str) -> str:
    """An ability on a hero's sheet, or a spell or miracle by its text key."""
    return f"hero-{hero}-{name}"


def card_mark(card: str) -> str:
    """A card to choose: a hero card, or one of the turn deck."""
    return f"card-{card}"
