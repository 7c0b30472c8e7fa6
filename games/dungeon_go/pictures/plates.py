"""The heroes' plates along the foot of the board: name, hit points, victory points, and the four abilities."""

from __future__ import annotations

from games.dungeon_go.pictures import style
from games.dungeon_go.pictures.layouts import PLATE_GAP, PLATE_HEIGHT, Layout
from games.dungeon_go.pictures.words import ABILITIES, Locale, has_abilities, hero_line
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.faces import TITLE
from pictures.kit import SMALLEST, numbered_sign, star
from pictures.states import ring
from pictures.svg import group, rect, spot, text
from pictures.tokens import INK, INK_2, MIST, RAISED
from rules.messages import Plain, refer

EDGE, GAP = 8, 8
FIRST, SECOND, THIRD = 19, 49, 81
"""The middles of the three lines of a plate."""
MARK, DIGIT = 32, 17
"""The width of an ability's sign, and of its value next to it."""
WITH_POINTS = 210
"""A low plate of at least this width has room for the victory points."""
LEAST_OWNER = 80
"""The player's name is left out where there is less room for it."""


def draw(view: DungeonGoView, locale: Locale, plan: Layout) -> str:
    """One plate per hero, in rows over the whole width."""
    beside = plan.plates_per_row(len(view.heroes))
    each = (plan.width - 2 * EDGE - GAP * (beside - 1)) / max(1, beside)
    return "".join(
        group(
            _plate(view, locale, hero, each, plan.plate_height),
            spot(hero_mark(hero.number), hero_line(locale, hero), 0, 0, each, plan.plate_height),
            at=(
                EDGE + index % beside * (each + GAP),
                plan.plates_top + index // beside * (plan.plate_height + PLATE_GAP),
            ),
        )
        for index, hero in enumerate(view.heroes)
    )


def _plate(view: DungeonGoView, locale: Locale, hero: HeroView, width: float, height: float) -> str:
    now = view.turn == f"hero_{hero.card}" and view.result is None
    own = view.seat is not None and view.seat == hero.owner
    ink = INK if hero.alive else MIST
    if hero.alive:
        back = style.card(0, 0, width, height, style.EDGE, 2)
    else:
        back = rect(0, 0, width, height, RAISED, 10, stroke=style.EDGE, stroke_width=2)
    if now or own:
        back += ring(0, 0, width, height, stroke=5 if now else 3)
    if height < PLATE_HEIGHT:
        return back + _in_brief(hero, ink, width, height / 2)
    titled = view.result is not None and refer(f"hero-{hero.card}") in _true_heroes(view)
    badge = style.crown(width - 26, FIRST) if titled else style.flame(width - 22, FIRST) if hero.charged else ""
    name_room = width - 62 - (40 if badge else 0)
    name = locale.hero(hero)
    parts = [
        back,
        numbered_sign(hero.number, 27, (FIRST + SECOND) / 2, 44),
        text(54, FIRST, name, SMALLEST, ink, "start", name_room, TITLE),
        badge,
    ]
    owner_room = name_room - locale.width(name, SMALLEST) - 20
    if owner_room >= LEAST_OWNER and hero.card:
        owner = locale.player(hero.owner)
        parts.append(text(54 + name_room, FIRST, owner, SMALLEST, MIST if not hero.alive else INK_2, "end", owner_room))
    below = SECOND
    if not hero.alive:
        wide = locale.width(str(hero.vp), SMALLEST)
        parts.append(text(54, below, locale.say("picture-afterlife"), SMALLEST, MIST, "start", width - wide - 108))
        parts.append(star(width - wide - 32, below, 25))
        parts.append(text(width - 12, below, str(hero.vp), SMALLEST, MIST, "end", 50))
    elif has_abilities(hero):
        parts.append(style.heart(66, below, 24))
        parts.append(text(82, below, f"{hero.hp}/{hero.max_hp}", SMALLEST, ink, "start", 80))
        parts.append(star(188, below, 25))
        parts.append(text(204, below, str(hero.vp), SMALLEST, ink, "start", 50))
    elif not hero.card:
        parts.append(text(54, below, locale.player(hero.owner), SMALLEST, INK_2, "start", width - 60))
    if has_abilities(hero):
        parts += _abilities(locale, hero, ink, width)
    return "".join(parts)


def _in_brief(hero: HeroView, ink: str, width: float, middle: float) -> str:
    """The number, the hit points (0 in the afterlife) and, where there is room, the victory points."""
    parts = [numbered_sign(hero.number, 26, middle, 36)]
    if has_abilities(hero):
        parts.append(style.heart(60, middle, 24))
        parts.append(text(75, middle, f"{hero.hp}/{hero.max_hp}", SMALLEST, ink, "start", 70))
    if width >= WITH_POINTS:
        parts.append(star(width - 62, middle, 25))
        parts.append(text(width - 46, middle, str(hero.vp), SMALLEST, ink, "start", 40))
    return "".join(parts)


def _abilities(locale: Locale, hero: HeroView, ink: str, width: float) -> list[str]:
    """The four values, each after the sign used for monsters' weaknesses."""
    each = (width - 12) / len(ABILITIES)
    parts = []
    for index, ability in enumerate(ABILITIES):
        left = 6 + index * each + (each - MARK - DIGIT) / 2
        parts.append(style.mark(ability, locale.say(f"mark-{ability}"), left + MARK / 2, THIRD, MARK))
        parts.append(text(left + MARK + 2, THIRD, str(getattr(hero, ability)), SMALLEST, ink))
    return parts


def _true_heroes(view: DungeonGoView) -> list[Plain]:
    named = view.result.facts.get("true_heroes", []) if view.result is not None else []
    return named if isinstance(named, list) else []
