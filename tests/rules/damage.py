"""Damaged saves: what the tests of all games share.

A damaged save is refused with the name of a field, or what was changed does no harm: then the game is sound and can
be played on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rules.core.errors import DamagedSave
from rules.core.game import Game
from rules.core.players import RandomPlayer, answer

Path = tuple[str | int, ...]
Data = dict[str, Any]

STRANGE: tuple[object, ...] = (None, -1, 0, 1, 2, 7, 99, 10**30, 1.5, True, "", "x", "\ud800", [], {}, [1])
"""What may stand anywhere in a damaged save, beside what a test adds of its game's own words."""


def path_of(text: str) -> Path:
    """A dotted path such as `players.0.deck` as its steps."""
    return tuple(int(step) if step.isdigit() else step for step in text.split("."))


def paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Every place in the data, the whole of it first."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from paths(value, (*path, key))


def look(data: Any, path: Path) -> Any:
    """What lies at the end of the path."""
    for step in path:
        data = data[str(step) if isinstance(data, dict) else step]
    return data


def put(data: Any, path: Path, value: object) -> None:
    """Replace what lies at the end of the path, or put it there."""
    look(data, path[:-1])[path[-1]] = value


def refused_field(kind: type[Game], data: object) -> str:
    """The field that is named when this is loaded, which must be refused."""
    with pytest.raises(DamagedSave) as caught:
        kind.load(data)  # type: ignore[arg-type]
    return str(caught.value.message.args["field"])


def loaded(kind: type[Game], data: Data) -> Game | None:
    """The game, or None when it is refused with the name of a field."""
    try:
        return kind.load(data)
    except DamagedSave as caught:
        if not caught.message.args["field"]:
            raise
        return None


def damage(state: Data, rng: Random, words: Sequence[object] = ()) -> str:
    """Change one thing somewhere in a saved state, each of its fields as often; says what was done."""
    top = rng.choice(sorted(state))
    where = rng.choice(list(paths(state[top], (top,))))
    inner, key, old = look(state, where[:-1]), where[-1], look(state, where)
    kind = rng.choice(("remove", "double", "copy", "near", "near", "strange"))
    if kind == "remove":
        del inner[key]
    elif kind == "double" and isinstance(inner, list):
        inner.insert(int(key), deepcopy(old))
    elif kind == "copy":
        inner[key] = deepcopy(look(state, rng.choice(list(paths(state))[1:])))
    elif kind == "near" and isinstance(old, bool):
        inner[key] = not old
    elif kind == "near" and isinstance(old, int):
        inner[key] = old + rng.choice((-2, -1, 1, 2, 5))
    elif kind == "near" and isinstance(old, list) and old:
        inner[key] = rng.sample(old, rng.randint(0, len(old)))
    else:
        inner[key] = rng.choice((*STRANGE, *words))
    return f"{kind} {where}, which was {old!r:.80}"


def random_damage(kind: type[Game], saves: Sequence[str], seed: str, times: int, words: Sequence[object] = ()) -> int:
    """Damage one or two things in saves, load and play on; how many were refused. Fails where harm is done."""
    rng = Random(seed)
    refused = 0
    for _ in range(times):
        data = json.loads(rng.choice(saves))
        done = [damage(data["state"], rng, words) for _ in range(rng.choice((1, 1, 2)))]
        try:
            game = loaded(kind, data)
            if game is None:
                refused += 1
            else:
                play_on(game, Random(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed!r}: {'; '.join(done)}") from error
    return refused


def play_on(game: Game, rng: Random, choices: int = 8) -> None:
    """Some choices, with everything that a player may look at."""
    for _ in range(choices):
        game.check()
        for seat in (None, *range(game.seats)):
            game.view(seat)
        for question in game.questions:
            options = question.options(game)
            assert not {refused.id for refused in question.refusals(game)} & {option.id for option in options}
            for option in options:
                game.preview(question.seat, question.id, option.id)
        if game.result is not None:
            return
        asked = [question for question in game.questions if question.awaited or rng.random() < 0.05]
        question = rng.choice(asked)
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
