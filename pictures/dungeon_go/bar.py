"""The dungeon bar: floor die, damage die, floor clock, and the turn cards."""

from __future__ import annotations

from functools import cache

from pictures.dungeon_go import figures, style
from pictures.dungeon_go.style import BLOOD, DIM, INK, LANTERN, LANTERN_PALE
from pictures.dungeon_go.words import Speaker, unordered_deck
from pictures.kit import SMALLEST, die
from pictures.svg import circle, group, line, rect, text
from rules.dungeon_go.view import DungeonGoView

MIDDLE = 45
"""The height of the bar's middle line."""
CARD_WIDTH = 48
DANGER_CLOCK = 5
"""From this rebuild on a floor the clock is red: each further one is dangerous (DG-20.4)."""

_DASHES = {"stroke_dasharray": "6 6"}


def draw(view: DungeonGoView, speaker: Speaker, right: float) -> str:
    """The bar from the left edge to `right`. When the game is over the verdict takes the place of the cards."""
    parts = [style.lantern(30, 44, 56)]
    x = 62.0
    dice = (("picture-floor", view.floor, style.PAPER), ("picture-damage", view.damage, "#ef6a5c"))
    for key, value, body in dice:
        label = speaker.say(key)
        parts.append(text(x, MIDDLE, label, SMALLEST, LANTERN_PALE))
        x += speaker.width(label, SMALLEST) + 6
        parts.append(die(value, x, MIDDLE - 27, 54, body))
        x += 66
    parts.append(_clock(x + 28, MIDDLE, view.floor_clock))
    x += 70
    if view.result is not None:
        parts.append(_verdict(speaker, bool(view.result.winners), x, right))
    elif view.phase == "setup":
        words = speaker.say("picture-setup")
        parts.append(text((x + right) / 2, MIDDLE, words, SMALLEST, DIM, "middle", right - x - 20))
    else:
        parts.append(_turns(view, speaker, x, right))
    return "".join(parts)


@cache
def _clock(x: float, y: float, value: int) -> str:
    face = "#f4b49a" if value >= DANGER_CLOCK else style.PAPER
    hours = f"M{x} {y - 22}V{y - 18}M{x} {y + 18}V{y + 22}M{x - 22} {y}H{x - 18}M{x + 18} {y}H{x + 22}"
    return (
        line(f"M{x - 8} {y - 31}H{x + 8}", "#8a6a3a", 6)
        + circle(x, y, 27, face, stroke="#8a6a3a", stroke_width=4)
        + line(hours, INK, 3)
        + text(x, y, str(value), SMALLEST, INK, "middle")
    )


def _turns(view: DungeonGoView, speaker: Speaker, left: float, right: float) -> str:
    """The revealed cards in order, the present one lit; then the deck: dark, and in no order unless it is known."""
    hidden = [card for card, count in unordered_deck(view) for _ in range(count)]
    order = view.deck_order if view.deck_order is not None else hidden
    label = speaker.say("picture-deck_order" if view.deck_order is not None else "picture-deck")
    label_width = min(speaker.width(label, SMALLEST), 130)
    cards = len(view.revealed) + max(1, len(order))
    step = min(54.0, (right - 14 - left - label_width - 18) / max(1, cards))
    parts = []
    x = left
    for index, card in enumerate(view.revealed):
        now = index == len(view.revealed) - 1 and view.turn == card
        parts.append(turn_card(view, card, x, True, now))
        x += step
    parts.append(text(x + 6, MIDDLE, label, SMALLEST, DIM, "start", label_width))
    x += label_width + 16
    if not order:
        parts.append(rect(x, MIDDLE - 33, CARD_WIDTH, 66, "none", 7, stroke="#6b6280", stroke_width=2.5, **_DASHES))
    for card in order:
        parts.append(turn_card(view, card, x, view.deck_order is not None, False))
        x += step
    return "".join(parts)


def turn_card(view: DungeonGoView, card: str, x: float, seen: bool, now: bool) -> str:
    """One turn card with its left edge at `x`; cards nobody has seen lie dark, the present one is lit."""
    top = MIDDLE - 33
    parts = [style.glow(x + CARD_WIDTH / 2, MIDDLE, 44)] if now else []
    if seen:
        parts.append(style.card(x, top, CARD_WIDTH, 66, LANTERN if now else "#8a6a3a", 5 if now else 2.5, 7))
    else:
        parts.append(rect(x, top, CARD_WIDTH, 66, "#3b3449", 7, stroke="#6b6280", stroke_width=2.5))
    if card == "king":
        parts.append(group(figures.king(), at=(x + 3, 26), scale=0.42))
    elif card == "monster":
        parts.append(group(style.CLAWS, at=(x + 24, MIDDLE)))
    else:
        hero = next(hero for hero in view.heroes if f"hero_{hero.card}" == card)
        parts.append(style.number_token(hero.number, x + 24, MIDDLE + 1, 40))
    if not seen:
        parts.append(rect(x, top, CARD_WIDTH, 66, "#3b344930", 7))
    return "".join(parts)


def _verdict(speaker: Speaker, won: bool, left: float, right: float) -> str:
    words = speaker.say("picture-victory" if won else "picture-defeat")
    back, edge, ink = ("#4b3a12", LANTERN, "#ffe9b0") if won else ("#3a1412", BLOOD, "#ffc4ba")
    width = right - left - 24
    return rect(left + 8, 12, width, 66, back, 10, stroke=edge, stroke_width=4) + text(
        left + 8 + width / 2, MIDDLE, words, 44, ink, "middle", width - 40
    )
