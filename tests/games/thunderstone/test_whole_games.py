"""Whole games: answers that cannot be taken back are marked as final, and saves are small."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.thunderstone.rules.acts import Attack
from games.thunderstone.rules.game import Thunderstone
from rules.game import Game
from rules.players import answer
from rules.questions import Undo, as_shown, undo_of
from rules.registry import PLAYERS

SEED = "whole-1"
TURN = {
    *("choose_action", "destroy_for_rest", "use_village_effect", "buy_card", "level_up", "act_in_dungeon"),
    *("choose_payment", "choose_hero", "choose_in_hall", "destroy_revealed", "take_spoils"),
    *("bar_hero", "discard_hero", "discard_hero_or_two", "return_one"),
}
"""The questions of a turn, and some of those that a battle or an effect asks."""


@pytest.mark.slow
@pytest.mark.rule("TS-5.2")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_question_says_before_which_answers_cannot_be_taken_back_and_none_reads_like_another(seats: int) -> None:
    rng = Random(SEED)
    counts = Counter[bool]()
    game = Thunderstone.start(seats, {}, seed=SEED)
    while game.result is None:
        question = game.awaited()
        options = question.explained(game)
        read = [(option.label.key, str(option.label.args)) for option in as_shown(question, game, options)]
        assert question.max > 1 or len(set(read)) == len(read), f"{question.kind}: two answers read the same"
        ways = [option for option in options if question.kind in TURN and not option.role.is_back]
        for option in rng.sample(ways, min(len(ways), 5)):
            is_final = undo_of(question, option) is not Undo.FREE
            after = game.copy_game()
            after.choose(question.seat, question.id, [option.id])
            assert is_final != after.can_undo(question.seat), f"{question.kind} {option.id}"
            assert is_final or not isinstance(option.value, Attack)
            counts[is_final] += 1
        steady = answer(game, question, PLAYERS["thunderstone"]["steady"], rng)
        single = question.max == 1 and rng.random() < 0.5
        game.choose(question.seat, question.id, [rng.choice(options).id] if single else steady)
    assert min(counts.values()) > 20


def test_a_save_is_small() -> None:
    rng = Random(SEED)
    game: Game = Thunderstone.start(5, {"groups": 4}, seed=SEED)
    largest = 0
    while game.result is None:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, PLAYERS["thunderstone"]["steady"], rng))
        largest = max(largest, len(game.save().encode()))
    assert 0 < largest < 65_536
