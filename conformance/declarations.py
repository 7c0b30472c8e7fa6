"""The declarations of a game for the suite, in the module `conformance` of its package; all of it is optional.

- `faults(game)` yields what is wrong with a position: a piece in no place or in two, a negative count.
- `VARIANTS`: sets of settings to be played in place of each value on its own, for settings that depend on each other.
- `TOGETHER`: sets of settings to be played as well.
- `TWINS = True`: a hand may hold equal cards, so that two answers may read alike.
- `UNORDERED`: fields of the state that are lists whose order has no meaning (a heap of tiles out of the game).
- `WITHOUT_RACE`: settings without a reward for answering first, where a game has one.
- `LOSSES`: the endings in which everyone loses.
- `FAR`: names of what is reached late in a game, each with a function that detects it
  in a position (`make play-coverage`).

A game in a single module has these names in that module.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rules.entries import owner_of
from rules.game import Game


@cache
def declarations(kind: type[Game]) -> ModuleType:
    """The module with a game's notes; an empty one if it has none."""
    owner = import_module(owner_of(kind.__module__))
    if not hasattr(owner, "__path__"):
        return owner
    name = f"{owner.__name__}.conformance"
    return import_module(name) if find_spec(name) is not None else ModuleType(name)


def declared(kind: type[Game], name: str, default: Any) -> Any:
    """One of the names above, or the default."""
    return getattr(declarations(kind), name, default)
