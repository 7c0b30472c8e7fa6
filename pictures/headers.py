"""The header of a game: its name in large letters on a scene of its own, above a lobby and in the list of games."""

from __future__ import annotations

from pictures.game_locale import GameLocale
from pictures.kit import PIXELS, WIDTH
from pictures.svg import Picture, document, text, width_of
from pictures.typefaces import TITLE

HEIGHT = 168
"""The height of every header; its scene keeps the left half quiet for the name."""
SIZE, ROOM = 62, 416
"""The greatest size of the name, and its room: a long one is smaller."""


def headed(locale: GameLocale, scene: str, ink: str, shade: str = "#000000") -> Picture:
    """The name of a game over its scene, in this ink with a shade."""
    name = locale.say("game-name")
    size = min(SIZE, ROOM / (0.9 * width_of(name, 1, TITLE)))
    letters = ((39, HEIGHT / 2 + 4, shade), (36, HEIGHT / 2, ink))
    title = (text(x, y, name, size, fill, "start", ROOM, TITLE) for x, y, fill in letters)
    return Picture(document(WIDTH, HEIGHT, scene, *title, pixels=PIXELS), name, f"## {name}")
