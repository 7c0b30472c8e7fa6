"""A card as a picture: head with name, classes, values, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.kit import SMALLEST, parchment
from pictures.paragraphs import broken, paragraph
from pictures.svg import document, group, rect, text, width_of
from pictures.thunderstone import style
from pictures.thunderstone.emblems import emblem
from pictures.thunderstone.style import INK, LINE_HEIGHT, PALE_INK, PAPER, PILL_GAP
from pictures.thunderstone.words import Speaker, kind_of, values_of
from rules.thunderstone.cards import CARDS

PILL_STEP = style.PILL_HEIGHT + 6
EDGE = 12


@dataclass(frozen=True)
class Face:
    """A card to be drawn: how many alike lie here, a hero's strength as it is now, and what was done with it."""

    card: str
    number: int = 1
    strength: int | None = None
    states: tuple[str, ...] = ()


def pills(speaker: Speaker, values: Sequence[tuple[str, int]], room: float, size: float) -> list[str]:
    """The values as rows of labelled pills, each row as its SVG around height 0 from x 0."""
    rows: list[list[str]] = [[]] if values else []
    x = 0.0
    for key, value in values:
        label, number = speaker.say(f"label-{key}"), str(value)
        width = style.pill_width(label, number, size)
        if rows[-1] and x + width > room:
            rows.append([])
            x = 0.0
        rows[-1].append(style.pill(key, label, number, x, 0, size))
        x += width + PILL_GAP
    return ["".join(row) for row in rows]


def draw_face(speaker: Speaker, face: Face, width: float, height: float, size: float = SMALLEST) -> str:
    """The card in a box of `width` by `height`, its texts at `size`."""
    card, kind = CARDS[face.card], kind_of(face.card)
    grown = size / SMALLEST
    top = 42 * grown
    room = width - 2 * EDGE
    parts = [
        parchment(0, 0, width, height, style.KINDS[kind], 3),
        style.head(1, 1, width - 2, top, style.KINDS[kind]),
        style.icon(kind, 24 * grown, top / 2 + 1, 32 * grown),
    ]
    right = width - EDGE
    badges = [speaker.say("label-level", level=card.level)] if card.level else []
    badges += [speaker.say("label-times", number=face.number)] if face.number > 1 else []
    for badge in badges:
        wide = width_of(badge, size) + 14
        parts.append(rect(right - wide, top / 2 - 16 * grown, wide, 33 * grown, PAPER, 8))
        parts.append(text(right - wide / 2, top / 2 + 1, badge, size, INK, "middle"))
        right -= wide + 6
    name_at = 46 * grown
    parts.append(text(name_at, top / 2 + 1, speaker.card(face.card), size * 1.08, "#ffffff", "start", right - name_at))
    y = top + 21 * grown
    if classes := speaker.classes(face.card):
        parts.append(text(EDGE, y, classes, size, PALE_INK, "start", room))
        y += 37 * grown
    for row in pills(speaker, values_of(card, face.strength), room, size):
        parts.append(group(row, at=(EDGE, y)))
        y += PILL_STEP * grown
    y += 1 * grown
    state = " ".join(face.states)
    foot = height - EDGE - (LINE_HEIGHT * grown if state else 0)
    words = speaker.card_text(face.card)
    step = LINE_HEIGHT * grown
    most = max(1, int((foot - y + step / 2) / step))
    lines = broken(words, size, room, most)[0] if words else []
    if words:
        parts.append(paragraph(EDGE, y, words, size, INK, room, most, step))
    if state:
        parts.append(rect(2, height - 38 * grown, width - 4, 36 * grown, "#1f7f9c", 8))
        parts.append(text(EDGE, height - 20 * grown, state, size, "#ffffff", "start", room))
    parts.append(_filling(face.card, kind, width, y + step * (len(lines) - 0.4), foot))
    return "".join(parts)


def draw_row(speaker: Speaker, face: Face, width: float, height: float) -> str:
    """The card as one entry of a list, for hands too large for whole cards."""
    kind = kind_of(face.card)
    card = CARDS[face.card]
    rows = pills(speaker, values_of(card, face.strength), 10_000, SMALLEST)
    wide = sum(
        style.pill_width(speaker.say(f"label-{key}"), str(value)) + PILL_GAP
        for key, value in values_of(card, face.strength)
    )
    name = speaker.card(face.card)
    if face.number > 1:
        name = f"{name} {speaker.say('label-times', number=face.number)}"
    if card.level:
        name = f"{name} {speaker.say('label-level', level=card.level)}"
    x, right = 54.0, width - EDGE
    above = width_of(name, SMALLEST) * 0.68 + wide + 8 < right - x
    parts = [
        parchment(0, 0, width, height, style.KINDS[kind], 3),
        rect(0, 0, 44, height, style.KINDS[kind], 10),
        style.icon(kind, 22, height / 2, 34),
        text(x, 21, name, SMALLEST, INK, "start", right - x - (wide + 10 if above else 0)),
    ]
    y = 21.0
    if rows and above:
        parts.append(group(rows[0], at=(right - wide + PILL_GAP, y)))
    elif rows:
        y += PILL_STEP - 4
        parts.append(group(rows[0], at=(x, y)))
    y += LINE_HEIGHT + 1
    sentences = [speaker.classes(face.card), *face.states, speaker.card_text(face.card)]
    words = speaker.say("words-sentence_gap").join(sentence for sentence in sentences if sentence)
    step = LINE_HEIGHT - 3
    most = max(1, int((height - y - 14) / step) + 1)
    parts.append(paragraph(x, y, words, SMALLEST, INK, right - x, most, step))
    return "".join(parts)


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


def draw_card(speaker: Speaker, card: str) -> str:
    """One card alone, large, with what it costs."""
    width, height = 1200.0, 675.0
    size = 44.0
    parts = [rect(0, 0, width, height, style.NIGHT), style.bolt(1110, 90, 130)]
    parts.append(group(draw_face(speaker, Face(card), 840, 615, size), at=(40, 30)))
    cost = CARDS[card].cost
    if cost is not None:
        parts.append(_beside(speaker, "cost", cost, 220))
    parts.append(_beside(speaker, "count", CARDS[card].count, 360))
    return document(width, height, *parts)


def _beside(speaker: Speaker, key: str, value: int, y: float) -> str:
    """A label with its number under it, beside the card."""
    return text(1040, y, speaker.say(f"picture-{key}"), 36, style.DIM, "middle", 280) + text(
        1040, y + 62, str(value), 68, style.BOLT_PALE, "middle"
    )
