"""The subject of a question, as a picture of its own: the hall, the village, the Sphinx's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.thunderstone.pictures import halls, style, villages
from games.thunderstone.pictures.cards import Face, draw_entry, entry_heights, spots
from games.thunderstone.pictures.words import Locale, described, stack_words
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.view import ThunderstoneView
from pictures.kit import TALL_WIDTH, WIDTH, framed
from pictures.paper import Look
from pictures.svg import group

EDGE, GAP = 8, 8
HALL, TALL_HALL = 330.0, 720.0
MOST = {1: 1700, 2: 1000}
"""The maximum height by the number of columns."""


def hall(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, tall: bool) -> str:
    """The three ranks with the whole texts of their cards."""
    width, height = (TALL_WIDTH, TALL_HALL) if tall else (WIDTH, HALL)
    drawn = halls.draw(view, locale, width, height, marks, columns=1 if tall else 3, full=True)
    return framed(height + 12, group(drawn, at=(0, 6)), ground=style.MOOD.ground, width=width)


class Offer(NamedTuple):
    """A card that is offered: how it is drawn, where it can be tapped, what that says, its cost, how many are left."""

    face: Face
    look: Look
    about: str
    cost: int | None = None
    end: str = ""


def village(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, tall: bool) -> str:
    """The stacks that can be bought, with what their cards are worth."""
    offers = []
    for stack in (stack for stacks in villages.columns(view.stacks) for stack in stacks):
        if stack.top is None or (marks and f"stack-{stack.stack}" not in marks):
            continue
        about = described(locale, stack.top, stack_words(locale, stack, brief=False))
        left = locale.say("label-times", number=stack.left[stack.top])
        face = Face(stack.top, marks=(f"stack-{stack.stack}",))
        offers.append(Offer(face, villages.look_of(stack, marks), about, CARDS[stack.top].cost, left))
    return _offered(locale, offers, tall=tall)


def six(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, tall: bool) -> str:
    """The cards that the Sphinx shows."""
    offers = []
    for place, name in enumerate(view.turn.six, 1):
        look: Look = "lit" if f"six-{place}" in marks else "paper"
        face = Face(name, marks=(f"six-{place}",))
        offers.append(Offer(face, look, described(locale, name, locale.card(name))))
    return _offered(locale, offers, tall=tall)


def _offered(locale: Locale, offers: Sequence[Offer], *, tall: bool) -> str:
    """Cards in one column or two, which say as much as there is room for."""
    width, columns = (TALL_WIDTH, 1) if tall else (WIDTH, 2)
    wide = (width - 2 * EDGE - GAP * (columns - 1)) / columns
    rows = [offers[first : first + columns] for first in range(0, len(offers), columns)]
    faces, room = [[offer.face for offer in row] for row in rows], MOST[columns] - 2 * EDGE - GAP * len(rows)
    heights = entry_heights(locale, faces, wide, room, cost=any(offer.end for offer in offers))
    y, parts = float(EDGE), []
    for row, high in zip(rows, heights, strict=True):
        for column, offer in enumerate(row):
            drawn = draw_entry(locale, offer.face, wide, high, offer.look, cost=offer.cost, end=offer.end)
            touched = spots(offer.face.marks, offer.about, wide, high)
            parts.append(group(drawn, touched, at=(EDGE + column * (wide + GAP), y)))
        y += high + GAP
    return framed(max(y, width / 3), *parts, ground=style.MOOD.ground, width=width)
