"""Every printed piece of the game as data, read from the TOML files in `data/`.

The tables are checked when they are read; a piece's rules are given in small vocabularies: `Effect` for traps and
spells, `Attack` for creatures, the forms of `Special`.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from rules.data import Component, DataRow, read_components, read_table

PACKAGE = "games.dungeon_lords"

Token = Literal["gold", "food"]


class Cost(DataRow):
    """A price, all or nothing. `trap`: own trap cards; `monster`: other own monster tiles."""

    gold: int = 0
    food: int = 0
    evil: int = 0
    imp: int = 0
    trap: int = 0
    monster: int = 0

    def __add__(self, other: Cost) -> Cost:
        """Both prices together."""
        if other is FREE:
            return self
        return Cost(**{name: amount + getattr(other, name) for name, amount in vars(self).items()})


FREE = Cost()


class Space(DataRow):
    """One action space of an order: cost, what it gives, how many imps may work and whether one more leads them."""

    cost: Cost = FREE
    gold: int = 0
    food: int = 0
    imps: int = 0
    traps: int = 0
    evil: int = 0
    spy: bool = False
    imps_at_work: int = 0
    foreman: bool = False


class Order(Component):
    """An area of the board and the order card of the same name (DL-6.10, DL-6.11)."""

    spaces: list[Space] = Field(min_length=3, max_length=3)
    last_space_first: bool = False

    @property
    def sequence(self) -> tuple[int, ...]:
        """The spaces (0 for I) in the order in which they are resolved (DL-7.2)."""
        return (2, 1, 0) if self.last_space_first else (0, 1, 2)


class HeroCard(Component):
    """An adventurer, the paladin or a phantom. `rank` sorts, low is weak; icons are 0 if there are none."""

    year: int
    hero_class: Literal["warrior", "thief", "priest", "wizard", "paladin", "phantom"] = Field(alias="class")
    rank: int
    hp: int
    trap: int = 0
    heal: int = 0
    magic: int = 0


class Attack(Component):
    """One way to attack. `next`: damage to the new first after a defeat; `spares`: who cannot be chosen."""

    mode: Literal["normal", "select", "all", "cling"]
    damage: int = 0
    times: int = 1
    next: int = 0
    food: int = 0
    spares: Literal["", "first", "priest"] = ""
    stays_up: bool = False
    no_heal: bool = False
    no_conquest: bool = False


class CreatureCard(Component):
    """A monster or ghost: tiles per year, cost (also its wage), attacks."""

    tiles: tuple[int, int]
    monster: bool = True
    cost: Cost
    attacks: list[Attack] = Field(min_length=1, max_length=2)


class RoomCard(Component):
    """A room tile. Year 1 produces; year 2 changes battles fought there, or scores."""

    year: Literal[1, 2]
    zone: str = ""
    workers: int = 0
    food: int = 0
    product: Literal["", "food", "gold", "trap", "tunnel", "reputation", "imp"] = ""
    bonus: list[str] = []
    traps: int = 1
    trap_fee: int = 1
    monsters: int = 2
    no_spells: bool = False
    points: int = 0
    points_for: list[str] = []


class Effect(DataRow):
    """One step of a trap, a spell or an event; `effects.py` carries it out.

    damage to, n/full   planned damage of a trap            poison n          unpreventable after the conquest
    no_conquest, no_heal, no_spell (when: class of the chosen adventurer)
    lose/gain what n    the owner's stock or evil           lose_first_of     gold, otherwise food, otherwise a trap
    absorb n            the next single points              mend to each n    counters removed
    toughen to first n  bonus hit points                    phantom           one at the front
    hide_wizards, no_fatigue, wages, withdraw_or_evil n, one_monster then, enrage
    dispel              ghosts withdraw, and the effects of traps end, other than damage
    """

    do: Literal[
        "damage",
        "poison",
        "no_conquest",
        "no_heal",
        "no_spell",
        "lose",
        "gain",
        "lose_first_of",
        "absorb",
        "mend",
        "toughen",
        "phantom",
        "hide_wizards",
        "no_fatigue",
        "wages",
        "withdraw_or_evil",
        "one_monster",
        "enrage",
        "dispel",
    ]
    to: Literal["", "first", "second", "last", "each", "others", "chosen"] = ""
    n: int = 0
    full: bool = False
    what: Literal["", "food", "imp", "evil"] = ""
    when: Literal["", "wizard", "priest"] = ""
    then: Literal["", "weaken", "fall", "withdraw"] = ""


class TrapCard(Component):
    """A trap: copies in the deck; cost and effects in year 1 and year 2."""

    copies: int = 3
    cost: tuple[Cost, Cost] = (FREE, FREE)
    effects: tuple[list[Effect], list[Effect]]

    @property
    def has_target(self) -> bool:
        """Whether the owner chooses an adventurer when it is revealed."""
        return any(effect.to == "chosen" for effect in self.effects[0])


class CombatCard(Component):
    """A combat card: fatigue and a fast or slow spell."""

    year: Literal[1, 2]
    fatigue: int
    fast: bool = False
    effect: Effect | None = None


class Special(Component):
    """A special event card in one of the forms that `specials.toml` explains."""

    form: Literal["own", "due", "trade"]
    tokens: list[Token] = []
    times: int = 0
    count: Literal["", "imps", "creatures"] = ""
    per: int = 1
    effect: Effect | None = None

    @model_validator(mode="after")
    def _whole(self) -> Special:
        if self.form != "own" and (self.effect is None or not self.tokens):
            raise ValueError(f"{self.id}: the form {self.form} needs tokens and an effect")
        return self


class Scenario(Component):
    """A position of the combat training; `best` is the smallest number of conquered tiles to be reached."""

    line: list[str]
    traps: list[str]
    creatures: list[str]
    gold: int
    food: int
    best: int
    room: str = ""
    """The room that lies on C1 in place of a tunnel."""


class _Rooms(DataRow):
    zones: dict[str, list[str]]
    room: list[RoomCard]


_ROOMS = read_table(PACKAGE, "data/rooms.toml", _Rooms)

ORDERS = read_components(PACKAGE, "data/orders.toml", Order)
"""The eight orders in the sequence of the areas."""
HEROES = read_components(PACKAGE, "data/heroes.toml", HeroCard)
"""Adventurers of both years and the two paladins; phantoms are added by `PHANTOM`."""
CREATURES = read_components(PACKAGE, "data/creatures.toml", CreatureCard)
ON_OFFER = "tavern-"
"""The prefix of the mark of a creature in the tavern; the mark of one in a lair is its kind alone."""
ZONES = {zone: frozenset(squares) for zone, squares in _ROOMS.zones.items()}
ROOMS = {room.id: room for room in _ROOMS.room}
TUNNEL = RoomCard(id="tunnel", year=1, trap_fee=0, monsters=1)
"""A tunnel, as the room that it is in a battle (DL-16.6, DL-16.7)."""
TRAPS = read_components(PACKAGE, "data/traps.toml", TrapCard)
COMBAT_CARDS = read_components(PACKAGE, "data/combat.toml", CombatCard)
SPECIALS = read_components(PACKAGE, "data/specials.toml", Special)
SCENARIOS = read_components(PACKAGE, "data/training.toml", Scenario)

PHANTOM = HeroCard.model_validate({"id": "phantom", "year": 2, "class": "phantom", "rank": 0, "hp": 1})
"""The figure that the spell Illusion puts before the party (DL-19.11)."""
HEROES["phantom"] = PHANTOM

ORDER_IDS = list(ORDERS)
SPACE_NAMES = ("I", "II", "III")
FIRST_HIRE_FEE = 1
"""The price of hiring as the first order under the full rules (DL-6.12)."""
EVENTS = ["payday", "tax", "special"]
SEASONS = ["winter", "spring", "summer", "autumn"]
AUTUMN = SEASONS.index("autumn")
YEARS = (1, 2)
LAST_YEAR = YEARS[-1]
ROUNDS = 4
"""The rounds of combat in a year, at most."""
COLOURS = ["red", "blue", "yellow", "green"]


def adventurers(year: int) -> list[str]:
    """The adventurer tiles of a year, paladin and phantom not counted."""
    return [hero.id for hero in HEROES.values() if hero.year == year and hero.hero_class not in ("paladin", "phantom")]


def creature_tiles(year: int) -> list[str]:
    """The creature tiles of a year, each as often as it occurs."""
    return [creature.id for creature in CREATURES.values() for _ in range(creature.tiles[year - 1])]


def rooms(year: int) -> list[str]:
    """The room tiles of a year."""
    return [room.id for room in ROOMS.values() if room.year == year]


def trap_cards() -> list[str]:
    """The trap deck, unshuffled."""
    return [trap.id for trap in TRAPS.values() for _ in range(trap.copies)]


def combat_cards(year: int) -> list[str]:
    """The nine combat cards of a year."""
    return [card.id for card in COMBAT_CARDS.values() if card.year == year]
