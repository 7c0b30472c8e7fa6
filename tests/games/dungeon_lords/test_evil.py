"""The evilometer and the paladin (sections 14 and 15), also during a battle."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.combat import EndCombat
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.evil import can_pay_evil, move_evil
from games.dungeon_lords.rules.flow import ChangeYear
from games.dungeon_lords.rules.pieces import FIRST_EVIL, LEAST_EVIL, MOST_EVIL, PALADIN_SPACE
from games.dungeon_lords.rules.specials import StartSpecial
from tests.games.driver import keys
from tests.games.dungeon_lords.table import ME, Table, lay


def moved(table: Table, seat: int, by: int) -> Table:
    """The table after a lord's evil has changed."""
    move_evil(table.game, seat, by)
    return table


@pytest.mark.rule("DL-14.1")
def test_spaces_of_the_evilometer() -> None:
    assert (LEAST_EVIL, FIRST_EVIL, PALADIN_SPACE, MOST_EVIL) == (1, 5, 10, 15)


@pytest.mark.rule("DL-1.10", "DL-14.4")
@pytest.mark.parametrize(("before", "by", "after"), [(5, 3, 8), (14, 3, 15), (15, 1, 15), (2, -2, 1), (1, -1, 1)])
def test_gains_and_losses_stop_at_the_ends(before: int, by: int, after: int) -> None:
    moved(lay(evil=before), ME, by).has(evil=after)


@pytest.mark.rule("DL-14.3")
@pytest.mark.parametrize(("evil", "pay", "possible"), [(14, 1, True), (15, 1, False), (14, 2, False), (13, 2, True)])
def test_paying_needs_free_spaces(evil: int, pay: int, possible: bool) -> None:
    table = lay(evil=evil)
    assert can_pay_evil(table[ME], pay) == possible
    table.order("get_food", pay + 1)
    if possible:
        table.asks("execute_or_decline")
    else:
        table.done().impossible("no_evil_room", pay, 15 - evil)


@pytest.mark.rule("DL-14.2", "DL-2.4")
@pytest.mark.parametrize("rules", ["full", "introductory"])
def test_wages_in_evil_are_refused_at_the_top_of_the_evilometer(rules: str) -> None:
    table = lay(rules=rules, evil=15, tavern=["vampire", "goblin"]).order("hire_monster", 1)
    table.refuses("vampire", "no_evil_room").set(lair="vampire goblin").run(Payday(seat=ME))
    table.refuses("pay-vampire", "no_evil_room").set(lair="")
    table.battle("M4/2 W4 W3", creatures="vampire goblin", card="suggestion").asks("answer_suggestion")
    table.refuses("pay-vampire", "no_evil_room")


@pytest.mark.rule("DL-14.5", "DL-15.2", "DL-15.3", "DL-V38")
def test_the_paladin_comes_at_10_evil_and_stays_when_it_drops() -> None:
    table = lay(evil=9).order("get_food", 2).do("do").has(line="X:0")
    table.logs_in_order("evil_up", "paladin_comes", "why_paladin_comes", "got_food")
    table.order("improve_reputation", 3).do("do").has(evil=8, line="X:0")
    # He never returns to his tent.
    moved(table, ME, -9).has(line="X:0").game_is(paladin="host", paladin_host=ME)


@pytest.mark.rule("DL-15.1", "DL-15.8")
@pytest.mark.parametrize(("year", "hp", "icons"), [(1, 8, (2, 1, 1)), (2, 12, (3, 2, 2))])
def test_each_year_has_its_own_paladin_with_printed_icons(year: int, hp: int, icons: tuple[int, ...]) -> None:
    hero = moved(lay(year=year), ME, 5)[ME].line[0]
    assert (hero.card, hero.hit_points, hero.printed.hero_class) == (f"paladin_{year}", hp, "paladin")
    assert (hero.printed.trap, hero.printed.heal, hero.printed.magic) == icons


@pytest.mark.rule("DL-15.2")
def test_the_paladin_is_first_in_line() -> None:
    moved(lay(line="W4 T3/1"), ME, 6).has(line="X:0 W4:0 T3/1:0")


@pytest.mark.rule("DL-15.4", "DL-15.6")
@pytest.mark.parametrize(
    ("host_evil", "other", "moves"), [(12, 12, False), (12, 13, True), (5, 9, False), (5, 10, True), (10, 10, False)]
)
def test_the_paladin_moves_to_a_lord_with_more_evil_than_his_host(host_evil: int, other: int, moves: bool) -> None:
    moved(lay(2).deal(evil=[host_evil, other - 1], line=["X"]), 1, 1).game_is(paladin_host=int(moves))


@pytest.mark.rule("DL-15.5")
@pytest.mark.parametrize(
    ("starter", "evil", "by", "host"),
    [(1, [12, 11, 12, 12], -1, 0), (0, [12, 11, 12, 12], -1, 3), (1, [11, 12, 14, 13], -3, 3)],
)
def test_when_the_hosts_evil_drops_the_paladin_moves_to_the_most_evil_lord(
    starter: int, evil: list[int], by: int, host: int
) -> None:
    moved(lay(starter=starter, line="X").deal(evil=evil), ME, by).game_is(paladin_host=host)


@pytest.mark.rule("DL-15.7")
def test_the_paladin_keeps_his_damage_when_he_moves() -> None:
    table = lay(2).deal(evil=[10, 10], line=["X:5"])
    table[0].line[0].bonus = 1
    moved(table, 1, 1).has(0, line="")
    assert (table[1].line[0].damage, table[1].line[0].bonus) == (5, 1)


@pytest.mark.rule("DL-15.9")
def test_a_defeated_paladin_never_moves_again() -> None:
    table = lay(2).deal(evil=[10, 10]).battle("X:7 W4", seat=0, creatures="goblin")
    table.game_is(paladin="prison").has(0, prison="paladin_1")
    moved(table, 1, 5).has(1, line="")


@pytest.mark.rule("DL-15.10")
def test_the_shared_evil_counter_does_not_attract_the_paladin() -> None:
    moved(lay(2, shared_evil=15).deal(evil=[9, 9]), 0, 1).game_is(paladin_host=0)


@pytest.mark.rule("DL-1.2")
def test_evil_is_gained_in_turn_order() -> None:
    """Seats 1 and 0 reach the same evil: the paladin visits the first of them in turn order and stays."""
    table = lay(3, rules="full", specials=["witch_hunt", "last_call"], starter=1).deal(evil=[9, 9, 5])
    table.all(lair="witch").run(StartSpecial()).do("evil", by=1).logs("paladin_comes", player=1)
    for seat in (2, 0):
        table.do("evil", by=seat).game_is(paladin_host=1)
    table.all_have(evil=[11, 11, 7])


# In combat


def fights(evil: list[int], first: str, second: str, card: str = "fireball", number: int = 1, **sent: Any) -> Table:
    """Two lords fight on C1, seat 0 first; `sent` by seat 1."""
    table = lay(2).deal(evil=evil).face(first, seat=0, card=card, combat_round=number)
    table.face(second, seat=1, card=card, combat_round=number, **sent)
    return table.run(Fight(seat=0), Fight(seat=1))


@pytest.mark.rule("DL-15.11", "DL-15.7", "DL-15.12")
def test_the_paladin_may_fight_in_two_dungeons_in_one_round() -> None:
    # Seat 0 loses a tile with the paladin as host and drops below seat 1, whose battle is still to come.
    table = fights([12, 12], "X:1 W4 W4", "W5 T3/1 P3/1").game_is(paladin_host=1)
    # He took one point of fatigue in each dungeon.
    table.all_have(line=["W4:0 W4:0", "X:3 W5:0 T3/1:0 P3/1:0"])
    table.logs_each("paladin_moves", player=[1]).logs_each("conquered", player=[0, 1])


@pytest.mark.rule("DL-15.12", "DL-14.5")
def test_the_paladin_joins_a_battle_in_progress_for_its_remaining_steps() -> None:
    # Detect Evil is slow: the owner reaches the paladin space after the creatures have acted.
    table = lay(2).deal(evil=[9, 5]).battle("W4 M4/2 P3/1", seat=0, creatures="troll", card="detect_evil")
    table.do("strike").game_is(paladin_host=0)
    # Troll 3 on W4; paladin joins; healing 1 + 1 on the line from the front: paladin unhurt, W4 3 -> 1; fatigue
    # goes to the paladin.
    table.has(0, line="X:2 W4:1 M4/2:0 P3/1:0")


@pytest.mark.rule("DL-17.7", "DL-15.12")
def test_a_host_left_without_a_party_has_no_battle() -> None:
    # Seat 1 faces only the paladin, who moves to seat 0 during the battle of seat 0.
    table = fights([9, 10], "W4 M4/2 P3/1", "X:3", card="detect_evil", traps="pendulum", creatures="goblin")
    table.logs_each("party_gone", player=[1]).logs_each("battle", player=[0])
    table.has(1, traps="pendulum", lair="goblin", conquered="", plan=None)


@pytest.mark.rule("DL-17.7")
def test_a_battle_ends_when_the_paladin_leaves_as_the_last_of_the_party() -> None:
    # The paladin alone conquers C1; the host drops, he goes: the rest of the battle is skipped.
    table = lay(2).deal(evil=[12, 12]).battle("X", seat=0)
    assert keys(table.news)[-4:] == ["evil_down", "paladin_moves", "why_paladin_moves", "party_gone"]
    table.has(1, line="X:1").game_is(battle=None)


@pytest.mark.rule("DL-15.13")
@pytest.mark.parametrize("number", [2, 4])
def test_a_paladin_arriving_after_a_victory_is_fought_in_the_next_round_if_any(number: int) -> None:
    # Seat 1 has beaten its party; the paladin comes from seat 0 during this round.
    table = lay(2, starter=1).deal(evil=[12, 12], line=["X W4 W5"], tiles=["C1 C2 C3 C4 D4"])
    table.game.combat_piles[0] = ["fireball"] * 4
    table.set(1, traps="pendulum").combat(number=number).waits(0).do("done", by=0)
    if number == 4:
        table.game_is(combat_round=0).sees(None, "paladin", "gone").has(1, line="")
    else:
        table.game_is(paladin_host=1).waits(0, 1)


@pytest.mark.rule("DL-15.14")
def test_a_paladin_who_has_already_fought_waits_for_the_next_round() -> None:
    # Seat 0 falls to 11 first (no host there), then seat 1 to 11: equal, he stays.
    fights([12, 12], "W4 W4 W5", "X:2 W4 W4").game_is(paladin_host=1)
    # Seat 0 drops to 11 in its own battle; seat 1 then drops from 11 to 10, and seat 0 is worse: he has fought.
    fights([12, 11], "W4 W4 W5", "X:2 W4 W4").game_is(paladin_host=0).has(0, line="X:3 W4:1 W4:0 W5:0")
    table = fights([12, 11], "W4 W4 W5", "X:2 W4 W4", number=4).silent("defeated")
    table.run(EndCombat()).sees(None, "paladin", "gone")
    assert "paladin_1" in table.game.distant


@pytest.mark.rule("DL-15.15", "DL-25.4")
def test_the_golden_paladin_appears_at_the_start_of_year_2() -> None:
    # Turn order in year 2 begins with seat 0, not with seat 1 as in autumn: among equals the last is seat 1.
    hosted = lay(season=3).deal(evil=[12, 12, 9, 5]).run(ChangeYear())
    hosted.game_is(starter=0, paladin="host", paladin_host=1)
    assert hosted[1].line[0].card == "paladin_2"
    # A silver one still in his tent has gone, the golden one now waits.
    waiting = lay().all(evil=9).run(ChangeYear()).game_is(paladin="tent")
    assert moved(waiting, 2, 1)[2].line[0].card == "paladin_2"


@pytest.mark.rule("DL-V39", "DL-15.5")
def test_after_a_conquest_the_paladin_moves_to_the_last_of_equal_lords_in_turn_order() -> None:
    table = lay(3).all(evil=12).battle("X:2 W4").logs_each("evil_down", player=[ME], by=[1], evil=[11])
    table.logs_each("paladin_moves", player=[0])  # the last of turn order 1, 2, 0
    table.logs("why_paladin_moves", player=0, evil=12, left=ME, theirs=11, space=PALADIN_SPACE, equals=[1], tied=1)
    table.game_is(paladin_host=0).has(0, line="X:3")


@pytest.mark.rule("DL-15.7")
def test_the_paladin_stays_with_a_host_who_is_always_the_most_evil() -> None:
    table = lay(2).all(tiles="C1 C2 C3 C4 D4 E4").deal(evil=[15, 14], line=["X W5 W4", "W4 T4/1 T3/2"])
    table.game.combat_piles[0] = ["fireball"] * 4
    table.combat()
    # Both lose one tile each round: he stays where he is, since seat 0 is always at least as bad.
    while table.game.questions:
        table.game_is(paladin_host=0).do("done")
    table.silent("paladin_moves").sees(None, "paladin", "gone").all_have(evil=[11, 10])


@pytest.mark.rule("DL-14.5", "DL-15.2")
@pytest.mark.parametrize("way", ["paid", "wage", "dismissed", "gossip"])
def test_the_paladin_moves_at_once_after_every_gain_of_evil(way: str) -> None:
    table = lay(rules="full", evil=9, lair="vampire goblin")
    if way == "paid":
        table.order("get_food", 2).do("do")
    elif way == "gossip":
        table.on_table(specials=["gossip_column", "witch_hunt"]).set(0, evil=1).run(StartSpecial())
    else:
        table.run(Payday(seat=ME)).do("pay-vampire" if way == "wage" else "dismiss-vampire")
    evil = 11 if way == "wage" else 10
    place = keys(table.news).index("evil_up")
    assert keys(table.news)[place + 1] == "paladin_comes"
    table.logs("evil_up", player=ME, by=evil - 9, evil=evil).logs("paladin_comes", player=ME)
    table.logs("why_paladin_comes", player=ME, evil=evil, space=PALADIN_SPACE, tied=0).sees(None, "paladin_host", ME)


@pytest.mark.rule("DL-7.1", "DL-15.2", "DL-15.4", "DL-15.6")
@pytest.mark.parametrize(("evil", "host"), [(8, 0), (9, 1)])
def test_the_paladin_follows_the_order_of_areas_although_lords_act_at_the_same_time(evil: int, host: int) -> None:
    """Seat 0 pays for food before seat 1 pays for its vampire, although seat 1 acts first."""
    table = lay(3, tavern=["vampire"]).all(gold=9, food=9).set(0, evil=9).set(1, evil=evil)
    table.place("get_food", 2, 0).place("hire_monster", 1).execute().do("vampire", by=1).do("do", by=0)
    table.sees(None, "paladin", "tent").sees(None, "paladin_next", host)
    table.do("do", by=2).has(0, evil=10).has(1, evil=evil + 2).game_is(paladin_host=host)


@pytest.mark.rule("DL-14.5", "DL-23.4")
def test_when_a_conquest_lowers_evil_the_paladin_moves_before_the_battle_continues() -> None:
    table = lay().deal(evil=[5, 5, 12, 12]).set(3, line="W5").battle("X W4")
    place = keys(table.news).index("evil_down")
    assert keys(table.news)[place - 1 : place + 2] == ["conquered", "evil_down", "paladin_moves"]
    table.logs("paladin_moves", player=3, left=ME)
    assert [shown.card for shown in table.game.view(None).lords[3].line] == ["paladin_1", "warrior_14"]
