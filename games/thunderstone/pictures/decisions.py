"""The subject of a question, as a picture of its own: the hall, the village, the Sphinx's cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.thunderstone.pictures import halls, style, villages
from games.thunderstone.pictures.cards import EDGE, Face, ListedCard, entries
from games.thunderstone.pictures.words import Locale, described, hall_lines, stack_words
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.view import ThunderstoneView
from pictures.cards import Look
from pictures.kit import WIDTH, framed, pictured, with_words
from pictures.svg import Picture, group

HALL, MOST = 330.0, 1000.0
"""The least height of the hall, and the maximum of a list."""


def hall(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> Picture:
    """The three ranks with the whole texts of their cards."""
    height = max(HALL, halls.full_height(view, locale))
    drawn = halls.draw(view, locale, height, marks, full=True)
    lines = hall_lines(view, locale.in_markdown(), marks)
    svg = framed(height + 12, group(drawn, at=(0, 6)), ground=style.MOOD.ground)
    return with_words(svg, locale.say("words-hall"), lines, lines)


def village(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> Picture:
    """The stacks that can be bought, with what their cards are worth."""
    offers = []
    for stack in (stack for stacks in villages.columns(view.stacks) for stack in stacks):
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
        offers.append(ListedCard(face, look, described(locale, name, locale.card(name))))
    return _two_columns(locale, "words-six_cards", offers)


def _two_columns(locale: Locale, title: str, offers: Sequence[ListedCard]) -> Picture:
    """Cards in two columns, which say as much as there is room for, and in full in words and where they are tapped."""
    parts, y = entries(locale, offers, EDGE, MOST - 2 * EDGE)
    svg = framed(max(y, WIDTH / 3), *parts, ground=style.MOOD.ground)
    return pictured(svg, locale.say(title), [offer.about for offer in offers])
