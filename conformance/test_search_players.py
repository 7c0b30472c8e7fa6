"""Search players: their answers are legal, depend only on what their seat knows, and leave a guess unchanged."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import ALL_GAMES, Case, marked, registered
from conformance.recording import looked_at
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.entries import entry_types
from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import TABLE, refer
from rules.plans import position_of
from rules.players import answer, opinion
from rules.questions import Question
from rules.registry import GAMES, MANIFESTS, PLAYERS
from rules.search import SearchPlayer, TurnBudget

SEED = "experts-1"
POSITIONS = 14
BUDGET = 30
"""A small budget: the answer must be the same, not good."""
SEAT = 1
"""The seat that makes plans; seat 0 begins."""
ENOUGH = 2
"""The least number of plans that are followed, and of those dropped."""
SEARCHING = {
    name: player for name in registered() for player in PLAYERS[name].values() if isinstance(player, SearchPlayer)
}
FEW = marked(Case(name, max(2, ALL_GAMES[name].seat_numbers[0]), (), "steady") for name in SEARCHING)
FULL = [
    pytest.param(Case(name, ALL_GAMES[name].seat_numbers[-1], (), "steady"), marks=pytest.mark.long)
    for name in SEARCHING
]


def asked(case: Case) -> list[tuple[Game, Question]]:
    """Positions in which a question to a seat is open."""
    return [(game, question) for game, question in looked_at(case, SEED, POSITIONS) if question.seat != TABLE]


@pytest.mark.parametrize("case", [*FEW, *FULL], ids=str)
def test_hidden_information_changes_no_value_and_no_answer(case: Case) -> None:
    """Other hands, another order of the decks, other dice: the same opinion to the last digit, and a legal answer."""
    searching = SearchPlayer(SEARCHING[case.game].heuristic, SEARCHING[case.game].evaluator, BUDGET)
    rng = Random(SEED)
    thought = 0
    looked = asked(case)
    for game, question in looked:
        other = game.guess(question.seat, rng)
        twin = next(twin for twin in other.questions if (twin.seat, twin.id) == (question.seat, question.id))
        weighed = opinion(game, question, searching, Random("chance"))
        assert opinion(other, twin, searching, Random("chance")) == weighed
        thought += weighed[0].chance is not None
        for answered in weighed:
            try:
                game.copy_game().choose(question.seat, question.id, answered.ids)
            except IllegalChoice as error:
                raise AssertionError(f"{question.kind}: {answered.ids} is not legal") from error
    assert thought > len(looked) // 4


@pytest.mark.parametrize("case", [*FEW, *FULL], ids=str)
def test_a_heuristic_player_does_not_change_the_guess(case: Case) -> None:
    """The guess it is given is unchanged afterwards: simulations use the position itself."""
    heuristic = SEARCHING[case.game].heuristic
    rng = Random(SEED)
    for game, question in asked(case):
        guess = game.guess(question.seat, rng)
        before = guess.save()

        def think(looked_at: Game = guess) -> Game:
            return looked_at

        options = question.options(guess)
        heuristic.pick(question.seat, question, options, think, Random("x"))
        assert guess.save() == before, question.kind
        first, *_ = heuristic.weigh(question.seat, question, options, think, Random("x"))
        picked = heuristic.pick(question.seat, question, options, think, Random("x"))
        assert list(first.ids) == picked, "it must pick the answer that it ranks first"
        assert guess.save() == before, question.kind


@pytest.mark.parametrize("case", [*FEW, *FULL], ids=str)
def test_a_plan_is_followed_until_something_new_is_known(case: Case) -> None:
    """A planned answer needs no other search; in any position that was not planned for, a search plans again."""
    heuristic, evaluator = SEARCHING[case.game].heuristic, SEARCHING[case.game].evaluator
    player = SearchPlayer(heuristic, evaluator, BUDGET, turn_budget=10**9).seated()
    game = case.start(SEED)
    rng = Random(SEED)
    followed = 0
    searched = 0
    while (followed < ENOUGH or searched < ENOUGH) and game.result is None:
        question = game.awaited()
        options = question.quick_options(game)
        if question.seat != SEAT or player.is_trivial(question, options):
            game.choose(question.seat, question.id, answer(game, question, heuristic, rng))
            continue
        before = player.memory or TurnBudget()
        position = position_of(game, question)
        picked = answer(game, question, player, rng)
        after = player.memory or TurnBudget()
        if position in before.plan:
            assert tuple(picked) == before.plan[position]
            assert (after.progress, after.spent) == (before.progress, before.spent)
            followed += 1
        elif after != before:
            searched += 1
        assert position not in after.plan, "a plan is followed once"
        game.choose(question.seat, question.id, picked)
    assert followed >= ENOUGH
    assert searched >= ENOUGH


EVALUATORS = {name: player.evaluator for name, player in SEARCHING.items()}


@pytest.mark.parametrize("name", EVALUATORS)
def test_an_evaluator_has_weights_for_exactly_its_features(name: str) -> None:
    evaluator = EVALUATORS[name]
    game = GAMES[name].start(2, seed=SEED)
    assert set(evaluator.features(game, 1)) == set(evaluator.weights.early) == set(evaluator.weights.late)
    assert 0 <= evaluator.share(game) <= 1
    assert evaluator.trivial <= set(entry_types(MANIFESTS[name].package)), "questions that the game asks"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVALUATORS)
def test_every_reason_has_a_text(name: str, language: str) -> None:
    game = GAMES[name].start(2, seed=SEED)
    texts = TEXTS
    key = "why-gains_and_costs" if EVALUATORS[name].by_points else "why-chance-gains_and_costs"
    for term in EVALUATORS[name].evaluate(game, 1).terms:
        named = refer(f"term-{term}")
        said = texts.say_exactly(language, name, key, more="+2.5", gained=named, less="−1.0", lost=named)
        assert texts.say_exactly(language, name, named.key) in said
