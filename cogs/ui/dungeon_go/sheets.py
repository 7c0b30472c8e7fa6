"""The sheets of a seat's heroes as a picture: abilities as dice, hit points as tokens, what each could do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.ui.dungeon_go import figures, style
from cogs.ui.dungeon_go.boards import turn_card
from cogs.ui.dungeon_go.style import DIM, INK, LANTERN, LANTERN_PALE, SMALLEST
from cogs.ui.dungeon_go.words import ABILITIES, Speaker, miracles_of, spells_of
from cogs.ui.svg import circle, document, group, line, rect, text

if TYPE_CHECKING:
    from rules.dungeon_go.view import DungeonGoView, HeroView

WIDTH, HEIGHT, DECK_HEIGHT = 1200, 675, 92
GAP = 12
WIDE = 800
"""From this width on a sheet has two columns."""


def draw(view: DungeonGoView, heroes: Sequence[HeroView], speaker: Speaker) -> str:
    """The sheets side by side as SVG; below them the deck, for the one who has seen its order."""
    height = HEIGHT + (DECK_HEIGHT if view.deck_order is not None else 0)
    width = (WIDTH - GAP * (len(heroes) + 1)) / max(1, len(heroes))
    parts = [
        style.DEFS,
        rect(0, 0, WIDTH, height, style.NIGHT),
        circle(WIDTH / 2, 40, 620, "url(#glow)", opacity=0.7),
    ]
    for index, hero in enumerate(heroes):
        parts.append(_sheet(view, speaker, hero, GAP + index * (width + GAP), width))
    if view.deck_order is not None:
        parts.append(_deck(view, view.deck_order, speaker))
    return document(WIDTH, height, *parts)


def _deck(view: DungeonGoView, order: Sequence[str], speaker: Speaker) -> str:
    label = speaker.say("picture-deck_order")
    x = GAP + 20 + speaker.width(label, SMALLEST) + 16
    cards = [turn_card(view, card, x + index * 58, True, False) for index, card in enumerate(order)]
    return group(text(GAP + 20, 45, label, SMALLEST, LANTERN_PALE), *cards, at=(0, HEIGHT - 6))


def _sheet(view: DungeonGoView, speaker: Speaker, hero: HeroView, x: float, width: float) -> str:
    edge = LANTERN if view.turn == f"hero_{hero.card}" else "#8a6a3a"
    card = rect(x, GAP, width, HEIGHT - 2 * GAP, "url(#paper)", 16, stroke=edge, stroke_width=5)
    inner, room = x + 20, width - 40
    if width >= WIDE:
        half = room / 2 - 20
        right = inner + half + 40
        parts = [
            _head(speaker, hero, inner, 34, half, 190),
            _life(speaker, hero, inner, 262, half),
            _record(speaker, hero, inner, 372, half),
            _state(view, speaker, hero, inner, 440, half),
            *(_ability(speaker, hero, index, right, 70 + index * 68, half) for index in range(4)),
            _magic(view, speaker, hero, right, 350, half),
            line(f"M{right - 20} 50V{HEIGHT - 50}", "#8a6a3a60", 2),
        ]
    else:
        parts = [
            _head(speaker, hero, inner, 30, room, 110),
            *(_ability(speaker, hero, index, inner, 176 + index * 56, room) for index in range(4)),
            _life(speaker, hero, inner, 400, room),
            _record(speaker, hero, inner, 442, room),
            _state(view, speaker, hero, inner, 480, room),
            _magic(view, speaker, hero, inner, 516, room),
        ]
    return card + "".join(parts)


def _head(speaker: Speaker, hero: HeroView, x: float, y: float, room: float, size: float) -> str:
    """Portrait, name, owner and victory points."""
    after = x + size + 16
    left = room - size - 16
    return (
        figures.hero_piece(hero.card, hero.number, x + size / 2, y + size, size)
        + text(after, y + 20, speaker.hero(hero), 40, INK, "start", left)
        + text(after, y + 60, speaker.player(hero.owner), SMALLEST, "#6b4c2a", "start", left)
        + style.star(after + 14, y + 98, 30)
        + text(after + 36, y + 98, speaker.say("picture-vp", vp=hero.vp), SMALLEST, INK, "start", left - 36)
    )


def _ability(speaker: Speaker, hero: HeroView, index: int, x: float, y: float, room: float) -> str:
    """One ability: its mark and name, its die, and what comes of it. `y` is the middle."""
    ability = ABILITIES[index]
    value = (hero.strength, hero.agility, hero.magic, hero.faith)[index]
    derived = (
        speaker.say("picture-max_hp", value=hero.max_hp),
        speaker.say("picture-movement", value=hero.movement),
        speaker.say("picture-range", value=hero.range),
        speaker.say("picture-reduction", value=hero.reduction),
    )[index]
    name_room = 92
    return (
        style.mark(ability, speaker.say(f"mark-{ability}"), x + 22, y, 42)
        + style.die(value, x + 50, y - 23, 46, "#fffaf0")
        + text(x + 106, y, speaker.say(f"ability-{ability}"), SMALLEST, INK, "start", name_room)
        + text(x + room, y, derived, SMALLEST, "#6b4c2a", "end", room - 106 - name_room - 8)
    )


def _life(speaker: Speaker, hero: HeroView, x: float, y: float, room: float) -> str:
    """Hit points as tokens: full hearts, then empty ones."""
    if not hero.alive:
        return text(x, y, speaker.say("picture-afterlife"), SMALLEST, style.BLOOD, "start", room)
    step = min(40.0, room / max(1, hero.max_hp))
    hearts = (
        style.heart(x + step * (index + 0.5), y, step * 0.92, "#e8453c" if index < hero.hp else "#c9b48a")
        for index in range(hero.max_hp)
    )
    return "".join(hearts)


def _record(speaker: Speaker, hero: HeroView, x: float, y: float, room: float) -> str:
    words = speaker.say("picture-record", kills=hero.kills, deaths=hero.deaths)
    return text(x, y, words, SMALLEST, INK, "start", room)


def _state(view: DungeonGoView, speaker: Speaker, hero: HeroView, x: float, y: float, room: float) -> str:
    """Where the hero stands, or what it holds on to."""
    held = next((monster for monster in view.monsters if hero.number in monster.holders.values()), None)
    if held is not None and hero.holds is not None:
        words = speaker.say("picture-holds", monster=f"@monster-{held.unit}", ability=f"@ability-{hero.holds}")
    elif hero.charged:
        words = speaker.say("picture-charged")
    elif hero.cell is not None:
        words = speaker.say("picture-stands", cell=hero.cell)
    else:
        return ""
    return text(x, y, words, SMALLEST, "#8f2c1c", "start", room)


def _magic(view: DungeonGoView, speaker: Speaker, hero: HeroView, x: float, y: float, room: float) -> str:
    """The spells and miracles that the hero's magic and faith reach, in two columns."""
    known = spells_of(view, hero), miracles_of(view, hero)
    ink = INK if hero.vp else DIM
    column = room / 2
    parts = []
    for side, names in enumerate(known):
        for row, name in enumerate(names):
            parts.append(
                text(x + side * column, y + 14 + row * 24.5, speaker.say(name), SMALLEST, ink, "start", column - 8)
            )
    return "".join(parts)
