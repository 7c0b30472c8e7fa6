"""How touches on the page are counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from benchmarks.touches import Touches
from pictures.game_pictures import find_game_pictures
from rules.game import Game
from rules.registry import GAMES
from tests.web.trail import CLIFF, END, FORK, Trail, TrailFace
from tests.web.trail_site import TEXTS


def touches() -> Touches:
    faces: Mapping[str, Any] = {**find_game_pictures(), "trail": TrailFace()}
    return Touches(faces, TEXTS)


def trail(start: int) -> Trail:
    return Trail.start(1, {"start": start}, seed="touches")


def play(count: Touches, game: Game, *picked: str) -> int:
    question = game.awaited(0)
    found = count(game, question, picked)
    game.choose(0, question.id, picked)
    return found


def test_a_line_is_one_touch() -> None:
    game, count = trail(0), touches()
    assert [play(count, game, f"on-{to}") for to in (1, 2, 3)] == [1, 0, 0]


def test_a_line_ends_with_another_choice_in_between() -> None:
    game, count = trail(0), touches()
    assert [play(count, game, "on-1"), play(count, game, "on-2")] == [1, 0]
    game.choose(0, game.awaited(0).id, ["on-3"])
    assert play(count, game, "on-4") == 1


def test_a_step_with_another_at_its_mark_is_no_part_of_a_line() -> None:
    game, count = trail(FORK - 2), touches()
    assert [play(count, game, id) for id in (f"on-{FORK - 1}", f"ford-{FORK}", f"on-{FORK + 1}")] == [1, 1, 1]


def test_what_is_asked_about_again_takes_two() -> None:
    game, count = trail(CLIFF - 2), touches()
    assert [play(count, game, f"on-{to}") for to in (CLIFF - 1, CLIFF)] == [1, 2]


def test_the_answer_at_the_end_of_a_line_belongs_to_it() -> None:
    game, count = trail(END - 2), touches()
    assert [play(count, game, id) for id in (f"on-{END - 1}", f"on-{END}", "north")] == [1, 0, 0]


@pytest.mark.parametrize(("back", "needed"), [(0, 1), (1, 2)])
def test_picks_are_one_line_and_sent_when_they_are_all(back: int, needed: int) -> None:
    game = GAMES["dungeon_lords"].start(3, {"rules": "introductory"}, seed="touches")
    question = game.awaited(0)
    assert question.kind == "choose_order"
    picked = [option.id for option in question.options(game)][: question.max - back]
    assert touches()(game, question, picked) == needed
