"""Scenes with the sentences that a test gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.chronicles import Chronicler
from rules.messages import Event, Message
from rules.stories import Scene

Narration = Callable[[Sequence[Event]], Sequence[Message]]
"""Turns the events of a scene into its sentences."""


@dataclass(frozen=True, slots=True)
class ScriptedScene(Scene):
    """A scene told by `tell` (each event as it is), in a recap by `recap` (not at all); `show` gives its moments."""

    tell: Narration = list
    recap: Narration = lambda events: ()
    show: Callable[[Sequence[Event]], Sequence[Sequence[Message]]] | None = None

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        return self.tell(events)

    def short(self, events: Sequence[Event]) -> Sequence[Message]:
        return self.recap(events)

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        if self.show is None:
            return Scene.moments(self, events, sentences)
        return tuple(map(tuple, self.show(events)))


class Dramatic(Chronicler):
    """The reveal of the sample game is important, with the card that led to it."""

    weights: ClassVar = {"log-shown": 7}
    scenes: ClassVar = (
        ScriptedScene(
            frozenset({"log-ready"}),
            frozenset({"log-shown", "log-shared"}),
            tell=lambda events: list(events) if len(events) > 1 else [],
        ),
    )
