"""A card as a picture: name, classes, values and text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from games.thunderstone.pictures import style
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.style import LINE_HEIGHT, PILL_GAP
from games.thunderstone.pictures.words import Locale, kind_of, values_of
from games.thunderstone.rules.cards import CARDS
from pictures.faces import TITLE
from pictures.kit import SMALLEST, parchment
from pictures.paragraphs import broken, paragraph
from pictures.svg import NARROWEST, document, group, rect, spot, text, width_of
from pictures.tokens import INK, INK_2, MIST

PILL_STEP = style.PILL_HEIGHT + 6
EDGE = 12
MOST_LINES = 20
"""More lines than the text of any card takes."""


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


def spots(marks: Sequence[str], about: str, width: float, height: float) -> str:
    """Where cards that are drawn as one can be tapped: side by side in its box. A page shares it among open marks."""
    each = width / max(1, len(marks))
    drawn = "".join(spot(mark, about, index * each, 0, each, height) for index, mark in enumerate(marks))
    return group(drawn, data_alike=f"{width:g}") if len(marks) > 1 else drawn


def pills(locale: Locale, values: Sequence[tuple[str, int]], room: float, size: float) -> list[str]:
    """The values as rows of labelled pills, each row as its SVG around height 0 from x 0."""
    rows: list[list[str]] = [[]] if values else []
    x = 0.0
    for key, value in values:
        label, number = locale.say(f"label-{key}"), str(value)
        width = style.pill_width(label, number, size)
        if rows[-1] and x + width > room:
            rows.append([])
            x = 0.0
        rows[-1].append(style.pill(key, label, number, x, 0, size))
        x += width + PILL_GAP
    return ["".join(row) for row in rows]


def row_of_pills(locale: Locale, values: Sequence[tuple[str, int]], room: float) -> str:
    """All values in one row, around height 0 from x 0, condensed where it would be too wide."""
    x, parts, narrow = 0.0, [], min(1.0, (room + PILL_GAP) / max(1.0, width_of_pills(locale, values)))
    for key, value in values:
        label, number = locale.say(f"label-{key}"), str(value)
        parts.append(style.pill(key, label, number, x, 0, narrow=narrow))
        x += (style.pill_width(label, number) + PILL_GAP) * narrow
    return "".join(parts)


def width_of_pills(locale: Locale, values: Sequence[tuple[str, int]]) -> float:
    """How wide the values are in one row, with the gap after the last."""
    return sum(style.pill_width(locale.say(f"label-{key}"), str(value)) + PILL_GAP for key, value in values)


def _fits(words: str, size: float, room: float) -> bool:
    """Whether a line has room for these words without truncation."""
    return width_of(words, size) * NARROWEST <= room


def face_height(locale: Locale, face: Face, width: float) -> float:
    """How high a box of this width must be for all that the card says."""
    _, y = _upper(locale, face, width, SMALLEST)
    lines = broken(locale.card_text(face.card), SMALLEST, width - 2 * EDGE, MOST_LINES)[0]
    return y + LINE_HEIGHT * (len(lines) - 0.5 + bool(face.states)) + EDGE


def draw_face(locale: Locale, face: Face, width: float, height: float, size: float = SMALLEST) -> str:
    """The card in a box of `width` by `height`, its texts at `size`."""
    kind, grown = kind_of(face.card), size / SMALLEST
    step, room = LINE_HEIGHT * grown, width - 2 * EDGE
    upper, y = _upper(locale, face, width, size)
    parts = [parchment(0, 0, width, height, style.KINDS[kind], 3), *upper]
    state = " ".join(capitalized(face.states))
    foot = height - EDGE - (LINE_HEIGHT * grown if state else 0)
    most = max(1, int((foot - y + step / 2) / step))
    words = locale.card_text(face.card)
    if any(not _fits(line, size, room) for line in broken(words, size, room, most)[0]):
        words = locale.brief_text(face.card)
    lines = broken(words, size, room, most)[0]
    if words:
        parts.append(paragraph(EDGE, y, words, size, INK, room, most, step))
    if state:
        parts.append(rect(2, height - 38 * grown, width - 4, 36 * grown, "#1f7f9c", 8))
        parts.append(text(EDGE, height - 20 * grown, state, size, "#ffffff", "start", room))
    parts.append(_filling(face.card, kind, width, y + step * (len(lines) - 0.4), foot))
    return "".join(parts)


def _upper(locale: Locale, face: Face, width: float, size: float) -> tuple[list[str], float]:
    """The head of a card, its classes and its values, and where its text begins."""
    card, kind = CARDS[face.card], kind_of(face.card)
    grown = size / SMALLEST
    step, room, name, name_at = LINE_HEIGHT * grown, width - 2 * EDGE, locale.card(face.card), 46 * grown
    name_lines = 1 if width_of(name, size, TITLE) * NARROWEST <= width - EDGE - name_at else 2
    top = 42 * grown + step * (name_lines - 1)
    parts = [
        style.head(1, 1, width - 2, top, style.KINDS[kind]),
        style.icon(kind, 24 * grown, top / 2 + 1, 32 * grown),
        paragraph(name_at, 22 * grown, name, size, "#ffffff", width - EDGE - name_at, name_lines, step, TITLE),
    ]
    y = top + 21 * grown
    level = locale.say("label-level", level=card.level) if card.level else ""
    parts.append(text(width - EDGE, y, level, size, INK, "end"))
    if classes := locale.classes(face.card):
        parts.append(text(EDGE, y, classes, size, INK_2, "start", room - (width_of(level, size) + 8 if level else 0)))
        y += 37 * grown
    for row in pills(locale, values_of(card, face.strength), room, size):
        parts.append(group(row, at=(EDGE, y)))
        y += PILL_STEP * grown
    return parts, y + 1 * grown


ROW_LEFT, ROW_STEP = 52.0, 31
ROW_LINES = 7
"""How many lines of text a list entry has if its height is not limited."""


def draw_entry(locale: Locale, face: Face, width: float, height: float) -> str:
    """The card as one entry of a list: name and values, then what it is and does in as many lines as fit."""
    kind = kind_of(face.card)
    parts = [
        parchment(0, 0, width, height, style.KINDS[kind], 3),
        rect(0, 0, 44, height, style.KINDS[kind], 10),
        style.icon(kind, 22, height / 2, 34),
    ]
    values = values_of(CARDS[face.card], face.strength)
    rows = pills(locale, values, 10_000, SMALLEST)
    beside = _values_fit_beside(locale, face, width)
    wide = max(0.0, width_of_pills(locale, values) - PILL_GAP)
    room = width - EDGE - ROW_LEFT
    parts.append(
        text(ROW_LEFT, 21, _title(locale, face), SMALLEST, INK, "start", room - (wide + 10 if beside else 0), TITLE)
    )
    y = 21.0
    if rows and beside:
        parts.append(group(rows[0], at=(width - EDGE - wide, y)))
    elif rows:
        y += PILL_STEP - 3
        parts.append(group(rows[0], at=(ROW_LEFT, y)))
    y += LINE_HEIGHT + 2
    most = max(1, int((height - y - 12) / ROW_STEP) + 1)
    parts.append(paragraph(ROW_LEFT, y, _sentences(locale, face), SMALLEST, INK, room, most, ROW_STEP))
    return "".join(parts)


def entry_height(locale: Locale, face: Face, width: float) -> float:
    """How high an entry of a list must be to say everything."""
    above = 21 if _values_fit_beside(locale, face, width) or not values_of(CARDS[face.card]) else 21 + PILL_STEP - 3
    lines = broken(_sentences(locale, face), SMALLEST, width - EDGE - ROW_LEFT, ROW_LINES)[0]
    return above + LINE_HEIGHT + 2 + ROW_STEP * (len(lines) - 1) + 22


def _title(locale: Locale, face: Face) -> str:
    """A card's name with its level, and the number of equal ones."""
    title, level = locale.card(face.card), CARDS[face.card].level
    if level:
        title = f"{title} {locale.say('label-level', level=level)}"
    return f"{title} {locale.say('label-times', number=face.number)}" if face.number > 1 else title


def _sentences(locale: Locale, face: Face) -> str:
    """What was done with a card, its classes, and its text."""
    said = [*capitalized(face.states), locale.classes(face.card), locale.card_text(face.card)]
    return locale.say("words-sentence_gap").join(sentence for sentence in said if sentence)


def _values_fit_beside(locale: Locale, face: Face, width: float) -> bool:
    """Whether the values fit on the same line as the name."""
    wide = max(0.0, width_of_pills(locale, values_of(CARDS[face.card], face.strength)) - PILL_GAP)
    return width_of(_title(locale, face), SMALLEST, TITLE) * NARROWEST + wide + 8 < width - EDGE - ROW_LEFT


def _filling(card: str, kind: str, width: float, top: float, foot: float) -> str:
    """A drawing where the card has room left for one."""
    free = min(foot - top, width - 2 * EDGE, 210)
    if free < 64:
        return ""
    size = free * 0.86
    middle = top + (foot - top) / 2
    if kind in ("monster", "thunderstone"):
        return group(emblem(card), at=(width / 2 - size / 2, middle - size / 2), scale=size / 100)
    return group(style.icon(kind, 0, 0, size, style.KINDS[kind]), at=(width / 2, middle), opacity="0.35")


def draw_card(locale: Locale, card: str) -> str:
    """One card alone, large, with what it costs."""
    width, height = 1200.0, 675.0
    size = 44.0
    parts = [rect(0, 0, width, height, style.MOOD.ground), style.bolt(1110, 90, 130)]
    parts.append(group(draw_face(locale, Face(card), 840, 615, size), at=(40, 30)))
    cost = CARDS[card].cost
    if cost is not None:
        parts.append(_beside(locale, "cost", cost, 220))
    parts.append(_beside(locale, "count", CARDS[card].count, 360))
    return document(width, height, *parts)


def _beside(locale: Locale, key: str, value: int, y: float) -> str:
    """A label with its number under it, next to the card."""
    return text(1040, y, locale.say(f"picture-{key}"), 40, MIST, "middle", 280) + text(
        1040, y + 62, str(value), 68, style.BOLT_PALE, "middle"
    )


def capitalized(states: Iterable[str]) -> list[str]:
    """What was done with a card, each as a sentence of its own."""
    return [state[:1].upper() + state[1:] for state in states]
