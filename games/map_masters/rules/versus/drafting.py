"""The base of the questions of the exploration: their answers, being done, and taking that back (MM-14)."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from games.map_masters.rules.components import FAIRY_PACT, GOALS
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.goals import points
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.following import explicit, find, steps_made
from games.map_masters.rules.path.state import DRAWING, Move
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.routes import Route
from rules.messages import Args, Message, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Undo


class Take(NamedTuple):
    """Take a card into the hand, to lay it down or elsewhere."""

    card: str


class Lay(NamedTuple):
    """Lay a card of the hand directly in one of the best places."""

    placed: Placed


class Idea(NamedTuple):
    """Lay the whole hand as in one of the ideas."""

    number: int


class IdeaPath(NamedTuple):
    """Lay the whole hand as in one of the ideas and draw the route with the most points; with `done`, also be done."""

    number: int
    route: Route
    done: bool = False


class TurnOver(NamedTuple):
    """Turn a laid card."""

    card: str


class PutBack(NamedTuple):
    """Take a card out of the dungeon."""

    card: str


class Pact(NamedTuple):
    """Give the Fairy Pact for a token of that type."""

    kind: int


class AndDone(NamedTuple):
    """Escape, take what lies on the card or follow a whole route, and be done."""

    way: Move | Crossing | Route

    @property
    def escapes(self) -> bool:
        """Whether the path leaves the dungeon."""
        if isinstance(self.way, Route):
            return self.way.brings.escapes
        return self.way.escapes if isinstance(self.way, Crossing) else self.way.kind == "escape"


class Drafting(Question):
    """The base of the exploration's questions, which are private to their seat."""

    def describe(self, game: MapMastersState) -> Args:
        """The goal, the path's score for it, and who else is done."""
        goal = GOALS[game.goals[-1]]
        path = game.path(self.seat)
        done = [seat_name(seat) for seat, player in enumerate(game.players) if seat != self.seat and player.done]
        return {
            "goal": refer(f"goal-{goal.kind}"),
            "vp": goal.vp,
            "points": points(path, goal),
            "coins": path.count("coin") if path else 0,
            "racing": game.racing and game.bonus is None,
            "others_done": part(done, "part-others_done", players=done),
        }

    def go_on(self, game: MapMastersState) -> None:
        """Ask the next question of the draft."""
        game.ask_draft(self.seat)

    def done_option(self, game: MapMastersState, *, path: bool, over: bool = False) -> Option:
        """Being done, for good for the winner of a race and when it ends the phase; confirmed unless the path is over.

        Without a path, it gives up all points of the round.
        """
        last = all(player.done for seat, player in enumerate(game.players) if seat != self.seat)
        wins = path and game.racing and game.bonus is None
        undo = Undo.SHARED
        if wins or last:
            undo = Undo.NEVER if over else Undo.CONFIRMED
        if path:
            return Option("done", Message("do-done"), undo=undo)
        return Option("done", Message("do-done_empty"), undo=undo, warning=Message("risk-no_path"))

    def pacts(self, game: MapMastersState) -> list[Option]:
        """sb_02: the spell leaves the game for a token of any type, at once (MM-10.5)."""
        if not game.players[self.seat].face_up(FAIRY_PACT):
            return []
        return [
            Option(f"pact_{token}", Message("do-pact", {"token": refer(f"token-{token}")}), "spells", value=Pact(kind))
            for kind, token in enumerate(TOKENS)
        ]

    def make_pact(self, game: MapMastersState, kind: int) -> None:
        """Take the token, an extra one if none is left in stock; the steps drawn so far keep their payments."""
        player = game.players[self.seat]
        steps = player.draft.steps
        # with one more token, a step that doesn't name its payment might be paid otherwise
        steps[:] = [explicit(find(path, step)) for path, step in zip(game.walk(self.seat), steps, strict=False)]
        player.spells.remove(FAIRY_PACT)
        if game.stock[kind]:
            game.stock[kind] -= 1
        else:
            player.extra[kind] += 1
        player.tokens[kind] += 1
        player.draft.tokens[kind] += 1
        game.commit()
        game.tell(
            "log-pact",
            player=seat_name(self.seat),
            token=refer(f"token-{TOKENS[kind]}"),
            spell=refer(f"spell-{FAIRY_PACT}"),
        )

    def is_final(self, game: MapMastersState) -> bool:
        """Whether being done with a path cannot be withdrawn."""
        return self.done_option(game, path=True).undo is Undo.CONFIRMED

    def make(self, game: MapMastersState, way: Move | Crossing | Route) -> None:
        """Make the steps of one choice, and continue while there is nothing to choose (MM-4.31)."""
        draft, path = game.players[self.seat].draft, game.walk(self.seat)[-1]
        draft.presses.append(len(draft.steps))
        draft.steps += [move.text for move, _ in steps_made(path, way.steps)]

    def stop(self, game: MapMastersState) -> None:
        """End the path where it stands, unless it has escaped (MM-4.13)."""
        if game.walk(self.seat)[-1].status == DRAWING:
            draft = game.players[self.seat].draft
            draft.presses.append(len(draft.steps))
            draft.steps.append("stop")

    def be_done(self, game: MapMastersState, *, whole: bool = False) -> None:
        """Declare done; the first with a path wins the time bonus and is final (MM-14.7).

        `whole`: the path is a route, chosen together with being done.
        """
        player = game.players[self.seat]
        player.done = True
        alone = game.seats == 1 and not game.settings.timer
        if player.draft.steps and game.racing and game.bonus is None:
            game.bonus = self.seat
            game.commit()
            game.tell("log-done_first", player=seat_name(self.seat))
        else:
            game.tell("log-done", player=seat_name(self.seat))
            if not alone:
                game.push(Withdraw(seat=self.seat, whole=whole))
        if all(other.done for other in game.players):
            game.commit()


class Withdraw(Question):
    """Take back being done while others are still drawing (MM-14.6)."""

    awaited: ClassVar[bool] = False
    whole: bool = False
    """Whether a route was chosen together with being done, so that both are taken back."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [Option("withdraw", Message("do-withdraw"), role=Role.BACK)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        player = game.players[self.seat]
        player.done = False
        if self.whole:
            player.draft.erase()
        elif player.draft.steps and player.draft.steps[-1] == "stop":
            player.draft.steps.pop()
            player.draft.presses.pop()
        game.tell("log-not_done", player=seat_name(self.seat))
        game.ask_draft(self.seat)
