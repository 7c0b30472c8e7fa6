"""The reason for or against an answer: what it gains and costs compared with another one."""

from __future__ import annotations

from rules.answer_values import NOTICEABLE
from rules.evaluation import Evaluation, Evaluator
from rules.messages import Args, Message, refer

MIN_REASON_POINTS, MIN_REASON_CHANCE = 0.1, 1.0
"""Differences of fewer points, or of fewer hundredths of the chance to win, are not given as a reason."""
MAX_REASON_EXCESS = 1.0
"""The most that a reason may exceed the difference between two similar answers, in points or hundredths."""
ONLY_COSTS = frozenset({"why-costs", "why-chance-costs"})
"""Reasons against an answer."""


def reason(evaluation: Evaluation, rival: Evaluation, evaluator: Evaluator) -> Message | None:
    """The greatest gain and the greatest cost of an answer compared with another one.

    In points if points decide who wins, otherwise in hundredths of the chance to win. None where these do not account
    for the difference in the chance to win: it consists of many small ones.
    """
    by_points = evaluator.by_points
    least = MIN_REASON_POINTS if by_points else MIN_REASON_CHANCE
    changes = {term: mean - rival.terms[term] for term, mean in evaluation.terms.items()}
    if not by_points:
        changes = {term: 100 * evaluator.chance_from(evaluation.points, more) for term, more in changes.items()}
    best_term = max(changes, key=lambda term: changes[term])
    worst_term = min(changes, key=lambda term: changes[term])
    gained = changes[best_term] if changes[best_term] >= least else 0.0
    lost = -changes[worst_term] if -changes[worst_term] >= least else 0.0
    if not _accounts(gained - lost, evaluation, rival, by_points=by_points):
        gained = lost = 0.0
    digits = 1 if by_points else 0
    gain: Args = {"gained": refer(f"term-{best_term}"), "more": f"+{gained:.{digits}f}"}
    cost: Args = {"lost": refer(f"term-{worst_term}"), "less": f"−{lost:.{digits}f}"}
    if gained and lost:
        return Message("why-gains_and_costs" if by_points else "why-chance-gains_and_costs", {**gain, **cost})
    if gained:
        return Message("why-gains" if by_points else "why-chance-gains", gain)
    if lost:
        return Message("why-costs" if by_points else "why-chance-costs", cost)
    return None


def _accounts(difference: float, evaluation: Evaluation, rival: Evaluation, *, by_points: bool) -> bool:
    """Whether a difference agrees with that in the chance to win: in sign, and between similar answers in size, too.

    `difference` is in points or in hundredths of the chance.
    """
    chance = evaluation.chance - rival.chance
    if difference * chance < 0:
        return False
    whole = evaluation.points - rival.points if by_points else 100 * chance
    return abs(chance) >= NOTICEABLE or abs(difference) <= abs(whole) + MAX_REASON_EXCESS
