"""Exploration: everybody builds a dungeon and draws a path, unseen by the others (MM-13.20 to MM-14.12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rules.core.entries import Entry, Scope, Step, Together
from rules.core.messages import TABLE, Args, Message, Seat, refer, seat_name
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.map_masters import reward, showing
from rules.map_masters.components import GOALS, HAND
from rules.map_masters.dungeon import Layout, Placed, fault, fault_of, spots
from rules.map_masters.goals import points
from rules.map_masters.icons import TOKENS
from rules.map_masters.path import DRAWING, ESCAPED, PACT, START, Move, after, explicit, find, moves, runs_on

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters

FORESIGHT = "sb_16"
PHASE = "exploration"


class Hands(Step):
    """Everybody draws up to five cards, unseen (MM-13.20)."""

    def run(self, game: MapMasters) -> None:
        """The owner of sb_16 may look at the first card first (MM-13.22)."""
        game.phase = "hand"
        game.commit()
        game.push(DrawUp())
        for seat, player in enumerate(game.players):
            if player.face_up(FORESIGHT) and len(player.area) < HAND:
                game.reshuffle(seat)
                deck = game.piles[f"deck_{seat}"]
                if deck:
                    game.peeked = deck.pop()
                    game.tell("log-foresees", to=seat, card=refer(f"card-{game.peeked}"))
                    game.push(Foresee(seat=seat))


class Foresee(Question):
    """Keep the first card drawn, or put it on the own discard pile (sb_16)."""

    def describe(self, game: MapMasters) -> Args:
        """The spell; the card is in the view of the player alone."""
        return {"spell": refer(f"spell-{FORESIGHT}")}

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """The hands are drawn afterwards."""
        card = game.peeked
        return [
            Option("keep", "do-keep_card", mark=card),
            Option("discard", "do-discard_card", mark=card),
        ]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Nobody else learns which card was kept before it is turned up."""
        player = game.players[self.seat]
        player.used.append(FORESIGHT)
        (player.area if picked.only == "keep" else player.discard).append(game.peeked)
        if picked.only == "keep":
            game.tell("log-keeps_card", player=seat_name(self.seat))
        else:
            game.tell("log-discards_card", player=seat_name(self.seat), card=refer(f"card-{game.peeked}"))
        game.peeked = ""

    def default(self, game: MapMasters) -> list[str]:
        """Keep it."""
        return ["keep"]


class DrawUp(Step):
    """Fill every building area, turn the cards up and begin (MM-14.1)."""

    def run(self, game: MapMasters) -> None:
        """All explore side by side; a lone player without a timer needs no side."""
        for seat, player in enumerate(game.players):
            while len(player.area) < HAND:
                game.reshuffle(seat)
                if not game.piles[f"deck_{seat}"]:
                    break
                player.area.append(game.piles[f"deck_{seat}"].pop())
            player.begin_draft()
            player.done = False
            game.tell("log-hand", player=seat_name(seat), cards=[refer(f"card-{card}") for card in player.area])
        game.phase = "explore"
        game.racing = game.options.time_bonus == "on" and GOALS[game.goals[-1]].hourglass
        game.bonus = None
        game.head_start = True
        game.walks.clear()
        if game.racing:
            game.tell("log-race", goal=refer(f"goal-{GOALS[game.goals[-1]].kind}"))
        entry: Entry
        if game.seats == 1 and not game.options.timer:
            entry = Build(seat=0)
        else:
            branches: dict[Seat, list[Entry]] = {seat: [Build(seat=seat)] for seat in range(game.seats)}
            clock: list[Entry] = [TimeUp(seat=TABLE)] if game.options.timer else []
            if game.options.head_start:
                clock.append(HeadStartUp(seat=TABLE))
            if clock:
                branches[TABLE] = clock
            entry = Together(branches=branches)
        game.push(entry, Scope(name=PHASE), reward.Reward())


class HeadStartUp(Question):
    """The table's clock lets computer players be done before the people; comes on top of the timer."""

    awaited: ClassVar[bool] = False

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """The head start is over."""
        return [Option("head_start_up", "do-head_start_up")]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Nothing holds the computer players any more."""
        game.tell("log-head_start_up")
        game.commit()
        game.head_start = False

    def wait(self, game: MapMasters) -> tuple[int, int]:
        """The minutes that the table has agreed on, at most those of the timer."""
        return (60 * _head_start(game), 60 * _head_start(game))


def _head_start(game: MapMasters) -> int:
    """How many minutes people have for themselves."""
    options = game.options
    return min(options.head_start, options.timer) if options.timer else options.head_start


class TimeUp(Question):
    """The table's clock ends the phase (MM-14.10)."""

    awaited: ClassVar[bool] = False

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Time is up."""
        return [Option("time_up", "do-time_up")]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """What everybody has drawn so far counts."""
        game.tell("log-time_up")
        game.commit()
        game.agenda.drop(PHASE)

    def wait(self, game: MapMasters) -> tuple[int, int]:
        """The minutes that the table has agreed on."""
        minutes = game.options.timer - _head_start(game)
        return (60 * minutes, 60 * minutes)


class Take(NamedTuple):
    """Take a card into the hand, to lay it down or elsewhere."""

    card: str


class TurnOver(NamedTuple):
    """Turn a card that lies."""

    card: str


class PutBack(NamedTuple):
    """Take a card out of the dungeon."""

    card: str


class Pact(NamedTuple):
    """Give sb_02 for a token of that type."""

    kind: int


class Drafting(Question):
    """What the questions of the exploration share: all of it is the seat's own."""

    private: ClassVar[bool] = True

    def people_first(self, game: MapMasters) -> bool:
        """Until one player is done or the head start is over: a program would always be the first."""
        return game.head_start and not any(player.done for player in game.players)

    def describe(self, game: MapMasters) -> Args:
        """The goal and what the path would score for it."""
        goal = GOALS[game.goals[-1]]
        path = game.path(self.seat)
        return {
            "goal": refer(f"goal-{goal.kind}"),
            "vp": goal.vp,
            "points": points(path, goal),
            "coins": path.count("coin") if path else 0,
            "racing": "yes" if game.racing and game.bonus is None else "no",
        }

    def go_on(self, game: MapMasters) -> None:
        """Ask for the next small thing."""
        game.push(question_for(game, self.seat))

    def done_option(self, game: MapMasters, *, path: bool) -> Option:
        """Declaring done: final for the winner of the race, and where it ends the phase."""
        last = all(player.done for seat, player in enumerate(game.players) if seat != self.seat)
        wins = path and game.racing and game.bonus is None
        return Option("done", "do-done" if path else "do-done_empty", mark="path", final=wins or last)

    def pacts(self, game: MapMasters) -> list[Option]:
        """sb_02: the spell leaves the game for a token of any type, at once (MM-10.5)."""
        if not game.players[self.seat].face_up(PACT):
            return []
        return [
            Option(f"pact_{token}", "do-pact", {"token": refer(f"token-{token}")}, "spells", value=Pact(kind))
            for kind, token in enumerate(TOKENS)
        ]

    def make_pact(self, game: MapMasters, kind: int) -> None:
        """Take the token; the steps drawn so far keep their payments."""
        player = game.players[self.seat]
        walk = game.walk(self.seat)
        steps = player.draft.steps
        for number, text in enumerate(steps):
            steps[number] = explicit(find(walk[number], text))
        player.spells.remove(PACT)
        if game.stock[kind]:
            game.stock[kind] -= 1
        else:
            player.extra[kind] += 1
        player.tokens[kind] += 1
        player.draft.tokens[kind] += 1
        game.walks.pop(self.seat, None)
        game.commit()
        game.tell(
            "log-pact", player=seat_name(self.seat), token=refer(f"token-{TOKENS[kind]}"), spell=refer(f"spell-{PACT}")
        )

    def be_done(self, game: MapMasters) -> None:
        """Declare done; the first with a path wins the time bonus and is final (MM-14.7)."""
        player = game.players[self.seat]
        player.done = True
        alone = game.seats == 1 and not game.options.timer
        if player.draft.steps and game.racing and game.bonus is None:
            game.bonus = self.seat
            game.commit()
            game.tell("log-done_first", player=seat_name(self.seat))
        else:
            game.tell("log-done", player=seat_name(self.seat))
            if not alone:
                game.push(Withdraw(seat=self.seat))
        if all(other.done for other in game.players):
            game.commit()


def question_for(game: MapMasters, seat: Seat) -> Question:
    """What a draft asks for next."""
    draft = game.players[seat].draft
    if draft.holding:
        return Place(seat=seat)
    return Draw(seat=seat) if draft.drawing else Build(seat=seat)


class Build(Drafting):
    """Lay out the cards of the hand (MM-14.2)."""

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Add, turn, shift and take back cards; go on to the path; done."""
        player = game.players[self.seat]
        draft = player.draft
        found = []
        laid = [placed.card for placed in draft.cards]
        for card in player.area:
            if card not in laid:
                found.append(
                    Option(f"add_{card}", "do-add_card", {"card": refer(f"card-{card}")}, "add", card, value=Take(card))
                )
        reason = fault(draft.cards, column=game.options.layout == "column") if draft.cards else "no_cards"
        if not reason:
            found.append(Option("draw", "do-draw_path"))
        elif refused is not None:
            refused.append(Refused("draw", "do-draw_path", {}, reason))
        for card in laid:
            args: Args = {"card": refer(f"card-{card}")}
            found.append(Option(f"turn_{card}", "do-turn_card", args, group="laid", mark=card, value=TurnOver(card)))
            if len(laid) > 1:
                found.append(Option(f"shift_{card}", "do-shift_card", args, group="laid", mark=card, value=Take(card)))
            found.append(
                Option(f"take_{card}", "do-take_card", args, group="laid", mark=card, back=True, value=PutBack(card))
            )
            if refused is not None:
                refused.append(Refused(f"quarter_{card}", "do-quarter_turn", args, "bad_orientation"))
        found += self.pacts(game)
        found.append(self.done_option(game, path=False))
        if laid:
            found.append(Option("clear", "do-clear_cards", back=True))
        return found

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Change the layout."""
        draft = game.players[self.seat].draft
        game.walks.pop(self.seat, None)
        match picked.value:
            case Pact(kind):
                self.make_pact(game, kind)
            case TurnOver(card):
                number = draft.find(card)
                placed = draft.cards[number]
                draft.cards[number] = placed._replace(turned=not placed.turned)
            case PutBack(card):
                del draft.cards[draft.find(card)]
            case Take(card):
                number = draft.find(card)
                draft.turned = draft.cards[number].turned if number >= 0 else False
                draft.holding = card
                if not draft.cards:
                    _lay(draft.cards, Placed(card, False, 0, 0))
                    draft.holding, draft.turned = "", False
            case _ if picked.only == "done":
                self.be_done(game)
                return
            case _ if picked.only == "draw":
                draft.drawing = True
            case _:
                draft.cards.clear()
        self.go_on(game)

    def default(self, game: MapMasters) -> list[str]:
        """Done without a path."""
        return ["done"]


def _lay(cards: list[Placed], placed: Placed) -> None:
    """Put the card down; one that lies already keeps its number."""
    for number, other in enumerate(cards):
        if other.card == placed.card:
            cards[number] = placed
            return
    cards.append(placed)


class Place(Drafting):
    """Choose where a card lies, and which way up (MM-2.12)."""

    def describe(self, game: MapMasters) -> Args:
        """The card."""
        draft = game.players[self.seat].draft
        return {"card": refer(f"card-{draft.holding}"), "turned": "yes" if draft.turned else "no"}

    def _rest(self, game: MapMasters) -> list[Placed]:
        draft = game.players[self.seat].draft
        return [placed for placed in draft.cards if placed.card != draft.holding]

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Every place that joins the other cards."""
        draft = game.players[self.seat].draft
        rest = self._rest(game)
        column = game.options.layout == "column"
        found = _spot_options(tuple(rest), column)[:]
        if refused is not None:
            for x, y in _near(rest):
                code = fault_of(rest, (x, y), column=column)
                if code:
                    refused.append(Refused(f"at_{x}_{y}", "do-place_at", _where(rest, x, y), code))
        found.append(Option("flip", "do-flip", {"card": refer(f"card-{draft.holding}")}))
        found.append(Option("back", "do-back", back=True))
        return found

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Put it down."""
        draft = game.players[self.seat].draft
        if picked.only == "flip":
            draft.turned = not draft.turned
        else:
            if picked.only != "back":
                x, y = picked.value
                _lay(draft.cards, Placed(draft.holding, draft.turned, x, y))
            draft.holding, draft.turned = "", False
        self.go_on(game)

    def default(self, game: MapMasters) -> list[str]:
        """Leave the card where it was."""
        return ["back"]


@lru_cache(maxsize=256)
def _spot_options(rest: Layout, column: bool) -> list[Option]:
    found = [
        Option(f"at_{x}_{y}", "do-place_at", _where(rest, x, y), mark=f"at{x},{y}", value=(x, y))
        for x, y in spots(rest, column=column)
    ]
    showing.numbered(found)
    return found


def _near(rest: list[Placed]) -> list[tuple[int, int]]:
    """Places around the first card that somebody might want: for showing why not."""
    if not rest:
        return []
    first = rest[0]
    return [(first.x + dx, first.y + dy) for dx, dy in ((0, 0), (1, 7), (-1, 7), (4, 7), (5, 1), (5, 6), (0, 8))]


def _where(rest: Sequence[Placed], x: int, y: int) -> Args:
    """The neighbour that a place is described by, on which side and how far it is set off."""
    for placed in rest:
        dx, dy = x - placed.x, y - placed.y
        side = {(0, -7): "n", (0, 7): "s", (5, 0): "e", (-5, 0): "w"}.get(
            (0, dy) if abs(dy) == 7 and abs(dx) < 5 else (dx, 0) if abs(dx) == 5 and abs(dy) < 7 else (1, 1)
        )
        if side:
            offset = dx if side in "ns" else dy
            return {
                "card": refer(f"card-{placed.card}"),
                "side": refer(f"beside-{side}"),
                "offset": offset,
                "number": 0,
            }
    card = refer(f"card-{rest[0].card}") if rest else refer("side-none")
    return {"card": card, "side": refer("beside-none"), "offset": 0, "number": 0}


class Draw(Drafting):
    """Draw the path, step by step (MM-4)."""

    def describe(self, game: MapMasters) -> Args:
        """The goal, what the path would score, and whether it can go on."""
        path = game.walk(self.seat)[-1]
        over = "escaped" if path.status == ESCAPED else "no" if path.status == START or moves(path) else "stuck"
        return {**super().describe(game), "over": over}

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """The legal next steps, and the ways back."""
        path = game.walk(self.seat)[-1]
        draft = game.players[self.seat].draft
        if refused is None:
            found = [showing.option(path, move) for move in moves(path)]
        else:
            stopped: list[Move] = []
            found = [showing.option(path, move) for move in moves(path, stopped)]
            refused += showing.refusals(path, stopped)
        showing.numbered(found)
        found += self.pacts(game)
        if draft.steps:
            found.append(self.done_option(game, path=True))
            found.append(Option("undo", "do-undo_step", back=True))
            found.append(Option("clear", "do-clear_path", back=True))
        found.append(Option("rebuild", "do-rebuild", back=True))
        return found

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Make the step and run on while there is nothing to choose (MM-4.31)."""
        draft = game.players[self.seat].draft
        match picked.only:
            case "done":
                if game.walk(self.seat)[-1].status == DRAWING:
                    draft.presses.append(len(draft.steps))
                    draft.steps.append("stop")
                    game.walks.pop(self.seat, None)
                self.be_done(game)
                return
            case "undo":
                walk = game.walk(self.seat)
                begun = draft.presses.pop()
                del draft.steps[begun:]
                del walk[begun + 1 :]
            case "clear":
                draft.erase()
                game.walks.pop(self.seat, None)
            case "rebuild":
                draft.erase()
                draft.drawing = False
                game.walks.pop(self.seat, None)
            case _ if isinstance(picked.value, Pact):
                self.make_pact(game, picked.value.kind)
            case _:
                walk = game.walk(self.seat)
                draft.presses.append(len(draft.steps))
                walk.append(showing.make(walk[-1], picked.value, draft.steps))
                while only := runs_on(walk[-1]):
                    walk.append(showing.make(walk[-1], only, draft.steps))
        self.go_on(game)

    def default(self, game: MapMasters) -> list[str]:
        """The steps drawn so far are the path (MM-14.10)."""
        return ["done" if game.players[self.seat].draft.steps else "rebuild"]

    def preview(self, game: MapMasters, option: Option) -> list[Message]:
        """What the path would score after this step."""
        path = game.walk(self.seat)[-1]
        goal = GOALS[game.goals[-1]]
        if isinstance(option.value, Move):
            return showing.worth(after(path, option.value), goal, path)
        return showing.worth(path, goal, path) if path.status != START else []


class Withdraw(Question):
    """Take a done back while others still draw (MM-14.6)."""

    awaited: ClassVar[bool] = False
    private: ClassVar[bool] = True

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Only going on."""
        return [Option("withdraw", "do-withdraw", back=True)]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """The draft lies as it was."""
        player = game.players[self.seat]
        player.done = False
        if player.draft.steps and player.draft.steps[-1] == "stop":
            player.draft.steps.pop()
            player.draft.presses.pop()
            game.walks.pop(self.seat, None)
        game.tell("log-not_done", player=seat_name(self.seat))
        game.push(question_for(game, self.seat))


__all__ = ["Build", "Draw", "Hands", "Place", "Withdraw", "question_for"]
