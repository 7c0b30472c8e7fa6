"""Whole games from the command line, and the reasoning printed for them."""

from __future__ import annotations

from random import Random

import pytest

from rules.answer_values import AnswerValue
from rules.messages import Message, refer
from rules.players import RandomPlayer, picks
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer
from rules.selfplay import main, plain_text, play, series, thoughts


def test_a_decision_is_printed_with_values_and_reasons_the_picked_answer_first() -> None:
    game = GAMES["thunderstone"].start(2, seed="why")
    reason = Message("why-gains", {"more": "+2.0", "gained": refer("why-light")})
    weighed = [AnswerValue(("village",), 0.61, 0.61, 3.25, reason), AnswerValue(("rest",), 0.4, 0.4, -1.0)]
    title, first, second = thoughts(game, game.questions[0], weighed)
    assert title.startswith("0. seat 0: choose_action")
    assert first.split() == ["→", "village", "61", "%", "+3.2", "why-gains", "more=+2.0", "gained=why-light"]
    assert second.split() == ["rest", "40", "%", "-1.0"]


def test_a_message_is_printed_with_the_items_of_its_lists() -> None:
    assert plain_text(Message("ask", {"orders": [refer("order-a"), refer("order-b")], "left": 2})) == (
        "ask orders=order-a,order-b left=2"
    )


def test_of_answers_without_values_only_the_picked_one_is_printed() -> None:
    game = GAMES["thunderstone"].start(2, seed="why")
    lines = list(thoughts(game, game.questions[0], [AnswerValue(("village",)), AnswerValue(("rest",))]))
    assert [line.strip() for line in lines[1:]] == ["→ village"]


def test_asking_why_does_not_change_games_of_players_that_do_not_search() -> None:
    ends, said = [], list[str]()
    for why in (None, said.append):
        game = GAMES["thunderstone"].start(2, seed="same")
        play(game, [PLAYERS["thunderstone"]["steady"], RandomPlayer()], Random("same"), 60, None, why)
        ends.append(game.save())
    assert ends[0] == ends[1]
    assert said


@pytest.mark.slow
def test_an_expert_says_why(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    expert = PLAYERS["thunderstone"]["expert"]
    assert isinstance(expert, SearchPlayer)
    monkeypatch.setitem(PLAYERS["thunderstone"], "expert", SearchPlayer(expert.heuristic, expert.evaluator, budget=20))
    assert main(["thunderstone", "--seats", "2", "--player", "expert,steady", "--limit", "8", "--why"]) == 0
    printed = capsys.readouterr().out
    assert "seat 0: choose_action" in printed
    assert " %  " in printed
    assert "why-" in printed


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_turns_of_every_game_are_counted(name: str) -> None:
    seats = GAMES[name].seat_numbers[-1]
    game, rng = GAMES[name].start(seats, seed="turns-0"), Random("turns-0")
    told = game.opening[:]
    while game.result is None and game.choices < 300:
        question = game.awaited()
        picked = picks(game, question, question.quick_options(game), RandomPlayer(), rng)
        told += game.choose(question.seat, question.id, picked)
    turns = sum(event.key in game.turn_starts for event in told)
    assert turns > 1
    own = getattr(game, "turns", turns)
    assert own == turns or (own > turns and any(map(game.is_out, range(seats)))), "some games count their turns, too"
    assert series(name, seats, 1, "turns", ["random"], {}, 300).as_dict()["mean_turns"] == turns
