"""Sections 13 to 15: the king's turn, the monsters' turn, damage and death."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules.scoring import KING_DEAD, MONSTER_LEFT
from rules.messages import refer
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args


def reason(table: Table) -> str | None:
    return None if table.game.result is None else table.game.result.reason


# The king


@pytest.mark.rule("DG-13.1", "DG-25.1")
def test_the_king_steps_forward_into_an_empty_cell() -> None:
    table = Table()
    events = table.reveal("king")
    assert table.king_cell == "E5"
    assert keys(events)[:2] == ["turn_king", "king_moves"]
    assert args(events, "king_moves") == {"cell": "E5"}


@pytest.mark.rule("DG-13.2", "DG-13.5", "DG-11.10")
def test_the_king_stays_if_a_hero_a_monster_or_the_wall_is_in_front_of_him() -> None:
    table = Table("0 E5", "1 E5")
    both = [refer("hero-warrior"), refer("hero-thief")]
    assert args(table.reveal("king"), "king_waits") == {"cell": "E4", "front": "E5", "who": both}
    assert table.king_cell == "E4"
    table.hero(0, "E1")
    table.hero(1, "E5", holds="strength")
    table.monster("troll", "E5")
    waits = {"cell": "E4", "front": "E5", "who": [refer("monster-troll")]}
    assert args(table.reveal("king"), "king_waits") == waits, "a hero holding the monster is not in his way"
    assert table.king_cell == "E4"
    table = Table("goblin B1", king="B6")
    events = table.reveal("king")
    assert table.king_cell == "B6"
    assert [event.args for event in events if event.key == "log-king_stays"] == [{"cell": "B6"}]
    assert "king_waits" not in keys(events)


@pytest.mark.rule("DG-13.3", "DG-13.4")
def test_the_king_keeps_to_his_row() -> None:
    table = Table("goblin B3", "kobold B9")
    rows = []
    for _ in range(6):
        table.reveal("king")
        rows.append(table.king_cell)
    assert rows == ["E5", "E6", "B4", "B5", "B6", "B6"]
    assert table.units() == {"B3": "goblin", "B9": "kobold"}, "he does not attack"


@pytest.mark.rule("DG-13.4", "DG-18.1", "DG-V11")
def test_the_step_onto_the_back_board_advances_the_floor_when_no_monster_is_left() -> None:
    table = Table(king="E6")
    events = table.reveal("king")
    assert (table.king_cell, table.game.floor) == ("E4", 2)
    assert keys(events)[1:3] == ["king_moves", "floor_advances"]
    table = Table("0 B4", king="E6")
    table.reveal("king")
    assert (table.king_cell, table.game.floor) == ("E6", 1)


# Monsters move


@pytest.mark.rule("DG-14.1", "DG-14.2", "DG-14.5", "DG-V12")
def test_the_monster_nearest_to_the_entrance_acts_first_and_makes_room() -> None:
    table = Table("kobold B5", "goblin B4")
    events = table.reveal("monster")
    assert table.units() == {"E6": "goblin", "B4": "kobold"}
    moved = [event.args["monster"] for event in events if event.key == "log-monster_moves"]
    assert moved == [refer("monster-goblin"), refer("monster-kobold")]


@pytest.mark.rule("DG-14.1", "DG-14.10")
def test_every_monster_on_the_boards_acts_once_for_each_card() -> None:
    table = Table("1 E1 S6", "troll B3 attacked", king="E5")
    victim = table.hero(0, "B3", "S1", hp=1, holds="strength")
    for unit, cell in (("goblin", "B6"), ("imp", "E2"), ("slime", "B9")):
        table.monster(unit, cell)
    before = {monster.unit: monster.cell for monster in table.game.monsters}
    events = table.reveal("monster")
    acted = [str(event.args["monster"]) for event in events if "monster" in event.args]
    for unit, start in before.items():
        mine = [event.key for event in events if event.args.get("monster") == refer(f"monster-{unit}")]
        moved = next(monster.cell for monster in table.game.monsters if monster.unit == unit) != start
        # One step and one attack at the most, the step first.
        strikes = ["log-monster_strikes"] * (unit in ("troll", "imp"))
        assert mine == ["log-monster_moves"] * moved + strikes, unit
        assert mine, f"{unit} acts"
    assert acted.index(str(refer("monster-troll"))) < acted.index(str(refer("monster-goblin")))
    assert not victim.alive
    # The troll, whose holder is dead, moves only with the next card.
    assert table.at("B3") == "troll"
    table.reveal("monster")
    assert table.at("B3") is None
    assert all(event.audience is None for event in events)


@pytest.mark.rule("DG-14.2")
def test_in_a_column_the_upper_row_acts_first() -> None:
    table = Table()
    for unit, cell in (("goblin", "B9"), ("kobold", "B3"), ("imp", "B5"), ("slime", "B6")):
        table.monster(unit, cell)
    events = table.reveal("monster")
    moved = [str(event.args["cell"]) for event in events if event.key == "log-monster_moves"]
    assert moved == ["B4", "B2", "B5", "B8"]


@pytest.mark.rule("DG-14.3")
def test_each_moves_and_attacks_before_the_next() -> None:
    table = Table("0 E2 S6", "1 E8 S6", "goblin B1", "kobold B7")
    events = table.reveal("monster")
    assert keys(events)[1:7] == [
        "monster_moves",
        "monster_strikes",
        "hurt",
        "monster_moves",
        "monster_strikes",
        "hurt",
    ]


@pytest.mark.rule("DG-14.6", "DG-21.3", "DG-V16", "DG-3.5")
def test_a_monster_in_column_1_leaves_when_it_acts() -> None:
    table = Table("goblin E2")
    table.reveal("monster")
    assert table.units() == {"E1": "goblin"}
    assert reason(table) is None, "not in the activation in which it arrives"
    table.reveal("monster")
    assert reason(table) == MONSTER_LEFT


# Monsters attack


@pytest.mark.rule(
    "DG-14.4", "DG-14.6", "DG-14.7", "DG-14.8", "DG-14.9", "DG-14.10", "DG-14.11", "DG-V14", "DG-V15", "DG-V16"
)
@pytest.mark.rule("DG-11.5", "DG-11.6", "DG-15.1", "DG-15.2", "DG-15.3")
@pytest.mark.parametrize(
    ("damage", "pieces", "units", "hit_points"),
    [
        pytest.param(
            *(1, "0 E3 S6, 1 B7 S6 holds=strength, goblin B1, troll B7 attacked, imp B8"),
            *("B1 goblin, B7 troll, B8 imp", [11, 11]),
            id="a monster with a piece in front stays",
        ),
        pytest.param(1, "0 E1 S2 holds=strength, troll E1 attacked", "E1 troll", [3], id="grappled in column 1"),
        pytest.param(
            *(2, "0 B5 S3 F3 holds=strength, 1 B5 holds=agility, 2 B4, dullahan B5 attacked"),
            *("B5 dullahan", [6, 0, 2]),
            id="all holders and no other hero",
        ),
        pytest.param(1, "0 E9, 1 E9 S2 F2, goblin B7", "B7 goblin", [1, 4], id="all heroes in front"),
        pytest.param(2, "0 E9, 1 E9 S2 F2, goblin B7", "B7 goblin", [0, 3], id="all heroes in front, more damage"),
        pytest.param(1, "0 E3 S2, goblin B2", "B1 goblin", [3], id="a step and a hit"),
        pytest.param(
            1, "0 E6 S2, 1 E3 S2, 2 B5 S2, 3 B1 S2, goblin B4", "B4 goblin", [3, 4, 4, 4], id="only heroes in front"
        ),
        pytest.param(
            *(1, "0 B4 S3 holds=strength, troll B4 attacked, goblin B5", "B4 troll, B5 goblin", [5]),
            id="holders are shielded from behind",
        ),
        pytest.param(
            *(1, "0 E6 hp=1, 1 B5 S6 holds=strength, goblin B4, troll B5 attacked", "B4 goblin, B5 troll", [0, 11]),
            id="grappled when it acts",
        ),
        *(
            pytest.param(3, f"0 E6 S3, {unit} B4", f"B4 {unit}", [3], id=f"the die for {unit}")
            for unit in ("goblin", "troll", "demon_king_b", "evil_god")
        ),
        *(
            pytest.param(3, f"0 E6 S3 F{faith}, goblin B4", "B4 goblin", [6 - lost], id=f"faith {faith}")
            for faith, lost in ((1, 3), (2, 2), (3, 1), (4, 0), (6, 0))
        ),
    ],
)
def test_monsters_move_and_hit_the_heroes_in_front_or_their_holders(
    damage: int, pieces: str, units: str, hit_points: list[int]
) -> None:
    table = Table(*pieces.split(", "), damage=damage, king="E5")
    table.reveal("monster")
    assert table.units() == dict(each.split() for each in units.split(", "))
    heroes = table.game.heroes[: len(hit_points)]
    assert [hero.hp for hero in heroes] == hit_points
    assert [hero.alive for hero in heroes] == [hp > 0 for hp in hit_points]
    assert table.game.result is None


@pytest.mark.rule("DG-15.2", "DG-15.3")
@pytest.mark.parametrize(("damage", "faith", "lost"), [(6, 1, [4]), (3, 4, []), (3, 6, [])])
def test_damage_is_limited_to_remaining_hit_points_and_reduced_by_faith(
    damage: int, faith: int, lost: list[int]
) -> None:
    events = Table(f"0 E6 S2 F{faith}", "goblin B4", damage=damage).reveal("monster")
    assert [event.args["lost"] for event in events if event.key == "log-hurt"] == lost
    assert ("unhurt" in keys(events)) == (not lost)


@pytest.mark.rule("DG-14.8", "DG-15.5", "DG-21.2", "DG-V13")
def test_a_struck_king_dies_at_once() -> None:
    table = Table("goblin B5", king="E6")
    table.reveal("monster")
    assert reason(table) == KING_DEAD
    assert table.winners == []


@pytest.mark.rule("DG-14.10")
def test_a_monster_that_kills_its_holder_does_not_act_again() -> None:
    table = Table("0 B5 hp=1 holds=strength", "troll B5 attacked")
    table.reveal("monster")
    assert table.at("B5") == "troll"
    table.reveal("monster")
    assert table.at("B4") == "troll"


@pytest.mark.rule("DG-14.12")
def test_without_monsters_nothing_happens() -> None:
    table = Table()
    events = table.reveal("monster")
    assert keys(events)[:2] == ["turn_monsters", "no_monsters"]


@pytest.mark.rule("DG-14.13", "DG-21.4")
def test_after_the_end_no_other_monster_acts() -> None:
    table = Table("goblin E1", "kobold B3")
    events = table.reveal("monster")
    assert reason(table) == MONSTER_LEFT
    assert table.at("B3") == "kobold"
    assert keys(events) == ["turn_monsters", "monster_leaves"]
    assert table.game.questions == []


@pytest.mark.rule("DG-14.13", "DG-21.2", "DG-21.4")
def test_after_the_kings_death_nothing_more_happens() -> None:
    table = Table("goblin B4", "kobold B3", king="E6", deck="monster king hero_warrior")
    hero = table.hero(0, "B2", "S3")
    events = table.reveal("monster")
    assert keys(events) == ["turn_monsters", "king_struck"], "no other monster, no other card"
    assert (reason(table), hero.hp, table.at("B3")) == (KING_DEAD, 6, "kobold")
    assert len(table.game.deck) == 3


# Damage


@pytest.mark.rule("DG-15.4")
def test_a_dead_hero_leaves_the_boards_and_keeps_its_points_and_card() -> None:
    table = Table("goblin B4")
    hero = table.hero(0, "E6", hp=1, vp=3, charged=True)
    events = table.reveal("monster")
    assert "hero_dies" in keys(events)
    assert (hero.alive, hero.cell, hero.charged, hero.vp, hero.deaths) == (False, None, False, 3, 1)
    assert "hero_warrior" in table.game.deck + table.game.revealed


@pytest.mark.rule("DG-15.5")
def test_faith_does_not_help_the_king() -> None:
    table = Table("0 B4 F6", "goblin B6", king="B5")
    table.reveal("monster")
    assert reason(table) == KING_DEAD


@pytest.mark.rule("DG-15.6")
def test_growth_and_the_kings_turn_do_not_heal() -> None:
    table = Table("goblin E6")
    hero = table.hero(0, "E5", "S2 A1", hp=1)
    table.fight(0, "attack-E6-strength", "agility")
    table.reveal("king")
    assert hero.hp == 1


@pytest.mark.rule("DG-15.7", "DG-21.5")
def test_all_heroes_dead_does_not_end_the_game() -> None:
    table = Table("0 E6 hp=1", "goblin B4")
    table.reveal("monster")
    assert not any(hero.alive for hero in table.game.heroes)
    assert reason(table) is None
    assert table.question.kind == "revive"
