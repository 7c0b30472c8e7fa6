"""Dates as people type them, such as “Sat 20:00”, “2026-12-05 20:00” or “tomorrow 8pm”, and Discord's timestamps."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from itertools import chain
from zoneinfo import ZoneInfo

from locales.texts import LANGUAGES, Texts

JAPAN = "Asia/Tokyo"

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")
_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})")
_OFFSET = re.compile(r"(?:(?:utc|gmt) ?)?([+-])(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)
_NAMED = re.compile(r"[a-z]+(?:/[a-z0-9_+-]+)+|utc|gmt|jst", re.IGNORECASE)
_ZONE = re.compile(rf" ((?:{_NAMED.pattern})|{_OFFSET.pattern})$", re.IGNORECASE)


class InvalidDate(ValueError):
    """What was typed is not a date with a time."""


class NoTimeZone(ValueError):
    """The time zone is unknown."""


def parse(
    texts: Texts, typed: str, now: float, zone: str | None, *, day_last: bool = False
) -> tuple[float, str | None]:
    """The typed date, in seconds since 1970, and the time zone it was typed with (None: without one).

    `zone` is the person's time zone, if known. A day of the week means the next one, a time without a day its next
    occurrence, a day without a year the next one. 12/5 is read only with `day_last`, as December 5: in English it is
    ambiguous. Raises Unreadable, NoZone.
    """
    text = " ".join(unicodedata.normalize("NFKC", typed).split())
    stamp = _STAMP.fullmatch(text.casefold())
    if stamp is not None:
        return float(stamp[1]), None
    named = _ZONE.search(text)
    if named is not None:
        text, zone = text[: named.start()], named[1]
        if zone_of(zone) is None:
            raise InvalidDate(typed)
    where = zone_of(zone or "")
    rest, clock = _split_clock(texts, text.casefold().replace(".m.", "m"))
    local = datetime.fromtimestamp(now, where or UTC)
    try:
        day = _day(texts, rest, local.date(), clock > local.time(), day_last)
        if where is None:
            raise NoTimeZone(typed)
        return datetime.combine(day, clock, where).timestamp(), None if named is None else zone
    except NoTimeZone:
        raise
    except (OverflowError, ValueError) as error:
        raise InvalidDate(typed) from error


def zone_of(name: str) -> tzinfo | None:
    """The time zone of this name, such as Europe/Berlin, JST or +09:00; None for any other text."""
    offset = _OFFSET.fullmatch(name)
    if offset is not None:
        distance = timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
        if distance > timedelta(hours=14) or int(offset[3] or 0) > 59:
            return None
        return timezone(-distance if offset[1] == "-" else distance)
    if name.casefold() in ("utc", "gmt"):
        return UTC
    try:
        return ZoneInfo(JAPAN if name.casefold() == "jst" else name) if _NAMED.fullmatch(name) else None
    except (OSError, ValueError, KeyError):
        return None


def as_typed(at: float, zone: str | None) -> str:
    """A date as `parse` reads it: in this time zone, or without one as a timestamp of Discord."""
    where = zone_of(zone or "")
    return f"<t:{int(at)}:F>" if where is None else f"{datetime.fromtimestamp(at, where):%Y-%m-%d %H:%M}"


def _words(texts: Texts, name: str) -> list[list[str]]:
    """The words of each language for something, in order."""
    return [texts.say(language, None, f"moment-typed-{name}").split() for language in LANGUAGES]


def _any(words: list[list[str]]) -> str:
    """A pattern for any of these words."""
    return "|".join(re.escape(word) for word in sorted(chain(*words), key=len, reverse=True))


def _split_clock(texts: Texts, text: str) -> tuple[str, time]:
    """What was typed without its time of day, and the time. Raises Unreadable."""
    halves = _words(texts, "halves")
    half, hour, minute = (_any(_words(texts, name)) for name in ("halves", "hour", "minute"))
    thirty = _any(_words(texts, "half"))
    forms = (
        rf"(?P<half>{half})? ?(?P<hour>\d{{1,2}}) ?(?:{hour})"
        rf"(?:(?P<minute>\d{{1,2}}) ?(?:{minute})|(?P<thirty>{thirty}))?",
        rf"\b(?P<hour>\d{{1,2}})(?::(?P<minute>\d{{2}}))? ?(?P<half>{half})",
        rf"(?P<half>{half})? ?(?<![\d:])(?P<hour>\d{{1,2}}):(?P<minute>\d{{2}})(?![\d:])",
    )
    found = next((match for match in (re.search(form, text) for form in forms) if match is not None), None)
    if found is None:
        raise InvalidDate(text)
    parts = found.groupdict()
    number, part = int(parts["hour"]), parts["half"]
    if part is not None:
        if number > 12:
            raise InvalidDate(text)
        number = number % 12 + (12 if any(part == words[1] for words in halves) else 0)
    try:
        clock = time(number, 30 if parts.get("thirty") else int(parts["minute"] or 0))
    except ValueError as error:
        raise InvalidDate(text) from error
    return f"{text[: found.start()]} {text[found.end() :]}", clock


def _day(texts: Texts, text: str, today: date, later_today: bool, day_last: bool) -> date:
    """The day that was typed. Raises ValueError."""
    fillers = re.compile(
        rf"(?<![a-z])(?:{_any(_words(texts, 'fillers'))})(?![a-z])|(?:{_any(_words(texts, 'ends'))})(?= |$)"
    )
    text = " ".join(fillers.sub(" ", text.replace(",", " ")).split())
    if not text:
        return today + timedelta(days=0 if later_today else 1)
    for ahead, name in enumerate(("today", "tomorrow", "overmorrow")):
        if any(text in words for words in _words(texts, name)):
            return today + timedelta(days=ahead)
    weekday = _named(texts, "weekdays", re.sub(rf"(?:{_any(_words(texts, 'weekday'))})$", "", text))
    if weekday is not None:
        ahead = (weekday - today.weekday()) % 7
        return today + timedelta(days=ahead if ahead or later_today else 7)
    year, month, day = _numbers(texts, text, day_last)
    if year is not None:
        return date(year, month, day)
    this = date(today.year, month, day)
    return this if this >= today else date(today.year + 1, month, day)


def _named(texts: Texts, what: str, text: str) -> int | None:
    """Which of these weekdays or months is named, counted from 0; three letters of an English name suffice."""
    for words in _words(texts, what):
        for number, word in enumerate(words):
            if text == word or (len(text) >= 3 and word.startswith(text) and word.isascii()):
                return number
    return None


def _numbers(texts: Texts, text: str, day_last: bool) -> tuple[int | None, int, int]:
    """Year (None: left out), month and day. Raises ValueError."""
    if (found := _ISO.fullmatch(text)) is not None:
        return int(found[1]), int(found[2]), int(found[3])
    if day_last and (found := _SLASHED.fullmatch(text)) is not None:
        return None, int(found[1]), int(found[2])
    year, month, day = (_any(_words(texts, name)) for name in ("year", "months", "day"))
    name = rf"(?P<month>{month}|[a-z]{{3,}})\.?"
    number = rf"(?P<day>\d{{1,2}})(?:{day})?"
    before, after = rf"(?:(?P<year>\d{{4}}) ?(?:{year})? ?)?", r"(?: (?P<year>\d{4}))?"
    for form in (rf"{before}{name} ?{number}", rf"{name} ?{number}{after}", rf"{number} ?{name}{after}"):
        found = re.fullmatch(form, text)
        which = None if found is None else _named(texts, "months", found["month"])
        if found is not None and which is not None:
            return int(found["year"]) if found["year"] else None, which + 1, int(found["day"])
    raise ValueError(text)
