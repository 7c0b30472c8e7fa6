"""Buttons and menus of answers, and the answers that stand out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

import pytest

from cogs.screens.open_question import Coaching, Progress, progress_after
from cogs.screens.question.controls import controls
from cogs.screens.question.prompt import prompt
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import CustomId
from cogs.services.screen import Select, Style
from rules.messages import Message
from rules.questions import OTHERS, Option, Role, Shown, Undo, as_shown
from tests.discord.open_questions import (
    Ask,
    PickInOrder,
    asked,
    buttons,
    enter,
    labels,
    lay,
    menus,
    numbers,
    rows,
    said,
    styles,
    with_answers,
)


def test_prominent_answers_of_a_menu_are_buttons_above_it() -> None:
    shown = asked([lay(number, prominence=Shown.button_if(number in (3, 4))) for number in range(9)])
    assert rows(shown) == [["Number 3", "Number 4"]]
    assert "**Number 3**: Worth 3." in said(shown)
    assert [choice.label for choice in menus(shown)[0].choices] == [f"Number {number}" for number in range(9)]
    assert menus(shown)[0].placeholder == "All 9 answers…"


def test_a_menu_without_buttons_above_it_has_a_short_placeholder() -> None:
    (menu,) = menus(asked(numbers(9)))
    assert menu.placeholder == "Choose…"


@pytest.mark.parametrize(
    ("number", "least", "most", "invites"),
    [
        (3, 1, 2, "Choose one or more…"),
        (3, 0, 3, "Choose one or more…"),
        (3, 2, 2, "Choose 2…"),
        (2, 2, 3, "Choose 2…"),
    ],
)
def test_a_menu_says_how_many_to_choose(number: int, least: int, most: int, invites: str) -> None:
    (menu,) = menus(asked(numbers(number), least=least, most=most))
    assert menu.placeholder == invites


def test_where_every_answer_is_prominent_there_is_no_menu() -> None:
    shown = asked(numbers(6, prominence=Shown.BUTTON))
    assert not menus(shown)
    assert labels(shown) == [f"Number {number}" for number in range(6)]


def test_ways_to_end_something_are_never_the_only_buttons() -> None:
    """As many real answers as fit are buttons, too, in their order."""
    ends = Option("end", Message("do-numbered", {"card": 9}), prominence=Shown.BUTTON)
    few = [*numbers(6), ends]
    assert labels(asked(few)) == ["[9] Number 9"], "here nothing says that it ends something"
    shown = asked([lay(8, prominence=Shown.VAIN), *few], passing=["do-numbered"])
    assert labels(shown) == [*(f"Number {number}" for number in range(6)), "[9] Number 9"]
    assert labels(asked(numbers(14), least=0)) == [*(f"Number {number}" for number in range(7)), "Number 13", "None"]
    declared = asked([*numbers(6), lay(7, prominence=Shown.BUTTON), ends], passing=["do-numbered"])
    assert labels(declared) == ["Number 7", "[9] Number 9"]
    rooms = asked([*(enter(number) for number in range(1, 6)), replace(ends, id="stop")], passing=["do-numbered"])
    assert labels(rooms) == ["[9] Number 9", "[1]", "[2]", "[3]", "[4]", "[5]"], "the numbers are buttons"


def test_prominent_answers_are_buttons_on_the_first_page_only() -> None:
    many = asked([lay(number, prominence=Shown.button_if(number == 0)) for number in range(2 * MOST_CHOICES)])
    assert rows(many)[0] == ["Number 0"]
    assert "Number 0" not in rows(replace(many, progress=Progress(page=1)))[0]


def test_at_most_four_phone_rows_of_prominent_answers_are_buttons_the_last_one_included() -> None:
    prominent = labels(asked(numbers(14, prominence=Shown.BUTTON)))
    assert prominent == [*(f"Number {number}" for number in range(7)), "Number 13"]


def test_a_lock_takes_no_button_away() -> None:
    locked = asked([*numbers(13, prominence=Shown.BUTTON, undo=Undo.NEVER), lay(13, prominence=Shown.BUTTON)])
    assert labels(locked) == [*(f"Number {number}\u00a0🔒" for number in range(7)), "Number 13"]


def test_action_rows_are_split_like_the_rows_on_a_phone() -> None:
    assert list(map(len, rows(asked(numbers(6, prominence=Shown.BUTTON))))) == [3, 3]
    assert list(map(len, rows(asked(numbers(8, prominence=Shown.BUTTON))))) == [3, 5]


def test_answers_that_stand_out_get_buttons_first_and_keep_the_order() -> None:
    places = {9: Shown.FIRST, 12: Shown.FIRST}
    prominent = labels(asked([lay(number, prominence=places.get(number, Shown.BUTTON)) for number in range(14)]))
    assert prominent == [*(f"Number {number}" for number in range(5)), "Number 9", "Number 12", "Number 13"]


def test_long_labels_take_a_phone_row_each_so_fewer_answers_are_buttons() -> None:
    long = [lay(number * 10**24, prominence=Shown.BUTTON) for number in range(1, 9)]
    prominent = labels(asked(long))
    assert prominent == [f"Number {number * 10**24:,}" for number in (1, 2, 3, 8)]
    prominent = labels(asked(long[:6]))
    assert len(prominent) == 4, "one more than there are rows"
    assert menus(asked(long[:6]))


def test_each_kind_of_answer_has_a_button_before_any_has_two() -> None:
    class Placed(Ask):
        places: ClassVar[tuple[str, ...]] = ("walk", "cards", OTHERS, "end")

    question = Placed(seat=0, id=7)
    groups = [*("cards",) * 9, "end", *("walk",) * 2, "else"]
    answers = [lay(number, prominence=Shown.BUTTON, group=group) for number, group in enumerate(groups)]
    options = as_shown(question, None, answers)
    assert [option.group for option in options] == ["walk"] * 2 + ["cards"] * 9 + ["else", "end"]
    shown = labels(asked(options, question=question))
    walk = (10, 11)
    cards = (0, 1, 2, 3)
    other = 12
    end = 9
    assert shown == [f"Number {number}" for number in (*walk, *cards, other, end)]


def test_the_numbers_of_the_picture_are_buttons_above_a_menu() -> None:
    single = [enter(number, prominence=Shown.button_if(number == 2)) for number in range(1, 25)]
    above = asked([*single[:5], enter(3, "n3.done"), lay(9)])
    assert rows(above) == [["[2] Enter room 2"], ["[1]", "[3]", "[4]", "[5]"]]
    (three,) = [button for button in buttons(above) if button.label == "[3]"]
    assert CustomId.read(three.id, menu=False).rest == "n3.", "the other answer there is in the menu"
    assert sum(map(len, rows(asked(single)))) == 14


def test_a_number_that_two_places_have_is_no_button() -> None:
    shared = asked([*(enter(number) for number in range(1, 6)), enter(3, "another")])
    assert rows(shared) == [["[1]", "[2]", "[4]", "[5]"]]


def test_an_answer_that_risks_or_ends_something_has_no_button_with_its_number_alone() -> None:
    risky = asked(
        [enter(number, warning=Message("do-lay", {"card": 9}) if number == 2 else None) for number in range(1, 7)]
    )
    assert rows(risky) == [["[1]", "[3]", "[4]", "[5]", "[6]"]]
    ending = asked([enter(number, undo=Undo.SHARED if number == 2 else None) for number in range(1, 7)])
    assert "[2] Enter room 2" in rows(ending)[0]


def test_a_group_with_one_answer_is_shown_as_that_answer() -> None:
    grouped = asked([lay(number, group="g1" if number == 5 else "g0") for number in range(MOST_CHOICES + 1)])
    (menu,) = menus(grouped)
    assert [(choice.value, choice.label, choice.about) for choice in menu.choices] == [
        ("0", "Fours", ""),  # the name of g0
        ("=n5", "Number 5", "Worth 5."),
    ]
    inside = replace(grouped, progress=progress_after(Progress(), "group", "0"))
    assert "n5" not in [choice.value for choice in menus(inside)[0].choices]


@pytest.mark.parametrize(("number", "buttons"), [(10, True), (11, False)])
def test_a_few_short_answers_picked_one_by_one_are_buttons(number: int, buttons: bool) -> None:
    picking = asked(numbers(number), question=PickInOrder(seat=0, id=7, min=2, max=3))
    assert bool(menus(picking)) is not buttons
    assert bool(rows(picking)) is buttons


@pytest.mark.parametrize(("number", "buttons"), [(10, True), (11, False)])
def test_picks_are_listed_only_where_no_numbered_buttons_show_them(number: int, buttons: bool) -> None:
    question = PickInOrder(seat=0, id=7, min=2, max=3)
    picked = replace(asked(numbers(number), question=question), progress=Progress(picked=("n3",)))
    assert ("1. Number 3" in prompt(picked)) is not buttons
    assert any("1. Number 3" in row for row in rows(picked)) is buttons


def test_answers_picked_one_by_one_fill_the_rows_of_a_phone() -> None:
    picking = asked(numbers(6), question=PickInOrder(seat=0, id=7, min=3, max=3))
    assert list(map(len, rows(picking))) == [3, 3]


# Answers that stand out


def test_each_kind_of_answer_has_one_style_and_passing_never_outranks_a_real_answer() -> None:
    options = [lay(0), Option("pass", Message("do-move", {"card": 1})), lay(3, role=Role.BACK)]
    question = asked(options, passing=["do-move"])
    assert styles(question) == [Style.PRIMARY, Style.SECONDARY, Style.SECONDARY]
    taught = replace(question, coach=Coaching(["pass"]))
    assert styles(taught) == [Style.PRIMARY, Style.SUCCESS, Style.SECONDARY]
    alone = with_answers(question, options[1:])
    assert styles(alone) == [Style.PRIMARY, Style.SECONDARY], "the only way to continue"
    ways = [Option(id, Message("do-move", {"card": 1})) for id in ("rare", "usual")]
    assert styles(with_answers(alone, ways)) == [Style.SECONDARY, Style.PRIMARY], "the last is the usual one"
    hopeless = [replace(way, group="targets") for way in ways]
    assert styles(with_answers(alone, hopeless)) == [Style.SECONDARY] * 2, "as beside a real answer"


def test_the_answer_that_goes_on_is_the_one_with_the_least_consequences() -> None:
    def goes_on(*options: Option, default: Sequence[str] = ()) -> str | None:
        question = asked([lay(0), *options], passing=["do-pass"], default=default)
        return None if question.answers.ending is None else question.answers.ending.id

    now, all_turn = Option("now", Message("do-pass")), Option("turn", Message("do-pass"))
    assert goes_on() is None
    assert goes_on(Option("now", Message("do-pass"), group="rare")) is None
    assert goes_on(now, all_turn, default=["now"]) == "now"
    assert goes_on(all_turn, now, default=["now"]) == "now", "wherever it is listed"
    assert goes_on(all_turn, replace(now, prominence=Shown.BUTTON), default=["n0"]) == "now", "the usual one"


def test_the_suggested_answer_is_always_a_button() -> None:
    (only, *_) = rows(replace(asked(numbers(14)), coach=Coaching(["n7"])))
    assert only == ["Number 7"]


def test_a_suggestion_moves_no_other_button() -> None:
    plain = asked([lay(number, prominence=Shown.button_if(number in (2, 5, 11))) for number in range(14)])
    for suggested in ("n5", "n7"):
        coached = rows(replace(plain, coach=Coaching([suggested])))
        assert coached[0] == rows(plain)[0] == ["Number 2", "Number 5", "Number 11"]
    assert coached[1:] == [["Number 7"]]
    shown = replace(plain, coach=Coaching(["n7"]))
    assert isinstance(controls(shown)[1], Select), "the menu stays where it was"


def test_a_suggestion_stands_before_the_ways_back_unless_it_comes_late() -> None:
    shown = asked([*(lay(number) for number in range(14)), lay(20, role=Role.BACK)])
    advised = replace(shown, coach=Coaching(["n7"]))
    assert rows(advised) == [["Number 7", "Number 20"]]
    assert rows(replace(advised, coach=Coaching(["n7"], late=True))) == [["Number 20"], ["Number 7"]]
