"""The counting of touches on the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from benchmarks.press_count import asked_of
from benchmarks.touch_count import Touches
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.lines import MOST_PREVIEWS
from cogs.services.ids import CustomId
from games.dungeoneer.rules.components import CARDS
from pictures.game_pictures import find_game_pictures
from rules.game import Game
from rules.messages import Message
from rules.players import answer
from rules.questions import Option, Role, Shown, Undo
from rules.registry import GAMES, PLAYERS
from tests.games.dungeoneer.table import Table
from tests.games.thunderstone.table import SHOP, lay
from tests.web.trail import CLIFF, END, FORK, Trail, TrailFace
from tests.web.trail_site import TEXTS
from web.render import answers


def touches() -> Touches:
    faces: Mapping[str, Any] = {**find_game_pictures(), "trail": TrailFace()}
    return Touches(faces, TEXTS)


def trail(start: int) -> Trail:
    return Trail.start(1, {"start": start}, seed="touches")


def play(count: Touches, game: Game, *picked: str) -> int:
    question = game.awaited(0)
    counted = count(game, question, picked)
    game.choose(0, question.id, picked)
    return counted


def test_a_line_is_one_touch() -> None:
    game = trail(0)
    count = touches()
    assert [play(count, game, f"on-{to}") for to in (1, 2, 3)] == [1, 0, 0]


def test_a_line_ends_with_another_choice_in_between() -> None:
    game = trail(0)
    count = touches()
    assert [play(count, game, "on-1"), play(count, game, "on-2")] == [1, 0]
    game.choose(0, game.awaited(0).id, ["on-3"])
    assert play(count, game, "on-4") == 1


def test_a_step_with_an_ambiguous_mark_is_not_part_of_a_line() -> None:
    game = trail(FORK - 2)
    count = touches()
    assert [play(count, game, id) for id in (f"on-{FORK - 1}", f"ford-{FORK}", f"on-{FORK + 2}")] == [1, 1, 1]


def test_a_line_goes_on_along_a_way_through_a_card_but_not_where_it_jumps() -> None:
    """Kinds of answers of one seat of Map Masters, with the touches that they take after a step of the same line."""
    game = GAMES["map_masters"].start(3, seed="presses-0")
    count = touches()
    rng = Random("presses-0")
    seen = set[tuple[str, int]]()
    while game.choices < 60:
        question = game.awaited()
        picked = answer(game, question, PLAYERS["map_masters"]["steady"], rng)
        lined = bool((before := count._before.get(question.seat)) and before.line and before.choices == game.choices)
        needed = count(game, question, picked)
        if question.kind == "draw" and lined:
            seen.add((picked[0].partition("_")[0], needed))
        game.choose(question.seat, question.id, picked)
    assert ("through", 0) in seen
    assert ("through", 1) not in seen
    assert ("cast", 1) in seen


def test_an_answer_that_must_be_confirmed_takes_two_touches() -> None:
    game = trail(CLIFF - 2)
    count = touches()
    assert [play(count, game, f"on-{to}") for to in (CLIFF - 1, CLIFF)] == [1, 2]


def test_the_answer_at_the_end_of_a_line_belongs_to_it() -> None:
    game = trail(END - 2)
    count = touches()
    assert [play(count, game, id) for id in (f"on-{END - 1}", f"on-{END}", "north")] == [1, 0, 0]


@pytest.mark.parametrize(("back", "needed"), [(0, 1), (1, 2)])
def test_a_full_set_of_picks_takes_one_touch_and_fewer_take_two(back: int, needed: int) -> None:
    game = GAMES["dungeon_lords"].start(3, {"rules": "introductory"}, seed="touches")
    question = game.awaited(0)
    assert question.kind == "choose_order"
    picked = [option.id for option in question.options(game)][: question.max - back]
    assert touches()(game, question, picked) == needed


def with_answers(laid: Table, **others: Any) -> OpenQuestion:
    """The question to the player whose turn it is, with other answers."""
    asked = asked_of(laid.game, laid.asked(), TEXTS)
    return replace(asked, answers=replace(asked.answers, **others))


def test_only_the_usual_one_of_several_ends_is_prominent_on_the_page() -> None:
    laid = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0)).pack(1, "mo_troll").rich(2).begin("dungeonlord")
    shown = answers(asked_of(laid.game, laid.asked(), TEXTS))
    assert [(option["id"], option["style"]) for option in shown["options"]] == [
        ("end", "primary"),
        ("end_sorting", "secondary"),
    ]
    assert shown["ends"] == "end"


@pytest.mark.parametrize("lasts", [True, False])
def test_a_tap_where_no_button_is_tells_first_what_can_not_be_taken_back(lasts: bool) -> None:
    laid = Table().begin("hero")
    undo = Undo.NEVER if lasts else Undo.FREE
    unlisted = Option("far", Message("do-end_hero"), mark="md_forge", undo=undo, prominence=Shown.UNLISTED)
    shown = answers(with_answers(laid, unlisted=[unlisted]))
    words = shown["behind"]["md_forge"]
    assert (words.get("final", False), bool(words.get("label"))) == (lasts, lasts)


def bought_at_once(id: str) -> list[int]:
    """The touches for a visit to the village in which that card is bought, asked one after the other."""
    table = lay("militia torch torch dagger torch torch", village=SHOP)
    count = touches()
    pressed = []
    for place in ("village", id):
        pressed.append(count(table.game, table.question, [place]))
        table.pick(place)
    return pressed


def test_a_purchase_with_a_button_is_one_touch_and_one_on_its_card_alone_is_two() -> None:
    """Village and purchase are one answer, but what can't be taken back takes a second tap on the board."""
    assert bought_at_once("buy-amazon_archer") == [1, 0]
    assert bought_at_once("buy-iron_rations") == [1, 1]


def test_a_step_back_comes_before_the_answers_and_a_way_out_after_them() -> None:
    laid = Table().begin("hero")
    options = [
        Option("back", Message("do-back"), role=Role.BACK),
        Option("leave", Message("do-end_hero"), group="leaving", role=Role.BACK),
    ]
    shown = answers(with_answers(laid, options=options))
    pressed = {
        part: [CustomId.read(button["id"], menu=False).rest for button in shown[part]] for part in ("back", "out")
    }
    assert pressed == {"back": ["back"], "out": ["leave"]}
    assert shown["options"] == []


def test_every_answer_shows_its_summary_however_many_answers_there_are() -> None:
    laid = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_dripping_stair", 1, 0))
    treasures = [card.id for card in CARDS.values() if card.kind == "treasure"]
    laid.hand(1, *treasures).rich(1, glory=20, movement=3).begin("hero")
    asked = asked_of(laid.game, laid.asked(), TEXTS)
    shown = answers(asked)["options"]
    assert len(shown) > MOST_PREVIEWS
    about = {option["id"]: option["about"] for option in shown}
    assert "to hit" in about["challenge-s2-melee"]
    assert "Pit" in about["move-e"]
