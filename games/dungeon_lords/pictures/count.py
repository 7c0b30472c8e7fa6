"""The final count on the board: points by category for each lord, and who holds which title."""

from __future__ import annotations

from games.dungeon_lords.pictures import style
from games.dungeon_lords.pictures.style import ACCENT, PLATE, ROCK
from games.dungeon_lords.pictures.words import Locale, title_line
from games.dungeon_lords.rules.scoring import CATEGORIES, TITLES
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.svg import line, spot, text
from pictures.tokens import CHALK, MIST
from rules.messages import SeatRef
from rules.results import Result


def draw(view: DungeonLordsView, locale: Locale, result: Result, top: float, width: float, height: float) -> str:
    """Left the points, right the titles with the signs of their holders."""
    left_wide = 576.0
    parts = [
        style.plate(8, top, left_wide, height, ROCK, PLATE),
        style.plate(left_wide + 16, top, width - left_wide - 24, height, ROCK, PLATE),
    ]
    names_wide = 226.0
    each = (left_wide - names_wide - 20) / view.seats
    places = sorted(result.places, key=lambda place: place.seat)
    rows = [*CATEGORIES, ""]
    head = 96.0
    step = (height - head - 10) / len(rows)
    for seat in range(view.seats):
        x = 8 + names_wide + (seat + 0.5) * each
        parts.append(style.sign(view.lords[seat].colour, x, top + 30, 34))
        if seat in result.winners:
            parts.append(style.icon("crown", x + 40, top + 28, 36))
        parts.append(text(x, top + 70, locale.player(seat), SMALLEST, CHALK, "middle", each - 8))
    for index, category in enumerate(rows):
        y = top + head + (index + 0.5) * step
        size = SMALLEST if category else 40
        name = locale.title(f"score-{category}") if category else locale.say("picture-total")
        parts.append(
            line(f"M20 {y - step / 2:g}h{left_wide - 24:g}", PLATE if category else ACCENT, 2 if category else 4)
        )
        parts.append(
            text(26, y, name, max(SMALLEST, size - 8), CHALK if category else ACCENT, "start", names_wide - 24)
        )
        for place in places:
            points = place.scores.get(category, 0) if category else place.total
            ink = ACCENT if not category else MIST if not points else style.BLOOD if points < 0 else CHALK
            shown = str(points).replace("-", "−")
            parts.append(text(8 + names_wide + (place.seat + 0.5) * each, y, shown, size, ink, "middle", each - 8))
    title_left = left_wide + 16
    room = width - title_left - 8
    high = height / len(TITLES)
    for index, title in enumerate(TITLES):
        y = top + (index + 0.5) * high
        held = result.facts.get(f"title-{title}", [])
        holders = [name.seat for name in held if isinstance(name, SeatRef)] if isinstance(held, list) else []
        parts.append(
            text(title_left + 20, y - 18, locale.say(f"title-{title}"), SMALLEST, ACCENT, "start", room - 40, TITLE)
        )
        if len(holders) == 1:
            name = locale.player(holders[0])
            parts.append(text(title_left + 66, y + 20, name, SMALLEST, CHALK, "start", room - 90))
        parts += (
            style.sign(view.lords[seat].colour, title_left + 40 + number * 46, y + 20, 32)
            for number, seat in enumerate(holders)
        )
        about = title_line(locale, title, holders)
        parts.append(spot(f"title-{title}", about, title_left, y - high / 2, room, high))
        if index:
            parts.append(line(f"M{title_left + 14:g} {y - high / 2:g}h{room - 28:g}", PLATE, 2))
    return "".join(parts)
