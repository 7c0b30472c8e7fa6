"""The odds of rolls in the chronicle, and each hero's chances of winning."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from games.dungeoneer.rules.chronicle import DungeoneerChronicler
from games.dungeoneer.rules.components import QUESTS, name_of
from games.dungeoneer.rules.game import Dungeoneer
from rules.messages import Arg, Args, Event, refer, seat_name
from tests.games.story_lines import logged

TABLE: Any = SimpleNamespace(seats=3)
BEAST = name_of("mo_goblin")
TRAP = name_of("tp_darts")
QUEST = name_of(next(iter(QUESTS)))
MIGHT = refer("attr-melee")


def lucks(*events: Event) -> list[tuple[int, bool, Fraction, str]]:
    lucks_met = DungeoneerChronicler().lucks(TABLE, None, events)
    return [(luck.seat, luck.good, luck.chance, luck.message.key) for luck in lucks_met]


def threat(met: bool, die: int, total: int, target: int) -> Event:
    args: Args = {"player": seat_name(1), "source": TRAP, "attr": MIGHT, "die": die, "score": 0, "bonus": 0}
    return Event("log-threat_met" if met else "log-threat_failed", {**args, "total": total, "target": target})


def roll(who: Arg, die: int, total: int) -> Event:
    return logged("combat_total", who=who, attr=MIGHT, score=0, die=die, bonus=0, total=total)


def test_the_chance_to_meet_a_threat_follows_from_score_and_target() -> None:
    """With a score of 2 against 7, a 5 is needed: two of six faces."""
    assert lucks(threat(True, 5, 7, 7)) == [(1, True, Fraction(1, 3), "luck-threat")]
    assert lucks(threat(False, 4, 6, 7)) == [(1, False, Fraction(2, 3), "luck-threat_failed")]


def test_rolling_two_dice_changes_the_chance_of_one_roll_only() -> None:
    two = logged("two_dice", 1, source=TRAP, dice=[5, 1])
    first, second = lucks(two, threat(True, 5, 7, 7), threat(True, 5, 7, 7))
    assert first[2] == 1 - Fraction(4, 6) ** 2
    assert second[2] == Fraction(1, 3)


def test_certain_results_do_not_count_as_luck() -> None:
    assert lucks(threat(True, 1, 8, 7)) == []
    assert lucks(threat(False, 6, 6, 9)) == []


@pytest.mark.parametrize(
    ("own", "other", "hit"), [((6, 8), (2, 7), True), ((3, 5), (2, 7), False), ((5, 7), (2, 7), False)]
)
def test_an_attack_hits_only_with_the_higher_total(own: tuple[int, int], other: tuple[int, int], hit: bool) -> None:
    """2 against 5: the attacker's die must be higher by 4, which 3 of 36 pairs are."""
    compared = lucks(roll(seat_name(2), *own), roll(BEAST, *other))
    chance = Fraction(3, 36)
    key = "luck-attack" if hit else "luck-attack_failed"
    assert compared == [(2, hit, chance if hit else 1 - chance, key)]


def test_a_monsters_attack_counts_as_luck_of_the_defending_hero() -> None:
    """Both sides equal: the attack hits with 15 of 36 pairs."""
    assert lucks(roll(BEAST, 1, 4), roll(seat_name(0), 3, 6)) == [(0, True, Fraction(21, 36), "luck-defence")]
    assert lucks(roll(BEAST, 5, 8), roll(seat_name(0), 3, 6)) == [(0, False, Fraction(15, 36), "luck-defence_failed")]


def test_combat_between_heroes_counts_as_luck_of_the_attacker() -> None:
    """Otherwise one roll could be both the luckiest and the unluckiest."""
    compared = lucks(roll(seat_name(2), 1, 4), roll(seat_name(0), 3, 6))
    assert compared == [(2, False, Fraction(21, 36), "luck-attack_failed")]


@pytest.mark.parametrize(("dice", "chance"), [([4, 5], Fraction(10, 36)), ([6], Fraction(0))])
def test_a_chance_quest_has_one_die_or_the_sum_of_two(dice: list[int], chance: Fraction) -> None:
    """9 after the bonus that was paid for: ten of 36 pairs reach it, no single die does."""
    args: Args = {"player": seat_name(0), "quest": QUEST, "dice": dice, "bonus": 1, "total": 10, "target": 10}
    compared = lucks(Event("log-chance_met", args))
    assert [luck[2] for luck in compared] == ([chance] if chance else [])


def test_winning_chances_add_up_to_100_and_eliminated_heroes_have_none() -> None:
    game = Dungeoneer.start(3, seed="chronicle")
    for player, life in zip(game.players, (5, 1, 5), strict=True):
        player.life = life
    chances = DungeoneerChronicler().worth(game)
    assert chances is not None
    assert round(sum(chances)) == 100
    assert chances[1] < chances[0]
    game.players[0].alive = False
    chances = DungeoneerChronicler().worth(game)
    assert chances is not None
    assert (chances[0], round(sum(chances))) == (0.0, 100)
