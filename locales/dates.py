"""Dates as people type them, such as “Sat 20:00”, “今夜8時” or “Dec 5 at 7:30 pm”, and as Discord displays them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from itertools import product
from typing import Final
from zoneinfo import ZoneInfo

from locales.name_search import plain
from locales.texts import LANGUAGES, Texts

JAPAN = "Asia/Tokyo"
LONGEST = 80
"""The most characters of a date that are read."""

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")
_OFFSET = re.compile(r"(?:(?:utc|gmt) ?)?([+-])(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)
_NAMED = re.compile(r"[a-z]+(?:/[a-z0-9_+-]+)+|utc|gmt|jst", re.IGNORECASE)
_ZONE = re.compile(rf"(?: \(?|\()((?:{_NAMED.pattern})|{_OFFSET.pattern})\)?$", re.IGNORECASE)
_SIGNS = re.compile(r"[,()\[\]、。・!|]")
_DOTTED = re.compile(r"\b([ap])\. ?m\b\.?", re.IGNORECASE)

_DAY = timedelta(days=1)
_UNITS: Final = {"minutes": timedelta(minutes=1), "hours": timedelta(hours=1), "days": _DAY, "weeks": 7 * _DAY}
_DAYS: Final = ("today", "tomorrow", "overmorrow", "third")
_PARTS: Final = {"morning": range(12), "noon": range(10, 16), "evening": range(12, 24), "night": range(17, 29)}
"""The hours that a part of the day can mean; those from 24 on belong to the night that begins on that day."""
_HOURS = 30
"""So many hours of a day can be named: 29時 is five in the morning of the next one."""
_LEAP = 8
"""In how many years at most there is a February 29."""


class InvalidDate(ValueError):
    """The typed text is not a date with a time."""


class NoTimeZone(ValueError):
    """The time zone is unknown."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A date that was typed."""

    at: float
    """In seconds since 1970."""
    zone: str | None = None
    """The time zone that was typed with it."""


def parse(texts: Texts, typed: str, now: float, zone: str | None, *, day_last: bool = False) -> Moment:
    """The typed date.

    `zone` is the person's time zone, if known. A day of the week means the next one, a time without a day its next
    occurrence, a day without a year the next one, and an hour up to 12 without AM, PM or a part of the day the morning.
    12/5 is December 5 with `day_last`; otherwise it is read only where a day of the week or a number above 12 tells
    which is the month. Raises InvalidDate, NoTimeZone.
    """
    text = " ".join(unicodedata.normalize("NFKC", typed[:LONGEST]).split())
    if (stamp := _STAMP.fullmatch(text.casefold())) is not None:
        return Moment(float(stamp[1]))
    named = _ZONE.search(text)
    if named is not None:
        text, zone = text[: named.start()], named[1]
        if zone_of(zone) is None:
            raise InvalidDate(typed)
    where = zone_of(zone or "")
    words = plain(_SIGNS.sub(" ", _DOTTED.sub(r"\1m", text)))
    reading = _Reading(texts, words, datetime.fromtimestamp(now, where or UTC), day_last)
    try:
        at = reading.at()
    except (OverflowError, ValueError) as error:
        raise InvalidDate(typed) from error
    if where is None and not reading.is_distance:
        raise NoTimeZone(typed)
    return Moment(at, None if named is None else zone)


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


@dataclass(slots=True)
class _Reading:
    """A text from which everything that is understood is taken until nothing is left. All methods raise ValueError."""

    texts: Texts
    text: str
    now: datetime
    day_last: bool
    is_distance: bool = False
    """Whether it is a time from now, which is the same in every time zone."""

    def at(self) -> float:
        """The date, in seconds since 1970."""
        ahead = self._distance()
        if ahead is not None and (ahead % _DAY or not self.text):
            self.is_distance = True
            self._check_empty()
            return (self.now.timestamp() + ahead.total_seconds()) // 60 * 60
        part = self._take(self._any(*_PARTS), keeps=self._any(*_DAYS))
        while self._take(self._any("fillers")):
            pass
        hour, minute = self._clock()
        printed = self._printed()
        if hour is None:
            hour = int(self._take(r"(?<![\d:.-])\d{1,2}(?![\d:.-])" if part else r"(?!)"))
        weeks = 2 if self._take(self._any("after_next")) else 1 if self._take(self._any("next")) else 0
        days = next((number for number, name in reversed([*enumerate(_DAYS)]) if self._take(self._any(name))), None)
        weekday = self._weekday()
        self._check_empty()
        offset = timedelta(hours=self._hour(hour, part), minutes=minute)
        today = self.now.date()
        if printed:
            return self._at(self._of_numbers(printed, weekday), offset)
        if weeks and weekday is not None:  # weeks begin on Monday
            return self._at(today + (7 * weeks + weekday - today.weekday()) * _DAY, offset)
        if ahead is not None or days is not None:
            found = today + (ahead or (days or 0) * _DAY)
            if weeks or weekday not in (None, found.weekday()):
                raise ValueError(self.text)
            is_past_midnight = offset >= _DAY and not days and self._comes(found - _DAY, offset)
            return self._at(found - _DAY if is_past_midnight else found, offset)
        if weeks:
            raise ValueError(self.text)
        first = today - _DAY if weekday is None else today + (weekday - today.weekday()) % 7 * _DAY
        step = _DAY if weekday is None else 7 * _DAY
        return self._at(next(day for n in (0, 1, 2) if self._comes(day := first + n * step, offset)), offset)

    def _words(self, name: str) -> list[list[str]]:
        """The words of each language for something, in order; an underscore stands for a space."""
        typed = (plain(self.texts.say(language, None, f"moment-typed-{name}")) for language in LANGUAGES)
        return [[word.replace("_", " ") for word in each.split()] for each in typed]

    def _any(self, *names: str) -> str:
        """A pattern for any of the words for these things; Latin ones stand alone."""
        words = sorted((word for name in names for each in self._words(name) for word in each), key=len, reverse=True)
        return "|".join(rf"(?<![a-z]){re.escape(w)}(?![a-z])" if w.isascii() else re.escape(w) for w in words)

    def _take(self, pattern: str, keeps: str = r"(?!)") -> str:
        """The matching text, which is taken from the rest unless it also matches `keeps`; empty for nothing."""
        found = re.search(pattern, self.text)
        if found is None:
            return ""
        if not re.fullmatch(keeps, found[0]):
            self._cut(found)
        return found[0]

    def _cut(self, found: re.Match[str]) -> None:
        self.text = " ".join(f"{self.text[: found.start()]} {self.text[found.end() :]}".split())

    def _check_empty(self) -> None:
        if self.text:
            raise ValueError(self.text)

    def _distance(self) -> timedelta | None:
        """The time from now, as in “in 2 hours” and “3日後”."""
        units = {
            plain(word): length
            for name, length in _UNITS.items()
            for language in LANGUAGES
            for word in self.texts.say(language, None, f"time-typed-{name}").split()
        }
        item = rf"(\d{{1,4}}|an?) ?({'|'.join(sorted(units, key=len, reverse=True))})(?![a-z]) ?(?:and )?"
        found = re.search(rf"(?<![a-z])in (?:{item})+|(?:{item})+(?:{self._any('later')})", self.text)
        if found is None:
            return None
        self._cut(found)
        counted = re.findall(item, found[0])
        return sum(((int(n) if n.isdigit() else 1) * units[name] for n, name in counted), timedelta())

    def _clock(self) -> tuple[int | None, int]:
        """Hour and minute: with minutes, a unit, AM or PM, or as a word of its own; no hour if there is none."""
        halves, hours, minutes, thirty = (self._any(name) for name in ("halves", "hour", "minute", "half"))
        number = r"(?<![\d:.-])(?P<hour>\d{1,2})"
        forms = (
            rf"(?P<half>{halves})? ?{number} ?(?:{hours})(?:(?P<minute>\d{{1,2}})(?:{minutes})?|(?P<thirty>{thirty}))?",
            rf"(?P<half>{halves})? ?{number}:(?P<minute>\d{{2}})(?::\d{{2}})?(?![\d:]) ?(?P<after>{halves})?",
            rf"{number}(?:\.(?P<minute>\d{{2}}))? ?(?P<after>{halves})",
            rf"(?:12 ?)?(?:(?P<noon>{self._any('twelve')})|(?P<midnight>{self._any('midnight')}))",
        )
        found = next((match for form in forms if (match := re.search(form, self.text)) is not None), None)
        if found is None:
            return None, 0
        self._cut(found)
        given = found.groupdict()
        if "noon" in given:
            return (12 if given["noon"] else 24), 0
        hour, minute = int(given["hour"]), 30 if given.get("thirty") else int(given.get("minute") or 0)
        half = given.get("half") or given.get("after")
        if minute > 59 or (half and hour > 12):
            raise ValueError(found[0])
        is_later = any(half == words[1] for words in self._words("halves"))
        return (hour % 12 + 12 * is_later if half else hour), minute

    def _hour(self, hour: int, part: str) -> int:
        """The hour of 24, or after them that of the night that begins on that day."""
        if part:
            may = next(_PARTS[name] for name in _PARTS if any(part in words for words in self._words(name)))
            return next(each for each in (hour, hour % 12 + 12, hour % 12 + 24, -1) if each in may or each < 0)
        return hour

    def _weekday(self) -> int | None:
        """The day of the week, counted from Monday; three letters of an English name suffice."""
        for token in self.text.split():
            name = re.sub(rf"(?:{self._any('weekday')}|\.)$", "", token)
            if (found := self._named("weekdays", name)) is not None:
                self._take(rf"(?<!\S){re.escape(token)}(?!\S)")
                return found
        return None

    def _named(self, what: str, text: str) -> int | None:
        """Which of these weekdays or months is named, counted from 0."""
        for words in self._words(what):
            for number, word in enumerate(words):
                if text == word or (len(text) >= 3 and word.startswith(text) and word.isascii()):
                    return number
        return None

    def _printed(self) -> list[tuple[str | None, int | None, int]]:
        """Year, month and day (None: left out) in every order in which they can be meant; empty without a date."""
        year, months, suffix = (self._any(name) for name in ("year", "months", "day"))
        name = rf"(?P<month>{months}|[a-z]{{3,}})\.?"
        number = rf"(?<!\d)(?P<day>\d{{1,2}})(?!\d)(?:{suffix})?\.?"
        before, after = rf"(?:(?P<before>\d{{4}}) ?(?:{year})? ?)?", r"(?: (?P<after>\d{4})(?!\d))?"
        for form in (rf"{before}{name} ?{number}{after}", rf"{number} ?{name}{after}"):
            for found in re.finditer(form, self.text):
                month = self._named("months", found["month"])
                if month is not None:
                    self._cut(found)
                    given = found.groupdict()
                    return [(given.get("before") or given["after"], month + 1, int(found["day"]))]
        if numbers := re.search(r"(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)", self.text):
            self._cut(numbers)
            return [(numbers[1], int(numbers[2]), int(numbers[3]))]
        if numbers := re.search(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?:/(\d{4}))?(?![\d/])", self.text):
            self._cut(numbers)
            first, second = int(numbers[1]), int(numbers[2])
            orders = [(first, second)] if self.day_last else [(first, second), (second, first)]
            return [(numbers[3], month, day) for month, day in dict.fromkeys(orders)]
        if numbers := re.search(rf"(?<!\d)(\d{{1,2}})(?:{suffix})", self.text):
            self._cut(numbers)
            return [(None, None, int(numbers[1]))]
        return []

    def _of_numbers(self, printed: list[tuple[str | None, int | None, int]], weekday: int | None) -> date:
        """The next such date, if there is only one."""
        found = [day for each in printed if (day := next(self._dates(*each), None)) is not None]
        (fitting,) = [day for day in found if weekday in (None, day.weekday())]
        return fitting

    def _dates(self, year: str | None, month: int | None, day: int) -> Iterator[date]:
        """The dates of these numbers; without a year those that are not over."""
        today = self.now.date()
        years = range(today.year, today.year + _LEAP + 1) if year is None else [int(year)]
        for in_year, in_month in product(years, range(1, 13) if month is None else [month]):
            with suppress(ValueError):
                if (found := date(in_year, in_month, day)) >= today or year is not None:
                    yield found

    def _comes(self, day: date, offset: timedelta) -> bool:
        """Whether that time of a day is yet to come."""
        return self._at(day, offset) > self.now.timestamp()

    def _at(self, day: date, offset: timedelta) -> float:
        """A time of a day, in seconds since 1970; where the clocks show it twice, the first one that is not over."""
        if not timedelta() <= offset < _HOURS * timedelta(hours=1):
            raise ValueError(offset)
        local = datetime.combine(day, time()) + offset
        first, second = (local.replace(tzinfo=self.now.tzinfo, fold=fold).timestamp() for fold in (0, 1))
        return second if first <= self.now.timestamp() < second else first
