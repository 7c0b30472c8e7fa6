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
    """Each luck that the chronicle finds: whose, whether it was good, its chance, and the key of its text."""
    events_of_luck = DungeoneerChronicler().lucks(TABLE, None, events)
    return [(luck.seat, luck.good, luck.chance, luck.message.key) for luck in events_of_luck]


def threat(die: int, *, score: int, target: int) -> Event:
    """Seat 1 has rolled against the threat of a trap."""
    total = die + score
    args: Args = {"player": seat_name(1), "source": TRAP, "attr": MIGHT, "die": die, "score": score, "bonus": 0}
    args |= {"total": total, "target": target}
    return Event("log-threat_met" if total >= target else "log-threat_failed", args)


def blow(who: Arg, die: int, *, score: int) -> Event:
    """One side of a combat has rolled."""
    return logged("combat_total", who=who, attr=MIGHT, score=score, die=die, bonus=0, total=die + score)


def test_the_chance_to_meet_a_threat_follows_from_score_and_target() -> None:
    """With a score of 2 against 7, a 5 is needed: two of six faces."""
    assert lucks(threat(5, score=2, target=7)) == [(1, True, Fraction(1, 3), "luck-threat")]
    assert lucks(threat(4, score=2, target=7)) == [(1, False, Fraction(2, 3), "luck-threat_failed")]


def test_rolling_two_dice_changes_the_chance_of_one_roll_only() -> None:
    two = logged("two_dice", 1, source=TRAP, dice=[5, 1])
    first, second = lucks(two, threat(5, score=2, target=7), threat(5, score=2, target=7))
    assert first[2] == 1 - Fraction(4, 6) ** 2
    assert second[2] == Fraction(1, 3)


def test_certain_results_do_not_count_as_luck() -> None:
    assert lucks(threat(1, score=7, target=7)) == []
    assert lucks(threat(6, score=0, target=9)) == []


@pytest.mark.parametrize(("die", "other_die", "hit"), [(6, 2, True), (3, 2, False), (5, 2, False)])
def test_an_attack_hits_only_with_the_higher_total(die: int, other_die: int, hit: bool) -> None:
    """2 against 5: the attacker's die must be higher by 4, which 3 of 36 pairs are."""
    compared = lucks(blow(seat_name(2), die, score=2), blow(BEAST, other_die, score=5))
    chance = Fraction(3, 36)
    key = "luck-attack" if hit else "luck-attack_failed"
    assert compared == [(2, hit, chance if hit else 1 - chance, key)]


def test_a_monsters_attack_counts_as_luck_of_the_defending_hero() -> None:
    """Both sides equal: the attack hits with 15 of 36 pairs."""
    defends = blow(seat_name(0), 3, score=3)
    assert lucks(blow(BEAST, 1, score=3), defends) == [(0, True, Fraction(21, 36), "luck-defence")]
    assert lucks(blow(BEAST, 5, score=3), defends) == [(0, False, Fraction(15, 36), "luck-defence_failed")]


def test_combat_between_heroes_counts_as_luck_of_the_attacker() -> None:
    """Otherwise one roll could be both the luckiest and the unluckiest."""
    compared = lucks(blow(seat_name(2), 1, score=3), blow(seat_name(0), 3, score=3))
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
    of_three = DungeoneerChronicler().worth(game)
    assert of_three is not None
    assert round(sum(of_three)) == 100
    assert of_three[1] < of_three[0]
    game.players[0].alive = False
    of_two = DungeoneerChronicler().worth(game)
    assert of_two is not None
    assert (of_two[0], round(sum(of_two))) == (0.0, 100)
