"""The evilometer and the paladin (sections 14 and 15), also during a battle."""

from __future__ import annotations

import pytest

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.combat import CombatRound, EndCombat, StartCombat
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.evil import can_pay_evil, move_evil
from games.dungeon_lords.rules.flow import ChangeYear
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.specials import StartSpecial
from games.dungeon_lords.rules.state import FIRST_EVIL, LEAST_EVIL, MOST_EVIL, PALADIN_SPACE
from rules.messages import seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    armed,
    asked,
    battle,
    dungeon,
    execute,
    executing,
    go,
    heroes,
    impossible,
    is_asked,
    keys,
    lair,
    line,
    pick,
    refuse,
    set_battle,
    table,
    told,
    where,
)


def evils(game: DungeonLords, *values: int) -> None:
    for lord, evil in zip(game.lords, values, strict=False):
        lord.evil = evil


def host(game: DungeonLords, seat: int, damage: int = 0) -> None:
    """Put the paladin at the front of a lord's line."""
    paladin = heroes(f"X:{damage}", game.year)
    game.lords[seat].line = [*paladin, *game.lords[seat].line]
    game.paladin, game.paladin_host = "host", seat


@pytest.mark.rule("DL-14.1")
def test_spaces_of_the_evilometer() -> None:
    assert (LEAST_EVIL, FIRST_EVIL, PALADIN_SPACE, MOST_EVIL) == (1, 5, 10, 15)


@pytest.mark.rule("DL-1.10", "DL-14.4")
@pytest.mark.parametrize(("before", "by", "after"), [(5, 3, 8), (14, 3, 15), (15, 1, 15), (2, -2, 1), (1, -1, 1)])
def test_gains_and_losses_stop_at_the_ends(before: int, by: int, after: int) -> None:
    game = table(4, evil=before)
    move_evil(game, ME, by)
    assert game.lords[ME].evil == after


@pytest.mark.rule("DL-14.3")
@pytest.mark.parametrize(("evil", "pay", "possible"), [(14, 1, True), (15, 1, False), (14, 2, False), (13, 2, True)])
def test_paying_needs_free_spaces(evil: int, pay: int, possible: bool) -> None:
    game = table(4, evil=evil)
    assert can_pay_evil(game.lords[ME], pay) == possible
    events = execute(game, "get_food", pay + 1)
    assert is_asked(game, "execute_or_decline") == possible
    if not possible:
        assert impossible(events) == ("no_evil_room", pay, 15 - evil)


@pytest.mark.rule("DL-14.2", "DL-2.4")
@pytest.mark.parametrize("rules", ["full", "introductory"])
def test_wages_in_evil_are_refused_at_the_top_of_the_evilometer(rules: str) -> None:
    game = executing("hire_monster", 1, rules=rules, evil=15, tavern=["vampire", "goblin"])
    lord = game.lords[ME]
    refuse(game, "vampire", "no_evil_room")
    lord.lair = lair("vampire goblin")
    go(game, Payday(seat=ME))
    refuse(game, "pay-vampire", "no_evil_room")
    lord.lair = []
    battle(game, "M4/2 W4 W3", creatures="vampire goblin", square="C1", card="suggestion")
    refuse(game, "pay-vampire", "no_evil_room", "answer_suggestion")


@pytest.mark.rule("DL-14.5", "DL-15.2", "DL-V38")
def test_the_paladin_comes_at_10_evil_and_stays_when_it_drops() -> None:
    game = executing("get_food", 2, evil=9)
    lord = game.lords[ME]
    events = pick(game, "do")
    assert keys(events) == ["evil_up", "paladin_comes", "why_paladin_comes", "got_food"]
    assert line(lord) == "X:0"
    execute(game, "improve_reputation", 3, "do")
    assert lord.evil == 8
    assert line(lord) == "X:0"  # DL-15.3


@pytest.mark.rule("DL-15.1", "DL-15.8")
def test_each_year_has_its_own_paladin_with_printed_icons() -> None:
    for year, hp, icons in ((1, 8, (2, 1, 1)), (2, 12, (3, 2, 2))):
        game = table(4, year=year)
        move_evil(game, ME, 5)
        hero = game.lords[ME].line[0]
        assert hero.card == f"paladin_{year}"
        assert hero.hit_points == hp
        assert (hero.printed.trap, hero.printed.heal, hero.printed.magic) == icons
        assert hero.printed.hero_class == "paladin"


@pytest.mark.rule("DL-15.2")
def test_the_paladin_is_first_in_line() -> None:
    game = table(4, line=heroes("W4 T3/1"))
    move_evil(game, ME, 6)
    assert line(game.lords[ME]) == "X:0 W4:0 T3/1:0"


@pytest.mark.rule("DL-15.3")
def test_the_paladin_never_returns_to_his_tent() -> None:
    game = table(4)
    move_evil(game, ME, 5)
    move_evil(game, ME, -9)
    assert (game.paladin, game.paladin_host) == ("host", ME)


@pytest.mark.rule("DL-15.4", "DL-15.6")
@pytest.mark.parametrize(
    ("host_evil", "other", "moves"), [(12, 12, False), (12, 13, True), (5, 9, False), (5, 10, True), (10, 10, False)]
)
def test_the_paladin_moves_to_a_lord_with_more_evil_than_his_host(host_evil: int, other: int, moves: bool) -> None:
    game = table(2)
    evils(game, host_evil, other - 1)
    host(game, 0)
    move_evil(game, 1, 1)
    assert game.paladin_host == (1 if moves else 0)


@pytest.mark.rule("DL-15.5")
def test_when_the_hosts_evil_drops_the_paladin_moves_to_the_most_evil_lord() -> None:
    game = table(4)  # turn order 1, 2, 3, 0
    evils(game, 12, 11, 12, 12)
    host(game, ME)
    move_evil(game, ME, -1)
    assert game.paladin_host == 0
    game = table(4, starter=0)
    evils(game, 12, 11, 12, 12)
    host(game, ME)
    move_evil(game, ME, -1)
    assert game.paladin_host == 3
    game = table(4)
    evils(game, 11, 12, 14, 13)
    host(game, ME)
    move_evil(game, ME, -3)
    assert game.paladin_host == 3


@pytest.mark.rule("DL-15.7")
def test_the_paladin_keeps_his_damage_when_he_moves() -> None:
    game = table(2)
    evils(game, 10, 10)
    host(game, 0, damage=5)
    game.lords[0].line[0].bonus = 1
    move_evil(game, 1, 1)
    assert line(game.lords[0]) == ""
    assert (game.lords[1].line[0].damage, game.lords[1].line[0].bonus) == (5, 1)


@pytest.mark.rule("DL-15.9")
def test_a_defeated_paladin_never_moves_again() -> None:
    game = table(2)
    evils(game, 10, 10)
    battle(game, "X:7 W4", seat=0, creatures="goblin", square="C1", card="fireball")
    assert game.paladin == "prison"
    assert game.lords[0].prison[0] == "paladin_1"
    move_evil(game, 1, 5)
    assert game.lords[1].line == []


@pytest.mark.rule("DL-15.10")
def test_the_shared_evil_counter_does_not_attract_the_paladin() -> None:
    game = table(2, shared_evil=15)
    evils(game, 9, 9)
    move_evil(game, 0, 1)
    assert game.paladin_host == 0


@pytest.mark.rule("DL-1.2")
def test_evil_is_gained_in_turn_order() -> None:
    """Seats 1 and 0 reach the same evil: the paladin visits the first of them in turn order and stays."""
    game = table(3, rules="full", specials=["witch_hunt", "last_call"], starter=1)
    evils(game, 9, 9, 5)
    for lord in game.lords:
        lord.lair = lair("witch")
    go(game, StartSpecial())
    events = pick(game, "evil", seat=1)
    assert keys(events)[-2:] == ["paladin_comes", "why_paladin_comes"]
    for seat in (2, 0):
        pick(game, "evil", seat=seat)
        assert game.paladin_host == 1
    assert [lord.evil for lord in game.lords] == [11, 11, 7]


# In combat


def two_fights(first: str, second: str, *, rounds: int = 1) -> DungeonLords:
    """Both players are about to fight on C1 with nothing deployed."""
    game = table(2)
    set_battle(game, first, seat=0, card="fireball", combat_round=rounds)
    set_battle(game, second, seat=1, card="fireball", combat_round=rounds)
    return game


@pytest.mark.rule("DL-15.11", "DL-15.7", "DL-15.12")
def test_the_paladin_may_fight_in_two_dungeons_in_one_round() -> None:
    # Seat 0 loses a tile with the paladin as host and drops below seat 1, whose battle is still to come.
    game = two_fights("X:1 W4 W4", "W5 T3/1 P3/1")
    evils(game, 12, 12)
    events = go(game, Fight(seat=0), Fight(seat=1))
    assert game.paladin_host == 1
    assert line(game.lords[0]) == "W4:0 W4:0"
    # He took one point of fatigue in each dungeon.
    assert line(game.lords[1]) == "X:3 W5:0 T3/1:0 P3/1:0"
    assert len(told(events, "paladin_moves")) == 1
    assert len(told(events, "conquered")) == 2


@pytest.mark.rule("DL-15.12", "DL-14.5")
def test_the_paladin_joins_a_battle_in_progress_for_its_remaining_steps() -> None:
    # Detect Evil is slow: the owner reaches the paladin space after the creatures have acted.
    game = table(2)
    evils(game, 9, 5)
    events = battle(game, "W4 M4/2 P3/1", seat=0, creatures="troll", card="detect_evil")
    pick(game, "strike")
    assert game.paladin_host == 0
    assert keys(events) == ["battle"]
    # Troll 3 on W4; paladin joins; healing 1 + 1 on the line from the front: paladin unhurt, W4 3 -> 1; fatigue
    # goes to the paladin.
    assert line(game.lords[0]) == "X:2 W4:1 M4/2:0 P3/1:0"


@pytest.mark.rule("DL-17.7", "DL-15.12")
def test_a_host_left_without_a_party_has_no_battle() -> None:
    # Seat 1 faces only the paladin, who moves to seat 0 during the battle of seat 0.
    game = table(2)
    evils(game, 9, 10)
    set_battle(game, "W4 M4/2 P3/1", seat=0, card="detect_evil")
    set_battle(game, "X:3", seat=1, traps=["pendulum"], creatures="goblin", card="detect_evil")
    game.lords[1].gold = 2
    events = go(game, Fight(seat=0), Fight(seat=1))
    assert told(events, "party_gone") == [{"player": seat_name(1)}]
    assert len(told(events, "battle")) == 1
    lord = game.lords[1]
    assert lord.traps == ["pendulum"]
    assert [(creature.kind, creature.fallen, creature.deployed) for creature in lord.lair] == [("goblin", False, False)]
    assert not lord.tiles["C1"].conquered
    assert lord.plan is None


@pytest.mark.rule("DL-17.7")
def test_a_battle_ends_when_the_paladin_leaves_as_the_last_of_the_party() -> None:
    # The paladin alone conquers C1; the host drops, he goes: the rest of the battle is skipped.
    game = table(2)
    evils(game, 12, 12)
    events = battle(game, "X", seat=0, card="fireball")
    assert keys(events)[-4:] == ["evil_down", "paladin_moves", "why_paladin_moves", "party_gone"]
    assert game.battle is None
    assert line(game.lords[1]) == "X:1"


@pytest.mark.rule("DL-15.13")
@pytest.mark.parametrize("last", [False, True])
def test_a_paladin_arriving_after_a_victory_is_fought_in_the_next_round_if_any(last: bool) -> None:
    game = table(2)
    evils(game, 12, 12)
    game.starter = 1
    number = 4 if last else 2
    for index in range(4):
        game.combat_piles[0][index] = "fireball"
    # Seat 1 has beaten its party; the paladin comes from seat 0 during this round.
    game.lords[0].line, game.lords[0].tiles = heroes("X W4 W5"), dungeon("C1 C2 C3 C4 D4")
    game.paladin, game.paladin_host = "host", 0
    armed(game)
    game.lords[1].traps = ["pendulum"]
    go(game, CombatRound(number=number), EndCombat())
    assert [question.seat for question in game.questions] == [0]
    pick(game, "done", seat=0)
    if last:
        assert game.combat_round == 0
        assert where(game) == "gone"
        assert game.lords[1].line == []
    else:
        assert game.paladin_host == 1
        assert {question.seat for question in game.questions if question.awaited} == {0, 1}


@pytest.mark.rule("DL-15.14")
def test_a_paladin_who_has_already_fought_waits_for_the_next_round() -> None:
    game = two_fights("W4 W4 W5", "X:2 W4 W4", rounds=1)
    evils(game, 12, 12)
    events = go(game, Fight(seat=0), Fight(seat=1))
    # Seat 0 fell to 11 first (no host there), then seat 1 to 11: equal, he stays.
    assert game.paladin_host == 1
    game = two_fights("W4 W4 W5", "X:2 W4 W4", rounds=4)
    evils(game, 13, 12)
    game.lords[0].evil = 12
    game.lords[0].tiles["C1"].conquered = False
    events = go(game, Fight(seat=0), Fight(seat=1), EndCombat())
    assert where(game) == "gone"
    assert "paladin_1" in game.distant
    assert told(events, "defeated") == []


@pytest.mark.rule("DL-15.14")
def test_a_paladin_who_arrives_after_the_battle_fights_in_the_next_round() -> None:
    game = two_fights("W4 W4 W5", "X:2 W4 W4")
    evils(game, 12, 12)
    game.lords[0].evil = 13
    evils(game, 12, 11)
    # Seat 0 drops to 11 in its own battle; seat 1 then drops from 11 to 10, and seat 0 is worse.
    go(game, Fight(seat=0), Fight(seat=1))
    assert game.paladin_host == 0
    assert line(game.lords[0]) == "X:3 W4:1 W4:0 W5:0"


@pytest.mark.rule("DL-15.15", "DL-25.4")
def test_the_golden_paladin_appears_at_the_start_of_year_2() -> None:
    game = table(4)
    evils(game, 12, 12, 9, 5)
    game.season = 3
    # Turn order in year 2 begins with seat 0, not with seat 1 as in autumn: among equals the last is seat 1.
    go(game, ChangeYear())
    assert game.starter == 0
    assert (game.paladin, game.paladin_host) == ("host", 1)
    assert game.lords[1].line[0].card == "paladin_2"
    game = table(4)
    evils(game, 9, 9, 9, 9)
    go(game, ChangeYear())
    assert game.paladin == "tent"
    # DL-15.15: a silver one still in his tent has gone, the golden one now waits.
    move_evil(game, 2, 1)
    assert game.lords[2].line[0].card == "paladin_2"


@pytest.mark.rule("DL-V39", "DL-15.5")
def test_after_a_conquest_the_paladin_moves_to_the_last_of_equal_lords_in_turn_order() -> None:
    game = table(3)
    evils(game, 12, 12, 12)
    events = battle(game, "X:2 W4", card="fireball")
    assert told(events, "evil_down") == [{"player": seat_name(ME), "by": 1, "evil": 11}]
    assert told(events, "paladin_moves")[0]["player"] == seat_name(0), "the last of turn order 1, 2, 0"
    why = {"player": seat_name(0), "evil": 12, "left": seat_name(ME), "theirs": 11, "space": PALADIN_SPACE}
    assert told(events, "why_paladin_moves") == [{**why, "equals": [seat_name(1)], "tied": 1}]
    assert game.paladin_host == 0
    assert line(game.lords[0]) == "X:3"


@pytest.mark.rule("DL-15.7")
def test_the_paladin_stays_with_a_host_who_is_always_the_most_evil() -> None:
    game = table(2)
    evils(game, 15, 14)
    game.combat_piles[0] = ["fireball"] * 4
    for lord in game.lords:
        lord.tiles = dungeon("C1 C2 C3 C4 D4 E4")
    game.lords[0].line = heroes("X W5 W4")
    game.lords[1].line = heroes("W4 T4/1 T3/2")
    game.paladin, game.paladin_host = "host", 0
    armed(game)
    go(game, StartCombat(), EndCombat())
    hosts = [game.paladin_host]
    while game.questions:
        pick(game, "done", seat=asked(game).seat)
        hosts.append(game.paladin_host)
    assert where(game) == "gone"
    # Both lose one tile each round: he stays where he is, since seat 0 is always at least as bad.
    assert set(hosts) == {0}
    assert [lord.evil for lord in game.lords] == [11, 10]


@pytest.mark.rule("DL-14.5", "DL-15.2")
@pytest.mark.parametrize("way", ["paid", "wage", "dismissed", "gossip"])
def test_the_paladin_moves_at_once_after_every_gain_of_evil(way: str) -> None:
    game = table(4, rules="full", evil=9, lair=lair("vampire goblin"))
    if way == "paid":
        execute(game, "get_food", 2)
        events = pick(game, "do")
    elif way == "gossip":
        game.specials, game.lords[0].evil = ["gossip_column", "witch_hunt"], 1
        events = go(game, StartSpecial())
    else:
        go(game, Payday(seat=ME))
        events = pick(game, "pay-vampire" if way == "wage" else "dismiss-vampire")
    place = next(place for place, event in enumerate(events) if event.key == "log-evil_up")
    evil = 11 if way == "wage" else 10
    assert events[place].args == {"player": seat_name(ME), "by": evil - 9, "evil": evil}
    assert events[place + 1].key == "log-paladin_comes"
    assert events[place + 1].args["player"] == seat_name(ME)
    assert events[place + 1].audience is None
    (why,) = told(events, "why_paladin_comes")
    assert (why["player"], why["evil"], why["space"], why["tied"]) == (seat_name(ME), evil, PALADIN_SPACE, 0)
    assert game.view(None).paladin_host == ME


@pytest.mark.rule("DL-14.5", "DL-23.4")
def test_when_a_conquest_lowers_evil_the_paladin_moves_before_the_battle_continues() -> None:
    game = table(4)
    evils(game, 5, 5, 12, 12)
    set_battle(game, "X W4", seat=ME)
    game.lords[3].line = heroes("W5")
    events = go(game, Fight(seat=ME))
    place = keys(events).index("evil_down")
    assert keys(events)[place - 1 : place + 2] == ["conquered", "evil_down", "paladin_moves"]
    moved = told(events, "paladin_moves")[0]
    assert (moved["player"], moved["left"]) == (seat_name(3), seat_name(ME))
    assert [shown.card for shown in game.view(None).lords[3].line] == ["paladin_1", "warrior_14"]
