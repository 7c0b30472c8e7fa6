"""Dates as people type them, such as “Sat 20:00”, “明日 20時” or “2026-12-05 8pm”, and as Discord displays them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from locales import durations
from locales.name_search import plain
from locales.texts import LANGUAGES, Texts

JAPAN = "Asia/Tokyo"
LONGEST = 80
"""The most characters of a date that are read."""

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")
_OFFSET = re.compile(r"(?:(?:utc|gmt) ?)?([+-])(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)
_NAMED = re.compile(r"[a-z]+(?:/[a-z0-9_+-]+)+|utc|gmt|jst", re.IGNORECASE)
_ZONE = re.compile(rf"(?: \(?|\()((?:{_NAMED.pattern})|{_OFFSET.pattern})\)?$", re.IGNORECASE)
_SIGNS = re.compile(r"[,()\[\]、。]")

_DAY = timedelta(days=1)
_DAYS = ("today", "tomorrow", "overmorrow")
_HOURS = 30
"""The hours of a day that can be named: 29時 is five in the morning of the next day."""


class InvalidDate(ValueError):
    """The typed text is not a date with a time."""


class NoTimeZone(ValueError):
    """The time zone is unknown."""


@dataclass(frozen=True, slots=True)
class TypedDate:
    """A date that was typed."""

    at: float
    """In seconds since 1970."""
    zone: str | None = None
    """The time zone that was typed with it."""


def parse(texts: Texts, typed: str, now: float, zone: str | None, *, month_first: bool = False) -> TypedDate:
    """The typed date: a day and a time in either order, a time from now, or a timestamp of Discord.

    `zone` is the person's time zone, if known. A day of the week means the next one, a time without a day its next
    occurrence, a day without a year the next one, and an hour without AM or PM one of 24. 12/5 is read
    only with `month_first`: December 5. Raises InvalidDate, NoTimeZone.
    """
    text = " ".join(unicodedata.normalize("NFKC", typed[:LONGEST]).split())
    if (stamp := _STAMP.fullmatch(text.casefold())) is not None:
        return TypedDate(float(stamp[1]))
    named = _ZONE.search(text)
    if named is not None:
        text = text[: named.start()]
        zone = named[1]
        if zone_of(zone) is None:
            raise InvalidDate(typed)
    where = zone_of(zone or "")
    words = " ".join(plain(_SIGNS.sub(" ", text)).split())
    try:
        if (ahead := _distance(texts, words)) is not None:
            return TypedDate((now + ahead) // 60 * 60)
        at = _Reading(texts, words, datetime.fromtimestamp(now, where or UTC), month_first).at()
    except (OverflowError, ValueError) as error:
        raise InvalidDate(typed) from error
    if where is None:
        raise NoTimeZone(typed)
    return TypedDate(at, None if named is None else zone)


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


def _words(texts: Texts, name: str) -> list[str]:
    """The words of all languages for something, in order."""
    return [word for language in LANGUAGES for word in plain(texts.say(language, None, f"moment-typed-{name}")).split()]


def _any(words: list[str]) -> str:
    """A pattern for any of these words, the longest first; Latin ones stand alone."""
    longest_first = sorted(words, key=len, reverse=True)
    return "|".join(rf"(?<![a-z]){re.escape(w)}(?![a-z])" if w.isascii() else re.escape(w) for w in longest_first)


def _distance(texts: Texts, text: str) -> float | None:
    """The seconds of a time from now, as in “in 2 hours” and “3日後”; None for anything else."""
    match = re.fullmatch(rf"in (?P<first>.+)|(?P<last>.+?)(?:{_any(_words(texts, 'later'))})", text)
    return (durations.parse(texts, match["first"] or match["last"]) or None) if match is not None else None


@dataclass(slots=True)
class _Reading:
    """A text from which everything that is understood is taken until nothing is left. All methods raise ValueError."""

    texts: Texts
    text: str
    now: datetime
    month_first: bool

    def at(self) -> float:
        """The date, in seconds since 1970."""
        offset = self._clock()
        today = self.now.date()
        day, weekday = self._day(), self._weekday()
        if re.sub(_any(_words(self.texts, "fillers")), "", self.text).strip():
            raise ValueError(self.text)
        if day is not None:
            if weekday not in (None, day.weekday()):
                raise ValueError(self.text)
            return self._moment(day, offset)
        if weekday is None:
            days = [today - _DAY, today, today + _DAY]  # yesterday has 25時 and later hours
        else:
            first = today + (weekday - today.weekday()) % 7 * _DAY
            days = [first, first + 7 * _DAY, first + 14 * _DAY]
        return next(at for at in (self._moment(day, offset) for day in days) if at > self.now.timestamp())

    def _take(self, pattern: str) -> re.Match[str] | None:
        """The first match, which is taken from the text."""
        match = re.search(pattern, self.text)
        if match is not None:
            self.text = f"{self.text[: match.start()]} {self.text[match.end() :]}"
        return match

    def _pattern(self, name: str) -> str:
        """A pattern for any of the words for something."""
        return _any(_words(self.texts, name))

    def _clock(self) -> timedelta:
        """The time of day: with minutes, with a unit, or with AM or PM."""
        half = self._pattern("halves")
        number = r"(?<![\d:/-])(?P<hour>\d{1,2})"
        minute = rf"(?:(?P<minute>\d{{1,2}})(?:{self._pattern('minute')})?|(?P<thirty>{self._pattern('half')}))?"
        match = (
            self._take(rf"{number}:(?P<minute>\d{{2}})(?![\d:]) ?(?P<half>{half})?")
            or self._take(rf"(?P<half>{half})? ?{number} ?(?:{self._pattern('hour')}){minute}")
            or self._take(rf"{number} ?(?P<half>{half})")
        )
        if match is None:
            raise ValueError(self.text)
        given = match.groupdict()
        hour = int(given["hour"])
        minutes = 30 if given.get("thirty") else int(given.get("minute") or 0)
        if minutes > 59 or hour >= (13 if given["half"] else _HOURS):
            raise ValueError(match[0])
        if given["half"]:
            second_halves = _words(self.texts, "halves")[1::2]  # after the word for AM always comes that for PM
            hour = hour % 12 + (12 if given["half"] in second_halves else 0)
        return timedelta(hours=hour, minutes=minutes)

    def _day(self) -> date | None:
        """The day that is named, if any: today, tomorrow, or a date, without a year the next such one."""
        today = self.now.date()
        for ahead, word in enumerate(_DAYS):
            if self._take(self._pattern(word)):
                return today + ahead * _DAY
        year, month, day = (self._pattern(name) for name in ("year", "month", "day"))
        numbers = rf"(?<!\d)(?P<day>\d{{1,2}})(?!\d)(?:{day})?"
        for form in (rf"(?P<name>[a-z]{{3,}})\.? ?{numbers}", rf"{numbers} ?(?P<name>[a-z]{{3,}})"):
            for named in re.finditer(rf"{form}(?: (?P<year>\d{{4}})(?!\d))?", self.text):
                if (number := self._named("months", named["name"])) is not None:
                    self._take(re.escape(named[0]))
                    return self._date(named["year"], number + 1, int(named["day"]))
        match = self._take(
            rf"(?<!\d)(?:(?P<year>\d{{4}})(?:[-/]|{year}))?(?P<month>\d{{1,2}})(?P<sign>[-/]|{month})(?P<day>\d{{1,2}})"
            rf"(?!\d)(?:{day})?"
        )
        if match is None:
            return None
        if match["sign"] in "-/" and not (match["year"] or self.month_first):
            raise ValueError(match[0])
        return self._date(match["year"], int(match["month"]), int(match["day"]))

    def _date(self, year: str | None, month: int, day: int) -> date:
        """The date of these numbers; without a year the next one."""
        today = self.now.date()
        if year:
            return date(int(year), month, day)
        this_year = date(today.year, month, day)
        return this_year if this_year >= today else date(today.year + 1, month, day)

    def _weekday(self) -> int | None:
        """The day of the week, counted from Monday."""
        for token in self.text.split():
            weekday = self._named("weekdays", re.sub(rf"(?:{self._pattern('weekday')}|\.)$", "", token))
            if weekday is not None:
                self._take(rf"(?<!\S){re.escape(token)}(?!\S)")
                return weekday
        return None

    def _named(self, what: str, text: str) -> int | None:
        """Which of these weekdays or months is named, counted from 0; three letters of an English name suffice."""
        for language in LANGUAGES:
            for number, word in enumerate(plain(self.texts.say(language, None, f"moment-typed-{what}")).split()):
                if text == word or (len(text) >= 3 and word.startswith(text) and word.isascii()):
                    return number
        return None

    def _moment(self, day: date, offset: timedelta) -> float:
        """A time of a day, in seconds since 1970; where the clocks show it twice, the first one that is not over."""
        local = datetime.combine(day, time()) + offset
        first, second = (local.replace(tzinfo=self.now.tzinfo, fold=fold).timestamp() for fold in (0, 1))
        return second if first <= self.now.timestamp() < second else first
