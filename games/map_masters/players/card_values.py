"""The worth of a card of the hand in a round, in points, as measured on planned dungeons.

The value of the best path is nearly a sum over the cards of the hand: most of what the goal counts is found, nearly all
coins, and each other icon has a value of its own. `tools.fit_cards` measures the figures in `card_values.toml`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from pydantic import Field

from games.map_masters.rules.cards import CARDS, FACES, icons_of
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.icons import Icon
from rules.data import DataRow, read_table

ICONS: tuple[Icon, ...] = (
    *("barrel", "sword", "key", "scroll", "rope", "monster", "pit", "lava", "padlock", "circle"),
    *("recycle", "scissors", "stairs"),
)
"""The contents of the cards besides coins."""


class CardValues(DataRow):
    """The whole card_values.toml file."""

    matching: Annotated[float, Field(gt=0)]
    """The value of each point on a card for the goal."""
    rooms: Annotated[float, Field(gt=0)]
    """The worth if the goal counts rooms."""
    coins: Annotated[float, Field(gt=0)]
    """The share of each coin's worth that counts."""
    beside: dict[Icon, float]
    """The value of each icon on its own, in points."""


CARD_VALUES = read_table("games.map_masters", "players/card_values.toml", CardValues)


@lru_cache(maxsize=4096)
def contents(card: str, goal: str) -> tuple[float, ...]:
    """The contents of a card: points for the goal, those for rooms, coins, and the number of each of ICONS."""
    icons = [icon for _, icon in icons_of(CARDS[card])]
    kind = GOALS[goal]
    matching = float(kind.vp * sum(icon in kind.counts for icon in icons))
    rooms = float(sum(place.room for place in FACES[card][False].places)) if "room" in kind.counts else 0.0
    return matching, kind.vp * rooms, float(icons.count("coin")), *(float(icons.count(icon)) for icon in ICONS)


@lru_cache(maxsize=4096)
def card_value(card: str, goal: str, coin: float) -> float:
    """The value of the card for that primary goal card, when a coin is worth `coin` points."""
    matching, rooms, coins, *others = contents(card, goal)
    other_icons = sum(number * CARD_VALUES.beside[icon] for icon, number in zip(ICONS, others, strict=True))
    return CARD_VALUES.matching * matching + CARD_VALUES.rooms * rooms + CARD_VALUES.coins * coin * coins + other_icons


@lru_cache(maxsize=4096)
def later_value(card: str, shown: tuple[str, ...], coin: float) -> float:
    """The value of the card in a later round, averaged over the goals not yet shown."""
    unseen = [goal for goal in GOALS if goal not in shown]
    return sum(card_value(card, goal, coin) for goal in unseen) / len(unseen)
