"""A cache of what follows from where the map cards lie: simulated games see the same few maps again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from games.dungeoneer.rules.state import DungeoneerState

MOST = 5_000
"""The number of results of each function that are kept; then all of them are dropped."""

P = ParamSpec("P")
T = TypeVar("T")


def layout_of(game: DungeoneerState) -> Hashable:
    """The map cards as they lie, with the Entrances and the spaces with portals."""
    cards = tuple([(space.card, space.x, space.y, space.turned) for space in game.spaces])
    return cards, tuple(game.entrances), tuple(game.portals)


def by_layout(function: Callable[Concatenate[DungeoneerState, P], T]) -> Callable[Concatenate[DungeoneerState, P], T]:
    """In simulated games, cache what depends only on the layout and the other arguments; no caller changes the results.

    While an effect has changed an exit, nothing is cached.
    """
    known: dict[Hashable, T] = {}

    @wraps(function)
    def cached(game: DungeoneerState, /, *args: P.args, **kwargs: P.kwargs) -> T:
        if not game.imagined or [space for space in game.spaces if space.shut]:
            return function(game, *args, **kwargs)
        key = (layout_of(game), args, tuple(kwargs.items()))
        if key not in known:
            if len(known) >= MOST:
                known.clear()
            known[key] = function(game, *args, **kwargs)
        return known[key]

    return cached
