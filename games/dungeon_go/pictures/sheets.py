"""The sheets of a seat's heroes as a picture: abilities as dice, hit points as tokens, what each could do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.bar import MIDDLE, turn_card
from games.dungeon_go.pictures.words import ABILITIES, Locale, ability_lines, miracles_of, spells_of
from games.dungeon_go.rules.marks import ability_mark, magic_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures import kit
from pictures.faces import TITLE
from pictures.kit import SMALLEST, star
from pictures.svg import document, group, line, rect, spot, text
from pictures.tokens import CHALK, INK, INK_2, MIST
from rules.messages import refer

GAP = 10
DECK_HEIGHT = 84
WIDE = 640
"""From this width on a sheet has two columns."""
NAMED = 360
"""From this width on the spells and miracles of a hero are named one by one."""
LEAST_NAMED = 324
"""With this much room, an ability's name is placed next to its sign."""
NAME_ROOM = 3.7
"""The room that the name of an ability takes, in letters."""
HEAD, LINE, DIE = 104, 50, 44
MAGIC_LINE = 31
APART = 62
"""Between the abilities on a tall sheet: a finger can tell them apart on a phone, so the page need not zoom."""
WIDE_SHEET, TALL_SHEET, EMPTY = 368, 262, 400
"""The height of a sheet of two columns without magic, wide and tall; and the height before a hero is chosen."""


@dataclass(frozen=True)
class Column:
    """Where the parts of a sheet go: the left edge, how wide, and how large its letters are."""

    x: float
    room: float
    size: float = SMALLEST

    def text(self, y: float, words: str, ink: str = INK, indent: float = 0) -> str:
        """A line of text whose middle is at height `y`."""
        return text(self.x + indent, y, words, self.size, ink, "start", self.room - indent)


def draw(view: DungeonGoView, heroes: Sequence[HeroView], locale: Locale, *, tall: bool = False) -> str:
    """The sheets as SVG, side by side or stacked; below them the deck, for a viewer who has seen its order."""
    whole = kit.TALL_WIDTH if tall else kit.WIDTH
    beside = 1 if tall else max(1, len(heroes))
    width = (whole - GAP * (beside + 1)) / beside
    heights = [_height(view, hero, width, tall=tall) for hero in heroes] or [EMPTY]
    if not tall:
        heights = [max(heights)] * len(heights)
    sheets = (sum(heights) + GAP * len(heights) if tall else heights[0] + GAP) + GAP
    height = sheets + (DECK_HEIGHT if view.deck_order is not None else 0)
    parts = [rect(0, 0, whole, height, style.NIGHT)]
    across, down = float(GAP), float(GAP)
    for hero, high in zip(heroes, heights, strict=False):
        parts.append(group(_sheet(view, locale, hero, width, high, tall=tall), at=(across, down)))
        across, down = (across, down + high + GAP) if tall else (across + width + GAP, down)
    if not heroes:
        parts.append(text(whole / 2, sheets / 2, locale.say("words-no_hero"), 40, CHALK, "middle", whole - 60))
    if view.deck_order is not None:
        parts.append(group(_deck(view, view.deck_order, locale, whole), at=(0, sheets)))
    return document(whole, height, *parts, pixels=kit.PIXELS)


def _height(view: DungeonGoView, hero: HeroView, width: float, *, tall: bool) -> float:
    """The height of a sheet of this width for the hero's abilities."""
    lines = max(len(spells_of(view, hero)), len(miracles_of(view, hero)))
    if width < NAMED:
        lines = min(lines, 2)
    magic = MAGIC_LINE * lines + 24 if lines else 0
    if width >= WIDE:
        return (WIDE_SHEET if not tall else TALL_SHEET) + magic
    return HEAD + 52 + 4 * LINE + 96 + magic


def _deck(view: DungeonGoView, order: Sequence[str], locale: Locale, whole: float) -> str:
    label = locale.say("picture-deck_order")
    x = GAP + 10 + locale.width(label, SMALLEST) + 14
    step = min(54.0, (whole - x - 54) / max(1, len(order) - 1))
    cards = [turn_card(view, card, x + index * step, True, False) for index, card in enumerate(order)]
    return text(GAP + 10, MIDDLE, label, SMALLEST, CHALK) + "".join(cards)


def _sheet(view: DungeonGoView, locale: Locale, hero: HeroView, width: float, height: float, *, tall: bool) -> str:
    """One hero's sheet, its upper left corner at the origin."""
    edge = INK if view.turn == f"hero_{hero.card}" else style.EDGE
    parts = [style.card(0, 0, width, height, edge, 5, 16)]
    record = locale.say("picture-record", kills=hero.kills, deaths=hero.deaths)
    if width >= WIDE:
        left = Column(24, width / 2 - 40)
        right = Column(width / 2 + 12, width / 2 - 32)
        below = Column(24, width - 44)
        roomy = not tall
        first, step = (46, 74) if roomy else (40, APART)
        parts += [
            _head(locale, hero, left, 20, 180 if roomy else 110),
            _life(locale, hero, left, 236 if roomy else 156, 40),
            left.text(286 if roomy else 192, record),
            left.text(330 if roomy else 228, _state(view, locale, hero), "#8f2c1c"),
            *(_ability(locale, hero, index, right, first + index * step, DIE) for index in range(4)),
            _magic(view, locale, hero, below, (TALL_SHEET if tall else WIDE_SHEET) + 16),
        ]
        return "".join(parts)
    whole = Column(18, width - 34)
    first = HEAD + 52
    magic = first + 4 * LINE + 116
    parts += [
        _head(locale, hero, whole, 18, HEAD - 10),
        *(_ability(locale, hero, index, whole, first + index * LINE, DIE) for index in range(4)),
        _life(locale, hero, whole, first + 4 * LINE - 4, 36),
        whole.text(first + 4 * LINE + 34, record),
        whole.text(first + 4 * LINE + 70, _state(view, locale, hero), "#8f2c1c"),
        _magic(view, locale, hero, whole, magic)
        if width >= NAMED
        else _magic_in_short(view, locale, hero, whole, magic),
    ]
    return "".join(parts)


def _head(locale: Locale, hero: HeroView, column: Column, y: float, portrait: float) -> str:
    """Portrait, name, owner and victory points."""
    size = column.size
    indent = portrait + 18
    rows = [y + portrait * part for part in (0.2, 0.56, 0.88)]
    return (
        figures.hero_piece(hero.card or "", hero.number, column.x + portrait / 2, y + portrait, portrait)
        + text(
            column.x + indent,
            rows[0],
            locale.hero(hero),
            size * (1.4 if column.room > 300 else 1),
            INK,
            "start",
            column.room - indent,
            TITLE,
        )
        + column.text(rows[1], locale.player(hero.owner), INK_2, indent)
        + star(column.x + indent + size * 0.5, rows[2], size * 1.05)
        + column.text(rows[2], locale.say("picture-vp", vp=hero.vp), INK, indent + size * 1.3)
    )


def _ability(locale: Locale, hero: HeroView, index: int, column: Column, y: float, die: float) -> str:
    """One ability: its mark and die, its name, and its effect; `y` is the middle."""
    ability = ABILITIES[index]
    about = ability_lines(locale, hero)[index]
    value = (hero.strength, hero.agility, hero.magic, hero.faith)[index]
    derived = (
        locale.say("picture-max_hp", value=hero.max_hp),
        locale.say("picture-movement", value=hero.movement),
        locale.say("picture-range", value=hero.range),
        locale.say("picture-reduction", value=hero.reduction),
    )[index]
    x, size = column.x, column.size
    name_at = x + die * 2.2 + 8
    name = locale.title(f"ability-{ability}") if column.room >= LEAST_NAMED else ""
    name_room = min(size * NAME_ROOM, locale.width(name, size))
    named = text(name_at, y, name, size, INK, "start", name_room) if name else ""
    return (
        style.mark(ability, locale.say(f"mark-{ability}"), x + die / 2, y, die * 0.96)
        + kit.die(value, x + die * 1.16, y - die / 2, die, "#fffaf0")
        + named
        + text(x + column.room, y, derived, size, INK_2, "end", x + column.room - name_at - name_room - 8)
        + spot(ability_mark(hero.number, ability), about, x, y - die / 2, column.room, die)
    )


def _life(locale: Locale, hero: HeroView, column: Column, y: float, size: float) -> str:
    """Hit points as tokens, full ones first; for the dead, where they are."""
    if not hero.alive:
        return column.text(y, locale.say("picture-afterlife"), style.BLOOD)
    step = min(size * 1.06, column.room / max(1, hero.max_hp))
    return "".join(
        style.heart(
            column.x + step * (index + 0.5), y, min(size, step * 0.94), "#e8453c" if index < hero.hp else "#c9b48a"
        )
        for index in range(hero.max_hp)
    )


def _state(view: DungeonGoView, locale: Locale, hero: HeroView) -> str:
    """The mark that the hero holds on to, otherwise its Fireball, otherwise its cell."""
    held = next((monster for monster in view.monsters if hero.number in monster.holders.values()), None)
    if held is not None and hero.holds is not None:
        return locale.say(
            "picture-holds", monster=refer(f"monster-{held.unit}"), ability=refer(f"ability-{hero.holds}")
        )
    if hero.charged:
        return locale.say("picture-charged")
    return locale.say("picture-stands", cell=hero.cell) if hero.cell is not None else ""


def _magic(view: DungeonGoView, locale: Locale, hero: HeroView, column: Column, y: float) -> str:
    """The spells and miracles that the hero's magic and faith allow, in two columns; pale without a point to pay."""
    ink = INK if hero.vp else MIST
    half = column.room / 2
    parts = []
    for side, names in enumerate((spells_of(view, hero), miracles_of(view, hero))):
        if names:
            parts.append(line(f"M{column.x + side * half:g} {y - MAGIC_LINE * 0.6:g}h{half - 12:g}", "#8a6a3a80", 2))
        for row, name in enumerate(names):
            at = column.x + side * half, y + row * MAGIC_LINE
            parts.append(text(*at, locale.say(name), column.size, ink, "start", half - 12))
            about = locale.named(locale.title(name), locale.say(f"{name}-short"))
            place = (at[0], at[1] - MAGIC_LINE / 2, half - 12, MAGIC_LINE)
            parts.append(spot(magic_mark(hero.number, name), about, *place))
    return "".join(parts)


def _magic_in_short(view: DungeonGoView, locale: Locale, hero: HeroView, column: Column, y: float) -> str:
    """Up to which level the hero casts spells and works miracles; the text form says which they are."""
    ink = INK if hero.vp else MIST
    known = (("picture-spells", spells_of(view, hero)), ("picture-miracles", miracles_of(view, hero)))
    said = [locale.say(key, level=len(names)) for key, names in known if names]
    return "".join(column.text(y + row * MAGIC_LINE, words, ink) for row, words in enumerate(said))
