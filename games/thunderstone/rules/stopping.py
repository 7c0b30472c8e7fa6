"""Stopping by agreement, at any time and independently of turn order (TS-19.14)."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import ClassVar

from games.thunderstone.rules.option_texts import about_points
from games.thunderstone.rules.scoring import end_game
from games.thunderstone.rules.state import ThunderstoneState
from rules.entries import Entry, Scope, Step
from rules.game import STOPPED
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Undo

VOTE = "vote"
QUIET_ROUNDS = 15
"""After how many rounds without a battle all seats are asked whether to stop."""


def open_wishes(game: ThunderstoneState) -> None:
    """Let everyone propose to stop, except in a solo game and where everyone agrees at the table instead."""
    refused = game.refused_wish
    if game.seats > 1 and refused is not None:
        game.agenda.standing.extend(WishToStop(seat=seat) for seat in range(game.seats) if seat not in refused)


def reopen_wish(game: ThunderstoneState, seat: Seat) -> None:
    """A seat whose proposal was refused may propose again from its next turn on."""
    if game.refused_wish and seat in game.refused_wish:
        game.refused_wish.remove(seat)
        game.agenda.standing.append(WishToStop(seat=seat))


class WishToStop(Question):
    """A proposal to stop, at any time, in games begun before everyone agreed at the table instead (TS-19.14)."""

    awaited: ClassVar[bool] = False

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Only the proposal."""
        return [Option("propose", Message("do-propose_stop"), undo=Undo.CONFIRMED)]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Every other seat is asked, one after the other."""
        game.commit()
        game.agenda.standing.clear()
        game.tell("log-proposes_stop", player=seat_name(self.seat))
        asked = [AgreeToStop(seat=other, proposer=self.seat) for other in game.seats_from(self.seat)[1:]]
        game.push(*asked, StopGame(), Scope(name=VOTE))


class Vote(Question):
    """Accept or refuse to stop; with one refusal, play goes on."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Accept or refuse."""
        accept = Option("accept", Message("do-accept_stop"), effect=partial(about_points, game, self.seat))
        return [accept, Option("refuse", Message("do-refuse_stop"))]

    def default(self, game: ThunderstoneState) -> list[str]:
        """No answer does not count as agreement."""
        return ["refuse"]

    def follows(self, game: ThunderstoneState) -> list[str]:
        """Computer players stop when the people at the table want to."""
        return ["accept"]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """A refusal ends the vote."""
        game.commit()
        if picked.only == "accept":
            game.tell("log-accepts_stop", player=seat_name(self.seat))
            return
        game.tell("log-refuses_stop", player=seat_name(self.seat))
        self.end_vote(game)

    @abstractmethod
    def end_vote(self, game: ThunderstoneState) -> None:
        """A seat has refused."""


class AgreeToStop(Vote):
    """Whether to stop, as another player proposes with `WishToStop`."""

    proposer: Seat

    def describe(self, game: ThunderstoneState) -> Args:
        """Who proposes it."""
        return {"player": seat_name(self.proposer)}

    def end_vote(self, game: ThunderstoneState) -> None:
        """The proposer has to wait; all others may propose again."""
        game.refused_wish = [*(game.refused_wish or ()), self.proposer]
        open_wishes(game)
        game.agenda.drop(VOTE)


def quiet_vote(game: ThunderstoneState) -> list[Entry]:
    """Ask every seat whether to stop after many rounds without a battle, and again after as many more.

    No player is ever forced to enter the dungeon (TS-19.14), and decks can become unable to fight at all.
    """
    if game.seats == 1 or not game.quiet or game.quiet % (QUIET_ROUNDS * game.seats):
        return []
    return [*(StopQuietGame(seat=seat) for seat in game.seats_from(game.turn.seat)), StopGame(), Scope(name=VOTE)]


class StopQuietGame(Vote):
    """Asked automatically: stop after many turns without a battle, or play on."""

    def describe(self, game: ThunderstoneState) -> Args:
        """The time without a battle."""
        return {"turns": game.quiet}

    def end_vote(self, game: ThunderstoneState) -> None:
        """Play goes on."""
        game.agenda.drop(VOTE)


class StopGame(Step):
    """All have agreed: no player gains the Thunderstone."""

    def run(self, game: ThunderstoneState) -> None:
        """Count the points."""
        end_game(game, STOPPED)
