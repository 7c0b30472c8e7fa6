"""The subject of a question, as a picture of its own: the hall, the village, the Sphinx's cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from games.thunderstone.pictures import halls, style, villages
from games.thunderstone.pictures.cards import EDGE, Face, ListedCard, entries
from games.thunderstone.pictures.words import Locale, described, hall_lines, stack_words
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.view import ThunderstoneView
from pictures.cards import Look
from pictures.kit import WIDTH, framed, pictured, with_words
from pictures.svg import Picture, group

LEAST_HALL, MOST_LIST = 330.0, 1000.0
"""The least height of the hall, and the greatest of a list."""
LEAST_LIST = WIDTH / 3
MARGIN = 6
"""The ground above and below the hall."""


def hall(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> Picture:
    """The three ranks with the whole texts of their cards."""
    height = max(LEAST_HALL, halls.full_height(view, locale))
    drawn = halls.draw(view, locale, height, marks, full=True)
    lines = hall_lines(view, locale.in_markdown(), marks)
    svg = framed(height + 2 * MARGIN, group(drawn, at=(0, MARGIN)), ground=style.MOOD.ground)
    return with_words(svg, locale.say("words-hall"), lines, lines)


def village(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> Picture:
    """The stacks that can be bought, with what their cards are worth."""
    offers = []
    for stack in chain.from_iterable(villages.columns(view.stacks)):
        if stack.top is None or (marks and f"stack-{stack.stack}" not in marks):
            continue
        about = described(locale, stack.top, stack_words(locale, stack, brief=False))
        left = locale.say("label-times", number=stack.left[stack.top])
        face = Face(stack.top, marks=(f"stack-{stack.stack}",))
        offers.append(ListedCard(face, villages.look_of(stack, marks), about, CARDS[stack.top].cost, left))
    return _two_columns(locale, "words-shop", offers)


def six(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> Picture:
    """The cards that the Sphinx shows."""
    offers = []
    for place, name in enumerate(view.turn.six, 1):
        look: Look = "lit" if f"six-{place}" in marks else "paper"
        face = Face(name, marks=(f"six-{place}",))
        offers.append(ListedCard(face, look, face.about(locale)))
    return _two_columns(locale, "words-six_cards", offers)


def _two_columns(locale: Locale, title: str, offers: Sequence[ListedCard]) -> Picture:
    """Cards in two columns, which say as much as there is room for, and in full in words and where they are tapped."""
    parts, end = entries(locale, offers, top=EDGE, room=MOST_LIST - 2 * EDGE)
    svg = framed(max(end, LEAST_LIST), *parts, ground=style.MOOD.ground)
    return pictured(svg, locale.say(title), [offer.about for offer in offers])
