"""The colours that all games share, and what each has of its own.

The light of the lantern means that something can be chosen; nothing else has its colour.
"""

from __future__ import annotations

from dataclasses import dataclass

NIGHT, PANEL, RAISED, EDGE = "#12141c", "#1b1f2b", "#272c3b", "#3a4155"
"""Grounds, from the darkest, and the edge of what lies on them."""
CHALK, MIST = "#f3ead6", "#b4bac4"
"""Text on a dark ground, and quieter text."""
INK, INK_2 = "#1c1710", "#5d4c35"
"""Text on paper, and quieter text."""
PAPER, PAPER_FOOT = "#f4ead0", "#e6d6b0"
LANTERN, LANTERN_INK = "#ffc34d", "#3a2400"
"""The light, and text on it."""
GOOD, BAD = "#5fcf8e", "#ff6f5e"
COIN = "#f2bf3a"


@dataclass(frozen=True, slots=True)
class Mood:
    """The grounds of a game: behind everything, of areas, of plates, and the edge of plates; and its two accents."""

    ground: str
    rock: str
    plate: str
    edge: str
    accent: str
    second: str
