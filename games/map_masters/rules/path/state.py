"""Where a path is, what it has done, and what may come next; the differences between the modes (MM-4.1)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import Enum
from operator import attrgetter
from typing import NamedTuple

from games.map_masters.rules.cards import NO_DOOR
from games.map_masters.rules.components import FEATHER_STEP, LOCK_WHISPER, PHANTOM_BLADE, SILENT_RITE
from games.map_masters.rules.dungeon import Dungeon, Exit
from games.map_masters.rules.icons import Icon

START, DRAWING, ESCAPED, ENDED, ARRIVED = "start", "drawing", "escaped", "ended", "arrived"
PAYING = (PHANTOM_BLADE, LOCK_WHISPER, FEATHER_STEP, SILENT_RITE)
"""The spells that pay instead of a sword, key, rope or scroll, in the order of icons.TOKENS (MM-6.2)."""

Payment = tuple[str, ...]
"""The means of payment, in order: `token`, `item` or a spell."""
Passage = tuple[int, int, int, int]
"""Room, the two doors, the group that the line belongs to (MM-4.9)."""
LINED = ("start", "go", "fall", "rope", "stairs", "escape", "arrive")
"""Steps that continue from the end of the path."""
MISSED = frozenset(
    (
        "obstacle_monster",
        "obstacle_padlock",
        "obstacle_lava",
        "no_rope",
        "no_scroll",
        "requirement_not_met",
        "no_antidote",
    )
)
"""Reasons why an expected step is refused: something is missing to pay or to deliver."""


class Arrival(Enum):
    """The ways in which the path of a group ends (MM-22.2)."""

    SLOT = "slot"
    """It fulfils a goal."""
    REVEAL = "reveal"
    """It reaches a card that lies face down."""
    VAIN = "vain"
    """It brings nothing that is required, and under strict_arrival the mission is lost."""
    ARTIFACT = "artifact"
    """It ends where an artifact lies."""


class Price(NamedTuple):
    """The price of a step: numbers of swords, keys, ropes and scrolls."""

    sword: int = 0
    key: int = 0
    rope: int = 0
    scroll: int = 0


Tokens = tuple[int, int, int, int]
"""A number of fairy tokens of each type, in the order of icons.TOKENS."""


class Delivery(NamedTuple):
    """The means by which a goal is fulfilled (MM-22.24)."""

    items: int = 0
    """The discoveries that are given, as bits."""
    tokens: Tokens = (0, 0, 0, 0)


NOTHING = Delivery()
FREE = Price()
ONE = (Price(sword=1), Price(key=1), Price(rope=1), Price(scroll=1))
"""One sword, one key, one rope, one scroll."""


@dataclass(slots=True)
class Move:
    """One step that may come next, or that is refused with `reason`."""

    text: str
    """The step in the notation of paths (MM-4.18); also names its payment if that is not the default."""
    kind: str
    """start, go, escape, fall, rope, stairs, tp, cast, stop, token, arrive."""
    to: int = -1
    """The place where the path will be."""
    link: int = 0
    """The links that it goes through, as bits; the discoveries below are bits too."""
    door: int = NO_DOOR
    """The door by which the current room is left."""
    door_beyond: int = NO_DOOR
    """The door by which the next room is entered."""
    price: Price = FREE
    payment: Payment = ()
    used: int = 0
    """Discoveries that are used up as fixtures: circles, stairs, pits."""
    circled: int = 0
    crossed: int = 0
    """Discoveries that are circled, or crossed out, in addition to those of the place that is entered."""
    spell: str = ""
    mark: str = ""
    """The cell of the picture that the step leads to."""
    direction: str = ""
    reason: str = ""
    lacking: int = 0
    """The number of swords, keys, ropes and scrolls that are missing to pay it."""
    barrels: int = 0
    """Barrels paid as antidote (MM-25.4)."""
    arrival: Arrival | None = None
    slot: int | None = None
    """The goal that is fulfilled."""
    delivery: Delivery = NOTHING
    token: str = ""
    past: int = -1
    """A corridor pit that is fallen through on the way: its place is used too."""

    @property
    def steps(self) -> tuple[str, ...]:
        """Its text, as those of a longer way."""
        return (self.text,)


def refuse(refused: list[Move] | None, move: Move, reason: str) -> list[Move]:
    """Record that a step is refused, if requested; returns the remaining steps: none."""
    if refused is not None:
        refused.append(replace(move, reason=reason))
    return []


@dataclass(frozen=True, slots=True)
class Terms:
    """The differences between paths of the modes; this is Versus (MM-22.2 lists what co-op changes)."""

    group: int = 0
    coop: bool = False
    supply: tuple[int, ...] = (5, 5, 5, 5)
    """Fairy tokens in the market when the path begins: newcomers may take some."""
    had: tuple[int, ...] = (0, 0, 0, 0)
    """The fairy tokens of the group when its path begins."""

    def tokens_of(self, path: Path) -> Tokens:
        """The tokens that can be spent."""
        return path.tokens

    def is_free(self, path: Path, kind: int) -> bool:
        """Whether a padlock or lava costs nothing (missions 8 and 12)."""
        return False

    def antidote(self, path: Path, place: int, here: int | None) -> int:
        """The number of barrels that it costs to enter the card of `place` from `here`, or from afar (mission 7)."""
        return 0

    def arrivals(self, path: Path, way: Exit) -> list[Move] | None:
        """The arrivals through this exit, refused ones included; None if it is an ordinary way on."""
        return None

    def entered(self, path: Path, place: int, gained: int) -> None:
        """Make the other changes on a new path when a place is entered: artifacts, tokens to choose."""


VERSUS = Terms()


class Ink(NamedTuple):
    """The ink shared by all lines of one tableau: each path leaves it to the next one (MM-22.3).

    Sets of bits of the dungeon's numbers: of places in `used` and `rooms`, of links, of discoveries in the others.
    """

    used: int = 0
    links: int = 0
    rooms: int = 0
    """Rooms whose monsters are defeated and whose contents are taken."""
    passages: tuple[Passage, ...] = ()
    circled: int = 0
    crossed: int = 0
    fixtures: int = 0
    """Stairs and pits that have been used."""


@dataclass(slots=True, unsafe_hash=True)
class Path:
    """Where a path is and what it has done; sets are bits of the dungeon's numbers, as those of `Ink`.

    Only a fresh copy that nothing else has seen is ever changed, so results for a path can be cached.
    """

    dungeon: Dungeon
    terms: Terms = VERSUS
    status: str = START
    place: int = -1
    door: int = NO_DOOR
    """The door by which the present room was entered; NO_DOOR after a fixture (MM-4.10)."""
    used: int = 0
    links: int = 0
    rooms: int = 0
    passages: tuple[Passage, ...] = ()
    circled: int = 0
    crossed: int = 0
    fixtures: int = 0
    own: int = 0
    """Circled by this path itself; in Versus the same as `circled`."""
    visited: int = 0
    """Rooms that this path has entered."""
    tokens: Tokens = (0, 0, 0, 0)
    spells: tuple[str, ...] = ()
    """Face up."""
    cast: tuple[str, ...] = ()
    """Used by this path, in order."""
    ghost: bool = False
    teleports: int = 0
    artifacts: tuple[str, ...] = ()
    choosing: int = 0
    """Fairy tokens to be chosen before the next step (MM-24.3)."""
    arrival: Arrival | None = None
    slot: int | None = None
    delivered: int = 0
    at: tuple[int, str] | None = None
    """Before the first step in co-op: the card and opening at which the mini waits."""
    spent: Tokens = (0, 0, 0, 0)
    """Tokens turned face down by this path."""
    ways: list[Move] | None = field(default=None, init=False, compare=False, repr=False)
    """The legal next steps (`steps.moves`), once they have been listed."""
    beyond: dict[str, Path] = field(default_factory=dict, init=False, compare=False, repr=False)
    """The paths after some of them, by their texts (`following.step`)."""

    def copy(self) -> Path:
        """A copy of the path that may be changed."""
        return Path(*_ALL(self))

    @property
    def ink(self) -> Ink:
        """The ink left for the paths after it."""
        return Ink(*_INK(self))

    def items(self, kind: int) -> int:
        """The number of unspent items of that type that the path holds."""
        return (self.own & self.dungeon.spendable[kind] & ~self.crossed).bit_count()

    def count(self, *icons: Icon) -> int:
        """The number of discoveries of these icons that this path has circled."""
        bits = self.dungeon.icon_bits
        return sum((self.own & bits.get(icon, 0)).bit_count() for icon in icons)

    def takeable(self) -> list[int]:
        """The types of fairy tokens that an optimizer may give: those not held and still in the market (MM-24.3)."""
        supply, had = self.terms.supply, self.terms.had
        return [
            kind for kind, held in enumerate(self.tokens) if not held and supply[kind] > self.spent[kind] - had[kind]
        ]


_ALL = attrgetter(*(field.name for field in fields(Path) if field.init))
_INK = attrgetter(*Ink._fields)
