"""What questions tell beside their options: the arguments of their prompts, and worked sums."""

from __future__ import annotations

from rules.core.messages import refer
from rules.dungeon_go.game import DungeonGo
from tests.rules.dungeon_go.table import Table
from tests.rules.dungeon_go.test_setup import play_setup


def test_the_prompts_of_setup() -> None:
    game = DungeonGo.start(2, seed="x")
    assert game.questions[0].args == {"number": 1, "heroes": 2}
    play_setup(game, "choose_starting_two")
    assert game.questions[0].args == {"hero": refer("hero-warrior")}
    (line,) = game.preview(0, game.questions[0].id, "agility")
    assert line.key == "sum-sub_abilities"
    assert line.args == {"hp": 2, "movement": 4, "range": 1, "reduction": 0}


def test_the_prompt_of_another_roll() -> None:
    table = Table()
    table.game.floor = 3
    table.hero(0, "B4", "S3")
    table.monster("troll", "B5", attacked=True)
    table.faces(2)
    table.fight(0, "attack-B5-strength")
    assert table.question.args == {
        "hero": refer("hero-warrior"),
        "monster": refer("monster-troll"),
        "cell": "B5",
        "ability": refer("ability-strength"),
        "left": 2,
        "needed": 3,
    }
    lines = {line.key: line.args for line in table.game.preview(table.seat(0), table.question.id, "roll")}
    assert lines["sum-chance"] == {"rolls": 2, "percent": 89}
    assert table.game.preview(table.seat(0), table.question.id, "stop") == []
    assert table.options()["roll"].args == {"left": 2, "percent": 89}


def test_the_prompts_of_combat_and_magic() -> None:
    table = Table(spells=True, miracles=True)
    table.hero(0, "B4", "M3 F3", vp=2)
    table.hero(1, "E9", "S2", hp=1, vp=1)
    table.monster("goblin", "B5")
    table.deck("hero_thief", "king")
    table.turn(0)
    table.pick("stay")
    assert table.question.args == {"hero": refer("hero-warrior"), "actions": 1}
    (cost,) = table.game.preview(table.seat(0), table.question.id, "spell-fireball")
    assert (cost.key, cost.args) == ("sum-cost", {"vp": 1, "left": 1})
    assert table.game.preview(table.seat(0), table.question.id, "done") == []
    sums = {line.key: line.args for line in table.game.preview(table.seat(0), table.question.id, "attack-B5-strength")}
    assert sums["sum-defeat"] == {"monster": refer("monster-goblin"), "vp": 1}
    table.game.heroes[0].vp = 0
    (cost,) = table.game.preview(table.seat(0), table.question.id, "miracle-heal")
    assert (cost.key, cost.args) == ("sum-cost_target", {"hero": refer("hero-warrior"), "vp": 1}), "the thief can pay"
    table.game.heroes[0].vp = 2
    table.pick("spell-magic_missile")
    assert table.question.args == {"hero": refer("hero-warrior"), "magic": refer("spell-magic_missile")}
    assert [line.key for line in table.game.preview(table.seat(0), table.question.id, "B5-strength")] == ["sum-defeat"]
    assert table.game.preview(table.seat(0), table.question.id, "back") == []
    table.pick("back")
    table.pick("miracle-heal")
    table.pick("thief")
    assert table.question.args == {
        "hero": refer("hero-warrior"),
        "magic": refer("miracle-heal"),
        "target": refer("hero-thief"),
    }
    table.pick("back")
    table.pick("back")
    table.pick("miracle-divination")
    assert table.question.args == {
        "hero": refer("hero-warrior"),
        "cards": [refer("card-hero_thief"), refer("card-king")],
    }


def test_a_mark_to_name_for_a_spell_says_monster_cell_and_ability() -> None:
    table = Table(spells=True)
    table.hero(0, "B4", "M3", vp=2)
    table.monster("ghost", "B5")
    table.fight(0, "spell-magic_missile")
    option = table.options()["B5-faith"]
    assert (option.key, option.mark) == ("do-cast_mark", "B5")
    assert option.args == {"monster": refer("monster-ghost"), "cell": "B5", "ability": refer("ability-faith")}


def test_a_growth_says_which_ability_rises_to_what() -> None:
    table = Table()
    table.hero(0, "B4", "S2 A5 M6 F3")
    table.monster("goblin", "B5")
    table.fight(0, "attack-B5-strength")
    offered = {id: (option.key, option.args) for id, option in table.options().items()}
    assert offered == {
        "strength": ("do-grow", {"ability": refer("ability-strength"), "value": 3}),
        "agility": ("do-grow", {"ability": refer("ability-agility"), "value": 6}),
        "faith": ("do-grow", {"ability": refer("ability-faith"), "value": 4}),
        "none": ("do-no_growth", {}),
    }


def test_moving_off_says_which_mark_is_let_go() -> None:
    table = Table()
    table.hero(0, "B5", "A1 M1", holds="strength")
    table.monster("troll", "B5", attacked=True)
    table.turn(0)
    (line,) = table.game.preview(table.seat(0), table.question.id, "B4")
    assert (line.key, line.args) == ("sum-lets_go", {"ability": refer("ability-strength")})
    assert table.game.preview(table.seat(0), table.question.id, "stay") == []


def test_a_grapple_sum_counts_the_mark_that_would_be_opened() -> None:
    table = Table()
    table.hero(0, "B5", "A1 M1", holds="strength")
    table.monster("chimera", "B5", attacked=True)
    table.turn(0)
    table.pick("stay")
    sums = {line.key: line.args for line in table.game.preview(table.seat(0), table.question.id, "attack-B5-agility")}
    assert sums["sum-grapple"] == {"monster": refer("monster-chimera"), "ability": refer("ability-agility"), "left": 2}
