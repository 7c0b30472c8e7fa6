"""Scenes that are told as a test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.messages import Event, Message
from rules.stories import Scene

Tell = Callable[[Sequence[Event]], Sequence[Message]]


@dataclass(frozen=True, slots=True)
class Scripted(Scene):
    """A scene with its sentences, those of a recap and its moments; without `show`, the moments of any scene."""

    tell: Tell = list
    recap: Tell = lambda events: ()
    show: Callable[[Sequence[Event]], Sequence[Sequence[Message]]] | None = None

    def told(self, events: Sequence[Event]) -> Sequence[Message]:
        return self.tell(events)

    def short(self, events: Sequence[Event]) -> Sequence[Message]:
        return self.recap(events)

    def moments(self, events: Sequence[Event], told: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        if self.show is None:
            return Scene.moments(self, events, told)
        return tuple(map(tuple, self.show(events)))
