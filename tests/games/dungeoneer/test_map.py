"""Building, exits, spaces, moving (DN-9 to DN-12)."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest

from games.dungeoneer.rules.attributes import speed
from games.dungeoneer.rules.components import MAPS, Exit
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map import building
from games.dungeoneer.rules.map.geometry import (
    Spot,
    cells,
    frontier,
    held_open,
    is_viable,
    joins,
    legal_spots,
    neighbours,
    place,
    spot_of,
    steps_from,
)
from games.dungeoneer.rules.map.layout import layout_of
from games.dungeoneer.rules.pieces import NOWHERE, Shut
from rules.game import carry_on
from rules.messages import refer
from rules.players import RandomPlayer
from rules.questions import Picked
from tests.games.dungeoneer.table import Table

GATE = ("md_gate", 0, 0)
ASH = ("md_ash_corridor", 0, -1)


def on_map(
    *cards: tuple[str, int, int], heroes: tuple[str, ...] = ("he_sera", "he_lirien"), movement: int = 3
) -> Table:
    """A map of these cards, on whose first one the hero of seat 1 has that much movement."""
    return Table(heroes).map(*(cards or (GATE, ASH))).rich(1, movement=movement)


def with_exits(monkeypatch: pytest.MonkeyPatch, **open_sides: str) -> None:
    """Print other exits on these cards from now on: open ones on some of the sides `nesw`, walls on the others."""
    for id, open_here in open_sides.items():
        exits = tuple(Exit(kind="open" if side in open_here else "wall") for side in "nesw")
        monkeypatch.setitem(MAPS, id, MAPS[id].model_copy(update={"exits": exits}))


# Building


@pytest.mark.rule("DN-9.1", "DN-9.3", "DN-9.15", "DN-9.14")
def test_the_drawn_card_is_shown_and_placed_where_the_player_likes() -> None:
    table = on_map().map_deck("md_forge", "md_chains").begin("build").sees(2, "drawn", "md_chains")
    ids = table.ids()
    assert [id.replace("r180", "r0") for id in ids] == [option.mark for option in table.asked().options(table.game)]
    assert ids == sorted(ids, key=lambda id: spot_of(id))
    table.do("x1y-1r180")
    chains = table.game.spaces[-1]
    assert (chains.card, chains.x, chains.y, chains.turned) == ("md_chains", 1, -1, True)
    table.hero_is(1, glory=0, life=6, at=0).sees(2, "drawn", None)


@pytest.mark.rule("DN-9.4")
def test_a_card_that_fits_nowhere_goes_under_the_deck() -> None:
    table = on_map(("md_collapsed_tunnel", 0, 0))
    table.game.map_cards[0].mixed(["md_ash_corridor", "mw_forest_road"])
    table.begin("build").game_is(drawn="md_ash_corridor")  # the road belongs to another map
    pile = table.game.map_cards[0]
    assert pile.cards == ["mw_forest_road"]
    table.game.drawn = ""
    pile.mixed(["mw_river_road", "mw_forest_road"])
    table.begin("build").game_is(phase="hero")  # no card is placed if none fits
    assert sorted(pile.cards) == ["mw_forest_road", "mw_river_road"]
    assert sum(pile.blocks) == 2


@pytest.mark.rule("DN-9.5", "DN-9.7", "DN-9.13")
def test_a_map_card_is_placed_in_an_empty_cell_adjacent_to_its_own_map() -> None:
    table = on_map()
    spots = {(spot.x, spot.y) for spot in legal_spots(table.game, "md_crossways", more_to_come=True)}
    assert spots == {(1, 0), (-1, 0), (0, 1), (1, -1), (-1, -1), (0, -2)}
    assert legal_spots(table.game, "mw_forest_road", more_to_come=True) == []
    wilderness = (("mw_camp", 0, 0), ("mw_forest_road", -1, 0))
    game = Table(("he_sera", "he_brokk"), cards="both").map(GATE, ("md_long_gallery", 0, -1), *wilderness).game
    for card, spot, neighbour in (
        ("md_crossways", Spot(0, -1, False), "md_gate"),
        ("mw_river_road", Spot(-1, 0, False), "mw_camp"),
    ):
        assert spot in legal_spots(game, card, more_to_come=True), "the cell is occupied only in the other map"
        near = game.spaces[place(game, card, spot)].near
        assert [game.spaces[number].card for number in near if number != NOWHERE] == [neighbour]


@pytest.mark.rule("DN-V8", "DN-9.6")
def test_map_cards_are_placed_upright_or_upside_down() -> None:
    table = on_map().map_deck("md_forge", "md_chains").begin("build").refuses("x1y0r90", "not_an_option")
    assert "x0y1r180" in table.ids() or "x0y-2r180" in table.ids()
    number = place(table.game, "md_collapsed_tunnel", Spot(-1, 1, True))
    space = table.game.spaces[number]
    assert [space.exit(side).kind for side in range(4)] == ["locked", "open", "open", "wall"]
    assert space.walls == (False, False, False, True)


@pytest.mark.rule("DN-V7", "DN-9.8", "DN-1.11", "DN-10.3")
def test_a_placement_whose_only_connection_is_blocked_by_a_wall_is_illegal() -> None:
    table = on_map(("md_long_gallery", 0, 0))
    table.game.map_cards[0].mixed(["md_ash_corridor", "md_crossways"])
    table.begin("build").refuses("x1y0r0", "illegal_placement")  # the gallery has a wall there
    table.game.drawn = ""
    other = on_map(GATE)
    other.game.map_cards[0].mixed(["md_ash_corridor", "md_narrow_way"])
    other.begin("build").refuses("x0y-1r0", "illegal_placement")  # the new card has a wall there
    other.offers("x0y-1r180")


@pytest.mark.rule("DN-9.9", "DN-1.10")
def test_a_connected_card_may_have_walls_on_other_edges() -> None:
    table = on_map(GATE, ("md_long_gallery", 0, -1), ("md_ash_corridor", 1, 0))
    assert Spot(-1, 1, False) in legal_spots(table.game, "md_crossways", more_to_come=True)
    number = place(table.game, "md_crossways", Spot(-1, 1, False))
    assert table.game.spaces[number].near == [NOWHERE, NOWHERE, 2, 1]
    assert not is_viable(table.game, number, 3)
    assert is_viable(table.game, number, 2)


@pytest.mark.rule("DN-9.10", "DN-9.11")
def test_every_card_has_a_way_to_the_entrance_and_the_map_stays_open() -> None:
    for number in range(5):
        rng = Random(f"way {number}")
        table = on_map(GATE)
        cards = [card.id for card in MAPS.values() if card.set == "emberdeep" and card.kind != "entrance"]
        rng.shuffle(cards)
        for left, card in zip(range(len(cards) - 1, -1, -1), cards, strict=True):
            spots = legal_spots(table.game, card, more_to_come=left > 0, beside_entrance=True)
            place(table.game, card, rng.choice(spots))
            assert not left or frontier(table.game, cells(table.game, "dungeon")), f"seed 'way {number}'"
        reached = {0}
        following = [0]
        while following:
            for _, other in neighbours(table.game, following.pop()):
                if other not in reached:
                    reached.add(other)
                    following.append(other)
        assert len(reached) == len(table.game.spaces) == 22, f"seed 'way {number}'"


@pytest.mark.rule("DN-9.11")
def test_only_the_last_card_may_close_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on_map(GATE)
    with_exits(monkeypatch, md_gate="n", md_narrow_way="s")
    assert frontier(table.game, cells(table.game, "dungeon")) == {(0, -1)}
    assert legal_spots(table.game, "md_narrow_way", more_to_come=True) == []
    assert legal_spots(table.game, "md_narrow_way", more_to_come=False) == [Spot(-1, 0, False)]
    assert legal_spots(table.game, "md_crossways", more_to_come=True) == [Spot(-1, 0, False)]


@pytest.mark.rule("DN-9.11")
def test_a_drawn_card_that_would_close_the_map_goes_under_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on_map(GATE)
    with_exits(monkeypatch, md_gate="n", md_narrow_way="s")
    table.game.map_cards[0].mixed(["md_crossways", "md_narrow_way"])
    table.begin("build").game_is(drawn="md_crossways")
    table.do(table.ids()[0])
    assert table.game.map_cards[0].cards == ["md_narrow_way"]


@pytest.mark.rule("DN-9.11")
def test_the_frontier_is_the_empty_cells_beside_exits_that_are_not_walls() -> None:
    table = on_map(("md_long_gallery", 0, 0))
    assert frontier(table.game, cells(table.game, "dungeon")) == {(0, -1), (0, 1), (-1, 0)}, "a wall in the east"
    place(table.game, "md_guard_passage", Spot(0, -1, False))
    assert frontier(table.game, cells(table.game, "dungeon")) == {(0, -1), (0, 1), (-1, -1), (-1, 1)}, (
        "a wall in the west"
    )


@pytest.mark.rule("DN-9.11")
def test_a_card_that_only_opens_to_other_cards_would_close_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on_map(GATE, ("md_forge", 1, -1))
    with_exits(monkeypatch, md_gate="n", md_forge="", md_crossways="sw", md_bone_hall="es")
    assert legal_spots(table.game, "md_crossways", more_to_come=True) == [Spot(-1, 0, False)], "open to the west"
    assert legal_spots(table.game, "md_bone_hall", more_to_come=True) == [], "open to a card that lies there"


@pytest.mark.rule("DN-9.12")
def test_rooms_join_the_entrance_only_when_nothing_else_is_left() -> None:
    table = on_map(GATE)
    assert legal_spots(table.game, "md_forge", more_to_come=True) == []
    assert legal_spots(table.game, "md_ash_corridor", more_to_come=True)
    table.game.map_cards[0].mixed(["md_chains", "md_forge"])
    table.begin("build").asks("place_map")  # a drawn card with no other place may join it


@pytest.mark.rule("DN-9.12")
def test_rooms_are_placed_beside_other_cards_than_the_entrance() -> None:
    table = on_map()
    rooms = {(spot.x, spot.y) for spot in legal_spots(table.game, "md_barracks", more_to_come=True)}
    assert rooms == {(0, -2), (1, -1), (-1, -1)}
    table.map_deck("md_chains", "md_barracks").begin("build")
    assert {spot_of(id)[:2] for id in table.ids()} == {(-2, 0), (-1, 1), (-1, -1)}
    for id in ("x1y0r0", "x0y1r0", "x-1y0r0"):
        table.refuses(id, "illegal_placement")
    for id in ("x3y0r0", "x1y0r180"):
        table.refuses(id, "not_an_option")


# Exits


@pytest.mark.rule("DN-V5", "DN-10.4", "DN-12.5", "DN-1.9")
def test_moving_through_an_open_exit_costs_one_movement() -> None:
    on_map(movement=1).begin("hero").play("move-n").hero_is(1, at=1, movement=0).refuses("move-s", "no_movement")


@pytest.mark.rule("DN-V6", "DN-10.2", "DN-10.15")
def test_only_the_exit_of_the_space_being_left_counts() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0)).ways(open="1w", shut="0e")
    table.begin("hero").dice(6).play("move-e")
    table.threatens(1).logs("tries_locked")
    assert table.game.spaces[1].opened == [], "only the exit of the space being left was opened"
    table.play("move-w").threatens()


@pytest.mark.rule("DN-10.15", "DN-10.16")
def test_an_opened_exit_is_open_from_its_own_side_only() -> None:
    table = on_map(("md_forge", 0, 0), ("md_bone_hall", 1, 0)).set(2, at=1).begin("hero").dice(6).play("move-e")
    table.ways(open="0e", shut="1w")
    table.dice(6).play("move-w").logs("tries_locked", attr="magic")


@pytest.mark.rule("DN-10.5", "DN-10.6", "DN-12.4")
def test_passing_a_locked_exit_requires_movement_and_a_hero_that_is_not_tipped() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0)).begin("hero")
    option = table.options()["move-e"]
    assert option.label.key == "do-move_locked"
    assert option.label.args["attr"] == refer("attr-melee")
    assert option.label.args["target"] == 5
    table.tip(1).refuses("move-e", "tipped")
    table.set(1, tip=None, movement=0).refuses("move-e", "no_movement").refuses("move-s", "not_adjacent")


@pytest.mark.rule("DN-V18", "DN-10.7", "DN-10.9")
def test_a_trapped_exit_wounds_but_opens() -> None:
    table = on_map(("md_dripping_stair", 0, 0), ("md_ash_corridor", 1, 0), movement=1).begin("hero").dice(1)
    table.play("move-e")
    table.hero_is(1, life=5, movement=0, at=1)
    assert 1 in table.game.spaces[0].opened


@pytest.mark.rule("DN-10.9", "DN-18.7")
def test_a_hero_that_dies_at_a_trapped_exit_does_not_enter_the_next_space() -> None:
    table = on_map(("md_dripping_stair", 0, 0), ("md_smoke_vents", 1, 0), heroes=("he_sera", "he_lirien", "he_tamsin"))
    table.set(1, life=1).begin("hero").dice(1).play("move-e").hero_is(1, alive=False).silent("enters")


@pytest.mark.rule("DN-V16", "DN-10.8")
def test_a_locked_exit_costs_a_movement_but_opens() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), movement=2).begin("hero").dice(1).play("move-e")
    table.hero_is(1, life=6, movement=0, at=1)


@pytest.mark.rule("DN-V17", "DN-10.10", "DN-10.11", "DN-10.12")
def test_a_hero_that_fails_at_a_lock_without_movement_left_is_on_the_cusp() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), movement=1).set(2, at=1).begin("hero").dice(1)
    table.play("move-e").hero_is(1, movement=0, at=0, cusp=1).game_is(moved=False)
    table.set(1, movement=1).refuses("move-e", "on_cusp")  # the hero can cross only from the next turn on


@pytest.mark.rule("DN-10.12", "DN-10.14", "DN-14.2")
def test_a_hero_on_the_cusp_crosses_in_its_next_turn() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), movement=1).set(2, at=1).begin("hero").dice(1)
    table.play("move-e").begin("reset", turn=2).ways(open="0e 1w")
    assert held_open(table.game, 1, 3)
    table.begin("reset", turn=1).begin("hero").never("move-n")
    table.play("move-e").hero_is(1, at=1, cusp=NOWHERE, movement=2).ways(open="0e")  # until the next Reset phase
    table.begin("reset", turn=2).ways(shut="0e")


@pytest.mark.rule("DN-10.14")
def test_a_hero_on_the_cusp_keeps_only_that_border_open_and_on_both_sides_for_the_turn() -> None:
    table = on_map(("md_forge", 0, 0), ("md_bone_hall", 1, 0), ("md_guard_passage", 0, -1), ("md_library", 1, -1))
    table.set(1, cusp=1).ways(open="0e 1w", shut="2e")  # not an eastern exit of another card
    held = [(space, side) for space in range(4) for side in range(4) if held_open(table.game, space, side)]
    assert held == [(0, 1), (1, 3)]
    table.begin("hero").play("move-e").threatens().ways(open="0e 1w").begin("reset", turn=2).ways(shut="0e 1w")


@pytest.mark.rule("DN-10.3", "DN-1.11")
def test_neither_heroes_nor_effects_move_through_a_wall() -> None:
    walled = (("md_long_gallery", 0, 0), ("md_ash_corridor", 1, 0))
    table = on_map(*walled, ("md_crossways", 0, -1), ("md_narrow_way", 0, 1)).set(2, peril=3).hand(1, "ba_lost_way")
    table.begin("dungeonlord").play("bane-ba_lost_way-s2").answers_are("md_crossways", "md_narrow_way")
    alone = on_map(*walled).set(2, peril=3).hand(1, "ba_lost_way").begin("dungeonlord")
    alone.refuses("bane-ba_lost_way-s2", "no_target").begin("hero").refuses("move-e", "wall")
    alone.at(1, "md_ash_corridor").refuses("move-w", "wall")


@pytest.mark.rule("DN-10.12", "DN-10.13", "DN-10.18")
def test_a_hero_leaves_the_cusp_across_its_border_or_moved_by_an_effect_without_facing_an_exit() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), ("md_crossways", 0, -1)).set(1, cusp=1)
    table.begin("hero").refuses("move-n", "on_cusp").offers("explore")
    table.set(2, cusp=1, peril=3).hand(1, "ba_lost_way").begin("dungeonlord").play("bane-ba_lost_way-s2")
    table.answers_are("md_crossways", "md_ash_corridor")
    table.play("md_ash_corridor").hero_is(2, at=1, cusp=NOWHERE).threatens()


@pytest.mark.rule("DN-V19", "DN-10.16")
def test_an_exit_stays_open_for_the_turn() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), movement=5).begin("hero").dice(6)
    table.play("move-e", "move-w", "move-e").threatens()
    table.set(2, at=0).begin("reset", turn=2).ways(shut="0e")


@pytest.mark.rule("DN-V20", "DN-12.6", "DN-12.7", "DN-12.8", "DN-12.9", "DN-11.1", "DN-12.3")
def test_a_space_gives_its_glory_and_peril_once_a_turn() -> None:
    vents = MAPS["md_smoke_vents"]
    table = on_map(GATE, ("md_smoke_vents", 0, -1)).begin("hero").play("move-n", "move-s", "move-n")
    table.hero_is(1, glory=vents.glory, peril=vents.peril)
    table.rich(1, movement=2).set(1, at=0).begin("hero").play("move-n").hero_is(1, glory=vents.glory)


@pytest.mark.rule("DN-11.6", "DN-11.7", "DN-V35", "DN-20.3")
def test_spikes_apply_on_every_entry_after_the_gains() -> None:
    table = on_map(GATE, ("md_chains", 0, -1)).begin("hero").dice(1).play("move-n")
    table.logs_in_order("enters", "glory_gained", "peril_gained", "wounded")
    table.play("move-s").dice(2).play("move-n").hero_is(1, life=4)
    table.set(1, at=0).rich(1, movement=1).begin("hero").dice(3).play("move-n").hero_is(1, life=4)


@pytest.mark.rule("DN-V22", "DN-12.11", "DN-11.2")
def test_a_hero_moved_on_another_players_turn_gains_nothing_and_meets_no_pit() -> None:
    table = on_map(GATE, ("md_cistern", 0, -1)).rich(2, peril=3).hand(1, "ba_lost_way").begin("dungeonlord")
    table.play("bane-ba_lost_way-s2").hero_is(2, at=1, glory=0, peril=0, tip=None).threatens()


@pytest.mark.rule("DN-V23", "DN-11.4", "DN-11.5", "DN-15.7")
def test_getting_out_of_a_pit_needs_no_roll() -> None:
    table = on_map(("md_cistern", 0, 0), ("md_shaft", 0, -1)).begin("hero").dice(1).play("move-n")
    table.hero_is(1, movement=2, lies=True).game_is(rolled=1)
    table.play("untip").hero_is(1, movement=1, tip=None).game_is(rolled=1)


@pytest.mark.rule("DN-11.6", "DN-18.5")
def test_spikes_kill_a_hero_with_one_life_left() -> None:
    table = on_map(GATE, ("md_chains", 0, -1), heroes=("he_sera", "he_lirien", "he_tamsin")).set(1, life=1)
    table.begin("hero")

    table.dice(1).play("move-n").hero_is(1, alive=False).game_is(turn=2)


# The hero phase


@pytest.mark.rule("DN-12.12")
def test_exploring_costs_one_movement_and_can_be_repeated() -> None:
    table = on_map(movement=2).map_deck("md_crossways", "md_bone_hall", "md_guard_passage").begin("hero")
    for _ in range(2):
        table.play("explore").play(table.ids()[0])
    table.hero_is(1, movement=0).refuses("explore", "no_movement")
    table.set(1, movement=1).tip(1).refuses("explore", "tipped")
    table.set(1, tip=None).map_deck().refuses("explore", "deck_empty")


@pytest.mark.rule("DN-12.12", "DN-9.4")
def test_the_movement_for_exploring_is_lost_when_no_card_can_be_placed() -> None:
    table = on_map(movement=2).map_deck("mw_forest_road", "mw_tarn").begin("hero").play("explore")
    table.hero_is(1, movement=1)

    table.asks("hero_acts")
    assert sorted(table.game.map_cards[0].cards) == ["mw_forest_road", "mw_tarn"]


@pytest.mark.rule("DN-12.1", "DN-12.2")
def test_cards_are_played_between_any_two_actions() -> None:
    table = on_map().hand(1, "tr_boots", "bn_fleet_foot").rich(1, glory=6, movement=1).begin("hero")
    table.game.top_speed = 3
    table.play("play-tr_boots").hero_is(1, treasures="tr_boots", glory=3, hand="bn_fleet_foot")
    # the corridor gave one Glory
    table.play("move-n", "play-bn_fleet_foot").hero_is(1, boons="bn_fleet_foot", movement=2, glory=1, hand="")


@pytest.mark.rule("DN-12.13", "DN-V42")
def test_only_a_new_highest_speed_adds_movement() -> None:
    table = on_map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), movement=1).quest("qd_ember_heart", 1)
    table.begin("hero")
    table.game.top_speed = 3
    assert speed(table.game, 1) == 3, "the heart slows nobody while it is not carried"
    table.play("pick-qd_ember_heart").hero_is(1, movement=1)
    table.play("drop-qd_ember_heart").hero_is(1, movement=1)


@pytest.mark.rule("DN-11.9", "DN-12.10")
def test_sewers_with_the_same_letter_are_connected() -> None:
    table = Table(("he_hale", "he_mirra"), cards="gloammarch").map(
        ("mw_village", 0, 0), ("mw_forest_road", 0, -1), ("mw_abbey", 0, -2)
    )
    table.rich(1, movement=1).begin("hero").play("sewer-mw_abbey").hero_is(1, at=2, movement=0, glory=2)
    assert [space.heroes for space in table.game.view(None).spaces] == [[2], [], [1]], (
        "everybody sees where each hero is"
    )
    table.set(1, movement=1, at=1).never("sewer*")  # no sewer here
    table.set(1, at=2).tip(1).refuses("sewer-mw_village", "tipped")
    alone = Table(("he_hale", "he_mirra"), cards="gloammarch").map(("mw_village", 0, 0), ("mw_forest_road", 0, -1))
    alone.rich(1, movement=1).begin("hero").never("sewer*")


@pytest.mark.rule("DN-11.11")
def test_a_portal_without_a_dungeon_does_nothing() -> None:
    table = Table(("he_hale", "he_mirra"), cards="gloammarch").map(("mw_barrow", 0, 0), ("mw_forest_road", 0, 1))
    table.rich(1, movement=1).begin("hero")
    building.place(table.game, 1, "mw_crag", Spot(0, -1, False))
    table.game_is(portals=[]).never("portal*")


@pytest.mark.parametrize("cards", ["emberdeep", "both"])
def test_what_a_simulated_game_keeps_of_its_map_is_what_follows_from_it(cards: str) -> None:
    game = Dungeoneer.start(3, {"cards": cards}, seed="layouts")
    rng = Random("layouts")
    player = RandomPlayer()
    layouts = set[Hashable]()
    while len(layouts) < 10:
        stack, question = next(opened for opened in game.agenda.open() if opened[1].awaited)
        options = question.quick_options(game)
        ids = player.pick(question.seat, question, options, lambda: game, rng)
        carry_on(game, stack, question, Picked(tuple(option for option in options if option.id in ids)))
        layouts.add(layout_of(game))
        assert game.imagined
        assert_same_map(game)
    side, other = neighbours(game, 0)[0]
    game.spaces[0].shut.append(Shut(side, Exit(kind="wall"), "ba_shifting_walls"))
    assert (side, other) not in neighbours(game, 0)
    assert_same_map(game)


def assert_same_map(game: Dungeoneer) -> None:
    """Ways and places are those of a game that is not simulated, for which nothing is kept."""
    fresh = game.copy_game()
    assert not fresh.imagined
    for number in range(len(game.spaces)):
        assert steps_from(game, number) == steps_from(fresh, number)
    for card in [card for pile in game.map_cards for card in pile.cards[-2:]]:
        assert legal_spots(game, card, more_to_come=True) == legal_spots(fresh, card, more_to_come=True)
        assert joins(game, card) == joins(fresh, card)
