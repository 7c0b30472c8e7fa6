"""The heroes along the foot of the board: name, player, hit points, victory points, and the four abilities."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.words import Locale, has_abilities, hero_line
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.badges import counters, sign
from pictures.faces import TITLE
from pictures.kit import SMALLEST, WIDTH, numbered_sign
from pictures.states import choosable, edge_of
from pictures.svg import group, rect, spot, text, width_of
from pictures.tokens import CHALK, MIST

HEIGHT = 124
EDGE, GAP = 6, 6
LINES = (19, 48, 76, 105)
"""The middles of the four lines of a chip."""
WITH_BUST = 170
"""From this width on a chip has a bust next to the names, otherwise only the sign of the hero."""

WITH_LETTERS = 60
"""From this width on an ability has its letter in its sign, and its value next to it."""


def draw(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> str:
    """One chip for each hero, side by side from the origin; those in `marks` are lit."""
    wide = (WIDTH - 2 * EDGE - GAP * (len(view.heroes) - 1)) / len(view.heroes)
    parts = []
    for at, hero in enumerate(view.heroes):
        mark = hero_mark(hero.number)
        lit = choosable(0, 0, wide, HEIGHT, 12, 1) if mark in marks else ""
        touched = spot(mark, hero_line(locale, hero), 0, 0, wide, HEIGHT, lit=bool(lit))
        parts.append(group(_chip(view, locale, hero, wide, lit), touched, at=(EDGE + at * (wide + GAP), 0)))
    return "".join(parts)


def _chip(view: DungeonGoView, locale: Locale, hero: HeroView, width: float, lit: str) -> str:
    """A hero's chip at the origin, `lit` below the words: chalk around the viewer's own, lighter in its turn."""
    now = view.turn == f"hero_{hero.card}" and view.result is None
    ground = style.MOOD.plate if now else style.MOOD.rock if hero.alive else style.MOOD.ground
    ink, bust = CHALK if hero.alive else MIST, width >= WITH_BUST
    parts = [rect(0, 0, width, HEIGHT, ground, 12, **edge_of(mine=now or hero.owner == view.seat)), lit]
    if bust:
        parts.append(figures.hero_piece(hero.card or "", hero.number, 36, 61, 54))
    else:
        parts.append(numbered_sign(hero.number, 22, LINES[0], 34))
    name_at, owner_at, owner = 70 if bust else 42, 70 if bust else 10, locale.player(hero.owner)
    room = width - owner_at - (36 if hero.charged else 6)
    parts += [
        text(name_at, LINES[0], locale.hero(hero), SMALLEST, ink, "start", width - name_at - 4, TITLE),
        text(owner_at, LINES[1], owner, SMALLEST, MIST, "start", room),
        group(style.FLAME, at=(width - 18, LINES[1])) if hero.charged else "",
    ]
    if has_abilities(hero):
        parts += [_values(hero, width, ink), *_abilities(locale, hero, width, ink)]
    return "".join(parts)


def _values(hero: HeroView, width: float, ink: str) -> str:
    """Hit points, of how many if there is room, or a gravestone; and at the right the victory points."""
    y = LINES[2]
    points, wide = counters([("points", hero.vp)])
    drawn = group(points, at=(width - 8 - wide, y))
    if not hero.alive:
        return drawn + group(style.GRAVE, at=(24, y))
    words = f"{hero.hp}/{hero.max_hp}"
    if 39 + width_of(words, SMALLEST, TITLE) + 8 + wide + 8 > width:
        words = str(hero.hp)
    return drawn + sign("health", 21, y, 29) + text(39, y, words, SMALLEST, ink, face=TITLE)


def _abilities(locale: Locale, hero: HeroView, width: float, ink: str) -> list[str]:
    """The four values, each in the sign that marks the weakness of monsters, or next to its letter if there is room."""
    each, parts = (width - 8) / len(style.ABILITIES), []
    for at, ability in enumerate(style.ABILITIES):
        x, value = 4 + each * (at + 0.5), str(getattr(hero, ability))
        if each < WITH_LETTERS:
            parts.append(style.ability(ability, value, x, LINES[3], 32))
            continue
        parts.append(style.ability(ability, locale.say(f"mark-{ability}"), x - 12, LINES[3], 32))
        parts.append(text(x + 9, LINES[3], value, SMALLEST, ink, face=TITLE))
    return parts
