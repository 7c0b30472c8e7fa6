"""The course of the scores as a picture: one line for each seat, distinguished by shape, number and colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from locales.sanitizing import sanitize
from locales.texts import Texts
from pictures import kit
from pictures.kit import numbered_sign
from pictures.seats import SEAT_COLOURS
from pictures.svg import Picture, circle, document, drawable, line, rect, text
from pictures.tokens import CHALK, EDGE, MIST, NIGHT, PANEL
from pictures.typefaces import TITLE
from rules.messages import Args

WIDTH, HEIGHT = kit.WIDTH, kit.HEIGHT
LEFT, RIGHT, TOP, BOTTOM = 92, 546, 92, 500
"""The plot within the picture; the names are to the right of it."""
SIZE = kit.SMALLEST
"""The smallest text."""
ROW = 74
"""The distance between two names at the right."""

DASHES = (None, "16 8", "3 9", "22 7 4 7", "9 6", "2 6")
"""The dashes of each seat's line."""
MOST_LINES = 6
"""The most steps from the lowest line of the axis to the highest value."""
STOPS = 5
"""The number of moments that the words name, from the first to the last."""


@dataclass(frozen=True, slots=True)
class ScoreCurves:
    """The points of the seats in the course of a game."""

    at: Sequence[int]
    """The entries of the log at which points are known, including the first and the last."""
    points: Sequence[Sequence[int]]
    """The points by seat at each of them."""

    @property
    def seats(self) -> int:
        """The number of lines."""
        return len(self.points[0])

    def moments(self) -> list[int]:
        """A few moments spread over the course, for the words."""
        last = len(self.at) - 1
        return sorted({round(last * step / (STOPS - 1)) for step in range(STOPS)})


def chart(course: ScoreCurves, language: str, texts: Texts, names: Sequence[str]) -> Picture:
    """The course as a picture with its words; `names` by seat."""
    title = texts.say(language, None, "chart-title")
    shown = [drawable(name, str(seat + 1)) for seat, name in enumerate(names)]
    parts = [
        rect(0, 0, WIDTH, HEIGHT, NIGHT),
        rect(LEFT - 74, TOP - 22, RIGHT - LEFT + 108, HEIGHT - TOP - 2, PANEL, 14),
        text(LEFT - 66, 44, title, 40, CHALK, room=WIDTH - 2 * LEFT, face=TITLE),
        *_grid(course, texts.say(language, None, "chart-choices")),
    ]
    # The leader's line is on top.
    order = sorted(range(course.seats), key=lambda seat: course.points[-1][seat])
    parts += [_line(course, seat) for seat in order]
    parts += [numbered_sign(seat, *place) for seat in order for place in _places(course, seat)]
    parts += _names(course, shown)
    lines = []
    for seat, name in enumerate(names):
        args: Args = {
            "seat": seat + 1,
            "player": sanitize(name, markdown=True),
            "points": " → ".join(str(course.points[moment][seat]) for moment in course.moments()),
        }
        lines.append(texts.say(language, None, "chart-alt-line", **args))
    about = texts.say(language, None, "chart-alt", seats=len(names), first=course.at[0], last=course.at[-1])
    return kit.with_words(
        document(WIDTH, HEIGHT, *parts, pixels=kit.PIXELS),
        about,
        lines,
        [f"**{title}**", *(f"- {line}" for line in lines)],
    )


def _bounds(course: ScoreCurves) -> tuple[int, int, int]:
    """The least and greatest value of the axis, and the step between two of its lines."""
    values = [value for points in course.points for value in points]
    low, high = min(0, *values), max(1, *values)
    steps = (base * 10**power for power in range(9) for base in (1, 2, 5))
    step = next(size for size in steps if (high - low) / size <= MOST_LINES)
    return low // step * step, ceil(high / step) * step, step


def _x(course: ScoreCurves, entry: float) -> float:
    first, last = course.at[0], course.at[-1]
    return LEFT + (RIGHT - LEFT) * (entry - first) / max(1, last - first)


def _height(course: ScoreCurves, value: int) -> float:
    low, high, _ = _bounds(course)
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)


def _y(course: ScoreCurves, seat: int, value: int) -> float:
    offset = (seat - (course.seats - 1) / 2) * 7  # so that equal scores do not hide each other
    return _height(course, value) + offset


def _grid(course: ScoreCurves, label: str) -> list[str]:
    low, high, step = _bounds(course)
    parts = []
    for value in range(low, high + 1, step):
        y = _height(course, value)
        parts.append(line(f"M{LEFT} {y:g}H{RIGHT}", MIST if value == 0 else EDGE, 3 if value == 0 else 2))
        parts.append(text(LEFT - 14, y, str(value), SIZE, MIST, "end"))
    foot = BOTTOM + 44
    parts.append(text(LEFT, foot, str(course.at[0]), SIZE, MIST))
    parts.append(text((LEFT + RIGHT) / 2, foot, label, SIZE, MIST, "middle", RIGHT - LEFT - 160))
    parts.append(text(RIGHT, foot, str(course.at[-1]), SIZE, MIST, "end"))
    return parts


def _line(course: ScoreCurves, seat: int) -> str:
    """A seat's line in steps: points change with a choice and stay until the next change."""
    steps = f"M{_x(course, course.at[0]):.1f} {_y(course, seat, course.points[0][seat]):.1f}"
    before = course.points[0][seat]
    for entry, points in zip(course.at, course.points, strict=True):
        if points[seat] != before or entry == course.at[-1]:
            steps += f"H{_x(course, entry):.1f}V{_y(course, seat, points[seat]):.1f}"
            before = points[seat]
    return line(steps, SEAT_COLOURS[seat], 6, stroke_dasharray=DASHES[seat])


def _places(course: ScoreCurves, seat: int) -> list[tuple[float, float]]:
    """Where the seat's token is on its line: at two moments, different for each seat, so that none is hidden."""
    span = course.at[-1] - course.at[0]
    places = []
    for half in (0.0, 0.5):
        entry = course.at[0] + span * (half + 0.5 * (seat + 1) / (course.seats + 1))
        points = [points for moment, points in zip(course.at, course.points, strict=True) if moment <= entry][-1]
        places.append((_x(course, entry), _y(course, seat, points[seat])))
    return places


def _names(course: ScoreCurves, names: Sequence[str]) -> list[str]:
    """The names with their points at the end, as close to their lines as their height allows."""
    last = course.points[-1]
    order = sorted(range(course.seats), key=lambda seat: (-last[seat], seat))
    heights: list[float] = []
    for seat in order:
        heights.append(max(_y(course, seat, last[seat]), heights[-1] + ROW if heights else TOP))
    overflow = max(0.0, heights[-1] - (HEIGHT - 48))
    parts = []
    for index, seat in enumerate(order):
        y = max(heights[index] - overflow, TOP + index * ROW)
        end = _y(course, seat, last[seat])
        parts.append(line(f"M{RIGHT + 4} {end:g}L{RIGHT + 40} {y:g}", SEAT_COLOURS[seat], 3))
        parts.append(circle(RIGHT, end, 6, SEAT_COLOURS[seat]))
        parts.append(numbered_sign(seat, RIGHT + 66, y))
        parts.append(text(RIGHT + 100, y, names[seat], 32, CHALK, room=WIDTH - RIGHT - 190))
        parts.append(text(WIDTH - 24, y, str(last[seat]), 36, SEAT_COLOURS[seat], "end"))
    return parts
