"""Plans and budgets of the player that searches, for all decisions of a turn."""

from __future__ import annotations

from random import Random

import pytest

from rules.evaluation import Evaluator
from rules.messages import Seat
from rules.plans import announced, plan, position_of
from rules.players import ComputerPlayer, Think, answer
from rules.questions import Option, Question
from rules.registry import PLAYERS
from rules.search import TURN_SHARE, WIDTH, SearchPlayer, TurnBudget
from tests.rules.lots import DICE, First, Hall, Lots, Mixed, Pairs, Stage, lots, thought


class TurnsOfTwo(Evaluator):
    """Every two lots are a turn, but the game is played on to its end."""

    def progress(self, game: Lots) -> int:
        return game.taken // 2


class OneTurn(Evaluator):
    """The whole game is one turn."""


DECISION = 8 * WIDTH
"""A budget for one decision, small enough that simulated games are counted one by one."""
CLOSE = (0, *[DICE] * 7)
"""Lots between which the search can hardly decide, so that it spends all that it may."""


def seated(
    evaluator: Evaluator | None = None,
    *,
    heuristic: ComputerPlayer | None = None,
    budget: int = 400,
    turn_budget: int | None = 8000,
) -> SearchPlayer:
    """A player that searches and keeps to its budget for a turn; by itself it would take the first lot."""
    return SearchPlayer(heuristic or First(), evaluator or TurnsOfTwo(), budget, turn_budget).seated()


def memory(player: SearchPlayer) -> TurnBudget:
    """All that a seated player has spent and planned in this turn."""
    assert player.memory is not None
    return player.memory


def pairs(*worth: int) -> Pairs:
    """A game in which each seat takes two of these lots in a row."""
    game = Pairs.start(2, seed="pairs")
    game.worth = list(worth)
    return game


def picked(game: Lots, player: SearchPlayer) -> str:
    """The player's answer to the open question."""
    (id,) = answer(game, game.questions[0], player, Random(1))
    return id


def played(game: Lots, player: SearchPlayer, answers: int) -> list[str]:
    """So many answers of the player in a row; the game goes on with each."""
    ids = []
    for _ in range(answers):
        ids.append(picked(game, player))
        game.choose(0, game.questions[0].id, ids[-1:])
    return ids


def test_the_decisions_of_a_turn_share_a_budget() -> None:
    """With a close question again and again, ever fewer answers are tried, in the end none."""
    game, turn_budget = lots(*CLOSE), 40 * WIDTH
    player = seated(budget=DECISION, turn_budget=turn_budget)
    tried = []
    spent = 0
    for _ in range(12):
        allowed = TURN_SHARE * (turn_budget - spent)
        answers = min(WIDTH, int(WIDTH * allowed / DECISION))
        tried.append(sum(weighed.chance is not None for weighed in thought(game, player)))
        assert tried[-1] == (answers if answers >= 2 else 0), "one alone needs no comparison"
        assert memory(player).progress == 0
        assert spent <= memory(player).spent <= turn_budget
        spent = memory(player).spent
    assert tried[0] == WIDTH
    assert tried[-1] == 0


def test_with_the_budget_of_its_turn_spent_it_gives_the_heuristic_players_answer_at_once() -> None:
    heuristic = First()
    player = seated(heuristic=heuristic, budget=DECISION, turn_budget=40 * WIDTH)
    player.memory = TurnBudget(progress=0.0, spent=40 * WIDTH)
    assert picked(lots(*CLOSE), player) == "lot-0"
    assert heuristic.asked == 1


def test_the_plan_of_a_search_is_followed_without_another_search() -> None:
    game, heuristic = pairs(0, 5), First()
    player = seated(heuristic=heuristic)
    assert played(game, player, 1) == ["lot-1"]
    before = (memory(player).spent, heuristic.asked)
    assert before > (0, 0)
    assert picked(game, player) == "lot-0", "as the heuristic player goes on"
    assert (memory(player).spent, heuristic.asked) == before
    assert picked(game, seated()) == "lot-1", "without a plan it searches"


def test_without_a_budget_for_the_turn_no_plan_is_followed() -> None:
    assert played(pairs(0, 5), seated(turn_budget=None), 2) == ["lot-1", "lot-1"]


class Undecided(First):
    """Opens a shut door and shuts an open one, however often, until it has thought enough."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        game = think()
        assert isinstance(game, Hall)
        return ["turn" if question.kind == "door" and game.points[0] == 0 else options[-1].id]


def test_a_plan_whose_answers_undo_each_other_is_followed_only_once() -> None:
    game = Hall.start(2, seed="hall")
    player = seated(OneTurn(), heuristic=Undecided())
    (question,) = game.questions
    shut = position_of(game, question)
    after = game.copy_game()
    after.choose(0, question.id, ["turn"])
    opened = position_of(after, after.questions[0])
    player.memory = TurnBudget(progress=0.0, spent=8000, plan={shut: ("turn",), opened: ("turn",)})
    assert played(game, player, 4) == ["turn", "turn", "turn", "go"]


def test_a_plan_is_dropped_when_something_new_is_known() -> None:
    """The lot is rolled for, and brings something else than in the guess for which the plan was made."""
    game, player = pairs(0, DICE + 5), seated()
    played(game, player, 1)
    assert position_of(game, game.questions[0]) not in memory(player).plan
    assert picked(game, player) == "lot-1"


@pytest.mark.parametrize(
    ("starts", "answers"), [((), ["lot-1", "none", "none", "lot-0"]), (("leave",), ["lot-1", "lot", "none", "lot-0"])]
)
def test_a_plan_ends_where_the_next_one_starts(starts: tuple[str, ...], answers: list[str]) -> None:
    """The start of a plan is searched, but once for several of the same kind in a row."""

    class Unsure(First):
        plan_starts = frozenset(starts)

    game = Mixed.start(2, seed="mixed")
    game.worth = [0, 5]
    assert played(game, seated(OneTurn(), heuristic=Unsure()), 4) == answers


@pytest.mark.parametrize(("shown", "announcement"), [(True, ["do-buy"]), (False, [])])
def test_a_purchase_is_not_announced_if_an_answer_on_the_way_to_it_is_not_shown(
    shown: bool, announcement: list[str]
) -> None:
    game = Pairs.start(2, seed="stages")
    rng = Random("stages")
    game.push(Stage(seat=0, shown=shown))
    game.agenda.run(game)
    asked = game.awaited()
    planned = plan(game, asked, ("way",), First(), rng, buying=True)
    assert [label.key for label in announced(game, asked, planned, ("way",), rng)] == announcement


def test_no_plan_is_made_without_a_search() -> None:
    player = seated()
    player.memory = TurnBudget(progress=0.0, spent=8000)
    assert picked(pairs(0, 5), player) == "lot-0"
    assert memory(player).plan == {}


SEARCHING = {
    name: player for name, players in PLAYERS.items() for player in players.values() if isinstance(player, SearchPlayer)
}


@pytest.mark.parametrize("name", SEARCHING)
def test_every_game_limits_the_budget_of_a_turn_but_not_of_its_first_decision(name: str) -> None:
    player = SEARCHING[name]
    assert player.turn_budget is not None
    assert TURN_SHARE * player.turn_budget >= player.budget


def test_the_next_turn_has_a_budget_of_its_own() -> None:
    game = lots(*CLOSE)
    player = seated(budget=DECISION, turn_budget=40 * WIDTH)
    player.memory = TurnBudget(progress=-1.0, spent=40 * WIDTH)
    assert len(thought(game, player)) == WIDTH
    assert memory(player).progress == 0
    player.memory = TurnBudget(progress=0.0, spent=40 * WIDTH)
    assert [weighed.chance for weighed in thought(game, player)] == [None] * WIDTH


def test_budget_left_over_by_a_decision_is_available_to_later_ones() -> None:
    """A trivial question costs nothing, a settled one hardly anything; a close one takes its part."""

    class Easy(TurnsOfTwo):
        trivial = frozenset({"take"})

    def spent(evaluator: Evaluator, *worth: int) -> int:
        player = seated(evaluator, budget=4000)
        thought(lots(*worth), player)
        return memory(player).spent

    assert 0 == spent(Easy(), 0, 5) < spent(TurnsOfTwo(), 0, 5) < spent(TurnsOfTwo(), 0, 100) / 10


def test_without_a_seat_or_a_budget_for_the_turn_every_decision_has_a_full_budget() -> None:
    game = lots(*CLOSE)
    shared = SearchPlayer(First(), TurnsOfTwo(), DECISION, 8 * DECISION)
    for player in (shared, seated(budget=DECISION, turn_budget=None)):
        for _ in range(6):
            assert all(weighed.chance is not None for weighed in thought(game, player))
    one, other = shared.seated(), shared.seated()
    thought(game, one)
    assert one.memory != other.memory == TurnBudget()
    assert shared.memory is None
