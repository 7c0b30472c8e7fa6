"""Whole games, each played once however many checks look at it, and positions of them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from conformance.cases import ALL_GAMES, Case, random_game
from rules.game import Game
from rules.messages import Event
from rules.questions import Question
from rules.records import Choice, Record, RecordEntry, Stretch
from storage.rows import write_args
from tables.history.timeline import Timeline, timeline

MOST = 50
"""The number of positions of a game that are kept."""
FEWEST = 8
"""The number of positions of a shared game that a check looks at; more if the game has more kinds of questions."""

_RECORDS: dict[tuple[Case, str], list[Choice]] = {}


def played(case: Case, seed: str) -> Iterator[tuple[Game, Question, list[str]]]:
    """The steps of `random_game`; players think only the first time, then the recorded choices are repeated."""
    record = _RECORDS.get((case, seed))
    if record is not None:
        yield from _replayed(case, seed, record)
        return
    made = []
    for game, question, picked in random_game(case, seed):
        made.append(Choice(seat=question.seat, question=question.id, picked=picked))
        yield game, question, picked
    _RECORDS[case, seed] = made


def _replayed(case: Case, seed: str, record: list[Choice]) -> Iterator[tuple[Game, Question, list[str]]]:
    """The steps of the game with these choices."""
    game = case.start(seed)
    for made in record:
        asked = (other for other in game.questions if (other.seat, other.id) == (made.seat, made.question))
        question = next(asked, None)
        assert question is not None, f"{case} seed {seed!r} asks something else when it is played again"
        yield game, question, list(made.picked)


def positions(case: Case, seed: str, number: int) -> list[tuple[str, int]]:
    """Up to `number` saved positions of a game, each with the id of the question answered next.

    They are drawn by the seed, one of each kind of question in turn, so that every kind is met if `number` allows.
    """
    assert number <= MOST
    drawn, _ = _draw(case, seed)
    return [(saved, question_id) for _, saved, question_id in sorted(drawn[:number])]


@cache
def _draw(case: Case, seed: str) -> tuple[list[tuple[int, str, int]], int]:
    """Positions in the order of drawing, each with its place in the game; and how many kinds there are."""
    saved = []
    kinds = dict[str, list[int]]()
    for place, (game, question, picked) in enumerate(played(case, seed)):
        saved.append((place, game.save(), question.id))
        kinds.setdefault(question.kind, []).append(place)
        game.choose(question.seat, question.id, picked)
    rng = Random(f"{case} {seed}")
    by_kind = [rng.sample(places, len(places)) for places in kinds.values()]
    # The first one drawn of each kind, then the second of each, and so on.
    in_turn = [place for places in itertools.zip_longest(*by_kind) for place in places if place is not None]
    return [saved[place] for place in in_turn[:MOST]], len(kinds)


def looked_at(case: Case, check: str, number: int) -> Iterator[tuple[Game, Question]]:
    """Up to `number` positions for a check, whose seed is `check`, each with the question answered next.

    In a game that all checks share, there are at most as many as kinds of questions, or `FEWEST` if that is more.
    """
    seed = case.seed(check)
    if case.shared:
        _, kinds = _draw(case, seed)
        number = min(number, max(FEWEST, kinds))
    for saved, question_id in positions(case, seed, number):
        game = ALL_GAMES[case.game].load(saved)
        yield game, next(question for question in game.questions if question.id == question_id)


def recorded(case: Case, seed: str, entries: Sequence[RecordEntry], game: Game) -> Record:
    """The record of a game that has come to this position with these entries."""
    return Record(
        game=case.game,
        seats=case.seats,
        settings=dict(case.settings),
        seed=seed,
        stretches=[Stretch(version="", entries=[*entries])],
        final=json.loads(game.save()),
    )


def filmed(case: Case, seed: str) -> tuple[Timeline, list[str], list[Event]]:
    """The timeline of a game, its saves from the beginning on, and what happened."""
    game = case.start(seed)
    saved = [game.save()]
    entries = list[RecordEntry]()
    happened = list[Event]()
    stored: dict[int, list[tuple[str, str]]] = {}  # see `StoredEvents`
    for game, question, picked in random_game(case, seed):
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        events = game.choose(question.seat, question.id, picked)
        saved.append(game.save())
        stored[len(entries)] = [(event.key, write_args(event.args)) for event in events]
        happened += events
    return timeline(type(game), [(0, saved[0])], entries, saved[-1], stored), saved, happened


def forget() -> None:
    """Forget all games, after a change of the rules."""
    _RECORDS.clear()
    _draw.cache_clear()
