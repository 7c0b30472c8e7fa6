"""The words with which answers to Thunderstone's questions are offered."""

from __future__ import annotations

from conformance.texts import TEXTS
from rules.messages import Message, Part
from rules.questions import Option, effect_of, refusals
from tests.games.thunderstone.table import Table

VILLAGE = "feast fireball hatchet lantern spear trainer town_guard polearm"
"""A village in which only Trainer and Town Guard have effects for a visit."""


def in_words(message: Message) -> str:
    """The message in English."""
    return TEXTS.say("en", "thunderstone", message)


def option(table: Table, option_id: str) -> Option:
    """That answer to the open question."""
    return next(option for option in table.question.explained(table.game) if option.id == option_id)


def about(table: Table, option_id: str) -> Message:
    """The effect shown with an answer."""
    effect = effect_of(option(table, option_id))
    assert effect is not None, f"no text for {option_id}"
    return effect


def missed(table: Table) -> list[str]:
    """The ids of the refused options that are listed."""
    return [refused.id for refused in refusals(table.question, table.game) if refused.missed]


def said_short(label: Message) -> object:
    """The attack that is missing, as the name of an answer says it."""
    short = label.args["short"]
    assert isinstance(short, Part)
    return short.args["missing"]
