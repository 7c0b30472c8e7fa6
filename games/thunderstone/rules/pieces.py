"""The pieces on the table as they are saved: small objects of ids and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace
from typing import Annotated, Literal

from pydantic import Field

from games.thunderstone.rules.cards import CARDS, CardId, Effect, SpoilsKind
from rules.messages import Seat
from rules.state_parts import StatePart

EVERY = -1
"""The target of a bonus that all heroes of the party have."""


class Player(StatePart):
    """The cards and points of one player. The last card of the party deck is its top."""

    deck: list[CardId] = field(default_factory=list)
    hand: list[CardId] = field(default_factory=list)
    discard: list[CardId] = field(default_factory=list)
    experience: Annotated[int, Field(ge=0)] = 0
    certain: list[CardId] = field(default_factory=list)
    """Cards of the unseen hand that everyone can infer: the rest of the deck, drawn before a shuffle."""
    heroless: bool = False
    """Has shown that there is no hero in the hand (TS-18.4); true until cards are drawn."""

    def give_up(self, card: str) -> None:
        """Take a card out of the unseen hand."""
        self.hand.remove(card)
        if card in self.certain:
            self.certain.remove(card)


class HallCard(StatePart):
    """A card in the dungeon hall. `breached`: its breach has happened during this stay (TS-13.2)."""

    card: CardId
    breached: bool = False


class Use(StatePart):
    """An effect that was used this turn. Its lasting bonus ends when its card or its target leaves (TS-7.17).

    The target of a bonus is the slot of a card, or `EVERY` hero; 0: none.
    """

    slot: int
    card: CardId
    effect: int
    target: int = 0
    over: bool = False


class RevealedCard(StatePart):
    """A card of the active player's revealed hand; `slot` is its number in this turn."""

    slot: Annotated[int, Field(ge=1)]
    card: CardId
    weapon: int = 0
    """The slot of the weapon this hero carries."""
    owner: Seat | None = None
    """Whose hero this is, when it was borrowed (TS-18.5)."""

    def use(self, index: int, hero: int = 0) -> Use:
        """The use of one of its effects, by number from 0; `hero`: the slot of the hero that has to be named for it."""
        effect = CARDS[self.card].effects[index]
        target = {"self": self.slot, "heroes": EVERY, "hero": hero}.get(effect.to, 0)
        return Use(slot=self.slot, card=self.card, effect=index, target=target, over=not effect.lasts)


class Offer(StatePart):
    """A discarded hero whom a Theurge may borrow. `slot` is its place in the active hand; 0: none."""

    owner: Seat
    card: CardId
    slot: int = 0


class Turn(StatePart):
    """The current turn."""

    seat: Seat
    action: Literal["", "village", "dungeon", "rest"] = ""
    revealed: bool = False
    cards: list[RevealedCard] = field(default_factory=list)
    """The revealed hand. Before that, and after the clean-up, the hand is with the player."""
    slots: int = 0
    """The number of slots given so far."""
    uses: list[Use] = field(default_factory=list)
    off: list[int] = field(default_factory=list)
    """The slots whose dungeon bonus is switched off."""
    gold: int = 0
    """Produced by effects, less what was spent."""
    buys: int = 1
    offers: list[Offer] = field(default_factory=list)

    def shown(self, slot: int) -> RevealedCard:
        """The card in a slot. Raises StopIteration if it has left."""
        return next(card for card in self.cards if card.slot == slot)

    def heroes(self) -> list[RevealedCard]:
        """The revealed heroes, Militia and borrowed ones too."""
        return [shown for shown in self.cards if CARDS[shown.card].is_hero]

    def weapons(self) -> list[RevealedCard]:
        """The revealed weapons, carried or not."""
        return [shown for shown in self.cards if "weapon" in CARDS[shown.card].tags]

    def effect(self, slot: int, index: int) -> Effect:
        """An effect of the card in a slot, by its number from 0. Raises StopIteration if the card has left."""
        return CARDS[self.shown(slot).card].effects[index]

    def usable(self, when: str) -> Iterator[tuple[RevealedCard, int, Effect]]:
        """The effects that are left of the village or of the dungeon, with their cards and numbers (TS-17.4)."""
        used = {(use.slot, use.effect) for use in self.uses}
        for shown in self.cards:
            for index, effect in enumerate(CARDS[shown.card].effects):
                if effect.when == when and (effect.repeat or (shown.slot, index) not in used):
                    yield shown, index, effect

    def after(self, *uses: Use) -> Turn:
        """The turn as it would be if these effects had been used as well."""
        return replace(self, uses=[*self.uses, *uses])

    def after_each(self, slot: int, index: int) -> list[Turn]:
        """The turn as it would be if this effect had been used as well, for each hero that can be named for it."""
        shown = self.shown(slot)
        named = [hero.slot for hero in self.heroes()] if self.effect(slot, index).to == "hero" else [0]
        return [self.after(shown.use(index, hero)) for hero in named]

    def armed(self, hero: int, weapon: int) -> Turn:
        """The turn as it would be if the hero of a slot carried that weapon."""
        cards = [replace(shown, weapon=weapon) if shown.slot == hero else shown for shown in self.cards]
        return replace(self, cards=cards)

    def has(self, slot: int) -> bool:
        """Whether the card of a slot is still revealed."""
        return any(card.slot == slot for card in self.cards)


Kind = Literal["attack", "magic"]


class Plan(StatePart):
    """The active player's choices inside a battle; what is left open is taken from attack first."""

    barred: list[int] = field(default_factory=list)
    """The heroes that do not attack."""
    shares: dict[int, Kind] = field(default_factory=dict)
    """For each hero whose share was lowered: what it was taken from (TS-8.12)."""
    from_attack: int | None = None
    """The part of the reductions that is taken from attack; the rest is taken from magic (TS-8.11)."""


class Battle(Plan, kw_only=True):
    """The current battle: what was declared and chosen, then its result."""

    rank: Annotated[int, Field(ge=1, le=3)]
    monster: CardId
    doomed: list[int] = field(default_factory=list)
    attackers: list[int] = field(default_factory=list)
    won: bool = False
    spoils: list[SpoilsKind] = field(default_factory=list)
    six: list[CardId] = field(default_factory=list)
    """The cards that the Sphinx has shown."""
    returns: int = 0
    """The number of monsters that may still be returned after the victory (TS-13.19)."""
