"""Complete alternatives to choose from: layouts of a hand side by side, routes through a dungeon in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil

from games.map_masters.pictures import drafts, plans, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.plans import DrawnPath, Plan
from games.map_masters.pictures.windows import MARGIN, Box, Window, window_around
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.view import MapMastersView
from pictures.kit import HEIGHT, SMALLEST
from pictures.states import chosen
from pictures.svg import spot
from rules.messages import Seat

LAYOUT, ROUTE = "layout", "route"
"""The beginnings of the marks of whole layouts and routes; a letter follows, and after a colon the positions."""
ACROSS = 3
"""The number of layouts side by side."""
GAP, INSET = 12, 4
"""The distances between layouts, and of a layout from the edge of its slip."""
APART = 0.15
"""The distance that the lines of routes keep, in cells."""


def named(marks: Sequence[str], kind: str) -> dict[str, str]:
    """The marks of whole layouts or routes, by their letters."""
    heads = {mark: mark.partition(":")[0] for mark in marks if ":" in mark}
    return {head.removeprefix(kind): mark for mark, head in heads.items() if head.startswith(kind)}


def _parts(mark: str) -> list[str]:
    """The positions of the cards of a layout, or the strokes of a route."""
    return mark.partition(":")[2].split(";")


def layouts_of(marks: Sequence[str]) -> list[tuple[str, list[Placed]]]:
    """The layouts among the marks, each with its letter."""
    drafts = []
    for letter, mark in named(marks, LAYOUT).items():
        cards = [card.split(",") for card in _parts(mark)]
        placed = [Placed(card, turned == "1", int(x), int(y)) for card, turned, x, y in cards]
        drafts.append((letter, placed))
    return drafts


def held_of(marks: Sequence[str]) -> list[tuple[str, bool]]:
    """The card that is being placed, by the mark of turning it over, and whether it is turned."""
    held = [mark.split("_") for mark in marks if mark.startswith("held_")]
    return [(card, way == "down") for _, card, way in held]


def routes_of(marks: Sequence[str]) -> list[DrawnPath]:
    """The routes among the marks, each a line in its own colour; a single one runs in the middle of its way."""
    trails: list[DrawnPath] = []
    for letter, mark in named(marks, ROUTE).items():
        strokes = [stroke.split(" ") for stroke in _parts(mark)]
        trails.append(DrawnPath(strokes, letter, False, shift=(len(trails) - 2) * APART))
    return trails if len(trails) > 1 else [replace(trail, shift=0.0) for trail in trails]


def layouts(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str]) -> str:
    """Every layout as a plan with its letter and hints of basements: first the one that is laid, in a gold frame."""
    shown = layouts_of(marks)
    draft = view.players[seat].draft
    laid = next(letter for letter in "ABCDEF" if letter not in dict(shown)) if draft and draft.cards else ""
    if draft is not None and laid:
        shown = [(laid, list(draft.cards)), *shown]
    column, area, _ = drafts.areas(view, view.players[seat], locale)
    return framed(HEIGHT, column, boxes(shown, laid, area, marks))


def boxes(shown: Sequence[tuple[str, Sequence[Placed]]], laid: str, area: Box, marks: Sequence[str]) -> str:
    """Layouts side by side in an area; the one with the letter `laid` is chosen."""
    width = (area.width - (ACROSS - 1) * GAP) / ACROSS
    height = area.height / ceil(len(shown) / ACROSS) - GAP
    marked = named(marks, LAYOUT)
    parts = []
    for place, (letter, cards) in enumerate(shown):
        row, column = divmod(place, ACROSS)
        in_row = min(ACROSS, len(shown) - row * ACROSS)
        left = area.x + (area.width - in_row * (width + GAP) + GAP) / 2 + column * (width + GAP)
        slip = Box(left, area.y + row * (height + GAP), width, height)
        window = window_around(cards, Box.around(*slip.middle, width - 2 * INSET, height - 2 * INSET), MARGIN)
        parts.append(style.paper(*slip, style.PAGE))
        if letter == laid:
            parts.append(chosen(*slip))
        parts.append(f'<g data-map="">{_layout(tuple(cards), window)}</g>')
        parts.append(style.disc(slip.x + 30, slip.y + 32, letter, SMALLEST))
        if letter in marked:
            parts.append(spot(marked[letter], letter, *slip, enlarged=True))
    return "".join(parts)


@lru_cache(maxsize=128)
def _layout(cards: tuple[Placed, ...], window: Window) -> str:
    """A drawn layout, cached because the same ones are offered until the player takes one."""
    return plans.draw_hinted(Plan(cards), window)
