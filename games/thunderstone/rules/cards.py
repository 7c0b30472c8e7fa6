"""The cards as data: `village.toml`, `heroes.toml` and `monsters.toml`, read and checked at import.

The vocabulary reads like the cards. An `Effect` is something a player uses in the village or in the dungeon, a
`Power` is what a hero or weapon adds to a battle on its own; what a monster does has fields of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import AfterValidator

from rules.data import Component, DataRow, read_components
from rules.messages import Ref, refer

Trait = Literal[
    "magic_required",
    "magic_only",
    "half_magic",
    "immune_magic",
    "immune_edged",
    "half_without_magic",
    "half_without_weapon",
    "unequipped_barred",
    "needs_light",
]
"""Rules that always apply against a monster (TS-10)."""

SpoilsKind = Literal["village", "weapon", "food", "reveal_six"]
"""The cards that a victory lets its winner buy (TS-13.15), or the Sphinx's six cards (TS-C38)."""

DiscardWay = Literal["others_card", "others_hero_or_two", "all_hero", "all_two"]
"""Who has to discard what (TS-18, TS-13.5)."""


class Effect(DataRow):
    """Something a player uses: a cost, then everything else in the order of these fields."""

    when: Literal["village", "dungeon"]
    repeat: bool = False
    """May be used any number of times (TS-17.4)."""
    pay: str = ""
    """Destroy one revealed card of this class first (TS-17.3)."""
    sell: str = ""
    """Destroy one revealed card of this class; its own gold is produced as well (TS-C23)."""
    destroy_self: bool = False
    gold: int = 0
    buys: int = 0
    experience: int = 0
    to: Literal["", "self", "hero", "heroes"] = ""
    """Who gains `strength` and `attack`: this hero, one named hero, or each hero."""
    strength: int = 0
    attack: int = 0
    convert: Literal["", "hero", "armed"] = ""
    """Whose attack becomes magic: the named hero's, or that of each hero with a weapon (TS-8.9)."""
    weightless: bool = False
    throw: bool = False
    """Adds `attack` while equipped, and is destroyed after the battle (TS-C28)."""
    hall: Literal["", "return", "return_or_rearrange", "take"] = ""
    worth: tuple[int, ...] = ()
    """Only a monster worth this many victory points is taken."""
    destroy: str = ""
    """Then destroy one revealed card of this class."""
    discard: DiscardWay | Literal[""] = ""
    borrow: bool = False
    draw: int = 0

    @property
    def lasts(self) -> bool:
        """Whether its bonus lasts until the end of the turn, as long as its card stays (TS-7.17)."""
        return bool(self.to or self.convert or self.weightless or self.throw)

    @property
    def only_lasts(self) -> bool:
        """Whether it gives a bonus to the battle and nothing else."""
        return self.lasts and not (self.draw or self.hall or self.discard or self.borrow or self.destroy)

    @property
    def reveals(self) -> bool:
        """Whether it draws cards, changes the hall or asks others for cards, so that it cannot be taken back."""
        return bool(self.draw or self.hall or self.discard or self.destroy)

    @property
    def simple(self) -> bool:
        """Whether it has no cost, no choice and no drawback, so that the order of use does not matter."""
        costs = self.pay or self.sell or self.destroy_self or self.destroy
        asks = self.to == "hero" or self.hall or self.discard or self.throw
        return not (costs or asks or self.convert)


class Power(DataRow):
    """The bonus of a hero or a weapon in the battle while it attacks (TS-8.8)."""

    attack: int = 0
    magic: int = 0
    multiply_magic: int = 1
    to: str = "self"
    """The receiver: this card, the party, or each attacking hero of a class."""
    per: str = ""
    """Once for every revealed card of this class (TS-7.20)."""
    ranks: tuple[int, ...] = ()
    """Only against a monster in one of these ranks."""
    wielding: str = ""
    """Only while the hero carries a weapon of this class."""
    wielder: str = ""
    """Only for a wielder of this class."""
    wielder_strength: int = 0
    """Only for a wielder at least this strong in the battle (TS-11.9)."""
    against: tuple[str, ...] = ()
    """Only against a monster of one of these classes."""
    switch: bool = False
    """A dungeon bonus: on automatically, may be switched off before the target is declared (TS-7.19)."""


class During(DataRow):
    """The changes by a monster while the battle is fought (TS-8.2)."""

    strength: int = 0
    """Added to the strength of every revealed hero."""
    each_suffers: int = 0
    """The attack that each attacking hero loses (TS-8.12)."""
    attack_per_weapon: int = 0
    """For each weapon that an attacking hero carries (TS-C41)."""
    bar: int = 0
    """The number of heroes that cannot attack (TS-8.5)."""


class Loss(DataRow):
    """Revealed cards that a monster destroys after the battle, won or lost (TS-8.20)."""

    of: str
    all: bool = False
    strongest: bool = False
    exhausted: bool = False
    """Only heroes whose strength in the battle is 0 or less."""
    unless_armed: bool = False
    """Nothing when a weapon is equipped to any hero."""


class Breach(DataRow):
    """The effects of a monster that comes into rank 1 (TS-13)."""

    discard: int = 0
    """The number of cards that each player discards."""
    ruin: int = 0
    """The number of top cards of each hero stack and of the Militia that are destroyed."""


class Trophy(DataRow):
    """The use of a monster card while it is revealed in the hand (TS-11.13)."""

    attack: int = 0
    magic: int = 0
    light: int = 0


class Card(Component):
    """One kind of card. `count` is how many the box holds; a gold of None is no gold value at all (TS-5.20)."""

    count: int
    stack: Literal["", "thunderstone", "disease", "basic", "village", "heroes", "dungeon"] = ""
    """Where it begins the game; only the files of heroes and monsters leave that open."""
    classes: tuple[str, ...]
    type: str = ""
    """A hero's type or a monster's group."""
    level: int = 0
    cost: int | None = None
    level_cost: int | None = None
    strength: int = 0
    weight: int | None = None
    gold: int | None = None
    light: int = 0
    attack: int = 0
    magic: int = 0
    points: int = 0
    effects: tuple[Effect, ...] = ()
    powers: tuple[Power, ...] = ()
    barred_rank: int = 0
    """A hero that cannot attack this rank (TS-10.14)."""
    returns_monster: bool = False
    """After a victory, one monster may be returned (TS-13.19)."""
    experience_rank: int = 0
    """One more experience point for a victory over this rank (TS-C8)."""
    spoils: SpoilsKind | Literal[""] = ""
    lowers_attack: int = 0
    """Mandatory in the dungeon (TS-14.1)."""
    health: int = 0
    experience: int = 0
    traits: frozenset[Trait] = frozenset()
    darker: int = 0
    during: During = During()
    losses: tuple[Loss, ...] = ()
    diseases: int = 0
    breach: Breach | None = None
    trophy: Trophy = Trophy()
    tags: frozenset[str] = frozenset()
    """The classes and everything else that effects ask for; computed here, never read from the files."""
    is_hero: bool = False
    """Whether it is a hero; Militia is one (TS-1.9). Computed here, too."""


def _with_tags(card: Card) -> Card:
    """The card with its stack, and with everything that effects may ask for."""
    classes = set(card.classes)
    stack = card.stack or ("heroes" if "hero" in classes else "dungeon")
    tags = {*classes, "card"}
    if card.gold is not None:
        tags.add("valued")
    if "item" in classes and card.light > 0:
        tags.add("lit_item")
    if "spell" in classes and card.magic > 0:
        tags.add("magic_spell")
    if "hero" in classes and "fighter" not in classes:
        tags.add("not_fighter")
    if classes & {"cleric", "wizard"}:
        tags.add("cleric_or_wizard")
    return card.model_copy(update={"tags": frozenset(tags), "is_hero": "hero" in classes, "stack": stack})


CARDS: dict[str, Card] = {
    id: _with_tags(card)
    for file in ("village", "heroes", "monsters")
    for id, card in read_components("games.thunderstone", f"data/{file}.toml", Card).items()
}
"""Every kind of card by its id."""

GOLD = {card.id: card.gold or 0 for card in CARDS.values()}
"""The gold value of each card (TS-5.11)."""
COSTS = {card.id: card.cost or 0 for card in CARDS.values()}
"""The cost of each card; 0 for those that are not for sale."""
WITH_VILLAGE_EFFECTS = frozenset(
    card.id for card in CARDS.values() if any(effect.when == "village" for effect in card.effects)
)

THUNDERSTONE = "thunderstone"
MILITIA = "militia"
DISEASE = "disease"

BASIC = tuple(card.id for card in CARDS.values() if card.stack == "basic")
VILLAGE = tuple(card.id for card in CARDS.values() if card.stack == "village")
HERO_TYPES = tuple(dict.fromkeys(card.type for card in CARDS.values() if card.stack == "heroes"))
MONSTER_GROUPS = tuple(dict.fromkeys(card.type for card in CARDS.values() if card.stack == "dungeon"))
LEVELS: dict[str, tuple[str, ...]] = {
    kind: tuple(sorted((c.id for c in CARDS.values() if c.type == kind), key=lambda card: CARDS[card].level))
    for kind in HERO_TYPES
}
"""The three cards of each hero type, lowest level first."""


def next_levels(hero: str, stacks: Iterable[str]) -> list[str]:
    """The cards to which a hero can level up, in stock or not; for Militia, the first levels of these stacks."""
    if hero == MILITIA:
        return [LEVELS[stack][0] for stack in stacks if stack in LEVELS]
    return [card for card in LEVELS[CARDS[hero].type] if CARDS[card].level == CARDS[hero].level + 1]


def known_card(card: str) -> str:
    """The id itself. Raises ValueError if there is no such card."""
    if card not in CARDS:
        raise ValueError(f"there is no card {card!r}")
    return card


CardId = Annotated[str, AfterValidator(known_card)]
"""The id of a card, checked when a game is loaded."""


def name_of(card: str) -> Ref:
    """The reference to a card's name in the texts."""
    return refer(f"card-{card}")


def names_of(cards: list[str]) -> list[Ref]:
    """The references to the names of several cards."""
    return [refer(f"card-{card}") for card in cards]


ORDER = {card: place for place, card in enumerate(CARDS)}


def in_order(cards: list[str]) -> list[str]:
    """The cards in the order of the data files, so that the order of a hand reveals nothing."""
    return sorted(cards, key=ORDER.__getitem__)
