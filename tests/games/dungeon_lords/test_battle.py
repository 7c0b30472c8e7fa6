"""Battles as a whole: healing, conquest, the end of a combat part (sections 16.2, 17, 22 to 24)."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.combat.damage import heal
from games.dungeon_lords.rules.components import COMBAT_CARDS
from games.dungeon_lords.rules.events import tax_of
from games.dungeon_lords.rules.orders.digging_and_mining import mine_squares
from games.dungeon_lords.rules.orders.production import production_rooms
from games.dungeon_lords.rules.scoring import own_scores
from rules.messages import seat_name
from tests.games.dungeon_lords.table import ME, Table, lay


def rounds(card: str, seats: int = 4, **values: Any) -> Table:
    """A table at which this is the combat card of every round."""
    table = lay(seats, **values)
    table.game.combat_piles[0] = [card] * 4
    return table


def fight(party: str, creatures: str = "", *answers: str, card: str = "invisibility", **values: Any) -> Table:
    """Creatures against a party; Invisibility has no fatigue."""
    table = lay(**values).battle(party, creatures=creatures, card=card)
    return table.do(*answers) if answers else table


@pytest.mark.rule("DL-17.1", "DL-17.2")
def test_battles_are_fought_in_turn_order_from_the_starting_player() -> None:
    table = rounds("fireball", 3, starter=1).all(line="W5 W4 W4").combat()
    table.do("done", by=0).do("done", by=1).do("done", by=2).logs_each("battle", player=[1, 2, 0])
    table.begins_in_order("combat_card", "battle")
    # The card had no effect of its own: fatigue is the only damage.
    table.all_have(line=["W5:1 W4:0 W4:0"] * 3)


@pytest.mark.rule("DL-17.5", "DL-17.9")
def test_defeated_adventurers_go_to_prison_at_once_and_the_others_move_up() -> None:
    table = fight("X:7 W4 P3/1", "goblin").has(prison="paladin_1")
    assert table[ME].line[0].card == "warrior_12"


@pytest.mark.rule("DL-17.6", "DL-23.3")
def test_damage_stays_between_rounds() -> None:
    table = rounds("fireball", line="W5:1 W4 W4", tiles="C1! C2 C3").combat(number=2).do("done")
    table.has(line="W5:2 W4:0 W4:0", conquered="C1 C2")


@pytest.mark.rule("DL-17.7")
def test_a_battle_ends_when_the_party_is_defeated() -> None:
    table = fight("W4:2 W3:2", "goblin troll ghost", "goblin", tiles="C1=mint C2", card="fireball").done()
    table.logs("party_gone").silent("fatigue", "conquered").has(lair="goblin! troll ghost").game_is(battle=None)


@pytest.mark.rule("DL-17.8")
def test_defeats_are_checked_from_front_to_back() -> None:
    table = fight("W5:4 P4/1:3 T4/2:3", "slime", "flood")
    table.logs_each("defeated", hero=["warrior_14", "priest_13", "thief_14"])


@pytest.mark.rule("DL-22.1", "DL-22.2", "DL-V14")
def test_no_healing_without_a_fight() -> None:
    fight("P3/2 T3/1:1 P4/2:2").has(line="P3/2:0 T3/1:1 P4/2:2").logs("no_fight_no_healing")
    # Clinging is not an attack.
    fight("W5:2 P4/2", "slime", "cling").has(line="W5:2 P4/2:0")


@pytest.mark.rule("DL-22.1", "DL-15.8", "DL-V11")
def test_healing_after_a_fight() -> None:
    fight("W5 P4/1 T4/2", "troll", "strike").has(line="W5:2 P4/1:0 T4/2:0")
    fight("X:2 W4", "goblin").has(line="X:3 W4:0")  # The paladin heals one of the two and two.


@pytest.mark.rule("DL-22.4", "DL-V12")
def test_defeated_adventurers_are_not_healed() -> None:
    fight("W5 P4/1 T4/2:1", "vampire", "bite", "thief_14").has(prison="thief_14", line="W5:0 P4/1:0")


@pytest.mark.rule("DL-22.3", "DL-V13")
def test_healing_starts_at_the_front_and_heals_each_adventurer_completely() -> None:
    table = fight("P3/2 T3/1:1 P4/2:2", "goblin").has(line="P3/2:0 T3/1:0 P4/2:1")
    table.logs_each("healed", hero=["priest_12", "thief_11", "priest_14"], points=[2, 1, 1])
    assert heal([2, 1, 2], 4) == [0, 0, 1]
    assert heal([1, 0, 0], 9) == [0, 0, 0]


@pytest.mark.rule("DL-23.2")
def test_fatigue_damages_the_first_adventurer_point_by_point() -> None:
    fight("W3:2 W4 W4", card="detect_evil").has(prison="warrior_11", line="W4:1 W4:0")


@pytest.mark.rule("DL-23.3", "DL-23.4", "DL-23.6")
def test_a_conquered_tile_lowers_evil() -> None:
    fight("W5 W4 W4", card="fireball").has(conquered="C1", evil=4)
    fight("W5 W4 W4", card="fireball", evil=1).has(evil=1)
    # If the last adventurer falls to fatigue, no tile is conquered.
    fight("W3:2", card="fireball").has(conquered="", evil=5).logs("party_gone")


@pytest.mark.rule("DL-23.1", "DL-20.9")
def test_no_conquest_means_no_fatigue_either() -> None:
    table = lay().battle("W5 W4 W4", traps="trap_door", card="detect_evil")
    table.has(line="W5:2 W4:0 W4:0").silent("fatigue")


@pytest.mark.rule("DL-23.5")
def test_a_conquered_room_loses_its_functions_but_stays_a_tile() -> None:
    lord = lay(tiles="C1! C2=mint! C3 C4")[ME]
    assert production_rooms(lord) == {}
    assert mine_squares(lord) == ["C3", "C4"]
    assert tax_of(lord) == 2
    assert own_scores(lord)["rooms"] == 0
    assert own_scores(lord)["conquered"] == -4


@pytest.mark.rule("DL-24.1", "DL-24.2", "DL-24.3")
def test_after_round_4_surviving_adventurers_leave_and_creatures_recover() -> None:
    table = rounds("invisibility", 2).all(tiles="C1 C2 C3 C4 D4", lair="goblin!").set(0, line="X:3 W5 T4/2")
    table.combat(number=4).do("done", by=0).game_is(combat_round=0).has(0, line="", prison="")
    table.all_have(lair=["goblin", "goblin"]).sees(None, "paladin", "gone")
    table.logs("survivors_leave", heroes=["paladin_1", "warrior_14", "thief_14"])
    assert {*table.game.distant} == {"paladin_1", "warrior_14", "thief_14"}


@pytest.mark.rule("DL-24.3")
def test_creatures_recover_only_after_all_battles_are_finished() -> None:
    table = rounds("fireball", 2).deal(line=["W3:2", "W5 W4 W4"], lair=["goblin!"]).combat(number=1)
    table.do("done", by=0).do("done", by=1).has(0, line="", lair="goblin!").waits(1)


@pytest.mark.rule("DL-16.2")
def test_a_combat_part_has_at_most_four_rounds() -> None:
    table = rounds("invisibility", line="W5 W4 W4", tiles="C1 C2 C3 C4 D4 E4").combat()
    for number in range(1, 5):
        table.game_is(combat_round=number).do("done")
    table.done().has(conquered="C1 C2 C3 C4")


@pytest.mark.rule("DL-17.7", "DL-16.7")
def test_the_fee_is_lost_when_the_battle_does_not_take_place() -> None:
    table = rounds("detect_evil", 2).deal(line=["X", "W5 M4/2 W4"], evil=[10, 9], tiles=["C1=mint C2 C3"])
    table.set(0, traps="pendulum").combat().do("done", by=1).do("trap-pendulum", by=0).game_is(paladin_host=1)
    table.has(0, gold=2, traps="pendulum").unasked("plan_battle", 0)


@pytest.mark.rule("DL-17.4")
def test_all_that_happens_in_a_battle_is_public() -> None:
    table = lay().battle("X W4 M4/2", traps="fire_wall", creatures="goblin ghost", card="create_food").logs("battle")
    table.public().do("goblin").public().do("wizard_14").public()


@pytest.mark.rule("DL-V40")
def test_the_next_battle_tile_is_the_nearest_unconquered_one() -> None:
    table = rounds("invisibility", tiles="C1 D1 C2=workshop E1", line="W5 W4 W4", traps="trap_door").combat()
    table.do("done").has(conquered="C1").do("tile-C2", "trap-trap_door", "done").has(conquered="C1")
    table.set(traps="pendulum").do("tile-D1", "done").has(conquered="C1 D1")
    table.asks(
        "plan_battle", plan=("plan_on", {"round": 4, "square": "C2"})
    )  # both C2 and E1 would be left, C2 is nearer


TOLD = {
    *("attacks", "battle", "cannot_attack", "clings", "conquered", "conquest_skipped", "creature_withdrawn"),
    *("defeated", "enraged", "evil_down", "evil_up", "felled", "healing_skipped", "lost_food", "lost_gold"),
    *("lost_imps", "no_conquest", "no_fight_no_healing", "no_heal", "no_spell", "paid", "party_gone", "phantom"),
    *("phantom_bursts", "trap", "trap_not_paid", "traps_cancelled", "wage_paid", "weakened"),
}
"""The events of a battle that name its lord."""


@pytest.mark.long
@pytest.mark.rule("DL-17.4", "DL-19.9")
def test_all_events_of_a_battle_name_its_lord() -> None:
    armies = ("goblin slime ghost", "vampire dragon", "troll witch ghost", "demon golem", "ghost", "")
    named: dict[str, set[object]] = {}
    for number, (card, creatures, _) in enumerate(itertools.product(COMBAT_CARDS, armies, range(8))):
        rng = Random(number)
        gold, food = rng.choice([(0, 0), (0, 3), (3, 3)])
        table = lay(year=COMBAT_CARDS[card].year, tiles="C1=labyrinth C2", gold=gold, food=food)
        traps = " ".join(rng.sample(["trap_door", "antimagic_dart", "cursed_ring", "fire_wall"], rng.randrange(3)))
        party = rng.choice(["M4/2 P4/1 W4", "P4/1 M4/2", "M3/1"])
        party = party if table.game.year == 1 else "P5/2 M4/2 W8"
        table.battle(party, traps=traps, creatures=creatures, card=card, combat_round=rng.choice([1, 2]))
        events = table.news
        while table.game.questions:
            events += table.do(rng.choice(table.ids())).news
        for event in events:
            if "player" in event.args:
                named.setdefault(event.key.removeprefix("log-"), set()).add(event.args["player"])
    assert set(named) >= TOLD
    assert {key: names for key, names in named.items() if names != {seat_name(ME)}} == {}
