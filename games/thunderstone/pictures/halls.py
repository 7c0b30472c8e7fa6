"""The dungeon as a picture: three ranks with their monsters, the deck and how the game ends, light and darkness."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.thunderstone.pictures import style
from games.thunderstone.pictures.cards import row_of_pills, width_of_pills
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.style import BOLT_PALE
from games.thunderstone.pictures.words import Locale, deck_words, rank_line, values_of
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.view import RankView, ThunderstoneView
from locales.texts import Texts
from pictures.faces import TITLE
from pictures.kit import SMALLEST, parchment
from pictures.paragraphs import broken, paragraph
from pictures.states import choosable
from pictures.svg import NARROWEST, group, line, piece, rect, spot, text, width_of
from pictures.tokens import INK, INK_2, MIST

EDGE, GAP = 8, 8
HEAD, NAME, VALUES, STEP = 38, 42, 40, 31
LINES, TALL_LINES = 4, 2
"""How many lines the text of a monster has, in three columns and in one."""
EMBLEM = 40
HEIGHT = HEAD + NAME + VALUES + LINES * STEP + 6
TALL_HEIGHT = HEAD + NAME + TALL_LINES * STEP + 16
FOOT_STEP = 33


def draw(view: ThunderstoneView, locale: Locale, width: float, marks: Sequence[str], *, tall: bool = False) -> str:
    """Ranks 3, 2 and 1 side by side, or one below the other if `tall`; marked ones (`rank-2`) are lit."""
    high = height(tall=tall)
    parts = [rect(0, 0, width, high, style.MOOD.rock)]
    for place, rank in enumerate(reversed(view.hall)):
        wide = width - 2 * EDGE if tall else (width - 2 * EDGE - 2 * GAP) / 3
        at = (EDGE, 4 + place * (TALL_HEIGHT + GAP)) if tall else (EDGE + place * (wide + GAP), 4)
        box = TALL_HEIGHT if tall else HEIGHT
        fighting = view.turn.target == rank.rank and view.result is None
        marked = f"rank-{rank.rank}" in marks
        about = rank_line(locale, rank, marks, brief=False)
        drawn = _rank(locale, rank, wide, box, marked, fighting, tall)
        parts.append(group(drawn, spot(f"rank-{rank.rank}", about, 0, 0, wide, box), at=at))
    return "".join(parts)


def height(*, tall: bool = False) -> float:
    """The height of the three ranks."""
    return 8 + (3 * TALL_HEIGHT + 2 * GAP if tall else HEIGHT)


def foot(view: ThunderstoneView, locale: Locale, width: float, *, brief: bool = False) -> tuple[str, float]:
    """Below the hall: the deck, how the game ends, what darkness costs; and how high that is. `brief` for the board."""
    said = [deck_words(view, locale, brief=brief), locale.say("picture-darkness_costs")]
    room, y, parts = width - 2 * EDGE - 44, FOOT_STEP / 2 + 4, [style.bolt(EDGE + 18, 24, 34)]
    for words, most, ink in ((said[0], 1 if brief else 4, BOLT_PALE), (said[1], 0 if brief else 2, MIST))[: 2 - brief]:
        parts.append(paragraph(EDGE + 44, y, words, SMALLEST, ink, room, most, FOOT_STEP))
        y += FOOT_STEP * len(broken(words, SMALLEST, room, most)[0])
    return "".join(parts), y - FOOT_STEP / 2 + 4


def _rank(locale: Locale, rank: RankView, width: float, height: float, marked: bool, fighting: bool, tall: bool) -> str:
    """A rank: its number and darkness above, its card below."""
    head = locale.say("picture-rank", rank=rank.rank)
    dark = locale.say("picture-darkness", darkness=rank.darkness)
    parts = [
        rect(0, 0, width, height, style.MOOD.plate, 10),
        text(12, HEAD / 2, head, SMALLEST, BOLT_PALE, "start", width * 0.45),
        style.lamp(width - 24, HEAD / 2, 34, rank.darkness),
        text(width - 46, HEAD / 2, dark, SMALLEST, MIST, "end", width * 0.38),
    ]
    if rank.card is None:
        parts.append(text(width / 2, height / 2 + 16, locale.say("picture-empty_rank"), SMALLEST, MIST, "middle"))
        parts.append(line(f"M{width * 0.3:g} {height - 24}H{width * 0.7:g}", style.MOOD.edge, 4))
    else:
        drawn = _monster(locale.language, locale.texts, rank.card, width - 8, height - HEAD - 4, tall)
        parts.append(group(piece(f"card-{rank.card}", drawn), at=(4, HEAD)))
    if fighting:
        parts.append(rect(2, 2, width - 4, height - 4, "none", 10, stroke=style.BLOOD, stroke_width=6))
    elif marked:
        parts.append(choosable(0, 0, width, height, 10, 1.3))
    return "".join(parts)


@lru_cache(maxsize=256)
def _monster(language: str, texts: Texts, card: str, width: float, height: float, tall: bool) -> str:
    """The card of the hall: drawing and name, health and values, what it does."""
    locale, foe = Locale(language, texts), CARDS[card]
    words = locale.brief_text(card)
    values = [(key, foe_value) for key, foe_value in values_of(foe) if key != "health"]
    heart = 56.0 if foe.health else 0.0
    name_room = width * 0.5 - EMBLEM - 13 if tall else width - EMBLEM - 18
    room = width * 0.5 - 10 if tall else width - 18
    wide = width_of_pills(locale, values)
    x = max(width * 0.5, width - 8 - heart - wide) if tall else 10.0
    name = locale.card(card)
    more = 0 if width_of(name, SMALLEST, TITLE) * NARROWEST <= name_room else STEP  # for the second line of a long name
    top = NAME / 2 + 2 if tall else NAME + more + VALUES / 2
    below = NAME + more + (0 if tall else VALUES) + STEP / 2 + 1
    most = (TALL_LINES if tall else LINES) - (1 if more else 0)
    lines = len(broken(words or locale.classes(card), SMALLEST, width - 20, most)[0])
    size = 31 if width_of(name, 31, TITLE) * NARROWEST <= name_room else SMALLEST
    parts = [
        parchment(0, 0, width, height, style.KINDS["monster"], 3),
        _drawing(card, width, below + STEP * (lines - 0.5), height),
        group(emblem(card), at=(7, 4), scale=EMBLEM / 100),
        paragraph(EMBLEM + 13, NAME / 2 + 2, name, size, INK, name_room, 2 if more else 1, STEP, TITLE),
    ]
    if foe.health:
        parts.append(style.heart(x + 24, top, 48))
        parts.append(text(x + 24, top - 2, str(foe.health), 30, "#ffffff", "middle", 40))
    parts.append(group(row_of_pills(locale, values, room - heart), at=(x + heart, top)))
    ink = INK if words else INK_2
    parts.append(paragraph(10, below, words or locale.classes(card), SMALLEST, ink, width - 20, most, STEP))
    return "".join(parts)


def _drawing(card: str, width: float, top: float, foot: float) -> str:
    """The drawing once more, large and pale, where the text leaves room for it."""
    size = min(foot - top, 104.0) - 6
    if size < 40:
        return ""
    return group(emblem(card), at=(width - size - 10, foot - size - 5), scale=size / 100, opacity="0.4")
