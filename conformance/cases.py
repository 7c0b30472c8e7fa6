"""The games of the conformance suite: every game with every number of seats, with its settings off and on."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal, NamedTuple, get_args, get_origin

import pytest
from _pytest.mark.structures import ParameterSet

from conformance.declarations import declared
from rules.errors import BadSetup
from rules.game import Game
from rules.players import ComputerPlayer, CuriousPlayer, RandomPlayer, answer
from rules.questions import Question
from rules.registry import GAMES, PLAYERS

ALL_GAMES: dict[str, type[Game]] = dict(GAMES)
"""The games that are tested: all registered ones, or one (`pytest --game`)."""
SHARED = "shared-4"
"""The seed of the game that all checks share."""
SHARED_SEATS = 4
"""The most seats at which all checks share a game that chance plays with other settings than the default ones."""
LIMIT = 20_000
"""Choices after which a random game counts as endless."""
BY_CHANCE, CURIOUS = 0.1, 0.15
"""The shares of the choices in a game that are made at random, and by a curious player helping a better one."""
OPTIONAL = 0.05
"""The chance with which an optional question is answered while there is one."""


class Variant(NamedTuple):
    """Settings, and the numbers of seats at which they can be played."""

    settings: dict[str, object]
    seats: list[int]


def registered() -> list[str]:
    """The games with texts and pictures: all but the sample on which the suite itself is tested."""
    return [name for name in ALL_GAMES if name in GAMES]


@dataclass(frozen=True)
class Case:
    """One way to start a game."""

    game: str
    seats: int
    settings: tuple[tuple[str, object], ...]
    player: str = "random"
    """The kind of player: one of `rules.registry.PLAYERS`, or "curious", which explores more of a game than random."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.settings)
        return "-".join(part for part in (self.game, str(self.seats), chosen, self.player) if part)

    @property
    def plain(self) -> bool:
        """Whether random players play with the default settings."""
        return self.player == "random" and not self.settings

    @property
    def slow(self) -> bool:
        """Whether `make quick` leaves it out: all but the plain case of each game for two."""
        return not self.plain or self.seats != self.small

    @property
    def long(self) -> bool:
        """Whether only `make long` plays it: all but random players solo and by two, with the default settings."""
        return not self.plain or self.seats > self.small

    @property
    def shared(self) -> bool:
        """Whether all checks look at the same game: always, except if chance plays it at a larger table."""
        return not self.by_chance or self.seats <= (SHARED_SEATS if self.settings else self.small)

    @property
    def by_chance(self) -> bool:
        """Whether only chance and curiosity choose."""
        return self.player in ("random", "curious")

    @property
    def small(self) -> int:
        """The size of a small table: two seats, or the fewest of the game."""
        return max(2, ALL_GAMES[self.game].seat_numbers[0])

    def seed(self, check: str) -> str:
        """The seed of the game that a check looks at: its own, or the shared one."""
        return SHARED if self.shared else check

    def start(self, seed: str) -> Game:
        """A new game of this case."""
        return ALL_GAMES[self.game].start(self.seats, dict(self.settings), seed=seed)


def variants(kind: type[Game]) -> list[dict[str, object]]:
    """The default settings, every switch flipped, and each single value of a choice; or what the game's notes name."""
    named = declared(kind, "VARIANTS", ())
    if named:
        return [{}, *named]
    fields = kind.settings_type.model_fields
    switches = [name for name, field in fields.items() if field.annotation is bool]
    settings: list[dict[str, object]] = [
        {name: not fields[name].default for name, turned in zip(switches, turns, strict=True) if turned}
        for turns in itertools.product((False, True), repeat=len(switches))
    ]
    for name, field in fields.items():
        if get_origin(field.annotation) is Literal:
            settings += [{name: value} for value in get_args(field.annotation) if value != field.default]
    return [*settings, *declared(kind, "TOGETHER", ())]


def seats_for(kind: type[Game], settings: dict[str, object]) -> list[int]:
    """The numbers of seats at which all of these settings have an effect, and the game can be played with them."""
    chosen = kind.settings_type(**settings)
    return [
        seats
        for seats in kind.seat_numbers
        if all(chosen.counts(field, seats) for field in settings) and _begins(kind, seats, settings)
    ]


def _begins(kind: type[Game], seats: int, settings: dict[str, object]) -> bool:
    try:
        kind.start(seats, settings, seed="begins")
    except BadSetup:
        return False
    return True


@cache
def cases() -> tuple[Case, ...]:
    """Every game with every number of seats and every variant, each pair of which is played at most once.

    The default settings are played by the fewest, by two, by the most, and by numbers of seats that no variant takes.
    """
    listed: list[Case] = []
    for name, kind in ALL_GAMES.items():
        numbers = list(kind.seat_numbers)
        plain = {numbers[0], max(2, numbers[0]), numbers[-1]}
        playable = [Variant(settings, seats_for(kind, settings)) for settings in variants(kind)[1:]]
        playable = [variant for variant in playable if variant.seats]
        varied = _varied(name, playable, plain)
        plain |= set(numbers) - {case.seats for case in varied}
        listed += [Case(name, seats, ()) for seats in sorted(plain)] + varied + _better(name, playable)
    return tuple(listed)


def _varied(game: str, playable: list[Variant], plain: Collection[int]) -> list[Case]:
    """Each variant at the number of seats that has been played least so far, by random and curious players in turn."""
    varied: list[Case] = []
    for index, variant in enumerate(playable):
        taken = Counter([*plain, *(case.seats for case in varied)])
        seats = min(reversed(variant.seats), key=lambda number: taken[number])  # not solo at first
        varied.append(Case(game, seats, tuple(variant.settings.items()), "random" if index % 2 else "curious"))
    return varied


def _better(game: str, playable: list[Variant]) -> list[Case]:
    """For each better player the variant with the most settings, and the default ones for the fewest and the middle."""
    numbers = ALL_GAMES[game].seat_numbers
    fullest = max(playable, key=lambda variant: len(variant.settings), default=None)
    listed: list[Case] = []
    for player in PLAYERS.get(game, {}):
        if player in ("random", "expert"):  # the expert thinks too long: see test_search_players.py
            continue
        if fullest is not None:
            seats = fullest.seats[len(fullest.seats) // 2]
            listed.append(Case(game, seats, tuple(fullest.settings.items()), player))
        listed += [Case(game, seats, (), player) for seats in dict.fromkeys((numbers[0], numbers[len(numbers) // 2]))]
    return listed


def marked(cases: Iterable[Case]) -> list[ParameterSet]:
    """The cases as parameters of a test."""
    return [pytest.param(case, marks=list(_marks(case))) for case in cases]


def _marks(case: Case) -> Iterable[pytest.MarkDecorator]:
    if case.long:
        yield pytest.mark.long
    elif case.slow:
        yield pytest.mark.slow


def next_question(game: Game, rng: Random) -> Question:
    """A random open question: usually one that is awaited, sometimes an optional one."""
    optional = [question for question in game.questions if not question.awaited]
    if optional and rng.random() < OPTIONAL:
        return rng.choice(optional)
    return rng.choice([question for question in game.questions if question.awaited])


def random_game(case: Case, seed: str) -> Iterator[tuple[Game, Question, list[str]]]:
    """Play a whole game; yields position, question and answer before each.

    Some choices are random. Unless all are, a curious player makes some, so that one game goes far and also shows what
    there is to try.
    """
    game = case.start(seed)
    rng = Random(seed)
    chance, curious = RandomPlayer(), CuriousPlayer()
    players: dict[str, ComputerPlayer] = {**PLAYERS.get(case.game, {}), "random": chance, "curious": curious}
    player = players[case.player]
    while game.result is None:
        assert game.choices < LIMIT, f"{case} seed {seed!r} does not end"
        question = next_question(game, rng)
        drawn = rng.random()
        if drawn < BY_CHANCE:
            who: ComputerPlayer = chance
        else:
            who = curious if player is not chance and drawn < BY_CHANCE + CURIOUS else player
        yield game, question, answer(game, question, who, rng)
