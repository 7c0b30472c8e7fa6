"""The dungeon as a picture: deck, three ranks with their monsters, light and darkness."""

from __future__ import annotations

from collections.abc import Sequence

from pictures.kit import SMALLEST, parchment
from pictures.paragraphs import broken, paragraph
from pictures.svg import NARROWEST, group, line, rect, text, width_of
from pictures.thunderstone import style
from pictures.thunderstone.cards import pills
from pictures.thunderstone.emblems import emblem
from pictures.thunderstone.style import BOLT, BOLT_PALE, DIM, GOLD, INK
from pictures.thunderstone.words import Speaker, values_of
from rules.thunderstone.cards import CARDS
from rules.thunderstone.view import RankView, ThunderstoneView

LEFT, GAP, DECK = 8, 8, 112
HEAD = 38
STEP, TEXT_TOP = 30, 108
EMBLEM = 46


def draw(view: ThunderstoneView, speaker: Speaker, y: float, width: float, height: float, marks: Sequence[str]) -> str:
    """Deck on the left, then ranks 3, 2 and 1; `marks` such as `rank-2` are framed."""
    wide = (width - 2 * LEFT - DECK - 3 * GAP) / 3
    parts = [rect(0, y - 4, width, height + 8, style.ROCK), _deck(view, speaker, y, height)]
    for column, rank in enumerate(reversed(view.hall)):
        x = LEFT + DECK + GAP + column * (wide + GAP)
        fighting = view.turn.target == rank.rank and view.result is None
        marked = f"rank-{rank.rank}" in marks
        parts.append(group(_rank(speaker, rank, wide, height, marked, fighting), at=(x, y)))
    return "".join(parts)


def _deck(view: ThunderstoneView, speaker: Speaker, y: float, height: float) -> str:
    """The dungeon deck from behind, as thick as it still is."""
    parts = []
    for back in range(min(4, -(-view.dungeon // 10)), 0, -1):
        card = rect(LEFT + 6 + back * 4, y + 60 - back * 4, 84, 122, "#232c49", 8, stroke="#4d5a85", stroke_width=2)
        parts.append(card)
    middle = LEFT + DECK / 2
    if view.dungeon:
        parts.append(style.bolt(middle - 2, y + 112, 54))
    parts.append(text(middle, y + 20, speaker.say("picture-dungeon"), SMALLEST, DIM, "middle", DECK))
    parts.append(text(middle, y + height - 48, str(view.dungeon), 46, BOLT_PALE, "middle"))
    parts.append(text(middle, y + height - 14, speaker.say("picture-cards_left"), SMALLEST, DIM, "middle", DECK))
    return "".join(parts)


def _rank(speaker: Speaker, rank: RankView, width: float, height: float, marked: bool, fighting: bool) -> str:
    """A rank: its number and darkness above, its card below."""
    head = speaker.say("picture-rank", rank=rank.rank)
    dark = speaker.say("picture-darkness", darkness=rank.darkness)
    parts = [
        rect(0, 0, width, height, ("#2a3250", "#20273f", "#171c2f")[rank.rank - 1], 10),
        text(12, HEAD / 2, head, SMALLEST, BOLT_PALE, "start", width * 0.45),
        style.lamp(width - 24, HEAD / 2, 34, rank.darkness),
        text(width - 44, HEAD / 2, dark, SMALLEST, GOLD, "end", width * 0.42),
    ]
    if rank.card is None:
        parts.append(text(width / 2, height / 2 + 16, speaker.say("picture-empty_rank"), SMALLEST, DIM, "middle"))
        parts.append(line(f"M{width * 0.3:g} {height - 50}H{width * 0.7:g}", style.VEIN, 4))
    else:
        parts.append(group(_monster(speaker, rank.card, width - 8, height - HEAD - 4), at=(4, HEAD)))
    if fighting:
        parts.append(rect(2, 2, width - 4, height - 4, "none", 10, stroke=style.BLOOD, stroke_width=6))
    elif marked:
        dashes = {"stroke": BOLT, "stroke_width": 5, "stroke_dasharray": "16 8"}
        parts.append(rect(2, 2, width - 4, height - 4, "none", 10, **dashes))
    return "".join(parts)


def _monster(speaker: Speaker, card: str, width: float, height: float) -> str:
    """The card of the hall: drawing and name, health and values, what it does."""
    foe = CARDS[card]
    words = speaker.card_text(card)
    most = max(1, int((height - TEXT_TOP + STEP / 2) / STEP))
    rows = len(broken(words or speaker.classes(card), SMALLEST, width - 20, most)[0])
    name, room = speaker.card(card), width - EMBLEM - 13
    size = 31 if width_of(name, 31) * NARROWEST <= room else SMALLEST
    parts = [
        parchment(0, 0, width, height, "#4a4260", 3),
        _drawing(card, width, TEXT_TOP + STEP * (rows - 0.5), height),
        group(emblem(card), at=(7, 3), scale=EMBLEM / 100),
        text(EMBLEM + 9, 24, name, size, INK, "start", room),
    ]
    x = 10.0
    if foe.health:
        parts.append(style.heart(34, 71, 50))
        parts.append(text(34, 69, str(foe.health), 30, "#ffffff", "middle", 40))
        x = 65
    values = [(key, value) for key, value in values_of(foe) if key != "health"]
    parts.append(group(pills(speaker, values, width, SMALLEST)[0], at=(x, 71)))
    ink = INK if words else style.PALE_INK
    parts.append(paragraph(10, TEXT_TOP, words or speaker.classes(card), SMALLEST, ink, width - 20, most, STEP))
    return "".join(parts)


def _drawing(card: str, width: float, top: float, foot: float) -> str:
    """The drawing once more, large and pale, where the text leaves room for it."""
    size = min(foot - top, 104.0) - 6
    if size < 56:
        return ""
    return group(emblem(card), at=(width - size - 10, foot - size - 5), scale=size / 100, opacity="0.4")
