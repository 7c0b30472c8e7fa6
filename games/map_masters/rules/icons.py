"""The icons of the cards (MM-0.1) and what pays for what (MM-6.1)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

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

ICON_OF: dict[str, Icon] = {
    "$": "coin",
    "B": "barrel",
    "S": "sword",
    "K": "key",
    "Q": "scroll",
    "R": "rope",
    "M": "monster",
    "O": "pit",
    "L": "lava",
    "P": "padlock",
    "@": "circle",
    "H": "stairs",
    "%": "recycle",
    "X": "scissors",
}
"""The character of each icon on the card (MM-1.21)."""

SIGNS: dict[Icon, str] = {
    "coin": "🪙",
    "barrel": "🛢️",
    "sword": "🗡️",
    "key": "🔑",
    "scroll": "📜",
    "rope": "🪢",
    "monster": "👹",
    "pit": "🕳️",
    "lava": "🔥",
    "padlock": "🔒",
    "circle": "🔮",
    "recycle": "♻️",
    "scissors": "✂️",
    "stairs": "🪜",
}
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


@lru_cache(maxsize=1024)
def signs(icons: tuple[Icon, ...], most: int = len(SIGNS)) -> str:
    """The icons as signs, each kind with its number; with more than `most` kinds, the first ones and an ellipsis."""
    kinds = [SIGNS[icon] + (f"×{number}" if number > 1 else "") for icon, number in Counter(icons).items()]
    return "".join(kinds[:most]) + ("…" if len(kinds) > most else "")
