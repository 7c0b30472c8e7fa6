"""The settings of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from rules.settings import GameSettings


class DungeonLordsSettings(GameSettings):
    """The switches of DL-2.2, and which scenario a single player trains.

    Two to four seats play the game; one seat alone is the combat training (section 29), for which only `scenario`
    counts.
    """

    first: ClassVar[Mapping[str, object]] = {"rules": "introductory"}

    rules: Literal["full", "introductory"] = "full"
    """Full: choice of the disabled orders, special events, fee for hiring first. Introductory: none of them."""
    choose_disabled: bool = False
    """With introductory rules: the first disabled orders are chosen as in the full rules."""
    scenario: Literal["all", "1", "2", "3", "4", "room"] = "all"
    """Combat training: one scenario, or all one after the other. `room` is the first with a room at C1."""

    def counts(self, field: str, seats: int) -> bool:
        """The full rules let the disabled orders be chosen anyway; a scenario is for one player alone."""
        if field == "choose_disabled":
            return self.rules == "introductory"
        return field != "scenario" or seats < 2

    def other_modes(self, seats: int) -> frozenset[str]:
        if seats == 1:
            return frozenset({"few_players"})
        unused = {"training": True, "few_players": seats > 3, "special_events": self.rules != "full"}
        return frozenset(page for page, is_unused in unused.items() if is_unused)
