"""The pieces on the table: lords with their dungeons, adventurers in line, and the current battle."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import Literal

from games.dungeon_lords.rules import components
from rules.messages import Ref, Seat, refer
from rules.state_parts import StatePart

MOST_EVIL = 15
LEAST_EVIL = 1
FIRST_EVIL = 5
"""The ends of the evilometer, and where each counter starts (DL-3.4)."""
PALADIN_SPACE = 10
"""From this space on a lord may get the paladin (section 15)."""

Minion = Seat | str
"""Who occupies an action space: a seat, or a non-player colour."""
Mood = Literal["weak", "enraged"]
"""The condition in which a spell has put a creature."""
Spell = Literal["cast", "in_vain", "weak", "room", "dart"]
"""The fate of a round's spell in a battle: it was cast and changed something or nothing, or why it was not cast."""


class Built:
    """The kind of a tile: "tunnel" or a room id."""

    kind: str

    @property
    def is_room(self) -> bool:
        """Whether it is a room, conquered or not."""
        return self.kind != "tunnel"

    @property
    def name(self) -> Ref:
        """The reference to its name."""
        return refer(f"room-{self.kind}") if self.is_room else refer("tile-tunnel")


class Tile(Built, StatePart):
    """A tunnel or room in a dungeon. `dug` and `mined`: in this round (DL-8.35, DL-8.16)."""

    kind: str = "tunnel"
    conquered: bool = False
    dug: bool = False
    mined: bool = False

    @property
    def card(self) -> components.RoomCard:
        """The printed room, or that of a tunnel."""
        return components.ROOMS.get(self.kind, components.TUNNEL)


class Creature(StatePart):
    """A creature tile in a lair. `deployed`: in the current battle, still to act. `mood`: changed by a spell."""

    kind: str
    fallen: bool = False
    deployed: bool = False
    mood: Mood | None = None
    settled: bool = False
    """Its wage for this Payday or spell has been decided."""

    def stand_down(self, *, fallen: bool = False) -> None:
        """Take it out of the battle, face up or fallen, and end the effects of a spell or a wage."""
        self.deployed, self.mood, self.settled = False, None, False
        self.fallen = fallen

    @property
    def card(self) -> components.CreatureCard:
        """The printed creature."""
        return components.CREATURES[self.kind]


class Hero(StatePart):
    """An adventurer, the paladin or a phantom in line, with damage counters and bonus hit points.

    `hidden`: invisible for the rest of this battle round (DL-19.13).
    """

    card: str
    damage: int = 0
    bonus: int = 0
    hidden: bool = False

    @property
    def printed(self) -> components.HeroCard:
        """The printed tile."""
        return components.HEROES[self.card]

    @property
    def hit_points(self) -> int:
        """All hit points, whatever the damage."""
        return components.HEROES[self.card].hp + self.bonus

    @property
    def left(self) -> int:
        """The further damage needed to defeat it."""
        return components.HEROES[self.card].hp + self.bonus - self.damage

    @property
    def is_phantom(self) -> bool:
        """Whether it is only an illusion."""
        return self.card == "phantom"

    @property
    def name(self) -> Ref:
        """The reference to its name."""
        return refer(f"hero-{self.card}")


class Plan(StatePart):
    """Where and with what a lord fights this round. `submitted`: it can no longer be changed (DL-16.5).

    Once `shown`, the traps have left the store for the battle and the creatures are marked as deployed.
    """

    square: str
    traps: list[str] = field(default_factory=list)
    creatures: list[str] = field(default_factory=list)
    submitted: bool = False
    shown: bool = False

    def leads_to(self, other: Plan) -> bool:
        """Whether another plan has at least these pieces, on the same square."""
        kinds = (self.traps, other.traps), (self.creatures, other.creatures)
        return self.square == other.square and all(Counter(own) <= Counter(theirs) for own, theirs in kinds)


class Shared(StatePart):
    """The effects on the shared supplies of an order or event that a lord carried out simultaneously with others.

    It takes effect in the order of the rules when all are done: each movement of the counter may affect the paladin,
    and the trap cards are drawn.
    """

    evil: list[int] = field(default_factory=list)
    traps: int = 0
    discard: bool = False
    """Whether a trap card is discarded after the draw (DL-8.21)."""


class Lord(StatePart):
    """One player's dungeon and supplies. `imps` counts all imps; `busy_imps` those that have worked this round."""

    colour: str
    gold: int = 3
    food: int = 3
    imps: int = 3
    busy_imps: int = 0
    busy_trolls: int = 0
    evil: int = FIRST_EVIL
    notices: int = 0
    """One for each gold of a tax that was not paid (DL-26.5)."""
    tiles: dict[str, Tile] = field(default_factory=dict)
    traps: list[str] = field(default_factory=list)
    lair: list[Creature] = field(default_factory=list)
    prison: list[str] = field(default_factory=list)
    line: list[Hero] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """The order cards dealt at the start, two of which their lord disables (DL-3.14)."""
    disabled: list[str] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    on_card: list[str] = field(default_factory=list)
    """Orders of this round that were not executed: their minions stand on the cards."""
    returning: str | None = None
    """The order chosen to return to the hand this round, where there was a choice; else it is the first."""
    used_rooms: dict[str, int] = field(default_factory=dict)
    """By the kind of a room: how often it has been used this round."""
    pending: list[str] = field(default_factory=list)
    """Rooms used simultaneously with others whose product comes in turn order (DL-10.1)."""
    shared: list[Shared] = field(default_factory=list)
    """One for each order carried out simultaneously with others, in the order of the rules."""
    owes_discard: bool = False
    """Has drawn the extra trap card of year 2 simultaneously with others and not yet discarded one (DL-8.21)."""
    given: list[str] | None = None
    """The tokens or trap cards given up for an event, sealed until everyone has answered; None before the answer."""
    spied: list[int] = field(default_factory=list)
    """Positions (0-3) of this year's combat cards that this lord has looked at."""
    plan: Plan | None = None

    @property
    def free_imps(self) -> int:
        """Imps in the den."""
        return self.imps - self.busy_imps

    @property
    def trolls(self) -> int:
        """Troll tokens, one for each troll."""
        return sum(creature.kind == "troll" for creature in self.lair)

    @property
    def free_trolls(self) -> int:
        """Troll tokens in the den."""
        return max(0, self.trolls - self.busy_trolls)

    @property
    def hand(self) -> list[str]:
        """Order cards that are neither disabled nor chosen."""
        return [order for order in components.ORDER_IDS if order not in self.disabled and order not in self.orders]

    @property
    def monsters(self) -> list[Creature]:
        """The creatures that are monsters, fallen or not."""
        return [creature for creature in self.lair if creature.card.monster]

    @property
    def waiting(self) -> list[Creature]:
        """The creatures deployed in the present battle that have not acted yet."""
        return [creature for creature in self.lair if creature.deployed]

    @property
    def unpaid(self) -> list[Creature]:
        """The creatures whose wage has not been decided."""
        return [creature for creature in self.lair if not creature.settled]

    @property
    def wages(self) -> components.Cost:
        """Their wages together."""
        return sum((creature.card.cost for creature in self.unpaid), components.FREE)

    @property
    def has_party(self) -> bool:
        """Whether a living adventurer or paladin is in the dungeon; phantoms do not count."""
        return any(hero.card != "phantom" for hero in self.line)

    @property
    def magic(self) -> int:
        """The magic points of the party (DL-19.1)."""
        return sum(hero.printed.magic for hero in self.line)

    def least(self, kind: str) -> Creature:
        """The least useful creature of that kind, preferring a face-down one. Raises ValueError if there is none."""
        return max((creature for creature in self.lair if creature.kind == kind), key=lambda creature: creature.fallen)


class Outsider(StatePart):
    """A non-player colour: its disabled orders, the orders drawn this round, and the one that its keeper chose."""

    colour: str
    keeper: Seat
    disabled: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    third: str | None = None

    @property
    def candidates(self) -> list[str]:
        """The orders that can become its third one (DL-9.5)."""
        return [order for order in components.ORDER_IDS if order not in self.disabled and order not in self.drawn]


class DiscardedTrap(StatePart):
    """A trap card in the discard; `known_to` is the seat that laid it down, or None if all saw it in battle."""

    card: str
    known_to: Seat | None = None


class Poison(StatePart):
    """Damage pending on an adventurer until the battle is over (DL-18.9). `hero`: its id in the line."""

    hero: str
    points: int


class Battle(StatePart):
    """The battle being fought in one dungeon. `used_icons`: points of trap damage prevented so far."""

    seat: Seat
    square: str
    traps: list[str] = field(default_factory=list)
    used_icons: int = 0
    attacked: bool = False
    """Whether a creature has attacked in this round."""
    no_conquest_trap: bool = False
    no_conquest: bool = False
    """Nothing is conquered this round, because of a trap or a creature's attack."""
    no_heal_trap: bool = False
    no_heal: bool = False
    """Nobody is healed this round, because of a trap or a creature's attack."""
    no_spell: bool = False
    no_fatigue: bool = False
    shield: int = 0
    """The damage that it will still absorb (DL-19.12)."""
    poison: Poison | None = None
    spell: Spell | None = None
    """The fate of the spell; None before its step."""
    magic: int = 0
    """The magic points in that step (DL-19.1)."""


class TrainingState(StatePart):
    """The progress of the training: scenarios of the course, the current one, hints shown in it, best results so far.

    `conquered` holds the smallest number of conquered tiles reached for each finished scenario.
    """

    course: list[str]
    current: int = 0
    attempts: int = 0
    hints: int = 0
    conquered: list[int] = field(default_factory=list)

    @property
    def scenario(self) -> components.Scenario:
        """The scenario being played."""
        return components.SCENARIOS[self.course[self.current]]
