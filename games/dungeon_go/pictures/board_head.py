"""The head of the board: floor, damage, reshuffles, and the turn cards, or what else there is to say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.words import Locale, turn_line, unordered_deck
from games.dungeon_go.rules.components import LIMITS
from games.dungeon_go.rules.marks import CLOCK, card_mark
from games.dungeon_go.rules.view import DungeonGoView
from pictures.kit import SMALLEST, WIDTH, die, numbered_sign
from pictures.states import choosable, ring
from pictures.svg import circle, group, line, path, rect, spot, text, width_of
from pictures.tokens import EDGE, INK, MIST, PAPER, RAISED
from pictures.typefaces import TITLE

HEIGHT, MIDDLE = 50, 25
"""The height of the head, and that of the middle of everything in it."""
CARD, STEP = 44, 50
"""The size of a turn card, and the largest distance from one to the next."""
RIGHT = WIDTH - 10


def draw(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> str:
    """The head over the whole width; the cards in `marks` are lit."""
    parts, x = [], 10.0
    for name, shown, colour in (("floor", view.floor, PAPER), ("damage", view.damage, style.MOOD.accent)):
        words = locale.say(f"picture-{name}")
        parts.append(text(x, MIDDLE, words, SMALLEST, MIST))
        x += width_of(words, SMALLEST) + 7
        parts.append(die(shown, x, MIDDLE - 19, 38, colour))
        x += 52
    about = locale.say("words-clock", clock=view.floor_clock)
    parts += [group(_clock(view.floor_clock), at=(x + 22, MIDDLE)), spot(CLOCK, about, x - 6, 0, 56, HEIGHT)]
    x += 54
    if view.phase == "setup":
        words = locale.say("picture-setup")
        parts.append(text((x + RIGHT) / 2, MIDDLE, words, 30, MIST, "middle", RIGHT - x, TITLE))
    else:
        parts.append(_turns(view, locale, marks, x))
    return "".join(parts)


@cache
def _clock(clock: int) -> str:
    """The clock around the origin, red from the first dangerous rebuild on (DG-20.4)."""
    face = style.KINDS["large"][1] if clock >= LIMITS.danger_clock else PAPER
    return (
        path("M-6-27H6V-18H-6Z", style.MOOD.edge)
        + circle(0, 2, 21, face, stroke=style.MOOD.edge, stroke_width=4)
        + line("M0-16V-12M0 16V20M-18 2H-14M14 2H18", INK, 3)
        + text(0, 2, str(clock), SMALLEST, INK, "middle", face=TITLE)
    )


def _turns(view: DungeonGoView, locale: Locale, marks: Sequence[str], x: float) -> str:
    """The revealed cards in order from x, the last one in a ring; then the deck, in no order unless it is known."""
    known = view.deck_order is not None
    deck = view.deck_order or [card for card, count in unordered_deck(view) for _ in range(count)]
    label = locale.say("picture-deck_order" if known else "picture-deck")
    width = width_of(label, SMALLEST)
    step = min(STEP, (RIGHT - x - width - 22) / (len(view.revealed) + max(1, len(deck))))
    parts = []
    for index, card in enumerate(view.revealed):
        now = index == len(view.revealed) - 1 and view.turn == card
        lit = choosable(0, 0, CARD, CARD, 7, 1) if card_mark(card) in marks else ""
        about = turn_line(view, locale, card)
        touched = spot(card_mark(card), about, 0, 0, min(step, CARD), CARD, lit=bool(lit))
        parts.append(group(turn_card(view, card, now=now), lit, touched, at=(x, MIDDLE - CARD / 2)))
        x += step
    parts.append(text(x + 6, MIDDLE, label, SMALLEST, MIST))
    x += width + 18
    if not deck:
        parts.append(rect(x, MIDDLE - CARD / 2, CARD, CARD, "none", 7, stroke=EDGE, stroke_width=2.5))
    for card in deck:
        parts.append(group(turn_card(view, card, seen=known), at=(x, MIDDLE - CARD / 2)))
        x += step
    return "".join(parts)


def turn_card(view: DungeonGoView, card: str, *, seen: bool = True, now: bool = False) -> str:
    """A turn card at the origin; cards nobody has `seen` are dark, the one whose turn it is `now` has a ring."""
    middle = CARD / 2
    parts = [rect(0, 0, CARD, CARD, PAPER if seen else RAISED, 7, stroke=INK if seen else EDGE, stroke_width=2)]
    if card == "king":
        parts.append(group(figures.king(), at=(4, 6), scale=0.36))
    elif card == "monster":
        parts.append(group(style.CLAWS, at=(middle, middle - 1), scale=0.8))
    else:
        hero = next(hero for hero in view.heroes if f"hero_{hero.card}" == card)
        parts.append(numbered_sign(hero.number, middle, middle, 32))
    return "".join(parts) + (ring(0, 0, CARD, CARD, 7) if now else "")
