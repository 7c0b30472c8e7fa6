"""What a card of the hand brings to a round, in points, as measured on planned dungeons.

What the best path brings is nearly a sum over the cards of the hand: of what the goal counts most is found, of the
coins nearly all, and each other icon has something of its own. `worths.toml` has the figures; `tools.fit_cards` finds
them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from games.map_masters.rules.cards import CARDS, FACES, icons_of
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.icons import Icon
from rules.data import read_table

ICONS: tuple[Icon, ...] = (
    *("barrel", "sword", "key", "scroll", "rope", "monster", "pit", "lava", "padlock", "circle"),
    *("recycle", "scissors", "stairs"),
)
"""What lies on the cards beside coins."""


class Worths(BaseModel):
    """The whole of worths.toml."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    matching: Annotated[float, Field(gt=0)]
    """Of each point that lies on a card for the goal."""
    rooms: Annotated[float, Field(gt=0)]
    """The same where the goal counts rooms."""
    coins: Annotated[float, Field(gt=0)]
    """Of what each coin is worth."""
    beside: dict[Icon, float]
    """Each icon for itself, in points."""


WORTHS = read_table("games.map_masters", "players/worths.toml", Worths)


@lru_cache(maxsize=4096)
def contents(card: str, goal: str) -> tuple[float, ...]:
    """What lies on a card: points for the goal, those for rooms, coins, how many of each of ICONS."""
    icons = [icon for _, icon in icons_of(CARDS[card])]
    kind = GOALS[goal]
    matching = float(kind.vp * sum(icon in kind.counts for icon in icons))
    rooms = float(sum(place.room for place in FACES[card][False].places)) if "room" in kind.counts else 0.0
    return matching, kind.vp * rooms, float(icons.count("coin")), *(float(icons.count(icon)) for icon in ICONS)


@lru_cache(maxsize=4096)
def worth(card: str, goal: str, coin: float) -> float:
    """What the card brings when that goal card is the primary one and a coin is worth so much."""
    matching, rooms, coins, *others = contents(card, goal)
    own = sum(number * WORTHS.beside[icon] for icon, number in zip(ICONS, others, strict=True))
    return WORTHS.matching * matching + WORTHS.rooms * rooms + WORTHS.coins * coin * coins + own


@lru_cache(maxsize=4096)
def worth_later(card: str, shown: tuple[str, ...], coin: float) -> float:
    """What the card brings in a later round, whose goal is one of those not yet shown."""
    unseen = [goal for goal in GOALS if goal not in shown]
    return sum(worth(card, goal, coin) for goal in unseen) / len(unseen)
