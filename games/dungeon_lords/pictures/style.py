"""The look of Dungeon Lords: colours, and the small things that every picture of the game shares.

Nothing is shown by colour alone: each lord has a shape, each supply and icon a drawing of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.dungeon_lords.rules.components import COLOURS
from pictures.kit import SMALLEST
from pictures.seats import SEAT_COLOURS, seat_sign
from pictures.states import edge_of
from pictures.svg import circle, group, line, path, rect, text, width_of
from pictures.tokens import CHALK, COIN, GOOD, INK, MIST, Mood
from pictures.typefaces import TITLE

MOOD = Mood("#170f1e", "#271a33", "#3b294b", "#5d4473", "#a6e04e", "#ff7a6b")
"""A ministry under the hill."""
EARTH, DARK_EARTH = "#876a4d", "#5a4433"
PARCHMENT = "#edd3a4"


def sign(colour: str, x: float, y: float, size: float = 36, *, outsider: bool = False) -> str:
    """The sign of a colour around (x, y), hollow for a non-player colour."""
    return seat_sign(COLOURS.index(colour), x, y, size, empty=outsider)


@cache
def minion(colour: str, x: float, y: float, size: float = 56, *, outsider: bool = False) -> str:
    """A minion around (x, y): a hunched little servant who holds the sign of his colour."""
    body = "M-24 30Q-26 2-10-4Q-22-12-16-24Q0-36 16-24Q22-12 10-4Q26 2 24 30Z"
    fill = MOOD.rock if outsider else "#c9b8d8"
    edge = SEAT_COLOURS[COLOURS.index(colour)] if outsider else INK
    drawn = path(body, fill, stroke=edge, stroke_width=3)
    drawn += circle(-7, -20, 3.5, edge) + circle(7, -20, 3.5, edge)
    return group(drawn, at=(x, y), scale=size / 64) + sign(colour, x, y + size * 0.18, size * 0.52, outsider=outsider)


_EDGE: dict[str, object] = {"stroke": INK, "stroke_width": 4, "stroke_linejoin": "round"}

_ICONS: dict[str, str] = {
    "gold": circle(50, 50, 40, COIN, **_EDGE)
    + circle(50, 50, 27, "none", stroke="#a8741a", stroke_width=5)
    + line("M50 34V66M40 42H58M42 58H60", "#a8741a", 7),
    "food": path("M52 12Q92 10 88 48Q84 76 50 70Q20 62 26 38Q30 16 52 12Z", "#b98a5e", **_EDGE)
    + line("M36 66L20 84", "#f4efe2", 13)
    + circle(14, 82, 9, "#f4efe2")
    + circle(22, 90, 9, "#f4efe2")
    + line("M56 26Q74 26 74 44", "#b98a5e", 7),
    "imp": path("M22 40L10 10L40 24Q50 20 60 24L90 10L78 40Q88 66 68 82Q50 96 32 82Q12 66 22 40Z", "#e0584e", **_EDGE)
    + circle(38, 50, 7, "#ffe38a")
    + circle(62, 50, 7, "#ffe38a")
    + line("M36 68Q50 80 64 68", INK, 6),
    "trap": rect(20, 8, 60, 84, "#8d6bb0", 10, **_EDGE)
    + line("M32 62Q50 40 68 62M38 60L42 46M50 54V38M62 60L58 46", CHALK, 6),
    "troll": path("M20 44Q18 10 50 10Q82 10 80 44Q90 84 50 90Q10 84 20 44Z", EARTH, **_EDGE)
    + circle(38, 44, 6, "#ffe38a")
    + circle(62, 44, 6, "#ffe38a")
    + path("M34 66L38 52L44 66ZM56 66L62 52L66 66Z", CHALK)
    + line("M34 68H66", INK, 6),
    "evil": circle(50, 54, 36, "#a65bd0", **_EDGE)
    + path("M20 34L8 4L40 20ZM80 34L92 4L60 20Z", "#a65bd0", **_EDGE)
    + line("M32 44L44 50M68 44L56 50", INK, 6)
    + line("M30 66Q50 86 70 66", INK, 6),
    "good": circle(50, 52, 38, "#ffe38a", **_EDGE)
    + circle(38, 44, 5, INK)
    + circle(62, 44, 5, INK)
    + line("M32 62Q50 80 68 62", INK, 6)
    + line("M28 12Q50 0 72 12", "#f4efe2", 7),
    "spy": path("M6 50Q50 8 94 50Q50 92 6 50Z", CHALK, **_EDGE)
    + circle(50, 50, 19, "#5b70d0")
    + circle(50, 50, 9, INK),
    "tunnel": path("M8 92V56Q8 14 50 14Q92 14 92 56V92Z", EARTH, **_EDGE)
    + path("M26 92V60Q26 34 50 34Q74 34 74 60V92Z", INK),
    "foreman": path("M22 48Q12 84 50 92Q88 84 78 48Z", "#e0584e", **_EDGE)
    + circle(38, 62, 6, "#ffe38a")
    + circle(62, 62, 6, "#ffe38a")
    + path("M16 46Q18 12 50 12Q82 12 84 46Z", COIN, **_EDGE)
    + line("M8 48H92", COIN, 10),
    "house": path("M6 52L50 12L94 52H82V90H18V52Z", "#b98a5e", **_EDGE) + rect(40, 58, 22, 32, INK, 3),
    "pick": line("M22 86L66 34", "#b98a5e", 12)
    + path("M30 22Q62 8 84 30Q96 46 90 74Q82 50 66 38Q50 26 30 22Z", "#c4ccd6", **_EDGE),
    "monster": path(
        "M18 42Q12 16 20 6Q34 12 38 22H62Q66 12 80 6Q88 16 82 42Q90 90 50 92Q10 90 18 42Z", "#8fb062", **_EDGE
    )
    + circle(36, 46, 9, CHALK)
    + circle(64, 46, 9, CHALK)
    + circle(37, 47, 4, INK)
    + circle(63, 47, 4, INK)
    + path("M28 66H72L66 78L58 68L50 80L42 68L34 78Z", CHALK),
    "prison": rect(12, 12, 76, 76, MOOD.edge, 8, **_EDGE) + line("M30 14V86M50 14V86M70 14V86", "#c4ccd6", 8),
    "notice": path("M16 10H84V90L70 80L56 90L44 80L30 90L16 80Z", PARCHMENT, **_EDGE)
    + line("M30 30H70M30 46H62", "#e0584e", 7)
    + line("M50 58V70M50 77V78", "#e0584e", 8),
    "key": circle(30, 34, 20, "none", stroke="#ffe38a", stroke_width=12)
    + line("M44 48L84 88M66 70L78 58M76 82L88 70", "#ffe38a", 12),
    "cross": path("M38 8H62V38H92V62H62V92H38V62H8V38H38Z", GOOD),
    "star": path("M50 4L62 38H98L69 59L80 94L50 72L20 94L31 59L2 38H38Z", "#b4d4ff"),
    "poison": path("M50 4Q86 44 86 64A36 34 0 0 1 14 64Q14 44 50 4Z", "#8fd05a", **_EDGE),
    "heart": path("M50 90C10 60 6 40 8 28C12 6 40 4 50 26C60 4 88 6 92 28C94 40 90 60 50 90Z", "#e0584e"),
    "token": circle(50, 50, 40, "#ffe38a", **_EDGE)
    + circle(37, 42, 5, INK)
    + circle(63, 42, 5, INK)
    + line("M30 58Q50 80 70 58", INK, 6),
    "scroll": path("M20 18H80V82H20Z", PARCHMENT, **_EDGE)
    + rect(10, 8, 80, 16, PARCHMENT, 8, **_EDGE)
    + rect(10, 78, 80, 16, PARCHMENT, 8, **_EDGE),
    "tent": path("M50 8L94 90H6Z", "#f4efe2", **_EDGE)
    + path("M50 40L66 90H34Z", "#8d6bb0")
    + line("M50 8V0L66 4", "#e0584e", 5),
    "helmet": path("M18 40Q20 8 50 8Q80 8 82 40V72Q66 92 50 92Q34 92 18 72Z", "#f4efe2", **_EDGE)
    + line("M26 44H74M50 44V82", INK, 9)
    + path("M8 44Q-4 18 20 10Q14 28 20 42ZM92 44Q104 18 80 10Q86 28 80 42Z", COIN, **_EDGE),
    "check": line("M14 54L40 80L88 22", GOOD, 16),
    "undone": line("M18 18L82 82M82 18L18 82", MOOD.second, 16),
    "crown": path("M8 82L4 22L30 48L50 10L70 48L96 22L92 82Z", COIN, **_EDGE),
    "flower": "".join(circle(x, y, 21, "#f4efe2", **_EDGE) for x, y in ((50, 24), (24, 50), (76, 50), (50, 76)))
    + circle(50, 50, 19, COIN, **_EDGE),
    "zzz": line("M18 22H48L18 52H48M54 52H82L54 84H82", MIST, 9),
}
"""Drawn in boxes of 100 by 100."""


@cache
def icon(name: str, x: float, y: float, size: float) -> str:
    """A small drawing around (x, y), `size` wide: supplies, icons of adventurers, faces of the evilometer."""
    return group(_ICONS[name], at=(x - size / 2, y - size / 2), scale=size / 100)


@cache
def plate(width: float, height: float, fill: str = MOOD.rock, *, mine: bool = False) -> str:
    """A plate at the origin on which things are shown; `mine`: of the reader, or of whose battle it is."""
    return rect(0, 0, width, height, fill, 10, **edge_of(mine=mine))


def amounts(entries: Iterable[tuple[str, str]], size: float = 30, gap: float = 10) -> tuple[str, float]:
    """Signs with their numbers side by side around height 0 from x 0, and the width of them all."""
    parts, x = [], 0.0
    for name, number in entries:
        ink = MOOD.second if name == "wound" else CHALK
        parts.append(icon("heart" if name == "wound" else name, x + size / 2, 0, size))
        parts.append(text(x + size + 3, 1, number, SMALLEST, ink, face=TITLE))
        x += size + (3 + width_of(number, SMALLEST, TITLE) if number else 0) + gap
    return "".join(parts), max(0.0, x - gap)
