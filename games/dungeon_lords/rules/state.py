"""What lies on the table, as models: lords with their dungeons, heroes in line, the battle that is being fought."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from games.dungeon_lords.rules.components import CREATURES, HEROES, ORDER_IDS, CreatureCard, HeroCard
from rules.messages import Ref, Seat, refer

MOST_EVIL = 15
LEAST_EVIL = 1
FIRST_EVIL = 5
PALADIN_SPACE = 10

BATTLE = "battle"
"""The scope on the agenda in which a battle lies, dropped when the party is gone."""

Minion = Seat | str
"""Who stands in an action space: a seat, or a colour that nobody plays."""
Mood = Literal["weak", "enraged"]
"""What a spell has made of a creature."""


class Part(BaseModel):
    """The base of all parts of the state."""

    model_config = ConfigDict(extra="forbid")


class Tile(Part):
    """A tunnel or room in a dungeon. `dug` and `mined`: in this round (DL-8.35, DL-8.16)."""

    kind: str = "tunnel"
    conquered: bool = False
    dug: bool = False
    mined: bool = False

    @property
    def is_room(self) -> bool:
        """Whether it is a room, conquered or not."""
        return self.kind != "tunnel"

    @property
    def name(self) -> Ref:
        """The reference to its name."""
        return refer(f"room-{self.kind}") if self.is_room else refer("tile-tunnel")


class Creature(Part):
    """A creature tile in a lair. `deployed`: in the present battle, still to act. `mood`: changed by a spell."""

    kind: str
    fallen: bool = False
    deployed: bool = False
    mood: Mood | None = None
    settled: bool = False
    """Its wage of this Payday or spell has been decided."""

    def stand_down(self, *, fallen: bool = False) -> None:
        """It is out of the battle, face up or fallen; what a spell or a wage had made of it is over."""
        self.deployed, self.mood, self.settled = False, None, False
        self.fallen = fallen

    @property
    def card(self) -> CreatureCard:
        """What is printed on it."""
        return CREATURES[self.kind]


class Hero(Part):
    """An adventurer, the paladin or a phantom in line, with damage counters and bonus hit points.

    `hidden`: invisible for the rest of this battle round (DL-19.13).
    """

    card: str
    damage: int = 0
    bonus: int = 0
    hidden: bool = False

    @property
    def printed(self) -> HeroCard:
        """What is printed on the tile."""
        return HEROES[self.card]

    @property
    def hit_points(self) -> int:
        """All hit points, whatever the damage."""
        return HEROES[self.card].hp + self.bonus

    @property
    def left(self) -> int:
        """How much damage defeats it."""
        return HEROES[self.card].hp + self.bonus - self.damage

    @property
    def is_phantom(self) -> bool:
        """Whether it is only an illusion."""
        return self.card == "phantom"

    @property
    def name(self) -> Ref:
        """The reference to its name."""
        return refer(f"hero-{self.card}")


class Plan(Part):
    """Where and with what a lord fights this round. `submitted`: it can no longer be changed (DL-16.5).

    Once `shown`, the traps have left the store for the battle and the creatures are marked as deployed.
    """

    square: str
    traps: list[str] = []
    creatures: list[str] = []
    submitted: bool = False
    shown: bool = False


class Lord(Part):
    """One player's dungeon and supplies. `imps` counts all imps; `busy_imps` those that have worked this round."""

    colour: str
    gold: int = 3
    food: int = 3
    imps: int = 3
    busy_imps: int = 0
    busy_trolls: int = 0
    evil: int = FIRST_EVIL
    notices: int = 0
    tiles: dict[str, Tile] = {}
    traps: list[str] = []
    lair: list[Creature] = []
    prison: list[str] = []
    line: list[Hero] = []
    drawn: list[str] = []
    disabled: list[str] = []
    orders: list[str] = []
    on_card: list[str] = []
    """Orders of this round whose minion stands on the card: not executed."""
    returning: str | None = None
    """The order chosen to return to the hand this round, where there was a choice; else it is the first."""
    used_rooms: dict[str, int] = {}
    pending: list[str] = []
    """Rooms used side by side with others whose product comes in turn order (DL-10.1)."""
    spied: list[int] = []
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
        return [order for order in ORDER_IDS if order not in self.disabled and order not in self.orders]

    @property
    def monsters(self) -> list[Creature]:
        """The creatures that are monsters, fallen or not."""
        return [creature for creature in self.lair if creature.card.monster]

    @property
    def waiting(self) -> list[Creature]:
        """The creatures deployed in the present battle that have not acted yet."""
        return [creature for creature in self.lair if creature.deployed]

    @property
    def has_party(self) -> bool:
        """Whether a living adventurer or paladin is in the dungeon; phantoms do not count."""
        return any(hero.card != "phantom" for hero in self.line)

    def least(self, kind: str) -> Creature:
        """The creature of that kind that is missed least: a face-down one first. Raises ValueError without any."""
        return max((creature for creature in self.lair if creature.kind == kind), key=lambda creature: creature.fallen)


class Outsider(Part):
    """A colour nobody plays: its disabled orders, the orders drawn this round, and the one chosen for it."""

    colour: str
    keeper: Seat
    disabled: list[str] = []
    drawn: list[str] = []
    third: str | None = None

    @property
    def candidates(self) -> list[str]:
        """The orders that can become its third one (DL-9.5)."""
        return [order for order in ORDER_IDS if order not in self.disabled and order not in self.drawn]


class DiscardedTrap(Part):
    """A trap card in the discard; `known_to` is the seat that laid it down, or None when all saw it in battle."""

    card: str
    known_to: Seat | None = None


class Poison(Part):
    """The damage that waits in an adventurer until the battle is over (DL-18.9). `hero`: its id in the line."""

    hero: str
    points: int


class Battle(Part):
    """The battle being fought in one dungeon. `used_icons`: points of trap damage prevented so far."""

    seat: Seat
    square: str
    traps: list[str] = []
    used_icons: int = 0
    attacked: bool = False
    no_conquest_trap: bool = False
    no_conquest: bool = False
    no_heal_trap: bool = False
    no_heal: bool = False
    no_spell: bool = False
    no_fatigue: bool = False
    shield: int = 0
    poison: Poison | None = None
