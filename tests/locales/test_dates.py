"""Dates as people type them, in both languages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from locales.dates import InvalidDate, NoTimeZone, as_typed, parse, zone_of
from locales.texts import Texts

BERLIN = "Europe/Berlin"
NOW = datetime(2026, 11, 22, 14, 0, tzinfo=ZoneInfo(BERLIN)).timestamp()
"""A Sunday."""


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Sat 20:00", "2026-11-28 20:00"),
        ("on Saturday at 8pm", "2026-11-28 20:00"),
        ("20:00 thur", "2026-11-26 20:00"),
        ("Sunday 20:00", "2026-11-22 20:00"),
        ("sun 13:00", "2026-11-29 13:00"),
        ("20:00", "2026-11-22 20:00"),
        ("14:00", "2026-11-23 14:00"),
        ("today 20:00", "2026-11-22 20:00"),
        ("tonight 8:30 p.m.", "2026-11-22 20:30"),
        ("tomorrow 12am", "2026-11-23 00:00"),
        ("2026-12-05 20:00", "2026-12-05 20:00"),
        ("2026/12/5 12:15 pm", "2026-12-05 12:15"),
        ("5 Dec 20:00", "2026-12-05 20:00"),
        ("December 5th, 2027 at 20:00", "2027-12-05 20:00"),
        ("Nov 21, 20:00", "2027-11-21 20:00"),
        ("2028-02-29 20:00", "2028-02-29 20:00"),
        ("土曜 20時", "2026-11-28 20:00"),
        ("今度の土曜日の午後8時半", "2026-11-28 20:30"),
        ("明日の20時15分", "2026-11-23 20:15"),
        ("明後日 20:00", "2026-11-24 20:00"),
        ("12月5日 20時", "2026-12-05 20:00"),
        ("2027年1月10日20時", "2027-01-10 20:00"),
        ("１２月５日　２０：００", "2026-12-05 20:00"),
        ("<t:1800000000:F>", "2027-01-15 09:00"),
    ],
)
def test_a_date_is_read(texts: Texts, text: str, meant: str) -> None:
    at, named = parse(texts, text, NOW, BERLIN)
    assert (f"{datetime.fromtimestamp(at, ZoneInfo(BERLIN)):%Y-%m-%d %H:%M}", named) == (meant, None)


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "Sat", "2026-12-05", "25:00", "20:60", "13pm", "Feb 30 20:00", "2026-13-01 20:00"),
        *("Sat 20:00 Mars/Base", "Sat 20:00 +15:00", "never 20:00", "土曜", "12月32日 20時", "9999999 20:00"),
        *("12/5 20:00", "2026-02-29 20:00", "0000-01-01 20:00", "2h", "<t:x>"),
    ],
)
def test_text_that_is_not_a_date_with_a_time_is_refused(texts: Texts, text: str) -> None:
    with pytest.raises(InvalidDate):
        parse(texts, text, NOW, BERLIN)


def test_numeric_months_and_days_are_read_where_their_order_is_clear(texts: Texts) -> None:
    at, _ = parse(texts, "12/5 20時", NOW, "Asia/Tokyo", day_last=True)
    assert as_typed(at, "Asia/Tokyo") == "2026-12-05 20:00"


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "+09:00", "+9", "UTC+9", "utc +9", "JST"])
def test_a_typed_time_zone_takes_precedence_over_the_known_one(texts: Texts, zone: str) -> None:
    at, named = parse(texts, f"Sat 20:00 {zone}", NOW, BERLIN)
    assert (as_typed(at, BERLIN), named) == ("2026-11-28 12:00", zone)


def test_relative_days_are_counted_in_the_time_zone(texts: Texts) -> None:
    late = datetime(2026, 11, 22, 23, 30, tzinfo=ZoneInfo("UTC")).timestamp()  # Monday in Tokyo already
    at, _ = parse(texts, "tomorrow 20:00", late, "Asia/Tokyo")
    assert as_typed(at, "Asia/Tokyo") == "2026-11-24 20:00"


def test_without_a_time_zone_a_date_is_not_guessed(texts: Texts) -> None:
    with pytest.raises(NoTimeZone):
        parse(texts, "Sat 20:00", NOW, None)
    with pytest.raises(InvalidDate):
        parse(texts, "hello", NOW, None)
    assert parse(texts, "<t:1800000000>", NOW, None) == (1_800_000_000.0, None)


@pytest.mark.parametrize("zone", [BERLIN, "-05:00", None])
def test_a_date_shown_in_a_form_can_be_submitted_again(texts: Texts, zone: str | None) -> None:
    at = NOW + 90_000
    assert parse(texts, as_typed(at, zone), NOW, zone)[0] == at


def test_names_of_time_zones_are_checked() -> None:
    assert [zone_of(name) for name in ("", "Mars/Base", "../etc", "/etc/passwd", "+99", "+09:99")] == [None] * 6
