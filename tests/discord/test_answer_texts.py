"""The lines next to a question: what each answer does and is called, what is not possible now and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.screens.open_question import Progress, completions
from cogs.screens.question.controls import controls
from cogs.screens.question.lines import MOST_MISSED, not_possible, whole_sums, why_not
from cogs.screens.question.prompt import prompt
from cogs.services.discord_limits import CHOICE, LABEL
from cogs.services.screen import Text
from locales.labels import distinct_names
from locales.texts import LANGUAGES
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Longer, Option, Shown
from tests.discord.open_questions import (
    PickInOrder,
    adding_up,
    asked,
    in_dungeoneer,
    lay,
    menus,
    missing,
    move,
    numbers,
    rows,
    said,
    with_answers,
)

LIKELY = adding_up(9, 9, gist=[Message("likely-move", {"points": 12})])
"""A breakdown with a gist short enough for a button."""


def test_effects_and_previews_of_answers_are_shown_below_the_buttons() -> None:
    shown = asked(numbers(3))
    assert said(shown) == "-# **Number 1**: Worth 1.\n-# **Number 2**: Worth 2. Number 99"
    assert rows(shown) == [["Number 0", "Number 1", "Number 2"]]
    assert isinstance(controls(shown)[-1], Text)


def test_answers_with_the_same_description_share_a_line() -> None:
    alike = asked([lay(number, effect=Message("about-lay", {"card": 1}), breakdown=None) for number in range(4)])
    assert said(alike).startswith("-# **Number 0, Number 1, Number 2 and Number 3**: ")


def test_an_answer_that_does_more_than_another_is_not_described_again() -> None:
    question = asked([lay(1), Longer("n1-end", lay(1).label, effect=lay(1).effect, than="n1"), lay(3)])
    assert said(question) == "-# **Number 1 (1/2)**: Worth 1.\n-# **Number 3**: Worth 3."
    alone = with_answers(question, question.options[1:])
    assert said(alone).startswith("-# **Number 1**: Worth 1."), "the other one is not shown"


def test_a_long_preview_is_shortened_to_its_gist_until_the_answer_is_confirmed() -> None:
    shortened = lay(2, breakdown=adding_up(22, 22, gist=[Message("do-lay", {"card": 2})]))
    question = asked([lay(1, breakdown=adding_up(11, 11)), shortened])
    assert said(question) == "-# **Number 1**: Worth 1. Number 11 Number 11\n-# **Number 2**: Worth 2. Number 2"
    assert whole_sums(question) == "-# **Number 2**: Number 22 Number 22"
    silent = asked([lay(1), lay(2, breakdown=adding_up(22, 22, gist=[]))])
    assert said(silent).splitlines()[-1] == "-# **Number 2**: Worth 2."
    confirmed = said(replace(question, progress=Progress(confirm="n2")))
    assert "Worth 2. Number 22 Number 22" in confirmed
    (menu,) = menus(asked([shortened, *(lay(number) for number in (3, 4, 5, 6, 7))]))
    assert menu.choices[0].about == "Worth 2. Number 2"


def test_each_choice_of_a_menu_says_what_it_does() -> None:
    (menu,) = menus(asked(numbers(6)))
    about = [choice.about for choice in menu.choices]
    assert about == ["", "Worth 1.", "Worth 2. Number 99", "Worth 3.", "Worth 4.", "Worth 5."]
    assert all(len(choice.about) <= CHOICE for choice in menu.choices)


def test_a_short_gist_is_shown_on_the_button_if_it_fits() -> None:
    brief = lay(1, breakdown=LIKELY)
    shown = asked([brief, lay(2, breakdown=adding_up(9))])
    assert rows(shown) == [["Number 1 · 12 points", "Number 2"]]
    assert said(shown) == "-# **Number 1**: Worth 1.\n-# **Number 2**: Worth 2. Number 9"
    listed = asked([brief, *(lay(number) for number in range(2, 8))])
    assert menus(listed)[0].choices[0].about == "Worth 1. About 12 points are likely."


def test_a_short_gist_is_shown_below_the_buttons_if_it_does_not_fit() -> None:
    room = LABEL - len("Number  · 12 points")
    names = ["x" * room, "x" * (room + 1)]
    shown = asked([Option(name, Message("do-lay", {"card": name}), breakdown=LIKELY) for name in names])
    assert [label for row in rows(shown) for label in row] == [f"Number {names[0]} · 12 points", f"Number {names[1]}"]
    assert said(shown).count("About 12") == 1


def test_an_effect_is_named_after_its_answer_without_the_price_and_brackets_of_the_button() -> None:
    priced = [
        replace(lay(number), label=Message("do-lay", {"card": card}))
        for number, card in ((1, "A 🪙12"), (2, "B (free)"))
    ]
    assert said(asked(priced)).startswith("-# **Number A**: ")
    assert "**Number B**: " in said(asked(priced))
    alike = [
        replace(lay(number), label=Message("do-move", {"card": f"C ({number})", "number": 1})) for number in (1, 2)
    ]
    assert "**To C (1)**: " in said(asked(alike))


def test_where_something_ends_the_answers_that_no_button_shows_are_named() -> None:
    """If they are of several kinds; no other answer says so."""

    def ending_note(*options: Option, mark: str = "") -> str:
        ending = Option("end", Message("do-numbered", {"card": 9}), mark=mark, prominence=Shown.BUTTON)
        shown = [replace(option, effect=None, breakdown=None) for option in options]
        return said(asked([*shown, ending], passing=["do-numbered"]))

    several = [lay(0, group="g0"), *(lay(number, group="g1") for number in range(1, 30))]
    tempting = lay(30, group="g2", prominence=Shown.BUTTON)
    assert ending_note(*several, tempting) == "-# Also possible: “Number 0”, “Number 1”, “Number 2” and more."
    assert ending_note(*several, tempting, mark="B4") == "", "to stay in a place ends nothing"
    assert ending_note(*several[:6], tempting).endswith(
        "-# Also possible: “Number 0”, “Number 1”, “Number 2” and more."
    )
    assert ending_note(*(replace(option, prominence=Shown.BUTTON) for option in several[:6])) == "", "each has a button"
    assert ending_note(*several[1:]) == "", "all are of one kind"
    assert ending_note(*several[:3]) == "", "each has a button"
    others = [lay(number, group=f"g{number}") for number in range(6)]
    assert ending_note(*others, tempting).endswith("-# Also possible: “Number 0”, “Number 1”, “Number 2” and more.")


def test_a_note_on_the_picks_is_shown_below_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PickInOrder, "notes", lambda asked, game, picked: [Message("do-lay", {"card": len(picked)})])
    noted = asked(numbers(30), question=PickInOrder(seat=0, id=7, min=2, max=2))
    assert prompt(replace(noted, progress=Progress(picked=("n4",)))).splitlines()[-1] == "⚠️ Number 1"
    assert "⚠️" not in prompt(noted)
    assert prompt(asked(numbers(30), question=PickInOrder(seat=0, id=7))).splitlines()[-1] == "⚠️ Number 0"


# Names of answers


def test_a_button_has_the_short_text_of_its_answer_and_a_menu_the_full_one() -> None:
    short = asked([move(number, prominence=Shown.button_if(number < 2)) for number in range(9)])
    assert rows(short) == [["To 0", "To 1"]]
    assert menus(short)[0].choices[1].label == "Move to place 1"
    assert "Move to place 1" in said(replace(short, progress=Progress(confirm="n1")))
    unnumbered = asked([move(1, number=0), lay(2)])
    assert rows(unnumbered) == [["Move to place 1", "Number 2"]], "only a number tells short texts apart"


def test_a_short_text_that_two_answers_share_gives_way_to_the_label() -> None:
    def go(target: int) -> Option:
        way: Args = {"side": refer("side-n"), "space": "Bone Pit", "attr": refer("attr-melee"), "target": target}
        return Option(f"go-{target}", Message("do-move_locked", way))

    question = in_dungeoneer([go(5), go(7)], ["Alice"])
    assert rows(question) == [[f"Go north: Bone Pit (locked, Melee {target}+)" for target in (5, 7)]]
    (alone,) = rows(with_answers(question, [go(5)]))
    assert alone == ["Go north: Bone Pit (locked)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_about_players_with_equal_names_are_told_apart(language: str) -> None:
    names = distinct_names(["Bo", "Alex", "Alex"])
    options = [Option(f"c{seat}", Message("do-challenge_any", {"target": seat_name(seat)})) for seat in (1, 2)]
    question = in_dungeoneer(options, names, language)
    ((second, third),) = rows(question)
    assert "(2)" in second
    assert "(3)" in third
    typed = [text for text, _ in completions(question)]
    assert len(set(typed)) == 2


def test_copies_are_told_apart_by_a_number() -> None:
    two = [lay(1), replace(lay(1), id="other"), lay(2)]
    twins = asked(two)
    assert [twins.label(option) for option in two] == ["Number 1 (1/2)", "Number 1 (2/2)", "Number 2"]


# What is not possible


def test_missed_answers_are_explained() -> None:
    refused = [missing(number, missed=number % 2 == 0, least=10 + number) for number in range(9)]
    lines = not_possible(asked([lay(99)], refused))
    assert (
        lines.splitlines()
        == [f"-# 🚫 **Number {number}**: It must be {10 + number} at least." for number in (0, 2, 4)][:MOST_MISSED]
    )
    assert not_possible(asked([lay(1)], [missing(2)])) == ""


def test_impossible_answers_with_the_same_reason_share_a_line() -> None:
    refused = [missing(0, missed=True), missing(1, missed=True, least=4), missing(2, missed=True), missing(2)]
    lines = not_possible(asked([lay(99)], refused))
    assert lines.splitlines() == [
        "-# 🚫 **Number 0 and Number 2**: It must be 9 at least.",
        "-# 🚫 **Number 1**: It must be 4 at least.",
    ]


def test_what_reads_like_a_possible_answer_is_not_named_as_impossible() -> None:
    refused = [missing(number) for number in (1, 5)]
    assert [label for label, _ in why_not(asked([lay(1), lay(2)]), refused)] == ["Number 5"]
