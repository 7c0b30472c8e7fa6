"""What holds in a position: quests, ways, fights and cards, and who may know it."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeoneer.facts import facts
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.pieces import NOBODY
from rules.messages import Message, Seat, seat_name
from tests.games.dungeoneer.table import Table

GATE = (("md_gate", 0, 0), ("md_crossways", 0, 1), ("md_shaft", 0, 2))


def table(*heroes: str) -> Table:
    return Table(heroes or ("he_kestrel", "he_brokk", "he_lirien")).map(*GATE)


def fact(t: Table, kind: str, *things: str, seats: tuple[Seat, ...] = (), seat: Seat = 1) -> Message:
    """The only fact of a kind about exactly these things and players."""
    (found,) = [
        each.text for each in facts(t.game, seat) if (each.kind, each.things, each.seats) == (kind, things, seats)
    ]
    return found


@pytest.mark.rule("DN-19.1")
def test_the_missing_quests_are_counted() -> None:
    t = table().has(1, done=["qd_codex", "qd_leap"]).with_quest("qd_smith", 1).with_quest("qd_treasury", 2)
    t.begin("hero")
    mine, theirs = fact(t, "win").args, fact(t, "win", seats=(2,)).args
    assert (mine["left"], mine["done"], mine["quests"]) == (1, 2, [name_of("qd_smith")])
    assert (theirs["left"], theirs["quests"]) == (3, [name_of("qd_treasury")])
    assert fact(table().begin("hero"), "win").args["open"] == 0


def test_one_turn_wins_only_if_the_movement_reaches_the_last_quest() -> None:
    t = table().has(1, done=["qd_codex", "qd_crown"]).with_quest("qd_leap", NOBODY).begin("hero")
    soon = fact(t, "soon").args
    assert (soon["needed"], soon["enough"]) == (3, int(t.game.players[1].movement >= 3)), "two steps and the roll"
    t.game.players[1].movement = 2
    assert fact(t, "soon").args["enough"] == 0
    assert fact(table().has(1, done=["qd_codex"]).begin("hero"), "soon").args["left"] == 2


def test_a_card_of_another_phase_is_refused_with_those_who_could_pay() -> None:
    t = table().hand(1, "ba_imp_thief", "tp_darts").rich(1, peril=9).rich(2, peril=4).rich(3, peril=0)
    t.begin("hero", turn=2)
    imp, darts = fact(t, "play", "ba_imp_thief"), fact(t, "play", "tp_darts")
    assert (imp.args["reason"], imp.args["able"]) == ("dungeonlord", 0), "nobody has a treasure to lose"
    assert (darts.args["reason"], darts.args["payers"]) == ("dungeonlord", [seat_name(2)])


@pytest.mark.rule("DN-17.18")
def test_a_second_treasure_of_a_category_cannot_be_readied() -> None:
    t = table().hand(1, "tr_shield").rich(1, glory=9).begin("hero")
    assert fact(t, "play", "tr_shield").args["reason"] == "none"
    t.ready(1, "tr_shield")
    assert fact(t, "play", "tr_shield").args["reason"] == "duplicate_category"


def test_a_space_is_reached_only_with_the_movement_for_getting_up() -> None:
    t = table().begin("hero")
    t.game.players[1].movement = 2
    assert fact(t, "reach", "md_shaft").args["enough"] == 1
    t.tip(1, "pit")
    reach = fact(t, "reach", "md_shaft").args
    assert (reach["steps"], reach["enough"], reach["turns"]) == (2, 0, 1)
    assert fact(t, "reach", "md_gate").key == "fact-reach_here"
    assert fact(t, "up").key == "fact-up"


@pytest.mark.rule("DN-15.9")
def test_a_challenge_needs_the_same_space_and_one_attack_left() -> None:
    t = table().begin("hero")
    here = fact(t, "fight", seats=(2,)).args
    assert (here["reason"], fact(t, "again").args["done"]) == ("none", 0)
    t.game.players[1].attacked = True
    assert (fact(t, "fight", seats=(2,)).args["reason"], fact(t, "again").args["done"]) == ("already_attacked", 1)
    t.game.players[2].at = 1
    assert fact(t, "fight", seats=(2,)).args["reason"] == "other_space"


@pytest.mark.rule("DN-18.1")
def test_the_last_life_survives_no_wound() -> None:
    t = table().has(1, life=1).has(2, life=3).begin("hero")
    assert (fact(t, "life").args["safe"], fact(t, "life", seats=(2,)).args["safe"]) == (0, 2)


def test_public_facts_do_not_depend_on_what_is_hidden() -> None:
    t = _dealt()
    shared = [
        [each for each in facts(game, 1) if each.public] for game in (t.game.guess(None, Random(n)) for n in range(5))
    ]
    assert shared[0]
    assert shared.count(shared[0]) == len(shared)


def test_facts_of_a_seat_depend_only_on_what_it_knows() -> None:
    t = _dealt()
    told = [facts(t.game.guess(1, Random(number)), 1) for number in range(5)]
    assert told.count(told[0]) == len(told)
    assert not [each for each in told[0] if each.kind in ("play", "hand", "heal", "against") and each.public]


def _dealt() -> Table:
    t = table().hand(1, "tr_shield", "ba_imp_thief").hand(2, "tp_darts").hand(3, "bn_spell_ward")
    return t.rich(2, peril=4).with_quest("qd_leap", NOBODY).with_quest("qd_smith", 2).begin("dungeonlord")
