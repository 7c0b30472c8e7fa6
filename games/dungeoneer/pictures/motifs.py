"""A small drawing for each map card in flat layers: what one finds there, or the terrain."""

from __future__ import annotations

from functools import cache

from games.dungeoneer.rules.components import MAPS
from pictures.svg import circle, group, line, path, rect
from pictures.tokens import COIN, INK

WIDTH, HEIGHT = 120, 70
"""The size of a drawing, which lies around the origin."""
WOOD, BOARD, STONE, PALE, IRON, STEEL = "#7a5a38", "#a07845", "#8d7f66", "#b3a27e", "#4e5b62", "#b9c4c6"
BONE, RED, TEAL, DARK = "#efe6d0", "#b0503f", "#4f9a88", "#231d16"
FLAME, GLOW, WATER, LEAF = "#e8743c", "#ffd79a", "#5b9db0", "#5f8a4a"

_SHARED = {
    "columns": ("ash_corridor", "long_gallery", "abbey"),
    "skulls": ("bone_hall", "ossuary"),
    "rack": ("guard_passage", "barracks"),
    "flask": ("alchemist", "hollow"),
    "mountain": ("crag",),
}
CARDS = {card: name for name, cards in _SHARED.items() for card in cards}
"""The drawings of map cards by their ids without prefix; other cards have one of their own, or show their terrain."""


def motif(card: str) -> str:
    """The drawing of a map card around the origin, standing on height 35."""
    name = card.partition("_")[2]
    return drawing(CARDS.get(name, name if name in _DRAWN else str(MAPS[card].terrain)))


@cache
def drawing(name: str) -> str:
    """A drawing by its name, or by that of a terrain."""
    return _DRAWN[name]


def _ink(shape: str, fill: str, stroke: float = 2.5) -> str:
    return path(shape, fill, stroke=INK, stroke_width=stroke, stroke_linejoin="round")


def _skull(x: float, y: float) -> str:
    eyes = path("M-7-2H-2V4H-7ZM2-2H7V4H2Z", INK)
    return group(_ink("M-12 4Q-14-13 0-13Q14-13 12 4L7 8V13H-7V8Z", BONE, 2), eyes, at=(x, y))


def _column(x: float) -> str:
    return _ink(f"M{x - 12}-35H{x + 12}V-27H{x + 7}V27H{x + 12}V35H{x - 12}V27H{x - 7}V-27H{x - 12}Z", PALE) + line(
        f"M{x - 1}-25V25", STONE, 4
    )


def _books(x: float) -> str:
    backs = zip((RED, TEAL, COIN, LEAF), (0, 3, 1, 4), strict=True)
    upper = "".join(rect(x + 4 + 9 * index, -30 + top, 7, 25 - top, fill) for index, (fill, top) in enumerate(backs))
    lower = "".join(
        rect(x + 4 + 9 * index, 4 + index % 2 * 4, 7, 27 - index % 2 * 4, fill)
        for index, fill in enumerate((LEAF, RED, TEAL, BONE))
    )
    return (
        _ink(f"M{x}-35H{x + 43}V35H{x}Z", WOOD)
        + rect(x + 3, -32, 37, 28, DARK)
        + rect(x + 3, 1, 37, 30, DARK)
        + upper
        + lower
    )


def _spear(x: float) -> str:
    return line(f"M{x} 35V-20", BOARD, 5) + _ink(f"M{x - 7}-18L{x}-35L{x + 7}-18Z", STEEL, 2)


def _chain(x: float, length: int) -> str:
    links = "".join(circle(x, -30 + 11 * index, 6, "none", stroke=IRON, stroke_width=4) for index in range(length))
    return links + circle(x, -26 + 11 * length, 11, "none", stroke=STEEL, stroke_width=6)


def _vent(x: float, y: float) -> str:
    return line(f"M{x} {y - 12}q9-8 0-16t0-16", STONE, 6) + _ink(
        f"M{x - 17} {y}a17 9 0 1 0 34 0a17 9 0 1 0-34 0Z", DARK
    )


def _tree(x: float, y: float) -> str:
    return (
        line(f"M{x} {y}V{y - 14}", WOOD, 7)
        + _ink(f"M{x - 18} {y - 10}L{x} {y - 34}L{x + 18} {y - 10}Z", LEAF, 2)
        + _ink(f"M{x - 14} {y - 26}L{x} {y - 48}L{x + 14} {y - 26}Z", LEAF, 2)
    )


def _house(x: float, width: float, fill: str) -> str:
    return (
        _ink(f"M{x} 35V2L{x + width / 2}-22L{x + width} 2V35Z", fill)
        + _ink(f"M{x - 6} 4L{x + width / 2}-26L{x + width + 6} 4L{x + width / 2}-12Z", RED)
        + rect(x + width / 2 - 6, 14, 12, 21, DARK)
    )


def _waves(y: float, fill: str) -> str:
    return line(f"M-56 {y}q14-12 28 0t28 0t28 0t28 0", fill, 7)


_DRAWN = {
    "gate": _ink("M-38 35V-3Q-38-35 0-35Q38-35 38-3V35Z", STONE)
    + path("M-23 35V2Q-23-20 0-20Q23-20 23 2V35Z", DARK)
    + path("M-14 35Q-22 17-7 5Q-5 16 2 12Q7 3 3-8Q22 8 14 35Z", FLAME)
    + path("M-7 35Q-9 24 0 16Q9 25 7 35Z", GLOW),
    "columns": _column(-44) + _column(0) + _column(44),
    "crossways": _ink("M-5-32H5V35H-5Z", WOOD)
    + _ink("M8-26H-38L-52-15L-38-4H8Z", BOARD)
    + _ink("M-8 0H38L52 10L38 20H-8Z", BOARD),
    "dripping_stair": _ink("M-54 35V24H-34V11H-14V-2H6V-15H26V-28H54V35Z", PALE)
    + path("M-34 35V24H-14V11H6V-2H26V-15H54V35Z", STONE)
    + path("M-34-22q-8 12 0 14q8-2 0-14ZM-8-32q-6 10 0 12q6-2 0-12Z", WATER),
    "collapsed_tunnel": line("M-52-30L46-8", BOARD, 10)
    + _ink("M-56 35L-46 6L-22 0L-4 35Z", STONE)
    + _ink("M6 35L20 8L44 4L56 35Z", STONE)
    + _ink("M-26 35L-14-6L12-14L28 6L30 35Z", PALE),
    "narrow_way": _ink("M-58-35H-14L-22-12L-10 8L-20 35H-58Z", STONE)
    + _ink("M58-35H14L20-10L10 10L18 35H58Z", STONE)
    + line("M-48-14l14 9M-42 20l14-7M48-18l-13 9M44 16l-12 7", DARK, 4),
    "skulls": "".join(
        _skull(x, y) for x, y in ((-42, 20), (-14, 20), (14, 20), (42, 20), (-28, -3), (0, -3), (28, -3), (0, -24))
    ),
    "smoke_vents": _vent(-38, 18) + _vent(2, 0) + _vent(40, 22),
    "rack": line("M-50 35V-16M50 35V-16", WOOD, 7)
    + _spear(-28)
    + _spear(28)
    + line("M-52-4H52M-52 20H52", WOOD, 6)
    + _ink("M-15-14Q0-20 15-14V6Q12 20 0 26Q-12 20-15 6Z", RED),
    "forge": _ink("M-46-12H18Q16 6-4 8V20H8V35H-36V20H-24V8Q-42 4-46-12Z", IRON)
    + path("M44 35Q20 26 30 2Q36 10 40 6Q46-8 42-22Q66 6 44 35Z", FLAME)
    + path("M43 35Q32 27 40 14Q54 26 43 35Z", GLOW),
    "cistern": _ink("M-56 14Q-56-8 0-8Q56-8 56 14Q56 34 0 34Q-56 34-56 14Z", PALE)
    + path("M-44 15Q-44 0 0 0Q44 0 44 15Q44 27 0 27Q-44 27-44 15Z", WATER)
    + line("M-26 13q8-5 16 0M4 18q10-5 20 0", BONE, 3)
    + path("M0-35q-8 13 0 16q8-3 0-16Z", WATER),
    "shrine": _ink("M-42 35V22H-32V4H32V22H42V35Z", STONE)
    + _ink("M-38-6H38V6H-38Z", PALE)
    + path("M0-6Q-20-12-7-35Q-4-24 2-28Q20-16 0-6Z", FLAME)
    + path("M0-6Q-9-12 0-21Q9-12 0-6Z", GLOW),
    "treasury": _ink("M-42-4H42V35H-42Z", WOOD)
    + _ink("M-42-4Q-42-32 0-32Q42-32 42-4Z", BOARD)
    + rect(-32, -28, 8, 62, IRON)
    + rect(24, -28, 8, 62, IRON)
    + _ink("M-11-10H11V12H-11Z", COIN),
    "chains": _chain(-42, 4) + _chain(-14, 3) + _chain(14, 4) + _chain(42, 3),
    "library": _books(-54) + _books(11) + path("M-8 35L-4 20L4 26L8 18V35Z", STONE),
    "throne": _ink("M-26-20L-14-35L0-24L14-35L26-20V20H-26Z", RED)
    + _ink("M-40 0H-26V20H26V0H40V35H-40Z", STONE)
    + rect(-26, 12, 52, 9, COIN),
    "prison": _ink("M-50-35H50V35H-50Z", PALE)
    + rect(-42, -27, 84, 62, DARK)
    + line("M-28-27V35M-9-27V35M10-27V35M29-27V35", STEEL, 6),
    "flask": _ink("M-56-2H-4Q-4 32-30 34Q-56 32-56-2Z", IRON)
    + rect(-54, -6, 48, 9, TEAL)
    + line("M-42-14q6-7 0-15M-22-14q6-7 0-15", TEAL, 4)
    + _ink("M22-33H38V-12Q58-2 54 20Q50 34 30 34Q10 34 6 20Q2-2 22-12Z", BONE)
    + path("M8 12H52Q54 32 30 32Q6 32 8 12Z", TEAL),
    "shaft": _ink("M-50 4Q-50-27 0-27Q50-27 50 4Q50 35 0 35Q-50 35-50 4Z", STONE)
    + path("M-34 5Q-34-14 0-14Q34-14 34 5Q34 24 0 24Q-34 24-34 5Z", DARK)
    + line("M-10-35V20M10-35V14M-10-24H10M-10-10H10M-10 4H10", BOARD, 4),
    "camp": _ink("M-52 35L-8-32L36 35Z", BOARD)
    + path("M-20 35L-8 0L4 35Z", DARK)
    + path("M48 35Q34 24 44 6Q46 14 50 10Q62 24 48 35Z", FLAME),
    "barrow": _ink("M-58 35Q-44-24 0-24Q44-24 58 35Z", LEAF)
    + _ink("M-22 35V4L-14-6H14L22 4V35Z", STONE)
    + rect(-11, 8, 22, 27, DARK),
    "forest": _tree(-38, 35) + _tree(38, 35) + _tree(0, 30),
    "mountain": _ink("M-58 35L-24-22L0 14L24-34L58 35Z", STONE)
    + path("M24-34L12-10L22-16L28-8L36-10ZM-24-22L-32-8L-24-12L-17-11Z", BONE),
    "swamp": _waves(28, TEAL)
    + line("M-36 22V-22M-22 22V-8M30 22V-26M44 22V-10", LEAF, 4)
    + _ink("M-41-28H-31V-6H-41ZM25-32H35V-10H25Z", WOOD, 2)
    + _waves(12, WATER),
    "plain": line(
        "M-48 35Q-46 6-54-8M-36 35Q-34 4-28-10M-10 35Q-8-4-16-20M2 35Q4 0 12-16M34 35Q32 8 26-6M46 35Q46 4 54-10",
        LEAF,
        5,
    )
    + path("M-60 35V26Q0 16 60 26V35Z", LEAF),
    "urban": _house(-54, 40, PALE) + _house(14, 42, PALE) + _house(-20, 40, BONE),
    "water": _waves(-18, WATER) + _waves(6, WATER) + _waves(30, WATER),
    "arctic": _ink("M-56 35L-38-8L-20 12L2-34L22 10L36-8L56 35Z", STEEL)
    + path("M2-34L-10-6L2-12L13-8ZM-38-8L-46 12L-32 4Z", BONE),
    "desert": path("M-60 35Q-30-6 0 16T60 4V35Z", PALE) + circle(34, -20, 12, FLAME),
}
