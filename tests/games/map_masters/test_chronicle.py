"""The odds of a new hand in the chronicle."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.chronicle import Cards, MapMastersChronicler
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.versus import scoring
from rules.messages import Message
from tests.games.map_masters.table import Table
from tests.games.story_lines import logged

GOAL = next(goal for goal in GOALS if any(fitting(card, goal) == 1 for card in CARDS))
ONE = next(card for card in CARDS if fitting(card, GOAL) == 1)
NONE = next(card for card in CARDS if fitting(card, GOAL) == 0)
HAND = logged("hand", 1, cards=[])


def table(deck: list[str]) -> Any:
    return SimpleNamespace(seats=2, goals=[GOAL], players=[None, None], piles={"deck_0": [], "deck_1": deck})


@pytest.mark.rule("MM-14.1")
@pytest.mark.parametrize(("got", "good"), [(2, True), (0, False)])
def test_the_chance_of_a_hand_is_relative_to_all_possible_hands(got: int, good: bool) -> None:
    """Three of eight cards are drawn; two of the eight have one icon for the goal."""
    deck = [ONE] * (2 - got) + [NONE] * (3 + got)
    before = [Cards([], []), Cards([*deck, *[ONE] * got, *[NONE] * (3 - got)], [])]
    (luck,) = MapMastersChronicler().lucks(table(deck), before, [HAND])
    as_far = comb(6, 1) if good else comb(6, 3)
    assert (luck.seat, luck.good, luck.chance) == (1, good, Fraction(as_far, comb(8, 3)))


def test_when_the_deck_ran_out_the_odds_are_those_of_the_shuffled_discards() -> None:
    """The last card of the deck is certain; of four shuffled discards the two that count were drawn."""
    before = [Cards([], []), Cards([NONE], [ONE, NONE, ONE, NONE])]
    (luck,) = MapMastersChronicler().lucks(table([NONE, NONE]), before, [HAND])
    assert luck.chance == Fraction(1, comb(4, 2))


def test_a_deck_without_matching_cards_does_not_count_as_luck() -> None:
    before = [Cards([], []), Cards([NONE] * 6, [])]
    assert MapMastersChronicler().lucks(table([NONE] * 3), before, [HAND]) == []


def test_every_score_told_is_what_it_would_be_if_the_game_ended_now() -> None:
    """So the standing, the score sheets and the story never name different leaders."""
    table = Table(2)
    first, second = table.game.players
    first.primary = [6]
    first.secondary = [3]
    first.bonus = [1]
    first.escapes = [True]
    second.primary = [4]
    second.secondary = [5]
    second.coins = 30
    view = table.game.view(None)
    counted = table.game.counted()
    assert counted is not None
    totals = [place.total for place in sorted(counted.places, key=lambda place: place.seat)]
    assert table.game.standing() == [player.total for player in view.players] == totals == [12, 16]
    table.game.result = scoring.outcome(table.game)
    assert table.game.standing() == [12, 16]


@pytest.mark.parametrize(
    ("scores", "sentence"),
    [
        ([80], "After six rounds, the score is 80 VP."),
        ([66, 80], "After six rounds, Ben wins with 80 VP. Second place has 66."),
        ([66, 80, 70], "After six rounds, Ben wins with 80 VP. Second place has 70."),
        ([80, 80, 70], "After six rounds, Ann and Ben share the victory with 80 VP each."),
    ],
)
def test_the_end_says_who_won_by_how_much(scores: list[int], sentence: str) -> None:
    table = Table(len(scores))
    for player, score in zip(table.game.players, scores, strict=True):
        player.primary = [score]
        player.coins = 0
    result = scoring.outcome(table.game)
    names = ["Ann", "Ben", "Cat"][: len(scores)]
    shown = TEXTS.say("en", "map_masters", Message(result.reason, result.args), names)
    assert shown == sentence
    assert "80" in TEXTS.say("ja", "map_masters", Message(result.reason, result.args), names)
