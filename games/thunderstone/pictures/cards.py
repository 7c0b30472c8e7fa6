"""A card as a picture: name, values and text, whole or as an entry of a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from games.thunderstone.pictures import style
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.words import Locale, described, kind_of, values_of
from games.thunderstone.rules.cards import CARDS
from pictures.badges import SIZE, badge, badges
from pictures.cards import PAD, STEP, TAB, Card, Look, card, row
from pictures.kit import SMALLEST, WIDTH
from pictures.paragraphs import broken, paragraph
from pictures.scenes import cave, keep
from pictures.states import chosen
from pictures.svg import NARROWEST, document, group, rect, spot, text, width_of
from pictures.tokens import INK, MIST
from pictures.typefaces import TITLE

EDGE, GAP = 8, 8
LEFT = TAB + 8
TITLE_HEIGHT, VALUES = 39.0, 38.0
"""The heights of an entry's name and, if they are below it, its values."""
TICK = 34
"""The room of the tick on a card that is chosen."""
MOST_LINES = 7


@dataclass(frozen=True)
class Face:
    """A card to be drawn: how many equal ones there are, a hero's current strength, and what was done with it."""

    card: str
    number: int = 1
    strength: int | None = None
    states: tuple[str, ...] = ()
    marks: tuple[str, ...] = field(default=(), compare=False)
    """The names by which answers refer to each of these cards."""
    chosen: bool = False

    def about(self, locale: Locale) -> str:
        """The words for a card on a tap."""
        return described(locale, self.card, locale.card(self.card), self.strength, self.states)


def spots(
    marks: Sequence[str], about: str, width: float, height: float, *, lit: bool = False, own: bool = False
) -> str:
    """Where cards that are drawn as one can be tapped: side by side in its box. A page shares it among open marks.

    `own`: the first card alone is drawn; a tap means one that is equal to it only if it is no answer itself.
    """
    step = width / max(1, len(marks))
    drawn = "".join(spot(mark, about, index * step, 0, step, height, lit=lit) for index, mark in enumerate(marks))
    return group(drawn, data_alike=f"{width:g}", data_own="" if own else None) if len(marks) > 1 else drawn


def title(locale: Locale, face: Face) -> str:
    """A card's name with its level, and the number of equal ones."""
    name, level = locale.card(face.card), CARDS[face.card].level
    if level:
        name = f"{name} {locale.say('label-level', level=level)}"
    return f"{name} {locale.say('label-times', number=face.number)}" if face.number > 1 else name


def _content(locale: Locale, face: Face, size: float = SMALLEST, *, brief: bool = False) -> Card:
    """The text of a whole card."""
    words = locale.brief_text(face.card) if brief else locale.card_text(face.card)
    gap = locale.say("words-sentence_gap")
    return Card(
        locale.card(face.card),
        style.KINDS[kind_of(face.card)][0],
        gap.join([*capitalized(face.states), words] if words else capitalized(face.states)),
        note=_classes(locale, face.card),
        left=28,
        size=size,
    )


def _classes(locale: Locale, name: str) -> str:
    level = CARDS[name].level
    words = [locale.classes(name), locale.say("label-level", level=level) if level else ""]
    return locale.say("words-class_gap").join(filter(None, words))


def face_height(locale: Locale, face: Face, width: float, *, brief: bool = False) -> float:
    """The height of a box of this width for the text of the card, whole or `brief`."""
    return _content(locale, face, brief=brief).height(width, badged=True)


def draw_face(locale: Locale, face: Face, width: float, height: float, size: float = SMALLEST) -> str:
    """The card in a box of `width` by `height`, its texts at `size`."""
    content = _content(locale, face, size)
    if content.height(width, badged=True) > height + 1:
        content = _content(locale, face, size, brief=True)
    kind, grown = kind_of(face.card), size / SMALLEST
    values = values_of(CARDS[face.card], face.strength)

    def art(width: float, height: float) -> str:
        most = min(height * 0.9, 150 * grown)
        middle = (max(width * 0.2, (width - len(values) * 47 * grown) / 2), height / 2)
        if kind in ("monster", "thunderstone"):
            at = (middle[0] - most / 2, middle[1] - most / 2)
            return cave(width, height, style.TONES[1]) + group(emblem(face.card), at=at, scale=most / 100)
        shown = "light" if CARDS[face.card].classes == ("item", "light") else kind
        return keep(width, height, style.TONES[1]) + style.icon(shown, *middle, most * 0.9, style.PALE)

    seam = badges(values, width - 8 * grown, 0, SIZE * grown)
    sign = style.icon(kind, 23 * grown, 20 * grown, 26 * grown)
    return card(content, width, height, art, seam, most=MOST_LINES) + sign


class ListedCard(NamedTuple):
    """A card in a list: its face and look, its words on a tap (`about`), its cost, and the number left (`end`)."""

    face: Face
    look: Look
    about: str = ""
    cost: int | None = None
    end: str = ""


def entries(locale: Locale, offers: Sequence[ListedCard], top: float, room: float) -> tuple[list[str], float]:
    """Cards in two columns from `top` on, which say as much as there is `room` for; and where they end."""
    width = (WIDTH - 2 * EDGE - GAP) / 2
    nameless = locale.nameless()
    rows = [offers[first : first + 2] for first in range(0, len(offers), 2)]
    faces = [[offer.face for offer in row] for row in rows]
    heights = entry_heights(locale, faces, width, room - GAP * len(rows), cost=any(offer.end for offer in offers))
    y, parts = top, []
    for pair, height in zip(rows, heights, strict=True):
        for column, offer in enumerate(pair):
            drawn = draw_entry(nameless, offer, width, height)
            picked = chosen(0, 0, width, height) if offer.face.chosen else ""
            touched = spots(offer.face.marks, offer.about, width, height)
            parts.append(group(drawn, picked + touched, at=(EDGE + column * (width + GAP), y)))
        y += height + GAP
    return parts, y


@lru_cache(maxsize=256)
def draw_entry(locale: Locale, offer: ListedCard, width: float, height: float) -> str:
    """The card as one entry of a list: name and values, then what it is and does in as many lines as fit."""
    face, look, _, cost, end = offer
    beside = _beside(locale, face, width, cost, end)
    values = values_of(CARDS[face.card], face.strength)
    kind = kind_of(face.card)
    parts = [row(title(locale, face), width, height, look, style.KINDS[kind], style.MOOD, cost=cost, end=end)]
    y = TITLE_HEIGHT
    if values and beside:
        right = width - 8 - (width_of(end, SMALLEST) + 12 if end else 0) - TICK * face.chosen
        parts.append(badges(values, right, 20, 36))
    elif values:
        parts += [badge(key, value, LEFT + 18 + index * 40, y + 17, 36) for index, (key, value) in enumerate(values)]
        y += VALUES
    y += STEP / 2
    most = int((height - y - 16) / STEP) + 1
    if words := _what_fits(locale, face, width - PAD - LEFT, most):
        ink = INK if look in ("lit", "paper") else MIST
        parts.append(paragraph(LEFT, y, words, SMALLEST, ink, width - PAD - LEFT, most, STEP))
    return "".join(parts)


def entry_heights(
    locale: Locale, rows: Sequence[Sequence[Face]], width: float, room: float, *, cost: bool = False
) -> list[float]:
    """The heights of rows of entries with their whole texts, else in few words; equal ones if neither fits into `room`.

    `cost`: with a cost, and how many are left.
    """
    for brief in (False, True):
        heights = [max(_entry_height(locale, face, width, cost=cost, brief=brief) for face in row) for row in rows]
        if sum(heights) <= room:
            return heights
    return [room / len(rows)] * len(rows)


def _entry_height(locale: Locale, face: Face, width: float, *, cost: bool, brief: bool) -> float:
    """The height of an entry with its text, whole or `brief`; `cost`: with a cost, and how many are left."""
    values = values_of(CARDS[face.card], face.strength)
    below = values and not _beside(locale, face, width, 0 if cost else None, "×15" if cost else "")
    words = _sayings(locale, face)[1 if brief else 0]
    lines = len(broken(words, SMALLEST, width - PAD - LEFT, MOST_LINES))
    return TITLE_HEIGHT + (VALUES if below else 0) + STEP * lines + 10


def _sayings(locale: Locale, face: Face) -> list[str]:
    """The states of a card, its classes and its text, the longest wording first."""
    states = capitalized(face.states)
    classes = locale.classes(face.card)
    brief = locale.brief_text(face.card)
    wordings: list[list[str]] = [[classes, locale.card_text(face.card)], [brief or classes], [classes], []]
    return [locale.say("words-sentence_gap").join(filter(None, [*states, *words])) for words in wordings]


def _what_fits(locale: Locale, face: Face, room: float, most: int) -> str:
    """As much as can be said of a card in so many lines."""
    for words in _sayings(locale, face):
        lines = broken(words, SMALLEST, room, max(1, most))
        if len(lines) <= most and all(width_of(line, SMALLEST) * NARROWEST <= room for line in lines):
            return words
    return ""


def _beside(locale: Locale, face: Face, width: float, cost: int | None, end: str) -> bool:
    """Whether the values fit on the same line as the name."""
    name = width_of(title(locale, face), SMALLEST, TITLE)
    ends = width_of(end, SMALLEST) + 12 if end else 0
    values_width = 39 * len(values_of(CARDS[face.card], face.strength))
    return LEFT + (30 if cost is not None else 0) + name + values_width + ends + 16 + TICK * face.chosen < width


def draw_card(locale: Locale, card_id: str) -> str:
    """One card alone, large, with what it costs."""
    width, height = 1200.0, 675.0
    parts = [rect(0, 0, width, height, style.MOOD.ground), group(keep(width, height, style.TONES[3]))]
    parts.append(group(draw_face(locale, Face(card_id), 840, 615, 44.0), at=(40, 30)))
    cost = CARDS[card_id].cost
    if cost is not None:
        parts.append(_below(locale, "cost", 200) + badge("gold", cost, 1040, 270, 90))
    count = text(1040, 440, f"×{CARDS[card_id].count}", 68, style.PALE, "middle", face=TITLE)
    parts.append(_below(locale, "count", 370) + count)
    return document(width, height, *parts)


def _below(locale: Locale, key: str, y: float) -> str:
    """The label of a number below it, next to the card."""
    return text(1040, y, locale.say(f"picture-{key}"), 40, MIST, "middle", 280)


def capitalized(states: Iterable[str]) -> list[str]:
    """The states of a card, each as a sentence of its own."""
    return [state[:1].upper() + state[1:] for state in states]
