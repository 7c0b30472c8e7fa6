"""Mixing what is hidden."""

from __future__ import annotations

from itertools import permutations
from random import Random

from rules.dealing import mix


def test_mixing_does_not_depend_on_the_order_before() -> None:
    for chance in range(20):
        mixed = set()
        for order in permutations("abcd"):
            pile = list(order)
            mix(pile, Random(chance))
            mixed.add(tuple(pile))
        assert len(mixed) == 1


def test_mixing_can_produce_every_order() -> None:
    orders = set()
    rng = Random("orders")
    for _ in range(200):
        pile = [1, 2, 3]
        mix(pile, rng)
        orders.add(tuple(pile))
    assert orders == set(permutations([1, 2, 3]))
