"""The dungeon bar: floor die, damage die, floor clock, and the turn cards."""

from __future__ import annotations

from functools import cache

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.layouts import Layout
from games.dungeon_go.pictures.words import Locale, turn_line, unordered_deck
from games.dungeon_go.rules.marks import CLOCK, card_mark
from games.dungeon_go.rules.view import DungeonGoView
from pictures.kit import SMALLEST, die, numbered_sign
from pictures.states import ring
from pictures.svg import circle, group, line, rect, spot, text
from pictures.tokens import BAD, CHALK, GOOD, INK, MIST, PAPER

MIDDLE = 42
"""The height of the bar's middle line."""
CARD_WIDTH = 44
CARD_STEP = 50
MOST_LABEL = 98
"""The room for the name of a die."""
MOST_DECK = 124
"""The room for the name of the deck."""
DANGER_CLOCK = 5
"""From this rebuild on a floor the clock is red: each further one is dangerous (DG-20.4)."""

_DASHES = {"stroke_dasharray": "6 6"}


def draw(view: DungeonGoView, locale: Locale, plan: Layout) -> str:
    """The bar over the whole width, its cards in a second line if it is tall.

    When the game is over the verdict takes the place of the cards.
    """
    parts = [style.lantern(28, 42, 54)]
    x = 58.0
    dice = (("picture-floor", view.floor, PAPER), ("picture-damage", view.damage, "#ef6a5c"))
    for key, value, body in dice:
        label = locale.say(key)
        room = min(locale.width(label, SMALLEST), MOST_LABEL)
        parts.append(text(x, MIDDLE, label, SMALLEST, CHALK, "start", room))
        x += room + 6
        parts.append(die(value, x, MIDDLE - 25, 50, body))
        x += 60
    parts.append(_clock(x + 26, MIDDLE, view.floor_clock))
    parts.append(spot(CLOCK, locale.say("words-clock", clock=view.floor_clock), x - 4, MIDDLE - 34, 60, 64))
    x += 62
    second = plan.bar - 2 * MIDDLE
    left, down = (12.0, second) if second > MIDDLE else (x, 0.0)
    if view.result is not None:
        found = _verdict(locale, bool(view.result.winners), left, plan.width)
    elif view.phase == "setup":
        words = locale.say("picture-setup")
        found = text((left + plan.width) / 2, MIDDLE, words, SMALLEST, MIST, "middle", plan.width - left - 20)
    else:
        found = _turns(view, locale, left, plan.width)
    parts.append(group(found, at=(0, down)))
    return "".join(parts)


@cache
def _clock(x: float, y: float, value: int) -> str:
    face = "#f4b49a" if value >= DANGER_CLOCK else PAPER
    hours = f"M{x} {y - 22}V{y - 18}M{x} {y + 18}V{y + 22}M{x - 22} {y}H{x - 18}M{x + 18} {y}H{x + 22}"
    return (
        line(f"M{x - 8} {y - 31}H{x + 8}", style.EDGE, 6)
        + circle(x, y, 27, face, stroke=style.EDGE, stroke_width=4)
        + line(hours, INK, 3)
        + text(x, y, str(value), SMALLEST, INK, "middle")
    )


def _turns(view: DungeonGoView, locale: Locale, left: float, right: float) -> str:
    """The revealed cards in order, the current one lit; then the deck: dark, and in no order unless it is known."""
    hidden = [card for card, count in unordered_deck(view) for _ in range(count)]
    order = view.deck_order if view.deck_order is not None else hidden
    label = locale.say("picture-deck_order" if view.deck_order is not None else "picture-deck")
    label_width = min(locale.width(label, SMALLEST), MOST_DECK)
    cards = len(view.revealed) + max(1, len(order))
    step = min(CARD_STEP, (right - 10 - left - label_width - 26) / max(1, cards))
    parts = []
    x = left
    for index, card in enumerate(view.revealed):
        now = index == len(view.revealed) - 1 and view.turn == card
        parts.append(turn_card(view, card, x, True, now))
        parts.append(spot(card_mark(card), turn_line(view, locale, card), x, MIDDLE - 32, min(step, CARD_WIDTH), 64))
        x += step
    parts.append(text(x + 6, MIDDLE, label, SMALLEST, MIST, "start", label_width))
    x += label_width + 16
    if not order:
        parts.append(rect(x, MIDDLE - 32, CARD_WIDTH, 64, "none", 7, stroke="#6b6280", stroke_width=2.5, **_DASHES))
    for card in order:
        parts.append(turn_card(view, card, x, view.deck_order is not None, False))
        x += step
    return "".join(parts)


def turn_card(view: DungeonGoView, card: str, x: float, seen: bool, now: bool) -> str:
    """One turn card with its left edge at `x`; cards nobody has seen are dark, the current one is lit."""
    top = MIDDLE - 32
    parts = [style.glow(x + CARD_WIDTH / 2, MIDDLE, 44)] if now else []
    if seen:
        parts.append(style.card(x, top, CARD_WIDTH, 64, style.EDGE, 2.5, 7))
        if now:
            parts.append(ring(x, top, CARD_WIDTH, 64, 7, 4))
    else:
        parts.append(rect(x, top, CARD_WIDTH, 64, "#3b3449", 7, stroke="#6b6280", stroke_width=2.5))
    if card == "king":
        parts.append(group(figures.king(), at=(x + 2, MIDDLE - 18), scale=0.4))
    elif card == "monster":
        parts.append(group(style.CLAWS, at=(x + CARD_WIDTH / 2, MIDDLE)))
    else:
        hero = next(hero for hero in view.heroes if f"hero_{hero.card}" == card)
        parts.append(numbered_sign(hero.number, x + CARD_WIDTH / 2, MIDDLE + 1, 38))
    if not seen:
        parts.append(rect(x, top, CARD_WIDTH, 64, "#3b344930", 7))
    return "".join(parts)


def _verdict(locale: Locale, won: bool, left: float, right: float) -> str:
    words = locale.say("picture-victory" if won else "picture-defeat")
    back, edge, ink = ("#1d3a29", GOOD, CHALK) if won else ("#3a1412", BAD, CHALK)
    width = right - left - 24
    return rect(left + 8, MIDDLE - 32, width, 64, back, 10, stroke=edge, stroke_width=4) + text(
        left + 8 + width / 2, MIDDLE, words, 40, ink, "middle", width - 30
    )
