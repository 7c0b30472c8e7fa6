"""The table's clock in the exploration: the timer, and the head start of people over computer players (MM-14.10)."""

from __future__ import annotations

from typing import ClassVar

from games.map_masters.rules.state import MapMastersState
from rules.messages import Message
from rules.questions import ClockQuestion, Option, Picked, Refusals

EXPLORATION = "exploration"
"""The scope on the agenda that ends when the time is up."""


class HeadStartUp(ClockQuestion):
    """The table's clock ends the head start of people over computer players."""

    awaited: ClassVar[bool] = False

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [Option("head_start_up", Message("do-head_start_up"))]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        game.tell("log-head_start_up")
        game.commit()
        game.head_start = False

    def wait(self, game: MapMastersState) -> tuple[int, int]:
        """The agreed minutes, at most those of the timer, in seconds."""
        return (60 * _head_start(game), 60 * _head_start(game))


def _head_start(game: MapMastersState) -> int:
    """The minutes of the head start of people over computer players."""
    settings = game.settings
    return min(settings.head_start, settings.timer) if settings.timer else settings.head_start


class TimeUp(ClockQuestion):
    """The table's clock ends the phase (MM-14.10)."""

    awaited: ClassVar[bool] = False

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [Option("time_up", Message("do-time_up"))]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """End the exploration: the path drawn so far counts."""
        game.tell("log-time_up")
        game.commit()
        game.agenda.drop(EXPLORATION)

    def wait(self, game: MapMastersState) -> tuple[int, int]:
        """The agreed minutes that remain after the head start, in seconds."""
        minutes = game.settings.timer - _head_start(game)
        return (60 * minutes, 60 * minutes)
