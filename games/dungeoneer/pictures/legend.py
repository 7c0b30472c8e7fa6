"""The signs of the game, each with what it means: scores and their marks, exits, obstacles, and whose place it is."""

from __future__ import annotations

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.words import MARKS, Locale
from games.dungeoneer.rules.components import ATTRIBUTES
from pictures.badges import badge, sign
from pictures.kit import PIXELS, SMALLEST, WIDTH, alternative
from pictures.paragraphs import broken, paragraph
from pictures.svg import Picture, document, group, rect, text
from pictures.tokens import CHALK
from pictures.typefaces import TITLE

HEAD, EDGE, GAP, LINE = 56, 14, 12, 33
SIGN = 132
"""The width of the column of the signs."""


def _door(kind: str) -> str:
    return style.door(kind, "speed", 6, 0, 0)


def _wall(*, opened: bool) -> str:
    """The edge of a tile, with a door or without."""
    gap = rect(-26, -9, 52, 18, style.FLOORS["dungeon"]) if opened else ""
    return rect(-60, -9, 120, 18, style.WALL, 4, stroke=style.MOOD.edge, stroke_width=2) + gap


def _obstacle(kind: str) -> str:
    drawn, width = style.obstacle(kind)
    return group(drawn, at=(-width / 2, 0))


SIGNS = {
    "scores": "".join(style.attribute(name, at, 0, 36) for name, at in zip(ATTRIBUTES, (-42, 0, 42), strict=True)),
    **{mark: text(0, 0, MARKS[mark], 44, CHALK, "middle") for mark in ("attack", "counter")},
    "life": sign("health", 0, 0, 40),
    "movement": sign("steps", 0, 0, 40),
    "glory": badge("glory", 2, 0, 0),
    "peril": badge("peril", 2, 0, 0),
    "open": _wall(opened=True),
    "locked": _door("locked"),
    "trapped": _door("trapped"),
    "wall": _wall(opened=False),
    "flag": style.flag(0, 0, 0),
    "star": sign("quest", 0, 0, 40),
    **{kind: _obstacle(kind) for kind in ("pit", "spikes", "hazard", "sewer", "portal")},
}
"""Each sign by name around the origin; the text `sign-<name>` says what it means."""


def draw(locale: Locale) -> Picture:
    """All signs in one column, with their meanings next to them."""
    title = locale.say("picture-signs")
    left = EDGE + SIGN + GAP
    top = float(HEAD)
    meanings = {name: locale.say(f"sign-{name}") for name in SIGNS}
    room = WIDTH - left - EDGE
    parts = [text(EDGE, HEAD / 2, title, 34, CHALK, "start", WIDTH - 2 * EDGE, TITLE)]
    for name, words in meanings.items():
        lines = len(broken(words, SMALLEST, room, 4))
        height = max(LINE * lines, 44) + GAP
        parts.append(group(SIGNS[name], at=(EDGE + SIGN / 2, top + height / 2)))
        parts.append(paragraph(left, top + (height - LINE * (lines - 1)) / 2, words, SMALLEST, CHALK, room, 4, LINE))
        top += height
    svg = document(WIDTH, top, rect(0, 0, WIDTH, top, style.MOOD.ground), *parts, pixels=PIXELS)
    means = list(meanings.values())
    return Picture(svg, alternative(title, means), "\n".join([f"## {title}", *(f"- {line}" for line in means)]))
