"""What the questions of a hero's turn share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.core.messages import Args
from rules.core.questions import Option, Picked, Question

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo


class HeroQuestion(Question):
    """A question about one hero."""

    hero: int

    def describe(self, game: DungeonGo) -> Args:
        """The hero's name."""
        return {"hero": game.heroes[self.hero].name}


class TurnOver(Step):
    """Stands for the next turn card while an answer is tried on a twin: a card would come to light."""

    def run(self, game: DungeonGo) -> None:
        """Nothing more is played."""
        game.commit()


TURN_OVER = TurnOver()


def cannot_be_taken_back(game: DungeonGo, question: Question, *ids: str) -> bool:
    """Whether this answer to the open question rolls, draws, reveals or ends the game, tried on a twin.

    For the rare answers whose end cannot be told from the rules at once: when a hero charged by Fireball has combat
    actions left, the turn goes on only if there is something to do.
    """
    if game.agenda.stack[0] is TURN_OVER:
        return False  # asked inside a trial, where nobody looks
    twin = game.twin()
    stack = twin.agenda.stack
    stack[0] = TURN_OVER
    rolled = twin.dice.counter
    twin.agenda.answer(twin, stack, question, Picked(tuple(Option(answer, "") for answer in ids)))
    return twin.has_committed() or twin.dice.counter != rolled or twin.result is not None
