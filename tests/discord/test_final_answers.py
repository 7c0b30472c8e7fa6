"""Answers that cannot be taken back, and those that have to be confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cogs.screens.open_question import Confirmation, OpenQuestion, Progress
from cogs.screens.question.prompt import hint, prompt
from cogs.services.ids import CustomId
from rules.messages import Message
from rules.questions import Longer, Option, Role, Shown, Undo
from tests.discord.conftest import TEXTS
from tests.discord.open_questions import (
    Pick,
    PickInOrder,
    asked,
    buttons,
    labels,
    lay,
    menus,
    move,
    numbers,
    rows,
    said,
)

THREE = numbers(3)
NONE, SECOND_TAP, BUTTON, QUESTION = Confirmation


def with_final(ids: Sequence[str], options: Sequence[Option]) -> OpenQuestion:
    """A question in which these answers cannot be taken back."""
    options = [replace(option, undo=Undo.NEVER) if option.id in ids else option for option in options]
    return asked(options, question=Pick(seat=0, id=7))


def note(final: Sequence[str], options: Sequence[Option], **more: Any) -> str:
    """The note below the question `with_final`."""
    return prompt(replace(with_final(final, options), **more)).partition("\n")[2]


def confirmed_by(question: OpenQuestion) -> list[Confirmation]:
    """The confirmation that each answer takes."""
    return [question.confirmation(option) for option in question.options]


LOCKED = "-# 🔒 You can't simply take this back."
EXPLAINED = "-# **🔒**: You can't simply take this back."


def test_a_lock_stands_on_answers_that_cannot_be_taken_back() -> None:
    """On buttons and in menus, explained to players new to the question; if it goes for all, that says so instead."""
    assert note([], THREE) == note(["n0", "n1"], THREE, hinted=False) == ""
    assert note(["n0", "n1"], THREE) == EXPLAINED
    assert labels(with_final(["n0", "n1"], THREE)) == ["Number 0\u00a0🔒", "Number 1\u00a0🔒", "Number 2"]
    (menu,) = menus(with_final(["n3"], numbers(9)))
    assert [choice.label for choice in menu.choices if "🔒" in choice.label] == ["Number 3\u00a0🔒"]
    back = [*THREE, lay(9, role=Role.BACK)]
    assert note(["n0", "n1", "n2"], back) == LOCKED
    assert labels(with_final(["n0", "n1", "n2"], back)) == ["Number 0", "Number 1", "Number 2", "Number 9"]
    assert note([], [lay(0, undo=Undo.SHARED)], alone=True) == LOCKED


def test_only_the_last_of_several_picks_in_order_cannot_be_taken_back() -> None:
    final = [replace(option, undo=Undo.NEVER) for option in THREE]
    question = asked(final, question=PickInOrder(seat=0, id=7, min=2, max=2))
    assert LOCKED not in prompt(question)
    assert LOCKED in prompt(replace(question, progress=Progress(picked=("n0",))))


@pytest.mark.parametrize(
    ("final", "number", "explained"), [(["n0"], 2, False), (["n0", "n1"], 2, True), (["n0"], 1, False)]
)
def test_lists_do_not_explain_locks_as_each_answer_does_itself(final: list[str], number: int, explained: bool) -> None:
    """Unless all of several are final."""
    question = with_final(final, [lay(place) for place in range(number)])
    assert (LOCKED in prompt(question)) == (len(final) == number)
    assert (LOCKED in prompt(question, lists=True)) == explained


def test_where_an_answer_has_to_be_confirmed_the_locks_stand_on_the_others_in_lists_too() -> None:
    risky = replace(THREE[0], undo=Undo.NEVER, warning=Message("panel-final"))
    question = with_final(["n1", "n2"], [risky, *THREE[1:]])
    assert labels(question) == ["Number 0", "Number 1\u00a0🔒", "Number 2\u00a0🔒"]
    assert LOCKED not in prompt(question, lists=True)


def test_no_lock_says_what_goes_without_saying_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "undo", Undo.TACIT)
    question = asked([lay(0, undo=Undo.NEVER), lay(1)], question=Pick(seat=0, id=7))
    assert not any(map(question.has_lock, question.options))
    assert labels(question) == ["Number 0", "Number 1"]
    assert LOCKED not in prompt(question)


def test_the_question_does_not_say_what_the_confirmation_says() -> None:
    confirmed = lay(0, undo=Undo.CONFIRMED)
    assert note([], [confirmed, lay(1)]) == ""
    assert note(["n0"], THREE, careful=True) == ""
    assert note(["n1"], [confirmed, lay(1), lay(2)]) == EXPLAINED


def test_the_confirmation_of_a_final_answer_says_first_that_it_is_final() -> None:
    """Long sums don't push it off a page."""
    confirmed = replace(with_final(["n2"], THREE), careful=True, progress=Progress(confirm="n2"))
    assert said(confirmed).splitlines()[1].startswith("You can't simply take this back.")
    assert "You can't simply take this back." not in said(replace(confirmed, progress=Progress(confirm="n1")))


def test_a_confirmation_leaves_out_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    question = with_final(["n2"], THREE)
    monkeypatch.setattr(type(TEXTS), "has", lambda *names: True)
    monkeypatch.setattr(OpenQuestion, "say", lambda self, text, **args: f"{text}.")
    assert hint(question) == "-# hint-pick."
    assert hint(replace(question, progress=Progress(confirm="n2"))) == ""
    assert hint(replace(question, progress=Progress(confirm="n2")), whole=True) == "-# hint-pick."


def test_what_players_know_to_be_final_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A roll, and everything where little can ever be taken back."""
    assert note([], [lay(0, undo=Undo.ROLLED), lay(1)]) == ""
    monkeypatch.setattr(Pick, "undo", Undo.TACIT)
    assert note(["n0", "n1"], THREE) == ""
    assert labels(with_final(["n0"], THREE)) == ["Number 0", "Number 1", "Number 2"]


def test_a_risk_has_to_be_confirmed_if_it_cannot_be_taken_back() -> None:
    risky = asked([lay(0, undo=Undo.SHARED, warning=Message("do-lay", {"card": 5})), lay(1)])
    assert not risky.is_momentous(risky.options[0])
    assert replace(risky, alone=True).is_momentous(risky.options[0])


def test_the_extension_of_an_answer_is_offered_only_at_its_confirmation() -> None:
    more = Longer("n3", move(3).label, prominence=Shown.UNLISTED, undo=Undo.CONFIRMED, than="n2")
    question = asked([lay(1, undo=Undo.CONFIRMED), lay(2, undo=Undo.CONFIRMED)], unlisted=[more])
    assert rows(question) == [["Number 1", "Number 2"]]
    assert rows(replace(question, progress=Progress(confirm="n1"))) == [["Yes, do it", "Something else"]]
    confirming = replace(question, progress=Progress(confirm="n2"))
    assert rows(confirming) == [["Yes, do it", "To 3", "Something else"]]
    assert CustomId.read(buttons(confirming)[1].id, menu=False).rest == more.id


def test_a_line_or_a_drag_does_not_give_answers_that_are_final_or_rolled() -> None:
    """A tap on a button does; what can be taken back, a line or a drag gives as well."""
    others_asked = asked([lay(0, undo=Undo.NEVER), lay(1, undo=Undo.SHARED), lay(2), lay(3, undo=Undo.CONFIRMED)])
    assert confirmed_by(others_asked) == [BUTTON, NONE, NONE, QUESTION]
    only_computers = replace(others_asked, alone=True)
    assert confirmed_by(only_computers) == [BUTTON, BUTTON, NONE, QUESTION], "computers answer at once"
    assert [option.id for option in only_computers.options if only_computers.is_final_at_once(option)] == ["n0", "n1"]
    assert confirmed_by(asked([lay(0, undo=Undo.ROLLED), lay(1)])) == [BUTTON, NONE]


def test_a_line_or_a_drag_answers_at_once_if_all_answers_are_final_alike() -> None:
    last = replace(asked([lay(0, undo=Undo.SHARED), lay(1, undo=Undo.SHARED)]), alone=True)
    assert confirmed_by(last) == [SECOND_TAP, SECOND_TAP]
    assert confirmed_by(replace(last, alone=False)) == [NONE, NONE], "it can be taken back while others are asked"


def test_the_last_of_several_picks_takes_a_second_tap_if_what_they_submit_is_final() -> None:
    picks = replace(asked([lay(number, undo=Undo.SHARED) for number in range(3)], least=2, most=2), alone=True)
    last = replace(picks, progress=Progress(picked=("n0",)))
    assert confirmed_by(picks) == [NONE] * 3
    assert confirmed_by(last) == [SECOND_TAP] * 3
    assert confirmed_by(replace(last, alone=False)) == [NONE] * 3
