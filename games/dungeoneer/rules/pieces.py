"""The pieces on the table: players, readied cards, monsters, spaces, quests, and what is being rolled or asked."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, NamedTuple

from games.dungeoneer.rules import components
from rules.messages import Name, Ref, Seat
from rules.state_parts import StatePart

NOBODY: Seat = -1
NOWHERE = -1
"""The number of no space."""
Quiet = Literal["attack", "turn"]
"""The time for which a player passes everything: until the end of this attack, or of this turn."""


class Tip(StatePart):
    """Why a hero lies on the ground (DN-18.10). `target` 0: getting up needs no roll."""

    cause: str
    """"pit", "threat" or "free"."""
    attr: str = "melee"
    target: int = 0
    tags: list[str] = field(default_factory=list)
    """The tags of the threat, for the bonuses against its kind."""

    @property
    def kinds(self) -> list[str]:
        """The tags of the threat of getting up: the kind of the one that tipped the hero."""
        return [tag for tag in self.tags if tag != "threat"]


class OfCard:
    """A piece that is an adventure card."""

    card: str

    @property
    def printed(self) -> components.Card:
        """The printed card."""
        return components.CARDS[self.card]

    @property
    def name(self) -> Ref:
        """Its name."""
        return components.name_of(self.card)


class Laid(OfCard, StatePart):
    """A card that lies readied with a player or, as a permanent bane, on a hero."""

    number: int
    """Unique in the whole game; older cards have smaller numbers."""
    card: str
    by: Seat
    """Who controls it."""
    charges: int = 0
    paid: bool = False
    """For a card with upkeep: whether it is paid for this turn."""
    turn_begun: bool = False
    """For a bane that ends with its victim's turn: whether that turn has begun."""


class TurnEffect(StatePart):
    """Something that changes a score, or makes a threat succeed, until the end of the turn (DN-17.4)."""

    source: str
    do: str
    attr: str = ""
    n: int = 0
    mark: int = 0
    kind: str = ""


class NextRoll(StatePart):
    """A bonus to the next roll of one of these kinds; it lapses at the end of the turn."""

    source: str
    n: int
    kinds: list[str]


class Beast(OfCard, StatePart):
    """A monster of an adventure card, in a pack or in an encounter."""

    number: int
    card: str
    wounds: int = 0
    attachments: list[str] = field(default_factory=list)


class Encounter(OfCard, StatePart):
    """One entry of the declaration (DN-5.9): a monster or a trap, whom it is aimed at, and what became of it."""

    card: str
    target: Seat
    cost: int
    space: int = NOWHERE
    attr: str = ""
    beast: Beast | None = None
    from_pack: bool = False
    state: str = "waiting"
    """"waiting", "done" (has attacked or its attack lapsed), "cancelled", "dead"."""
    prevented: bool = False


class Armed(StatePart):
    """An armed order (DN-16.15): what is used, in which window, for whose roll of what kind, for how much."""

    do: str
    """The kind of act: "instant", "bane", "use", "artifact", "ability"."""
    card: str
    """The card, the quest of the artifact, or the hero."""
    window: str
    roll: str = ""
    whose: Seat = NOBODY
    amount: int = 0
    number: int = 0
    """The readied card that is used; 0 for anything else."""


class Usable(NamedTuple):
    """A use of a readied card, an artifact or a hero."""

    do: Literal["use", "artifact", "ability"]
    """The kind of act, as in `Armed.do`."""
    card: str
    use: components.Use
    number: int = 0
    """That of the readied card, as are the charges."""
    charges: int = 0

    @property
    def once_key(self) -> str:
        """The key under which a once-per-turn effect is remembered (`Player.used`)."""
        return {"use": str(self.number), "ability": "hero"}.get(self.do, self.card)


def use_id(do: str, card: str, number: int) -> str:
    """The id of the option to use something on the table."""
    return {"use": f"use-{number}", "ability": "ability"}.get(do, f"{do}-{card}")


class Player(StatePart):
    """One player's inventory and counters. All of it is public (DN-1.12)."""

    seat: Seat
    hero: str
    alive: bool = True
    level: int = 1
    life: int = components.MAX_LIFE
    glory: int = 1
    peril: int = 1
    movement: int = 0
    token: bool = False
    """The off-turn movement token (DN-14.3)."""
    at: int = NOWHERE
    cusp: int = NOWHERE
    """The direction of the exit on which the hero stands between two spaces (DN-10.10)."""
    cusp_new: bool = False
    """It has just come there, and cannot go on before its next turn (DN-10.12)."""
    tip: Tip | None = None
    boons: list[Laid] = field(default_factory=list)
    treasures: list[Laid] = field(default_factory=list)
    banes: list[Laid] = field(default_factory=list)
    pack: list[Beast] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    """Completed quests, including artifacts."""
    effects: list[TurnEffect] = field(default_factory=list)
    rolls: list[NextRoll] = field(default_factory=list)
    two_dice: str = ""
    """The source of two dice for the next roll."""
    used: list[str] = field(default_factory=list)
    """Once-per-turn effects used in this turn."""
    attacked: bool = False
    """Whether the one standard attack of this turn is spent (DN-6.17)."""

    @property
    def readied(self) -> list[Laid]:
        """The readied boons, then the treasures."""
        return [*self.boons, *self.treasures]

    @property
    def printed(self) -> components.Hero:
        """The printed hero card."""
        return components.HEROES[self.hero]

    def lose(self, laid: Laid) -> None:
        """Take a readied card or a bane off the table."""
        for cards in (self.boons, self.treasures, self.banes):
            if laid in cards:
                cards.remove(laid)

    @property
    def usable(self) -> list[Usable]:
        """Everything on the table that the player can use at some time (DN-15.6, DN-17.12)."""
        cards = [
            Usable("use", laid.card, use, laid.number, laid.charges)
            for laid in self.readied
            for use in laid.printed.uses
        ]
        artifacts = [Usable("artifact", id, use) for id in self.done if (use := components.QUESTS[id].artifact_use)]
        ability = self.printed.ability
        return [*cards, *artifacts, *([Usable("ability", self.hero, ability)] if ability else [])]


class Shut(StatePart):
    """An exit that counts as something else until the end of the turn."""

    side: int
    exit: components.Exit
    source: str


class Space(StatePart):
    """A placed map card."""

    card: str
    x: int
    y: int
    turned: bool = False
    near: list[int] = field(default_factory=lambda: [NOWHERE] * 4)
    """The spaces north, east, south and west of it."""
    opened: list[int] = field(default_factory=list)
    """Sides opened in this turn (DN-10.16)."""
    shut: list[Shut] = field(default_factory=list)

    @property
    def printed(self) -> components.MapCard:
        """The printed map card."""
        return components.MAPS[self.card]

    def exit(self, side: int) -> components.Exit:
        """The exit on that side, as the card lies (DN-9.6) and as effects of this turn have it."""
        for shut in self.shut:
            if shut.side == side:
                return shut.exit
        exits = components.MAPS[self.card].exits
        return exits[(side + 2) % 4] if self.turned else exits[side]

    @property
    def walls(self) -> tuple[bool, ...]:
        """On which sides there is a wall, as the card lies and as effects of this turn have it."""
        if self.shut:
            return tuple([self.exit(side).kind == "wall" for side in range(4)])
        return walls_of(self.card, self.turned)


def walls_of(card: str, turned: bool) -> tuple[bool, ...]:
    """On which sides a map card has a wall when it lies like this."""
    north, east, south, west = [exit.kind == "wall" for exit in components.MAPS[card].exits]
    return (south, west, north, east) if turned else (north, east, south, west)


class OpenQuest(StatePart):
    """A quest that lies face up: personal, or the global one."""

    id: str
    owner: Seat = NOBODY
    """NOBODY for the global quest."""
    wounds: int = 0
    carrier: Seat = NOBODY
    lies: int = NOWHERE
    """The space where its component was put down."""
    touched: bool = False
    """Its component has been picked up, so any hero may take it (DN-13.25)."""
    found: bool = False
    """Its search has succeeded in this turn (DN-13.17)."""
    fought: bool = False
    """Its monster has attacked in this turn (DN-13.32)."""


class Side(StatePart):
    """One side of a combat: a hero, an encounter of the declaration, or a quest's monster."""

    hero: Seat = NOBODY
    entry: int = NOWHERE
    quest: str = ""


class Planned(Side, kw_only=True):
    """A monster as it would fight if it were declared; not a side of a combat in progress."""

    beast: Beast


class Roll(StatePart):
    """A roll about to be made; everything that may change it is settled before it (DN-20.2)."""

    what: str
    """"attack", "exit", "obstacle", "trap", "bane", "quest", "search", "chance", "untip"."""
    seat: Seat
    """Whose hero rolls; in combat the hero on the defending side, otherwise the attacking hero."""
    attr: str = ""
    target: int = 0
    source: str = ""
    by: Seat = NOBODY
    """Who controls the source."""
    tags: list[str] = field(default_factory=list)
    side: int = 0
    """Which exit."""
    attacker: Side | None = None
    defender: Side | None = None
    steal: str = ""
    """The escort quest that the challenger tries to steal."""
    prevented: list[Seat] = field(default_factory=list)
    """Heroes that this combat does not hurt."""
    dice: int = 1
    added: int = 0
    """The Glory spent on a Chance roll."""
    stars: list[int] = field(default_factory=lambda: [0, 0])
    """Which hit effect the attacker and the defender named (DN-6.12)."""

    @property
    def sides(self) -> tuple[Side, Side] | None:
        """The attacker and the defender; None if it is not a combat."""
        return None if self.attacker is None or self.defender is None else (self.attacker, self.defender)

    @property
    def heroes(self) -> list[Seat]:
        """The seats whose heroes roll."""
        return [side.hero for side in self.sides if side.hero != NOBODY] if self.sides else [self.seat]

    @property
    def has_monster(self) -> bool:
        """Whether a monster of the declaration fights, which the turn player runs."""
        return any(side.entry != NOWHERE for side in self.sides or ())

    @property
    def is_quest(self) -> bool:
        """Whether a quest depends on it (DN-16.11)."""
        return any(side.quest for side in self.sides or ()) or self.what in ("quest", "search", "chance")


class PendingBane(StatePart):
    """A bane that is paid for and not yet carried out (W-BANE)."""

    card: str
    by: Seat
    victim: Seat
    """NOBODY if it is not aimed at a hero."""
    payer: Seat
    cancelled: bool = False
    space: int = NOWHERE
    side: int = 0
    """The edge it was aimed at."""
    beast: int = 0
    """The number of the monster that it is attached to."""


class Window(StatePart):
    """An open window (DN-16): who may act, and the answers so far, which are secret."""

    kind: str
    """"reset", "enc", "bane", "roll", "chal", "move", "end"."""
    affected: list[Seat] = field(default_factory=list)
    entry: int = NOWHERE
    answers: dict[int, str] = field(default_factory=dict)
    passed: dict[int, list[str]] = field(default_factory=dict)
    """The possible acts of each seat that passed; it is asked again for anything new (DN-16.5)."""
    paused: bool = False
    """The clock has been asked since the last act in it."""


class ShownRoll(StatePart):
    """The last roll, for the picture (DN-24.1)."""

    what: str
    who: list[Name]
    dice: list[int]
    totals: list[int]
    target: int = 0
    attr: str = ""
    """The attribute that was added; empty for none, and in games from before it was kept."""


class Pile(StatePart):
    """Face-down cards, the top one last. `blocks` counts, from the top, cards whose order nobody knows.

    A quest openly put under its deck is a block of its own.
    """

    cards: list[str] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)

    def take(self) -> str:
        """The top card. Raises IndexError if there is none."""
        card = self.cards.pop()
        self.blocks[0] -= 1
        if not self.blocks[0]:
            del self.blocks[0]
        return card

    def put_under(self, cards: list[str]) -> None:
        """Put cards under the pile; their relative order is unknown to all players."""
        if cards:
            self.cards[:0] = cards
            self.blocks.append(len(cards))

    def mixed(self, cards: list[str]) -> None:
        """Make this the shuffled pile of these cards."""
        self.cards = cards
        self.blocks = [len(cards)] if cards else []


class Passed(StatePart):
    """A map card that was passed on because its first holder's quest names it (DN-21.4)."""

    card: str
    giver: Seat
    receiver: Seat
