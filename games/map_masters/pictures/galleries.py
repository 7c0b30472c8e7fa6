"""Cards to look at one by one, their main floor above or next to their basement, and rows of icons with numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from games.map_masters.pictures import floors, icons
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.plans import Plan
from games.map_masters.pictures.style import INK
from games.map_masters.pictures.windows import Box, Window
from games.map_masters.rules.cards import BASE, CARDS, HEIGHT, MAIN, WIDTH, face
from games.map_masters.rules.layouts import Placed
from pictures.kit import SMALLEST
from pictures.paragraphs import broken, condensed
from pictures.svg import NARROWEST, spot, text, width_of
from pictures.typefaces import TITLE
from rules.messages import refer

NAME = 36
"""The height of a name above a card."""
APART = 44
"""The gap between cards in a row; their names may be wider than they are."""
NAMES_APART = 20
"""The least gap between names in a row, in pixels."""
LINE = 30
"""The line height of a name, in pixels."""
BESIDE = 10
"""The gap between a card and its basement."""
LEAST_GAP, MOST_GAP = 2.0, 10.0
"""The least and the largest gap between icons with numbers."""
BEFORE_COUNT = 3
"""The gap between an icon and its number."""
LEAST_ICON = 18.0
"""The least size of these icons."""


def counts_of(card: str) -> dict[str, int]:
    """The number of each icon on a card, and of its rooms."""
    counts: dict[str, int] = {}
    shown = face(card, False)
    for item in shown.discoveries:
        counts[item.icon] = counts.get(item.icon, 0) + 1
    rooms = sum(place.room for place in shown.places)
    if rooms and CARDS[card].kind in ("starter", "dungeon"):
        counts["room"] = rooms
    return {icon: counts[icon] for icon in icons.ICONS if icon in counts}


def _columns(card: str, *, hinted: bool = False) -> int:
    """The cells of a card from left to right, and those of its basement next to it unless that is only `hinted` at."""
    xs = [] if hinted else [x for x, _ in floors.cellar(card, False)]
    return WIDTH + (max(xs) - min(xs) + 1 if xs else 0)


def width_with_basement(card: str, cell: float, *, hinted: bool = False) -> float:
    """The width of a card with its basement next to it; of the card alone if that is only `hinted` at."""
    return _columns(card, hinted=hinted) * cell + BESIDE * (floors.has_basement(card) and not hinted)


def fitting(cards: Sequence[str], width: float, *, hinted: bool = False) -> float:
    """The cells with which these cards, with their basements next to them unless `hinted`, take up a whole row."""
    gaps = APART * (len(cards) + 1) + BESIDE * (0 if hinted else sum(map(floors.has_basement, cards)))
    return (width - gaps) / sum(_columns(card, hinted=hinted) for card in cards)


def with_basements(cards: Sequence[Laid], cell: float) -> str:
    """Cards of one size, each with its basement next to it."""
    basements = [
        replace(laid, x=laid.x + BESIDE + (WIDTH - min(x for x, _ in cellar)) * cell)
        for laid in cards
        if (cellar := floors.cellar(laid.card, laid.turned))
    ]
    return "".join(
        floors.ground(shown, level, cell) + floors.things(shown, level, cell)
        for shown, level in ((cards, MAIN), (basements, BASE))
    )


@lru_cache(maxsize=64)
def with_hints(cards: tuple[Laid, ...], cell: float) -> str:
    """Cards of one size with hints of their basements, as in an overview; a market stays the same for many pictures."""
    return floors.ground(cards, MAIN, cell) + floors.things(cards, MAIN, cell) + floors.hints(cards, cell)


def row(
    locale: Locale,
    cards: Sequence[tuple[str, bool]],
    y: float,
    width: float,
    cell: float,
    *,
    hinted: bool = False,
    left: float = 0,
    further_marks: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Cards (and whether they are turned) in a row from `left`, each with its name and its basement, or a hint of it.

    Cards are smaller where there is no room; names that would run together are broken into two lines. The area of a
    card also contains its name. `further_marks`: a second mark of a card.
    """
    if not cards:
        return ""
    cell = min(cell, fitting([card for card, _ in cards], width, hinted=hinted))
    spans = [width_with_basement(card, cell, hinted=hinted) for card, _ in cards]
    rooms = [span + APART - NAMES_APART for span in spans] if len(cards) > 1 else [width - APART]
    names = [_name_lines(_title(locale, *card), room) for card, room in zip(cards, rooms, strict=True)]
    further_lines = LINE * (max(map(len, names)) - 1)
    cell -= further_lines / HEIGHT
    x = left + (width - sum(spans) - APART * (len(cards) - 1)) / 2
    top = y + NAME + further_lines
    parts, laid, touched = [], [], []
    for (card, turned), lines, span, room in zip(cards, names, spans, rooms, strict=True):
        middle = x + span / 2
        for place, line in enumerate(reversed(lines)):
            parts.append(text(middle, top - NAME / 2 - place * LINE, line, SMALLEST, INK, "middle", room, TITLE))
        laid.append(Laid(card, turned, middle - width_with_basement(card, cell, hinted=hinted) / 2, top))
        across = max(span, *(min(width_of(line, SMALLEST, TITLE), room) for line in lines))
        area = (middle - across / 2, y, across, top - y + HEIGHT * cell)
        about = in_words(locale, card, turned=turned)
        touched += [spot(mark, about, *area, enlarged=True) for mark in (further_marks.get(card), card) if mark]
        x += span + APART
    return "".join([*parts, with_hints(tuple(laid), cell) if hinted else with_basements(laid, cell), *touched])


def rows(
    locale: Locale,
    cards: Sequence[tuple[str, bool]],
    area: Box,
    columns: int,
    largest: float,
    *,
    hinted: bool = False,
) -> str:
    """Cards in rows of so many `columns` that fill an area, with cells at most so large; otherwise as in `row`."""
    listed = [cards[index : index + columns] for index in range(0, len(cards), columns)]
    height = area.height / max(1, len(listed))
    sizes = [fitting([card for card, _ in line], area.width, hinted=hinted) for line in listed]
    cell = min([largest, (height - NAME - 12) / HEIGHT, *sizes])
    return "".join(
        row(locale, line, area.y + index * height, area.width, cell, hinted=hinted, left=area.x)
        for index, line in enumerate(listed)
    )


def in_words(locale: Locale, card: str, *, turned: bool = False) -> str:
    """A card with what is on it."""
    return _in_words(locale.nameless(), card, turned)


@lru_cache(maxsize=512)
def _in_words(locale: Locale, card: str, turned: bool) -> str:
    return locale.say("words-card", card=_title(locale, card, turned), icons=locale.counts(counts_of(card).items()))


def _title(locale: Locale, card: str, turned: bool) -> str:
    """The name of a card, and whether it is turned."""
    return locale.say("words-turned", card=refer(f"card-{card}")) if turned else locale.card(card)


def space_in_words(locale: Locale, space: str, card: str | None) -> str:
    """A space by its name, with what is on the card that lies there."""
    if card is None or card not in CARDS:
        return space
    return locale.named(space, locale.card(card) if CARDS[card].asks else in_words(locale, card))


def spots(locale: Locale, plan: Plan, window: Window, cards: Iterable[Placed]) -> str:
    """The cards of a plan for a page: what each is, by the name of its space where it has one."""
    parts = []
    for card in cards:
        space = plan.names.get((card.x, card.y))
        about = in_words(locale, card.card) if space is None else space_in_words(locale, space, card.card)
        parts.append(spot(card.card, about, *window.box(card.x, card.y)))
    return "".join(parts)


def _name_lines(words: str, room: float) -> list[str]:
    """A name in one line, or in two of similar length if possible, where its letters would be too narrow."""
    width = width_of(words, SMALLEST, TITLE)
    if width * NARROWEST <= room:
        return [words]
    lines, squeeze = condensed(words, SMALLEST, min(room, (width + SMALLEST) / 2), 2, TITLE)
    return list(lines) if squeeze == 1 else broken(words, SMALLEST, room, 2, TITLE)


def counted(counts: Iterable[tuple[str, int]], x: float, y: float, room: float, size: float = 36) -> tuple[str, float]:
    """Icons with their numbers in one line around height y, and how wide it is.

    Icons shrink where needed; if that is not enough, single icons are shown without their number.
    """
    listed = [(icon, str(number)) for icon, number in counts if number]
    least = sum(LEAST_ICON + BEFORE_COUNT + width_of(number, SMALLEST) + LEAST_GAP for _, number in listed) - LEAST_GAP
    if least > room:
        listed = [(icon, "" if number == "1" else number) for icon, number in listed]
    digits = [BEFORE_COUNT + width_of(number, SMALLEST) if number else 0.0 for _, number in listed]
    gap = MOST_GAP
    if listed:
        free = (room - sum(digits)) / len(listed)
        gap = min(gap, max(LEAST_GAP, free - size))
        size = max(LEAST_ICON, min(size, free - gap))
    widths = [size + width for width in digits]
    parts, left = [], x
    for (icon, number), width in zip(listed, widths, strict=True):
        parts.append(icons.icon(icon, left + size / 2, y, size))
        if number:
            parts.append(text(left + size + BEFORE_COUNT, y, number, SMALLEST, INK))
        left += width + gap
    return "".join(parts), left - x - (gap if listed else 0)


def fairies(tokens: dict[str, int], x: float, y: float, size: float) -> tuple[str, float]:
    """Fairy tokens with their numbers, and how wide that is."""
    parts, left = [], x
    for token, number in tokens.items():
        if number:
            parts.append(icons.fairy(token, left + size * 0.62, y, size))
            left += size * 1.25
            if number > 1:
                words = f"×{number}"
                parts.append(text(left, y, words, SMALLEST, INK))
                left += width_of(words, SMALLEST)
            left += 6
    return "".join(parts), left - x
