"""A message that cannot be shown is detected where it is created."""

from __future__ import annotations

from typing import Any

import pytest

from rules.errors import IllegalChoice
from rules.messages import Event, Message, refer
from rules.questions import Option, Refused
from tests.locales.catalogue import LocaleMessage
from tests.rules.message_checks import fault, held_to_texts

TEXTS = {
    "log-falls": LocaleMessage(variables={"hero", "wounds"}, selectors={"wounds"}),
    "log-asks": LocaleMessage(variables={"why"}, selectors={"why"}, words={"why"}),
    "hero-elf": LocaleMessage(),
    "hero-of": LocaleMessage(variables={"player"}),
}


@pytest.mark.parametrize(
    ("key", "args", "expected"),
    [
        ("log-falls", {"hero": refer("hero-elf"), "wounds": 1}, ""),
        ("log-falls", {"hero": [refer("hero-elf"), "x"], "wounds": 1, "cell": "E4"}, ""),
        ("log-asks", {"why": "gold"}, ""),
        ("log-asks", {"why": 1}, ""),
        ("log-rises", {}, "there is no text log-rises"),
        ("log-falls", {"hero": refer("hero-elf")}, "log-falls misses wounds"),
        ("log-falls", {"hero": refer("hero-elf"), "wounds": "1"}, "chooses its words by wounds, which is no number"),
        ("log-falls", {"hero": refer("hero-orc"), "wounds": 1}, "filled with hero-orc"),
        ("log-falls", {"hero": ["x", refer("hero-orc")], "wounds": 1}, "filled with hero-orc"),
        ("log-falls", {"hero": None, "wounds": 1}, "filled with None"),
        ("log-falls", {"hero": refer("hero-of"), "wounds": 1}, "filled with hero-of"),
    ],
)
def test_a_message_needs_a_text_and_the_arguments_of_that_text(key: str, args: Any, expected: str) -> None:
    problem = fault(TEXTS, key, args)
    assert (expected in problem) if expected else problem == ""


def test_a_message_that_cannot_be_shown_fails_when_it_is_created() -> None:
    with held_to_texts("dungeon_go"):
        Option("elf", Message("do-cast_hero", {"hero": refer("hero-warrior")}))
        with pytest.raises(AssertionError, match="do-cast_hero misses hero"):
            Option("elf", Message("do-cast_hero"))
        with pytest.raises(AssertionError, match="no text about-nothing"):
            Message("about-nothing")
        with pytest.raises(AssertionError, match="no text log-nothing"):
            Event("log-nothing")
        with pytest.raises(AssertionError, match="no text do-nothing"):
            Refused("elf", Message("do-nothing"), "no_vp")
        with pytest.raises(AssertionError, match="no text refused-nothing"):
            Refused("elf", Message("do-done"), "nothing")
        with pytest.raises(AssertionError, match="no text refused-nothing"):
            raise IllegalChoice("refused-nothing")
    Message("about-nothing")


def test_the_name_of_a_made_up_thing_is_accepted() -> None:
    with held_to_texts("dungeon_go", ["hero-nobody"]):
        Option("elf", Message("do-cast_hero", {"hero": refer("hero-nobody")}))
        with pytest.raises(AssertionError, match="filled with hero-somebody"):
            Option("elf", Message("do-cast_hero", {"hero": refer("hero-somebody")}))
