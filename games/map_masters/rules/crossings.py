"""Several steps of a path as one: from its end through the card and out by one of its openings.

Of all ways to an opening the richest is offered, the shortest of equals; single steps stay available. Of the
ways through several cards the richest few are. The ways of groups are in `coop.crossings`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from games.map_masters.rules.cards import OPENINGS
from games.map_masters.rules.dungeon import OUT, Dungeon
from games.map_masters.rules.goals import weights_of
from games.map_masters.rules.icons import SWORD, Icon
from games.map_masters.rules.path.following import steps_made
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import DRAWING, FREE, Move, Path
from games.map_masters.rules.path.steps import moves, moves_on_card
from games.map_masters.rules.path.walking import crosses, mark_of

MOST_LOOKED_AT = 150
"""The most positions searched for one card: nearly all cards have far fewer."""
MOST_CARDS = 5
"""The most cards that one way leads through: a whole hand."""
FOLLOWED = 4
"""The number of richest ways that are followed farther, through another card."""
FARTHER, FARTHEST = 3, 1
"""The number of ways offered through two cards, and through each number of more."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """Steps that lead on through a card."""

    steps: tuple[str, ...]
    opening: str
    """The opening of the card by which they leave it, or before which they stop; empty if they end on it.

    A number names the place of a magic circle at which they stop.
    """
    gains: tuple[Icon, ...]
    """The discoveries on the way and the place where it ends, in order."""
    mark: str
    """The cell of the picture to which they lead."""
    card: int
    """The number of the card to which they lead."""
    worth: float
    stops: bool = False
    """Whether they stop before the opening, because the place behind it cannot be entered freely, or at a circle."""
    escapes: bool = False
    over: Crossing | None = None
    """The way through the cards before, where they lead through several."""

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards to which they lead, one after the other."""
        return (*(() if self.over is None else self.over.cards), self.card)

    @property
    def openings(self) -> tuple[str, ...]:
        """The openings by which they leave one card after the other; the last one may be empty."""
        return (*(() if self.over is None else self.over.openings), self.opening)

    @property
    def to_circle(self) -> bool:
        """Whether they stop at a magic circle."""
        return self.opening.isdigit()

    @property
    def ends(self) -> bool:
        """Whether the path may well be over then: it has escaped, or taken what lies on its card."""
        return self.escapes or not self.opening


@dataclass(frozen=True, slots=True)
class IconWeights:
    """The worth of what a way may find. Weights with the same name are equal."""

    name: tuple[str, ...]
    icons: Mapping[str, float] = field(compare=False)
    """The worth of each icon."""
    room: float = field(compare=False)
    """The worth of visiting a room for the first time."""


@dataclass(frozen=True, slots=True)
class WayOnCard:
    """A way from the present place to another one of the same card."""

    steps: tuple[str, ...]
    end: Path
    """The path at its end."""
    worth: float
    choices: int
    """The number of choices on the way, not counting its end."""
    forced: bool
    """Whether there is only one way on at its end, with nothing to pay or to fall into."""


Goals = tuple[str, ...]
"""The goal cards shown, the primary one last."""


@lru_cache(maxsize=256)
def ways_on(path: Path, shown: Goals) -> tuple[Crossing, ...]:
    """The ways through the present card, then the richest through more cards."""
    near = crossings(path, shown)
    return (*near, *farther(path, shown, near))


def crossings(path: Path, shown: Goals) -> list[Crossing]:
    """The richest way to each opening and circle of the card that takes more than one choice, and the richest end."""
    if path.status != DRAWING:
        return []
    (richest,) = richest_on_card(path, IconWeights(shown, *weights_of(shown[-1], shown)))
    ways: list[Crossing] = []
    for opening, way in richest.items():
        crossing = _through(path, opening, way) if opening in OPENINGS else _ending(path, opening, way)
        if crossing is None or (not opening and crossing.worth <= max((other.worth for other in ways), default=0.0)):
            continue  # a single step leads as far, or a way out finds as much
        if any(other.steps == crossing.steps for other in ways):
            continue  # the richest end is a circle
        ways.append(crossing)
    return ways


def _ending(path: Path, circle: str, way: WayOnCard) -> Crossing | None:
    """A way that ends on its card; None if a single step is enough, or at a circle from which no teleport leads on.

    `circle`: the place of a magic circle; empty for the end of the path.
    """
    if not way.choices or (circle and not any(move.kind == "tp" for move in moves(way.end))):
        return None
    mark, number = mark_of(path, way.end.place), path.dungeon.card_of[path.place]
    return Crossing(way.steps, circle, gains_of(path, way.end), mark, number, way.worth, stops=bool(circle))


def _through(path: Path, opening: str, way: WayOnCard) -> Crossing | None:
    """A way through an opening, or to the place before it; None if it is used up or a single step leads as far."""
    dungeon, end = path.dungeon, way.end
    number = dungeon.card_of[path.place]
    out = dungeon.openings[number, opening][1]
    if path.links & out.link:
        return None
    gains = gains_of(path, end)
    if out.to == OUT:
        return Crossing((*way.steps, out.step), opening, gains, out.mark, number, way.worth, escapes=True)
    if not _can_enter(end, out.to):
        mark = mark_of(path, end.place)
        return Crossing(way.steps, opening, gains, mark, number, way.worth, stops=True) if way.choices else None
    runs_in = way.forced and not dungeon.rooms[out.to] and dungeon.toll[out.to] < 0
    if runs_in and not way.choices:
        return None
    gains += dungeon.icons(dungeon.content_bits[out.to] & ~path.circled)
    beyond = dungeon.card_of[out.to]
    return Crossing((*way.steps, out.step), opening, gains, out.mark, beyond, way.worth)


def gains_of(path: Path, end: Path) -> tuple[Icon, ...]:
    """The discoveries on the way from one path to a longer one."""
    return path.dungeon.icons(end.own & ~path.own)


def farther(path: Path, shown: Goals, near: Sequence[Crossing]) -> list[Crossing]:
    """The richest ways that lead on through more cards; `near` are the ways through the present one.

    For each number of cards the richest few go on, and the richest few are offered; those through more than two cards
    only if they leave the last card.
    """
    offered: list[Crossing] = []
    ways: Sequence[Crossing] = near
    for number in range(2, MOST_CARDS + 1):
        onward = sorted((way for way in ways if way.opening and not way.stops and not way.escapes), key=_richest_first)
        ways = sorted((way for first in onward[:FOLLOWED] for way in _beyond(path, shown, first)), key=_richest_first)
        offered += ways[:FARTHER] if number == 2 else [way for way in ways if way.opening][:FARTHEST]
    return sorted(offered, key=_richest_first)


def _beyond(path: Path, shown: Goals, first: Crossing) -> Iterator[Crossing]:
    """The ways that lead on through the card after a way."""
    made = steps_made(path, first.steps)
    entered, end = made[len(first.steps) - 1][1], made[-1][1]
    steps = [move.text for move, _ in made]
    passed = end.dungeon.icons(end.own & ~entered.own)
    for second in crossings(end, shown):
        if not second.stops:
            gains, worth = first.gains + passed + second.gains, first.worth + second.worth
            yield replace(second, steps=(*steps, *second.steps), gains=gains, worth=worth, over=first)


def _richest_first(way: Crossing) -> float:
    """A sort key by which the way that finds most comes first."""
    return -way.worth


def _can_enter(path: Path, place: int) -> bool:
    """Whether the path can enter a place beyond its card at once, paying with tokens and items, without falling."""
    dungeon = path.dungeon
    if path.used >> place & 1 or dungeon.pit_at[place] >= 0:
        return False
    if dungeon.rooms[place]:
        return bool(path.rooms >> place & 1) or dungeon.monsters[place] <= path.tokens[SWORD] + path.items(SWORD)
    toll = dungeon.toll[place]
    return toll < 0 or bool(path.circled & dungeon.content_bits[place]) or path.tokens[toll] + path.items(toll) > 0


@lru_cache(maxsize=512)
def richest_on_card(path: Path, *weights: IconWeights) -> Sequence[Mapping[str, WayOnCard]]:
    """By weights, the richest way on the present card to each opening and circle; the richest of all has no name.

    A circle is named by the number of its place on the card. Everything is tried that can be walked without leaving the
    card, casting a spell or using a circle.
    """
    dungeon = path.dungeon
    richest: list[dict[str, WayOnCard]] = [{} for _ in weights]
    waiting: list[tuple[Path, tuple[str, ...], int]] = [(path, (), 0)]
    looked_at = 0
    while waiting and looked_at < MOST_LOOKED_AT:
        here, steps, choices = waiting.pop()
        looked_at += 1
        if here.choosing:
            continue
        openings = _openings_at(here)
        onward = [move for move in moves_on_card(here) if _is_usual(move)]
        forced = _is_forced(dungeon, onward, len(openings))
        names = ["", *openings, *_circles_at(here)] if steps else openings
        for best, wanted in zip(richest, weights, strict=True) if names else ():
            _keep_richest(best, names, WayOnCard(steps, here, worth_of(path, here, wanted), choices, forced))
        choices += bool(steps) and not forced
        free = [move for move in onward if is_free(here, move)] if path.terms.coop else onward
        waiting += [(after(here, move), (*steps, move.text), choices) for move in free]
    return richest


def _keep_richest(best: dict[str, WayOnCard], names: Sequence[str], way: WayOnCard) -> None:
    """Keep a way under each of its names unless a known one is richer, or as rich and no longer."""
    for name in names:
        known = best.get(name)
        if known is None or (-way.worth, len(way.steps)) < (-known.worth, len(known.steps)):
            best[name] = way


def _openings_at(path: Path) -> list[str]:
    """The openings of the present place that can be reached without crossing a line (MM-4.9)."""
    return [
        way.opening[1]
        for way in path.dungeon.exits[path.place]
        if way.opening is not None and (way.door < 0 or path.door < 0 or not crosses(path, way.door))
    ]


def _circles_at(path: Path) -> list[str]:
    """The number of the present place if it has a magic circle."""
    dungeon, place = path.dungeon, path.place
    circle = dungeon.content_bits[place] & dungeon.icon_bits.get("circle", 0)
    return [str(place - dungeon.bases[dungeon.card_of[place]][0])] if circle else []


def worth_of(path: Path, end: Path, weights: IconWeights) -> float:
    """The worth of the discoveries and rooms on the way from one path to a longer one."""
    worth = weights.room * (end.visited & ~path.visited).bit_count()
    if weights.icons:
        for icon in gains_of(path, end):
            worth += weights.icons.get(icon, 0.0)
    return worth


def is_free(path: Path, move: Move) -> bool:
    """Whether a step pays nothing and overcomes nothing: a padlock that costs nothing counts too (MM-25.8)."""
    dungeon = path.dungeon
    obstacle = dungeon.toll[move.to] >= 0 and not path.circled & dungeon.content_bits[move.to]
    return move.price == FREE and not move.barrels and not obstacle


def _is_usual(move: Move) -> bool:
    """Whether a step is paid for in the usual way and not with something else that is held."""
    return "+pay" not in move.text


def _is_forced(dungeon: Dungeon, onward: list[Move], outward: int) -> bool:
    """Whether the line would continue automatically (MM-4.31), judging by the card alone."""
    if len(onward) + outward != 1:
        return False
    return not onward or (onward[0].kind == "go" and onward[0].price == FREE and not dungeon.rooms[onward[0].to])
