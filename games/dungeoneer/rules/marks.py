"""The marks of answers in the pictures, besides map cards and the cells for them."""

from __future__ import annotations

from games.dungeoneer.rules.components import HEROES, QUESTS
from rules.messages import Seat

SELF = "self"
"""The head of the player's own sheet: the hero and its ability."""
ENCOUNTERS = "encounters"
"""The encounters that are being fought."""


def hero_mark(seat: Seat) -> str:
    """A hero, on the board."""
    return f"hero-{seat}"


def edge_mark(card: str, side: int) -> str:
    """The border of a space with the next one on that side (0: north, 1: east, 2: south, 3: west)."""
    return f"{card}-{'nesw'[side]}"


def hand_mark(card: str) -> str:
    """A card of the player's own hand, or one of the player's own map cards."""
    return f"hand-{card}"


def laid_mark(number: int) -> str:
    """A readied card or a permanent bane, by its number."""
    return f"laid-{number}"


def beast_mark(number: int) -> str:
    """A monster of the player's own pack, by its number."""
    return f"beast-{number}"


def quest_mark(quest: str) -> str:
    """A quest on the player's own sheet, or the global one."""
    return f"quest-{quest}"


def card_mark(card: str, number: int = 0) -> str:
    """The thing a player uses: a numbered card on the table, the hero's ability, an artifact, or a card of the hand."""
    if number:
        return laid_mark(number)
    if card in HEROES:
        return SELF
    return quest_mark(card) if card in QUESTS else hand_mark(card)
