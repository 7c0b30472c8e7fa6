"""Sections 25 and 29: declines, refusals, defaults, what each seat knows, and what can be taken back."""

from __future__ import annotations

import pytest

from rules.errors import IllegalChoice
from tests.games.dungeon_go.table import Setup, Table


@pytest.mark.rule("DG-25.1")
def test_compulsory_steps_ask_no_question() -> None:
    table = Table("0 B8 M1", king="E6", damage=6)
    table.game.floor_clock = 5
    table.draw("king").logs("floor_advances")
    assert all(question.kind in ("move", "revive", "combat") for question in table.game.questions)


@pytest.mark.rule("DG-25.2", "DG-25.5")
def test_optional_decisions_can_be_declined_and_defaults_take_no_risk_and_spend_nothing() -> None:
    pieces = ("0 B4 S2 A1 M1 F2 hp=2 vp=1", "1 E9 hp=1 vp=1", "goblin B5")
    table = Table(*pieces, miracles=True, floor=5, king="E5", faces=(2, 6)).begin(0)
    steps = [
        ("stay", "stay"),
        ("done", "miracle-heal"),
        ("back", "thief"),
        ("back", "target"),
        ("no", "no"),
        ("take_back", "take_back"),
        ("done", "attack-B5-strength"),
        ("stop", "roll"),
    ]
    for default, answer in steps:
        assert table.question.default(table.game) == [default]
        table.offers(default).do(answer)
    table.asks("growth").offers("none")
    assert table.question.default(table.game) == ["agility"]
    table.begin(2).offers("decline")
    assert table.question.default(table.game) == ["E1"]


@pytest.mark.rule("DG-25.3")
def test_an_illegal_choice_changes_nothing_and_the_decision_stays_open() -> None:
    table = Table("0 B4 M2 vp=1", "troll B5", spells=True).begin(0)
    before = table.game.save()
    for picked in (["E1"], [], ["B5"], ["nowhere"], ["stay", "B1"]):
        with pytest.raises(IllegalChoice):
            table.game.choose(table.seat(0), table.question.id, picked)
    assert table.game.save() == before


@pytest.mark.rule("DG-25.4", "DG-8.2")
def test_a_revival_without_an_empty_cell_is_refused_with_that_reason() -> None:
    table = Table().begin(0)
    for piece in ("1 E1", "2 E2", "3 E5", "goblin E7", "imp E8"):
        table.lay(piece)
    reasons = {"cell_not_empty", "not_adjacent_king", "no_empty_cell", "hero_dead"}
    assert set(table.refused().values()) == reasons


@pytest.mark.parametrize(("spells", "miracles"), [(False, False), (True, False), (False, True), (True, True)])
def test_spells_and_miracles_that_are_off_are_refused_in_one_line_each(spells: bool, miracles: bool) -> None:
    table = Table("0 B4 M6 F6 vp=1", "goblin B5", spells=spells, miracles=miracles).begin(0, "stay")
    off = {id for id, reason in table.refused().items() if reason == "rule_off"}
    assert off == {school for school, on in (("spells", spells), ("miracles", miracles)) if not on}
    named = {id.partition("-")[0] for id in {**table.refused(), **table.options()} if "-" in id}
    assert ("spell" in named, "miracle" in named) == (spells, miracles)


@pytest.mark.rule("DG-25.5")
@pytest.mark.parametrize(
    ("kind", "default"), [("choose_hero_card", "warrior"), ("choose_starting_two", "strength"), ("place_hero", "E1")]
)
def test_the_defaults_of_setup(kind: str, default: str) -> None:
    setup = Setup(4, kind)
    assert setup.asked().default(setup.game) == [default]


# What each seat knows (section 29)


@pytest.mark.rule("DG-17.2")
def test_everything_but_the_order_of_the_deck_is_public() -> None:
    table = Table("0 B4 vp=7", "troll B5", deck="king hero_thief monster hero_priest").begin(0)
    views = [table.game.view(seat).model_dump(exclude={"seat"}) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert views[0]["deck"] == {"hero_priest": 1, "hero_thief": 1, "king": 1, "monster": 1}
    assert (views[0]["deck_order"], views[0]["heroes"][0]["vp"]) == (None, 7)


@pytest.mark.parametrize(
    ("values", "seen"),
    [
        ({"revealed": ["king_1"], "last_round": ["king_1", "hero_warrior"]}, {"last_round": ["king", "hero_warrior"]}),
        ({"returned": ["hero_warrior"]}, {"returned_by_haste": [], "returned_in_deck": ["hero_warrior"]}),
        ({"rebuilds": 7, "floor_clock": 2, "evil_god_came": True}, {}),
        ({"start_order": [2, 0, 1, 3], "used_large": ["troll", "lich"]}, {"used_large": ["lich", "troll"]}),
    ],
)
def test_the_previous_round_returned_cards_used_units_and_statistics_are_public(
    values: dict[str, object], seen: dict[str, object]
) -> None:
    table = Table("0 B4 kills=3 deaths=2", spells=True, deck="hero_warrior", king="E6")
    for name, value in values.items():
        setattr(table.game, name, value)
    public = {name: value for name, value in values.items() if name in ("rebuilds", "floor_clock", "evil_god_came")}
    for name, value in {**public, **seen, "king": "E6", "spells": True, "miracles": False}.items():
        table.sees(None, name, value)
    table.sees(None, "heroes.0.kills", 3).sees(None, "heroes.0.deaths", 2)


# What can be taken back


def test_in_setup_the_last_ability_choice_and_placements_cannot_be_taken_back() -> None:
    setup = Setup(3, "choose_starting_two")
    flags = []
    while setup.asked().kind in ("choose_starting_two", "place_hero"):
        seat = setup.asked().seat
        setup.do(setup.asked().options(setup.game)[-1].id)
        flags.append(setup.game.can_undo(seat))
    assert flags == [True, True, False, False, False, False]


def test_a_chain_of_choices_without_dice_can_be_taken_back() -> None:
    table = Table("0 B4 F2 hp=1 vp=1", "1 E9 hp=1", "ghoul B5", miracles=True).begin(0, "B1").undoes()
    table.do("miracle-heal").undoes().do("thief").undoes(possible=False)


@pytest.mark.parametrize(("charged", "asked"), [("charged", "combat"), ("", "move")])
def test_stopping_can_be_taken_back_unless_it_ends_the_turn(charged: str, asked: str) -> None:
    pieces = (f"0 B4 S2 M2 {charged}", "1 E9", "goblin B5")
    table = Table(*pieces, spells=True, floor=5, deck="hero_thief", faces=(2,)).act(0, "attack-B5-strength", "stop")
    table.undoes(possible=bool(charged)).asks(asked)


def test_in_a_charged_turn_the_last_possible_action_cannot_be_taken_back() -> None:
    table = Table("0 B4 S1 M3 charged", "goblin B5", "kobold B6").act(0, "attack-B5-strength", "none").undoes()
    table.do("attack-B6-strength", "none").undoes(possible=False)
