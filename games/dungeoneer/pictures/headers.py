"""The header of Dungeoneer: a hero in the dungeon that grows, and the card that nobody has turned yet."""

from __future__ import annotations

from games.dungeoneer.pictures.style import MOOD
from pictures.game_locale import GameLocale
from pictures.headers import HEIGHT, headed
from pictures.kit import WIDTH
from pictures.seats import SEAT_COLOURS
from pictures.svg import Picture, circle, group, line, path, rect, text
from pictures.tokens import INK
from pictures.typefaces import TITLE

ROOM = 104
"""From one room to the next."""


def header(locale: GameLocale) -> Picture:
    """The name of the game in its scene."""
    cracks = "".join(f"M{30 + 107 * index % 880} {20 + 61 * index % 130}l14 8l-6 12l11 6" for index in range(18))
    rooms = ((0, 0), (1, 0), (2, 0), (3, 0), (1, -1), (2, 1))
    passages = "M594 84H880M658 60V0M762 108V168"
    scene = rect(0, 0, WIDTH, HEIGHT, MOOD.rock) + line(cracks, MOOD.plate, 4)
    scene += "".join(circle(658, 84, radius, f"{MOOD.second}14") for radius in (130, 100, 70))
    parts = [line(passages, "#9c937e", 18)]
    for across, down in rooms:
        x, y = 506 + ROOM * across, 36 + ROOM * down
        floor = MOOD.second if (across, down) == (1, 0) else MOOD.edge if across == 3 else "#8d8674"
        parts.append(rect(x, y, 96, 96, MOOD.ground, 8) + rect(x + 9, y + 9, 78, 78, floor, 5))
    parts.append(line("M594 84H618M698 84H722M802 84H826M658 36V24M762 132V144", "#b5aa92", 16))
    pawn = "M0-20A9 9 0 0 1 6-4.5Q8 4 14 12Q17 20 13 20H-13Q-17 20-14 12Q-8 4-6-4.5A9 9 0 0 1 0-20Z"
    hero = path(pawn, SEAT_COLOURS[0], stroke=INK, stroke_width=2.5)
    parts.append(group(hero, at=(658, 84), scale=1.6) + text(866, 84, "?", 60, MOOD.second, "middle", face=TITLE))
    return headed(locale, scene + "".join(parts), "#d5f2ea")
