"""The odds of a new hand as the chronicle tells them."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.chronicle import ThunderstoneChronicler
from tests.games.story_lines import logged

HERO = next(card for card, printed in CARDS.items() if printed.stack == "heroes")
OTHER = "militia"


def table(deck: list[str], hand: list[str], discard: tuple[str, ...] = ()) -> Any:
    """Two seats, the second of which has just drawn."""
    idle = SimpleNamespace(deck=[OTHER] * 3, hand=[OTHER] * 6, discard=[])
    return SimpleNamespace(seats=2, players=[idle, SimpleNamespace(deck=deck, hand=hand, discard=list(discard))])


DREW = logged("drew_hand", to=(1,), cards=[])
SHUFFLES = logged("shuffles", 1, cards=8)


@pytest.mark.rule("TS-16.2")
@pytest.mark.parametrize("heroes", [0, 3])
def test_the_chance_of_a_hand_is_its_share_of_all_possible_hands(heroes: int) -> None:
    """Four heroes in a deck of twelve, six drawn; Militia are no heroes here."""
    hand = [HERO] * heroes + [OTHER] * (6 - heroes)
    left = [HERO] * (4 - heroes) + [OTHER] * (2 + heroes)
    (luck,) = ThunderstoneChronicler().lucks(table(left, hand), [[], [*left, *hand]], [DREW])
    ways = {hits: comb(4, hits) * comb(8, 6 - hits) for hits in range(5)}
    as_far = ways[0] if heroes == 0 else ways[3] + ways[4]
    assert (luck.seat, luck.good, luck.chance) == (1, heroes == 3, Fraction(as_far, comb(12, 6)))
    assert luck.message.key == ("luck-heroes" if heroes else "luck-no_heroes")
    if not heroes:
        assert "got none of 4 heroes" in TEXTS.say("en", "thunderstone", luck.message, ["Ann", "Ben"])


def test_cards_left_before_a_shuffle_are_drawn_with_certainty() -> None:
    """Two cards were left; the other four are of the eight that were shuffled, with two heroes among them."""
    (luck,) = ThunderstoneChronicler().lucks(
        table([OTHER] * 4, [OTHER, OTHER, HERO, HERO, OTHER, OTHER]), [[], [OTHER, OTHER]], [SHUFFLES, DREW]
    )
    assert luck.chance == Fraction(comb(6, 2), comb(8, 4))
    assert (luck.message.args["drawn"], luck.message.args["cards"]) == (4, 8)


def test_a_hand_without_chance_has_no_odds() -> None:
    chronicler = ThunderstoneChronicler()
    assert chronicler.lucks(table([OTHER] * 3, [OTHER] * 6), [[], [OTHER] * 9], [DREW]) == []
    assert chronicler.lucks(table([], [HERO] * 6), [[], [HERO] * 6], [DREW]) == []
    draws = logged("draws", 1, cards=[])
    assert chronicler.lucks(table([HERO] * 3, [HERO] * 6), [[], [OTHER]], [draws, SHUFFLES, DREW]) == []
