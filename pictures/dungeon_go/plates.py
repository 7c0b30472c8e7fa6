"""The heroes' plates along the foot of the board: who, how many hit and victory points, and the four abilities."""

from __future__ import annotations

from pictures.dungeon_go import style
from pictures.dungeon_go.style import DIM, INK, LANTERN, PALE_INK
from pictures.dungeon_go.words import ABILITIES, Speaker, has_abilities
from pictures.kit import SMALLEST, star
from pictures.svg import group, rect, text
from rules.core.messages import Plain, refer
from rules.dungeon_go.view import DungeonGoView, HeroView

EDGE, GAP = 8, 8
FIRST, SECOND, THIRD = 19, 55, 91
"""The middles of the three lines of a plate."""
MARK, DIGIT = 34, 17
"""The width of an ability's sign, and of its value beside it."""
ROOMY = 62
"""So much room an ability needs to be shown with its sign."""
LEAST_OWNER = 80
"""The player's name is left out where there is less room for it."""


def draw(view: DungeonGoView, speaker: Speaker, y: float, width: float, height: float) -> str:
    """One plate per hero, side by side over the whole width."""
    each = (width - 2 * EDGE - GAP * (len(view.heroes) - 1)) / max(1, len(view.heroes))
    return "".join(
        group(_plate(view, speaker, hero, each, height), at=(EDGE + index * (each + GAP), y))
        for index, hero in enumerate(view.heroes)
    )


def _plate(view: DungeonGoView, speaker: Speaker, hero: HeroView, width: float, height: float) -> str:
    now = view.turn == f"hero_{hero.card}" and view.result is None
    edge, stroke = (LANTERN, 5.0) if now else ("#8a6a3a", 2.0)
    ink = INK if hero.alive else DIM
    if hero.alive:
        back = style.card(0, 0, width, height, edge, stroke)
    else:
        back = rect(0, 0, width, height, "#2a2630", 10, stroke=edge, stroke_width=stroke)
    titled = view.result is not None and refer(f"hero-{hero.card}") in _true_heroes(view)
    badge = style.crown(width - 26, FIRST) if titled else style.flame(width - 22, FIRST) if hero.charged else ""
    name_room = width - 62 - (40 if badge else 0)
    name = speaker.hero(hero)
    parts = [
        back,
        style.number_token(hero.number, 27, (FIRST + SECOND) / 2, 44),
        text(54, FIRST, name, SMALLEST, ink, "start", name_room),
        badge,
    ]
    owner_room = name_room - speaker.width(name, SMALLEST) - 20
    if owner_room >= LEAST_OWNER and hero.card:
        owner = speaker.player(hero.owner)
        parts.append(
            text(54 + name_room, FIRST, owner, SMALLEST, DIM if not hero.alive else PALE_INK, "end", owner_room)
        )
    below = SECOND
    if not hero.alive:
        parts.append(text(54, below, speaker.say("picture-afterlife"), SMALLEST, DIM, "start", width - 60))
    elif has_abilities(hero):
        parts.append(style.heart(66, below, 24))
        parts.append(text(81, below, f"{hero.hp}/{hero.max_hp}", SMALLEST, ink, "start", width - 153))
        parts.append(star(width - 54, below, 24))
        parts.append(text(width - 41, below, str(hero.vp), SMALLEST, ink, "start", 31))
    else:
        parts.append(text(54, below, speaker.player(hero.owner), SMALLEST, PALE_INK, "start", width - 60))
    if has_abilities(hero):
        parts += _abilities(speaker, hero, ink, width)
    return "".join(parts)


def _abilities(speaker: Speaker, hero: HeroView, ink: str, width: float) -> list[str]:
    """The four values, each behind the sign that monsters' weaknesses have, or in little room behind its letter."""
    each = (width - 12) / len(ABILITIES)
    parts = []
    for index, ability in enumerate(ABILITIES):
        letter = speaker.say(f"mark-{ability}")
        wide = MARK if each >= ROOMY else speaker.width(letter, SMALLEST)
        left = 6 + index * each + (each - wide - DIGIT) / 2
        if each >= ROOMY:
            parts.append(style.mark(ability, letter, left + wide / 2, THIRD, MARK))
        else:
            parts.append(text(left, THIRD, letter, SMALLEST, ink if ink == DIM else PALE_INK))
        parts.append(text(left + wide + 1, THIRD, str(getattr(hero, ability)), SMALLEST, ink))
    return parts


def _true_heroes(view: DungeonGoView) -> list[Plain]:
    named = view.result.facts.get("true_heroes", []) if view.result is not None else []
    return named if isinstance(named, list) else []
