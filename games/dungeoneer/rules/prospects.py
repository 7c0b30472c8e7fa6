"""The chance that a hero completes the third quest, for the chronicle and for computer players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from games.dungeoneer.rules import components
from games.dungeoneer.rules.components import CARDS, MAX_LIFE, QUESTS_TO_WIN, Play, Use
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat

WOUNDS_PER_QUEST = 1.5
"""The wounds a hero takes on the way to each quest, on average."""
CARE = 2.0
"""The care with which a player avoids wounds: the higher, the better the chances of a hero with little Life."""
PACE = 0.8
"""The share of the chance that remains for each missing quest: another player may be quicker."""


@lru_cache(maxsize=20_000)
def standing(done: int, life: float) -> float:
    """The chance to complete the missing quests, with this many quests done and this much Life.

    Each point of Life has the same chance of being lost on the way, which grows with the number of missing quests.
    """
    missing = QUESTS_TO_WIN - done
    if missing <= 0:
        return 1.0
    if life <= 0:
        return 0.0
    wounds = missing * WOUNDS_PER_QUEST
    return float(PACE**missing * (1 - (wounds / (wounds + CARE)) ** life))


def prospect(game: DungeoneerState, seat: Seat, life: float = 0.0, done: int = 0) -> float:
    """The chance of a player after a change of Life and of completed quests; healing at hand is largely included."""
    return _after(game, seat, life, done, healing(game, seat))


def prospects(game: DungeoneerState, seat: Seat, lives: Iterable[float], done: int = 0) -> list[float]:
    """The chances after each of several changes of Life."""
    healed = healing(game, seat)
    return [_after(game, seat, life, done, healed) for life in lives]


def _after(game: DungeoneerState, seat: Seat, life: float, done: int, healed: int) -> float:
    """The chance after a change of Life and of completed quests, with this much healing at hand."""
    player = game.players[seat]
    left = min(MAX_LIFE, player.life + life)
    return standing(len(player.done) + done, left + 0.7 * healed if left > 0 else left)


def healing(game: DungeoneerState, seat: Seat) -> int:
    """The Life that cards of the seat can give back with the Glory it has."""
    player = game.players[seat]
    glory, healed = player.glory, sum(heals(laid.card) for laid in player.treasures)
    for card in game.hands[seat]:
        n = heals(card)
        if n and CARDS[card].cost <= glory:
            glory -= CARDS[card].cost
            healed += n
    return healed


@cache
def heals(card: str) -> int:
    """The Life that playing the card, or using it, gives back on any terrain."""
    ways: list[Play | Use] = [*CARDS[card].plays, *CARDS[card].uses]
    return sum(components.healing(way.effects) for way in ways)
