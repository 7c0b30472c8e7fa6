"""What a question about the past asks for: what kind of event, and when it happened.

The log is text in the language of the reader, so kinds are recognized by their words; see `event_kinds.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise

from cogs.inquiries.retrieval import normal
from cogs.inquiries.transliteration import JAPANESE

Ways = Mapping[str, Sequence[str]]
"""Regular expressions by language."""


def _any_of(ways: Ways) -> re.Pattern[str]:
    return re.compile("|".join([*ways["en"], *ways["ja"]]))


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: how questions ask for it, and how the log tells of it."""

    name: str
    asked: re.Pattern[str]
    told: re.Pattern[str]


_DATA = tomllib.loads(files(__package__).joinpath("event_kinds.toml").read_text(encoding="utf-8"))
KINDS = [EventKind(name, _any_of(each["asked"]), _any_of(each["told"])) for name, each in _DATA["kinds"].items()]
"""All kinds, special ones before general ones."""
FAILURE = next(kind for kind in KINDS if kind.name == "fail")
"""What did not work: the reason why something did not happen."""
LOSS = next(kind for kind in KINDS if kind.name == "lose")
"""What someone lost, or what became less."""
_PRESENT, _BEFORE, _TURN = (_any_of(_DATA["windows"][name]) for name in ("present", "before", "turn"))
_NUMBERED = _any_of(_DATA["windows"]["numbered"])
_PAST = _any_of(_DATA["past"])
_NEGATED = _any_of(_DATA["negated"])
_OF_ACTOR = ("は", "が", "の", "：", ":", "'")
"""What follows the name of the player who acts, or whose thing it is."""
SUFFERED = ("lose", "hurt", "die")
"""The kinds of events that happen to a player and may be the work of another."""
_SENTENCE = re.compile(r"[.!?。！？] *")


def asked_for(text: str) -> list[EventKind]:
    """The kinds of events that a question in its normal form names."""
    return [kind for kind in KINDS if kind.asked.search(text)]


def is_past(text: str) -> bool:
    """Whether a question in its normal form asks for an event that is over."""
    return _PAST.search(text) is not None and bool(asked_for(text))


def tells_of(kind: EventKind, line: str) -> bool:
    """Whether a line of the log tells of such an event."""
    return kind.told.search(normal(line)) is not None


def denies(kind: EventKind, line: str) -> bool:
    """Whether a line of the log says that it failed, or did not happen."""
    return any(_NEGATED.search(part) for part in _SENTENCE.split(normal(line)) if kind.told.search(part))


def says_no_of(things: Sequence[str], line: str) -> bool:
    """Whether the sentence in a line of the log that names one of these things, or the next, says it had no effect."""
    names, parts = [normal(each) for each in things], _SENTENCE.split(normal(line))
    both = (f"{part} {then}" for part, then in pairwise([*parts, ""]) if any(name in part for name in names))
    return any(map(_NEGATED.search, both))


def done_by(kind: EventKind, line: str, names: Sequence[str]) -> bool:
    """Whether a line says that a player of one of these names did such a thing, not that it was done to them."""
    for part in _SENTENCE.split(normal(line)):
        found = kind.told.search(part)
        for name in map(normal, names):
            at = part.find(name)
            if found is None or at < 0:
                continue
            after = part[at + len(name) : at + len(name) + 1]
            if after in _OF_ACTOR or (not JAPANESE.search(part) and at < found.start()):
                return True
    return False


def numbered_time(text: str) -> int | None:
    """The number of the turn, round or floor that a question in its normal form is about."""
    found = _NUMBERED.search(text)
    return None if found is None else int(next(filter(None, found.groups()), 1))


def of_present_round(text: str) -> bool:
    """Whether a question in its normal form is about the present round."""
    return _PRESENT.search(text) is not None


def of_present_turn(text: str) -> bool:
    """Whether a question in its normal form is about the turn at hand."""
    return _TURN.search(text) is not None


def of_round_before(text: str) -> bool:
    """Whether a question in its normal form is about the round before the present one."""
    return _BEFORE.search(text) is not None
