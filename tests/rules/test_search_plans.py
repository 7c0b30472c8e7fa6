"""Plans and budgets of the player that searches, for all decisions of a turn."""

from __future__ import annotations

from random import Random

import pytest

from rules.evaluation import Evaluator
from rules.messages import Seat
from rules.plans import announced, plan, position_of
from rules.players import Think, answer
from rules.questions import Option, Question
from rules.registry import PLAYERS
from rules.search import (
    TURN_SHARE,
    WIDTH,
    SearchPlayer,
    TurnBudget,
)
from tests.rules.lots import (
    First,
    Hall,
    Lots,
    Mixed,
    Pairs,
    Stage,
    lots,
    thought,
)


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
