"""Names that try to inject markup, and a check for parts of them that are active in a text."""

from __future__ import annotations

import re

HOSTILE = [
    "[Nitro](https://evil.example)",
    "<@1234567890>",
    "<@&1234567890>",
    "<#1234567890>",
    "<t:1700000000:R>",
    "<:smile:1234567890>",
    "<a:wave:1234567890>",
    "</table end:1234567890>",
    "https://evil.example/x_y_z",
    "http://evil.example",
    "@everyone **x**",
    "@here",
    "@seat-1",
    "# Heading",
    "> quote\n>>> more",
    "- list\n1. more",
    "-# small",
    "a\u202eb\u2066c\u200f\u061cd",
    "\u200bz\u200e\ufeffw\u00ad\u2060j",
    "`code` ```block```",
    "||spoiler|| ~~gone~~ __under__ _it_ *al*",
    "<script>&\"'\x00\x1b[31m",
    "\\*slash\\",
    "discord.gg/abc www.evil.example",
    "\u3164",
    "e" + "\u0301" * 40,
]
"""More than twenty attempts to do harm with a name."""

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e"
                     "\u2060-\u206f\u2800\u3164\ufeff\uffa0\ue000-\uf8ff]")  # fmt: skip
"""Characters that nobody sees."""


def alive(shown: str, name: str) -> list[str]:
    """Which parts of `name` are active in a message, whose own words are markdown: raw pieces, invisible characters."""
    pieces = [
        piece for piece in re.split(r"\s+", name) if len(piece) > 2 and re.search(r"[\[\](){}<>@#*_~|`:/\\]", piece)
    ]
    bare = re.sub(r"\\[!-/:-@\[-`{-~]", "", shown)
    active = [piece for piece in pieces if piece in bare]
    parted = shown.replace("\u2060×", "×")  # our own joiner: a number stays in the line of its sign
    return [*active, "unseen"] if UNSEEN.search(parted) else active
