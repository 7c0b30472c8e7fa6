"""Laying map cards: in which order places are offered, and what is told of each."""

from __future__ import annotations

import pytest

from benchmarks.press_count import asked_of, presses
from conformance.texts import TEXTS
from games.dungeoneer.rules.components import MAPS
from games.dungeoneer.rules.map import building
from games.dungeoneer.rules.map.building import PlaceMap
from games.dungeoneer.rules.map.geometry import Spot, legal_spots, spot_of, ways_up
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE
from locales.texts import LANGUAGES
from rules.messages import Message, Part, part, refer, seat_name
from rules.questions import Shown, effect_of
from tests.games.dungeoneer.answers import at_gate, effect_and_args, effect_message, panel
from tests.games.dungeoneer.table import AROUND_THE_GATE, Table


@pytest.mark.parametrize(("card", "threat"), [("md_cistern", "pit"), ("md_chains", "spikes"), ("md_throne", "hazard")])
def test_where_a_map_card_is_placed_its_threats_are_told(card: str, threat: str) -> None:
    table = at_gate().begin("hero")
    effect = effect_of(building.spot_options(table.game, 1, card, building.spots_for(table.game, card))[0])
    assert effect is not None
    assert [kind for kind in ("pit", "spikes", "hazard") if effect.args[kind]] == [threat]


def test_a_symmetric_map_card_is_placed_in_one_orientation_only() -> None:
    assert ways_up("md_crossways") == (False,)
    assert ways_up("md_long_gallery") == (False, True)
    for id, card in MAPS.items():
        same = all(card.exits[side] == card.exits[(side + 2) % 4] for side in range(4))
        assert (ways_up(id) == (False,)) == same, id
    table = at_gate()
    assert not any(spot.turned for spot in legal_spots(table.game, "md_crossways", more_to_come=True))


def cell(id: str) -> tuple[int, int]:
    """The x and y of the cell in which an answer places a map card."""
    spot = spot_of(id)
    return spot.x, spot.y


def test_places_are_listed_nearest_first_and_each_cell_has_a_button() -> None:
    table = at_gate().at(1, "md_smoke_vents").map_deck("md_chains", "md_collapsed_tunnel").begin("build")
    options = table.asked().explained(table.game)
    effects = [effect_of(option) for option in options]
    steps = [effect.args["steps"] for effect in effects if effect is not None]
    assert steps == sorted(steps)  # type: ignore[type-var]
    assert len(steps) == len(options)
    assert all(option.prominence >= Shown.BUTTON for option in options)
    first_shown = [cell(option.id) for option in options if option.prominence >= Shown.FIRST]
    assert first_shown == list(dict.fromkeys(cell(option.id) for option in options))
    assert {option.group for option in options} == {""}
    assert table.asked().default(table.game) == [min(spot_of(option.id) for option in options).id]


def test_every_cell_takes_at_most_two_presses_however_far_it_is() -> None:
    table = Table().map(*AROUND_THE_GATE, ("md_crossways", 0, -2))
    table.map_deck("md_collapsed_tunnel", "md_chains").begin("build")
    shown = asked_of(table.game, table.asked(), TEXTS)
    presses_for = {id: presses(shown, [id]) for id in table.ids()}
    assert set(presses_for.values()) == {1, 2}
    at_once = [cell(id) for id, number in presses_for.items() if number == 1]
    assert len(at_once) == len(set(at_once)), "at most one button for a cell, and a menu of all"
    assert len(table.ids()) > len({cell(id) for id in table.ids()}) > len(at_once), (
        "either way up, and more than buttons"
    )


def test_a_place_shows_the_adjoining_spaces_and_its_distance() -> None:
    table = at_gate().at(1, "md_ash_corridor").map_deck("md_chains", "md_collapsed_tunnel").begin("build")
    table.effect_is(Spot(-2, 0, False).id, "about-place", joins=["ash_corridor"], steps=1)
    far = next(id for id in table.ids() if cell(id) == (0, 2))
    assert effect_and_args(table, far)[1]["steps"] == 3


def test_the_question_where_to_lay_a_card_names_the_player_whose_quest_needs_it() -> None:
    table = Table().map(("md_gate", 0, 0)).quest("qd_smoke", owner=2)
    table.game.drawn = "md_smoke_vents"
    table.game.push(PlaceMap(seat=1))

    def quests_led_to() -> tuple[object, object]:
        """The parts that name personal and global quests."""
        args = table.asked(1).describe(table.game)
        return args["personal"], args["global"]

    assert quests_led_to() == (Part("part-theirs_leads", {"players": [seat_name(2)]}), "")
    asked = Message("ask-place_map", table.asked(1).describe(table.game))
    for language, words in {"en": "personal quest of Ben", "ja": "Benの個人クエストの行き先"}.items():
        assert words in TEXTS.say(language, "dungeoneer", asked, ["Zoe", "Ann", "Ben"])
    table.set_quest("qd_smoke", owner=NOBODY)
    assert quests_led_to() == ("", Part("part-global_leads", {}))
    table.game.drawn = "md_chains"
    assert quests_led_to() == ("", "")


def test_each_orientation_of_a_map_card_shows_its_closed_sides() -> None:
    table = Table().map(*AROUND_THE_GATE, ("md_crossways", 0, -2))
    table.game.drawn = "md_collapsed_tunnel"
    table.game.push(PlaceMap(seat=1))
    table.asks("place_map")
    effects = []
    for turned in (False, True):
        effect = effect_message(table, Spot(2, 0, turned).id)
        assert effect is not None
        effects.append(effect)
        for kind in ("locked", "trapped", "wall"):
            exits = MAPS["md_collapsed_tunnel"].exits
            sides = [side for side in range(4) if exits[(side + 2) % 4 if turned else side].kind == kind]
            named = [refer(f"side-{'nesw'[side]}") for side in sides]
            assert effect.args[kind] == part(named, f"part-{kind}", sides=named)
    for language in LANGUAGES:
        upright, turned_round = (TEXTS.say(language, "dungeoneer", effect) for effect in effects)
        assert upright != turned_round


def test_before_heroes_are_placed_distances_are_counted_from_the_entrance() -> None:
    table = at_gate().set(1, at=NOWHERE)
    table.game.drawn = "md_chains"
    table.game.push(PlaceMap(seat=1))
    table.effect_is(Spot(-2, 0, False).id, "about-place", joins=["ash_corridor"], steps=2)


def test_the_way_up_without_a_trap_on_the_way_comes_first_and_a_trap_is_named_on_the_button() -> None:
    table = Table().map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).at(1, "md_gate")
    table.map_deck("md_chains", "md_smoke_vents").begin("build")
    here = [id for id in table.ids() if cell(id) == (0, 1)]
    assert here == [Spot(1, 0, True).id, Spot(1, 0, False).id], "it is printed with its trap north, towards the hero"
    trap = Part("part-barred", {"barriers": [refer("barrier-trapped")]})
    assert [effect_and_args(table, id)[1]["barred"] for id in here] == ["", trap]
    asked = panel(table)
    labels = [asked.button(option) for option in asked.options if option.id in here]
    assert ["trap" in label for label in labels] == [False, True]
