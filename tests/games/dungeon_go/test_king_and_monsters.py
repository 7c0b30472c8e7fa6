"""Sections 13 to 15: the king's turn, the monsters' turn, damage and death."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules.scoring import KING_DEAD, MONSTER_LEFT
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table

# The king


@pytest.mark.rule("DG-13.1", "DG-25.1")
def test_the_king_steps_forward_into_an_empty_cell() -> None:
    table = Table().draw("king").game_is(king="E5").logs("king_moves", cell="E5")
    table.logs_in_order("turn_king", "king_moves")


@pytest.mark.rule("DG-13.2", "DG-13.5", "DG-11.10")
def test_the_king_stays_if_a_hero_a_monster_or_the_wall_is_in_front_of_him() -> None:
    heroes = Table("0 E5", "1 E5").draw("king").game_is(king="E4")
    heroes.logs("king_waits", cell="E4", front="E5", who=["warrior", "thief"])
    # A hero holding the monster is not in his way.
    troll = Table("1 E5 holds=strength", "troll E5").draw("king").game_is(king="E4")
    troll.logs("king_waits", cell="E4", front="E5", who=["troll"])
    wall = Table("goblin B1", king="B6").draw("king").game_is(king="B6")
    wall.logs("king_stays", cell="B6").silent("king_waits")


@pytest.mark.rule("DG-13.3", "DG-13.4")
def test_the_king_keeps_to_his_row() -> None:
    table = Table("goblin B3", "kobold B9")
    for cell in ("E5", "E6", "B4", "B5", "B6", "B6"):
        table.draw("king").game_is(king=cell).units_are("goblin B3", "kobold B9")  # he does not attack


@pytest.mark.rule("DG-13.4", "DG-18.1", "DG-V11")
def test_the_step_onto_the_back_board_advances_the_floor_when_no_monster_is_left() -> None:
    Table(king="E6").draw("king").game_is(king="E4", floor=2).logs_in_order("king_moves", "floor_advances")
    Table("0 B4", king="E6").draw("king").game_is(king="E6", floor=1)


# Monsters move


@pytest.mark.rule("DG-14.1", "DG-14.2", "DG-14.5", "DG-V12")
def test_the_monster_nearest_to_the_entrance_acts_first_and_makes_room() -> None:
    table = Table("kobold B5", "goblin B4").draw("monster").units_are("goblin E6", "kobold B4")
    assert moved(table) == ["E6", "B4"]


def moved(table: Table) -> list[object]:
    """The cells that monsters move to, in their order."""
    return [event.args["cell"] for event in table.news if event.key == "log-monster_moves"]


@pytest.mark.rule("DG-14.1", "DG-14.10")
def test_every_monster_on_the_boards_acts_once_for_each_card() -> None:
    others = ("goblin B6", "imp E2", "slime B9")
    table = Table("0 B3 S1 hp=1 holds=strength", "1 E1 S6", "troll B3 attacked", *others, king="E5").draw("monster")
    acts = [(event.key, table.plain(event.args["monster"])) for event in table.news if "monster" in event.args]
    # One step and one attack at the most, the step first.
    strikes = [("log-monster_strikes", "imp"), ("log-monster_strikes", "troll")]
    assert acts == [*strikes, ("log-monster_moves", "goblin"), ("log-monster_moves", "slime")]
    # The troll, whose holder is dead, moves only with the next card.
    table.hero_is(0, alive=False).units_are("troll B3", "goblin B5", "imp E2", "slime B8")
    table.draw("monster")
    assert table.at("B3") is None


@pytest.mark.rule("DG-14.2")
def test_in_a_column_the_upper_row_acts_first() -> None:
    assert moved(Table("goblin B9", "kobold B3", "imp B5", "slime B6").draw("monster")) == ["B4", "B2", "B5", "B8"]


@pytest.mark.rule("DG-14.3")
def test_each_moves_and_attacks_before_the_next() -> None:
    table = Table("0 E2 S6", "1 E8 S6", "goblin B1", "kobold B7").draw("monster")
    table.tells(*["monster_moves", "monster_strikes", "hurt"] * 2)


@pytest.mark.rule("DG-14.6", "DG-21.3", "DG-V16", "DG-3.5")
def test_a_monster_in_column_1_leaves_when_it_acts() -> None:
    table = Table("goblin E2").draw("monster").units_are("goblin E1")
    table.game_is(result=None).draw("monster").over(MONSTER_LEFT)  # not in the activation in which it arrives


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
    table.draw("monster")
    assert table.units() == dict(word.split() for word in units.split(", "))
    heroes = table.game.heroes[: len(hit_points)]
    assert [hero.hp for hero in heroes] == hit_points
    assert [hero.alive for hero in heroes] == [hp > 0 for hp in hit_points]
    assert table.game.result is None


@pytest.mark.rule("DG-15.2", "DG-15.3")
@pytest.mark.parametrize(("damage", "faith", "lost"), [(6, 1, [4]), (3, 4, []), (3, 6, [])])
def test_damage_is_limited_to_remaining_hit_points_and_reduced_by_faith(
    damage: int, faith: int, lost: list[int]
) -> None:
    events = Table(f"0 E6 S2 F{faith}", "goblin B4", damage=damage).draw("monster").news
    assert [event.args["lost"] for event in events if event.key == "log-hurt"] == lost
    assert ("unhurt" in keys(events)) == (not lost)


@pytest.mark.rule("DG-14.8", "DG-15.5", "DG-21.2", "DG-V13")
def test_a_struck_king_dies_at_once() -> None:
    table = Table("goblin B5", king="E6").draw("monster").over(KING_DEAD)
    assert table.winners == []
    Table("0 B4 F6", "goblin B6", king="B5").draw("monster").over(KING_DEAD)  # Faith does not help him


@pytest.mark.rule("DG-14.12")
def test_without_monsters_nothing_happens() -> None:
    Table("0 E9", deck="hero_warrior").draw("monster").tells("no_monsters")


@pytest.mark.rule("DG-14.13", "DG-21.2", "DG-21.4")
def test_after_the_end_no_other_monster_acts_and_no_other_card_is_revealed() -> None:
    left = Table("goblin E1", "kobold B3").draw("monster").over(MONSTER_LEFT).game_is(questions=[])
    left.tells("monster_leaves").units_are("goblin E1", "kobold B3")
    struck = Table("0 B2 S3", "goblin B4", "kobold B3", king="E6", deck="monster king hero_warrior").draw("monster")
    struck.over(KING_DEAD).tells("king_struck").hero_is(0, hp=6).units_are("goblin B4", "kobold B3")
    assert (keys(struck.news)[0], len(struck.game.deck)) == ("turn_monsters", 3)


@pytest.mark.rule("DG-14.4", "DG-14.8", "DG-15.2", "DG-15.4")
def test_the_monsters_turn_tells_moves_attacks_damage_and_deaths() -> None:
    table = Table("0 E9 S2 F2", "1 E9", "2 E9 F3", "goblin B8", damage=2).draw("monster")
    table.tells("monster_moves", "monster_strikes", "hurt", "hurt", "unhurt", "hero_dies")
    table.logs("monster_moves", monster="goblin", source="B8", cell="B7")
    table.logs("monster_strikes", monster="goblin", heroes=["warrior", "thief", "wizard"], damage=2)
    table.logs("hurt", hero="warrior", lost=1, hp=3).logs("hurt", hero="thief", lost=2, hp=0)
    table.logs("unhurt", hero="wizard").logs("hero_dies", hero="thief")


# Damage


@pytest.mark.rule("DG-15.4", "DG-2.5", "DG-8.6")
def test_a_dead_hero_leaves_the_boards_and_keeps_its_points_abilities_and_card() -> None:
    table = Table("0 E6 A3 M2 hp=1 vp=3 charged", "goblin B4").draw("monster").logs("hero_dies", hero="warrior")
    table.hero_is(0, alive=False, cell=None, hp=0, charged=False, vp=3, deaths=1, abilities=[1, 3, 2, 1])
    table.sees(None, "heroes.0.alive", False).sees(None, "heroes.0.cell", None)
    assert "hero_warrior" in table.game.deck + table.game.revealed
    with pytest.raises(LookupError, match="hero 0 is not on the boards"):
        assert table.game.heroes[0].at


@pytest.mark.rule("DG-15.6")
def test_growth_and_the_kings_turn_do_not_heal() -> None:
    table = Table("0 E5 S2 A1 hp=1", "goblin E6").act(0, "attack-E6-strength", "agility")
    table.draw("king").hero_is(0, hp=1)


@pytest.mark.rule("DG-15.7", "DG-21.5")
def test_all_heroes_dead_does_not_end_the_game() -> None:
    table = Table("0 E6 hp=1", "goblin B4").draw("monster").game_is(result=None).asks("revive")
    assert not any(hero.alive for hero in table.game.heroes)
