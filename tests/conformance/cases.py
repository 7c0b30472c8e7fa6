"""What the conformance suite plays: every registered game and the sample, every seat number, options off and on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal, get_args, get_origin

from rules import GAMES, PLAYERS
from rules.core.game import Game
from rules.core.players import RandomPlayer, answer
from rules.core.questions import Question
from tests.rules.core.sample import Sample

ALL_GAMES: dict[str, type[Game]] = {"sample": Sample, **GAMES}
TOGETHER: dict[str, list[dict[str, object]]] = {"dungeoneer": [{"revealed_map": True, "cards": "both"}]}
"""Options that have to be met with each other as well."""
LIMIT = 20_000
"""Choices after which a random game counts as endless."""
CHOSEN: dict[str, list[dict[str, object]]] = {
    "map_masters": [
        {"layout": "column", "time_bonus": "off", "seat_order": "shuffled"},
        {"mode": "coop"},
        {"mode": "coop", "difficulty": "newcomer", "open_hands": "on", "host_decides": "on"},
        {"mode": "coop", "difficulty": "hard", "strict_arrival": "on"},
    ],
}
"""Variants of games whose options mean something only together with others: of a mode of the game, say."""


@dataclass(frozen=True)
class Case:
    """One way to start a game."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    player: str = "random"
    """Who plays; better players see more of a game than random ones."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return "-".join(part for part in (self.game, str(self.seats), chosen, self.player) if part)

    def start(self, seed: str) -> Game:
        return ALL_GAMES[self.game].start(self.seats, dict(self.options), seed=seed)


def variants(kind: type[Game]) -> list[dict[str, object]]:
    """The default options, every switch turned, and each single value of a choice; or what is chosen for the game."""
    if kind.name in CHOSEN:
        return [{}, *CHOSEN[kind.name]]
    fields = kind.options_type.model_fields
    switches = [name for name, field in fields.items() if field.annotation is bool]
    found: list[dict[str, object]] = [
        {name: not fields[name].default for name, turned in zip(switches, turns, strict=True) if turned}
        for turns in itertools.product((False, True), repeat=len(switches))
    ]
    for name, field in fields.items():
        if get_origin(field.annotation) is Literal:
            found += [{name: value} for value in get_args(field.annotation) if value != field.default]
    return found + TOGETHER.get(kind.name, [])


def cases() -> list[Case]:
    """Every game at every seat number with default options, and every other variant at some seat number."""
    found = []
    for name, kind in ALL_GAMES.items():
        numbers = list(kind.seat_numbers)
        found += [Case(name, seats, ()) for seats in numbers]
        for index, options in enumerate(variants(kind)[1:]):
            found.append(Case(name, numbers[index % len(numbers)], tuple(options.items())))
        for player in PLAYERS.get(name, {}):
            if player != "random":
                options = max(variants(kind), key=len)
                found.append(Case(name, numbers[len(numbers) // 2], tuple(options.items()), player))
    return found


CASES = cases()


def next_question(game: Game, rng: Random) -> Question:
    """An open question that is waited for, any of several; sometimes one that nobody waits for."""
    questions = game.questions
    optional = [question for question in questions if not question.awaited]
    if optional and rng.random() < 0.05:
        return rng.choice(optional)
    return rng.choice([question for question in questions if question.awaited])


def random_game(case: Case, seed: str) -> Iterator[tuple[Game, Question, list[str]]]:
    """Play a whole game, one choice in ten at random; yields position, question and answer before each."""
    game, rng = case.start(seed), Random(seed)
    chance, player = RandomPlayer(), PLAYERS[case.game][case.player] if case.player != "random" else RandomPlayer()
    while game.result is None:
        assert game.choices < LIMIT, f"{case} seed {seed!r} does not end"
        question = next_question(game, rng)
        who = chance if rng.random() < 0.1 else player
        yield game, question, answer(game, question, who, rng)


def positions(case: Case, seed: str, number: int) -> list[tuple[str, int]]:
    """Up to `number` saved positions spread over a random game, each with the id of the question answered next."""
    saved = []
    for game, question, picked in random_game(case, seed):
        saved.append((game.save(), question.id))
        game.choose(question.seat, question.id, picked)
    step = max(1, len(saved) // number)
    return saved[::step][:number]
