"""The counting of touches on the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.press_count import Ways, asked_of
from benchmarks.touch_count import Touches
from cogs.screens.question import MOST_PREVIEWS
from cogs.services.ids import CustomId
from games.dungeoneer.rules.components import CARDS
from pictures.game_pictures import find_game_pictures
from rules.game import Game
from rules.messages import Message
from rules.questions import Option, Role, Undo
from rules.registry import GAMES
from tests.games.dungeoneer.table import Table
from tests.games.thunderstone.table import lay
from tests.web.trail import CLIFF, END, FORK, Trail, TrailFace
from tests.web.trail_site import TEXTS
from web.render import answers

SHOP = "barkeep fireball hatchet lantern lightstone_gem pawnbroker town_guard trainer"


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


def test_a_step_with_an_ambiguous_mark_is_not_part_of_a_line() -> None:
    game, count = trail(FORK - 2), touches()
    assert [play(count, game, id) for id in (f"on-{FORK - 1}", f"ford-{FORK}", f"on-{FORK + 1}")] == [1, 1, 1]


def test_an_answer_that_must_be_confirmed_takes_two_touches() -> None:
    game, count = trail(CLIFF - 2), touches()
    assert [play(count, game, f"on-{to}") for to in (CLIFF - 1, CLIFF)] == [1, 2]


def test_the_answer_at_the_end_of_a_line_belongs_to_it() -> None:
    game, count = trail(END - 2), touches()
    assert [play(count, game, id) for id in (f"on-{END - 1}", f"on-{END}", "north")] == [1, 0, 0]


@pytest.mark.parametrize(("back", "needed"), [(0, 1), (1, 2)])
def test_a_full_set_of_picks_takes_one_touch_and_fewer_take_two(back: int, needed: int) -> None:
    game = GAMES["dungeon_lords"].start(3, {"rules": "introductory"}, seed="touches")
    question = game.awaited(0)
    assert question.kind == "choose_order"
    picked = [option.id for option in question.options(game)][: question.max - back]
    assert touches()(game, question, picked) == needed


def journey() -> Table:
    """A hero three moves from its quest, with movement for exactly these."""
    cards = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 0, -2), ("md_shrine", 1, -2))
    return Table(("he_sera", "he_lirien")).map(*cards).rich(1, movement=3).with_quest("qd_relight", 1).begin("hero")


@pytest.mark.parametrize("unlisted", [True, False])
def test_steps_covered_by_one_answer_to_an_earlier_question_are_not_counted(unlisted: bool) -> None:
    t, ways = journey(), Ways(unlisted=unlisted)
    covered = []
    for id in ("move-n", "move-n", "move-e", "quest-qd_relight"):
        covered.append(ways.covered(t.game, t.asked(), [id]) == 0)
        t.do(id)
    assert covered == [False, unlisted, unlisted, True], "the last move and the attempt are one listed answer"
    assert ways.covered(t.game, t.asked(), t.ids()[:1]) is None


def test_only_the_usual_one_of_several_ends_is_prominent_on_the_page() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0)).with_pack(1, "mo_troll").rich(2).begin("dungeonlord")
    shown = answers(replace(asked_of(t.game, t.asked(), TEXTS), passing=t.game.passing))
    assert [(option["id"], option["style"]) for option in shown["options"]] == [
        ("end_sorting", "secondary"),
        ("end", "primary"),
    ]
    assert shown["ends"] == "end"


def test_steps_of_a_different_route_are_not_covered() -> None:
    t, ways = journey(), Ways(unlisted=True)
    for id in ("move-n", "move-s"):
        assert ways.covered(t.game, t.asked(), [id]) is None
        t.do(id)


def test_a_tap_on_a_far_space_goes_there_unless_a_button_names_it() -> None:
    t = journey()
    unlisted = [option for option in t.asked().options(t.game) if option.unlisted]
    shown = answers(replace(asked_of(t.game, t.asked(), TEXTS), unlisted=unlisted))
    listed = [option["id"] for option in shown["options"]]
    assert {"move-n", "go-md_shrine-quest-qd_relight"} <= set(listed)
    tapped = {mark: CustomId.read(answer["press"], menu=False).rest for mark, answer in shown["behind"].items()}
    assert tapped == {"md_crossways": "go-md_crossways", "md_shrine": "go-md_shrine"}
    assert {mark: answer["steps"] for mark, answer in shown["behind"].items()} == {"md_crossways": 2, "md_shrine": 3}
    near = Option("end", Message("do-end_hero"), mark="md_crossways")
    asked = replace(asked_of(t.game, t.asked(), TEXTS), options=[near], unlisted=unlisted)
    assert list(answers(asked)["behind"]) == ["md_shrine"]


@pytest.mark.parametrize("lasts", [True, False])
def test_a_tap_where_no_button_is_tells_first_what_can_not_be_taken_back(lasts: bool) -> None:
    t = journey()
    far = next(option for option in t.asked().options(t.game) if option.unlisted)
    far.undo = Undo.NEVER if lasts else Undo.FREE
    shown = answers(replace(asked_of(t.game, t.asked(), TEXTS), unlisted=[far]))
    told = shown["behind"][far.mark]
    assert (told.get("lasting", False), bool(told.get("label"))) == (lasts, lasts)


def bought_at_once(id: str) -> list[int]:
    """The touches for a visit to the village in which that card is bought, asked one after the other."""
    table = lay("militia torch torch dagger torch torch", village=SHOP)
    count, found = touches(), []
    for each in ("village", id):
        found.append(count(table.game, table.question, [each]))
        table.pick(each)
    return found


def test_a_purchase_with_a_button_is_one_touch_and_one_on_its_card_alone_is_two() -> None:
    """Village and purchase are one answer, but what can't be taken back takes a second tap on the board."""
    assert bought_at_once("buy-amazon_archer") == [1, 0]
    assert bought_at_once("buy-iron_rations") == [1, 1]


def test_a_step_back_comes_before_the_answers_and_a_way_out_after_them() -> None:
    t = journey()
    options = [
        Option("back", Message("do-back"), role=Role.BACK),
        Option("leave", Message("do-end_hero"), group="leaving", role=Role.BACK),
    ]
    shown = answers(replace(asked_of(t.game, t.asked(), TEXTS), options=options))
    pressed = {part: [CustomId.read(each["id"], menu=False).rest for each in shown[part]] for part in ("back", "extra")}
    assert pressed == {"back": ["back"], "extra": ["leave"]}
    assert shown["options"] == []


def test_every_answer_shows_its_summary_however_many_answers_there_are() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_dripping_stair", 1, 0))
    t.hand(1, *list(CARDS)[:MOST_PREVIEWS]).rich(1, movement=3).begin("hero")
    asked = asked_of(t.game, t.asked(), TEXTS)
    shown = answers(asked)["options"]
    assert len(shown) > MOST_PREVIEWS
    about = {option["id"]: option["about"] for option in shown}
    assert "to hit" in about["challenge-s2-melee"]
    assert "Pit" in about["move-e"]


def waiting(*, glory: int) -> Table:
    """A hero two moves from the end of its way, and a card for 4 Glory; the first move brings 1."""
    cards = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 0, -2))
    return Table(("he_sera", "he_lirien")).map(*cards).hand(1, "tr_sword").rich(1, glory, movement=3).begin("hero")


@pytest.mark.parametrize(("glory", "needed"), [(3, [1, 1, 0]), (4, [1, 1, 1])])
def test_a_card_chosen_for_later_does_not_interrupt_a_line(glory: int, needed: list[int]) -> None:
    """One that could already be paid for at the beginning of the line does."""
    t, count = waiting(glory=glory), touches()
    found = []
    for id in ("move-n", "play-tr_sword", "move-n"):
        found.append(count(t.game, t.asked(), [id]))
        t.do(id)
    assert found == needed


def test_an_answer_that_is_one_of_the_ways_itself_covers_nothing() -> None:
    """Stopping right after the first card shows the same as exploring once, but was decided later."""
    t, ways = Table(("he_sera", "he_lirien")).map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)), Ways(unlisted=True)
    t.game.map_cards[0].mixed(["md_crossways", "md_shrine", "md_narrow_way"])
    t.rich(1, movement=3).begin("hero")
    for id in ("explore_on", "no_more"):
        assert ways.covered(t.game, t.asked(), [id]) is None
        t.do(id)
