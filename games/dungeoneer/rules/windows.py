"""Windows: the only moments at which a player may act outside their own free time (DN-16).

All players who can do something are asked at the same time and in secret; their answers take effect in window order.
Where others could learn something from a window in which no question is asked, a clock question (`Pause`) runs at the
same time: a window without questions, or with a quick answer, then looks like one in which a player thinks.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import ClassVar

from games.dungeoneer.rules import attributes, breakdowns, lethal, orders
from games.dungeoneer.rules.act_texts import act_options, by_importance
from games.dungeoneer.rules.acts.attacks import is_in_space
from games.dungeoneer.rules.acts.possible import imaginable_acts, possible_acts
from games.dungeoneer.rules.components import QUESTS_TO_WIN, foe_of, name_of
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Window
from games.dungeoneer.rules.relevance import Ask, Wait, call_affected, call_on
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Entry, Step, Together
from rules.messages import TABLE, Args, Message, Part, Seat, refer, seat_name
from rules.questions import OTHERS, ClockQuestion, Option, Picked, Question, Refusals, Secrecy, Shown, Undo

PASS, PASS_ATTACK, PASS_TURN = PASSES = ("pass", "pass_attack", "pass_turn")
MOST_PROMINENT = 5
"""The number of answers of a long list that also get a button; passing is one of them."""


class OpenWindow(Step):
    """A window opens."""

    window: str
    affected: list[Seat] = field(default_factory=list)
    entry: int = NOWHERE

    def run(self, game: DungeoneerState) -> None:
        """Put it on top of the open ones (DN-16.6)."""
        game.windows.append(Window(self.window, list(self.affected), self.entry))
        game.push(RunWindow())


class RunWindow(Step):
    """One round of the topmost window: ask, let the first in order act, and so on until all pass (DN-16.4)."""

    def run(self, game: DungeoneerState) -> None:
        """Ask and let the clock pause, then act or close."""
        window = game.windows[-1]
        if is_void(game, window):
            close(game)
            return
        calls = {seat: call_on(game, window, seat) for seat in window_order(game, window)}
        waiting = {seat: call for seat, call in calls.items() if isinstance(call, Wait)}
        asked = [seat for seat, call in calls.items() if isinstance(call, Ask)]
        branches: dict[Seat, list[Entry]] = {seat: [WindowAction(seat=seat)] for seat in asked}
        as_known = (call_affected(game, window, seat, imaginable_acts) for seat in calls)
        if not (window.paused or game.imagined) and any(isinstance(call, Ask) for call in as_known):
            branches[TABLE] = [Pause(seat=TABLE)]  # hides who holds something; other windows pass at once (DN-16.2)
        window.paused = True
        window.answers = {seat: id for seat, id in window.answers.items() if seat in waiting}
        if branches:
            game.commit()
            game.push(Together(branches=branches), RunWindow())
        elif waiting:
            seat, (act, armed) = next(iter(waiting.items()))
            window.answers.pop(seat, None)
            if armed is not None:
                game.armed[seat].remove(armed)
            window.paused = False
            game.push(RunWindow())
            game.perform(seat, act)
        else:
            close(game)


def window_order(game: DungeoneerState, window: Window) -> list[Seat]:
    """Who may act, first to last (the table of DN-16)."""
    turn = game.turn
    if window.kind in ("reset", "roll", "end"):
        return game.living(turn)
    if window.kind == "move":
        return [seat for seat in game.living(turn) if seat != turn]
    if window.kind == "enc":
        first = [seat for seat in game.living((turn + 1) % game.seats) if seat in window.affected]
        return _followed_by(first, game.living(turn))
    if window.kind == "bane" and game.bane is not None:
        first = [seat for seat in game.living(game.bane.by) if seat in window.affected]
        return _followed_by(first, game.living(game.bane.by))
    target = window.affected[0] if window.affected else turn
    space = game.encounters[window.entry].space
    here = [seat for seat in game.living(turn) if game.players[seat].at == space and seat != target]
    return [target, *here] if game.players[target].alive and game.players[target].at == space else here


def _followed_by(first: list[Seat], rest: list[Seat]) -> list[Seat]:
    """The first seats, then the rest, each seat once."""
    return first + [seat for seat in rest if seat not in first]


def is_void(game: DungeoneerState, window: Window) -> bool:
    """Whether the window's cause has disappeared (DN-16.17)."""
    if window.kind == "bane":
        bane = game.bane
        return bane is None or bane.cancelled or (bane.victim != NOBODY and not game.players[bane.victim].alive)
    if window.kind == "roll":
        return game.roll is None
    return window.kind == "enc" and not any(is_reached(game, seat) for seat in window.affected)


def is_reached(game: DungeoneerState, seat: Seat) -> bool:
    """Whether that hero still stands where it is attacked, by a quest's monster or by the declaration."""
    at = game.players[seat].at
    if game.fight:
        return is_in_space(game, seat, game.fight)
    return any(entry.space == at and (entry.beast is None or entry.target == seat) for entry in game.encounters)


def close(game: DungeoneerState) -> None:
    """Close the window; a space entered during it has its effects now."""
    game.windows.pop()
    if game.entered_late != NOWHERE and not game.windows:
        game.arrive_late()


# Questions


class WindowAction(Question):
    """Do one thing in a window, or pass."""

    default_id: ClassVar = PASS  # DN-16.12
    secrecy: ClassVar[Secrecy] = Secrecy.ALL
    undo: ClassVar[Undo] = Undo.TACIT
    places: ClassVar[tuple[str, ...]] = (OTHERS, "do-pass", "do-pass_roll", "do-pass_attack", "do-pass_turn")

    def describe(self, game: DungeoneerState) -> Args:
        return describe_window(game, self.seat)

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Pass, then everything that can be done, then ways to pass for longer (DN-16.10)."""
        kind, turn = game.windows[-1].kind, game.turn
        acts = act_options(game, self.seat, kind, refused)
        for option in acts[: MOST_PROMINENT - 1]:
            option.prominence = Shown.BUTTON
        passing = Option(PASS, Message("do-pass_roll" if kind == "roll" else "do-pass"), prominence=Shown.BUTTON)
        passing.breakdown = partial(breakdowns.pending_sum, game, self.seat)
        kept = int(turn != self.seat and is_attack(game) and game.spendable(self.seat) > 0)
        ends: Args = {"player": seat_name(turn), "own": turn == self.seat, "kept": kept}
        longer = [Option(PASS_TURN, Message("do-pass_turn"), effect=Message("about-pass_turn", ends))]
        if is_attack(game):
            later = [entry.name for entry in game.encounters if entry.state == "waiting"][1:]
            effect = Message("about-pass_attack", {"later": later, "number": len(later), "kept": kept})
            longer.insert(0, Option(PASS_ATTACK, Message("do-pass_attack"), effect=effect))
        options = [passing, *by_importance(game, self.seat, acts), *longer]
        return lethal.warn(game, self.seat, options, partial(lethal.goes_on, game, self.seat))

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """An act takes effect in window order once all have answered (DN-16.5); until then only its seat knows it."""
        game.commit()
        window = game.windows[-1]
        if picked.only not in PASSES:
            window.answers[self.seat] = picked.only
            if any(isinstance(other, (WindowAction, Pause)) for other in game.questions):
                label = picked.options[0].label
                game.tell("log-window_chosen", to=self.seat, act=Part(label.key, label.args))
            return
        window.passed[self.seat] = [act.id for act in possible_acts(game, self.seat, window.kind)]
        if picked.only == PASS_ATTACK:
            game.quiet[self.seat] = "attack"
        elif picked.only == PASS_TURN:
            game.quiet[self.seat] = orders.REST_OF_TURN


def is_attack(game: DungeoneerState) -> bool:
    """Whether the present window is about an attack that has more windows to come."""
    roll = game.roll
    return game.windows[-1].kind == "enc" or (roll is not None and roll.sides is not None)


def describe_window(game: DungeoneerState, reader: Seat) -> Args:
    """The subject of the topmost window, as arguments of the prompt.

    `kind` names the sentence, `player` who has acted or rolls, `cause` the means or source, `victim` the target. `own`
    is 1 if the reader acts, `mine` if the reader is the target.
    """
    window, turn = game.windows[-1], seat_name(game.turn)
    args: Args = {"kind": window.kind, "player": turn, "cause": "", "victim": ""}
    roll, bane = game.roll, game.bane
    match window.kind:
        case "bane" if bane is not None:
            args |= {"player": seat_name(bane.by), "cause": name_of(bane.card)}
            if bane.victim != NOBODY:
                args["victim"] = seat_name(bane.victim)
            else:
                args["kind"] = "edge"
        case "roll" if roll is not None and roll.sides is not None:
            attacker, defender = (attributes.side_name(game, side) for side in roll.sides)
            args |= {"kind": "attack", "cause": attacker, "victim": defender}
        case "roll" if roll is not None and (roll.is_quest or roll.what in ("trap", "bane")):
            wins = roll.what in ("quest", "chance") and len(game.players[roll.seat].done) == QUESTS_TO_WIN - 1
            kind = "third" if wins else "quest"
            args |= {"kind": kind, "player": seat_name(roll.seat), "cause": name_of(roll.source)}
        case "roll" if roll is not None:
            kind = roll.tags[1] if roll.what == "obstacle" else roll.what  # "pit" or "spikes"
            cause = refer(f"way-{roll.tags[1]}" if roll.what == "exit" else f"roll-{kind}")
            args |= {"player": seat_name(roll.seat), "cause": cause}
        case "chal":
            entry = game.encounters[window.entry]
            args |= {"cause": entry.name, "victim": seat_name(entry.target)}
        case "enc" if game.fight:
            args |= {"kind": "fight", "cause": foe_of(game.fight), "victim": turn}
        case "enc":
            args["cause"] = [entry.name for entry in game.encounters]
        case "move":
            args["cause"] = name_of(game.spaces[game.players[game.turn].at].card)
    actor = args["cause"] if args["kind"] == "attack" else args["player"]
    return args | {"own": actor == seat_name(reader), "mine": args["victim"] == seat_name(reader)}


class Pause(ClockQuestion):
    """A clock question that lets a moment pass, whether or not players are asked as well."""

    default_id: ClassVar = "go_on"
    secrecy: ClassVar[Secrecy] = Secrecy.ALL

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [Option("go_on", Message("do-go_on"))]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """The window goes on when all who are asked have answered."""
        game.commit()

    def wait(self, game: DungeoneerState) -> tuple[int, int]:
        """A few seconds."""
        return (1, 3)
