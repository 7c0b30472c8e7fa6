"""Dates as people type them, in both languages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from conformance.texts import TEXTS
from locales.dates import InvalidDate, NoTimeZone, TypedDate, as_typed, parse, zone_of

BERLIN, TOKYO = "Europe/Berlin", "Asia/Tokyo"


def clock(shown: str, zone: str) -> float:
    return datetime.fromisoformat(shown).replace(tzinfo=ZoneInfo(zone)).timestamp()


NOW = clock("2026-11-25 14:00", BERLIN)
"""A Wednesday."""
EARLY = clock("2026-11-28 07:00", TOKYO)
"""A Saturday."""

# fmt: off
JAPANESE = {
    "今日20時ごろ": "2026-11-28 20:00",
    "今日8時": "2026-11-28 08:00",
    "明日20時": "2026-11-29 20:00",
    "アシタ 20時": "2026-11-29 20:00",
    "明日8時": "2026-11-29 08:00",
    "明後日 20:00": "2026-11-30 20:00",
    "あさって20時": "2026-11-30 20:00",
    "(土) 20:00": "2026-11-28 20:00",
    "土曜25時": "2026-11-29 01:00",
    "12月5日 20時": "2026-12-05 20:00",
    "12月5日（土）20:00": "2026-12-05 20:00",
    "１２月５日（土）２０時３０分": "2026-12-05 20:30",
    "12/5 20時": "2026-12-05 20:00",
    "2026年12月5日土曜日 20:00": "2026-12-05 20:00",
    "2026/12/05 20:00": "2026-12-05 20:00",
    "2027年1月10日20時": "2027-01-10 20:00",
    "午後8時": "2026-11-28 20:00",
    "8時": "2026-11-28 08:00",
    "20時": "2026-11-28 20:00",
    "6時": "2026-11-29 06:00",
    "25時": "2026-11-29 01:00",
    "2時間後": "2026-11-28 09:00",
    "3日後": "2026-12-01 07:00",
    "明日20時 JST": "2026-11-29 20:00",
    "<t:1800000000:F>": "2027-01-15 17:00",
}
"""Typed text in Tokyo early on a Saturday, and the time that is meant."""
ENGLISH = {
    "Sat 20:00": "2026-11-28 20:00",
    "Sat. 8pm": "2026-11-28 20:00",
    "Saturday, 8 PM": "2026-11-28 20:00",
    "20:00 thur": "2026-11-26 20:00",
    "Wed 20:00": "2026-11-25 20:00",
    "wed 13:00": "2026-12-02 13:00",
    "20:00": "2026-11-25 20:00",
    "14:00": "2026-11-26 14:00",
    "8:00": "2026-11-26 08:00",
    "08:00": "2026-11-26 08:00",
    "12am Sat": "2026-11-28 00:00",
    "25:00": "2026-11-26 01:00",
    "tomorrow 20:00": "2026-11-26 20:00",
    "tmrw 9pm": "2026-11-26 21:00",
    "tomorrow 0:30": "2026-11-26 00:30",
    "Dec 5 at 7:30 pm": "2026-12-05 19:30",
    "Sat, Dec 5, 8pm": "2026-12-05 20:00",
    "Nov 21, 20:00": "2027-11-21 20:00",
    "Saturday, December 5, 2026 at 8:00 PM": "2026-12-05 20:00",
    "Saturday 5 December 2026 20:00": "2026-12-05 20:00",
    "2026/12/5 12:15 pm": "2026-12-05 12:15",
    "in 2 hours": "2026-11-25 16:00",
    "in 3 days": "2026-11-28 14:00",
    "ＴＯＭＯＲＲＯＷ　８ＰＭ": "2026-11-26 20:00",
    "Sat 20:00 UTC": "2026-11-28 21:00",
    "Sat 8pm UTC+9": "2026-11-28 12:00",
    "sat 20:00 (Asia/Tokyo)": "2026-11-28 12:00",
    "@ 8pm sat": "2026-11-28 20:00",
    "<t:1800000000:R>": "2027-01-15 09:00",
}
# fmt: on
"""Typed text in Berlin on a Wednesday afternoon."""


def read(moment: TypedDate, zone: str) -> str:
    """The time on the clocks of a time zone."""
    return f"{datetime.fromtimestamp(moment.at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize("typed", JAPANESE, ids=ascii)
def test_a_date_in_japanese_is_read(typed: str) -> None:
    assert read(parse(TEXTS, typed, EARLY, TOKYO, month_first=True), TOKYO) == JAPANESE[typed]


@pytest.mark.parametrize("typed", ENGLISH, ids=ascii)
def test_a_date_in_english_is_read(typed: str) -> None:
    assert read(parse(TEXTS, typed, NOW, BERLIN), BERLIN) == ENGLISH[typed]


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "hello", "Sat", "tonight", "2026-12-05", "8", "tomorrow at 8", "Sat at 8", "25", "evening"),
        *("30:00", "20:60", "13pm", "tonight 13pm", "morning 20:00", "8-10pm", "Sat Sun 20:00", "20:00 21:00"),
        *("Feb 30 20:00", "2026-13-01 20:00", "2026-02-29 20:00", "0000-01-01 20:00", "32 Dec 20:00", "0/0 20:00"),
        *("12/5 20:00", "12/5 8pm", "05/12/2026 20:00", "Dec 5 Fri 8pm", "Tue 12/5 20:00", "tomorrow (Friday) 20:00"),
        *("Sat 20:00 Mars/Base", "Sat 20:00 +15:00", "never 20:00", "next week 20:00", "9999999 20:00", "2h", "<t:x>"),
        *("土曜", "今夜", "来週 20時", "12月32日 20時", "12月5日(金) 20時", "昼の8時", "そのうち", "いつか夜8時", "時"),
        *("今夜8時", "土曜の夜8時", "tonight at 8pm", "next Friday 8pm", "in 3 days at 20:00", "in a week"),
        *("9" * 5000, "in " * 2000, "1時間" * 2000),
    ],
    ids=lambda typed: ascii(typed[:20]),
)
def test_text_that_is_not_a_date_with_a_time_is_refused(typed: str) -> None:
    with pytest.raises(InvalidDate):
        parse(TEXTS, typed, NOW, BERLIN)


@pytest.mark.parametrize(
    ("now", "typed", "meant"),
    [
        ("2026-10-24 20:00", "02:30", "2026-10-25 02:30"),
        ("2026-10-25 02:15", "02:30", "2026-10-25 02:30"),
        ("2026-10-25 02:45", "02:30", "2026-10-25 02:30"),
        ("2026-10-25 03:15", "02:30", "2026-10-26 02:30"),
        ("2027-03-27 20:00", "02:30", "2027-03-28 03:30"),
        ("2027-03-27 20:00", "in 10 hours", "2027-03-28 07:00"),
    ],
)
def test_hours_that_the_clocks_show_twice_or_never_are_read(now: str, typed: str, meant: str) -> None:
    moment = parse(TEXTS, typed, clock(now, BERLIN), BERLIN)
    assert read(moment, BERLIN) == meant
    assert moment.at > clock(now, BERLIN)


@pytest.mark.parametrize(
    ("now", "typed", "meant"),
    [
        ("2026-11-28 00:30", "25時", "2026-11-28 01:00"),
        ("2026-11-28 22:30", "25時", "2026-11-29 01:00"),
        ("2026-11-28 21:00", "土曜 20時", "2026-12-05 20:00"),
        ("2026-11-28 20:00", "土曜 20時", "2026-12-05 20:00"),
        ("2026-11-28 14:00", "今日8時", "2026-11-28 08:00"),
        ("2026-11-28 21:00", "今日20時", "2026-11-28 20:00"),
        ("2026-12-31 23:00", "1月1日 0時", "2027-01-01 00:00"),
        ("2026-12-06 12:00", "12/5 20時", "2027-12-05 20:00"),
    ],
)
def test_the_time_at_which_a_date_is_typed_counts(now: str, typed: str, meant: str) -> None:
    assert read(parse(TEXTS, typed, clock(now, TOKYO), TOKYO, month_first=True), TOKYO) == meant


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "+09:00", "+9", "UTC+9", "utc +9", "JST"])
def test_a_typed_time_zone_takes_precedence_over_the_known_one(zone: str) -> None:
    moment = parse(TEXTS, f"Sat 20:00 {zone}", NOW, BERLIN)
    assert (as_typed(moment.at, BERLIN), moment.zone) == ("2026-11-28 12:00", zone)


def test_relative_days_are_counted_in_the_time_zone() -> None:
    late = datetime(2026, 11, 22, 23, 30, tzinfo=ZoneInfo("UTC")).timestamp()  # Monday in Tokyo already
    assert as_typed(parse(TEXTS, "tomorrow 20:00", late, TOKYO).at, TOKYO) == "2026-11-24 20:00"


def test_without_a_time_zone_a_date_is_not_guessed() -> None:
    with pytest.raises(NoTimeZone):
        parse(TEXTS, "Sat 20:00", NOW, None)
    with pytest.raises(InvalidDate):
        parse(TEXTS, "hello", NOW, None)
    assert parse(TEXTS, "<t:1800000000>", NOW, None) == TypedDate(1_800_000_000.0)


@pytest.mark.parametrize("zone", [BERLIN, "-05:00", None])
def test_a_date_shown_in_a_form_can_be_submitted_again(zone: str | None) -> None:
    at = NOW + 90_000
    assert parse(TEXTS, as_typed(at, zone), NOW, zone).at == at


def test_names_of_time_zones_are_checked() -> None:
    assert [zone_of(name) for name in ("", "Mars/Base", "../etc", "/etc/passwd", "+99", "+09:99")] == [None] * 6
