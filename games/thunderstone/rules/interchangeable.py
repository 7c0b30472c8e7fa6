"""Which revealed cards are interchangeable, so that only one of them is offered.

That depends on the question: in a battle a hero's weapon matters, afterwards only the owner. Each method of `Sameness`
returns a key; cards with equal keys are interchangeable. Some keys tell copies apart although nothing distinguishes
them, so that older records can be replayed: `without_repeats` keeps the players from seeing those answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from functools import cached_property

from games.thunderstone.rules.battle_totals import Bonuses, bonuses
from games.thunderstone.rules.cards import Effect
from games.thunderstone.rules.pieces import RevealedCard, Turn
from rules.questions import UNLISTED, Option

Kind = Callable[[RevealedCard], Hashable]


def one_of_each(cards: Iterable[RevealedCard], kind: Kind) -> list[RevealedCard]:
    """The cards without those that are interchangeable with an earlier one."""
    distinct: dict[Hashable, RevealedCard] = {}
    for shown in cards:
        distinct.setdefault(kind(shown), shown)
    return list(distinct.values())


class Sameness:
    """Keys by which cards of a turn are interchangeable."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    @cached_property
    def bonus(self) -> Bonuses:
        """The lasting bonuses of the effects used so far."""
        return bonuses(self.turn)

    def lost(self, cards: list[RevealedCard]) -> list[RevealedCard]:
        """One of each, if one card is to be lost for good: nothing lasting is bound to the others.

        Of two such copies, the one whose effect was used is taken, because losing it costs less.
        """
        if len(cards) < 2:
            return cards
        bound, used = self._bound_slots(), Counter(use.slot for use in self.turn.uses)
        kept = one_of_each(
            sorted(cards, key=lambda shown: -used[shown.slot]),
            lambda shown: (shown.card, shown.slot if shown.slot in bound else 0, shown.owner),
        )
        return [shown for shown in cards if shown in kept]

    def _bound_slots(self) -> set[int]:
        """The slots of cards that something lasting is bound to: an effect, a weapon, a switch."""
        bound = {slot for use in self.turn.uses if not use.over for slot in (use.slot, use.target)}
        for hero in self.turn.cards:
            if hero.weapon:
                bound.update((hero.slot, hero.weapon))
        return bound.union(self.turn.off)

    def alike(self, shown: RevealedCard) -> Hashable:
        """Everything about a card that a player could tell it apart by, with its weapon or its bearer."""
        bearer = next((hero for hero in self.turn.cards if hero.weapon == shown.slot), None)
        weapon = self.turn.shown(shown.weapon) if shown.weapon else None
        return tuple(card and self._features(card) for card in (shown, weapon, bearer))

    def _features(self, shown: RevealedCard) -> Hashable:
        slot, bonus = shown.slot, self.bonus
        uses = [use for use in self.turn.uses if use.slot == slot and not use.over]
        return (
            *(shown.card, shown.owner, slot in self.turn.off, slot in bonus.thrown, slot in bonus.converted),
            *(bonus.strength.get(slot), bonus.attack.get(slot)),
            tuple((use.effect, use.target if use.target != slot else 0) for use in uses),
        )

    def in_battle(self, hero: RevealedCard) -> Hashable:
        """The traits of a hero that count in a battle."""
        bonus = self.bonus
        own = (bonus.strength.get(hero.slot), bonus.attack.get(hero.slot), hero.slot in bonus.converted)
        return (hero.card, hero.owner, hero.weapon, hero.slot in self.turn.off, own)

    def using(self, shown: RevealedCard, index: int, effect: Effect) -> Hashable:
        """Which of its copies uses an effect."""
        if effect.to == "self" or effect.throw:
            return (shown.slot, index)
        if not effect.destroy_self:
            return (shown.card, index, shown.owner)
        return (shown.card, index, tuple(use.effect for use in self.turn.uses if use.slot == shown.slot))

    def carrying(self, weapon: RevealedCard, hero: RevealedCard) -> Hashable:
        """Which weapon is given to which hero."""
        named = any(use.target == hero.slot for use in self.turn.uses)
        single = hero.slot if hero.weapon or named else 0
        return (weapon.card, hero.card, single, weapon.slot if weapon.slot in self.bonus.thrown else 0)


def without_repeats(turn: Turn, options: list[Option]) -> list[Option]:
    """Answers that each name a revealed card by its slot; those that only name another copy are not shown."""
    seen = set[Hashable]()
    same = Sameness(turn)
    for option in options:
        if repeats(seen, option.label.key, same.alike(turn.shown(option.value))):
            option.handy = UNLISTED
    return options


def repeats(seen: set[Hashable], *kind: Hashable) -> bool:
    """Whether this kind of answer was seen before; from now on it was."""
    known = kind in seen
    seen.add(kind)
    return known


def after_battle(attackers: list[RevealedCard]) -> Kind:
    """The traits of a card that count for losses after the battle: card, owner, whether it attacked (TS-13.10)."""
    return lambda shown: (shown.card, shown.owner, shown in attackers)
