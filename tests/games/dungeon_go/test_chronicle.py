"""The odds of attacks as the chronicle tells them."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from games.dungeon_go.rules.chronicle import DungeonGoChronicler
from rules.messages import Event, refer
from tests.games.dungeon_go.table import Table

HERO = refer("hero-wizard")
GAME: Any = SimpleNamespace(
    seats=2, heroes=[SimpleNamespace(name=refer("hero-hunter"), seat=0), SimpleNamespace(name=HERO, seat=1)]
)


def rolled(outcome: str, number: int, *, of: int, needed: int) -> Event:
    """The wizard's roll of this number, of so many for the attack, hits or misses."""
    return Event(f"log-roll_{outcome}", {"hero": HERO, "roll": 3, "needed": needed, "number": number, "rolls": of})


@pytest.mark.rule("DG-10.8")
@pytest.mark.parametrize(
    ("last", "good", "chance"),
    [
        (rolled("hits", 1, of=1, needed=5), True, Fraction(1, 3)),
        (rolled("hits", 2, of=2, needed=5), True, 1 - Fraction(4, 6) ** 2),
        (rolled("misses", 2, of=2, needed=3), False, Fraction(2, 6) ** 2),
        (rolled("hits", 1, of=1, needed=1), True, Fraction(1)),
    ],
)
def test_the_chance_of_an_attack_includes_all_its_rolls(last: Event, good: bool, chance: Fraction) -> None:
    (luck,) = DungeonGoChronicler().lucks(GAME, None, [last])
    assert (luck.seat, luck.good, luck.chance) == (1, good, chance)


def test_a_miss_with_rolls_left_has_no_odds_yet() -> None:
    assert DungeonGoChronicler().lucks(GAME, None, [rolled("misses", 1, of=2, needed=3)]) == []


def test_the_chronicle_counts_what_all_heroes_of_a_player_did() -> None:
    two, four = Table(players=2).game, Table(players=4).game
    assert [two.chronicle.heroes_of(two, seat) for seat in range(2)] == [2, 2]
    assert four.chronicle.heroes_of(four, 0) == 1
