"""Sanitizes names and typed texts: they enter messages only through this module.

A name is text. In a picture, a label, a title or alternative text it stays as it is, without invisible characters and
those that change the direction of the line. In markdown every character that Discord could interpret is escaped, so
that it never becomes a link, mention, timestamp, emoji code, heading, list or quote.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import lru_cache

from rules.messages import Arg, Args, Part, Plain

NAMELESS = "?"
"""Stands for a text without visible characters."""
MOST_MARKS = 2
"""The most accents in a row on a letter; more would run into the lines above and below."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Marks and letters without a shape that Unicode does not count as control characters."""
_CONTROLS = frozenset(("Cc", "Cf", "Cn", "Co", "Cs"))
_BLANKS = frozenset(("Zs", "Zl", "Zp"))
_SIGNS = re.compile(r"([\\`*_~|<>#@:/.()\[\]+-])")
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")


class Markdown(str):
    """A text that is intentionally markdown, such as a command between backticks; `sanitize_args` leaves it alone."""

    __slots__ = ()


@lru_cache(4096)
def sanitize(typed: str, *, markdown: bool = False) -> str:
    """A typed text or a name, on one line and never empty; with `markdown` escaped for a message."""
    kept: list[str] = []
    marks = 0
    visible = False
    for character in unicodedata.normalize("NFC", typed):
        category = unicodedata.category(character)
        marks = marks + 1 if category == "Mn" else 0
        if character.isspace() or category in _BLANKS:
            kept.append(" ")
        elif category not in _CONTROLS and character not in _UNSEEN and marks <= MOST_MARKS:
            kept.append(character)
            visible = visible or category not in ("Mn", "Me")
    text = " ".join("".join(kept).split()) if visible else NAMELESS
    return _SIGNS.sub(r"\\\1", text) if markdown else text


def unescape(words: str) -> str:
    """Words written as markdown, for places that do not interpret it: without the backslashes of `sanitize`."""
    return _ESCAPED.sub(r"\1", words) if "\\" in words else words


def sanitize_args(args: Args, *, markdown: bool) -> Args:
    """The arguments of an event or a refusal with every text made harmless, as it may have been typed."""
    return {name: _sanitize_value(value, markdown) for name, value in args.items()}


def _sanitize_value(value: Arg, markdown: bool) -> Arg:
    if isinstance(value, list):
        return [_sanitize_item(item, markdown) for item in value]
    return _sanitize_item(value, markdown) if isinstance(value, str | Part) else value


def _sanitize_item(item: Plain | Part, markdown: bool) -> Plain | Part:
    if isinstance(item, Part):
        return replace(item, args=sanitize_args(item.args, markdown=markdown))
    if not isinstance(item, str) or isinstance(item, Markdown) or not item:
        return item
    return sanitize(item, markdown=markdown)
