"""The heroes' plates along the foot of the board: who, how many hit points, how many victory points."""

from __future__ import annotations

from pictures.dungeon_go import style
from pictures.dungeon_go.style import DIM, INK, LANTERN, PALE_INK, SMALLEST
from pictures.dungeon_go.words import Speaker
from pictures.svg import group, rect, text
from rules.core.messages import Plain, refer
from rules.dungeon_go.view import DungeonGoView, HeroView

EDGE, GAP = 8, 8
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
    badge = style.crown(width - 26, 19) if titled else style.flame(width - 22, 19) if hero.charged else ""
    name_room = width - 62 - (40 if badge else 0)
    name = speaker.hero(hero)
    parts = [
        back,
        style.number_token(hero.number, 27, height / 2, 44),
        text(54, 19, name, SMALLEST, ink, "start", name_room),
        badge,
    ]
    owner_room = name_room - speaker.width(name, SMALLEST) - 20
    if owner_room >= LEAST_OWNER and hero.card:
        owner = speaker.player(hero.owner)
        parts.append(text(54 + name_room, 19, owner, SMALLEST, DIM if not hero.alive else PALE_INK, "end", owner_room))
    below = height - 19
    if not hero.alive:
        parts.append(text(54, below, speaker.say("picture-afterlife"), SMALLEST, DIM, "start", width - 60))
    elif hero.max_hp and hero.card:
        parts.append(style.heart(66, below, 24))
        parts.append(text(81, below, f"{hero.hp}/{hero.max_hp}", SMALLEST, ink, "start", width - 153))
        parts.append(style.star(width - 54, below, 24))
        parts.append(text(width - 41, below, str(hero.vp), SMALLEST, ink, "start", 31))
    else:
        parts.append(text(54, below, speaker.player(hero.owner), SMALLEST, PALE_INK, "start", width - 60))
    return "".join(parts)


def _true_heroes(view: DungeonGoView) -> list[Plain]:
    named = view.result.facts.get("true_heroes", []) if view.result is not None else []
    return named if isinstance(named, list) else []
