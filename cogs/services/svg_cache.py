"""The last pictures as SVG and words: a panel, a DM and the next look at the same position want the same one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pictures.game_pictures import Picture
from rules.game import Game

KEPT = 64


class Sketches:
    """Pictures that are not drawn yet, by what they show; those asked for least lately go first."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self._made: OrderedDict[Hashable, tuple[Game, Picture | None]] = OrderedDict()
        """With the game, so that no other one has its identity meanwhile."""

    def of(self, game: Game, what: Hashable, make: Callable[[], Picture | None]) -> Picture | None:
        """The picture of this game in its present position that `what` names, made if it is not there."""
        key = (id(game), game.choices, what)
        if key in self._made:
            self._made.move_to_end(key)
        else:
            self._made[key] = game, make()
            while len(self._made) > self.kept:
                self._made.popitem(last=False)
        return self._made[key][1]

    def forget(self) -> None:
        """Keep nothing."""
        self._made.clear()
