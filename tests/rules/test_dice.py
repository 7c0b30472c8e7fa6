"""The dice: even, repeatable, and open to anyone's check."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from rules.dice import Dice


def test_a_draw_is_the_digest_of_seed_and_counter() -> None:
    dice = Dice(seed="lantern", counter=4)
    expected = int.from_bytes(hashlib.sha256(b"lantern|4").digest()[:8], "big") % 6
    assert dice.below(6) == expected
    assert dice.counter == 5


def test_the_same_seed_gives_the_same_rolls() -> None:
    one, other = Dice(seed="a"), Dice(seed="a")
    assert [one.roll() for _ in range(50)] == [other.roll() for _ in range(50)]


def test_stirring_changes_every_later_roll() -> None:
    plain, stirred = Dice(seed="a"), Dice(seed="a")
    stirred.stir("7")
    assert [plain.roll() for _ in range(50)] != [stirred.roll() for _ in range(50)]


def test_rolls_are_even() -> None:
    dice = Dice(seed="even")
    counts = Counter(dice.roll() for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(1_800 < count < 2_200 for count in counts.values()), counts


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    dice = Dice(seed="shuffle")
    seen = set()
    for _ in range(200):
        items = [1, 2, 3]
        dice.shuffle(items)
        seen.add(tuple(items))
        assert sorted(items) == [1, 2, 3]
    assert len(seen) == 6


def test_drawing_from_nothing_raises_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Dice(seed="x").below(0)


def test_the_seal_is_the_hash_of_the_seed() -> None:
    assert Dice(seed="lantern").sealed == hashlib.sha256(b"lantern").hexdigest()
