"""References are replaced by their texts; what a person typed stays as it is."""

from __future__ import annotations

import re

import pytest
from fluent.runtime.resolver import MAX_PART_LENGTH

from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.messages import TABLE, Message, refer, seat_name
from tests.locales.catalogue import modules, named_in

TYPED = ["@card-king", "@here", "@seat-1", "@", "@no-such_text", '{"key":"card-king"}']


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_text_is_never_read_as_a_reference(language: str, typed: str) -> None:
    said = TEXTS.say(language, "thunderstone", "refused-no_card", ["Ann", "Ben"], typed=typed)
    assert typed in said
    assert typed in TEXTS.say(language, None, "waiting-for", ["Ann", "Ben"], players=[typed, seat_name(0)], since="")


def test_references_are_replaced_by_their_texts() -> None:
    message = Message(
        "waiting-for", {"players": [seat_name(1), refer("player-forgotten"), seat_name(TABLE)], "since": ""}
    )
    said = TEXTS.say("en", None, message, ["Ann", "Ben"])
    named = [TEXTS.say("en", None, key) for key in ("player-forgotten", "seat-table")]
    assert all(name in said for name in ("Ben", *named))
    assert "Ann" not in said


@pytest.mark.parametrize("length", [999, 1001, 2500, 2501, 6000])
def test_long_typed_text_is_shortened(length: int) -> None:
    said = TEXTS.say("en", "thunderstone", "refused-no_card", typed="x" * length)
    assert said.count("x" * min(length, MAX_PART_LENGTH - 1)) == 1
    assert ("…" in said) == (length > MAX_PART_LENGTH)
    assert "x" * 999 in TEXTS.say("en", None, "waiting-for", players=["x" * length] * 2, since="")


@pytest.mark.slow
def test_no_reference_is_written_as_a_plain_string() -> None:
    """Text that begins with "@" is like any other: `refer` and `seat_name` make references."""
    named = named_in(modules("rules", "pictures", "cogs", "storage", "tables", "locales"))
    texts = named.literals | {pattern.pattern for pattern in named.patterns}
    assert {text for text in texts if re.match(r"@([a-z]+(-|\\-)|\(\.\+\))", text)} == set()
