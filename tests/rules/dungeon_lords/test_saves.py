"""Saved games: whole in the middle of everything."""

from __future__ import annotations

from functools import cache
from random import Random

from rules.dungeon_lords.game import DungeonLords

PHASES = {"setup", "orders", "executing", "production", "event", "planning", "battle", "scoring"}
MOST_CHOICES = 900


@cache
def positions() -> dict[str, list[str]]:
    """Saves of random games for two to four lords and of the training, by phase (`training` apart)."""
    found: dict[str, list[str]] = {}
    for number in range(8):
        seats = number % 4 + 1
        options: dict[str, object] = {} if seats == 1 else {"rules": ("full", "introductory")[number // 4]}
        game = DungeonLords.start(seats, options, seed=f"saves {number}")
        rng = Random(f"saves {number}")
        for _ in range(MOST_CHOICES):
            phase = game.phase if game.training is None else "training"
            found.setdefault(phase, []).append(game.save())
            if game.result is not None:
                break
            choose_at_random(game, rng)
    return found


def choose_at_random(game: DungeonLords, rng: Random) -> None:
    """Answer one of the open questions, seldom with a step back."""
    asked = [question for question in game.questions if question.awaited or rng.random() < 0.1]
    question = rng.choice(asked or game.questions)
    offered = [option.id for option in question.options(game)]
    forward = [one for one in offered if one not in ("back", "again")]
    game.choose(question.seat, question.id, rng.sample(forward or offered, question.min))


def test_every_phase_is_among_the_positions_and_loads_unchanged() -> None:
    assert set(positions()) == PHASES | {"training"}
    for phase, saves in positions().items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert DungeonLords.load(each).save() == each, phase
