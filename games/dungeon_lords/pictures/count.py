"""The final count on the board: the lords by place with their points by category, and who holds which title."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.pictures import dungeon, style
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import Locale, title_line
from games.dungeon_lords.rules.scoring import TITLES
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.kit import SMALLEST, player_name
from pictures.svg import spot, spread, text, width_of
from pictures.tokens import CHALK, MIST
from pictures.typefaces import TITLE
from rules.messages import Seat, SeatRef
from rules.results import Place, Result

SIGNS = {
    "rooms": "house",
    "monsters": "monster",
    "prisoners": "prison",
    "conquered": "flower",
    "notices": "notice",
    "room_bonus": "star",
    "titles": "scroll",
    "hall_of_fame": "crown",
}
"""The sign of each category of points."""
ROW, GAP, TITLE_ROW = 60.0, 6.0, 44.0
TOTAL = 90
"""The width of a lord's total."""
SIGN = 28.0
"""The size of the sign of a title's holder."""
COLUMNS = 3
"""Titles side by side."""


def draw(view: DungeonLordsView, locale: Locale, result: Result, width: float, height: float) -> str:
    """The winner before the hill, everybody by place, and the titles with the signs of their holders."""
    titles_at = height - -(-len(TITLES) // COLUMNS) * TITLE_ROW
    places_height = view.seats * (ROW + GAP)
    top = titles_at - places_height
    parts = [_winners(view, result, width, top - GAP)]
    widths = [max(_width(place, category) for place in result.places) for category in SIGNS]
    places = sorted(result.places, key=lambda placed: (placed.place, placed.seat))
    rows = (_lord_row(view, locale, place, width, widths, wins=place.seat in result.winners) for place in places)
    parts.append(spread(rows, 0, ROW + GAP, 1, at=(0, top)))
    x = width - TOTAL - sum(widths)
    for category, column in zip(SIGNS, widths, strict=True):
        parts.append(spot(f"score-{category}", locale.say(f"score-{category}"), x, top, column, places_height))
        x += column
    titles, title_width = [], width / COLUMNS
    for title in TITLES:
        held = result.facts.get(f"title-{title}", [])
        holders = [name.seat for name in held if isinstance(name, SeatRef)] if isinstance(held, list) else []
        titles.append(_title(view, locale, title, holders, title_width))
    return "".join(parts) + spread(titles, title_width, TITLE_ROW, COLUMNS, at=(0, titles_at))


def _winners(view: DungeonLordsView, result: Result, width: float, height: float) -> str:
    """The winners before the hill, each below a crown."""
    ground, size = height - 16, min(120.0, height - 48)
    winners = [seat for seat in range(view.seats) if seat in result.winners]
    parts = [dungeon.hill(width, height, ground)]
    for number, seat in enumerate(winners):
        x = width / 2 + (number - (len(winners) - 1) / 2) * (size * 1.3)
        parts.append(style.minion(view.lords[seat].colour, x, ground - size * 0.4, size))
        parts.append(style.icon("crown", x, ground - size * 1.02, size * 0.42))
    return "".join(parts)


def _title(view: DungeonLordsView, locale: Locale, title: str, holders: Sequence[Seat], width: float) -> str:
    """A title with the signs of its holders."""
    name, room = locale.say(f"title-{title}"), width - 42 - SIGN * max(0, len(holders) - 1)
    left = min(room, width_of(name, SMALLEST, TITLE)) + 24
    step = min(34.0, (width - left - 18) / max(1, len(holders) - 1))
    drawn = text(6, TITLE_ROW / 2, name, SMALLEST, MOOD.accent, "start", room, TITLE)
    for number, seat in enumerate(holders):
        drawn += style.sign(view.lords[seat].colour, left + number * step, TITLE_ROW / 2, SIGN)
    return drawn + spot(f"title-{title}", title_line(locale, title, holders), 0, 0, width - 2, TITLE_ROW - 2)


def _points(points: int) -> str:
    return str(points).replace("-", "−")


def _width(place: Place, category: str) -> float:
    """The width of the sign of a category with a lord's points."""
    return 38 + width_of(_points(place.scores.get(category, 0)), SMALLEST, TITLE)


def _lord_row(
    view: DungeonLordsView, locale: Locale, place: Place, width: float, widths: Sequence[float], *, wins: bool
) -> str:
    """A lord: sign, name, points by category in columns of these widths, and all of them."""
    middle, x = ROW / 2, width - TOTAL - sum(widths)
    parts = [
        style.plate(width, ROW, MOOD.plate if wins else MOOD.rock, mine=wins),
        style.sign(view.lords[place.seat].colour, 28, middle, 34),
        player_name(52, middle + 1, locale.player(place.seat), x - 60),
        text(width - 14, middle + 1, _points(place.total), 40, MOOD.accent, "end", 76, TITLE),
    ]
    for (category, sign), column in zip(SIGNS.items(), widths, strict=True):
        points = place.scores.get(category, 0)
        ink = MIST if not points else MOOD.second if points < 0 else CHALK
        parts.append(style.icon(sign, x + 12, middle, 25))
        parts.append(text(x + 28, middle + 1, _points(points), SMALLEST, ink, face=TITLE))
        x += column
    return "".join(parts)
