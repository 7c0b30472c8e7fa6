"""What the conformance suite plays: every game at every seat number, with its options off and on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal, get_args, get_origin

from conformance.notes import note
from rules.errors import BadSetup
from rules.game import Game
from rules.players import ComputerPlayer, CuriousPlayer, RandomPlayer, answer
from rules.questions import Question
from rules.records import Choice
from rules.registry import GAMES, PLAYERS

ALL_GAMES: dict[str, type[Game]] = dict(GAMES)
"""The games that are tested: all registered ones, or one (`pytest --game`)."""
LONG_SEATS = 4
"""Games of more seats are played by `make long`."""
LIMIT = 20_000
"""Choices after which a random game counts as endless."""
MOST_POSITIONS = 50
"""How many positions of a recorded game are kept."""
FEWEST_POSITIONS = 8
"""So many a check looks at in a game with few kinds of questions."""


def registered() -> list[str]:
    """Those that have texts and pictures: all but the sample that the suite itself is tried on."""
    return [name for name in ALL_GAMES if name in GAMES]


@dataclass(frozen=True)
class Case:
    """One way to start a game."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    player: str = "random"
    """Who plays: a name of `rules.PLAYERS` or "curious"; these see more of a game than random ones."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return "-".join(part for part in (self.game, str(self.seats), chosen, self.player) if part)

    @property
    def plain(self) -> bool:
        """Whether random players play with the default options: quickly, so that each check sees another game."""
        return self.player == "random" and not self.options

    @property
    def slow(self) -> bool:
        """Whether `make quick` leaves it out: all but the plain case of each game at its middle seat number."""
        return not self.plain or self.seats != middle(self.game)

    @property
    def long(self) -> bool:
        """Whether only `make long` plays it: a full table, a good player with options, a plain case of little interest.

        Alone, against one other player, and at the middle seat number the plain case is always played.
        """
        if self.plain:
            first = ALL_GAMES[self.game].seat_numbers[0]
            return self.seats not in (first, max(2, first), middle(self.game))
        return self.seats > LONG_SEATS or bool(self.options and self.player not in ("random", "curious"))

    def seed(self, shared: str, check: str) -> str:
        """The seed of the game that a check sees: its own in the plain case, else the one that all of its file share."""
        return shared + check if self.plain else shared

    def start(self, seed: str) -> Game:
        """A new game of this case."""
        return ALL_GAMES[self.game].start(self.seats, dict(self.options), seed=seed)


def middle(game: str) -> int:
    """The seat number at which `make quick` plays a game."""
    numbers = list(ALL_GAMES[game].seat_numbers)
    return numbers[len(numbers) // 2]


def variants(kind: type[Game]) -> list[dict[str, object]]:
    """The default options, every switch turned, and each single value of a choice; or what the game's notes name."""
    named = note(kind, "VARIANTS", ())
    if named:
        return [{}, *named]
    fields = kind.options_type.model_fields
    switches = [name for name, field in fields.items() if field.annotation is bool]
    found: list[dict[str, object]] = [
        {name: not fields[name].default for name, turned in zip(switches, turns, strict=True) if turned}
        for turns in itertools.product((False, True), repeat=len(switches))
    ]
    for name, field in fields.items():
        if get_origin(field.annotation) is Literal:
            found += [{name: value} for value in get_args(field.annotation) if value != field.default]
    return [*found, *note(kind, "TOGETHER", ())]


def seats_for(kind: type[Game], options: dict[str, object]) -> list[int]:
    """The seat numbers at which all of these options mean something, and the game can be played with them."""
    chosen = kind.options_type(**options)
    return [
        seats
        for seats in kind.seat_numbers
        if all(chosen.counts(field, seats) for field in options) and _begins(kind, seats, options)
    ]


def _begins(kind: type[Game], seats: int, options: dict[str, object]) -> bool:
    try:
        kind.start(seats, options, seed="begins")
    except BadSetup:
        return False
    return True


@cache
def cases() -> tuple[Case, ...]:
    """Every game at every seat number with default options, and every other variant at some number where it counts."""
    found = []
    for name, kind in ALL_GAMES.items():
        numbers = list(kind.seat_numbers)
        found += [Case(name, seats, ()) for seats in numbers]
        others = [(options, fitting) for options in variants(kind)[1:] if (fitting := seats_for(kind, options))]
        for index, (options, fitting) in enumerate(others):
            varied = "random" if index % 2 else "curious"
            seats = fitting[(index + 1) % len(fitting)]  # not one alone at first: others may yet join it
            found.append(Case(name, seats, tuple(options.items()), varied))
        for better in PLAYERS.get(name, {}):
            if better not in ("random", "expert"):  # which thinks too long: see test_experts.py
                for options, fitting in sorted(others, key=lambda variant: -len(variant[0]))[:1]:
                    found.append(Case(name, fitting[len(fitting) // 2], tuple(options.items()), better))
                found += [Case(name, seats, (), better) for seats in numbers[:2]]
    return tuple(found)


def next_question(game: Game, rng: Random) -> Question:
    """An open question that is waited for, any of several; sometimes one that nobody waits for."""
    questions = game.questions
    optional = [question for question in questions if not question.awaited]
    if optional and rng.random() < 0.05:
        return rng.choice(optional)
    return rng.choice([question for question in questions if question.awaited])


def random_game(case: Case, seed: str) -> Iterator[tuple[Game, Question, list[str]]]:
    """Play a whole game; yields position, question and answer before each.

    One choice in ten is made at random. Beside a better player a curious one makes some, so that one game in which
    somebody gets far also shows what is there to be tried.
    """
    game, rng = case.start(seed), Random(seed)
    chance, curious = RandomPlayer(), CuriousPlayer()
    players: dict[str, ComputerPlayer] = {**PLAYERS.get(case.game, {}), "random": chance, "curious": curious}
    player = players[case.player]
    better = player is not chance
    while game.result is None:
        assert game.choices < LIMIT, f"{case} seed {seed!r} does not end"
        question = next_question(game, rng)
        drawn = rng.random()
        who = chance if drawn < 0.1 else curious if better and drawn < 0.25 else player
        yield game, question, answer(game, question, who, rng)


@dataclass(frozen=True)
class Step:
    """A choice of a recorded game."""

    kind: str
    """Which kind of question is answered."""
    choice: Choice


_RECORDS: dict[tuple[Case, str], tuple[Step, ...]] = {}


def played(case: Case, seed: str) -> Iterator[tuple[Game, Question, list[str]]]:
    """The same as `random_game`, but only the first who looks at a game lets the players think; then it is recorded."""
    record = _RECORDS.get((case, seed))
    if record is not None:
        yield from _replayed(case, seed, record)
        return
    steps = []
    for game, question, picked in random_game(case, seed):
        choice = Choice(seat=question.seat, question=question.id, picked=picked)
        steps.append(Step(question.kind, choice))
        yield game, question, picked
    _RECORDS[case, seed] = tuple(steps)


def _replayed(case: Case, seed: str, record: tuple[Step, ...]) -> Iterator[tuple[Game, Question, list[str]]]:
    game = case.start(seed)
    for step in record:
        wanted = step.choice.seat, step.choice.question
        question = next((each for each in game.questions if (each.seat, each.id) == wanted), None)
        assert question is not None, f"{case} seed {seed!r} asks something else when it is played again"
        yield game, question, list(step.choice.picked)


def recorded(case: Case, seed: str) -> tuple[Step, ...]:
    """The choices of a random game."""
    if (case, seed) not in _RECORDS:
        for game, question, picked in played(case, seed):
            game.choose(question.seat, question.id, picked)
    return _RECORDS[case, seed]


def positions(case: Case, seed: str, number: int) -> list[tuple[str, int]]:
    """Up to `number` saved positions of a random game, each with the id of the question answered next.

    They are drawn by the seed, one of each kind of question in turn, so that every kind is met if `number` allows.
    """
    assert number <= MOST_POSITIONS
    return [(saved, question_id) for _, saved, question_id in sorted(_drawn(case, seed)[:number])]


@cache
def _drawn(case: Case, seed: str) -> list[tuple[int, str, int]]:
    kinds: dict[str, list[int]] = {}
    for place, step in enumerate(recorded(case, seed)):
        kinds.setdefault(step.kind, []).append(place)
    rng = Random(f"{case} {seed}")
    drawn = [rng.sample(places, len(places)) for places in kinds.values()]
    in_turn = [place for of_each in itertools.zip_longest(*drawn) for place in of_each if place is not None]
    wanted = in_turn[:MOST_POSITIONS]
    saved = {}
    for place, (game, question, picked) in enumerate(played(case, seed)):
        if place in wanted:
            saved[place] = (place, game.save(), question.id)
        game.choose(question.seat, question.id, picked)
    return [saved[place] for place in wanted]


def looked_at(case: Case, shared: str, check: str, number: int) -> Iterator[tuple[Game, Question]]:
    """The positions that a check looks at, each with the question answered next.

    In the plain case `number` of them; in the others, which share a game, about as many as it has kinds of questions.
    """
    seed = case.seed(shared, check)
    if not case.plain:
        kinds = {step.kind for step in recorded(case, seed)}
        number = min(number, max(FEWEST_POSITIONS, len(kinds)))
    for saved, question_id in positions(case, seed, number):
        game = ALL_GAMES[case.game].load(saved)
        yield game, next(question for question in game.questions if question.id == question_id)


def forget() -> None:
    """Forget all recorded games: the rules have changed."""
    _RECORDS.clear()
    _drawn.cache_clear()
