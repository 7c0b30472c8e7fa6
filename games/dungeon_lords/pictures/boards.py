"""The board of Dungeon Lords as a picture: building part, planning, battle, and the final count."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.pictures import areas, bar, combat, count, lords, style
from games.dungeon_lords.pictures.words import Locale, in_combat
from games.dungeon_lords.rules.view import BattleView, DungeonLordsView
from pictures.kit import HEIGHT, PIXELS, TALL_WIDTH, WIDTH
from pictures.svg import document, rect

EDGE = 4
BUILDING_HEIGHT = 736
AREAS_HEIGHT = 276
BATTLE_TALL = 690


def draw(view: DungeonLordsView, locale: Locale, marks: Sequence[str], *, tall: bool = False) -> str:
    """The whole board as SVG; what `marks` name is lit. Only a battle is drawn `tall`."""
    if view.result is not None:
        return _page(
            WIDTH,
            HEIGHT + 60,
            view,
            locale,
            count.draw(view, locale, view.result, bar.HEIGHT + 4, WIDTH, HEIGHT + 52 - bar.HEIGHT),
        )
    if view.battle is not None:
        width, height = (TALL_WIDTH, BATTLE_TALL) if tall else (WIDTH, HEIGHT)
        return _page(width, height, view, locale, _battle(view, locale, view.battle, (width, height), marks))
    if in_combat(view):
        return _page(WIDTH, BUILDING_HEIGHT, view, locale, _planning(view, locale))
    return _page(WIDTH, BUILDING_HEIGHT, view, locale, _building(view, locale, marks))


def _page(width: float, height: float, view: DungeonLordsView, locale: Locale, *parts: str) -> str:
    ground = rect(0, 0, width, height, style.NIGHT)
    return document(width, height, ground, bar.draw(view, locale, width), *parts, pixels=PIXELS)


def _building(view: DungeonLordsView, locale: Locale, marks: Sequence[str]) -> str:
    wide = WIDTH - 2 * EDGE
    areas_top = bar.HEIGHT + bar.COMING_HEIGHT + 6
    offers_top = areas_top + AREAS_HEIGHT + 4
    track_top = offers_top + areas.OFFERS_HEIGHT + 4
    lords_top = track_top + areas.TRACK_HEIGHT + 4
    return (
        bar.coming(view, locale, (EDGE, bar.HEIGHT + 2), wide)
        + areas.draw(view, locale, (EDGE, areas_top), (wide, AREAS_HEIGHT), marks)
        + areas.offers(view, locale, (EDGE, offers_top), (wide, areas.OFFERS_HEIGHT), marks)
        + areas.track(view, locale, EDGE, track_top, wide)
        + lords.row(view, locale, EDGE, lords_top, wide, BUILDING_HEIGHT - lords_top - 4)
    )


def _planning(view: DungeonLordsView, locale: Locale) -> str:
    wide = WIDTH - 2 * EDGE
    top = bar.HEIGHT + 4
    below = top + combat.LOW + 4
    lords_top = below + areas.TRACK_HEIGHT + 4
    return (
        combat.cards(view, locale, EDGE, top, wide)
        + areas.track(view, locale, EDGE, below, wide)
        + lords.block(view, locale, EDGE, lords_top, wide, BUILDING_HEIGHT - lords_top - 4)
    )


def _battle(
    view: DungeonLordsView, locale: Locale, battle: BattleView, size: tuple[float, float], marks: Sequence[str]
) -> str:
    width, height = size
    wide = width - 2 * EDGE
    top = bar.HEIGHT + 4
    card, card_height = combat.telling(view, locale, EDGE, top, wide)
    below = top + card_height + 4
    track_top = height - areas.TRACK_HEIGHT - 4
    return (
        card
        + combat.stage(view, locale, battle, (EDGE, below), (wide, track_top - below - 4), marks)
        + areas.track(view, locale, EDGE, track_top, wide)
    )
