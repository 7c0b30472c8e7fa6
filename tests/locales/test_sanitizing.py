"""Names and other typed text do no harm, wherever they are shown."""

from __future__ import annotations

import re
import unicodedata

import pytest

from conformance.hostile_names import HOSTILE, UNSEEN
from locales.sanitizing import Markdown, sanitize, sanitize_args, unescape
from rules.messages import Args, part, refer, seat_name

LIVE = {
    "masked link": re.compile(r"(?<!\\)\[[^\]\n]*(?<!\\)\]\("),
    "mention, time or emoji": re.compile(r"(?<!\\)<(?:@[!&]?|#|t:|a?:\w|/|id:)"),
    "everyone": re.compile(r"(?<!\\)@(?:everyone|here)"),
    "address": re.compile(r"(?:https?|steam|discord):(?=//)|(?:www|discord)\.\w|evil\.example"),
    "emoji code": re.compile(r"(?<!\\):\w+(?<!\\):"),
    "emphasis": re.compile(r"(?<!\\)(?:\*[^*\s]|__|~~|\|\||`)|(?<![\\\w])_\w"),
    "heading, quote or list": re.compile(r"^(?:#{1,3} |-# |>{1,3} |[-*+] |\d+\. )", re.MULTILINE),
}
"""Markup that Discord interprets."""


def live(shown: str) -> list[str]:
    """The parts of a text that Discord would interpret without intentional markdown."""
    plain = re.sub(r"\\\\", "", shown)
    active = [what for what, pattern in LIVE.items() if pattern.search(plain.replace("**", ""))]
    return [*active, "unseen"] if UNSEEN.search(shown) else active


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_becomes_one_visible_line(name: str) -> None:
    for markdown in (False, True):
        shown = sanitize(name, markdown=markdown)
        assert shown.strip() == shown != ""
        assert shown.splitlines() == [shown]
        assert all(unicodedata.category(sign) not in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp") for sign in shown)
        assert not {"\u3164", "\u2800", "\u115f", "\u034f"} & set(shown)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_injects_no_markup_into_a_message(name: str) -> None:
    shown = sanitize(name, markdown=True)
    assert live(shown) == []
    assert live(f"**{shown}**: {shown}") == []
    assert unescape(shown) == sanitize(name)


def test_active_markup_is_detected() -> None:
    """The check that these tests use recognizes every kind of active markup."""
    for name in ("[a](https://b.c)", "<@1>", "<t:1:R>", "<:a:1>", "https://b.c", "a\u202eb", "a\u200bb", "*a*", "`a`"):
        assert live(name), name
    for line in ("# a", "> a", "- a", "1. a", "-# a", "~~a~~", "||a||", "_a_"):
        assert live(line), line
    assert live("Ann") == live("小太郎 2") == live("O'Neil & Co") == []


@pytest.mark.parametrize(
    ("name", "text", "markdown"),
    [
        ("Ann", "Ann", "Ann"),
        ("小太郎", "小太郎", "小太郎"),
        ("O'Neil, Jr", "O'Neil, Jr", "O'Neil, Jr"),
        ("snake_case", "snake_case", r"snake\_case"),
        ("  a \n b\t", "a b", "a b"),
        ("\u200b\u2800", "?", "?"),
        ("", "?", "?"),
        ("a\\*b", "a\\*b", r"a\\\*b"),
        ("z\u0301\u0301\u0301\u0301", "ź\u0301\u0301", "ź\u0301\u0301"),
        ("שלום", "שלום", "שלום"),
        ("❤️", "❤️", "❤️"),
    ],
)
def test_names_are_cleaned_and_escaped(name: str, text: str, markdown: str) -> None:
    assert sanitize(name) == text
    assert sanitize(name, markdown=True) == markdown


def test_arguments_are_escaped_unless_they_are_intentional_markdown() -> None:
    args: Args = {
        "typed": "*a*",
        "names": ["<@1>", refer("card-king"), 3],
        "more": part(True, "part-more", typed="_b_"),
        "command": [Markdown("`/help`")],
        "player": seat_name(1),
        "empty": "",
    }
    assert sanitize_args(args, markdown=True) == {
        **args,
        "typed": r"\*a\*",
        "names": [r"\<\@1\>", refer("card-king"), 3],
        "more": part(True, "part-more", typed=r"\_b\_"),
    }
    assert sanitize_args(args, markdown=False) == args
