"""The chances, points and reasons that the player that searches gives with its answers."""

from __future__ import annotations

from unittest.mock import ANY

import pytest

from rules.answer_values import NOTICEABLE, AnswerValue
from rules.evaluation import CONSOLATION, Evaluation, Evaluator, Weights, chance_of
from rules.messages import Message, Ref, Seat
from rules.search import (
    MIN_GUESSES,
    MIN_TRIAL_COST,
    PRIOR_GUESSES,
    REASON_NOISE,
    Candidate,
    SearchPlayer,
)
from tests.rules.lots import DICE, ROUNDS, First, Lots, Turns, lots, thought


def test_a_value_says_the_chance_to_win_and_the_points_ahead() -> None:
    first, *others = thought(lots(0, 4), SearchPlayer(First(), Evaluator()))
    assert (first.ids, first.points, others[0].points) == (("lot-1",), 4.0, 0.0)
    assert first.chance is not None
    assert first.chance > 0.98
    assert others[0].chance == pytest.approx(0.5)


def test_answers_dropped_early_are_valued_in_comparison_to_the_picked_one() -> None:
    """All meet the same dice, so two answers lie apart by the same however many guesses each was tried on."""
    tried = thought(lots(DICE + 6, *range(DICE + 1, DICE + 6)), SearchPlayer(First(), Evaluator(), 600))
    points = {answer.ids: answer.points for answer in tried if answer.points is not None}
    best = points["lot-0",]
    assert tried[0].ids == ("lot-0",)
    assert [best - points[f"lot-{number}",] for number in range(1, 6)] == pytest.approx([5, 4, 3, 2, 1])
    chances = [answer.chance for answer in tried if answer.chance is not None]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("worth", "close"), [((10, 10), True), ((10, DICE + 10), False)])
def test_two_answers_are_called_close_only_if_the_simulations_prove_it(worth: tuple[int, ...], close: bool) -> None:
    """A roll shows with so few guesses neither that the second lot brings less nor that it brings as much."""
    first, second = thought(lots(*worth), SearchPlayer(First(), Turns(), budget=MIN_TRIAL_COST))
    assert first.behind == 0
    assert first.chance == second.chance
    assert (second.behind == 0) == second.is_close(first) == close


def test_no_points_are_reported_for_a_game_that_points_do_not_decide() -> None:
    """An answer's gain is given in hundredths of the chance to win: from 50 to 69 of them with four points."""

    class Won(Turns):
        by_points = False
        horizon = 1

    tried = thought(lots(0, 4), SearchPlayer(First(), Won()))
    assert [answer.points for answer in tried] == [None, None]
    first, second = (answer.comparison for answer in tried)
    assert first is not None
    assert second is not None
    assert (first.key, second.key) == ("why-chance-gains", "why-chance-costs")
    assert (first.args["more"], second.args["less"]) == ("+19", "−19")


class Honour(Turns):
    """Of ten points one is honour, which counts for two; the others are gold."""

    horizon = 1
    weights = Weights(spread=10.0, early={"gold": 1.0, "honour": 2.0}, late={"gold": 1.0, "honour": 2.0})

    def features(self, game: Lots, seat: Seat) -> dict[str, float]:
        points = game.points[seat]
        return {"gold": points % 10, "honour": points // 10}


def test_the_reason_names_what_an_answer_gains_and_costs_against_the_other() -> None:
    tried = thought(lots(10, 3), SearchPlayer(First(), Honour(), 60))
    reasons = {answer.ids: answer.comparison for answer in tried}
    for reason, gained, lost in ((reasons["lot-0",], "honour", "gold"), (reasons["lot-1",], "gold", "honour")):
        assert reason is not None
        assert reason.key == "why-gains_and_costs"
        assert (reason.args["gained"], reason.args["lost"]) == (Ref(f"term-{gained}"), Ref(f"term-{lost}"))
    same = thought(lots(1, 1), SearchPlayer(First(), Honour(), 60))
    assert [answer.comparison for answer in same] == [None, None]


def test_the_pick_is_compared_to_the_next_best_and_all_others_to_the_pick() -> None:
    """A poor third answer changes nothing of what is said of the two that matter."""
    best, second, third = (
        answer.comparison for answer in thought(lots(12, 10, 1), SearchPlayer(First(), Honour(), 60))
    )
    assert best == Message("why-gains", {"gained": Ref("term-gold"), "more": "+2.0"})
    assert second == Message("why-costs", {"lost": Ref("term-gold"), "less": "−2.0"})
    assert third == Message("why-costs", {"lost": Ref("term-honour"), "less": "−2.0"})


def test_at_the_end_the_terms_name_what_the_points_were_won_by() -> None:
    """Of 12 points ten are honour, which is scored as it is; the two others are ordinary points."""

    class Two(Evaluator):
        scored = frozenset({"honour"})
        weights = Weights(spread=10.0, early={"gold": 5.0, "honour": 5.0}, late={"gold": 5.0, "honour": 5.0})

        def features(self, game: Lots, seat: Seat) -> dict[str, float]:
            return {"gold": 7.0, "honour": 10 * (game.points[seat] // 10)}

    game = lots(12, 1)
    assert Two().terms(game, 0) == {"points": 0.0, "gold": 35.0, "honour": 0.0}
    while game.result is None:
        game.choose(game.questions[0].seat, game.questions[0].id, ["lot-1" if game.taken else "lot-0"])
    assert Two().terms(game, 0) == {"points": 4.0, "gold": 0.0, "honour": 10.0}


def test_no_answer_is_valued_above_the_pick_because_of_chance() -> None:
    """With dice no estimate exceeds that of the pick; what is only as good by chance is rated equal."""
    alike = 0
    for number in range(20):
        picked, *others = thought(lots(0, DICE, DICE), SearchPlayer(First(), Evaluator(), 120), f"chance-{number}")
        assert picked.chance is not None
        for other in others:
            assert other.chance is not None
            assert other.chance <= picked.chance
            assert picked.points is not None
            assert other.points is not None
            assert other.points <= picked.points
            alike += other.chance == picked.chance
    assert alike > 5


def test_no_reason_speaks_against_what_is_picked() -> None:
    """Dust weighs too little to be told, five kinds of it more than the one point that they cost."""

    class Dusty(Turns):
        horizon = 1
        weights = Weights(spread=10.0, early={"gold": 1.0}, late={"gold": 1.0})

        def terms(self, game: Lots, seat: Seat, share: float | None = None) -> dict[str, float]:
            dusty = game.points[seat] == 2
            return {"gold": 0.3 * game.points[seat], **{f"dust-{kind}": -0.09 * dusty for kind in range(8)}}

    first, second, third = thought(lots(2, 1, -9), SearchPlayer(First(), Dusty()))
    assert first.ids == ("lot-1",)
    assert keys_of(first, second, third) == [None, None, "why-costs"], "nor for what is not picked"
    assert first.chance is not None
    assert second.chance is not None
    assert first.chance >= second.chance + NOTICEABLE


def test_reasons_compare_positions_by_the_same_weights() -> None:
    """The better lot brings the end of the game nearer, where gold counts for less: still it is more gold."""

    class Hurried(Turns):
        by_points = False
        horizon = 1
        weights = Weights(spread=10.0, early={"gold": 1.0, "honour": 0.0}, late={"gold": 0.2, "honour": 6.0})

        def share(self, game: Lots) -> float:
            return float(max(game.points) >= 4)

        def features(self, game: Lots, seat: Seat) -> dict[str, float]:
            return {"gold": game.points[seat], "honour": float(game.points[seat] >= 4)}

    first, second = thought(lots(3, 4), SearchPlayer(First(), Hurried()))
    assert first.ids == ("lot-1",)
    for compared, key, named in ((first, "gained", "term-gold"), (second, "lost", "term-gold")):
        assert compared.comparison is not None
        assert compared.comparison.args == {key: Ref(named), "more" if key == "gained" else "less": ANY}


def keys_of(*answers: AnswerValue) -> list[str | None]:
    return [answer.comparison.key if answer.comparison else None for answer in answers]


@pytest.mark.parametrize("seed", range(12))
def test_chances_points_and_reasons_of_answers_agree(seed: int) -> None:
    """An answer that looks better than the pick, but not clearly, counts as equal to it in everything."""

    class Rolled(Turns):
        horizon = 2
        noise_factor = 9.0
        weights = Weights(spread=10.0, early={"gold": 1.0, "luck": 1.0}, late={"gold": 1.0, "luck": 1.0})

        def features(self, game: Lots, seat: Seat) -> dict[str, float]:
            points = game.points[seat]
            return {"gold": 3.0 * points, "luck": -2.0 * points}

    game = lots(DICE, 0, DICE + 1, DICE - 1, DICE + 3, DICE + 2, DICE - 2, DICE + 4)
    picked, *others = thought(game, SearchPlayer(First(), Rolled(), 60), str(seed))
    assert picked.chance is not None
    assert picked.points is not None
    for other in others:
        assert other.chance is not None
        assert other.points is not None
        assert other.comparison is None or other.comparison.key != "why-gains"
        if other.chance == picked.chance:
            assert other.points == picked.points
            assert other.comparison is None
    if others[0].chance == picked.chance:
        assert picked.comparison is None, "a tie has no reason"


def test_a_reason_names_no_loss_where_there_is_none() -> None:
    tried = thought(lots(0, 4), SearchPlayer(First(), Evaluator()))
    assert [answer.comparison.key for answer in tried if answer.comparison] == ["why-gains", "why-costs"]


def test_a_lead_of_one_spread_wins_six_of_seven() -> None:
    assert chance_of(0.0) == 0.5
    assert chance_of(1.0) == pytest.approx(6 / 7, abs=0.005)
    assert chance_of(-1.0) == pytest.approx(1 - chance_of(1.0))


def test_a_finished_game_is_valued_as_won_or_lost() -> None:
    game = lots(0, 1)
    while game.result is None:
        question = game.questions[0]
        game.choose(question.seat, question.id, [f"lot-{question.seat}"])
    evaluations: list[Evaluation] = [Evaluator().evaluate(game, seat) for seat in (0, 1)]
    assert evaluations[0].chance < 0.02
    assert evaluations[1].chance > 0.98
    assert [evaluation.points for evaluation in evaluations] == [-3.0, 3.0]


def test_an_evaluator_may_doubt_guesses_that_all_agree() -> None:
    """Without dice each guess says the same, and three of them are enough, unless an evaluator knows better."""

    class Doubtful(Evaluator):
        doubt = 2.0

    for evaluator, wish in ((Evaluator(), "lot-1"), (Doubtful(), "lot-0")):
        assert thought(lots(0, 1), SearchPlayer(First(), evaluator, 60))[0].ids == (wish,)
    assert thought(lots(0, 9), SearchPlayer(First(), Doubtful(), 4000))[0].ids == ("lot-1",), (
        "on many guesses it is clear"
    )


def test_a_few_won_simulations_do_not_make_a_victory_certain() -> None:
    """Ahead by 9 with two lots each to go, all guesses are won; that and the present count (`PRIOR_GUESSES`)."""
    game = lots(0, 0)
    game.points = [9, 0]
    first, _ = thought(game, SearchPlayer(First(), Evaluator()))
    assert first.chance is not None
    before = chance_of(9 / Evaluator.weights.spread)
    won = CONSOLATION * before + 1 - CONSOLATION
    assert first.chance == pytest.approx((MIN_GUESSES * won + PRIOR_GUESSES * before) / (MIN_GUESSES + PRIOR_GUESSES))


def test_an_answer_that_ends_the_game_is_valued_by_its_result() -> None:
    game = lots(0, 0)
    while game.taken < 2 * ROUNDS - 1:
        question = game.questions[0]
        game.choose(question.seat, question.id, ["lot-0"])
    (question,) = game.questions
    game.points = [9 * (question.seat == seat) for seat in range(2)]
    first, _ = thought(game, SearchPlayer(First(), Evaluator()))
    assert first.chance == pytest.approx(CONSOLATION * chance_of(9 / Evaluator.weights.spread) + 1 - CONSOLATION)


def test_a_negligible_gain_is_reported_as_no_difference() -> None:
    """A negligible gain overrules nothing, and two answers that are called similar have no reason."""

    class Vast(Turns):
        horizon = 1
        weights = Weights(spread=1000.0, early={"points": 1.0}, late={"points": 1.0})

    for worth, keys in ((1, [None, None]), (40, ["why-gains", "why-costs"])):
        assert keys_of(*thought(lots(0, worth), SearchPlayer(First(), Vast()))) == keys


def differing(by: float, noise: float) -> tuple[Candidate, Candidate]:
    """A proposal, and an answer that is better by `by` on two guesses, with that standard error of the mean."""
    proposal = Candidate(("a",), [Evaluation(0.5, 0.0, {"gold": 0.0})] * 2, ends=False)
    gains = (by + noise, by - noise)
    other = Candidate(("b",), [Evaluation(0.5 + gain, gain, {"gold": gain}) for gain in gains], ends=False)
    return proposal, other


@pytest.mark.parametrize(("by", "noise"), [(0.3, 0.1), (0.15, 0.1), (0.05, 0.1), (-0.3, 0.1), (0.3, 0.0)])
def test_a_reason_needs_stronger_evidence_than_a_gain(by: float, noise: float) -> None:
    """Of the gain its noise is taken off once, of what it comes from `REASON_NOISE` times."""
    proposal, other = differing(by, noise)
    belief = other.believed(proposal, proposal.evaluations, 0.0)
    sign = 1 if by > 0 else -1
    assert belief.chance == pytest.approx(0.5 + sign * max(0.0, abs(by) - noise))
    assert belief.terms["gold"] == pytest.approx(sign * max(0.0, abs(by) - REASON_NOISE * noise))


def test_doubt_reduces_the_reported_gain() -> None:
    """Two guesses that agree on a gain of 0.3: with a doubt of 0.2 its noise is 0.2 / sqrt(2)."""
    proposal, other = differing(0.3, 0.0)
    chances = [other.believed(proposal, proposal.evaluations, doubt).chance for doubt in (0.0, 0.2, 1.0)]
    assert chances == pytest.approx([0.8, 0.8 - 0.2 / 2**0.5, 0.5])


def test_many_small_losses_together_are_no_reason() -> None:
    class Dusty(Turns):
        """Each of forty kinds of dust is too little to be told."""

        horizon = 1
        weights = Weights(spread=10.0, early={"gold": 1.0}, late={"gold": 1.0})

        def terms(self, game: Lots, seat: Seat, share: float | None = None) -> dict[str, float]:
            return {f"dust-{kind}": 0.09 * game.points[seat] for kind in range(40)}

    for worth, keys in (
        ((1, 0, -9), [None, None, "why-costs"]),
        ((1, 0), [None, None]),
        ((1, 1), [None, None]),
    ):
        assert keys_of(*thought(lots(*worth), SearchPlayer(First(), Dusty()))) == keys
