"""Sections 4 and 5: the dungeon and the heroes."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.board import BACK, NAMES
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, PLACEMENT, UNITS
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Event
from tests.games.driver import keys
from tests.games.dungeon_go.table import Setup


@pytest.mark.rule("DG-4.1", "DG-4.2", "DG-4.3", "DG-2.1")
def test_the_dungeon_at_the_start() -> None:
    view = Setup(4).game.view(None)
    assert (view.king, view.floor, view.damage, view.phase) == ("E4", 1, 1, "setup")
    assert [(hero.vp, hero.kills, hero.deaths) for hero in view.heroes] == [(0, 0, 0)] * 4


@pytest.mark.rule("DG-4.4")
@pytest.mark.parametrize(("players", "side"), [(1, "a"), (3, "a"), (2, "b"), (4, "b"), (5, "b"), (6, "b")])
def test_the_side_of_the_demon_king_by_number_of_players(players: int, side: str) -> None:
    game = Setup(players).game
    game.monsters, game.floor = [], 5  # that of the demon king
    bags.lay_floor(game)
    kings = [monster for monster in game.monsters if monster.printed.size == "demon_king"]
    assert [(king.unit, NAMES[king.cell]) for king in kings] == [(f"demon_king_{side}", "B6")]


@pytest.mark.rule("DG-4.5", "DG-4.6")
@pytest.mark.parametrize("spells", [False, True])
@pytest.mark.parametrize("miracles", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_floor_1_is_set_up_from_the_placement_table(players: int, spells: bool, miracles: bool) -> None:
    game = DungeonGo.start(players, {"spells": spells, "miracles": miracles}, seed="x")
    table = PLACEMENT["strong" if spells else "standard"]
    sizes = {"s": "small", "L": "large"}
    expected = {f"B{number}": sizes[sign] for number, sign in enumerate(table[players][0], 1) if sign != "-"}
    assert {NAMES[monster.cell]: UNITS[monster.unit].size for monster in game.monsters} == expected
    assert all(BACK >> monster.cell & 1 for monster in game.monsters)


@pytest.mark.rule("DG-4.6")
def test_units_are_drawn_in_the_order_of_the_cells() -> None:
    game = DungeonGo.start(4, seed="x")
    placed = [event.args["cell"] for event in game.opening if event.key == "log-monster_placed"]
    assert placed == ["B3", "B5", "B6", "B9"]


@pytest.mark.rule("DG-4.7", "DG-5.1")
def test_monsters_are_placed_before_the_heroes_and_the_deck_is_made_last() -> None:
    setup = Setup(3).asks("choose_hero_card")
    assert setup.game.monsters
    assert setup.game.deck == Setup(3, "place_hero").game.deck == []
    game = Setup(3, "move").game
    assert len(game.deck) + len(game.revealed) == 5


@pytest.mark.rule("DG-5.1")
def test_hero_cards_are_chosen_in_seat_order_and_each_only_once() -> None:
    setup = Setup(2).waits(0).do("priest").waits(0).refuses("priest", "not_an_option").do("thief").waits(1)
    setup.do("knight").waits(1).do("warrior")
    assert [hero.card for hero in setup.game.heroes] == ["priest", "thief", "knight", "warrior"]


@pytest.mark.rule("DG-5.1")
def test_the_last_of_six_hero_cards_is_assigned_without_a_question() -> None:
    setup = Setup(6).do(*HERO_CARDS[:5]).asks("choose_starting_two")
    assert setup.game.heroes[5].card == HERO_CARDS[5]


@pytest.mark.rule("DG-5.2", "DG-5.4", "DG-5.5", "DG-V5")
@pytest.mark.parametrize(
    ("two", "hp", "movement", "reach", "reduction"),
    [("strength", 4, 2, 1, 0), ("agility", 2, 4, 1, 0), ("magic", 2, 2, 2, 0), ("faith", 2, 2, 1, 1)],
)
def test_one_ability_begins_at_two(two: str, hp: int, movement: int, reach: int, reduction: int) -> None:
    setup = Setup(3, "choose_starting_two").asks("choose_starting_two", ", ".join(ABILITIES)).do(two)
    hero = setup.game.heroes[0]
    assert hero.abilities == [1 + (ability == two) for ability in ABILITIES]
    assert (hero.max_hp, hero.movement, hero.range, hero.reduction) == (hp, movement, reach, reduction)
    assert (hero.hp, hero.vp) == (hp, 0)


@pytest.mark.rule("DG-5.2")
@pytest.mark.parametrize(
    ("picked", "reason"),
    [("", "pick_number"), ("strength, magic", "pick_number"), ("luck", "not_an_option")],
)
def test_other_splits_of_the_starting_abilities_are_refused(picked: str, reason: str) -> None:
    Setup(3, "choose_starting_two").refuses(picked, reason)


@pytest.mark.rule("DG-5.6", "DG-24.4")
def test_the_start_order_is_drawn_card_by_card() -> None:
    orders = set()
    for seed in range(40):
        setup = Setup(3, "place_hero", seed=f"order {seed}")
        for placed, cell in enumerate(("E1", "E1", "E2"), 1):
            assert len(setup.game.start_order) == placed, "later cards are not drawn yet"
            setup.do(cell)
        orders.add(tuple(setup.game.start_order))
    assert len(orders) == 6


@pytest.mark.rule("DG-5.7", "DG-5.8", "DG-V4")
def test_heroes_are_placed_on_the_entrance_board() -> None:
    setup = Setup(4, "place_hero").asks("place_hero", "E1, E2, E3, E5, E6, E7, E8, E9").refuses("E4", "blocked_king")
    setup.do("E5", "E5").refuses("E5", "cell_full").refuses("B1", "not_entrance_board").do("E2")
    cells = [NAMES[hero.cell] for hero in setup.game.heroes if hero.cell is not None]
    assert sorted(cells) == ["E2", "E5", "E5"]


@pytest.mark.rule("DG-5.8")
def test_six_heroes_always_find_a_cell() -> None:
    for seed in range(10):
        setup = Setup(6, "place_hero", seed=f"full {seed}")
        rng = Random(seed)
        while setup.asked().kind == "place_hero":
            options = setup.asked().options(setup.game)
            assert len(options) >= 5
            setup.do(rng.choice(options[:2]).id)


@pytest.mark.rule("DG-5.1", "DG-5.2", "DG-5.6", "DG-5.7")
def test_setup_tells_the_players_heroes_abilities_and_cells() -> None:
    setup = Setup(2, seed="told")
    game = setup.game
    events = list[Event]()
    while game.phase == "setup":
        last_option = setup.asked().options(game)[-1]
        events += setup.do(last_option.id).news
    of_setup = [*["hero_card"] * 4, *["starting_two"] * 4, *["place_drawn", "hero_placed"] * 4, "deck_made"]
    setup.news = events[: len(of_setup)]  # the rest is about the first turn
    assert keys(setup.news) == of_setup
    setup.logs("deck_made", cards=8)
    for hero in game.heroes:
        setup.logs("hero_card", player=hero.seat, hero=hero.card)
        setup.logs("starting_two", hero=hero.card, ability="faith")
        setup.logs("place_drawn", player=hero.seat, hero=hero.card)
    for number, cell in zip(game.start_order, ["E9", "E9", "E8", "E8"], strict=True):
        setup.logs("hero_placed", hero=game.heroes[number].card, cell=cell)
    drawn = [setup.plain(event.args["hero"]) for event in events if event.key == "log-place_drawn"]
    assert drawn == [game.heroes[number].card for number in game.start_order]
