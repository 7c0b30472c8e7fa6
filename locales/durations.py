"""Durations as people type and read them."""

from __future__ import annotations

import re

from locales.name_search import plain
from locales.texts import LANGUAGES, Texts

MINUTE, HOUR, DAY = 60, 3600, 86_400

_TYPED = re.compile(r"(\d{1,6})\s*(\D*)")
_NAMES = (("seconds", 1), ("minutes", MINUTE), ("hours", HOUR), ("days", DAY))


def parse(texts: Texts, typed: str) -> float | None:
    """A typed duration in seconds ("90" minutes, "2h", "90s"), in any language; None if it is not a duration.

    Zero and "never" are durations, too, as they are offered and shown.
    """
    if any(plain(typed) == plain(texts.say(language, None, "waits-never")) for language in LANGUAGES):
        return 0.0
    match = _TYPED.fullmatch(plain(typed))
    if match is None:
        return None
    number = int(match[1])
    unit = match[2].strip()
    if not unit:
        return float(number * MINUTE)
    for name, seconds in _NAMES:
        if any(unit in plain(texts.say(language, None, f"time-typed-{name}")).split() for language in LANGUAGES):
            return float(number * seconds)
    return None


def format_duration(texts: Texts, language: str, seconds: float) -> str:
    """A duration in the largest unit that fits: "3 hours"."""
    for name, unit in reversed(_NAMES):
        if seconds % unit == 0 and seconds >= unit:
            return texts.say(language, None, f"time-{name}", number=int(seconds // unit))
    return texts.say(language, None, "time-minutes", number=max(1, round(seconds / MINUTE)))


def or_never(texts: Texts, language: str, seconds: float) -> str:
    """A duration of a setting, where zero means never."""
    return format_duration(texts, language, seconds) if seconds else texts.say(language, None, "waits-never")


def as_typed(texts: Texts, language: str, seconds: float) -> str:
    """A duration as people type it and `parse` reads it: "2h"; zero is "never"."""
    for name, unit in reversed(_NAMES):
        if seconds and seconds % unit == 0:
            return f"{int(seconds // unit)}{texts.say(language, None, f'time-typed-{name}').split()[0]}"
    return texts.say(language, None, "waits-never") if not seconds else f"{int(seconds)}s"
