"""The board of Dungeon Lords as a picture: building part, planning, battle, and the final count."""

from __future__ import annotations

from collections.abc import Sequence

from pictures.dungeon_lords import areas, bar, combat, count, lords, style
from pictures.dungeon_lords.words import Speaker, in_combat
from pictures.svg import document, rect
from rules.dungeon_lords.view import DungeonLordsView

WIDTH, HEIGHT = 1200, 780
EDGE = 8
FOOT = 216
"""The height of the lords' panels at the foot."""


def draw(view: DungeonLordsView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The whole board as SVG; what `marks` name is framed."""
    parts = [rect(0, 0, WIDTH, HEIGHT, style.NIGHT), bar.draw(view, speaker, WIDTH)]
    if view.result is not None:
        parts.append(count.draw(view, speaker, view.result, bar.HEIGHT + 8, WIDTH, HEIGHT - bar.HEIGHT - 16))
    elif in_combat(view):
        parts.append(_combat(view, speaker, marks))
    else:
        parts.append(_building(view, speaker, marks))
    return document(WIDTH, HEIGHT, *parts)


def _building(view: DungeonLordsView, speaker: Speaker, marks: Sequence[str]) -> str:
    top = bar.ARRIVALS_TOP + bar.ARRIVALS_HEIGHT + 8
    high = 2 * areas.AREA_H + areas.GAP
    wide = 4 * areas.AREA_W + 3 * areas.GAP
    offers_left = EDGE + wide + 6
    track_top = top + high + 6
    lords_top = track_top + areas.TRACK_HEIGHT + 6
    return (
        bar.arrivals(view, speaker, WIDTH)
        + areas.draw(view, speaker, EDGE, top, marks)
        + areas.offers(view, speaker, offers_left, top, WIDTH - EDGE - offers_left, high, marks)
        + areas.track(view, speaker, EDGE, track_top, WIDTH - 2 * EDGE)
        + lords.row(view, speaker, EDGE, lords_top, WIDTH - 2 * EDGE, HEIGHT - lords_top - 6)
    )


def _combat(view: DungeonLordsView, speaker: Speaker, marks: Sequence[str]) -> str:
    top = bar.HEIGHT + 6
    below = top + combat.cards_height(view) + 6
    wide = WIDTH - 2 * EDGE
    parts = [combat.cards(view, speaker, EDGE, top, wide)]
    if view.battle is None:
        parts.append(areas.track(view, speaker, EDGE, below, wide))
        lords_top = below + areas.TRACK_HEIGHT + 6
        parts.append(lords.block(view, speaker, EDGE, lords_top, wide, HEIGHT - lords_top - 6))
        return "".join(parts)
    lords_top = HEIGHT - FOOT - 6
    track_top = lords_top - areas.TRACK_HEIGHT - 6
    parts.append(combat.stage(view, speaker, view.battle, (EDGE, below), (wide, track_top - below - 6), marks))
    parts.append(areas.track(view, speaker, EDGE, track_top, wide))
    parts.append(lords.row(view, speaker, EDGE, lords_top, wide, FOOT))
    return "".join(parts)
