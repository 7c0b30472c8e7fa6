"""Section 11: grappling."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules.board import CELL
from rules.messages import refer
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args, mark


@pytest.mark.rule("DG-11.1", "DG-V3", "DG-25.1")
def test_a_success_from_a_distance_moves_the_hero_into_the_monsters_cell() -> None:
    table = Table("troll B5 attacked")
    hero = table.hero(0, "E5", "M3")
    events = table.fight(0, "attack-B5-magic")
    assert "grapples" in keys(events)
    assert (table.where(0), hero.holds) == ("B5", 2)


@pytest.mark.rule("DG-11.2", "DG-11.6")
def test_grappling_another_monster_releases_the_old_mark() -> None:
    table = Table("troll B5 attacked", "lich B6 attacked")
    hero = table.hero(0, "B5", "F1", holds="strength")
    events = table.fight(0, "attack-B6-faith")
    assert keys(events)[-3:-1] == ["lets_go", "grapples"]
    assert (table.where(0), hero.holds) == ("B6", 3)
    assert table.game.held_marks(table.game.monsters[0]) == 0


@pytest.mark.rule("DG-11.3", "DG-11.4")
def test_taking_a_new_mark_opens_the_old_one_for_other_heroes() -> None:
    table = Table()
    first, second = table.hero(2, "B4", "S1 A1 M1"), table.hero(3, "B4", "S1 A1 M1")
    table.monster("chimera", "B5", attacked=True)
    events = table.fight(2, "attack-B5-strength")
    assert args(events, "grapples") == {
        "hero": first.name,
        "monster": refer("monster-chimera"),
        "ability": refer("ability-strength"),
        "cell": "B5",
    }
    # It takes another mark: it holds that one alone, and the one it had is open again.
    table.turn(2, "stay")
    assert table.refused()["attack-B5-strength"] == "mark_held"
    events = table.pick("attack-B5-agility")
    assert [key for key in keys(events) if key in ("lets_go", "grapples")] == ["lets_go", "grapples"]
    chimera = refer("monster-chimera")
    assert args(events, "lets_go") == {"hero": first.name, "monster": chimera, "ability": refer("ability-strength")}
    assert args(events, "grapples")["ability"] == refer("ability-agility")
    assert table.game.view(None).monsters[0].holders == {"agility": 2}
    table.turn(3, "stay")
    assert table.refused()["attack-B5-agility"] == "mark_held"
    table.pick("attack-B5-strength")
    assert table.game.view(None).monsters[0].holders == {"agility": 2, "strength": 3}
    assert (first.holds, second.holds) == (mark("agility"), mark("strength"))
    assert [hero.holds for hero in table.game.view(None).heroes[2:]] == ["agility", "strength"]
    table.hero(1, "B4", "S1 A1 M1")
    table.turn(1, "stay")
    assert [option for option in table.ids() if option.startswith("attack")] == ["attack-B5-magic"]
    refused = table.refused()
    assert (refused["attack-B5-strength"], refused["attack-B5-agility"]) == ("mark_held", "mark_held")


@pytest.mark.rule("DG-11.5", "DG-14.4", "DG-14.7", "DG-14.8")
def test_one_holder_is_enough_to_stop_a_monster() -> None:
    table = Table("3 B4 S3", "troll B5 attacked", "lich B2 attacked", king="E6")
    holder = table.hero(2, "B5", "S3", holds="strength")
    events = table.reveal("monster")
    # The lich, which no hero holds, moves; the troll hits only its holder.
    assert [event.args["monster"] for event in events if event.key == "log-monster_moves"] == [refer("monster-lich")]
    (strike,) = [event for event in events if event.key == "log-monster_strikes"]
    assert strike.args["monster"] == refer("monster-troll")
    assert strike.args["heroes"] == [holder.name]
    assert strike.audience is None
    assert (table.at("B5"), table.at("B1")) == ("troll", "lich")
    # Released, it strikes the hero in front of it.
    holder.holds, holder.cell = None, CELL["E1"]
    events = table.reveal("monster")
    struck = [event.args["heroes"] for event in events if event.args.get("monster") == refer("monster-troll")]
    assert [table.game.heroes[3].name] in struck


@pytest.mark.rule("DG-11.6", "DG-15.4")
def test_death_ends_the_grapple() -> None:
    table = Table("troll B5 attacked")
    hero = table.hero(0, "B5", hp=1, holds="strength")
    table.reveal("monster")
    assert (hero.alive, hero.holds) == (False, None)
    assert table.game.held_marks(table.game.monsters[0]) == 0
    assert table.at("B5") == "troll"


@pytest.mark.rule("DG-11.7")
def test_a_holder_attacks_in_each_of_its_turns() -> None:
    table = Table("troll B5 attacked", floor=5, faces=(2, 2, 6))
    hero = table.hero(0, "B5", "M1", holds="strength")
    for _ in range(2):
        table.fight(0, "attack-B5-magic")
        assert hero.holds == 0
    table.fight(0, "attack-B5-magic")
    assert table.units() == {}


@pytest.mark.rule("DG-11.8", "DG-23.2")
def test_a_pushed_monster_takes_its_holders_along() -> None:
    table = Table("0 E6 M2 vp=1", "1 B4 holds=faith", "ghoul B7", "vampire B4 attacked", miracles=True)
    table.fight(0, "miracle-turn_undead", "B4")
    assert (table.where(1), table.game.heroes[1].holds, table.at("B5")) == ("B5", 3, "vampire")


@pytest.mark.rule("DG-11.9", "DG-9.6")
def test_more_than_two_freed_holders_may_share_a_cell() -> None:
    table = Table()
    for number, name in enumerate(("strength", "agility", "magic")):
        table.hero(number, "B5", holds=name)
    table.hero(3, "B4", "F1")
    table.monster("evil_god", "B5", attacked=True)
    table.fight(3, "attack-B5-faith", "none")
    assert [table.where(number) for number in range(3)] == ["B5"] * 3
    table.monster("goblin", "B6")
    table.turn(3)
    assert "B5" not in table.ids(), "the cell is full for other heroes"


@pytest.mark.rule("DG-11.10")
def test_the_cell_of_a_grappled_monster_cannot_be_entered() -> None:
    table = Table("0 B4 S6 holds=strength", "1 E3", "troll B4 attacked", "goblin B5", king="E6")
    table.reveal("king")
    assert table.king_cell == "E6"
    table.reveal("monster")
    assert table.at("B5") == "goblin", "the monster behind it cannot pass either"
    table.turn(1)
    assert "B4" not in table.ids()
