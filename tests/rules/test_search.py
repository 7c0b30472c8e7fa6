"""The player that searches: its answers, their cost, and that nothing hidden matters."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from rules.evaluation import Evaluator
from rules.game import Game, carry_on
from rules.messages import Seat
from rules.players import OutOfTime, Think, answer
from rules.questions import Option, Picked, Question
from rules.search import (
    CLOSE_FACTOR,
    MIN_GUESSES,
    MIN_TRIAL_COST,
    WIDTH,
    Candidate,
    SearchPlayer,
    _Guesses,
    play_on,
)
from tests.rules.lots import (
    DICE,
    ROUNDS,
    Endable,
    First,
    Lots,
    Many,
    Turns,
    lots,
    thought,
)


def many(seats: int) -> Many:
    return Many.start(seats, seed="many")


@pytest.mark.parametrize("worth", [(0, 3), (0, -1, -2, 0, 3), (0, 1, 2, 1, 0, 3, 2), (2, DICE + 2)])
def test_the_search_finds_an_answer_clearly_better_than_the_proposal(worth: tuple[int, ...]) -> None:
    first, *others = thought(lots(*worth), SearchPlayer(First(), Evaluator(), 400))
    best = max(worth) if max(worth) < DICE else 2
    assert first.ids == (f"lot-{worth.index(best)}",)
    assert len(others) == len(worth) - 1
    assert {answer.ids for answer in (first, *others)} == {(f"lot-{number}",) for number in range(len(worth))}


def test_an_answer_that_is_not_clearly_better_does_not_overrule_the_proposal() -> None:
    """With dice and equal averages, the proposal nearly always stays, however the dice fell in the guesses."""
    kept = [thought(lots(0, DICE), SearchPlayer(First(), Evaluator(), 120), str(number))[0].ids for number in range(30)]
    assert kept.count(("lot-0",)) >= 20


@pytest.mark.parametrize(("points", "picked", "named"), [([0, 1], "lot-0", False), ([1, 0], "end", True)])
def test_the_game_is_ended_as_a_victory_but_never_as_a_defeat(points: list[int], picked: str, named: bool) -> None:
    """The second seat gains 2 more with every lot: going on, the first loses by more than now."""
    game = Endable.start(2, seed="endable")
    game.worth = [0]
    game.points = points

    class Two(First):
        def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
            board = think()
            assert isinstance(board, Lots)
            if seat == 1:
                board.points[1] += 2
            return super().pick(seat, question, options, think, rng)

    answers = thought(game, SearchPlayer(Two(), Turns()))
    assert answers[0].ids == (picked,)
    assert (("end",) in [answer.ids for answer in answers]) == named


def test_the_evaluator_determines_how_clear_a_gain_must_be() -> None:
    """Two points more on average, with dice: enough for most, seldom for the wary."""

    class Wary(Evaluator):
        noise_factor = 4.0

    bold, wary = (SearchPlayer(First(), evaluator, 600) for evaluator in (Evaluator(), Wary()))
    for searching, overruled in ((bold, range(15, 21)), (wary, range(10))):
        picked = [thought(lots(0, DICE + 2), searching, str(number))[0].ids for number in range(20)]
        assert picked.count(("lot-1",)) in overruled
    assert thought(lots(0, 2), wary)[0].ids == ("lot-1",), "without dice any gain is clear"


def test_among_equal_answers_the_proposal_is_kept() -> None:
    assert thought(lots(1, 1, 1, 1), SearchPlayer(First(), Evaluator()))[0].ids == ("lot-0",)


def test_no_more_answers_are_tried_than_the_width() -> None:
    worth = [*range(20)]
    tried = thought(lots(*worth), SearchPlayer(First(), Evaluator()))
    assert [answer.ids for answer in tried[:1]] == [(f"lot-{WIDTH - 1}",)]
    assert len(tried) == WIDTH


@pytest.mark.parametrize("budget", [100, 400, 1600])
def test_the_budget_is_a_number_of_positions(budget: int) -> None:
    """Each simulated answer is one, of any seat; a begun simulation is finished. Four answers get half.

    These are close, so more is spent on the last two.
    """
    first = First()
    thought(lots(0, DICE, DICE, DICE), SearchPlayer(first, Evaluator(), 2 * budget))
    playout = 2 * ROUNDS
    answered = first.asked - 1  # once it proposes
    playouts = answered / (playout - 1)
    assert playouts == int(playouts)
    assert CLOSE_FACTOR * budget <= playouts * playout < CLOSE_FACTOR * budget + 2 * playout


def test_a_trial_that_is_over_at_once_still_takes_some_of_the_budget() -> None:
    """Half of one position would be rounded to nothing, and the search would never end."""

    class Now(Turns):
        horizon = 0

    game = many(4)
    rng = Random(1)
    worlds = _Guesses(lambda: game.guess(0, rng), 0, First(), Now(), rng)
    candidate = Candidate(("lot-0",))
    for number in range(1, 4):
        worlds.play(game.questions[0].id, candidate)
        assert worlds.spent == number * MIN_TRIAL_COST


@pytest.mark.parametrize(("seats", "crowd", "price"), [(2, 0, 1), (2, 0.5, 1), (4, 0, 0.5), (4, 0.5, 1)])
def test_a_budget_buys_more_positions_with_more_seats_unless_they_are_slower(
    seats: int, crowd: float, price: float
) -> None:
    evaluator = Evaluator()
    game = many(seats)
    rng = Random(1)
    evaluator.extra_seat_cost = crowd  # type: ignore[misc]
    worlds = _Guesses(lambda: game.guess(0, rng), 0, First(), evaluator, rng)
    worlds.play(game.questions[0].id, Candidate(("lot-0",)))
    assert worlds.spent == price * ROUNDS * seats


def test_a_game_may_have_a_shorter_horizon_with_many_seats() -> None:
    """Two rounds for two players, one for four: the positions until then are as many."""

    class Rounds(Evaluator):
        horizon = 2

        def progress(self, game: Lots) -> float:
            return game.taken / game.seats

        def horizon_of(self, game: Lots) -> float:
            return self.horizon * 2 / game.seats

    for seats in (2, 4):
        first = First()
        game = many(seats)
        rng = Random(1)
        worlds = _Guesses(partial(game.guess, 0, rng), 0, first, Rounds(), rng)
        worlds.play(game.questions[0].id, Candidate(("lot-0",)))
        assert first.asked == 4 - 1


def test_each_turn_has_the_same_luck_whatever_was_rolled_before() -> None:
    """One game rolls once more before it is played on: only the turn that has begun differs."""

    class Notes(First):
        def __init__(self) -> None:
            super().__init__()
            self.points: list[int] = []

        def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
            game = think()
            assert isinstance(game, Lots)
            self.points.append(sum(game.points))
            return super().pick(seat, question, options, think, rng)

    gains: list[list[int]] = []
    for number, more in enumerate((0, 1)):
        game = lots(DICE)
        notes = Notes()
        for _ in range(more):
            game.dice.roll()
        play_on(game, notes, Random(number), Turns(), ROUNDS * 2)
        notes.points.append(sum(game.points))
        gains.append([after - before for before, after in zip(notes.points, notes.points[1:], strict=False)])
    assert len(gains[0]) == ROUNDS * 2
    assert gains[0][0] != gains[1][0]
    assert gains[0][1:] == gains[1][1:]
    assert len(set(gains[0])) > 2


def test_a_small_budget_still_tries_everything_a_few_times() -> None:
    first = First()
    tried = thought(lots(0, 1, 2, 3), SearchPlayer(first, Turns(), 1))
    assert len(tried) == 4
    assert first.asked >= 1 + 4 * MIN_GUESSES


def test_simulations_end_at_the_horizon() -> None:
    """Judged after one more lot, an answer costs a position more than itself; a trial costs `MIN_TRIAL_COST`."""

    class Near(Turns):
        horizon = 2

    first = First()
    thought(lots(0, DICE), SearchPlayer(first, Near(), 64))
    trials = first.asked - 1
    assert trials % 2 == 0
    assert (
        CLOSE_FACTOR * 64 * 2 // WIDTH <= MIN_TRIAL_COST * trials < CLOSE_FACTOR * 64 * 2 // WIDTH + 2 * MIN_TRIAL_COST
    )


@pytest.mark.parametrize("worth", [(0, 5), (5, 0), (3, 3)])
def test_a_settled_question_is_not_searched_any_further(worth: tuple[int, int]) -> None:
    """One is far better whatever happens, or it makes no difference: a few guesses are enough."""
    first, close = First(), First()
    thought(lots(*worth), SearchPlayer(first, Evaluator(), 4000))
    thought(lots(0, DICE), SearchPlayer(close, Evaluator(), 4000))
    assert first.asked <= 1 + MIN_GUESSES * 2 * 2 * ROUNDS
    assert close.asked > 10 * first.asked


@pytest.mark.parametrize(("most", "picked"), [(0, "lot-0"), (1, "lot-0"), (2, "lot-3"), (7, "lot-3")])
def test_when_time_runs_out_the_search_answers_by_the_guesses_made_so_far(most: int, picked: str) -> None:
    """Neither no guess nor a single one is enough, but two that agree are."""
    game = lots(0, 1, 2, 9, 3)
    rng = Random(1)
    dealt = 0

    def guess() -> Game:
        nonlocal dealt
        if dealt == most:
            raise OutOfTime
        dealt += 1
        return game.guess(0, rng)

    question = game.questions[0]
    player = SearchPlayer(First(), Evaluator(), 4000)
    weighed = player.weigh(0, question, question.options(game), guess, rng)
    assert weighed[0].ids == (picked,)
    assert len(weighed) == 5
    assert all((answer.chance is None) == (most == 0) for answer in weighed)


def test_the_same_view_and_chance_give_the_same_answer() -> None:
    game = lots(0, DICE, DICE + 1, 1)
    weighed = [thought(game, SearchPlayer(First(), Evaluator()), "same") for _ in range(2)]
    assert weighed[0] == weighed[1]


def test_hidden_information_does_not_change_the_values() -> None:
    """Another order of the deck, other dice: the same values to the last digit."""
    game, other = lots(0, DICE, DICE + 1, 1), lots(0, DICE, DICE + 1, 1, seed="other")
    assert game.deck != other.deck
    assert thought(game, SearchPlayer(First(), Evaluator())) == thought(other, SearchPlayer(First(), Evaluator()))


def test_a_trivial_question_costs_nothing() -> None:
    class Easy(Evaluator):
        trivial = frozenset({"take"})

    for game, evaluator in ((lots(5), Evaluator()), (lots(0, 5), Easy())):
        first = First()

        def no_guess() -> Game:
            raise AssertionError("there is nothing to think about")

        question = game.questions[0]
        picked = SearchPlayer(first, evaluator).pick(0, question, question.options(game), no_guess, Random("x"))
        assert picked == ["lot-0"]
        assert first.asked == 1


def test_picking_and_weighing_agree() -> None:
    game = lots(0, 2, DICE + 2, 1)
    searching = SearchPlayer(First(), Evaluator())
    for chance in ("1", "2", "3"):
        picked = answer(game, game.questions[0], searching, Random(chance))
        assert tuple(picked) == thought(game, searching, chance)[0].ids


def test_no_events_are_told_in_an_imagined_game() -> None:
    game = lots(0, 3)
    events = game.choose(0, game.questions[0].id, ["lot-1"])
    game.tell("log-before")
    assert [event.key for event in events] == ["log-before"]
    stack, question = game.agenda.open()[0]
    carry_on(game, stack, question, Picked((question.options(game)[1],)))
    game.tell("log-after")
    assert game.imagined
    assert game.points == [3, 3]
    assert [event.key for event in events] == ["log-before"]
