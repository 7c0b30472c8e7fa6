"""The player that searches: what it finds, what it leaves alone, what it costs, and that nothing hidden matters."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import ClassVar
from unittest.mock import ANY

import pytest

from rules.answer_values import APART, AnswerValue
from rules.entries import Step
from rules.evaluation import SURE, Evaluation, Evaluator, Weights, chance_of
from rules.game import Game, carry_on
from rules.messages import Message, Ref, Seat
from rules.plans import announced, plan, position_of
from rules.players import ComputerPlayer, OutOfTime, Think, answer, opinion
from rules.questions import UNLISTED, Option, Picked, Question, Refusals, Undo
from rules.registry import PLAYERS
from rules.results import Place, Result
from rules.search import (
    CLOSE_FACTOR,
    MIN_GUESSES,
    MIN_TRIAL_COST,
    PRIOR_GUESSES,
    REASON_NOISE,
    TURN_SHARE,
    WIDTH,
    Candidate,
    SearchPlayer,
    TurnBudget,
    _Guesses,
    play_on,
)
from rules.views import View

ROUNDS = 3


class Lots(Game):
    """Two seats take a lot each, three times; most points win. What a lot brings is in `worth`, or is rolled.

    A lot above 100 brings 100 less than it says, and -5 to 5 more by two dice. Nobody needs the deck.
    """

    name: ClassVar[str] = "lots"
    seat_numbers: ClassVar[range] = range(2, 3)
    endings: ClassVar[tuple[str, ...]] = ("end-lots",)
    face_down: ClassVar[tuple[str, ...]] = ("deck",)

    worth: list[int] = [0, 1]
    points: list[int] = [0, 0]
    taken: int = 0
    deck: list[str] = ["a", "b", "c", "d"]

    def set_up(self) -> None:
        """Three lots for everyone."""
        self.dice.shuffle(self.deck)
        self.push(*(Take(seat=seat) for _ in range(ROUNDS) for seat in range(self.seats)), End())

    def view(self, seat: Seat | None) -> View:
        """All but the deck."""
        return View(**self.common(seat))

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Another deck, by what is in it alone."""
        self.deck.sort()
        rng.shuffle(self.deck)

    def standing(self) -> list[int]:
        """The points so far."""
        return self.points


class Take(Question):
    """Take a lot."""

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """Each lot."""
        return [Option(f"lot-{number}", Message("do-take"), value=worth) for number, worth in enumerate(game.worth)]

    def answer(self, game: Lots, picked: Picked) -> None:
        """Points for the lot."""
        chance = game.dice.roll() - game.dice.roll()
        game.points[self.seat] += picked.value - 100 + chance if picked.value > 50 else picked.value
        game.taken += 1


class End(Step):
    """Count."""

    def run(self, game: Lots) -> None:
        """Most points win."""
        best = max(game.points)
        game.result = Result(
            reason="end-lots",
            winners=[seat for seat, points in enumerate(game.points) if points == best],
            places=[
                Place(seat=seat, place=1 if points == best else 2, total=points)
                for seat, points in enumerate(game.points)
            ],
        )


class First(ComputerPlayer):
    """Takes the first lot, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        self.asked += 1
        return [options[0].id]


class Turns(Evaluator):
    """The lots are judged one by one."""

    def progress(self, game: Lots) -> int:
        return game.taken


def lots(*worth: int, seed: str = "lots") -> Lots:
    game = Lots.start(2, seed=seed)
    game.worth = list(worth)
    return game


class Many(Lots):
    """The game for up to four seats."""

    seat_numbers: ClassVar[range] = range(2, 5)
    points: list[int] = [0, 0, 0, 0]


def many(seats: int) -> Many:
    return Many.start(seats, seed="many")


def thought(game: Lots, searching: SearchPlayer, chance: str = "chance") -> list[AnswerValue]:
    return opinion(game, game.questions[0], searching, Random(chance))


@pytest.mark.parametrize("worth", [(0, 3), (0, -1, -2, 0, 3), (0, 1, 2, 1, 0, 3, 2), (2, 102)])
def test_the_search_finds_an_answer_clearly_better_than_the_proposal(worth: tuple[int, ...]) -> None:
    first, *others = thought(lots(*worth), SearchPlayer(First(), Evaluator(), 400))
    best = max(worth) if max(worth) < 100 else 2
    assert first.ids == (f"lot-{worth.index(best)}",)
    assert len(others) == len(worth) - 1
    assert {answer.ids for answer in (first, *others)} == {(f"lot-{number}",) for number in range(len(worth))}


def test_an_answer_that_is_not_clearly_better_does_not_overrule_the_proposal() -> None:
    """With dice and equal averages, the proposal nearly always stays, however the dice fell in the guesses."""
    kept = [thought(lots(0, 100), SearchPlayer(First(), Evaluator(), 120), str(number))[0].ids for number in range(30)]
    assert kept.count(("lot-0",)) >= 20


class GiveUp(Take):
    """Take a lot, or end the game at once."""

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """Each lot, then the end."""
        return [*super().options(game, refused), Option("end", Message("do-end"))]

    def answer(self, game: Lots, picked: Picked) -> None:
        """The end, or points."""
        if picked.only == "end":
            End().run(game)
        else:
            super().answer(game, picked)


class Endable(Lots):
    """The first seat may end the game instead of taking its first lot."""

    def set_up(self) -> None:
        """One such question, then as usual."""
        super().set_up()
        self.push(GiveUp(seat=0))


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
        picked = [thought(lots(0, 102), searching, str(number))[0].ids for number in range(20)]
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
    thought(lots(0, 100, 100, 100), SearchPlayer(first, Evaluator(), 2 * budget))
    playout = 2 * ROUNDS
    proposing = 1
    tried = first.asked - 1
    playouts = tried / (playout - 1)
    assert playouts == int(playouts)
    assert proposing
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
        game = lots(100)
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
    thought(lots(0, 100), SearchPlayer(first, Near(), 64))
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
    thought(lots(0, 100), SearchPlayer(close, Evaluator(), 4000))
    assert first.asked <= 1 + MIN_GUESSES * 2 * 2 * ROUNDS
    assert close.asked > 10 * first.asked


class OneTurn(Evaluator):
    """Every two lots are a turn, but the game is played on to its end."""

    def progress(self, game: Lots) -> int:
        return game.taken // 2


class OneRound(Evaluator):
    """The whole game is one turn."""


FULL = 8 * WIDTH
"""A budget for one decision, small enough that simulated games are counted one by one."""


def test_the_decisions_of_a_turn_share_a_budget() -> None:
    """With a close question again and again, ever fewer answers are tried, and in the end only one is named."""
    game = lots(*[0] + [100] * 7)
    turn_budget = 40 * WIDTH
    player = SearchPlayer(First(), OneTurn(), FULL, turn_budget).seated()
    widths = []
    spent = 0
    for _ in range(12):
        room = TURN_SHARE * (turn_budget - spent) / FULL
        widths.append(len([answer for answer in thought(game, player) if answer.chance is not None]))
        assert player.memory is not None
        assert player.memory.progress == 0
        assert player.memory.spent >= spent
        spent = player.memory.spent
        assert widths[-1] == (min(WIDTH, int(WIDTH * room)) if room >= 2 / WIDTH else 0)
    assert widths[0] == WIDTH
    assert widths[-1] == 0
    assert spent <= turn_budget
    first = First()
    tired = SearchPlayer(first, OneTurn(), FULL, turn_budget).seated()
    tired.memory = player.memory
    assert answer(game, game.questions[0], tired, Random(1)) == ["lot-0"]
    assert first.asked == 1, "the heuristic player's answer is given at once"


class Open(View):
    points: list[int]
    taken: int


class Pairs(Lots):
    """Each seat takes two lots in a row. Everything but the deck lies open."""

    def set_up(self) -> None:
        """Both lots of one seat, then those of the other."""
        self.push(*(Take(seat=seat) for seat in range(self.seats) for _ in range(2)), End())

    def view(self, seat: Seat | None) -> Open:
        """The points as well, and how many lots are taken."""
        return Open(**self.common(seat), points=self.points, taken=self.taken)


def pairs(*worth: int) -> tuple[Pairs, SearchPlayer]:
    """A game, and a player that would find the best lot at each question."""
    game = Pairs.start(2, seed="pairs")
    game.worth = list(worth)
    return game, SearchPlayer(First(), OneTurn(), 400, 8000).seated()


def test_the_plan_of_a_search_is_followed_without_another_search() -> None:
    game, player = pairs(0, 5)
    assert answer(game, game.questions[0], player, Random(1)) == ["lot-1"]
    game.choose(0, game.questions[0].id, ["lot-1"])
    spent = player.memory.spent if player.memory else 0
    asked = player.heuristic.asked  # type: ignore[attr-defined]
    assert answer(game, game.questions[0], player, Random(2)) == ["lot-0"], "as the heuristic player goes on"
    assert (player.memory.spent if player.memory else 0) == spent > 0
    assert player.heuristic.asked == asked  # type: ignore[attr-defined]
    fresh = SearchPlayer(First(), OneTurn(), 400, 8000).seated()
    assert answer(game, game.questions[0], fresh, Random(2)) == ["lot-1"], "without a plan it searches"


def test_without_a_budget_for_the_turn_no_plan_is_followed() -> None:
    game, _ = pairs(0, 5)
    player = SearchPlayer(First(), OneTurn(), 400).seated()
    for _ in range(2):
        assert answer(game, game.questions[0], player, Random(1)) == ["lot-1"]
        game.choose(0, game.questions[0].id, ["lot-1"])


class Door(Question):
    """Open or shut a door as often as one likes, or go."""

    def options(self, game: Hall, refused: Refusals | None = None) -> list[Option]:
        """The door, or the way on."""
        return [Option("turn", Message("do-take")), Option("go", Message("do-take"))]

    def answer(self, game: Hall, picked: Picked) -> None:
        """Ask again until the seat goes."""
        if picked.only == "turn":
            game.points[0] = 5 - game.points[0]
            game.push(Door(seat=0))
        else:
            game.taken += 1


class Hall(Pairs):
    """Seat 0 is at a door, and is better off with it open."""

    def set_up(self) -> None:
        """One door."""
        self.push(Door(seat=0), Take(seat=1), End())


class Undecided(First):
    """Opens a shut door and shuts an open one, however often, until it has thought enough."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        game = think()
        assert isinstance(game, Hall)
        return ["turn" if question.kind == "door" and game.points[0] == 0 else options[-1].id]


def test_a_plan_whose_answers_undo_each_other_is_followed_only_once() -> None:
    game = Hall.start(2, seed="hall")
    player = SearchPlayer(Undecided(), OneRound(), 400, 8000).seated()
    (question,) = game.questions
    shut = position_of(game, question)
    after = game.copy_game()
    after.choose(0, question.id, ["turn"])
    opened = position_of(after, after.questions[0])
    player.memory = TurnBudget(progress=0.0, spent=8000, plan={shut: ("turn",), opened: ("turn",)})
    for picked in ("turn", "turn", "turn", "go"):
        assert answer(game, game.questions[0], player, Random(1)) == [picked]
        game.choose(0, game.questions[0].id, [picked])


def test_a_plan_is_dropped_when_something_new_is_known() -> None:
    """The lot is rolled for, and brings something else than in the guess for which the plan was made."""
    game, player = pairs(0, 105)
    answer(game, game.questions[0], player, Random(1))
    game.choose(0, game.questions[0].id, ["lot-1"])
    assert player.memory is not None
    assert position_of(game, game.questions[0]) not in player.memory.plan
    assert answer(game, game.questions[0], player, Random(2)) == ["lot-1"]


class Leave(Question):
    """Take a lot, or none."""

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """One lot, or none."""
        return [Option("none", Message("do-take"), value=0), Option("lot", Message("do-take"), value=9)]

    def answer(self, game: Lots, picked: Picked) -> None:
        """Points for the lot."""
        game.points[self.seat] += picked.value
        game.taken += 1


class Mixed(Pairs):
    """Seat 0 takes a lot, may take one or none twice, and takes another one."""

    def set_up(self) -> None:
        """All of them in one turn."""
        self.push(Take(seat=0), Leave(seat=0), Leave(seat=0), Take(seat=0), End())


@pytest.mark.parametrize(
    ("starts", "picked"), [((), ("lot-1", "none", "none", "lot-0")), (("leave",), ("lot-1", "lot", "none", "lot-0"))]
)
def test_a_plan_ends_where_the_next_one_starts(starts: tuple[str, ...], picked: tuple[str, ...]) -> None:
    """The start of a plan is searched, but once for several of the same kind in a row."""

    class Unsure(First):
        plan_starts = frozenset(starts)

    game = Mixed.start(2, seed="mixed")
    game.worth = [0, 5]
    player = SearchPlayer(Unsure(), OneRound(), 400, 8000).seated()
    for selection in picked:
        assert answer(game, game.questions[0], player, Random(1)) == [selection]
        game.choose(0, game.questions[0].id, [selection])


class Stage(Question):
    """A way that may not be shown, then a purchase."""

    left: int = 2
    shown: bool = True

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """The only way on, and at last the purchase."""
        way = Option("way", Message("do-way"), handy=UNLISTED if not self.shown and self.left == 1 else False)
        return (
            [way, Option("other", Message("do-other"))]
            if self.left
            else [Option("buy", Message("do-buy"), undo=Undo.NEVER)]
        )

    def answer(self, game: Lots, picked: Picked) -> None:
        """On to the next stage."""
        if self.left:
            game.push(Stage(seat=self.seat, left=self.left - 1, shown=self.shown))


@pytest.mark.parametrize(("shown", "tells"), [(True, ["do-buy"]), (False, [])])
def test_a_purchase_is_not_announced_if_an_answer_on_the_way_to_it_is_not_shown(shown: bool, tells: list[str]) -> None:
    game = Pairs.start(2, seed="stages")
    rng = Random("stages")
    game.push(Stage(seat=0, shown=shown))
    game.agenda.run(game)
    asked = game.awaited()
    planned = plan(game, asked, ("way",), First(), rng, buying=True)
    assert [event.key for event in announced(game, asked, planned, ("way",), rng)] == tells


def test_no_plan_is_made_without_a_search() -> None:
    game, player = pairs(0, 5)
    player.memory = TurnBudget(progress=0.0, spent=8000)
    assert answer(game, game.questions[0], player, Random(1)) == ["lot-0"]
    assert player.memory.plan == {}


SEARCHING = {
    name: player for name, players in PLAYERS.items() for player in players.values() if isinstance(player, SearchPlayer)
}


@pytest.mark.parametrize("name", SEARCHING)
def test_every_game_limits_the_budget_of_a_turn_but_not_of_its_first_decision(name: str) -> None:
    player = SEARCHING[name]
    assert player.turn_budget is not None
    assert TURN_SHARE * player.turn_budget >= player.budget


def test_the_next_turn_has_a_budget_of_its_own() -> None:
    game = lots(*[0] + [100] * 7)
    player = SearchPlayer(First(), OneTurn(), FULL, 40 * WIDTH).seated()
    player.memory = TurnBudget(progress=-1.0, spent=40 * WIDTH)
    assert len(thought(game, player)) == WIDTH
    assert player.memory.progress == 0
    player.memory = TurnBudget(progress=0.0, spent=40 * WIDTH)
    assert [answer.chance for answer in thought(game, player)] == [None] * WIDTH


def test_budget_left_over_by_a_decision_is_available_to_later_ones() -> None:
    """A trivial question costs nothing, a settled one hardly anything; a close one takes its part."""

    class Easy(OneTurn):
        trivial = frozenset({"take"})

    used = []
    for worth, evaluator in (((0, 5), Easy()), ((0, 5), OneTurn()), ((0, 100), OneTurn())):
        player = SearchPlayer(First(), evaluator, 4000, 8000).seated()
        thought(lots(*worth), player)
        assert player.memory is not None
        used.append(player.memory.spent)
    assert used[0] == 0 < used[1] < used[2] / 10


def test_without_a_seat_or_a_budget_for_the_turn_every_decision_has_a_full_budget() -> None:
    game = lots(*[0] + [100] * 7)
    for player in (
        SearchPlayer(First(), OneTurn(), FULL, 8 * FULL),
        SearchPlayer(First(), OneTurn(), FULL).seated(),
    ):
        for _ in range(6):
            assert all(answer.chance is not None for answer in thought(game, player))
    shared = SearchPlayer(First(), OneTurn(), FULL, 8 * FULL)
    one, other = shared.seated(), shared.seated()
    thought(game, one)
    assert one.memory != other.memory == TurnBudget()
    assert shared.memory is None


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
    game = lots(0, 100, 101, 1)
    weighed = [thought(game, SearchPlayer(First(), Evaluator()), "same") for _ in range(2)]
    assert weighed[0] == weighed[1]


def test_hidden_information_does_not_change_the_values() -> None:
    """Another order of the deck, other dice: the same values to the last digit."""
    game, other = lots(0, 100, 101, 1), lots(0, 100, 101, 1, seed="other")
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
    game = lots(0, 2, 102, 1)
    searching = SearchPlayer(First(), Evaluator())
    for chance in ("1", "2", "3"):
        picked = answer(game, game.questions[0], searching, Random(chance))
        assert tuple(picked) == thought(game, searching, chance)[0].ids


def test_a_value_says_the_chance_to_win_and_the_points_ahead() -> None:
    first, *others = thought(lots(0, 4), SearchPlayer(First(), Evaluator()))
    assert (first.ids, first.points, others[0].points) == (("lot-1",), 4.0, 0.0)
    assert first.chance is not None
    assert first.chance > 0.98
    assert others[0].chance == pytest.approx(0.5)


def test_answers_dropped_early_are_valued_in_comparison_to_the_picked_one() -> None:
    """All meet the same dice, so two answers lie apart by the same however many guesses each was tried on."""
    tried = thought(lots(106, *range(101, 106)), SearchPlayer(First(), Evaluator(), 600))
    points = {answer.ids: answer.points for answer in tried if answer.points is not None}
    best = points["lot-0",]
    assert tried[0].ids == ("lot-0",)
    assert [best - points[f"lot-{number}",] for number in range(1, 6)] == pytest.approx([5, 4, 3, 2, 1])
    chances = [answer.chance for answer in tried if answer.chance is not None]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("worth", "close"), [((10, 10), True), ((10, 110), False)])
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
        picked, *others = thought(lots(0, 100, 100), SearchPlayer(First(), Evaluator(), 120), f"chance-{number}")
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
    assert first.chance >= second.chance + APART


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

    game = lots(100, 0, 101, 99, 103, 102, 98, 104)
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
    won = SURE * before + 1 - SURE
    assert first.chance == pytest.approx((MIN_GUESSES * won + PRIOR_GUESSES * before) / (MIN_GUESSES + PRIOR_GUESSES))


def test_an_answer_that_ends_the_game_is_valued_by_its_result() -> None:
    game = lots(0, 0)
    while game.taken < 2 * ROUNDS - 1:
        question = game.questions[0]
        game.choose(question.seat, question.id, ["lot-0"])
    (question,) = game.questions
    game.points = [9 * (question.seat == seat) for seat in range(2)]
    first, _ = thought(game, SearchPlayer(First(), Evaluator()))
    assert first.chance == pytest.approx(SURE * chance_of(9 / Evaluator.weights.spread) + 1 - SURE)


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
