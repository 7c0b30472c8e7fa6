"""Who loses a die, and what may be bid. Every test names its dice."""

from __future__ import annotations

import pytest

from liars_dice.rules import LiarsDice
from rules.errors import IllegalChoice
from rules.messages import Event, seat_name


def table(*hands: list[int]) -> LiarsDice:
    """A game with these hands, in which seat 0 is to bid."""
    seed = next(f"{n}" for n in range(99) if LiarsDice.start(len(hands), seed=f"{n}").awaited().seat == 0)
    game = LiarsDice.start(len(hands), seed=seed)
    game.hands = [[*hand] for hand in hands]
    return game


def play(game: LiarsDice, *answers: str) -> list[Event]:
    """Give these answers in turn; returns what happened after the last."""
    events: list[Event] = []
    for answer in answers:
        question = game.awaited()
        events = game.choose(question.seat, question.id, [answer])
    return events


def test_whoever_doubts_a_true_bid_loses_a_die() -> None:
    game = table([3, 3], [3, 5], [1, 1])
    events = play(game, "2x3", "3x3", "doubt")
    assert game.standing() == [2, 2, 1]
    assert next(event.args["player"] for event in events if event.key == "log-loses") == seat_name(2)


def test_whoever_bid_too_much_loses_a_die_and_begins() -> None:
    game = table([3, 3], [2, 5], [1, 1])
    play(game, "2x3", "3x3", "doubt")
    assert game.standing() == [2, 1, 2]
    assert game.awaited().seat == 1


def test_the_last_player_with_dice_wins() -> None:
    game = table([6], [1], [])
    game.out = [2]
    play(game, "1x6", "doubt")
    assert game.result is not None
    assert [place.place for place in game.result.places] == [1, 2, 3]


def test_a_bid_must_be_higher_and_the_first_cannot_be_doubted() -> None:
    game = table([6, 6], [1, 1])
    with pytest.raises(IllegalChoice) as refused:
        play(game, "doubt")
    assert refused.value.message.key == "refused-nothing_bid"
    play(game, "2x3")
    with pytest.raises(IllegalChoice):
        play(game, "2x2")
