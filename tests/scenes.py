"""Scenes with the sentences that a test gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.chronicles import Chronicler
from rules.messages import Event, Message
from rules.stories import Scene

Tell = Callable[[Sequence[Event]], Sequence[Message]]


@dataclass(frozen=True, slots=True)
class Scripted(Scene):
    """A scene with its sentences, those of a recap and its moments; without `show`, the moments of any scene."""

    tell: Tell = list
    recap: Tell = lambda events: ()
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
        Scripted(
            frozenset({"log-ready"}),
            frozenset({"log-shown", "log-shared"}),
            tell=lambda events: list(events) if len(events) > 1 else [],
        ),
    )
