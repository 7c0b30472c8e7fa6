"""The sheets of a seat's heroes as a picture: abilities as dice, hit points as tokens, what each could do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures import kit
from pictures.dungeon_go import figures, style
from pictures.dungeon_go.bar import turn_card
from pictures.dungeon_go.style import BLOOD, DIM, INK, LANTERN, LANTERN_PALE, PALE_INK
from pictures.dungeon_go.words import ABILITIES, Speaker, miracles_of, spells_of
from pictures.kit import SMALLEST, star
from pictures.svg import document, group, line, rect, text
from rules.core.messages import refer
from rules.dungeon_go.view import DungeonGoView, HeroView

WIDTH, HEIGHT, DECK_HEIGHT = 1200, 675, 88
GAP = 12
WIDE = 800
"""From this width on a sheet has two columns and larger letters."""
NAME_ROOM = 3.3
"""How much room the name of an ability takes, in letters."""


@dataclass(frozen=True)
class Column:
    """Where the parts of a sheet go: the left edge, how wide, and how large its letters are."""

    x: float
    room: float
    size: float = SMALLEST

    def text(self, y: float, words: str, ink: str = INK, indent: float = 0) -> str:
        """A line of text whose middle is at height `y`."""
        return text(self.x + indent, y, words, self.size, ink, "start", self.room - indent)


def draw(view: DungeonGoView, heroes: Sequence[HeroView], speaker: Speaker) -> str:
    """The sheets side by side as SVG; below them the deck, for the one who has seen its order."""
    height = HEIGHT + (DECK_HEIGHT if view.deck_order is not None else 0)
    width = (WIDTH - GAP * (len(heroes) + 1)) / max(1, len(heroes))
    parts = [rect(0, 0, WIDTH, height, style.NIGHT)]
    for index, hero in enumerate(heroes):
        parts.append(_sheet(view, speaker, hero, GAP + index * (width + GAP), width))
    if not heroes:
        parts.append(text(WIDTH / 2, HEIGHT / 2, speaker.say("words-no_hero"), 44, LANTERN_PALE, "middle", WIDTH - 80))
    if view.deck_order is not None:
        parts.append(_deck(view, view.deck_order, speaker))
    return document(WIDTH, height, *parts)


def _deck(view: DungeonGoView, order: Sequence[str], speaker: Speaker) -> str:
    label = speaker.say("picture-deck_order")
    x = GAP + 20 + speaker.width(label, SMALLEST) + 16
    cards = [turn_card(view, card, x + index * 58, True, False) for index, card in enumerate(order)]
    return group(text(GAP + 20, 45, label, SMALLEST, LANTERN_PALE), *cards, at=(0, HEIGHT - 8))


def _sheet(view: DungeonGoView, speaker: Speaker, hero: HeroView, x: float, width: float) -> str:
    edge = LANTERN if view.turn == f"hero_{hero.card}" else "#8a6a3a"
    parts = [style.card(x, GAP, width, HEIGHT - 2 * GAP, edge, 5, 16)]
    if width >= WIDE:
        left = Column(x + 40, width / 2 - 80, 38)
        right = Column(x + width / 2 + 36, width / 2 - 76, 34)
        first, step = (76, 78) if view.spells or view.miracles else (124, 134)
        parts += [
            _head(speaker, hero, left, 60, 240),
            _life(speaker, hero, left, 376, 60),
            left.text(474, speaker.say("picture-record", kills=hero.kills, deaths=hero.deaths)),
            left.text(548, _state(view, speaker, hero), "#8f2c1c"),
            *(_ability(speaker, hero, index, right, first + index * step, 64) for index in range(4)),
            _magic(view, speaker, hero, right, 396, 42),
            line(f"M{x + width / 2:g} 60V{HEIGHT - 60}", "#8a6a3a60", 2),
        ]
    else:
        whole = Column(x + 20, width - 40)
        parts += [
            _head(speaker, hero, whole, 32, 104),
            *(_ability(speaker, hero, index, whole, 172 + index * 49, 44) for index in range(4)),
            _life(speaker, hero, whole, 366, 38),
            whole.text(404, speaker.say("picture-record", kills=hero.kills, deaths=hero.deaths)),
            whole.text(438, _state(view, speaker, hero), "#8f2c1c"),
            _magic(view, speaker, hero, whole, 476, 33),
        ]
    return "".join(parts)


def _head(speaker: Speaker, hero: HeroView, column: Column, y: float, portrait: float) -> str:
    """Portrait, name, owner and victory points."""
    size = column.size
    indent = portrait + 18
    rows = [y + portrait * part for part in (0.2, 0.56, 0.88)]
    return (
        figures.hero_piece(hero.card or "", hero.number, column.x + portrait / 2, y + portrait, portrait)
        + text(column.x + indent, rows[0], speaker.hero(hero), size * 1.4, INK, "start", column.room - indent)
        + column.text(rows[1], speaker.player(hero.owner), PALE_INK, indent)
        + star(column.x + indent + size * 0.5, rows[2], size * 1.05)
        + column.text(rows[2], speaker.say("picture-vp", vp=hero.vp), INK, indent + size * 1.3)
    )


def _ability(speaker: Speaker, hero: HeroView, index: int, column: Column, y: float, die: float) -> str:
    """One ability: its mark and die, its name, and what comes of it; `y` is the middle."""
    ability = ABILITIES[index]
    value = (hero.strength, hero.agility, hero.magic, hero.faith)[index]
    derived = (
        speaker.say("picture-max_hp", value=hero.max_hp),
        speaker.say("picture-movement", value=hero.movement),
        speaker.say("picture-range", value=hero.range),
        speaker.say("picture-reduction", value=hero.reduction),
    )[index]
    x, size = column.x, column.size
    name_at, name_room = x + die * 2.2 + 8, size * NAME_ROOM
    return (
        style.mark(ability, speaker.say(f"mark-{ability}"), x + die / 2, y, die * 0.96)
        + kit.die(value, x + die * 1.16, y - die / 2, die, "#fffaf0")
        + text(name_at, y, speaker.title(f"ability-{ability}"), size, INK, "start", name_room)
        + text(x + column.room, y, derived, size, PALE_INK, "end", x + column.room - name_at - name_room - 8)
    )


def _life(speaker: Speaker, hero: HeroView, column: Column, y: float, size: float) -> str:
    """Hit points as tokens, full ones first; for the dead, where they are."""
    if not hero.alive:
        return column.text(y, speaker.say("picture-afterlife"), BLOOD)
    step = min(size * 1.06, column.room / max(1, hero.max_hp))
    return "".join(
        style.heart(
            column.x + step * (index + 0.5), y, min(size, step * 0.94), "#e8453c" if index < hero.hp else "#c9b48a"
        )
        for index in range(hero.max_hp)
    )


def _state(view: DungeonGoView, speaker: Speaker, hero: HeroView) -> str:
    """What the hero holds on to, else its Fireball, else where it stands."""
    held = next((monster for monster in view.monsters if hero.number in monster.holders.values()), None)
    if held is not None and hero.holds is not None:
        return speaker.say(
            "picture-holds", monster=refer(f"monster-{held.unit}"), ability=refer(f"ability-{hero.holds}")
        )
    if hero.charged:
        return speaker.say("picture-charged")
    return speaker.say("picture-stands", cell=hero.cell) if hero.cell is not None else ""


def _magic(view: DungeonGoView, speaker: Speaker, hero: HeroView, column: Column, y: float, step: float) -> str:
    """The spells and miracles that the hero's magic and faith reach, in two columns; pale without a point to pay."""
    ink = INK if hero.vp else DIM
    half = column.room / 2
    parts = []
    for side, names in enumerate((spells_of(view, hero), miracles_of(view, hero))):
        if names:
            parts.append(line(f"M{column.x + side * half:g} {y - step * 0.62:g}h{half - 12:g}", "#8a6a3a80", 2))
        for row, name in enumerate(names):
            at = column.x + side * half, y + row * step
            parts.append(text(*at, speaker.say(name), column.size, ink, "start", half - 12))
    return "".join(parts)
