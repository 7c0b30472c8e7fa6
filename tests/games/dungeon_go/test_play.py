"""Random play from positions in which every spell and every miracle can be cast."""

from __future__ import annotations

from random import Random

import pytest

from conformance.invariants import check
from conformance.test_play import check_question
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import HeroQuestion
from rules.players import RandomPlayer, answer
from rules.questions import effect_of


def strengthen(hero: Hero, rng: Random, *, is_asked: bool) -> None:
    """Abilities and points of a hero late in the game; some are dead, but not the one whose turn it is."""
    hero.abilities = [rng.randint(2, 6) for _ in range(4)]
    hero.vp = rng.randint(0, 6)
    if rng.random() < 0.3 and not is_asked:
        hero.alive = False
        hero.cell = None
    hero.hp = rng.randint(1, hero.max_hp) if hero.alive else 0
    hero.charged = hero.alive and rng.random() < 0.3


MOST_CHOICES = 3_000


def late_game(players: int, seed: str) -> tuple[DungeonGo, Random]:
    """A game just after setup, its heroes strengthened, on a random floor."""
    rng = Random(seed)
    game = DungeonGo.start(players, {"spells": True, "miracles": True}, seed=seed)
    while game.phase == "setup":
        (question,) = game.questions
        game.choose(question.seat, question.id, [rng.choice(question.options(game)).id])
    asked = {question.hero for question in game.questions if isinstance(question, HeroQuestion)}
    for hero in game.heroes:
        strengthen(hero, rng, is_asked=hero.number in asked)
    game.floor = rng.randint(1, 4)
    return game, rng


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_late_games_keep_the_contract(players: int, games: int) -> None:
    for number in range(games):
        seed = f"late {players} {number}"
        game, rng = late_game(players, seed)
        while game.result is None:
            check(game)
            (question,) = game.questions
            check_question(game, question)
            for option in question.explained(game):
                effect_of(option)  # can be told
            picked = answer(game, question, RandomPlayer(), rng)
            twin = DungeonGo.load(game.save())
            assert twin.save() == game.save()
            assert twin.choose(question.seat, question.id, picked) == game.choose(question.seat, question.id, picked)
            assert game.choices < MOST_CHOICES, f"{seed} does not end"
