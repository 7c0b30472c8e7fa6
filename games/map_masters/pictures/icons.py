"""The icons of Map Masters, each recognizable by its shape; drawn once per picture as symbols and reused."""

from __future__ import annotations

import re

from games.map_masters.pictures.style import CIRCLED, INK, PAGE, PEN, STRIKE
from pictures import kit
from pictures.svg import circle, line, path, rect
from pictures.tokens import CHALK, PAPER

BOX = 40
"""All icons are drawn in a box of this size around the origin."""
_USED = re.compile(r'href="#i-([a-z_]+)"')


def _shape(d: str, fill: str, width: float = 2.6, **more: object) -> str:
    return path(d, fill, stroke=INK, stroke_width=width, stroke_linejoin="round", **more)


_KEY_RING = "M-9-9A9 9 0 1 1-9 9A9 9 0 1 1-9-9ZM-9-4A4 4 0 1 0-9 4A4 4 0 1 0-9-4Z"
_CIRCLE_STAR = "M0-12L3.4-3.8L11.6-3.8L5.2 1.6L7.4 9.8L0 5L-7.4 9.8L-5.2 1.6L-11.6-3.8L-3.4-3.8Z"
_SCISSORS_RINGS = "M-11 5A6 6 0 1 1-11 17A6 6 0 1 1-11 5ZM11 5A6 6 0 1 1 11 17A6 6 0 1 1 11 5Z"
_STAIRS = _shape("M-17-16H-8V-8H0V0H8V8H17V17H-17Z", "#f3f6fa"), line("M-17-8H-8M-17 0H0M-17 8H8", "#8a96a4", 2.2)
_CIRCLE = (
    circle(0, 0, 17, "#efe4ff", stroke=INK, stroke_width=2.4),
    circle(0, 0, 14.4, "none", stroke="#6a26c9", stroke_width=2.6),
    path(_CIRCLE_STAR, "#6a26c9"),
)
_DRAWN: dict[str, tuple[str, ...]] = {
    "coin": (
        circle(0, 0, 16, "#f2bf3a", stroke=INK, stroke_width=2.6),
        circle(0, 0, 10.5, "none", stroke="#946b00", stroke_width=2.4),
        rect(-2.2, -6, 4.4, 12, "#946b00", 1),
    ),
    "barrel": (
        _shape("M-10-17H10Q18 0 10 17H-10Q-18 0-10-17Z", "#a8652b"),
        line("M-3.5-16Q-6 0-3.5 16M3.5-16Q6 0 3.5 16", "#6d4518", 2),
        path("M-12.6-11H12.6L14-6H-14ZM-14 6H14L12.6 11H-12.6Z", "#4d5661"),
    ),
    "sword": (
        _shape("M17-17L16-8L-3 11L-9 5L10-15Z", "#dfe6ee"),
        line("M12-12L-4 4", "#8a96a4", 2),
        _shape("M-13 1L-1 13L-4 16L-16 4Z", "#c48a1e", 2.2),
        _shape("M-10 8L-16 14L-13.5 17L-7 11.5Z", "#6d4518", 2.2),
    ),
    "key": (
        _shape("M-1-3H18V11H13V4H9V9H4V4H-1Z", "#ffe27a", 2.4),
        _shape(_KEY_RING, "#ffe27a", 2.4, fill_rule="evenodd"),
        rect(-3, -1.8, 8, 4.6, "#ffe27a"),
    ),
    "scroll": (
        _shape("M-11-13H12V13H-11Z", "#fff6dc"),
        _shape("M-15-17H11Q17-17 17-13Q17-9 11-9H-15Q-18-13-15-17Z", "#e9cf95"),
        _shape("M-11 9H15Q18 13 15 17H-11Q-17 17-17 13Q-17 9-11 9Z", "#e9cf95"),
        line("M-6-4H7M-6 3H7", "#6d4518", 2.8),
    ),
    "rope": (
        line("M8 9Q17 12 15 18", INK, 8.5),
        line("M8 9Q17 12 15 18", "#d8a45c", 4),
        _shape("M0-15A16 7.5 0 1 1-0.01-15Z", "#d8a45c"),
        _shape("M0-8A16 7.5 0 1 1-0.01-8Z", "#d8a45c"),
        _shape("M0-1A16 7.5 0 1 1-0.01-1Z", "#d8a45c"),
        _shape("M0-13A9 3.2 0 1 1-0.01-13Z", "#6d4518", 2),
        line("M-12 8L-8 13M-4 9.5L-1 14M5 9L8 13", "#8a5a22", 2.2),
    ),
    "monster": (
        _shape("M-14-4L-18-18L-7-11Q0-14 7-11L18-18L14-4Q17 8 9 14Q0 19-9 14Q-17 8-14-4Z", "#8c2f8f"),
        path("M-11-5L-3-1Q-4 4-8 3Q-11 1-11-5ZM11-5L3-1Q4 4 8 3Q11 1 11-5Z", "#ffe27a"),
        path("M-9 8Q0 5 9 8Q5 14 0 14Q-5 14-9 8Z", INK),
        path("M-6 7.5L-4 12L-2 7ZM6 7.5L4 12L2 7Z", CHALK),
    ),
    "pit": (
        _shape("M0-15A18 16 0 1 1-0.01-15Z", "#8b7a63"),
        path("M0-10A14 11.5 0 1 1-0.01-10Z", "#0a0908"),
        line("M0-6V7M-6 2L0 8L6 2", CHALK, 3.6),
    ),
    "lava": (
        _shape("M0-1A18 9.5 0 1 1-0.01-1Z", "#4a1206"),
        _shape("M-13 9Q-17-2-9-8Q-8-3-5-2Q-7-12 2-18Q1-9 6-7Q9-9 9-13Q17-4 13 9Q0 15-13 9Z", "#ff6a1f"),
        path("M-6 9Q-9 2-3-3Q-1 1 1 1Q2-2 2-5Q10 2 6 9Q0 12-6 9Z", "#ffe27a"),
    ),
    "padlock": (
        line("M-8-2V-8Q-8-16 0-16Q8-16 8-8V-2", INK, 8.6),
        line("M-8-2V-8Q-8-16 0-16Q8-16 8-8V-2", "#cfd6de", 4),
        _shape("M-14-3H14V17H-14Z", "#8a96a4"),
        path("M0 2A4 4 0 0 1 2.2 9.4L3.4 14H-3.4L-2.2 9.4A4 4 0 0 1 0 2Z", INK),
    ),
    "circle": _CIRCLE,
    "recycle": (
        _shape("M-16-2A16 16 0 0 1 10-13L13-17L18-4L5-5L7.5-8.6A9.8 9.8 0 0 0-9.8-1Z", "#45c06b", 2.2),
        _shape("M16 2A16 16 0 0 1-10 13L-13 17L-18 4L-5 5L-7.5 8.6A9.8 9.8 0 0 0 9.8 1Z", "#45c06b", 2.2),
    ),
    "scissors": (
        _shape("M-10-18Q-3-12-1-2L8 6L5 9L-4 2Q-12-8-10-18Z", "#dfe6ee", 2.2),
        _shape("M10-18Q3-12 1-2L-8 6L-5 9L4 2Q12-8 10-18Z", "#dfe6ee", 2.2),
        path(_SCISSORS_RINGS, "none", stroke=INK, stroke_width=6.4),
        path(_SCISSORS_RINGS, "none", stroke="#f07a3c", stroke_width=3),
    ),
    "stairs": (
        *_STAIRS,
        line("M4-14L14-5M14-12V-5H7", INK, 3),
    ),
    "stairs_up": (
        *_STAIRS,
        line("M14-5L4-14M4-6V-14H12", INK, 3),
    ),
    "landing": (circle(0, 0, 15, "#fff6dc", stroke=INK, stroke_width=2.6), line("M0-7V6M-6 0L0 6L6 0", INK, 3.4)),
    "room": (
        _shape("M-17-14H17V14H-17Z", "#cfd6de", 3.6),
        line("M-6-13V13M6-13V13M-16-4H16M-16 5H16", "#8a96a4", 1.8),
        _shape("M-5 15V5Q0-1 5 5V15Z", "#a8652b", 2.2),
    ),
    "hourglass": (
        _shape("M-12-15H12Q12-5 2.5 0Q12 5 12 15H-12Q-12 5-2.5 0Q-12-5-12-15Z", "#eaf6ff"),
        path("M-7-9H7Q4-4 0-1Q-4-4-7-9ZM-8 13Q-7 6 0 5Q7 6 8 13Z", "#c48a1e"),
        _shape("M-15-19H15V-14H-15ZM-15 14H15V19H-15Z", "#8a5a22", 2.2),
    ),
    "escape": (
        _shape("M-16-17H6V17H-16Z", "#8a5a22"),
        path("M-11-12H1V17H-11Z", "#fff6dc"),
        _shape("M-4-3H8V-9L18 1L8 11V5H-4Z", "#45c06b", 2.2),
    ),
    "teleport": (
        *_CIRCLE,
        line("M-17 14L17-14M9-15L17-14L16-6", INK, 6),
        line("M-17 14L17-14M9-15L17-14L16-6", "#ffe27a", 2.8),
    ),
    "spell": (
        _shape("M0-12Q-8-17-18-14V13Q-8 10 0 15Q8 10 18 13V-14Q8-17 0-12Z", "#5d3aa8"),
        _shape("M0-9Q-7-13-14-11V9Q-7 7 0 11Q7 7 14 9V-11Q7-13 0-9Z", PAPER, 1.8),
        line("M0-9V11", INK, 2),
        path("M7-7L8.6-2.6L13-1L8.6 .6L7 5L5.4 .6L1-1L5.4-2.6Z", "#d31f8b"),
        line("M-11-5H-4M-11 0H-4M-11 5H-4", "#8b7a63", 1.8),
    ),
    "crown": (
        _shape("M-17 12L-18-9L-8-1L0-15L8-1L18-9L17 12Z", "#f2bf3a"),
        circle(0, 5, 3.4, "#d31f2b"),
        circle(-9, 6, 2.4, "#1d63d8"),
        circle(9, 6, 2.4, "#1d63d8"),
    ),
    "boots": (
        _shape("M-6-16H6V4L15 8Q18 10 17 15H-6Z", "#a8652b"),
        path("M-6 12H17V16H-6Z", "#4d2c12"),
        _shape("M-4-8Q-18-14-18-2Q-14-3-13 1Q-9-1-8 4Q-4 2-2-2Z", "#f3f6fa", 2.2),
    ),
    "artifact": (
        _shape("M-10-15H10L18-4L0 18L-18-4Z", "#42d6c8"),
        path("M-10-15L-5-4L0-15L5-4L10-15L18-4H-18Z", "#b9fff6", stroke=INK, stroke_width=1.4),
        line("M-5-4L0 18L5-4", INK, 1.4),
    ),
}
ICONS = tuple(_DRAWN)
_MARKS = {
    "found": (circle(0, 0, 17, CIRCLED, stroke=PEN, stroke_width=3.4),),
    "strike": (line("M-18 15L17-20", CHALK, 8), line("M-18 15L17-20", STRIKE, 4.5)),
}
"""The marks of a path on things: circles are under them, strokes are over them."""


def drawing(icon: str) -> str:
    """The drawing of an icon or mark around the origin, in a box of `BOX`. Raises KeyError if there is none."""
    return "".join({**_DRAWN, **_MARKS}[icon])


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon or mark around (x, y), `size` high, in a picture that has the symbols."""
    return f'<use href="#i-{name}" transform="translate({x:.5g} {y:.5g}) scale({size / BOX:.3g})"/>'


def symbols(*parts: str) -> str:
    """The icons that these parts of a picture use, each once."""
    used = sorted({icon_name for part in parts for icon_name in _USED.findall(part)})
    drawn = [f'<g id="i-{name}">{drawing(name)}</g>' for name in used]
    return f"<defs>{''.join(drawn)}</defs>" if drawn else ""


def framed(height: float, *parts: str) -> str:
    """The parts as a picture of the usual width, on parchment, which a page also shows around it, with their icons."""
    around = rect(-kit.WIDTH, -height, 3 * kit.WIDTH, 3 * height, PAGE)
    return kit.framed(height, around, symbols(*parts), *parts, ground=PAGE)


def fairy(name: str, x: float, y: float, size: float) -> str:
    """A fairy token: what it stands for, between two wings."""
    wings = "M-10-2Q-24-22-30-10Q-34 2-12 6ZM10-2Q24-22 30-10Q34 2 12 6Z"
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 48:.3g})">'
        + _shape(wings, "#bfe9ff", 2)
        + circle(0, 0, 21, "#efe4ff", stroke="#a13bb5", stroke_width=3.4)
        + "</g>"
        + icon(name, x, y, size * 0.62)
    )
