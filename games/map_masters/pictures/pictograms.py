"""The icons as they are drawn small: a few flat shapes each, so that they stay clear and are quick to draw."""

from __future__ import annotations

from math import cos, pi, sin

from games.map_masters.pictures.style import FOUND, INK, PEN, STRIKE
from pictures.svg import path
from pictures.tokens import CHALK, COIN

BRASS, STEEL, TAN, GREEN, VIOLET = "#946b00", "#e8eef5", "#dba65e", "#45c06b", "#6a26c9"
STAR = "M0-12L3.4-3.8L11.6-3.8L5.2 1.6L7.4 9.8L0 5L-7.4 9.8L-5.2 1.6L-11.6-3.8L-3.4-3.8Z"
STEPS = (("M-20-19H-5V-10.5H3V-2H11V6H20V20H-20Z", INK), ("M-17-16H-8V-7.5H0V1H8V9H17V17H-17Z", "#f3f6fa"))


def _round(radius: float) -> str:
    """A circle around the middle with sixteen sides."""
    corners = ((radius * cos(pi * side / 8), radius * sin(pi * side / 8)) for side in range(16))
    return "M" + "L".join(f"{x:.3g} {y:.3g}" for x, y in corners) + "Z"


def _disc(radius: float) -> str:
    """An octagon around the middle."""
    near = 0.42 * radius
    far, cut = radius, radius - near
    return (
        f"M{-near:.3g}{-far:.3g}H{near:.3g}l{cut:.3g} {cut:.3g}V{near:.3g}l{-cut:.3g} {cut:.3g}"
        f"H{-near:.3g}l{-cut:.3g}{-cut:.3g}V{-near:.3g}Z"
    )


_SHAPES: dict[str, tuple[tuple[str, str], ...]] = {
    "coin": ((_disc(18), INK), (_disc(15), COIN), ("M-3-8H3V8H-3Z", BRASS)),
    "barrel": (
        ("M-13-19H13L18-7V7L13 19H-13L-18 7V-7Z", INK),
        ("M-11-16H11L15-6V6L11 16H-11L-15 6V-6Z", "#b26d30"),
        ("M-14.6-9H14.6V-4H-14.6ZM-14.6 4H14.6V9H-14.6Z", "#454d56"),
    ),
    "sword": (
        ("M19-19V-9L-1 11L3 15L-1 19L-7 13L-14 20L-20 14L-13 7L-19 1L-15-3L-11 1L9-19Z", INK),
        ("M16-16V-10L-4 10L-10 4L10-16Z", STEEL),
        ("M-15.5 .5L-.5 15.5L-3 17L-17 3ZM-11 9.5L-9.5 11L-14 16.5L-16.5 14Z", "#e0a52b"),
    ),
    "key": (
        ("M-20-7.5L-14-13H-5L1-7.5V-5H20V14H11V7H8V11H1V8L-5 13H-14L-20 8Z", INK),
        ("M-17-6.2L-12.7-10H-6.3L-2-6.2V-2H17V11H14V4H5V8H2V4H-2V6.5L-6.3 10H-12.7L-17 6.5Z", "#ffe27a"),
        ("M-13-4H-7V4H-13Z", INK),
    ),
    "scroll": (
        ("M-18-19H18V-8H15V8H18V19H-18V8H-15V-8H-18Z", INK),
        ("M-15-16H15V-11H-15ZM-15 11H15V16H-15Z", "#e3c588"),
        ("M-12-10H12V10H-12Z", "#fff6dc"),
        ("M-8-6H8V-2.5H-8ZM-8 2H8V5.5H-8Z", "#7a4a1e"),
    ),
    "rope": (
        ("M-17-18H17V12H18V20H6V14H-17Z", INK),
        ("M-14-15H14V-8.5H-14ZM-14-6H14V.5H-14ZM-14 3H14V11H-14ZM9 12H15V17H9Z", TAN),
        ("M-8-13H8V-10.5H-8Z", "#6d4518"),
    ),
    "monster": (
        ("M-19-20L-7-13H7L19-20L17 6L8 19H-8L-17 6Z", INK),
        ("M-16-15L-7-9.5H7L16-15L14 5L6.5 16H-6.5L-14 5Z", "#a5409f"),
        ("M-11-5L-3-1V4H-8ZM11-5L3-1V4H8Z", "#ffe84d"),
        ("M-6 8H6L3 13L0 9L-3 13Z", CHALK),
    ),
    "pit": (
        (_disc(19), INK),
        (_disc(16.5), "#a4937a"),
        (_disc(13.5), "#0a0908"),
        ("M-2.5-9H2.5V0H8L0 9L-8 0H-2.5Z", CHALK),
    ),
    "lava": (
        ("M-16 19L-19 4L-12-6L-9-2L-4-18L3-9L8-20L18 2L16 19Z", INK),
        ("M-13.5 16L-16 4L-12-1L-7 3L-3-12L3-3L8-13L15 3L13.5 16Z", "#ff6a1f"),
        ("M-7 16L-9 8L-3 3L0 8L4 2L9 9L7 16Z", "#ffe05a"),
    ),
    "padlock": (
        ("M-11-5V-12L-5-20H5L11-12V-5H17V20H-17V-5Z", INK),
        ("M-8-5V-11L-4-17H4L8-11V-5H4V-9L2-12.5H-2L-4-9V-5Z", "#dde3e9"),
        ("M-14-2H14V17H-14Z", "#94a1b0"),
        ("M-3 3H3V12H-3Z", INK),
    ),
    "circle": ((_disc(19), INK), (_disc(16.5), "#efe4ff"), (STAR, VIOLET)),
    "recycle": (
        ("M-18-2L-9-15H5V-20L19-9L5 2V-3H-3L-7 3ZM18 2L9 15H-5V20L-19 9L-5-2V3H3L7-3Z", INK),
        ("M-13.5-3.5L-7.5-12H8V-14L14-9L8-4V-6H-4.5L-7.5-1ZM13.5 3.5L7.5 12H-8V14L-14 9L-8 4V6H4.5L7.5 1Z", GREEN),
    ),
    "scissors": (
        ("M-13-20H-6L0-6L6-20H13L5 2L17 7V17L10 20L4 17L0 9L-4 17L-10 20L-17 17V7L-5 2Z", INK),
        ("M-10.5-17.5H-8L3 5L-1 6ZM10.5-17.5H8L-3 5L1 6Z", STEEL),
        ("M-13 9L-8 7L-5 10L-7 15L-11 17L-14 14.5ZM13 9L8 7L5 10L7 15L11 17L14 14.5Z", "#f07a3c"),
    ),
    "stairs": (*STEPS, ("M4-17L7-20L14-13V-19H18V-6H5V-10H11Z", INK)),
    "stairs_up": (*STEPS, ("M4-19H17V-15H11L18-8L15-5L8-12V-6H4Z", INK)),
    "found": ((_round(22), PEN), (_round(18.5), FOUND)),
    "strike": (
        ("M-20 14L14-20L20-14L-14 20Z", CHALK),
        ("M-17.7 14.3L14.3-17.7L17.7-14.3L-14.3 17.7Z", STRIKE),
    ),
    "landing": ((_disc(16), INK), (_disc(13), "#fff6cf"), ("M-2.5-8H2.5V0H8L0 8L-8 0H-2.5Z", INK)),
}
PICTOGRAMS = tuple(_SHAPES)
FLAT = ("found", "strike")
"""Icons that have no other form."""


def pictogram(icon: str) -> str:
    """The small form of an icon around the origin. Raises KeyError for one that has none."""
    return "".join(path(data, fill) for data, fill in _SHAPES[icon])
