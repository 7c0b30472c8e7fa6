"""A seat's view of Map Masters: what it may know of the table, whitelisted field by field (rules page, section 33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from games.map_masters.rules import lines
from games.map_masters.rules.components import GOALS, ROUNDS, Goal
from games.map_masters.rules.coop.missions import MISSIONS, Slot
from games.map_masters.rules.coop.tableau import hands_open, holdings, tableau, traced
from games.map_masters.rules.coop.team import Sheet, Sketch, Team
from games.map_masters.rules.goals import points
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.state import START, Path
from games.map_masters.rules.pieces import Draft, Player
from games.map_masters.rules.state import MapMastersState, Phase
from games.map_masters.rules.versus import scoring
from games.map_masters.rules.versus.hands import Foresee
from games.map_masters.rules.versus.market import ReplaceSpell, SecondToken
from rules.messages import Message, Seat, seat_name
from rules.views import View, ViewPart

AFTER = {
    "market": "outlook-explore",
    "hand": "outlook-explore",
    "explore": "outlook-reward",
    "refresh": "outlook-round",
}
"""The text about what follows each phase of a round."""

OPEN_PHASES = ("refresh", "market", "hand", "over")
"""The phases in which all dungeons are open (MM-14.12), until the cards of the next round are turned up."""

EXTRAS = (SecondToken, ReplaceSpell)
"""Questions about a purchase, while the next buyer is known already."""


class PathView(ViewPart):
    """A line through a dungeon. Cells are `m3,4` on the main floor and `b3,4` in the basement, globally."""

    steps: list[str]
    strokes: list[list[str]]
    """The line, cell by cell; a new stroke begins after a fall, stairs or a teleport."""
    circled: list[str]
    crossed: list[str]
    status: str
    gained: dict[str, int]
    """The number of each icon that the path has circled; `room` for visited rooms."""
    tokens: dict[str, int]
    """Fairy tokens that are left."""
    items: dict[str, int]
    """Swords, keys, ropes and scrolls that can still be spent."""
    cast: list[str]


class DraftView(ViewPart):
    """A dungeon of one player."""

    cards: list[Placed]
    holding: str | None
    """The card that is being placed, and its orientation."""
    turned: bool
    drawing: bool
    path: PathView | None
    points: int
    """The path's score for the primary goal."""


class PlayerView(ViewPart):
    """One player's area and score board, all of it public but the draft."""

    seat: Seat
    coins: int
    area: list[str]
    """The building area: the hand of this round, or what lies there before the hand is drawn."""
    deck: dict[str, int]
    """The cards in the player's own deck, without their order."""
    discard: list[str]
    spells: list[str]
    used: list[str]
    """The spells that are face down."""
    tokens: dict[str, int]
    passed: bool
    done: bool
    recycle: int
    scissors: int
    marks: dict[str, str]
    """The choices for cards of the hand in the refresh."""
    primary: list[int]
    secondary: list[int]
    bonus: list[int]
    escapes: list[bool]
    total: int
    """The score if the game ended now, or the final one."""
    draft: DraftView | None


class MarketView(ViewPart):
    """The wares. Piles are known by their sizes."""

    spells: list[str]
    bought: str = ""
    """A spell that has been bought and waits until its owner makes room for it (MM-10.12); empty without one."""
    spell_discard: list[str]
    cards: dict[int, list[str]]
    decks: dict[int, int]
    discards: dict[int, list[str]]
    tokens: dict[str, int]


class GroupView(ViewPart):
    """A group of adventurers."""

    colour: str
    column: int = -1
    """The number of the card or space where the mini is, from 0; -1 before it is placed."""
    row: int = -1
    opening: str | None = None
    """The opening in front of which it waits; None in the hall of a step or boss card."""
    out: bool = False
    tokens: dict[str, int] = {}
    spells: list[str] = []
    used: list[str] = []
    artifacts: list[str] = []
    held: dict[str, int] = {}
    """The holdings that count for requirements now: items with tokens, and those that have been met."""
    lines: list[list[str]] = []
    """Its line so far, in strokes of cells."""


class SlotView(Slot):
    """A goal of a step or boss card, or of a side of the grid, and whether it is met."""

    name: str
    """The text of the slot: `slot-<name>`."""
    filled: bool


class TeamView(ViewPart):
    """The co-operative table, all of it public but the hands."""

    mission: str | None
    number: int
    stars: int
    special: list[str]
    """The mission's own rules: texts `special-<name>`."""
    difficulty: str | None = None
    coins: int
    columns: int
    rows: int
    tableau: list[Placed]
    """Cards in the order in which they were placed; a face-down one is called `face_down`."""
    free: list[list[int]]
    """Column and row of each free space, from 0."""
    artifacts: dict[str, str]
    """Artifacts that are still on a face-up card: card -> artifact."""
    slots: list[SlotView]
    groups: list[GroupView]
    circled: list[str] = []
    crossed: list[str] = []
    hands: list[list[str] | None] = []
    """Own hand, or all where they are open."""
    hand_sizes: list[int] = []
    deck: int
    sheet: Sheet | None = None
    """The decision that the team has to make, if there is one."""
    trace: PathView | None = None
    """The path that is being drawn; nothing counts before it arrives."""
    tracing: str | None = None
    """The group whose path it is."""
    sketches: list[Sketch] = []
    why: str | None = None


class MapMastersView(View):
    """The table of Map Masters as one seat may know it."""

    phase: Phase
    mode: Literal["versus", "coop"]
    round: int
    rounds: int
    first: Seat
    turn: Seat
    order: list[Seat]
    primary: Goal | None
    """The primary goal of this round."""
    secondary: Goal | None
    """The secondary goal of this round, once it is shown."""
    next_goal: Goal | None
    """The primary goal of the next round, once it is shown."""
    shown: list[str]
    """Every goal card shown so far."""
    racing: bool
    bonus: Seat | None
    market: MarketView
    gone: list[str]
    """Cards that have left the game."""
    players: list[PlayerView]
    peeked: str | None
    """The card that this seat looks at by Foresight."""
    team: TeamView | None

    def coming_up(self) -> list[Message]:
        """The next phase, and the number of rounds."""
        if self.team is not None:
            return self._coming_in_mission(self.team)
        if self.phase not in AFTER:
            return []
        after = Message(AFTER[self.phase])
        if self.round == self.rounds:
            return [after, Message("outlook-last")]
        return [after, Message("outlook-rounds", {"left": self.rounds - self.round})]

    def _coming_in_mission(self, team: TeamView) -> list[Message]:
        """The team's next decision; during play, whose turn follows, and how much is left."""
        if self.phase == "team" and team.sheet is not None:
            return [Message("outlook-team", {"stage": team.sheet.stage})]
        if self.phase != "turn":
            return []
        after = self.order[(self.order.index(self.turn) + 1) % self.seats]
        goals = sum(not slot.filled for slot in team.slots)
        return [
            Message("outlook-turn", {"player": seat_name(after)}),
            Message("outlook-goals", {"goals": goals, "free": len(team.free)}),
        ]

    def zones(self) -> Mapping[str, object]:
        """The player's own cards, the map of the team, the market, the rivals."""
        team = self.team
        viewers = [player for player in self.players if player.seat == self.seat]  # none for a spectator
        others = [player for player in self.players if player.seat != self.seat]
        hands = [] if team is None or self.seat is None else team.hands[self.seat : self.seat + 1]
        groups = [] if team is None else [[group.spells, group.used] for group in team.groups]
        return {
            "hand": [*([player.area, player.draft] for player in viewers), *hands],
            "spells": [*([player.spells, player.used] for player in viewers), *groups],
            "map": [] if team is None else team.tableau,
            "market": [self.market.spells, *self.market.cards.values()],
            "deck": [[*player.deck, *player.discard] for player in viewers],
            "others": others,
        }


def view_of(game: MapMastersState, seat: Seat | None) -> MapMastersView:
    """A copy of everything that `seat` may know."""
    primary = 2 * (game.round - 1)  # its number among the goal cards: each round has a primary and a secondary one
    return MapMastersView.of(
        game,
        **game.common(seat),
        mode=game.settings.mode,
        rounds=ROUNDS,
        turn=next((entry.seat for entry in game.agenda.stack if isinstance(entry, EXTRAS)), game.turn),
        primary=_goal(game, primary),
        secondary=_goal(game, primary + 1),
        next_goal=_goal(game, primary + 2),
        shown=game.goals[:],
        market=_market(game),
        players=[
            _player(game, number, player, total, seat)
            for number, (player, total) in enumerate(zip(game.players, scoring.final(game), strict=True))
        ],
        peeked=_peeked(game, seat) or None,
        team=None if game.team is None else _team(game, game.team, seat),
    )


def _team(game: MapMastersState, team: Team, seat: Seat | None) -> TeamView:
    rules = MISSIONS.get(team.mission)
    open_hands = hands_open(game)
    lying = {} if rules is None else rules.artifacts
    up = {placed.card for placed in team.tableau}
    trace = None
    if team.trace is not None and team.trace.steps and team.sheet.stage != "turned":
        trace = path_view(traced(game), team.trace.steps)
    return TeamView.of(
        team,
        mission=None if rules is None else rules.id,
        number=team.mission,
        stars=0 if rules is None else rules.stars,
        special=[] if rules is None else [str(special) for special in rules.special],
        difficulty=team.difficulty or (None if game.settings.difficulty == "ask" else game.settings.difficulty),
        columns=0 if rules is None else rules.columns,
        rows=1 if rules is None else rules.rows,
        free=[list(space) for space in team.free],
        artifacts={card: name for card, name in lying.items() if card in up and name not in team.taken},
        slots=[]
        if rules is None
        else [
            SlotView(**dict(slot), name=f"{rules.id}-{number}", filled=number in team.filled)
            for number, slot in enumerate(rules.slots)
        ],
        groups=[_group(game, team, number) for number in range(len(team.groups))],
        circled=[] if rules is None else lines.cells_of(tableau(game), team.circled),
        crossed=[] if rules is None else lines.cells_of(tableau(game), team.crossed),
        hands=[hand[:] if open_hands or owner == seat else None for owner, hand in enumerate(team.hands)],
        hand_sizes=[len(hand) for hand in team.hands],
        deck=len(game.piles.get("cards", [])),
        sheet=replace(team.sheet, starts=team.sheet.starts[:], wanted=team.sheet.wanted[:])
        if team.sheet.stage
        else None,
        trace=trace,
        tracing=team.groups[team.trace.group].colour if team.trace is not None else None,
        sketches=[replace(plan, spaces=plan.spaces[:]) for plan in team.sketches],
        why=team.why or None,
    )


def _group(game: MapMastersState, team: Team, number: int) -> GroupView:
    group = team.groups[number]
    placed = bool(group.opening) or group.out or group.door >= 0
    return GroupView.of(
        group,
        column=group.column if placed else -1,
        row=group.row if placed else -1,
        opening=group.opening or None,
        tokens=dict(zip(TOKENS, group.tokens, strict=True)),
        held=holdings(game, number),
    )


def _peeked(game: MapMastersState, seat: Seat | None) -> str:
    """The card at which the seat is looking by Foresight; empty if there is none."""
    looks = any(isinstance(entry, Foresee) and entry.seat == seat for entry in game.agenda.stack)
    return game.peeked if looks else ""


def _goal(game: MapMastersState, number: int) -> Goal | None:
    """The goal card of that number; None while it is not turned up."""
    return GOALS[game.goals[number]] if 0 <= number < len(game.goals) else None


def _market(game: MapMastersState) -> MarketView:
    return MarketView.of(
        game,
        bought=next((entry.bought for entry in game.agenda.stack if isinstance(entry, ReplaceSpell)), ""),
        spell_discard=sorted(game.spell_discard),
        cards=game.market,
        decks={cost: len(game.piles[str(cost)]) for cost in game.market},
        discards={cost: sorted(cards) for cost, cards in game.market_discard.items()},
        tokens=dict(zip(TOKENS, game.stock, strict=True)),
    )


def _player(game: MapMastersState, number: Seat, player: Player, total: int, seat: Seat | None) -> PlayerView:
    open_now = game.phase in OPEN_PHASES or (game.phase == "explore" and seat == number)
    return PlayerView.of(
        player,
        seat=number,
        deck=dict(sorted(Counter(_deck(game, number)).items())),
        tokens=dict(zip(TOKENS, player.tokens, strict=True)),
        recycle=player.optimizers[0],
        scissors=player.optimizers[1],
        total=total,
        draft=_draft(game, number, player.draft) if open_now else None,
    )


def _deck(game: MapMastersState, seat: Seat) -> list[str]:
    """The cards of a deck; a card that its owner is looking at still counts as part of it."""
    peeked = _peeked(game, seat)
    return [*game.piles[f"deck_{seat}"], *([peeked] if peeked else [])]


def _draft(game: MapMastersState, seat: Seat, draft: Draft) -> DraftView:
    path = game.path(seat)
    return DraftView.of(
        draft,
        holding=draft.holding or None,
        path=None if path is None or path.status == START else path_view(game.walk(seat), draft.steps),
        points=points(path, _primary_goal(game, seat)),
    )


def _primary_goal(game: MapMastersState, seat: Seat) -> Goal:
    """The primary goal of the round in which the seat's dungeon was drawn: this one or, after it, the last scored."""
    drawn_in = game.round if game.phase == "explore" else max(1, len(game.players[seat].primary))
    return GOALS[game.goals[2 * (drawn_in - 1)]]  # the goals of each round: a primary and a secondary one


def path_view(walk: Sequence[Path], steps: list[str]) -> PathView:
    """A path, before its first step and after each, with its line and marks, to be shown."""
    path = walk[-1]
    gained = {str(icon): number for icon in sorted(path.dungeon.icon_bits) if (number := path.count(icon))}
    return PathView.of(
        path,
        steps=steps,
        strokes=lines.strokes_of_steps(walk[0], tuple(steps)),
        circled=lines.cells_of(path.dungeon, path.circled),
        crossed=lines.cells_of(path.dungeon, path.crossed),
        gained={**gained, "room": path.visited.bit_count()},
        tokens=dict(zip(TOKENS, path.tokens, strict=True)),
        items={token: path.items(kind) for kind, token in enumerate(TOKENS)},
    )
