"""The one module that carries out a choice: lock, check, choose, store.

Buttons, commands, DMs, the clock and the computer players all use this module.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.errors import IllegalChoice
from rules.game import COUNT_POINTS, Game
from rules.messages import TABLE, Event, Message
from rules.questions import UNNAMED, Option, Question, Role, Secrecy
from storage.attribution import stand_in_event
from storage.database import Rows
from storage.errors import Repeated, StorageFailure
from storage.rows import LONG_GAME, MOST_ENTRIES, LoggedEvent, Move, Outcome, Table
from tables.errors import Refusal, RulesBroke
from tables.store.checks import DICE_OPENED, in_play, too_long, without_sealed_seed
from tables.store.locked_table import LockedTable, repeated
from tables.store.table_store import TableStore
from tables.store.table_timers import SeatTurn, asked_since

log = logging.getLogger(__name__)

KEEP_EVERY = 10
"""A commit point is stored when this many entries have been made since the last stored position."""

CLOSED = ("refused-question_closed", "refused-game_over")
BACK = "refused-back_again"
"""Why a computer player's answer is dropped: the person it stood in for is back."""


@dataclass(frozen=True, slots=True)
class _Made:
    """A choice that the game has just carried out. `kind`: of its question, in a lesson; `back`: it is a step back."""

    game: Game
    move: Move
    events: Sequence[Event]
    turn: SeatTurn
    kind: str | None = None
    seen: bool = True
    """Whether others notice it."""
    back: bool = False

    @property
    def lapses_proposals(self) -> bool:
        """Whether people visibly play on: those who agreed to go back did not agree to lose this choice."""
        return self.move.made_by == "person" and self.seen and not self.back and not self.game.unseen_since


class Choices:
    """Carries out choices. It does not know computer players: the caller wakes them."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    @repeated
    async def carry_out(self, table_id: int, move: Move, last_undo: int | None = None) -> Outcome:
        """Make a choice; it is stored once this returns. `last_undo` and exceptions: as for `Play.choose`."""
        async with self.store.hold(table_id) as locked:
            game = in_play(locked)
            if move.question == COUNT_POINTS:  # only `count_points` may do that
                raise IllegalChoice(CLOSED[0])
            if move.user_id is not None and locked.table.seat_of(move.user_id) != move.seat:
                raise Refusal("refused-not_seated")
            try:
                if last_undo is not None and last_undo != locked.table.last_undo:
                    raise IllegalChoice(CLOSED[0])
                return await self._make(locked, game, move)
            except (IllegalChoice, Repeated) as refused:
                outcome = await self._outcome_before(locked.table, move)
                if outcome is not None:
                    return outcome
                if isinstance(refused, Repeated):
                    raise StorageFailure from None  # an interaction of another table
                await self.store.check_current(locked)
                raise

    async def _make(self, locked: LockedTable, game: Game, move: Move) -> Outcome:
        """Let the rules carry out a choice, and store it. Raises as `carry_out`, and Repeated."""
        asked = _question_of(game, move)
        back = _goes_back(game, asked, move)
        if locked.table.version >= LONG_GAME and move.made_by == "person" and back:
            raise too_long()
        if move.stands_in and locked.table.seats[move.seat].level is None:
            raise Refusal(BACK)
        turn = SeatTurn.of(game, move.seat, locked.timers)
        before = [*move.before, *_answer_events(locked.table, game, asked, move)]
        kind = asked.kind if asked is not None and locked.table.lesson is not None else None
        hidden = _is_hidden(game, asked)
        awaited = game.waiting(None)
        offered, labels = _picked_options(game, asked, move)
        events = _choose(locked, game, move, offered)
        seen = not hidden or game.waiting(None) != awaited or any(event.audience is None for event in events)
        outcome = await self._store(
            locked, _Made(game, move, [*before, *events], turn, kind=kind, seen=seen, back=back)
        )
        if not game.unseen_since:
            locked.answered = game.choices, labels
        return outcome

    async def count_points(self, locked: LockedTable, *before: Event) -> None:
        """End a running game, already locked, with the result of its present points (`Game.counted`).

        Raises IllegalChoice if the game cannot be counted, and RulesBroke.
        """
        game = locked.game
        assert game is not None, "only a begun game is counted"
        turn = SeatTurn.of(game, TABLE, locked.timers)
        move = Move(TABLE, COUNT_POINTS, [], "clock")
        events = _choose(locked, game, move)
        await self._store(locked, _Made(game, move, [*before, *events], turn))

    async def _store(self, locked: LockedTable, made: _Made) -> Outcome:
        """Write a choice, then update memory.

        A player who answers on a screen has seen there what happened before.
        """
        game, move = made.game, made.move
        now = self.store.now()
        number = locked.table.version + 1
        lapse = made.lapses_proposals and any(proposal.kind == "undo" for proposal in locked.table.proposals)
        changes, more = _consequences(game, number, now)
        if lapse:
            lasting = [proposal for proposal in locked.table.proposals if proposal.kind != "undo"]
            changes = {"proposals": lasting, **changes}
            more.append(Event("log-undo_lapsed"))
        if made.seen:
            changes |= {"touched": now, "asked": asked_since(locked.table, game, made.turn, now)}
        table = locked.table.changed(version=number, **changes)
        logged = locked.numbered(without_sealed_seed(table, [*made.events, *more], now), number, now, move.seat)
        self._mark_stand_in(locked.table, move, logged)
        waits = self.store.table_timers.changed(table, game, locked.timers, now, made.turn)
        keeps = not table.is_over and number - locked.kept >= KEEP_EVERY and not game.can_undo(move.seat)
        saved = game.save()
        shown = 0
        before = locked.events

        def write(rows: Rows) -> None:
            nonlocal table, shown
            rows.games.store(table, move, saved, logged, now, kind=made.kind)
            rows.marks.remove_timers(table.id, waits.stopped)
            rows.marks.add_timers(table.id, waits.begun)
            if keeps:
                rows.games.keep_commit(table, saved)
            if move.interaction_id is not None:
                shown = rows.marks.seen(table.id, move.seat)
                rows.marks.mark_seen(table.id, move.seat, before)
            if game.result is not None:
                table = rows.games.finish(table, game.result, game.turn_starts)
            elif lapse or table.is_over:
                rows.tables.put_proposals(table)
            if game.result is None and table.is_over:
                table = rows.games.credit(table, game.turn_starts)

        await locked.write(write)
        if locked.recent and locked.recent[-1].number == locked.events:
            locked.recent += logged  # as they would be read
        locked.stored(table, logged, waits.applied(locked.timers))
        if keeps:
            locked.kept = number
        return Outcome(locked.table, [event for event in logged if event.heard_by(move.seat)], shown)

    @staticmethod
    def _mark_stand_in(table: Table, move: Move, events: Sequence[LoggedEvent]) -> None:
        """Mark in the log that a computer player acted for the person on the seat.

        Only if the stand-in was announced: marking an answer to a secret question would show who was asked it.
        """
        if move.made_by == "person" or move.seat == TABLE or table.seats[move.seat].stand_in is None:
            return
        index = stand_in_event(events, move.seat)
        if index is not None:
            events[index].stood_in = move.seat

    async def _outcome_before(self, table: Table, move: Move) -> Outcome | None:
        """The result of this interaction if it was carried out before, or None."""
        interaction = move.interaction_id
        if interaction is None:
            return None

        def read(rows: Rows) -> Outcome | None:
            entry = rows.games.entry_of(table.id, interaction)
            if entry is None:
                return None
            events = rows.events.find(table.id, move.seat, entry=entry, limit=1000)
            return Outcome(table, events, rows.marks.seen(table.id, move.seat), repeated=True)

        return await self.store.database.read_in_turn(read)


def _consequences(game: Game, number: int, now: float) -> tuple[dict[str, Any], list[Event]]:
    """The changes and events once the record has `number` entries: the end, or a warning that it is getting long."""
    over = {"over": now, "proposals": []}
    if game.result is not None:
        return {"status": "finished", "reason": game.result.reason, **over}, []
    if number >= MOST_ENTRIES:
        return {"status": "ended", "reason": "end-too_long", **over}, [Event(DICE_OPENED, {"seed": game.dice.seed})]
    return {}, [Event("log-long", {"entries": LONG_GAME, "most": MOST_ENTRIES})] if number == LONG_GAME else []


def _question_of(game: Game, move: Move) -> Question | None:
    """The open question that is answered; None if the seat is not asked it."""
    question = game.question(move.question)
    return question if question is not None and question.seat == move.seat else None


def _picked_options(game: Game, question: Question | None, move: Move) -> tuple[list[Option] | None, list[Message]]:
    """The options of the question that is answered, and the labels of those picked, which for a person are complete.

    A step back has no label. None without a question.
    """
    if question is None:
        return None, []
    offered = question.quick_options(game)
    options = _options_by_id(offered)
    if move.made_by == "person" and not options.keys() >= set(move.picked) and question.searches(game, ideas=True):
        offered = question.explained(game, ideas=False)  # what was picked may need no search
        options = _options_by_id(offered)
    if move.made_by == "person" and not options.keys() >= set(move.picked):
        options = {option.id: option for option in question.options(game)}
    picked = [options[id] for id in move.picked if id in options]
    return offered, [option.label for option in picked if option.label is not UNNAMED and not option.role.is_back]


def _options_by_id(options: Sequence[Option]) -> dict[str, Option]:
    """The options with complete labels, by their ids."""
    return {option.id: option for option in options if option.label is not UNNAMED and option.role is not Role.IDEA}


def _choose(locked: LockedTable, game: Game, move: Move, offered: Sequence[Option] | None = None) -> list[Event]:
    """Let the rules carry out a choice; returns its events. `offered` as for `Game.choose`.

    Raises IllegalChoice, and RulesBroke when the rules fail.
    """
    try:
        return game.choose(move.seat, move.question, move.picked, offered=offered)
    except IllegalChoice:
        raise
    except Exception as error:
        locked.forget()
        log.exception("table %d: the rules broke on question %d of seat %d", locked.table.id, move.question, move.seat)
        raise RulesBroke from error


def _answer_events(table: Table, game: Game, question: Question | None, move: Move) -> list[Event]:
    """Tell a person, privately, what was answered for them, in the words of its options."""
    if question is None or move.made_by == "person" or move.seat == TABLE or table.seats[move.seat].user_id is None:
        return []
    options = {option.id: option for option in question.options(game)}
    labels = [options[pick].label for pick in move.picked if pick in options]
    answered = [Event(label.key, label.args, (move.seat,)) for label in labels]
    return answered or [Event("log-answered_none", {}, (move.seat,))]


def _is_hidden(game: Game, asked: Question | None) -> bool:
    """Whether nobody but the player may learn that the question is answered: a secret one, or a step of a draft."""
    return any(
        asked.secrecy is not Secrecy.NONE or game.agenda.is_hidden(stack)
        for stack, question in game.agenda.open()
        if question is asked
    )


def _goes_back(game: Game, question: Question | None, move: Move) -> bool:
    """Whether a choice is a step back inside a longer answer, although there was a way forward."""
    if question is None:
        return False
    options = question.quick_options(game)
    forward = any(not option.role.is_back for option in options) or not question.awaited
    return forward and any(option.role.is_back for option in options if option.id in move.picked)
