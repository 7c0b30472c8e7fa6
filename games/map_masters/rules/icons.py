"""The icons of the cards (MM-0.1) and what pays for what (MM-6.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from rules.messages import Ref, refer

Icon = Literal[
    "coin",
    "barrel",
    "sword",
    "key",
    "scroll",
    "rope",
    "monster",
    "pit",
    "lava",
    "padlock",
    "circle",
    "recycle",
    "scissors",
    "stairs",
]

_SHOWN: dict[Icon, tuple[str, str]] = {
    "coin": ("$", "🪙"),
    "barrel": ("B", "🛢️"),
    "sword": ("S", "🗡️"),
    "key": ("K", "🔑"),
    "scroll": ("Q", "📜"),
    "rope": ("R", "🪢"),
    "monster": ("M", "👹"),
    "pit": ("O", "🕳️"),
    "lava": ("L", "🔥"),
    "padlock": ("P", "🔒"),
    "circle": ("@", "🔮"),
    "recycle": ("%", "♻️"),
    "scissors": ("X", "✂️"),
    "stairs": ("H", "🪜"),
}
ICON_OF: dict[str, Icon] = {character: icon for icon, (character, _) in _SHOWN.items()}
"""The icon of each character in the data of the cards (MM-1.21)."""
SIGNS: dict[Icon, str] = {icon: sign for icon, (_, sign) in _SHOWN.items()}
"""The sign for an icon where there is no room for its name."""
ITEMS: tuple[Icon, ...] = ("coin", "barrel", "sword", "key", "scroll", "rope")
"""The icons that a path can collect."""
TOKENS: tuple[Icon, ...] = ("sword", "key", "rope", "scroll")
"""The types of fairy tokens and of other resources, in the order in which the state counts them."""
SWORD, KEY, ROPE, SCROLL = range(len(TOKENS))
"""The places of these types in that order."""

PRICE: dict[Icon, int] = {"monster": SWORD, "padlock": KEY, "lava": ROPE}
"""The type of resource that pays for entering an obstacle (MM-6.1)."""
HOLES: tuple[Icon, ...] = ("pit", "lava")
"""The symbols that count as holes (MM-22.22)."""


def tokens_named(numbers: Iterable[int]) -> list[Ref]:
    """The names of so many fairy tokens of each type, in the order of `TOKENS`."""
    return [refer(f"token-{token}") for token, number in zip(TOKENS, numbers, strict=True) for _ in range(number)]


@lru_cache(maxsize=1024)
def signs(icons: tuple[Icon, ...], most: int = len(SIGNS)) -> str:
    """The icons as signs, each kind with its number; with more than `most` kinds, the first ones and an ellipsis.

    No line breaks between a sign and its number.
    """
    kinds = [SIGNS[icon] + (f"\u2060×{number}" if number > 1 else "") for icon, number in Counter(icons).items()]
    return "".join(kinds[:most]) + ("…" if len(kinds) > most else "")
