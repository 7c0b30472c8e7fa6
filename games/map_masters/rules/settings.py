"""The settings of a game before it starts (MM-2.11, MM-14.10, MM-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rules.settings import GameSettings

Switch = Literal["off", "on"]
MISSIONS = 14
VERSUS_ONLY = frozenset({"layout", "time_bonus", "head_start", "timer"})
COOP_ONLY = frozenset({"mission", "difficulty", "open_hands", "strict_arrival", "host_decides"})
VERSUS_PAGES = frozenset({"round", "market", "scoring", "time_bonus", "optimizers"})
COOP_PAGES = frozenset({"coop_setup", "coop_turn", "groups", "victory", "difficulty", "missions"})
"""Pages of the rules that concern only one mode."""


class MapMastersSettings(GameSettings):
    """Which game is played, and what was agreed on at the table."""

    first: ClassVar[Mapping[str, object]] = {"mission": 1, "difficulty": "newcomer"}
    """For a first game together: the first mission at its easiest."""

    mode: Literal["versus", "coop"] = "versus"
    layout: Literal["free", "column"] = "free"
    """The ways in which the cards of a dungeon may lie (MM-2.11)."""
    time_bonus: Switch = "on"
    """Off: no races, hourglasses have no effect."""
    head_start: Annotated[int, Field(ge=0, le=15)] = 0
    """Minutes before a computer player may finish an exploration first; 0: only after a person has finished."""
    timer: Annotated[int, Field(ge=0, le=15)] = 0
    """Minutes for each exploration; 0 for no timer (MM-14.10)."""
    seat_order: Literal["joined", "shuffled"] = "joined"
    """The order of the turns (MM-11.11)."""
    mission: Annotated[int, Field(ge=0, le=MISSIONS)] = 0
    """The mission of a co-operative game; 0: the players choose at the table (MM-20.2)."""
    difficulty: Literal["ask", "newcomer", "easy", "normal", "hard"] = "ask"
    """The difficulty of a co-operative game; asked after the cards have been seen (MM-20.15)."""
    open_hands: Switch = "off"
    strict_arrival: Switch = "off"
    """On: arriving without what is required loses the mission (MM-22.14)."""
    host_decides: Switch = "off"
    """On: the first seat alone makes the decisions of the team (MM-20.3)."""

    @property
    def column(self) -> bool:
        """Whether the cards of a dungeon lie in a column."""
        return self.layout == "column"

    @property
    def together(self) -> bool:
        return self.mode == "coop"

    def counts(self, field: str, seats: int) -> bool:
        """Each mode has settings of its own."""
        return field not in (COOP_ONLY if self.mode == "versus" else VERSUS_ONLY)

    def other_modes(self, seats: int) -> frozenset[str]:
        return COOP_PAGES if self.mode == "versus" else VERSUS_PAGES
