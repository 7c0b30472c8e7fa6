"""What a question is about, as a picture of its own: the hall, the village, the Sphinx's cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.thunderstone.pictures import halls, style, villages
from games.thunderstone.pictures.cards import Face, draw_entry, entry_height, spots
from games.thunderstone.pictures.words import Locale, described
from games.thunderstone.rules.view import ThunderstoneView
from pictures.kit import PIXELS, TALL_WIDTH, WIDTH, framed
from pictures.states import choosable
from pictures.svg import document, group

EDGE, GAP = 8, 8


def hall(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, tall: bool) -> str:
    """The three ranks, the deck, how the game ends, and what darkness costs."""
    width = TALL_WIDTH if tall else WIDTH
    top = halls.height(tall=tall)
    foot, below = halls.foot(view, locale, width)
    drawn = halls.draw(view, locale, width, marks, tall=tall)
    return framed(top + below, drawn, group(foot, at=(0, top)), ground=style.MOOD.ground, width=width)


def village(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, tall: bool) -> str:
    """The stacks with what their cards are worth; those that can be bought are lit."""
    width = TALL_WIDTH if tall else WIDTH
    drawn, height = villages.shop(view, locale, width, marks, tall=tall)
    return document(width, height, drawn, pixels=PIXELS)


def six(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, tall: bool) -> str:
    """The cards that the Sphinx shows, in one column or two."""
    width, columns = (TALL_WIDTH, 1) if tall else (WIDTH, 2)
    wide = (width - 2 * EDGE - GAP * (columns - 1)) / columns
    faces = [Face(card, marks=(f"six-{number}",)) for number, card in enumerate(view.turn.six, 1)]
    high = max((entry_height(locale, face, wide) for face in faces), default=0)
    parts = []
    for place, face in enumerate(faces):
        frame = choosable(0, 0, wide, high, 10, 1.3) if f"six-{place + 1}" in marks else ""
        at = (EDGE + place % columns * (wide + GAP), EDGE + place // columns * (high + GAP))
        touched = spots(face.marks, described(locale, face.card, locale.card(face.card)), wide, high)
        parts.append(group(draw_entry(locale, face, wide, high), frame, touched, at=at))
    height = max(2 * EDGE + -(-len(faces) // columns) * (high + GAP), width / 3)
    return framed(height, *parts, ground=style.MOOD.ground, width=width)
