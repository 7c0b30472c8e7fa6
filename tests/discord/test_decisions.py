"""The lines next to a question: what each answer does, the likely ones, what is not possible now and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

import pytest

from cogs.screens.open_question import Look, OpenQuestion, completions, turned
from cogs.screens.question import MOST_MISSED, controls, not_possible, prompt, whole_sums, why_not
from cogs.services.discord_limits import CHOICE, LABEL, MOST_CHOICES
from cogs.services.ids import CustomId
from cogs.services.screen import Block, Button, Select, Style, Text
from locales.labels import distinct_names
from locales.texts import LANGUAGES
from rules.messages import Args, Message, refer, seat_name
from rules.questions import (
    OTHERS,
    UNLISTED,
    Breakdown,
    Longer,
    Option,
    OrderedQuestion,
    Picked,
    Question,
    Refused,
    Role,
    Undo,
    as_shown,
)
from tests.discord.conftest import TEXTS


class Ask(Question):
    """A question without a text."""

    def options(self, game: Any, refused: list[Refused] | None = None) -> list[Option]:
        return []

    def answer(self, game: Any, picked: Picked) -> None:
        raise AssertionError("the question is not answered here")


class Pick(Ask):
    """A question with a text."""


class PickInOrder(Ask, OrderedQuestion):
    """A question whose answers are picked one after the other."""


def lay(number: int, **more: Any) -> Option:
    """The answer *Number …*. Except for 0, its text says what it is worth; 2 has a breakdown, too."""
    effect = Message("about-lay", {"card": number}) if number else None
    known = {"effect": effect, "breakdown": adding_up(99) if number == 2 else None}
    return Option(f"n{number}", Message("do-lay", {"card": number}), **{**known, **more})


def move(at: int, number: int | str = 1, **more: Any) -> Option:
    """The answer *Move to place …*, whose button has a shorter text."""
    return Option(f"n{at}", Message("do-move", {"card": at, "number": number}), **more)


def enter(at: int, id: str = "", **more: Any) -> Option:
    """The answer *Enter room …*, with the number of the room in the picture."""
    return Option(id or f"n{at}.", Message("do-enter", {"card": at}), **more)


def missing(at: int, *, missed: bool = False, least: int = 9) -> Refused:
    """The answer *Number …*, which is too low."""
    return Refused(f"n{at}", Message("do-lay", {"card": at}), "too_low", {"least": least}, missed=missed)


def adding_up(*cards: int, gist: list[Message] | None = None) -> Breakdown:
    """A breakdown with a line for each card; `gist`: in brief."""
    whole = [Message("do-lay", {"card": card}) for card in cards]

    def lines(*, brief: bool) -> list[Message]:
        return whole if gist is None or not brief else gist

    return lines


def asked(
    options: Sequence[Option],
    refused: Sequence[Refused] = (),
    *,
    least: int = 1,
    most: int = 1,
    question: Question | None = None,
) -> OpenQuestion:
    return OpenQuestion(
        table=1,
        game="picks",
        question=question or Ask(seat=0, id=7, min=least, max=most),
        options=options,
        texts=TEXTS,
        language="en",
        names=["Alice"],
        refused=lambda: refused,
    )


def in_dungeoneer(options: Sequence[Option], names: Sequence[str]) -> OpenQuestion:
    """These answers as the panel of Dungeoneer names them."""
    return replace(asked(options), game="dungeoneer", names=names)


THREE = [lay(0), lay(1), lay(2)]


def with_final(ids: Sequence[str], options: Sequence[Option]) -> OpenQuestion:
    """A question in which these answers cannot be taken back."""
    options = [replace(option, undo=Undo.NEVER) if option.id in ids else option for option in options]
    return replace(asked(options), question=Pick(seat=0, id=7))


def note(final: Sequence[str], options: Sequence[Option], **more: Any) -> str:
    """The note below the question `with_final`."""
    return prompt(replace(with_final(final, options), **more)).partition("\n")[2]


def rows(blocks: Sequence[Block]) -> list[list[str]]:
    return [[button.label for button in cast("list[Button]", block)] for block in blocks if isinstance(block, list)]


def styles(blocks: Sequence[Block]) -> list[Style]:
    return [button.style for block in blocks if isinstance(block, list) for button in block]


def menus(blocks: Sequence[Block]) -> list[Select]:
    return [block for block in blocks if isinstance(block, Select)]


def said(blocks: Sequence[Block]) -> str:
    return "\n".join(block.text for block in blocks if isinstance(block, Text))


# What answers do


def test_effects_and_previews_of_answers_are_shown_below_the_buttons() -> None:
    blocks = controls(asked([lay(0), lay(1), lay(2)]))
    assert said(blocks) == "-# **Number 1**: Worth 1.\n-# **Number 2**: Worth 2. Number 99"
    assert rows(blocks) == [["Number 0", "Number 1", "Number 2"]]
    assert isinstance(blocks[-1], Text)


def test_answers_with_the_same_description_share_a_line() -> None:
    alike = asked([lay(at, effect=Message("about-lay", {"card": 1}), breakdown=None) for at in range(4)])
    assert said(controls(alike)).startswith("-# **Number 0, Number 1, Number 2 and Number 3**: ")


def test_an_answer_that_does_more_than_another_is_not_described_again() -> None:
    both = asked([lay(1), Longer("n1-end", lay(1).label, effect=lay(1).effect, than="n1"), lay(3)])
    assert said(controls(both)) == "-# **Number 1 (1/2)**: Worth 1.\n-# **Number 3**: Worth 3."
    alone = replace(both, options=both.options[1:])
    assert said(controls(alone)).startswith("-# **Number 1**: Worth 1."), "the other one is not shown"


def test_a_long_preview_is_shortened_to_its_gist_until_the_answer_is_confirmed() -> None:
    shortened = lay(2, breakdown=adding_up(22, 22, gist=[Message("do-lay", {"card": 2})]))
    both = asked([lay(1, breakdown=adding_up(11, 11)), shortened])
    assert said(controls(both)) == "-# **Number 1**: Worth 1. Number 11 Number 11\n-# **Number 2**: Worth 2. Number 2"
    assert whole_sums(both) == "-# **Number 2**: Number 22 Number 22"
    silent = asked([lay(1), lay(2, breakdown=adding_up(22, 22, gist=[]))])
    assert said(controls(silent)).splitlines()[-1] == "-# **Number 2**: Worth 2."
    confirmed = said(controls(replace(both, look=Look(confirm="n2"))))
    assert "Worth 2. Number 22 Number 22" in confirmed
    (menu,) = menus(controls(asked([shortened, *(lay(at) for at in (3, 4, 5, 6, 7))])))
    assert menu.choices[0].about == "Worth 2. Number 2"


def test_each_choice_of_a_menu_says_what_it_does() -> None:
    (menu,) = menus(controls(asked([lay(at) for at in range(6)])))
    assert [choice.about for choice in menu.choices] == [
        "",
        "Worth 1.",
        "Worth 2. Number 99",
        *("Worth 3.", "Worth 4."),
        "Worth 5.",
    ]
    assert all(len(choice.about) <= CHOICE for choice in menu.choices)


def test_a_short_gist_is_shown_on_the_button_if_it_fits() -> None:
    likely = adding_up(9, 9, gist=[Message("likely-move", {"points": 12})])
    one = lay(1, breakdown=likely)
    shown = asked([one, lay(2, breakdown=adding_up(9))])
    assert rows(controls(shown)) == [["Number 1 · 12 points", "Number 2"]]
    assert said(controls(shown)) == "-# **Number 1**: Worth 1.\n-# **Number 2**: Worth 2. Number 9"
    listed = asked([one, *(lay(at) for at in range(2, 8))])
    assert menus(controls(listed))[0].choices[0].about == "Worth 1. About 12 points are likely."
    room = LABEL - len("Number  · 12 points")
    full = [Option(f"n{more}", Message("do-lay", {"card": "x" * (room + more)}), breakdown=likely) for more in (0, 1)]
    blocks = controls(asked(full))
    first, second = (label for row in rows(blocks) for label in row)
    assert (len(first), first.endswith(" · 12 points"), second.endswith("x")) == (LABEL, True, True)
    assert said(blocks).count("About 12") == 1, "it is shown below if it does not fit"


def test_an_effect_is_named_after_its_answer_without_the_price_and_brackets_of_the_button() -> None:
    priced = [
        replace(lay(at), label=Message("do-lay", {"card": card})) for at, card in ((1, "A 🪙12"), (2, "B (free)"))
    ]
    assert said(controls(asked(priced))).startswith("-# **Number A**: ")
    assert "**Number B**: " in said(controls(asked(priced)))
    alike = [replace(lay(at), label=Message("do-move", {"card": f"C ({at})", "number": 1})) for at in (1, 2)]
    assert "**To C (1)**: " in said(controls(asked(alike)))


def test_where_something_ends_the_answers_that_no_button_shows_are_named() -> None:
    """If they are of several kinds, by their groups where these are headings; no other answer says so."""

    def ending_note(*options: Option, mark: str = "") -> str:
        ending = Option("end", Message("do-numbered", {"card": 9}), mark=mark, handy=True)
        shown = asked([*(replace(option, effect=None, breakdown=None) for option in options), ending])
        return said(controls(replace(shown, passing=frozenset({"do-numbered"}))))

    several = [lay(0, group="g0"), *(lay(at, group="g1") for at in range(1, 30))]
    assert ending_note(*several) == "-# **[9]**: You can still: “Number 0” and “One more”."
    assert ending_note(*several, mark="B4") == "", "to stay in a place ends nothing"
    assert ending_note(*several[:6]) == "-# **[9]**: You can still: “Number 0”, “Number 1”, “Number 2” and more."
    assert ending_note(*(replace(option, handy=True) for option in several[:6])) == "", "each has a button"
    assert ending_note(*several[1:]) == "", "all are of one kind"
    assert ending_note(*several[:3]) == "", "each has a button"
    others = [lay(at, group=f"g{at}") for at in range(6)]
    assert ending_note(*others) == "-# **[9]**: You can still: “Number 0”, “Number 1”, “Number 2” and more."


def test_a_note_on_the_picks_is_shown_below_them() -> None:
    many = asked([lay(at) for at in range(30)])
    noted = replace(
        many, question=Pick(seat=0, id=7, min=2, max=2), notes=lambda picked: [Message("do-lay", {"card": len(picked)})]
    )
    assert prompt(replace(noted, look=Look(picked=["n4"]))).splitlines()[-1] == "⚠️ Number 1"
    assert "⚠️" not in prompt(noted)
    assert prompt(replace(noted, question=PickInOrder(seat=0, id=7))).splitlines()[-1] == "⚠️ Number 0"


# Names of answers


def test_a_button_has_the_short_text_of_its_answer_and_a_menu_the_full_one() -> None:
    short = asked([move(at, handy=at < 2) for at in range(9)])
    assert rows(controls(short)) == [["To 0", "To 1"]]
    assert menus(controls(short))[0].choices[1].label == "Move to place 1"
    assert "Move to place 1" in said(controls(replace(short, look=Look(confirm="n1"))))
    unnumbered = asked([move(1, number=0), lay(2)])
    assert rows(controls(unnumbered)) == [["Move to place 1", "Number 2"]], "only a number tells short texts apart"


def test_a_short_text_that_two_answers_share_gives_way_to_the_label() -> None:
    def go(target: int) -> Option:
        way: Args = {"side": refer("side-n"), "space": "Bone Pit", "attr": refer("attr-melee"), "target": target}
        return Option(f"go-{target}", Message("do-move_locked", way))

    both = in_dungeoneer([go(5), go(7)], ["Alice"])
    assert rows(controls(both)) == [[f"Go north: Bone Pit (locked, Melee {target}+)" for target in (5, 7)]]
    (alone,) = rows(controls(replace(both, options=[go(5)])))
    assert alone == ["Go north: Bone Pit (locked)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_about_players_with_equal_names_are_told_apart(language: str) -> None:
    names = distinct_names(["Bo", "Alex", "Alex"])
    options = [Option(f"c{seat}", Message("do-challenge_any", {"target": seat_name(seat)})) for seat in (1, 2)]
    both = replace(in_dungeoneer(options, names), language=language)
    (labels,) = rows(controls(both))
    assert ["(2)" in label for label in labels] == [True, False]
    assert ["(3)" in label for label in labels] == [False, True]
    typed = [text for text, _ in completions(both)]
    assert len(set(typed)) == 2


def test_copies_are_told_apart_by_a_number() -> None:
    two = [lay(1), replace(lay(1), id="other"), lay(2)]
    twins = asked(two)
    assert [twins.label(option) for option in two] == ["Number 1 (1/2)", "Number 1 (2/2)", "Number 2"]


# Buttons and menus


def test_handy_answers_of_a_menu_are_buttons_above_it() -> None:
    blocks = controls(asked([lay(at, handy=at in (3, 4)) for at in range(9)]))
    assert rows(blocks) == [["Number 3", "Number 4"]]
    assert "**Number 3**: Worth 3." in said(blocks)
    assert [choice.label for choice in menus(blocks)[0].choices] == [f"Number {at}" for at in range(9)]
    assert menus(blocks)[0].placeholder == "All 9 answers…"


def test_a_menu_without_buttons_above_it_has_a_short_placeholder() -> None:
    (menu,) = menus(controls(asked([lay(at) for at in range(9)])))
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
    (menu,) = menus(controls(asked([lay(at) for at in range(number)], least=least, most=most)))
    assert menu.placeholder == invites


def test_where_every_answer_is_handy_there_is_no_menu() -> None:
    blocks = controls(asked([lay(at, handy=True) for at in range(6)]))
    assert not menus(blocks)
    assert [label for row in rows(blocks) for label in row] == [f"Number {at}" for at in range(6)]


def test_handy_answers_are_buttons_on_the_first_page_only() -> None:
    many = asked([lay(at, handy=at == 0) for at in range(2 * MOST_CHOICES)])
    assert rows(controls(many))[0] == ["Number 0"]
    assert "Number 0" not in rows(controls(replace(many, look=Look(page=1))))[0]


def test_at_most_four_phone_rows_of_handy_answers_are_buttons_the_last_one_included() -> None:
    handy = [label for row in rows(controls(asked([lay(at, handy=True) for at in range(14)]))) for label in row]
    assert handy == [*(f"Number {at}" for at in range(7)), "Number 13"]


def test_action_rows_are_split_like_the_rows_on_a_phone() -> None:
    assert list(map(len, rows(controls(asked([lay(at, handy=True) for at in range(6)]))))) == [3, 3]
    assert list(map(len, rows(controls(asked([lay(at, handy=True) for at in range(8)]))))) == [3, 5]


def test_answers_that_stand_out_get_buttons_first_and_keep_the_order() -> None:
    of_many = asked([lay(at, handy=2 if at in (9, 12) else 1) for at in range(14)])
    handy = [label for row in rows(controls(of_many)) for label in row]
    assert handy == [*(f"Number {at}" for at in range(5)), "Number 9", "Number 12", "Number 13"]


def test_long_labels_take_a_phone_row_each_so_fewer_answers_are_buttons() -> None:
    long = [lay(at * 10**24, handy=True) for at in range(1, 9)]
    handy = [label for row in rows(controls(asked(long))) for label in row]
    assert handy == [f"Number {at * 10**24:,}" for at in (1, 2, 3, 8)]
    handy = [label for row in rows(controls(asked(long[:6]))) for label in row]
    assert len(handy) == 4, "one more than there are rows"
    assert menus(controls(asked(long[:6])))


def test_each_kind_of_answer_has_a_button_before_any_has_two() -> None:
    class Placed(Ask):
        places: ClassVar[tuple[str, ...]] = ("walk", "cards", OTHERS, "end")

    question = Placed(seat=0, id=7)
    groups = [*("cards",) * 9, "end", *("walk",) * 2, "else"]
    options = as_shown(question, None, [lay(number, handy=True, group=group) for number, group in enumerate(groups)])
    assert [option.group for option in options] == ["walk"] * 2 + ["cards"] * 9 + ["else", "end"]
    shown = [label for row in rows(controls(replace(asked(options), question=question))) for label in row]
    walk, cards, other, end = (10, 11), (0, 1, 2, 3), 12, 9
    assert shown == [f"Number {number}" for number in (*walk, *cards, other, end)]


def test_the_numbers_of_the_picture_are_buttons_above_a_menu() -> None:
    above = asked([*(enter(at, handy=at == 2) for at in range(1, 6)), enter(3, "n3.done"), lay(9)])
    assert rows(controls(above)) == [["[2] Enter room 2"], ["[1]", "[3]", "[4]", "[5]"]]
    buttons = [button for block in controls(above) if isinstance(block, list) for button in block]
    (three,) = [button for button in buttons if button.label == "[3]"]
    assert CustomId.read(three.id, menu=False).rest == "n3.", "the other answer there is in the menu"
    many = rows(controls(asked([enter(at, handy=at == 2) for at in range(1, 25)])))
    assert sum(map(len, many)) == 14


def test_a_number_that_two_places_have_is_no_button() -> None:
    shared = asked([*(enter(at) for at in range(1, 6)), enter(3, "another")])
    assert rows(controls(shared)) == [["[1]", "[2]", "[4]", "[5]"]]


def test_an_answer_that_risks_or_ends_something_has_no_button_with_its_number_alone() -> None:
    risky = asked([enter(at, warning=Message("do-lay", {"card": 9}) if at == 2 else None) for at in range(1, 7)])
    assert rows(controls(risky)) == [["[1]", "[3]", "[4]", "[5]", "[6]"]]
    ending = asked([enter(at, undo=Undo.SHARED if at == 2 else None) for at in range(1, 7)])
    assert "[2] Enter room 2" in rows(controls(ending))[0]


def test_a_group_with_one_answer_is_shown_as_that_answer() -> None:
    grouped = asked([lay(at, group="g1" if at == 5 else "g0") for at in range(MOST_CHOICES + 1)])
    (menu,) = menus(controls(grouped))
    assert [(choice.value, choice.label, choice.about) for choice in menu.choices] == [
        ("0", "Fours", ""),  # the name of g0
        ("=n5", "Number 5", "Worth 5."),
    ]
    inside = controls(replace(grouped, look=turned(Look(), "group", "0")))
    assert "n5" not in [choice.value for choice in menus(inside)[0].choices]


@pytest.mark.parametrize(("number", "buttons"), [(10, True), (11, False)])
def test_a_few_short_answers_picked_one_by_one_are_buttons(number: int, buttons: bool) -> None:
    picking = asked([lay(at) for at in range(number)], question=PickInOrder(seat=0, id=7, min=2, max=3))
    assert bool(menus(controls(picking))) is not buttons
    assert bool(rows(controls(picking))) is buttons


@pytest.mark.parametrize(("number", "buttons"), [(10, True), (11, False)])
def test_picks_are_listed_only_where_no_numbered_buttons_show_them(number: int, buttons: bool) -> None:
    question = PickInOrder(seat=0, id=7, min=2, max=3)
    picked = replace(asked([lay(at) for at in range(number)], question=question), look=Look(picked=["n3"]))
    assert ("1. Number 3" in prompt(picked)) is not buttons
    assert any("1. Number 3" in row for row in rows(controls(picked))) is buttons


def test_answers_picked_one_by_one_fill_the_rows_of_a_phone() -> None:
    picking = asked([lay(at) for at in range(6)], question=PickInOrder(seat=0, id=7, min=3, max=3))
    assert list(map(len, rows(controls(picking)))) == [3, 3]


# Answers that stand out


def test_each_kind_of_answer_has_one_style_and_passing_never_outranks_a_real_answer() -> None:
    options = [lay(0), Option("pass", Message("do-move", {"card": 1})), lay(3, role=Role.BACK)]
    question = replace(asked(options), passing=frozenset({"do-move"}))
    assert styles(controls(question)) == [Style.PRIMARY, Style.SECONDARY, Style.SECONDARY]
    taught = replace(question, suggested=["pass"])
    assert styles(controls(taught)) == [Style.PRIMARY, Style.SUCCESS, Style.SECONDARY]
    alone = replace(question, options=options[1:])
    assert styles(controls(alone)) == [Style.PRIMARY, Style.SECONDARY], "the only way to continue"
    ways = [Option(id, Message("do-move", {"card": 1})) for id in ("rare", "usual")]
    assert styles(controls(replace(alone, options=ways))) == [Style.SECONDARY, Style.PRIMARY], (
        "the last is the usual one"
    )
    discards = [replace(way, group="hand") for way in ways]
    assert styles(controls(replace(alone, options=discards))) == [Style.PRIMARY] * 2, "alike"


def test_the_answer_that_goes_on_is_the_one_with_the_least_consequences() -> None:
    def goes_on(*options: Option, default: Sequence[str] = ()) -> str | None:
        question = replace(asked([lay(0), *options]), passing=frozenset({"do-pass"}), default=default)
        return None if question.ending is None else question.ending.id

    now, all_turn = Option("now", Message("do-pass")), Option("turn", Message("do-pass"))
    assert goes_on() is None
    assert goes_on(Option("now", Message("do-pass"), group="rare")) is None
    assert goes_on(now, all_turn, default=["now"]) == "now"
    assert goes_on(all_turn, now, default=["now"]) == "now", "wherever it is listed"
    assert goes_on(all_turn, replace(now, handy=True), default=["n0"]) == "now", "the usual one"


def test_the_suggested_answer_is_always_a_button() -> None:
    (only, *_) = rows(controls(replace(asked([lay(at) for at in range(14)]), suggested=("n7",))))
    assert only == ["Number 7"]


def test_a_suggestion_moves_no_other_button() -> None:
    plain = asked([lay(at, handy=at in (2, 5, 11)) for at in range(14)])
    for suggested in ("n5", "n7"):
        there = rows(controls(replace(plain, suggested=(suggested,))))
        assert there[0] == rows(controls(plain))[0] == ["Number 2", "Number 5", "Number 11"]
    assert there[1:] == [["Number 7"]]
    blocks = controls(replace(plain, suggested=("n7",)))
    assert isinstance(blocks[1], Select), "the menu stays where it was"


def test_a_suggestion_stands_before_the_ways_back_unless_it_comes_late() -> None:
    shown = asked([*(lay(at) for at in range(14)), lay(20, role=Role.BACK)])
    advised = replace(shown, suggested=("n7",))
    assert rows(controls(advised)) == [["Number 7", "Number 20"]]
    assert rows(controls(replace(advised, late=True))) == [["Number 20"], ["Number 7"]]


# What cannot be taken back, and what has to be confirmed


def test_the_question_says_which_answers_cannot_be_taken_back() -> None:
    assert note([], THREE) == ""
    assert note(["n0", "n1"], THREE) == "-# Can't be taken back: “Number 0” and “Number 1”."
    assert note(["n0", "n1", "n2"], [*THREE, lay(9, role=Role.BACK)]) == "-# You can't take back your answer here."
    assert note([], [lay(0, undo=Undo.SHARED)], alone=True) == "-# You can't take back your answer here."


def test_the_question_names_the_answers_that_can_be_taken_back_if_those_are_fewer() -> None:
    eight = [lay(number) for number in range(8)]
    ids = [option.id for option in eight]
    first_four = "“Number 0”, “Number 1”, “Number 2” and “Number 3”"
    assert note(ids[:4], eight) == f"-# Can't be taken back: {first_four}."
    assert note(ids[3:], eight) == "-# Can't be taken back, except: “Number 0”, “Number 1” and “Number 2”."
    assert note(ids[1:7], eight[:7]) == "-# Can't be taken back, except: “Number 0”."


def test_final_answers_with_a_place_are_not_named_in_lists() -> None:
    """A tap on the place says it."""
    options = [lay(0, mark="here"), lay(1)]
    assert "taken back" in prompt(with_final(["n0"], options))
    assert "taken back" not in prompt(with_final(["n0"], options), lists=True)
    assert "taken back" in prompt(with_final(["n1"], options), lists=True)


def test_final_answers_are_named_by_a_number_only_if_no_other_answer_has_it() -> None:
    numbered = [
        Option(f"n{number}{suffix}", Message(f"do-numbered{suffix}", {"card": number}))
        for number in range(3)
        for suffix in ("", "_done")
    ]
    assert note(["n1", "n1_done", "n2_done"], numbered) == (
        "-# Can't be taken back: “[1]” and “[2] Number 2, then done”."
    )


def test_final_answers_are_named_by_their_heading_if_a_menu_shows_one() -> None:
    few = [lay(0, group="g0"), lay(1, group="g0", undo=Undo.CONFIRMED), lay(2, group="g1"), lay(3)]
    assert note(["n0"], few) == "-# Can't be taken back: “Number 0” and “Number 1”."
    many = [*few, *(lay(number, group="g1") for number in range(4, 30))]
    assert note(["n0"], many) == "-# Can't be taken back: “Fours”.", "the heading of g0"
    assert note(["n0", "n2"], many) == "-# Can't be taken back: “Fours” and “Number 2”."


def test_the_question_does_not_say_what_the_confirmation_says() -> None:
    confirmed = lay(0, undo=Undo.CONFIRMED)
    assert note([], [confirmed, lay(1)]) == ""
    assert note(["n0"], THREE, careful=True) == ""
    assert note(["n1"], [confirmed, lay(1), lay(2)]) == "-# Can't be taken back: “Number 0” and “Number 1”."


def test_the_confirmation_of_a_final_answer_says_first_that_it_is_final() -> None:
    """Long sums don't push it off a page."""
    confirmed = replace(with_final(["n2"], THREE), careful=True, look=Look(confirm="n2"))
    assert said(controls(confirmed)).splitlines()[1] == "You can't take this back."
    assert "You can't take this back." not in said(controls(replace(confirmed, look=Look(confirm="n1"))))


def test_what_players_know_to_be_final_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A roll, and everything where little can ever be taken back."""
    assert note([], [lay(0, undo=Undo.ROLLED), lay(1)]) == ""
    monkeypatch.setattr(Pick, "undo", Undo.TACIT)
    assert note(["n0", "n1"], THREE) == ""


def test_a_risk_has_to_be_confirmed_if_it_cannot_be_taken_back() -> None:
    risky = asked([lay(0, undo=Undo.SHARED, warning=Message("do-lay", {"card": 5})), lay(1)])
    assert not risky.asks_again(risky.options[0])
    assert replace(risky, alone=True).asks_again(risky.options[0])


def test_the_extension_of_an_answer_is_offered_only_at_its_confirmation() -> None:
    more = Longer("n3", move(3).label, handy=UNLISTED, undo=Undo.CONFIRMED, than="n2")
    question = replace(asked([lay(1, undo=Undo.CONFIRMED), lay(2, undo=Undo.CONFIRMED)]), unlisted=[more])
    assert rows(controls(question)) == [["Number 1", "Number 2"]]
    assert rows(controls(replace(question, look=Look(confirm="n1")))) == [["Yes, do it", "Something else"]]
    confirming = controls(replace(question, look=Look(confirm="n2")))
    assert rows(confirming) == [["Yes, do it", "To 3", "Something else"]]
    (buttons,) = [block for block in confirming if isinstance(block, list)]
    assert CustomId.read(buttons[1].id, menu=False).rest == more.id


def test_a_line_or_a_drag_does_not_give_answers_that_are_final_or_rolled() -> None:
    open_question = asked([lay(0, undo=Undo.NEVER), lay(1, undo=Undo.SHARED), lay(2), lay(3, undo=Undo.CONFIRMED)])
    assert [open_question.binds(option) for option in open_question.options] == [True, False, False, False]
    alone = replace(open_question, alone=True)
    assert [alone.binds(option) for option in alone.options] == [True, True, False, False]
    assert [alone.lasts(option) for option in alone.options] == [True, True, False, False], "computers answer at once"
    rolled = asked([lay(0, undo=Undo.ROLLED), lay(1)])
    assert [rolled.binds(option) for option in rolled.options] == [True, False]


def test_a_line_or_a_drag_answers_at_once_if_all_answers_are_final_alike() -> None:
    last = replace(asked([lay(0, undo=Undo.SHARED), lay(1, undo=Undo.SHARED)]), alone=True)
    assert not any(map(last.binds, last.options))
    assert not any(map(replace(last, alone=False).lasts, last.options)), "it can be taken back while others are asked"


# What is not possible


def test_missed_answers_are_explained() -> None:
    refused = [missing(at, missed=at % 2 == 0, least=10 + at) for at in range(9)]
    lines = not_possible(asked([lay(99)], refused))
    assert (
        lines.splitlines()
        == [f"-# 🚫 **Number {at}**: It must be {10 + at} at least." for at in (0, 2, 4)][:MOST_MISSED]
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
    refused = [missing(at) for at in (1, 5)]
    assert [label for label, _ in why_not(asked([lay(1), lay(2)]), refused)] == ["Number 5"]
