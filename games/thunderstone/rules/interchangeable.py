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
from rules.questions import Option, Shown

KeyOf = Callable[[RevealedCard], Hashable]


def one_of_each(cards: Iterable[RevealedCard], key_of: KeyOf) -> list[RevealedCard]:
    """The cards without those that are interchangeable with an earlier one."""
    distinct: dict[Hashable, RevealedCard] = {}
    for shown in cards:
        distinct.setdefault(key_of(shown), shown)
    return list(distinct.values())


def without_copies(turn: Turn, cards: list[RevealedCard]) -> list[RevealedCard]:
    """The cards without copies of others; one that something lasting is bound to is no copy.

    Of two copies, the one whose effect was used stays, because losing it costs less.
    """
    if len(cards) < 2:
        return cards
    bound, uses = _bound_slots(turn), Counter(use.slot for use in turn.uses)

    def key_of(shown: RevealedCard) -> Hashable:
        return shown.card, shown.owner, shown.slot if shown.slot in bound else 0

    most_used_first = sorted(cards, key=lambda shown: -uses[shown.slot])
    originals = one_of_each(most_used_first, key_of)
    return [shown for shown in cards if shown in originals]


def _bound_slots(turn: Turn) -> set[int]:
    """The slots of cards that something lasting is bound to: an effect, a weapon, a switch."""
    bound = set(turn.off)
    for use in turn.uses:
        if not use.over:
            bound.update((use.slot, use.target))
    for hero in turn.cards:
        if hero.weapon:
            bound.update((hero.slot, hero.weapon))
    return bound


class Sameness:
    """Keys by which cards of a turn are interchangeable."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    @cached_property
    def bonus(self) -> Bonuses:
        """The lasting bonuses of the effects used so far."""
        return bonuses(self.turn)

    def alike(self, shown: RevealedCard) -> Hashable:
        """Everything about a card that a player could tell it apart by, with its weapon or its bearer."""
        bearer = next((hero for hero in self.turn.cards if hero.weapon == shown.slot), None)
        weapon = self.turn.shown(shown.weapon) if shown.weapon else None
        return tuple(card and self._features(card) for card in (shown, weapon, bearer))

    def _features(self, shown: RevealedCard) -> Hashable:
        """Everything about a card by itself; a lasting effect on the card itself counts, whatever its slot is."""
        slot, bonus = shown.slot, self.bonus
        lasting = [use for use in self.turn.uses if use.slot == slot and not use.over]
        aims = tuple((use.effect, use.target if use.target != slot else 0) for use in lasting)
        states = (slot in self.turn.off, slot in bonus.thrown, slot in bonus.converted)
        return shown.card, shown.owner, states, bonus.strength.get(slot), bonus.attack.get(slot), aims

    def in_battle(self, hero: RevealedCard) -> Hashable:
        """The traits of a hero that count in a battle."""
        bonus = self.bonus
        own = (bonus.strength.get(hero.slot), bonus.attack.get(hero.slot), hero.slot in bonus.converted)
        return (hero.card, hero.owner, hero.weapon, hero.slot in self.turn.off, own)

    def using(self, shown: RevealedCard, index: int, effect: Effect) -> Hashable:
        """The user of an effect: the copy itself if it keeps the bonus or is thrown, else the owner who gets it back.

        A card that destroys itself counts by its earlier uses, which are lost with it.
        """
        if effect.to == "self" or effect.throw:
            return (shown.slot, index)
        if not effect.destroy_self:
            return (shown.card, index, shown.owner)
        return (shown.card, index, tuple(use.effect for use in self.turn.uses if use.slot == shown.slot))

    def carrying(self, weapon: RevealedCard, hero: RevealedCard) -> Hashable:
        """A weapon and its bearer: copies of a hero differ once armed or aimed at, of a weapon once thrown."""
        is_target = any(use.target == hero.slot for use in self.turn.uses)
        single_hero = hero.slot if hero.weapon or is_target else 0
        single_weapon = weapon.slot if weapon.slot in self.bonus.thrown else 0
        return (weapon.card, hero.card, single_hero, single_weapon)


def without_repeats(turn: Turn, options: list[Option]) -> list[Option]:
    """Answers that each name a revealed card by its slot; those that only name another copy are not shown."""
    seen = set[Hashable]()
    same = Sameness(turn)
    for option in options:
        if repeats(seen, option.label.key, same.alike(turn.shown(option.value))):
            option.prominence = Shown.UNLISTED
    return options


def repeats(seen: set[Hashable], *kind: Hashable) -> bool:
    """Whether this kind of answer was seen before; from now on it was."""
    is_repeat = kind in seen
    seen.add(kind)
    return is_repeat


def after_battle(attackers: list[RevealedCard]) -> KeyOf:
    """The traits of a card that count for losses after the battle: card, owner, whether it attacked (TS-13.10)."""
    return lambda shown: (shown.card, shown.owner, shown in attackers)
