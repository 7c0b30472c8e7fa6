"""The heroes along the foot of the board: name, player, hit points, victory points, and the four abilities."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.words import Locale, has_abilities, hero_about
from games.dungeon_go.rules.components import Ability
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.badges import counters, sign
from pictures.kit import SMALLEST, WIDTH, numbered_sign
from pictures.states import choosable, edge_of, stands_out
from pictures.svg import group, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, INK, MIST, PAPER
from pictures.typefaces import TITLE

EDGE, GAP = 6, 6
"""The space around and between the chips."""
LINE, INSET = 30, 4
"""The distance from line to line on a chip, and that of the lines from its upper and lower edge."""
FIRST = INSET + LINE / 2
"""The middle of the first line."""
WITH_BUST = 170
"""From this width on a chip has a bust next to the names, otherwise only the sign of the hero."""
WITH_OWNER = 280
"""From this width on a chip has the player's name next to the hero's, otherwise below it."""
WITH_LETTERS = 60
"""From this width on an ability has its letter in its sign, and its value next to it."""
AFTER_BUST, AFTER_SIGN = 70, 42
"""Where the hero's name begins, next to a bust or to the sign."""
BESIDE = 36
"""The width that the flame needs next to the player's name."""
HEART, POINTS_GAP = 33, 8
"""The width of the heart before the hit points, and the space on both sides of the victory points."""


def height(heroes: int, *, short: bool = False) -> float:
    """The height of the chips of so many heroes; `short`: without the players' names where there is little room."""
    return 2 * INSET + LINE * (3 if short or _width(heroes) >= WITH_OWNER else 4)


def _width(heroes: int) -> float:
    return (WIDTH - 2 * EDGE - GAP * (heroes - 1)) / heroes


def draw(
    view: DungeonGoView,
    locale: Locale,
    marks: Sequence[str] = (),
    acting: Collection[int] = (),
    used: Collection[Ability] = (),
    *,
    short: bool = False,
) -> str:
    """One chip for each hero, side by side from the origin: those `acting` stand out, those in `marks` are lit.

    `used` are the abilities with which the hero whose turn it is can attack now.
    """
    width = _width(len(view.heroes))
    chip_height = height(len(view.heroes), short=short)
    chips = []
    for hero in view.heroes:
        mark = hero_mark(hero.number)
        now = hero.number in acting
        lit = choosable(0, 0, width, chip_height, 12, 1) if mark in marks else ""
        touched = spot(mark, hero_about(locale, hero), 0, 0, width, chip_height, lit=now or bool(lit))
        chips.append(_chip(view, locale, hero, (width, chip_height), lit, used, now=now) + touched)
    return spread(chips, width + GAP, at=(EDGE, 0))


def _chip(
    view: DungeonGoView,
    locale: Locale,
    hero: HeroView,
    size: tuple[float, float],
    lit: str,
    used: Collection[Ability],
    *,
    now: bool,
) -> str:
    """A hero's chip at the origin, `lit` below the words: chalk around the viewer's own, lighter who acts `now`."""
    width, height = size
    ground = style.MOOD.plate if now else style.MOOD.rock if hero.alive else style.MOOD.ground
    ink = CHALK if hero.alive else MIST
    has_bust = width >= WITH_BUST
    edge = edge_of(mine=stands_out(hero.owner, view.seat, turn=now))
    parts = [rect(0, 0, width, height, ground, 12, **edge), lit]
    if now and has_bust:
        parts.append(style.glow(36, INSET + LINE, 34))
    if has_bust:
        parts.append(figures.hero_piece(hero.card or "", hero.number, 36, INSET + 2 * LINE, 54))
    else:
        parts.append(numbered_sign(hero.number, 22, FIRST, 34))
    parts.append(_names(locale, hero, width, height, ink))
    if hero.charged and has_bust:
        parts.append(group(style.FLAME, at=(width - BESIDE / 2, FIRST)))
    elif hero.charged:
        parts.append(group(style.FLAME, at=(37, FIRST + 8), scale=0.6))
    if has_abilities(hero):
        y = height - INSET - LINE / 2
        parts.append(_values(hero, AFTER_BUST if has_bust else 6, y - LINE, width, ink))
        parts += _abilities(locale, hero, width, y, ink, used if now else ())
    return "".join(parts)


def _names(locale: Locale, hero: HeroView, width: float, height: float, ink: str) -> str:
    """The hero's name and the player's: next to it, below it, or not at all if there is no line for it."""
    has_bust = width >= WITH_BUST
    name = locale.hero(hero)
    owner = locale.player(hero.owner)
    x = AFTER_BUST if has_bust else AFTER_SIGN
    drawn = text(x, FIRST, name, SMALLEST, ink, "start", width - x - 4, TITLE)
    if width >= WITH_OWNER and has_abilities(hero):
        right = width - (BESIDE if hero.charged else 10)
        room = right - x - width_of(name, SMALLEST, TITLE) - 12
        return drawn + text(right, FIRST, owner, SMALLEST, MIST, "end", room)
    if height > 2 * INSET + 3 * LINE or not has_abilities(hero):
        left = x if has_bust else 10
        return drawn + text(left, FIRST + LINE, owner, SMALLEST, MIST, "start", width - 6 - left)
    return drawn


def _values(hero: HeroView, left: float, y: float, width: float, ink: str) -> str:
    """Hit points, of how many if there is room, or a gravestone; and at the right the victory points."""
    points, points_width = counters([("points", hero.vp)])
    right = width - POINTS_GAP - points_width
    drawn = group(points, at=(right, y))
    if not hero.alive:
        return drawn + group(style.GRAVE, at=(left + 18, y))
    words, x = f"{hero.hp}/{hero.max_hp}", left + HEART
    if x + width_of(words, SMALLEST, TITLE) + POINTS_GAP > right:
        words = str(hero.hp)
    return drawn + sign("health", left + 15, y, 29) + text(x, y, words, SMALLEST, ink, face=TITLE)


def _abilities(
    locale: Locale, hero: HeroView, width: float, y: float, ink: str, used: Collection[Ability]
) -> list[str]:
    """The four values, each in the sign that marks the weakness of monsters, or next to its letter if there is room.

    If some are `used`, the values of those stand on dice, and the others are paler.
    """
    column, parts = (width - 8) / len(style.ABILITIES), []
    for index, ability in enumerate(style.ABILITIES):
        x = 4 + column * (index + 0.5)
        value = str(getattr(hero, ability))
        pale: dict[str, Any] = {"opacity": 0.45} if used and ability not in used else {}
        if column < WITH_LETTERS:
            parts.append(group(style.ability(ability, value, x, y, 32), **pale))
            continue
        back = rect(x - 1, y - 14, 28, 28, PAPER, 6, stroke=INK, stroke_width=2) if ability in used else ""
        digit = text(x + 13, y, value, SMALLEST, INK if back else ink, "middle", face=TITLE)
        sign_of = style.ability(ability, locale.say(f"mark-{ability}"), x - 19, y, 32)
        parts.append(group(sign_of, back, digit, **pale))
    return parts
