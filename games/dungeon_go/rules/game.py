"""The complete Dungeon GO! game: set-up, view, guess, scores, and how saves of older schemas are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any, ClassVar

from games.dungeon_go.rules import guess, scoring, setup
from games.dungeon_go.rules.chronicle import DungeonGoChronicler
from games.dungeon_go.rules.settings import DungeonGoSettings
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.view import DungeonGoView, view_of
from rules.chronicles import Chronicler
from rules.dealing import mix
from rules.game import COUNTED
from rules.messages import Message, Ref, Seat
from rules.results import Result
from rules.settings import GameSettings


def lift_5(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 6 notes with a growth whether its hero is being raised from the dead."""
    state = deepcopy(state)
    for entry in state["agenda"]["stack"]:
        if entry["kind"] == "growth":
            entry["raised"] = False
    return state


class DungeonGo(DungeonGoState):
    """The game as the rest of the program sees it."""

    name: ClassVar[str] = "dungeon_go"
    seat_numbers: ClassVar[range] = range(1, 7)
    settings_type: ClassVar[type[GameSettings]] = DungeonGoSettings
    schema_version: ClassVar[int] = 6
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {5: lift_5}
    endings: ClassVar[tuple[str, ...]] = (scoring.VICTORY, scoring.KING_DEAD, scoring.MONSTER_LEFT)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn_hero", "log-turn_king", "log-turn_monsters")
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (({}, {"spells": True, "miracles": True}),)
    passing: ClassVar[frozenset[str]] = frozenset(
        {"do-done", "do-stop", "do-stay", "do-stay_blocking", "do-wait_blocking", "do-stay_dead", "do-no_growth"}
    )
    face_down: ClassVar[tuple[str, ...]] = ("deck",)
    chronicle: ClassVar[Chronicler] = DungeonGoChronicler()

    def set_up(self) -> None:
        """Lay out the dungeon, then create the heroes (DG-4.7)."""
        setup.begin(self)

    def view(self, seat: Seat | None) -> DungeonGoView:
        """Everything but the order of the deck, which only the owner of the diviner knows."""
        return view_of(self, seat)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        guess.determinize(self, seat, rng)

    def shuffle_unseen(self) -> None:
        if self.divined_by is None:
            mix(self.deck, self.dice)

    def standing(self) -> list[int]:
        """The points that would count: each seat's best hero (DG-24.3), or in a solo game the solo score (DG-24.2)."""
        if self.seats == 1:
            return [scoring.solo_score(self)]
        return [max((hero.vp for hero in self.heroes if hero.seat == seat), default=0) for seat in range(self.seats)]

    def counted(self) -> Result:
        return scoring.outcome(self, COUNTED)

    def closing(self) -> list[Message]:
        return scoring.closing(self)

    def known_as(self, seat: Seat) -> list[Ref]:
        """The player's heroes, the best one first (DG-24.3)."""
        mine = [hero for hero in self.heroes if hero.seat == seat and hero.card]
        return [hero.name for hero in sorted(mine, key=partial(scoring.merit, self), reverse=True)]
