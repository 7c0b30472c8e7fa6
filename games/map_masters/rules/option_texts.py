"""The effect of an answer in one line, the contents of a card or the use of a token or spell; where a card lies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.map_masters.rules.cards import CARDS, HEIGHT, WIDTH, face, icons_of, shown_on
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.icons import Icon, signs
from games.map_masters.rules.layouts import Placed
from rules.messages import Args, Message, part, refer


@lru_cache(maxsize=256)
def _contents(card: str) -> tuple[tuple[Icon, ...], int]:
    """The icons of a card, those of a kind together, kinds in the order of print, and how many rooms it has."""
    counts = Counter(icon for _, icon in icons_of(CARDS[card]))
    return tuple(counts.elements()), sum(place.room for place in face(card, False).places)


@lru_cache(maxsize=2048)
def fitting(card: str, goal: str) -> int:
    """The number of discoveries or rooms of a card that count for a goal."""
    counts = GOALS[goal].counts
    return shown_on(card, counts) + (_contents(card)[1] if "room" in counts else 0)


@lru_cache(maxsize=2048)
def about_card(card: str, goal: str) -> Message:
    """The contents of a card, and the part of them that counts for the goal."""
    fits = fitting(card, goal)
    return Message("about-card", {"fits": part(fits, "part-fits", n=fits), **_things(card)})


@lru_cache(maxsize=256)
def about_team_card(card: str) -> Message:
    """The contents of a card of a co-operative game."""
    return Message("about-team_card", _things(card))


def _things(card: str) -> Args:
    """The icons and rooms of a card."""
    icons, rooms = _contents(card)
    return {"signs": signs(icons), "rooms": part(rooms, "part-rooms", rooms=rooms)}


@lru_cache(maxsize=4)
def about_token(token: str) -> Message:
    """The use of a fairy token."""
    return Message("about-token", {"use": refer(f"use-{token}")})


@lru_cache(maxsize=32)
def about_spell(spell: str) -> Message:
    """The effect of a spell."""
    return Message(f"spell-text-{spell}")


def spots_of(placed: Placed) -> Args:
    """The arguments that say where a card lies in a tableau: column and row, from 1, and whether it is turned."""
    return {"column": placed.x // WIDTH + 1, "row": placed.y // HEIGHT + 1, "turned": placed.turned}
