"""Sections 25 and 29: declines, refusals, defaults, what each seat knows, and what can be taken back."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_go.rules.game import DungeonGo
from rules.errors import IllegalChoice
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table
from tests.games.dungeon_go.test_setup import play_setup


@pytest.mark.rule("DG-25.1")
def test_compulsory_steps_ask_no_question() -> None:
    table = Table("0 B8 M1", king="E6", damage=6)
    table.game.floor_clock = 5
    events = table.reveal("king")
    assert "floor_advances" in keys(events)
    assert all(question.kind in ("move", "revive", "combat") for question in table.game.questions)


@pytest.mark.rule("DG-25.2")
def test_optional_decisions_can_be_declined() -> None:
    table = Table("0 B4 S2 F2 hp=2 vp=1", "1 E9 hp=1 vp=1", "goblin B5", miracles=True, floor=5)
    table.turn(0)
    assert "stay" in table.ids()
    table.pick("stay")
    assert "done" in table.ids()
    table.pick_each("miracle-heal", "thief", "target")
    assert "no" in table.ids()
    table.pick_each("no", "take_back")
    table.faces(2, 6)
    table.pick("attack-B5-strength")
    assert "stop" in table.ids()
    table.pick("roll")
    assert "none" in table.ids()
    table.turn(2)
    assert "decline" in table.ids()


@pytest.mark.rule("DG-25.3")
def test_an_illegal_choice_changes_nothing_and_the_decision_stays_open() -> None:
    table = Table("0 B4 M2 vp=1", "troll B5", spells=True)
    table.turn(0)
    before, number = table.game.save(), table.question.id
    for picked in (["E1"], [], ["B5"], ["nowhere"], ["stay", "B1"]):
        with pytest.raises(IllegalChoice):
            table.game.choose(table.seat(0), number, picked)
    assert table.game.save() == before
    assert table.question.id == number


@pytest.mark.rule("DG-25.4", "DG-8.2")
def test_a_revival_without_an_empty_cell_is_refused_with_that_reason() -> None:
    table = Table()
    table.turn(0)
    for piece in ("1 E1", "2 E2", "3 E5", "goblin E7", "imp E8"):
        table.lay(piece)
    reasons = {"cell_not_empty", "not_adjacent_king", "no_empty_cell", "hero_dead"}
    assert set(table.refused().values()) == reasons


@pytest.mark.parametrize(("spells", "miracles"), [(False, False), (True, False), (False, True), (True, True)])
def test_spells_and_miracles_that_are_off_are_refused_in_one_line_each(spells: bool, miracles: bool) -> None:
    table = Table("0 B4 M6 F6 vp=1", "goblin B5", spells=spells, miracles=miracles)
    table.turn(0, "stay")
    off = {id for id, reason in table.refused().items() if reason == "option_off"}
    assert off == {school for school, on in (("spells", spells), ("miracles", miracles)) if not on}
    named = {id.partition("-")[0] for id in {**table.refused(), **table.options()} if "-" in id}
    assert ("spell" in named, "miracle" in named) == (spells, miracles)


@pytest.mark.rule("DG-25.5")
def test_the_defaults_of_setup() -> None:
    game = DungeonGo.start(4, seed="x")
    wanted = {"choose_hero_card": ["warrior"], "choose_starting_two": ["strength"], "place_hero": ["E1"]}
    for kind, default in wanted.items():
        play_setup(game, kind)
        assert game.questions[0].default(game) == default


@pytest.mark.rule("DG-25.5")
def test_the_defaults_of_play_take_no_risk_and_spend_nothing() -> None:
    table = Table(miracles=True, floor=5, king="E5", faces=(2, 6))
    table.turn(0)
    assert table.question.default(table.game) == ["E1"]
    for piece in ("0 B4 S2 A1 M1 F2 vp=1", "1 E9 hp=1 vp=1", "goblin B5"):
        table.lay(piece)
    table.turn(0)
    defaults = [table.question.default(table.game)]
    for picked in ("stay", "miracle-heal", "thief", "target", "no", "take_back", "attack-B5-strength", "roll"):
        table.pick(picked)
        defaults.append(table.question.default(table.game))
    wanted = ["stay", "done", "back", "back", "no", "take_back", "done", "stop", "agility"]
    assert defaults == [[id] for id in wanted]


# What each seat knows (section 29)


def test_a_guess_keeps_the_deck_order_for_the_diviner_and_shuffles_it_for_others() -> None:
    table = Table("0 B4 F3 vp=1", miracles=True, deck="king hero_thief monster hero_priest hero_wizard")
    table.fight(0, "miracle-divination")
    rng = Random(5)
    own = {tuple(table.game.guess(table.seat(0), rng).deck) for _ in range(20)}
    others = {tuple(table.game.guess(table.seat(1), rng).deck) for _ in range(20)}
    assert own == {tuple(table.game.deck)}
    assert len(others) > 10
    for _ in range(5):
        guess = table.game.guess(table.seat(1), rng)
        (question,) = guess.questions
        assert question.options(guess)
        guess.choose(table.seat(0), question.id, [question.options(guess)[0].id])


@pytest.mark.rule("DG-17.2")
def test_everything_but_the_order_of_the_deck_is_public() -> None:
    table = Table("0 B4 vp=7", "troll B5", deck="king hero_thief monster hero_priest")
    table.turn(0)
    views = [table.game.view(seat).model_dump(exclude={"seat"}) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert views[0]["deck"] == {"hero_priest": 1, "hero_thief": 1, "king": 1, "monster": 1}
    assert (views[0]["deck_order"], views[0]["heroes"][0]["vp"]) == (None, 7)


def test_the_previous_round_and_the_cards_returned_by_haste_are_public() -> None:
    table = Table("0 B4 F4 vp=2", "1 E9", miracles=True, deck="hero_thief")
    table.game.revealed = table.cards("king", "hero_warrior")
    table.game.last_round = table.cards("hero_warrior", "king")
    view = table.game.view(None)
    assert (view.last_round, view.returned_in_deck) == (["king", "hero_warrior"], [])
    table.game.revealed, table.game.deck = ["king_1"], ["hero_warrior"]
    table.game.returned = ["hero_warrior"]
    view = table.game.view(None)
    assert (view.returned_by_haste, view.returned_in_deck) == ([], ["hero_warrior"])


def test_statistics_and_used_units_are_public() -> None:
    table = Table(spells=True)
    game = table.game
    table.hero(0, "B4", kills=3, deaths=2)
    game.rebuilds, game.floor_clock, game.evil_god_came = 7, 2, True
    game.start_order, game.used_large, game.actions = [2, 0, 1, 3], ["troll", "lich"], 4
    table.king("E6")
    view = game.view(None)
    assert (view.heroes[0].kills, view.heroes[0].deaths, view.rebuilds, view.floor_clock) == (3, 2, 7, 2)
    assert (view.evil_god_came, view.start_order, view.used_large) == (True, [2, 0, 1, 3], ["lich", "troll"])
    assert (view.combat_actions, view.king, view.spells, view.miracles) == (4, "E6", True, False)


# What can be taken back


def test_in_setup_the_last_ability_choice_and_placements_cannot_be_taken_back() -> None:
    game = DungeonGo.start(3, seed="x")
    play_setup(game, "choose_starting_two")
    flags = []
    while game.questions[0].kind in ("choose_starting_two", "place_hero"):
        (question,) = game.questions
        game.choose(question.seat, question.id, [question.options(game)[-1].id])
        flags.append(game.can_undo(question.seat))
    assert flags == [True, True, False, False, False, False]


def test_a_chain_of_choices_without_dice_can_be_taken_back() -> None:
    table = Table("0 B4 F2 hp=1 vp=1", "1 E9 hp=1", "ghoul B5", miracles=True)
    table.turn(0)
    for picked in ("B1", "miracle-heal"):
        table.pick(picked)
        assert table.game.can_undo(table.seat(0))
    table.pick("thief")
    assert not table.game.can_undo(table.seat(0))


@pytest.mark.parametrize("charged", [True, False])
def test_stopping_can_be_taken_back_unless_it_ends_the_turn(charged: bool) -> None:
    table = Table(spells=True, floor=5)
    table.hero(0, "B4", "S2 M2", charged=charged)
    table.hero(1, "E9")
    table.monster("goblin", "B5")
    table.deck("hero_thief")
    table.faces(2)
    table.fight(0, "attack-B5-strength", "stop")
    assert table.game.can_undo(table.seat(0)) == charged
    assert table.question.kind == ("combat" if charged else "move")


def test_in_a_charged_turn_the_last_possible_action_cannot_be_taken_back() -> None:
    table = Table("0 B4 S1 M3 charged", "goblin B5", "kobold B6")
    table.fight(0, "attack-B5-strength", "none")
    assert table.game.can_undo(table.seat(0))
    table.pick_each("attack-B6-strength", "none")
    assert not table.game.can_undo(table.seat(0)), "nothing was left to do"
