"""What a co-operative game adds to the table: the tableau, the groups, the decisions of the team."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pydantic import ConfigDict

from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.coop.arrival import GroupTerms, counted
from games.map_masters.rules.coop.missions import MISSIONS, Mission
from games.map_masters.rules.dungeon import Dungeon, Grid, Placed, Spot, tableau_of
from games.map_masters.rules.icons import ITEMS, TOKENS
from games.map_masters.rules.path import DRAWING, PACT, Ink, Passage, Path
from games.map_masters.rules.showing import strokes, walk
from rules.messages import Seat, refer

if TYPE_CHECKING:
    from games.map_masters.rules.game import MapMasters


COPIES = 5
"""Starter decks in the box."""
COUNTED = ("monster", "padlock", "hole", "room", "circle", "stairs", "teleport")


@dataclass(slots=True)
class Group:
    """A party of adventurers: where its mini is and all that its line has done (MM-22)."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    colour: str
    column: int = 0
    row: int = 0
    opening: str = ""
    """In front of which opening the mini waits; empty in a hall."""
    door: int = -1
    """By which door it has come into the hall of its step card."""
    out: bool = False
    """It has delivered: on a boss card or out of the grid."""
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    spells: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    own: int = 0
    visited: int = 0
    delivered: int = 0
    teleports: int = 0
    artifacts: list[str] = field(default_factory=list)
    done_at: list[str] = field(default_factory=list)
    lines: list[list[str]] = field(default_factory=list)
    """Its line so far, in strokes of cells."""

    @property
    def space(self) -> Spot:
        """Column and row, from 0, of the card or space where the mini is."""
        return self.column, self.row


@dataclass(slots=True)
class Trace:
    """A path of a group while it is being drawn; nothing counts before it arrives."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    group: int
    steps: list[str] = field(default_factory=list)
    presses: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Sketch:
    """A plan that a seat has drawn on the map, for all to see (MM-21.8)."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    seat: Seat
    group: str = ""
    """The colour of the group whose way it is; empty for none."""
    spaces: list[Spot] = field(default_factory=list)
    """Column and row of the spaces in order, from 0."""


class Start(NamedTuple):
    """Where a group waits before the mission: the space, and in front of which of its openings (MM-20.8)."""

    column: int
    row: int
    opening: str

    @property
    def id(self) -> str:
        """What it is called in the ids of options."""
        return f"{self.column}_{self.row}_{self.opening}"

    @property
    def space(self) -> Spot:
        """Column and row, from 0."""
        return self.column, self.row


class Wanted(NamedTuple):
    """A token or spell to buy for a group; BLIND for a spell that nobody has seen (MM-20.11)."""

    thing: str
    group: int

    @property
    def is_token(self) -> bool:
        """Whether it is a fairy token, not a spell."""
        return self.thing in TOKENS


@dataclass(slots=True)
class Sheet:
    """A decision of the team in the making (MM-20.3): what is proposed, and who holds the pen."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    stage: str = ""
    pen: Seat = 0
    mission: int = 0
    starts: list[Start] = field(default_factory=list)
    """For each group in order."""
    wanted: list[Wanted] = field(default_factory=list)
    difficulty: str = ""
    first: Seat = -1
    turned: bool = False


@dataclass(slots=True)
class Team:
    """Everything of the co-operative game that is not a pile, a hand or the market."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    mission: int = 0
    difficulty: str = ""
    coins: int = 0
    hands: list[list[str]] = field(default_factory=list)
    tableau: list[Placed] = field(default_factory=list)
    free: list[Spot] = field(default_factory=list)
    hidden: list[Spot] = field(default_factory=list)
    """The spaces of the face-down step cards; what lies there is the pile `steps`, in this order."""
    groups: list[Group] = field(default_factory=list)
    filled: list[int] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    """Artifacts that a group has."""
    used: int = 0
    links: int = 0
    rooms: int = 0
    passages: list[Passage] = field(default_factory=list)
    circled: int = 0
    crossed: int = 0
    fixtures: int = 0
    collapses: int = 0
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
    def ink(self) -> Ink:
        """What the lines of all groups have left on the tableau."""
        return Ink(self.used, self.links, self.rooms, tuple(self.passages), self.circled, self.crossed, self.fixtures)

    @ink.setter
    def ink(self, ink: Ink) -> None:
        for name, value in ink._asdict().items():
            setattr(self, name, list(value) if name == "passages" else value)

    def number_at(self, space: Spot) -> int:
        """The number of the card on a space, -1 for none."""
        x, y = space[0] * WIDTH, space[1] * HEIGHT
        for number, placed in enumerate(self.tableau):
            if placed.x == x and placed.y == y:
                return number
        return -1

    def lying(self) -> tuple[tuple[int, str], ...]:
        """Card numbers with artifacts that a path takes by entering (MM-22.30)."""
        left = {card: artifact for card, artifact in self.rules.on_the_way.items() if artifact not in self.taken}
        if not left:
            return ()
        return tuple((number, left[placed.card]) for number, placed in enumerate(self.tableau) if placed.card in left)


def team_of(game: MapMasters) -> Team:
    """The team of a co-operative game."""
    assert game.team is not None
    return game.team


def hands_open(game: MapMasters) -> bool:
    """Whether hands are public: an option of the table that the silent library forbids (MM-20.14, M9).

    Before the mission is chosen there is no hand yet, and it may still forbid.
    """
    team = game.team
    if team is None or not team.mission:
        return False
    return game.options.open_hands == "on" and "silence" not in team.rules.special


def tableau(game: MapMasters) -> Dungeon:
    """The tableau in its flat form."""
    team = team_of(game)
    laid = game.laid
    if laid is None or laid.grid is None or laid.layout != tuple(team.tableau) or laid.grid.free != set(team.free):
        rules = team.rules
        grid = Grid(len(rules.grid[0]), len(rules.grid), frozenset(team.free), rules.exits)
        laid = game.laid = tableau_of(tuple(team.tableau), grid)
    return laid


def hand_size(seats: int) -> int:
    """How many cards each player holds (MM-20.13)."""
    return 4 if seats == 1 else 3


def terms_of(game: MapMasters, number: int) -> GroupTerms:
    """What holds for the path of a group now."""
    team = team_of(game)
    return GroupTerms(
        group=number,
        coop=True,
        supply=tuple(game.stock),
        had=tuple(team.groups[number].tokens),
        mission=team.rules,
        filled=tuple(team.filled),
        done_at=tuple(team.groups[number].done_at),
        left=team.lying(),
        difficulty=team.difficulty or "normal",
        strict=game.options.strict_arrival == "on",
    )


def begin_path(game: MapMasters, number: int) -> Path | None:
    """The path of a group before its next step; None where its mini waits in front of a free space or has gone."""
    team = team_of(game)
    group = team.groups[number]
    card = team.number_at(group.space)
    if group.out or card < 0:
        return None
    place = tableau(game).openings[card, "N1"][0]
    line = _line(game, number)
    if group.opening:
        return replace(line, at=(card, group.opening))
    return replace(line, status=DRAWING, place=place, door=group.door)


def _line(game: MapMasters, number: int) -> Path:
    """What the line of a group has done so far, and what lies before it, wherever its mini is."""
    team = team_of(game)
    group = team.groups[number]
    sword, key, rope, scroll = group.tokens
    return Path(
        tableau(game),
        terms_of(game, number),
        **team.ink._asdict(),
        own=group.own,
        visited=group.visited,
        delivered=group.delivered,
        teleports=group.teleports,
        tokens=(sword, key, rope, scroll),
        spells=tuple(spell for spell in group.spells if spell not in group.used),
        artifacts=tuple(group.artifacts),
    )


def traced(game: MapMasters) -> list[Path]:
    """The path that is being drawn, one for each step."""
    team = team_of(game)
    assert team.trace is not None
    found = game.walks.get(team.trace.group)
    if found is None:
        begun = begin_path(game, team.trace.group)
        assert begun is not None
        found = game.walks[team.trace.group] = walk(begun, team.trace.steps)
    return found


def settle(game: MapMasters, path: Path) -> None:
    """Write a path that has arrived into the tableau and its group (MM-22.3)."""
    team = team_of(game)
    assert team.trace is not None
    group = team.groups[team.trace.group]
    walked = traced(game)
    group.lines += strokes(walked[0], team.trace.steps)
    team.ink = path.ink
    group.own, group.visited, group.delivered = path.own, path.visited, path.delivered
    group.teleports = path.teleports
    for kind in range(len(TOKENS)):
        gained = path.tokens[kind] + path.spent[kind] - group.tokens[kind]
        game.stock[kind] = max(0, game.stock[kind] - gained)
        group.tokens[kind] = path.tokens[kind]
    for spell in path.cast:
        if spell == PACT:  # it leaves the mission (MM-24.5)
            group.spells.remove(spell)
            game.gone.append(spell)
        else:
            group.used.append(spell)
    for artifact in path.artifacts:
        if artifact not in group.artifacts:
            group.artifacts.append(artifact)
            team.taken.append(artifact)
            game.tell("log-artifact", group=refer(f"group-{group.colour}"), artifact=refer(f"artifact-{artifact}"))


def holdings(game: MapMasters, number: int) -> dict[str, int]:
    """What a group has for requirements: items with tokens, and what it has met (MM-22.21, MM-22.22)."""
    path = _line(game, number)
    terms = path.terms
    assert isinstance(terms, GroupTerms)
    found = {str(icon): terms.held(path, icon) for icon in ITEMS}
    found |= {name: counted(path, name) for name in COUNTED}
    return {name: count for name, count in found.items() if count}
