"""Stopping by agreement when nobody has fought for long (TS-19.14)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.thunderstone.rules.option_texts import about_points
from games.thunderstone.rules.scoring import end_game
from games.thunderstone.rules.state import ThunderstoneState
from rules.entries import Entry, Scope, Step
from rules.game import STOPPED
from rules.messages import Args, Message, seat_name
from rules.questions import Option, Picked, Question, Refusals

VOTE = "vote"
QUIET_ROUNDS = 15
"""After how many rounds without a battle all seats are asked whether to stop."""


def quiet_vote(game: ThunderstoneState) -> list[Entry]:
    """Ask every seat whether to stop after many rounds without a battle, and again after as many more.

    No player is ever forced to enter the dungeon (TS-19.14), and decks can become unable to fight at all.
    """
    if game.seats == 1 or not game.quiet or game.quiet % (QUIET_ROUNDS * game.seats):
        return []
    return [*(StopQuietGame(seat=seat) for seat in game.seats_from(game.turn.seat)), StopGame(), Scope(name=VOTE)]


class StopQuietGame(Question):
    """The vote to stop that opens after many turns without a battle; a single refusal keeps the game going."""

    default_id: ClassVar = "refuse"  # no answer does not count as agreement

    def describe(self, game: ThunderstoneState) -> Args:
        return {"turns": game.quiet}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        accept = Option("accept", Message("do-accept_stop"), effect=partial(about_points, game, self.seat))
        return [accept, Option("refuse", Message("do-refuse_stop"))]

    def follows(self, game: ThunderstoneState) -> list[str]:
        """Computer players stop when the people at the table want to."""
        return ["accept"]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        game.commit()
        if picked.only == "accept":
            game.tell("log-accepts_stop", player=seat_name(self.seat))
        else:
            game.tell("log-refuses_stop", player=seat_name(self.seat))
            game.agenda.drop(VOTE)


class StopGame(Step):
    """All have agreed: no player gains the Thunderstone."""

    def run(self, game: ThunderstoneState) -> None:
        end_game(game, STOPPED)
