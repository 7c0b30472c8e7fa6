"""An answer that can put its own player out of the game, or lose it for everyone, has to be confirmed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from conformance.cases import ALL_GAMES, Case
from conformance.declarations import declared
from conformance.recording import played
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.players import RandomPlayer, answer
from rules.questions import Option, Question, Undo, undo_of

pytestmark = pytest.mark.slow

BEFORE = 5
"""The number of a player's decisions before the end that are examined."""
GUESSES = 3
"""On how many guesses every answer without a warning is tried."""
TRIES = 150
"""On how many guesses an answer with a warning has to come true once: a chance of 5 % is missed in 0.05 %."""
MOST_MARKED = 6
"""The most answers with a warning that are tried in one game."""


def test_an_answer_that_can_end_the_game_for_its_player_is_confirmed_and_no_other(case: Case) -> None:
    """Each is carried out on guesses, up to the next decision: a seat that is not warned must still be there."""
    rng = Random(str(case))
    marked = list[tuple[str, Question, Option]]()
    for saved, question_id in last_decisions(case):
        game = ALL_GAMES[case.game].load(saved)
        question = next(known for known in game.questions if known.id == question_id)
        for option in question.explained(game) if question.max == 1 else ():
            if undo_of(question, option) is not Undo.CONFIRMED:
                deadly = any(is_beaten_after(game, question, option, rng) for _ in range(GUESSES))
                assert not deadly, f"{question.kind} {option.id}"
            elif option.warning is not None:
                marked.append((saved, question, option))
    for saved, question, option in rng.sample(marked, min(MOST_MARKED, len(marked))):
        game = ALL_GAMES[case.game].load(saved)
        tries = (is_beaten_after(game, question, option, rng, up_to_next_turn=True) for _ in range(TRIES))
        assert any(tries), f"{question.kind} {option.id}: {option.warning}"


def last_decisions(case: Case) -> Iterator[tuple[str, int]]:
    """Positions, with the question answered next: the last ones of each player before being beaten.

    Those who have left for good are left out: it is their leaving that takes them out, whatever is answered after it.
    """
    recent: dict[Seat, list[tuple[str, int]]] = {}
    left: set[Seat] = set()
    for game, question, picked in played(case, case.seed("conformance-warnings")):
        seat = question.seat
        if not question.awaited and question.default(game) is not None:
            left.add(seat)
            recent.pop(seat, None)
        elif seat != TABLE and question.awaited and seat not in left:
            recent.setdefault(seat, []).append((game.save(), question.id))
            del recent[seat][:-BEFORE]
        was_out = [game.is_out(seat) for seat in range(game.seats)]
        game.choose(seat, question.id, picked)
        for seat, out in enumerate(was_out):
            if not out and is_beaten(game, seat):
                yield from recent.pop(seat, [])


def is_beaten(game: Game, seat: Seat) -> bool:
    """Whether that player is out, or the game is lost for all, in an ending that its notes name in `LOSSES`."""
    lost = declared(type(game), "LOSSES", ())
    return game.is_out(seat) or (game.result is not None and game.result.reason in lost)


def is_beaten_after(
    game: Game, question: Question, option: Option, rng: Random, *, up_to_next_turn: bool = False
) -> bool:
    """Whether this answer, given on a guess, has its player beaten before anyone decides or the next turn begins.

    `up_to_next_turn`: until then, the player passes where possible, and others answer anything; otherwise only the
    clock, which decides nothing, is answered.
    """
    after = game.guess(question.seat, rng)
    seat = question.seat
    beaten = False
    asked = next(other for other in after.questions if same(other, question))
    picked = [option.id]

    def turn_begins() -> bool:
        return any(event.key in after.turn_starts for event in after._unsaved.events)

    def stepped() -> None:
        nonlocal beaten
        beaten = beaten or (not turn_begins() and is_beaten(after, seat))

    while True:
        after.agenda.watch(stepped)
        after.choose(asked.seat, asked.id, picked)
        after.agenda.watch(None)
        stepped()
        waiting = [other for other in after.questions if other.awaited]
        goes_on = up_to_next_turn or all(other.seat == TABLE for other in waiting)
        if beaten or turn_begins() or not waiting or not goes_on:
            return beaten
        asked = waiting[0]
        passing = asked.default(after) if asked.seat == seat else None
        picked = passing or answer(after, asked, RandomPlayer(), rng)


def same(one: Question, other: Question) -> bool:
    """Whether both ask the same: a guess numbers its questions again."""
    return replace(one, id=0) == replace(other, id=0)
