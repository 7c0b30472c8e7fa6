"""The state of a game: lords with their dungeons, adventurers in line, the current battle, and the table as a whole.

The steps and questions are built on this; the game put together from them is in `game.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Literal

from pydantic import BaseModel, ConfigDict

from games.dungeon_lords.rules.components import (
    COMBAT_CARDS,
    CREATURES,
    HEROES,
    ORDER_IDS,
    ROOMS,
    SCENARIOS,
    SEASONS,
    TRAPS,
    TUNNEL,
    Cost,
    CreatureCard,
    HeroCard,
    RoomCard,
    Scenario,
)
from rules.game import Game
from rules.messages import Ref, Seat, refer, seat_name
from rules.settings import GameSettings

MOST_EVIL = 15
LEAST_EVIL = 1
FIRST_EVIL = 5
PALADIN_SPACE = 10
TRAINING_FATIGUE = 2

BATTLE = "battle"
"""The agenda scope that contains a battle; dropped when the party is gone."""

Minion = Seat | str
"""Who occupies an action space: a seat, or a non-player colour."""
Mood = Literal["weak", "enraged"]
"""The condition in which a spell has put a creature."""
Spell = Literal["cast", "in_vain", "weak", "room", "dart"]
"""The fate of a round's spell in a battle: it was cast and changed something or nothing, or why it was not cast."""


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
    def card(self) -> RoomCard:
        """The printed room, or that of a tunnel."""
        return ROOMS.get(self.kind, TUNNEL)

    @property
    def name(self) -> Ref:
        """The reference to its name."""
        return refer(f"room-{self.kind}") if self.is_room else refer("tile-tunnel")


class Creature(Part):
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
    def card(self) -> CreatureCard:
        """The printed creature."""
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
        """The printed tile."""
        return HEROES[self.card]

    @property
    def hit_points(self) -> int:
        """All hit points, whatever the damage."""
        return HEROES[self.card].hp + self.bonus

    @property
    def left(self) -> int:
        """The further damage that defeats it."""
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


class Shared(Part):
    """The effects on the shared supplies of an order or event that a lord carried out simultaneously with others.

    It takes effect in the order of the rules when all are done: each movement of the counter may affect the paladin,
    and the trap cards are drawn.
    """

    evil: list[int] = []
    traps: int = 0
    discard: bool = False
    """Whether a trap card is discarded after the draw (DL-8.21)."""


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
    """Rooms used simultaneously with others whose product comes in turn order (DL-10.1)."""
    shared: list[Shared] = []
    """One for each order carried out simultaneously with others, in the order of the rules."""
    owes_discard: bool = False
    """Has drawn the extra trap card of year 2 simultaneously with others and not yet discarded one (DL-8.21)."""
    given: list[str] | None = None
    """The tokens or trap cards given up for an event, sealed until everyone has answered; None before the answer."""
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
    def unpaid(self) -> list[Creature]:
        """The creatures whose wage has not been decided."""
        return [creature for creature in self.lair if not creature.settled]

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


class Outsider(Part):
    """A non-player colour: its disabled orders, the orders drawn this round, and the one chosen for it."""

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
    """A trap card in the discard; `known_to` is the seat that laid it down, or None if all saw it in battle."""

    card: str
    known_to: Seat | None = None


class Poison(Part):
    """Damage pending on an adventurer until the battle is over (DL-18.9). `hero`: its id in the line."""

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
    spell: Spell | None = None
    """The fate of the spell; None before its step."""
    magic: int = 0
    """The magic points in that step (DL-19.1)."""


class TrainingState(Part):
    """The progress of the training: scenarios of the course, the current one, hints shown in it, best results so far.

    `conquered` holds the smallest number of conquered tiles reached for each finished scenario.
    """

    course: list[str]
    current: int = 0
    attempts: int = 0
    hints: int = 0
    conquered: list[int] = []

    @property
    def scenario(self) -> Scenario:
        """The scenario being played."""
        return SCENARIOS[self.course[self.current]]


class DungeonLordsSettings(GameSettings):
    """The switches of DL-2.2, and which scenario a single player trains.

    Two to four seats play the game; one seat alone is the combat training (section 29), for which only `scenario`
    counts.
    """

    first: ClassVar[Mapping[str, object]] = {"rules": "introductory"}

    rules: Literal["full", "introductory"] = "full"
    """Full: choice of the disabled orders, special events, fee for hiring first. Introductory: none of them."""
    choose_disabled: bool = False
    """With introductory rules: the first disabled orders are chosen as in the full rules."""
    scenario: Literal["all", "1", "2", "3", "4", "room"] = "all"
    """Combat training: one scenario, or all one after the other. `room` is the first with a room at C1."""

    def counts(self, field: str, seats: int) -> bool:
        """The full rules let the disabled orders be chosen anyway; a scenario is for one player alone."""
        if field == "choose_disabled":
            return self.rules == "introductory"
        return field != "scenario" or seats < 2


Phase = Literal[
    "setup",
    "new_round",
    "orders",
    "placing",
    "executing",
    "production",
    "event",
    "adventurers",
    "planning",
    "battle",
    "scoring",
]


class DungeonLordsState(Game):
    """Everything on the table. Lists of two hold year 1 and year 2; piles are drawn from the end."""

    settings: DungeonLordsSettings
    year: int = 1
    season: int = 0
    phase: Phase = "setup"
    starter: Seat = 0
    lords: list[Lord] = []
    outsiders: list[Outsider] = []
    shared_evil: int | None = None

    creature_piles: list[list[str]] = [[], []]
    room_piles: list[list[str]] = [[], []]
    hero_piles: list[list[str]] = [[], []]
    heroes_at_bottom: int = 0
    """The number of adventurers that were seen going to the bottom of this year's pile (DL-5.8)."""
    trap_deck: list[str] = []
    trap_discard: list[DiscardedTrap] = []
    combat_piles: list[list[str]] = [[], []]
    """Four combat cards per year, by round."""
    combat_removed: list[list[str]] = [[], []]
    combat_shown: int = 0
    """The number of this year's combat cards that have been revealed."""
    events: list[str] = []
    """The event tiles of spring, summer and autumn."""
    events_shown: int = 0
    specials: list[str] = []
    """The special event cards of year 1 and 2 (full rules)."""
    specials_removed: list[str] = []
    specials_shown: int = 0

    tavern: list[str] = []
    market: list[str] = []
    arriving: list[str] = []
    """The adventurers of this round's adventurer phase, weakest first."""
    forecast: list[str] = []
    """The adventurers of the next round."""
    distant: list[str] = []
    """Tiles that have left the game, face up on the distant lands board."""
    spaces: dict[str, list[Minion | None]] = {}
    """Who stands on spaces I, II, III of each area."""
    orders_shown: int = 0
    """The number of chosen orders of this round that have been revealed."""

    paladin: Literal["tent", "host", "prison", "gone"] = "tent"
    paladin_host: Seat | None = None
    """In whose line he stands, or in whose prison he is."""
    combat_round: int = 0
    in_turn: bool = False
    """Production or planning of this round is done in turn order, because a player demanded it."""
    battle: Battle | None = None
    noted: list[int] = []
    """By how much the gossip being resolved moves each seat's evil."""
    training: TrainingState | None = None

    @property
    def full(self) -> bool:
        """Full rules (本格ルール)."""
        return self.settings.rules == "full"

    @property
    def in_combat(self) -> bool:
        """Whether a combat part (or the training) is being played."""
        return self.combat_round > 0

    @property
    def season_name(self) -> Ref:
        """The reference to the season's name."""
        return refer(f"season-{SEASONS[self.season]}")

    def turn_order(self) -> list[Seat]:
        """All seats in turn order, beginning with the starting player (DL-1.1)."""
        return [(self.starter + step) % self.seats for step in range(self.seats)]

    def has_ordered(self, seat: Seat) -> bool:
        """Whether a seat has given all the orders it gives in this round, a non-player colour's included (DL-9.5)."""
        return bool(self.lords[seat].orders) and (self.seats > 2 or self.outsiders[seat].third is not None)

    def fatigue(self) -> int:
        """The fatigue of the present combat round (DL-23.2, DL-29.2)."""
        if self.training is not None:
            return TRAINING_FATIGUE
        return COMBAT_CARDS[self.combat_piles[self.year - 1][self.combat_round - 1]].fatigue

    def trap_cost(self, trap: str) -> Cost:
        """The price of revealing a trap this year."""
        return TRAPS[trap].cost[self.year - 1]

    def draw_traps(self, seat: Seat, number: int) -> int:
        """Draw trap cards into the lord's store, as many as there are; only the owner learns which (DL-8.23)."""
        drawn = [self.trap_deck.pop() for _ in range(min(number, len(self.trap_deck)))]
        self.lords[seat].traps.extend(drawn)
        if drawn:
            self.commit()
            self.tell("log-traps_drawn_which", to=seat, traps=[refer(f"trap-{trap}") for trap in sorted(drawn)])
        return len(drawn)

    def discard_trap(self, seat: Seat, trap: str) -> None:
        """Put one of the lord's own trap cards face down on the discard pile; only the owner knows which (DL-1.9)."""
        self._discard(seat, trap)
        self.tell("log-trap_discarded", player=seat_name(seat))
        self.tell("log-trap_discarded_which", to=seat, trap=refer(f"trap-{trap}"))

    def pay_trap(self, seat: Seat, trap: str, creature: str) -> None:
        """Pay for a kind of creature with one of the lord's own trap cards, face down (DL-8.29)."""
        self._discard(seat, trap)
        self.tell("log-trap_discarded_which", to=seat, trap=refer(f"trap-{trap}"))
        self.tell("log-trap_paid", player=seat_name(seat), creature=refer(f"creature-{creature}"))

    def _discard(self, seat: Seat, trap: str) -> None:
        self.lords[seat].traps.remove(trap)
        self.trap_discard.append(DiscardedTrap(card=trap, known_to=seat))

    def discard_creature(self, seat: Seat, creature: Creature) -> None:
        """Move one of the lord's creature tiles to the distant lands, with its token if it is a troll (DL-8.28)."""
        lord = self.lords[seat]
        lord.lair = [other for other in lord.lair if other is not creature]
        self.distant.append(creature.kind)

    def decline(self, seat: Seat, order: str) -> None:
        """Decline to carry out an order that could be: the minion goes onto the order card (DL-7.3)."""
        self.lords[seat].on_card.append(order)
        self.tell("log-order_unexecuted", player=seat_name(seat), order=refer(f"order-{order}"))

    def counts(self) -> Counter[str]:
        """The number of trap cards of each kind in all places, to check that none is lost."""
        counted = Counter(self.trap_deck)
        counted.update(discarded.card for discarded in self.trap_discard)
        for lord in self.lords:
            counted.update(lord.traps)
            if lord.plan is not None and lord.plan.shown:
                counted.update(lord.plan.traps)
        if self.battle is not None:
            counted.update(self.battle.traps)
        return counted
