"""The parts of a co-operative table: the tableau, the groups, the decisions of the team."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, NamedTuple

from games.map_masters.rules.coop.missions import MISSIONS, Mission
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.layouts import Placed, Spot
from games.map_masters.rules.path.state import Ink, Passage
from rules.messages import Ref, Seat, refer
from rules.state_parts import StatePart

Stage = Literal["", "mission", "starts", "market", "eve", "turned"]
"""The decisions of the team: mission, starts, tokens and spells, difficulty and first player, how a card lies."""
COPIES = 5
"""Starter decks in the box."""


class Group(StatePart):
    """A party of adventurers: where its mini is and everything that its line has done (MM-22)."""

    colour: str
    column: int = 0
    row: int = 0
    opening: str = ""
    """The opening in front of which the mini waits; empty in a hall."""
    door: int = -1
    """The door by which it has entered the hall of its step card."""
    out: bool = False
    """It has delivered: on a boss card or out of the grid."""
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    spells: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Of its spells, those that have been cast."""
    own: int = 0
    """The bits of the discoveries that it has made."""
    visited: int = 0
    """The bits of the places where it has been."""
    delivered: int = 0
    """The bits of the items that it has given for goals."""
    teleports: int = 0
    """The number of times it has teleported."""
    artifacts: list[str] = field(default_factory=list)
    done_at: list[str] = field(default_factory=list)
    """The cards at which it has fulfilled a goal."""
    lines: list[list[str]] = field(default_factory=list)
    """Its line so far, in strokes of cells."""

    @property
    def name(self) -> Ref:
        """Its name in texts."""
        return refer(f"group-{self.colour}")

    @property
    def space(self) -> Spot:
        """Column and row, from 0, of the card or space where the mini is."""
        return self.column, self.row


class Trace(StatePart):
    """A path of a group while it is being drawn; nothing counts before it arrives."""

    group: int
    """Its number, as in `Team.groups`."""
    steps: list[str] = field(default_factory=list)
    presses: list[int] = field(default_factory=list)
    """The number of steps before each press, which are what is left when it is taken back."""


class Sketch(StatePart):
    """A plan that a seat has drawn on the map, visible to all (MM-21.8)."""

    seat: Seat
    group: str = ""
    """The colour of the group that it is for; empty for none."""
    spaces: list[Spot] = field(default_factory=list)
    """Column and row of the spaces in order, from 0."""


class Start(NamedTuple):
    """Where a group waits before the mission: the space, and in front of which of its openings (MM-20.8)."""

    column: int
    row: int
    opening: str

    @property
    def id(self) -> str:
        """Its name in the ids of options."""
        return f"{self.column}_{self.row}_{self.opening}"

    @property
    def space(self) -> Spot:
        """Column and row, from 0."""
        return self.column, self.row


class Wanted(NamedTuple):
    """A token or spell to buy for a group, or an unseen spell (`preparation.BLIND`, MM-20.11)."""

    thing: str
    group: int
    """Its number, as in `Team.groups`."""

    @property
    def is_token(self) -> bool:
        """Whether it is a fairy token, not a spell."""
        return self.thing in TOKENS


class Sheet(StatePart):
    """A decision of the team in the making (MM-20.3): what is proposed, and who holds the pen."""

    stage: Stage = ""
    pen: Seat = 0
    mission: int = 0
    starts: list[Start] = field(default_factory=list)
    """For each group in order."""
    wanted: list[Wanted] = field(default_factory=list)
    difficulty: str = ""
    first: Seat = -1
    turned: bool = False
    """Which way up the card lies that was turned up, at the stage "turned"."""


class Team(StatePart):
    """Everything in the co-operative game that is not a pile, a hand or the market."""

    mission: int = 0
    difficulty: str = ""
    coins: int = 0
    hands: list[list[str]] = field(default_factory=list)
    tableau: list[Placed] = field(default_factory=list)
    free: list[Spot] = field(default_factory=list)
    """The spaces without a card."""
    hidden: list[Spot] = field(default_factory=list)
    """The spaces of the face-down step cards; what lies there is the pile `steps`, in this order."""
    groups: list[Group] = field(default_factory=list)
    filled: list[int] = field(default_factory=list)
    """The numbers of the fulfilled slots, in order."""
    taken: list[str] = field(default_factory=list)
    """Artifacts that a group has."""
    # Up to `fixtures`: the ink of all lines; `path.state.Ink` has these fields and says what they hold.
    used: int = 0
    links: int = 0
    rooms: int = 0
    passages: list[Passage] = field(default_factory=list)
    circled: int = 0
    crossed: int = 0
    fixtures: int = 0
    collapses: int = 0
    """The number of spaces that have collapsed."""
    sheet: Sheet = field(default_factory=Sheet)
    trace: Trace | None = None
    sketches: list[Sketch] = field(default_factory=list)
    why: str = ""
    """Why the mission was lost."""

    @property
    def rules(self) -> Mission:
        """The mission that is played."""
        return MISSIONS[self.mission]

    @property
    def begun(self) -> Trace:
        """The path that is being drawn; there must be one."""
        assert self.trace is not None
        return self.trace

    @property
    def tracer(self) -> Group:
        """The group whose path is being drawn; there must be one."""
        return self.groups[self.begun.group]

    @property
    def ink(self) -> Ink:
        """The ink of the lines of all groups on the tableau."""
        return Ink(self.used, self.links, self.rooms, tuple(self.passages), self.circled, self.crossed, self.fixtures)

    @ink.setter
    def ink(self, ink: Ink) -> None:
        for name, value in ink._asdict().items():
            setattr(self, name, list(value) if name == "passages" else value)

    def number_at(self, space: Spot) -> int:
        """The number of the card on a space, -1 for none."""
        return next((number for number, card in enumerate(self.tableau) if card.space == space), -1)

    def artifacts_on_the_way(self) -> tuple[tuple[int, str], ...]:
        """Card numbers with artifacts that a path takes by entering (MM-22.30)."""
        left = {card: artifact for card, artifact in self.rules.on_the_way.items() if artifact not in self.taken}
        if not left:
            return ()
        return tuple((number, left[placed.card]) for number, placed in enumerate(self.tableau) if placed.card in left)
