"""Sections 1 and 2: players and heroes, pieces, bags."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.components import COMPONENTS, LARGE_UNITS, LIMITS, SMALL_UNITS, UNITS, hero_count, owner
from games.dungeon_go.rules.game import DungeonGo
from rules.errors import BadSetup, IllegalChoice
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-1.3")
@pytest.mark.parametrize("players", [0, 7])
def test_a_game_needs_one_to_six_players(players: int) -> None:
    with pytest.raises(BadSetup):
        DungeonGo.start(players, seed="x")


@pytest.mark.rule("DG-1.3", "DG-1.4", "DG-1.5", "DG-1.10", "DG-24.1")
@pytest.mark.parametrize(
    ("players", "owners"),
    [
        (1, [0, 0, 0]),
        (2, [0, 0, 1, 1]),
        (3, [0, 1, 2]),
        (4, [0, 1, 2, 3]),
        (5, [0, 1, 2, 3, 4]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_heroes_by_number_of_players(players: int, owners: list[int]) -> None:
    game = DungeonGo.start(players, seed="x")
    assert [hero.seat for hero in game.heroes] == owners
    assert [hero.number for hero in game.heroes] == list(range(len(owners)))
    assert hero_count(players) == len(owners)
    assert [owner(number, players) for number in range(len(owners))] == owners


@pytest.mark.rule("DG-1.6", "DG-7.1")
def test_only_the_owner_decides() -> None:
    table = Table("2 E5", "goblin E6").begin(2).waits(2)
    for stranger in (0, 1, 3):
        with pytest.raises(IllegalChoice, match="refused-not_your_decision"):
            table.game.choose(table.seat(stranger), table.question.id, ["stay"])


@pytest.mark.rule("DG-1.7")
def test_the_turns_of_king_and_monsters_ask_no_question() -> None:
    table = Table("3 E1", "goblin B2", deck="king monster hero_priest").draw("king").asks("move", by=3)
    assert [keys(table.news).count(turn) for turn in ("turn_king", "turn_monsters", "turn_hero")] == [2, 1, 1]


@pytest.mark.rule("DG-1.8")
def test_the_optional_rules_are_off_unless_chosen() -> None:
    plain = DungeonGo.start(3, seed="x")
    assert (plain.settings.spells, plain.settings.miracles) == (False, False)
    for spells, miracles in ((True, False), (False, True), (True, True)):
        game = DungeonGo.start(3, {"spells": spells, "miracles": miracles}, seed="x")
        assert (game.settings.spells, game.settings.miracles) == (spells, miracles)
    wrongs: list[dict[str, object]] = [
        {"spells": "perhaps"},
        {"spells": None},
        {"spells": 2},
        {"miracles": []},
        {"prayers": True},
    ]
    for wrong in wrongs:
        with pytest.raises(BadSetup) as raised:
            DungeonGo.start(3, wrong, seed="x")
        assert str(raised.value.message.args["field"]).startswith(next(iter(wrong)))


@pytest.mark.rule("DG-2.1", "DG-2.2", "DG-2.3")
def test_monster_damage_rises_to_six_at_most() -> None:
    game = DungeonGo.start(4, seed="x")
    assert (game.floor, game.damage) == (1, 1)
    assert (LIMITS.floor, LIMITS.damage) == (5, 6)
    seen = []
    for _ in range(8):
        bags.raise_damage(game)
        seen.append(game.damage)
    assert seen == [2, 3, 4, 5, 6, 6, 6, 6]


@pytest.mark.rule("DG-2.4", "DG-2.7")
def test_numbers_and_marks_of_all_pieces() -> None:
    assert len(COMPONENTS.hero_cards) == 6
    assert len(SMALL_UNITS) == 16
    assert len(LARGE_UNITS) == 10
    assert Counter(UNITS[unit].marks for unit in SMALL_UNITS) == {(mark,): 4 for mark in range(4)}
    marks = [UNITS[unit].marks for unit in LARGE_UNITS]
    assert len(set(marks)) == 10
    assert sorted(map(len, marks)) == [2] * 6 + [3] * 4
    assert UNITS["demon_king_a"].marks == (0, 2, 3)
    assert UNITS["demon_king_b"].marks == UNITS["evil_god"].marks == (0, 1, 2, 3)
    game = DungeonGo.start(4, seed="x")
    on_board = [monster.unit for monster in game.monsters]
    assert sorted([*game.small_bag, *on_board]) == sorted(SMALL_UNITS)
    assert sorted(game.large_bag) == sorted(LARGE_UNITS)


@pytest.mark.rule("DG-2.8")
def test_units_go_to_their_used_pile_and_come_back_when_the_bag_is_empty() -> None:
    table = Table("goblin B1", "troll B2", "demon_king_b B3", "evil_god B6")
    game = table.game
    for monster in game.monsters[:]:
        bags.put_away(game, monster)
    table.game_is(used_small=["goblin"], used_large=["troll"])
    game.small_bag = ["imp"]
    game.used_small = ["goblin", "ghost"]
    assert bags.draw(game, "small") == "imp"
    table.game_is(used_small=["goblin", "ghost"])  # the pile stays until a unit must be drawn
    assert bags.draw(game, "small") in ("goblin", "ghost")
    assert (game.used_small, len(game.small_bag)) == ([], 1)
    game.large_bag = []
    assert bags.draw(game, "large") == "troll"


@pytest.mark.rule("DG-2.9")
def test_every_unit_of_a_bag_is_equally_likely_to_be_drawn() -> None:
    table = Table()
    drawn: Counter[str | None] = Counter()
    for _ in range(4000):
        table.game.small_bag = ["goblin", "imp", "slime", "ghost"]
        drawn[bags.draw(table.game, "small")] += 1
    assert set(drawn) == {"goblin", "imp", "slime", "ghost"}
    assert all(900 < number < 1100 for number in drawn.values()), drawn
    view = table.game.view(None)
    assert view.small_bag == sorted(view.small_bag), "the contents of the bag are public, their order is not"


@pytest.mark.rule("DG-2.10", "DG-12.6")
def test_a_draw_from_an_empty_bag_yields_no_unit() -> None:
    table = Table(small="", large="troll")
    game = table.game
    assert bags.draw(game, "small") is None
    bags.reinforce(game)
    table.game_is(monsters=[], damage=2, reinforcements=1, floor=1)
    game.floor = 2
    bags.lay_floor(game)
    table.units_are("troll B6")  # cells for small units stay empty


@pytest.mark.rule("DG-5.1")
def test_everyone_sees_which_hero_card_was_chosen_and_that_another_is_not_chosen_yet() -> None:
    table = Table()
    table.game.heroes[1].card = ""
    assert [hero.card for hero in table.game.view(None).heroes][:3] == ["warrior", None, "wizard"]
