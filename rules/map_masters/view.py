"""What a seat may know of a game of Map Masters (rules page, section 33), written out field by field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict

from rules.core.messages import Seat
from rules.core.views import View
from rules.map_masters import showing
from rules.map_masters.components import GOALS, ROUNDS
from rules.map_masters.goals import points
from rules.map_masters.icons import TOKENS, Icon
from rules.map_masters.path import START, Path

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters
    from rules.map_masters.pieces import Draft, Player

Phase = Literal["market", "hand", "explore", "reward", "refresh", "team", "turn", "over"]
Colour = Literal["green", "yellow", "blue", "red", "purple"]
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red", "purple")
OPEN_PHASES = ("reward", "refresh", "over")
"""When everybody's dungeon lies open (MM-14.12)."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class PlacedView(_Part):
    """A card as it lies; `x`, `y` are the global cells of its top-left corner."""

    card: str
    turned: bool
    x: int
    y: int


class PathView(_Part):
    """A line through a dungeon. Cells are `m3,4` on the main floor and `b3,4` in the basement, globally."""

    steps: list[str]
    strokes: list[list[str]]
    """The line, cell by cell; a new stroke begins after a fall, stairs or a teleport."""
    circled: list[str]
    crossed: list[str]
    status: str
    gained: dict[str, int]
    """How many of each icon the path has circled; `room` for visited rooms."""
    tokens: dict[str, int]
    """Fairy tokens that are left."""
    items: dict[str, int]
    """Swords, keys, ropes and scrolls that can still be spent."""
    cast: list[str]


class DraftView(_Part):
    """A dungeon of one player."""

    cards: list[PlacedView]
    holding: str | None
    """The card that is being placed, and how it will lie."""
    turned: bool
    drawing: bool
    path: PathView | None
    points: int
    """What the path scores for the primary goal."""


class PlayerView(_Part):
    """One player's area and score board, all of it public but the draft."""

    seat: Seat
    colour: Colour
    coins: int
    area: list[str]
    """The building area: the hand of this round, or what lies there before the hand is drawn."""
    deck: dict[str, int]
    """The cards in the own deck, without their order."""
    discard: list[str]
    spells: list[str]
    used: list[str]
    """Of the spells, those that are face down."""
    tokens: dict[str, int]
    passed: bool
    done: bool
    recycle: int
    scissors: int
    marks: dict[str, str]
    """What is chosen for cards of the hand in the refresh."""
    primary: list[int]
    secondary: list[int]
    bonus: list[int]
    escapes: list[bool]
    draft: DraftView | None


class MarketView(_Part):
    """What can be bought. Piles are known by their sizes."""

    spells: list[str]
    spell_deck: int
    spell_discard: list[str]
    cards: dict[int, list[str]]
    decks: dict[int, int]
    discards: dict[int, list[str]]
    tokens: dict[str, int]


class GoalView(_Part):
    """A goal card."""

    id: str
    kind: str
    counts: list[str]
    vp: int
    hourglass: bool


class MapMastersView(View):
    """The table of Map Masters as one seat may know it."""

    phase: Phase
    mode: Literal["versus", "coop"]
    round: int
    rounds: int
    first: Seat
    turn: Seat
    order: list[Seat]
    primary: GoalView | None
    """The primary goal of this round."""
    secondary: GoalView | None
    """The secondary goal of this round, once it is shown."""
    next_goal: GoalView | None
    """The primary goal of the next round, once it is shown."""
    shown: list[str]
    """Every goal card shown so far."""
    goals_left: int
    racing: bool
    bonus: Seat | None
    market: MarketView
    gone: list[str]
    """Cards that have left the game."""
    players: list[PlayerView]
    peeked: str | None
    """The card that this seat looks at by sb_16."""


def view_of(game: MapMasters, seat: Seat | None) -> MapMastersView:
    """Copy out what `seat` may know."""
    now = 2 * (game.round - 1)
    peeks = bool(game.peeked) and seat is not None and _peeks(game, seat)
    return MapMastersView(
        game=game.name,
        seat=seat,
        seats=game.seats,
        choices=game.choices,
        waiting=game.waiting(seat),
        sealed=game.dice.sealed,
        result=game.result,
        phase=game.phase,
        mode=game.options.mode,
        round=game.round,
        rounds=ROUNDS,
        first=game.first,
        turn=game.turn,
        order=game.order[:],
        primary=_goal(game, now),
        secondary=_goal(game, now + 1),
        next_goal=_goal(game, now + 2),
        shown=game.goals[:],
        goals_left=len(game.piles.get("goals", [])),
        racing=game.racing,
        bonus=game.bonus,
        market=_market(game),
        gone=game.gone[:],
        players=[_player(game, number, player, seat) for number, player in enumerate(game.players)],
        peeked=game.peeked if peeks else None,
    )


def _peeks(game: MapMasters, seat: Seat) -> bool:
    return any(entry.kind == "foresee" and getattr(entry, "seat", None) == seat for entry in game.agenda.stack)


def _goal(game: MapMasters, number: int) -> GoalView | None:
    if not 0 <= number < len(game.goals):
        return None
    goal = GOALS[game.goals[number]]
    return GoalView(id=goal.id, kind=goal.kind, counts=list(goal.counts), vp=goal.vp, hourglass=goal.hourglass)


def _market(game: MapMasters) -> MarketView:
    return MarketView(
        spells=game.spells[:],
        spell_deck=len(game.piles.get("spells", [])),
        spell_discard=sorted(game.spell_discard),
        cards={cost: cards[:] for cost, cards in game.market.items()},
        decks={cost: len(game.piles[str(cost)]) for cost in game.market},
        discards={cost: sorted(cards) for cost, cards in game.market_discard.items()},
        tokens=dict(zip(TOKENS, game.stock, strict=True)),
    )


def _player(game: MapMasters, number: Seat, player: Player, seat: Seat | None) -> PlayerView:
    open_now = game.phase in OPEN_PHASES or (game.phase == "explore" and seat == number)
    return PlayerView(
        seat=number,
        colour=COLOURS[number],
        coins=player.coins,
        area=player.area[:],
        deck=dict(sorted(Counter(_deck(game, number)).items())),
        discard=player.discard[:],
        spells=player.spells[:],
        used=player.used[:],
        tokens=dict(zip(TOKENS, player.tokens, strict=True)),
        passed=player.passed,
        done=player.done,
        recycle=player.optimizers[0],
        scissors=player.optimizers[1],
        marks={card: str(mark) for card, mark in player.marks.items()},
        primary=player.primary[:],
        secondary=player.secondary[:],
        bonus=player.bonus[:],
        escapes=player.escapes[:],
        draft=_draft(game, number, player.draft) if open_now else None,
    )


def _deck(game: MapMasters, seat: Seat) -> list[str]:
    """The deck as a set; a card that is being looked at still counts as in the deck for the others."""
    peeking = [game.peeked] if game.peeked and _peeks(game, seat) else []
    return [*game.piles[f"deck_{seat}"], *peeking]


def _draft(game: MapMasters, seat: Seat, draft: Draft) -> DraftView:
    path = game.path(seat)
    goal = GOALS[game.goals[2 * (game.round - 1)]]
    return DraftView(
        cards=[PlacedView(card=card.card, turned=card.turned, x=card.x, y=card.y) for card in draft.cards],
        holding=draft.holding or None,
        turned=draft.turned,
        drawing=draft.drawing,
        path=None if path is None or path.status == START else path_view(game.walk(seat)[0], path, draft.steps),
        points=points(path, goal),
    )


def path_view(begun: Path, path: Path, steps: list[str]) -> PathView:
    """A path to look at."""
    icons: list[Icon] = sorted({path.dungeon.found[item].icon for item in range(len(path.dungeon.found))})
    gained = {str(icon): path.count(icon) for icon in icons if path.count(icon)}
    return PathView(
        steps=steps[:],
        strokes=showing.strokes(begun, steps),
        circled=showing.cells_of(path, path.circled),
        crossed=showing.cells_of(path, path.crossed),
        status=path.status,
        gained={**gained, "room": path.visited.bit_count()},
        tokens=dict(zip(TOKENS, path.tokens, strict=True)),
        items={token: path.items(kind) for kind, token in enumerate(TOKENS)},
        cast=list(path.cast),
    )
