"""Sections 4 and 5: the dungeon and the heroes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.dungeon_go.rules.board import BACK, CELL, NAMES
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, PLACEMENT, UNITS
from games.dungeon_go.rules.game import DungeonGo
from rules.errors import IllegalChoice

Choose = Callable[[DungeonGo], list[str]]


def answer(game: DungeonGo, *ids: str) -> None:
    (question,) = game.questions
    game.choose(question.seat, question.id, ids)


def play_setup(game: DungeonGo, until: str) -> None:
    """Answer with the first option until a question of that kind is open."""
    while game.questions[0].kind != until:
        answer(game, game.questions[0].options(game)[0].id)


@pytest.mark.rule("DG-4.1", "DG-4.2", "DG-4.3", "DG-2.1")
def test_the_dungeon_at_the_start() -> None:
    game = DungeonGo.start(4, seed="x")
    view = game.view(None)
    assert (view.king, view.floor, view.damage) == ("E4", 1, 1)
    assert view.phase == "setup"
    assert [(hero.vp, hero.kills, hero.deaths) for hero in view.heroes] == [(0, 0, 0)] * 4


@pytest.mark.rule("DG-4.4")
@pytest.mark.parametrize(("players", "side"), [(1, "a"), (3, "a"), (2, "b"), (4, "b"), (5, "b"), (6, "b")])
def test_the_side_of_the_demon_king_by_number_of_players(players: int, side: str) -> None:
    from games.dungeon_go.rules import bags

    game = DungeonGo.start(players, seed="x")
    game.monsters, game.floor = [], 5
    bags.lay_floor(game)
    assert game.monster_at(CELL["B6"]) is not None
    assert [monster.unit for monster in game.monsters if monster.printed.size == "demon_king"] == [f"demon_king_{side}"]


@pytest.mark.rule("DG-4.5", "DG-4.6")
@pytest.mark.parametrize("spells", [False, True])
@pytest.mark.parametrize("miracles", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_floor_1_is_set_up_from_the_placement_table(players: int, spells: bool, miracles: bool) -> None:
    game = DungeonGo.start(players, {"spells": spells, "miracles": miracles}, seed="x")
    table = PLACEMENT.strong if spells else PLACEMENT.standard
    sizes = {"s": "small", "L": "large"}
    wanted = {f"B{number}": sizes[sign] for number, sign in enumerate(table[players][0], 1) if sign != "-"}
    assert {NAMES[monster.cell]: UNITS[monster.unit].size for monster in game.monsters} == wanted
    assert all(BACK >> monster.cell & 1 for monster in game.monsters)


@pytest.mark.rule("DG-4.6")
def test_units_are_drawn_in_the_order_of_the_cells() -> None:
    game = DungeonGo.start(4, seed="x")
    placed = [event.args["cell"] for event in game.opening if event.key == "log-monster_placed"]
    assert placed == ["B3", "B5", "B6", "B9"]


@pytest.mark.rule("DG-4.7", "DG-5.1")
def test_monsters_are_placed_before_the_heroes_and_the_deck_is_made_last() -> None:
    game = DungeonGo.start(3, seed="x")
    assert game.monsters
    assert game.deck == []
    assert game.questions[0].kind == "choose_hero_card"
    assert game.view(None).combat_actions == 0, "it is no hero's turn yet"
    play_setup(game, "choose_starting_two")
    play_setup(game, "place_hero")
    assert game.deck == []
    play_setup(game, "move")
    assert len(game.deck) + len(game.revealed) == 5


@pytest.mark.rule("DG-5.1")
def test_hero_cards_are_chosen_in_seat_order_and_each_only_once() -> None:
    game = DungeonGo.start(2, seed="x")
    seats = []
    for card in ("priest", "thief", "knight", "warrior"):
        (question,) = game.questions
        seats.append(question.seat)
        answer(game, card)
    assert seats == [0, 0, 1, 1]
    assert [hero.card for hero in game.heroes] == ["priest", "thief", "knight", "warrior"]
    other = DungeonGo.start(2, seed="x")
    answer(other, "priest")
    assert "priest" not in [option.id for option in other.questions[0].options(other)]
    with pytest.raises(IllegalChoice):
        answer(other, "priest")


@pytest.mark.rule("DG-5.1")
def test_the_last_of_six_hero_cards_is_assigned_without_a_question() -> None:
    game = DungeonGo.start(6, seed="x")
    for card in HERO_CARDS[:5]:
        answer(game, card)
    assert game.heroes[5].card == HERO_CARDS[5]
    assert game.questions[0].kind == "choose_starting_two"


@pytest.mark.rule("DG-5.2", "DG-5.4", "DG-5.5", "DG-V5")
@pytest.mark.parametrize(
    ("two", "hp", "movement", "reach", "reduction"),
    [("strength", 4, 2, 1, 0), ("agility", 2, 4, 1, 0), ("magic", 2, 2, 2, 0), ("faith", 2, 2, 1, 1)],
)
def test_one_ability_begins_at_two(two: str, hp: int, movement: int, reach: int, reduction: int) -> None:
    game = DungeonGo.start(3, seed="x")
    play_setup(game, "choose_starting_two")
    assert [option.id for option in game.questions[0].options(game)] == list(ABILITIES)
    answer(game, two)
    hero = game.heroes[0]
    assert sorted(hero.abilities) == [1, 1, 1, 2]
    assert hero.abilities[ABILITIES.index(two)] == 2
    assert (hero.max_hp, hero.movement, hero.range, hero.reduction) == (hp, movement, reach, reduction)
    assert (hero.hp, hero.vp) == (hp, 0)


@pytest.mark.rule("DG-5.2")
@pytest.mark.parametrize("picked", [[], ["strength", "magic"], ["luck"]])
def test_other_splits_of_the_starting_abilities_are_refused(picked: list[str]) -> None:
    game = DungeonGo.start(3, seed="x")
    play_setup(game, "choose_starting_two")
    with pytest.raises(IllegalChoice):
        answer(game, *picked)


@pytest.mark.rule("DG-5.6", "DG-24.4")
def test_the_start_order_is_drawn_card_by_card() -> None:
    orders = set()
    for seed in range(40):
        game = DungeonGo.start(3, seed=f"order {seed}")
        play_setup(game, "place_hero")
        for placed in range(1, 4):
            assert len(game.start_order) == placed, "later cards are not drawn yet"
            answer(game, "E1" if placed < 3 else "E2")
        orders.add(tuple(game.start_order))
    assert len(orders) == 6


@pytest.mark.rule("DG-5.7", "DG-5.8", "DG-V4")
def test_heroes_are_placed_on_the_entrance_board() -> None:
    game = DungeonGo.start(4, seed="x")
    play_setup(game, "place_hero")
    options = [option.id for option in game.questions[0].options(game)]
    assert sorted(options) == ["E1", "E2", "E3", "E5", "E6", "E7", "E8", "E9"]
    with pytest.raises(IllegalChoice, match="refused-blocked_king"):
        answer(game, "E4")
    answer(game, "E5")
    answer(game, "E5")
    with pytest.raises(IllegalChoice, match="refused-cell_full"):
        answer(game, "E5")
    with pytest.raises(IllegalChoice, match="refused-not_entrance_board"):
        answer(game, "B1")
    with pytest.raises(IllegalChoice):
        answer(game)
    answer(game, "E2")
    assert sorted(NAMES[hero.cell] for hero in game.heroes if hero.cell is not None) == ["E2", "E5", "E5"]


@pytest.mark.rule("DG-5.8")
def test_six_heroes_always_find_a_cell() -> None:
    for seed in range(10):
        game, rng = DungeonGo.start(6, seed=f"full {seed}"), Random(seed)
        play_setup(game, "place_hero")
        while game.questions[0].kind == "place_hero":
            options = game.questions[0].options(game)
            assert len(options) >= 5
            answer(game, rng.choice(options[:2]).id)
