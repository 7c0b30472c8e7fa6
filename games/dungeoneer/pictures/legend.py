"""The signs of the game, each with what it means: scores and their marks, exits, obstacles, and whose place it is."""

from __future__ import annotations

from collections.abc import Callable

from games.dungeoneer.pictures import spaces, style
from games.dungeoneer.pictures.words import MARKS, Locale
from games.dungeoneer.pictures.wrapping import wrapped
from games.dungeoneer.rules.view import ExitView
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, WIDTH, alternative
from pictures.svg import Picture, document, group, rect, text
from pictures.tokens import CHALK

HEAD, EDGE, GAP, LINE = 56, 14, 14, 34
SIGN = 132
"""The width of the column of the signs."""
_MIDDLE = EDGE + SIGN / 2
_TARGET = 6
"""The example target number on a plate, and the example seat of a flag."""
_SEAT = 0


def _scores(y: float) -> str:
    return "".join(
        style.attribute(name, _MIDDLE + at, y, 36) for name, at in (("melee", -42), ("magic", 0), ("speed", 42))
    )


def _mark(name: str) -> Callable[[float], str]:
    return lambda y: text(_MIDDLE, y, MARKS[name], 44, CHALK, "middle")


def _plate(kind: str) -> Callable[[float], str]:
    exit = ExitView(kind=kind, attr="speed", target=_TARGET, opened=False)
    return lambda y: spaces.plate(exit, _MIDDLE, y)


def _edge(kind: str) -> Callable[[float], str]:
    return lambda y: group(spaces.edge(kind, SIGN), at=(EDGE, y - 7))


def _pit(y: float) -> str:
    """The hole in a floor: it is dark and would not show on the dark ground."""
    return rect(_MIDDLE - 24, y - 18, 48, 36, spaces.STONE, 4) + style.pit(_MIDDLE, y)


SIGNS: dict[str, Callable[[float], str]] = {
    "scores": _scores,
    "attack": _mark("attack"),
    "counter": _mark("counter"),
    "life": lambda y: style.heart(_MIDDLE, y, 40),
    "movement": lambda y: style.movement(_MIDDLE, y, 40),
    "glory": lambda y: style.glory(2, _MIDDLE, y),
    "peril": lambda y: style.peril(2, _MIDDLE, y),
    "open": _edge("open"),
    "locked": _plate("locked"),
    "trapped": _plate("trapped"),
    "wall": _edge("wall"),
    "flag": lambda y: style.flag(_SEAT, _MIDDLE, y),
    "star": lambda y: style.seal(_MIDDLE, y, 38),
    "pit": _pit,
    "spikes": lambda y: style.spikes(_MIDDLE, y),
    "hazard": lambda y: style.hazard(_MIDDLE, y),
    "sewer": lambda y: style.sewer(_MIDDLE, y),
    "portal": lambda y: style.portal(_MIDDLE, y, linked=True),
}
"""Each sign by name, drawn around the middle of its row; the text `sign-<name>` says what it means."""


def draw(locale: Locale) -> Picture:
    """All signs in one column, with their meanings next to them."""
    title = locale.say("picture-signs")
    said = {name: locale.say(f"sign-{name}") for name in SIGNS}
    left, top = EDGE + SIGN + GAP, float(HEAD)
    room = WIDTH - left - EDGE
    parts = [text(EDGE, HEAD / 2, title, 34, CHALK, "start", WIDTH - 2 * EDGE, TITLE)]
    for name, sign in SIGNS.items():
        lines = wrapped(said[name], room)
        high = max(LINE * len(lines), 44) + GAP
        parts.append(sign(top + high / 2))
        first = top + high / 2 - LINE * (len(lines) - 1) / 2
        parts += [
            text(left, first + LINE * place, words, SMALLEST, CHALK, "start", room) for place, words in enumerate(lines)
        ]
        top += high
    svg = document(WIDTH, top, rect(0, 0, WIDTH, top, style.NIGHT), *parts, pixels=PIXELS)
    means = list(said.values())
    return Picture(svg, alternative(title, means), "\n".join([f"## {title}", *(f"- {each}" for each in means)]))
