"""Dates as people type them, such as “Sat 20:00”, “今夜8時” or “Dec 5 at 7:30 pm”, and as Discord displays them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from itertools import chain, product
from typing import Final
from zoneinfo import ZoneInfo

from locales.name_search import plain
from locales.texts import LANGUAGES, Texts
from rules.messages import Arg, Message

JAPAN = "Asia/Tokyo"
LONGEST = 80
"""The most characters of a date that are read."""

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")
_OFFSET = re.compile(r"(?:(?:utc|gmt) ?)?([+-])(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)
_NAMED = re.compile(r"[a-z]+(?:/[a-z0-9_+-]+)+|utc|gmt|jst", re.IGNORECASE)
_ZONE = re.compile(rf"(?: \(?|\()((?:{_NAMED.pattern})|{_OFFSET.pattern})\)?$", re.IGNORECASE)
_ISO = re.compile(r"(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?", re.IGNORECASE)
_SIGNS = re.compile(r"[,()\[\]、。・!|]")
_DOTTED = re.compile(r"\b([ap])\. ?m\b\.?", re.IGNORECASE)

_DAY = timedelta(days=1)
_UNITS: Final = {
    "minutes": timedelta(minutes=1),
    "hours": timedelta(hours=1),
    "days": _DAY,
    "weeks": 7 * _DAY,
}
_DAYS: Final = ("today", "tomorrow", "overmorrow", "third")
_WEEKS: Final = {2: "after_next", 1: "next"}
_PARTS: Final = {
    "early": range(7),
    "morning": range(3, 12),
    "noon": range(10, 16),
    "afternoon": range(12, 19),
    "evening": range(15, 25),
    "night": range(17, 29),
    "late": range(21, 30),
}
"""The hours that a part of the day can mean; those from 24 on belong to the night that begins on that day."""
_HOURS = 30
"""So many hours of a day can be named: 29時 is five in the morning of the next one."""
_LEAP = 8
"""In how many years at most there is a February 29."""


_Numbers = tuple[int | None, int | None, int]
"""Year, month and day."""


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
    notes: tuple[Message, ...] = ()
    """The reading of a date that could mean something else."""


def parse(texts: Texts, typed: str, now: float, zone: str | None, *, day_last: bool = False) -> Moment:
    """The typed date.

    `zone` is the person's time zone, if known. A day of the week means the next one, a time without a day its next
    occurrence, a day without a year the next one. 12/5 is December 5 with `day_last`; otherwise it is read only where
    a day of the week, a number above 12, or AM and PM tell which is the month. Raises InvalidDate, NoTimeZone.
    """
    text = " ".join(unicodedata.normalize("NFKC", typed[:LONGEST]).split())
    if (stamp := _STAMP.fullmatch(text.casefold())) is not None:
        return Moment(float(stamp[1]))
    text = _ISO.sub(lambda found: f"{found[1]} {found[2]} {(found[3] or '').upper().replace('Z', 'UTC')}".strip(), text)
    named = _ZONE.search(text)
    if named is not None:
        text, zone = text[: named.start()], named[1]
        if zone_of(zone) is None:
            raise InvalidDate(typed)
    where = zone_of(zone or "")
    reading = _Reading(
        texts, plain(_SIGNS.sub(" ", _DOTTED.sub(r"\1m", text))), datetime.fromtimestamp(now, where or UTC), day_last
    )
    try:
        at = reading.at()
    except (OverflowError, ValueError) as error:
        raise InvalidDate(typed) from error
    if where is None and not reading.is_distance:
        raise NoTimeZone(typed)
    return Moment(at, None if named is None else zone, tuple(reading.notes))


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)


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


@dataclass(frozen=True, slots=True)
class _Clock:
    """A time of day as it was typed."""

    hour: int
    minute: int
    is_halved: bool = False
    """Whether AM or PM was typed; the hour is that of 24 then."""
    is_open: bool = False
    """Whether the hour can be one of the morning or of the evening: 8:00, but not 08:00."""


@dataclass(slots=True)
class _Reading:
    """A text from which everything that is understood is taken until nothing is left. All methods raise ValueError."""

    texts: Texts
    text: str
    now: datetime
    day_last: bool
    notes: list[Message] = field(default_factory=list)
    is_distance: bool = False
    """Whether it is a time from now, which is the same in every time zone."""

    def at(self) -> float:
        """The date, in seconds since 1970."""
        self._write_figures()
        ahead = self._distance()
        if ahead is not None and (ahead % _DAY or not self.text):
            self.is_distance = True
            self._check_empty()
            return (self.now.timestamp() + ahead.total_seconds()) // 60 * 60
        word = self._take(self._any(*_PARTS), keeps=self._any(*_DAYS))
        while self._take(self._any("fillers")):
            pass
        clock = self._clock()
        printed = self._printed()
        clock = clock or self._bare_hour(word)
        weeks, following = next(
            ((n, taken) for n, name in _WEEKS.items() if (taken := self._take(self._any(name)))), (0, "")
        )
        days = next((number for number, name in reversed([*enumerate(_DAYS)]) if self._take(self._any(name))), None)
        weekday = self._weekday()
        self._check_empty()
        if ahead is not None:
            days = ahead.days
        day = timedelta(hours=self._hour(clock, word, today=days == 0), minutes=clock.minute)
        if day >= _DAY and (printed or weekday is not None):
            self._note("night", clock=f"{day.seconds // 3600}:{clock.minute:02}")
        if printed:
            return self._at(self._of_numbers(printed, clock, weekday), day)
        if weeks:
            return self._at(self._in_weeks(weeks, weekday, following), day)
        if days is not None:
            found = self._today + days * _DAY
            if weekday not in (None, found.weekday()):
                raise ValueError(self.text)
            late = day >= _DAY and not days and self._comes(found - _DAY, day)
            return self._at(found - _DAY if late else found, day)
        step = 1 if weekday is None else 7
        first = self._today - _DAY if weekday is None else self._today + (weekday - self._today.weekday()) % 7 * _DAY
        return self._at(next(each for n in (0, 1, 2) if self._comes(each := first + n * step * _DAY, day)), day)

    @property
    def _today(self) -> date:
        return self.now.date()

    def _words(self, name: str) -> list[list[str]]:
        """The words of each language for something, in order; an underscore stands for a space."""
        typed = (plain(self.texts.say(language, None, f"moment-typed-{name}")) for language in LANGUAGES)
        return [[word.replace("_", " ") for word in each.split()] for each in typed]

    def _any(self, *names: str) -> str:
        """A pattern for any of the words for these things; Latin ones stand alone."""
        words = sorted(chain.from_iterable(chain(*map(self._words, names))), key=len, reverse=True)
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

    def _note(self, name: str, **args: Arg) -> None:
        self.notes.append(Message(f"moment-read-{name}", args))

    def _write_figures(self) -> None:
        """Replace numbers in words by figures."""
        for *ones, ten in self._words("digits"):

            def figures(found: re.Match[str], ones: list[str] = ones) -> str:
                first, _, last = ((ones.index(word) if word in ones else None) for word in found.groups(""))
                if found[2]:
                    return str(10 * (first or 1) + (last or 0))
                return "".join(str(digit) for digit in (first, last) if digit is not None)

            one, edge = "|".join(ones), r"\b" if ten.isascii() else ""
            self.text = re.sub(rf"{edge}({one})?({ten})?({one})?{edge}", figures, self.text)

    def _distance(self) -> timedelta | None:
        """The time from now, as in “in 2 hours” and “3日後”."""
        units = {
            plain(word): length
            for name, length in _UNITS.items()
            for language in LANGUAGES
            for word in self.texts.say(language, None, f"time-typed-{name}").split()
        }
        unit = "|".join(sorted(units, key=len, reverse=True))
        half = self._any("half")
        item = rf"(\d{{1,4}}(?:\.5)?|an?|half an?) ?({unit})(?![a-z]) ?({half})? ?(?:and )?"
        from_now = rf"(?<![a-z])in (?:{item})+|(?:{self._any('fillers')})? ?(?:{item})+(?:{self._any('later')})"
        found = re.search(from_now, self.text)
        if found is None:
            return None
        total = timedelta()
        for number, name, more in re.findall(item, found[0]):
            count = 0.5 if number.startswith("half") else 1.0 if number.startswith("a") else float(number)
            total += (count + 0.5 * bool(more)) * units[name]
        self._cut(found)
        return total

    def _clock(self) -> _Clock | None:
        """The time of day with its minutes, its unit, AM or PM, or its own word."""
        halves = self._words("halves")
        half = self._any("halves")
        hour, minute, thirty = (self._any(name) for name in ("hour", "minute", "half"))
        number = r"(?<![\d:.-])(?P<hour>\d{1,2})"
        forms = (
            rf"(?P<half>{half})? ?{number} ?(?:{hour})"
            rf"(?:(?P<minute>\d{{1,2}})(?: ?(?:{minute})|(?= |$))|(?P<thirty>{thirty}))?",
            rf"(?P<half>{half})? ?{number}:(?P<minute>\d{{2}})(?::\d{{2}})?(?![\d:]) ?(?P<after>{half})?",
            rf"{number}\.(?P<minute>\d{{2}}) ?(?P<after>{half})",
            rf"{number} ?(?P<after>{half})",
            rf"(?:12 ?)?(?:(?P<noon>{self._any('twelve')})|(?P<midnight>{self._any('midnight')}))",
        )
        found = next((match for match in (re.search(form, self.text) for form in forms) if match is not None), None)
        if found is None:
            return None
        parts = found.groupdict()
        if until := re.compile(rf" ?[-~〜–](?: ?\d{{1,2}}(?::\d\d|{hour})| ?$)").match(self.text, found.end()):
            self.text = self.text[: until.start()] + self.text[until.end() :]
        self._cut(found)
        if "noon" in parts:
            return _Clock(12 if parts["noon"] else 24, 0, is_halved=True)
        hours, minutes = int(parts["hour"]), 30 if parts.get("thirty") else int(parts.get("minute") or 0)
        if minutes > 59:
            raise ValueError(found[0])
        word = parts.get("half") or parts.get("after")
        if word is None:
            return _Clock(hours, minutes, is_open=0 < hours < 12 and not parts["hour"].startswith("0"))
        if hours > 12:
            raise ValueError(found[0])
        later = any(word == words[1] for words in halves)
        return _Clock(hours % 12 + 12 * later, minutes, is_halved=True)

    def _bare_hour(self, part: str) -> _Clock:
        """An hour without anything, which only a part of the day explains."""
        hour = self._take(r"(?<![\d:.-])\d{1,2}(?![\d:.-])") if part else ""
        return _Clock(int(hour), 0, is_open=True)

    def _hour(self, clock: _Clock, word: str, *, today: bool) -> int:
        """The hour of 24, or after them that of the night that begins on that day."""
        hour = clock.hour
        if word:
            part = next(name for name in _PARTS if any(word in words for words in self._words(name)))
            may = (hour, hour + 24) if clock.is_halved or hour > 12 else (hour, hour % 12 + 12, hour % 12 + 24)
            hour = next(each for each in (*may, -1) if each in _PARTS[part] or each < 0)
            if hour != clock.hour and not clock.is_halved and hour < 24:
                self._note("part", hour=clock.hour, clock=f"{hour % 24}:{clock.minute:02}", word=word)
        elif clock.is_open:
            over = today and not self._comes(self._today, timedelta(hours=hour, minutes=clock.minute))
            if over:
                hour += 12
            self._note("over" if over else "morning", hour=clock.hour, later=f"{clock.hour + 12}:{clock.minute:02}")
        if not 0 <= hour < _HOURS:
            raise ValueError(hour)
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

    def _printed(self) -> list[_Numbers]:
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
                    return [(_number(given.get("before") or given["after"]), month + 1, int(found["day"]))]
        if numbers := re.search(r"(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)", self.text):
            self._cut(numbers)
            return [(int(numbers[1]), int(numbers[2]), int(numbers[3]))]
        if numbers := re.search(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?:/(\d{4}))?(?![\d/])", self.text):
            self._cut(numbers)
            first, second, in_year = int(numbers[1]), int(numbers[2]), _number(numbers[3])
            orders = [(first, second)] if self.day_last else [(first, second), (second, first)]
            return [(in_year, month, day) for month, day in dict.fromkeys(orders)]
        if numbers := re.search(rf"(?<!\d)(\d{{1,2}})(?:{suffix})", self.text):
            self._cut(numbers)
            return [(None, None, int(numbers[1]))]
        return []

    def _of_numbers(self, printed: list[_Numbers], clock: _Clock, weekday: int | None) -> date:
        """The next such date."""
        found = [day for each in printed if (day := next(self._dates(*each), None)) is not None]
        fitting = [day for day in found if weekday in (None, day.weekday())]
        if len(fitting) > 1 and clock.is_halved:
            self._note("month", month=f"{fitting[0]:%m}".lstrip("0"), day=fitting[0].day)
        elif len(fitting) != 1:
            raise ValueError(printed)
        return fitting[0]

    def _dates(self, year: int | None, month: int | None, day: int) -> Iterator[date]:
        """The dates of these numbers; without a year those that are not over."""
        today = self._today
        years = range(today.year, today.year + _LEAP + 1) if year is None else [year]
        for in_year, in_month in product(years, range(1, 13) if month is None else [month]):
            with suppress(ValueError):
                if (found := date(in_year, in_month, day)) >= today or year is not None:
                    yield found

    def _in_weeks(self, weeks: int, weekday: int | None, word: str) -> date:
        """The day of the week in the next week or the one after it; weeks begin on Monday."""
        if weekday is None:
            raise ValueError(self.text)
        ahead = (weekday - self._today.weekday()) % 7
        days = 7 * weeks + weekday - self._today.weekday()
        if days != ahead and (word.isascii() or 6 in (weekday, self._today.weekday())):
            self._note("week", word=word, days=days)
        return self._today + days * _DAY

    def _comes(self, day: date, offset: timedelta) -> bool:
        """Whether that time of a day is yet to come; where the clocks show it twice, the second time."""
        local = datetime.combine(day, time()) + offset
        return local.replace(tzinfo=self.now.tzinfo, fold=1).timestamp() > self.now.timestamp()

    def _at(self, day: date, offset: timedelta) -> float:
        """A time of a day, in seconds since 1970; where the clocks show it twice, the next one."""
        local, zone = datetime.combine(day, time()) + offset, self.now.tzinfo
        first, second = (local.replace(tzinfo=zone, fold=fold).timestamp() for fold in (0, 1))
        shown = datetime.fromtimestamp(first, zone)
        if shown.replace(tzinfo=None) != local:
            self._note("skipped", clock=f"{local:%H:%M}", then=f"{shown:%H:%M}")
        elif first != second:
            ahead = first > self.now.timestamp()
            self._note("twice" if ahead else "again", clock=f"{local:%H:%M}")
            return first if ahead else second
        return first
