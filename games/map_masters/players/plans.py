"""Plans for a round: the best dungeon of a hand that is found, and the path through it.

A short search draws through some initial layouts, the ideas first. Then the best of them are changed repeatedly,
turning a card or swapping two, while the budget lasts. Finally, long searches go through the very best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from games.map_masters.rules.best_path import Aim, Best, BestPathSearch
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.components import GOALS, PATH_SPELLS
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import PLAIN, Extras, weights_of
from games.map_masters.rules.ideas import NUMBER_OF_IDEAS, idea, ideas
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.state import Move, Path
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.versus.drafting import AndDone
from games.map_masters.rules.versus.routes import Route, RouteValue, brings
from rules.dice import Dice
from rules.messages import Args, Message, Part, part, refer
from rules.questions import Option

LONG = 300
"""The positions searched in the very best layouts."""
KEPT = 4
"""The number of layouts, the best ones, that are changed."""
FOUND_SHARE = 0.6
"""The share of a card's icons that a path is estimated to find."""
COIN_WORTH, COST_WORTH = 0.15, 0.12
"""The estimated points for each coin on a card, and for each coin that it costs."""
CHANGES = 400
"""The maximum number of changes tried: small hands have few layouts."""


class Hand(NamedTuple):
    """The cards to build with, and what a path through them may use and should find."""

    cards: tuple[str, ...]
    """In a canonical order."""
    goals: tuple[str, ...]
    """The goal cards shown, the primary one last."""
    tokens: tuple[int, int, int, int] = (0, 0, 0, 0)
    spells: tuple[str, ...] = ()
    column: bool = False
    """Whether the cards of a dungeon lie in a column."""

    @classmethod
    def of(cls, game: MapMasters, player: Player) -> Hand:
        """The hand of a player in this round."""
        spells = sorted(spell for spell in player.spells if player.face_up(spell) and spell in PATH_SPELLS)
        sword, key, rope, scroll = player.tokens
        tokens = (sword, key, rope, scroll)
        return cls(tuple(sorted(player.area)), tuple(game.goals), tokens, tuple(spells), game.settings.column)


class Care(NamedTuple):
    """The effort of a search for a plan."""

    layouts: int
    """The number of initial layouts."""
    short: int
    """The positions searched in each layout."""
    budget: int
    """The positions searched before the final searches."""
    finalists: int
    """The number of layouts that are searched at length."""


NOTHING = RouteValue()
QUICK = Care(layouts=NUMBER_OF_IDEAS, short=80, budget=0, finalists=1)
THOROUGH = Care(layouts=20, short=40, budget=3_000, finalists=4)


@dataclass(frozen=True)
class Plan:
    """A dungeon with the path through it."""

    layout: Layout
    steps: tuple[str, ...]
    value: float
    idea: int = -1
    """The number of the idea that the layout is; -1 if it is none."""
    brings: RouteValue = NOTHING
    idea_values: tuple[tuple[float, RouteValue], ...] = ()
    """The first result for each idea: the value of the best path found, and what it brings."""


@dataclass
class _LayoutSearch:
    """The paths found through layouts of one hand, for one aim."""

    aim: Aim
    hand: Hand
    care: Care
    looked_at: int = 0
    """The number of positions examined."""
    searches: dict[Layout, BestPathSearch] = field(default_factory=dict)
    found: dict[Layout, Best] = field(default_factory=dict)

    def search_briefly(self, layout: Layout) -> None:
        """Search a layout briefly, unless it has been searched."""
        if layout not in self.found:
            begun = Path(Dungeon(layout), tokens=self.hand.tokens, spells=self.hand.spells)
            self.searches[layout] = BestPathSearch(begun, self.aim)
            self.found[layout] = best = self.searches[layout].within(self.care.short)
            self.looked_at += best.looked_at

    def best(self, number: int) -> list[Layout]:
        """So many of the layouts searched, the best ones first."""
        return sorted(self.found, key=lambda layout: -self.found[layout].value)[:number]


@lru_cache(maxsize=64)
def plan(hand: Hand, care: Care, extras: Extras = PLAIN) -> Plan:
    """The best dungeon found for a hand. The same hand always gives the same plan."""
    cards, goals = hand.cards, hand.goals
    if not cards:
        return Plan((), (), 0.0)
    dice = Dice(seed=f"design {' '.join(cards)}")  # for what to try, not for a random event of the game
    search = _LayoutSearch(Aim(*weights_of(goals[-1], goals, extras), extras.escape), hand, care)
    known = ideas(cards, hand.column)
    for layout in known:
        search.search_briefly(layout)
    for number in range(len(known), care.layouts):
        search.search_briefly(idea(cards, dice, number, hand.column))
    for _ in range(CHANGES // KEPT):
        if search.looked_at >= care.budget:
            break
        for layout in search.best(KEPT):
            search.search_briefly(_variation(layout, dice))
    finals = [(search.searches[layout].within(LONG), layout) for layout in search.best(care.finalists)]
    finals += [(best, layout) for layout, best in search.found.items()]
    best, layout = max(finals, key=lambda final: final[0].value)
    idea_values = tuple((search.found[other].value, _value(search.found[other], goals)) for other in known)
    number = known.index(layout) if layout in known else -1
    return Plan(layout, best.steps, best.value, number, _value(best, goals), idea_values)


def _variation(layout: Layout, dice: Dice) -> Layout:
    """One card turned, or two exchanged as they lie."""
    cards = list(layout)
    one, other = dice.below(len(cards)), dice.below(len(cards))
    if one == other or dice.below(4) == 0:
        cards[one] = cards[one]._replace(turned=not cards[one].turned)
    else:
        first, second = cards[one], cards[other]
        cards[one] = second._replace(x=first.x, y=first.y)
        cards[other] = first._replace(x=second.x, y=second.y)
    return tuple(cards)


def _value(best: Best, goals: tuple[str, ...]) -> RouteValue:
    return NOTHING if best.path is None else brings(best.path, goals)


def tells(gained: RouteValue, goal: str, *, last: bool) -> Message:
    """The gain of a path in its round, without optimizers in the `last`, after which nothing is kept or removed."""
    kept = {} if last else {"recycles": gained.recycles, "scissors": gained.scissors}
    things = [Part(f"part-n_{name}", {"n": n}) for name, n in {"coins": gained.coins, **kept}.items() if n]
    args: Args = {"points": gained.points, "goal": refer(f"goal-{GOALS[goal].kind}")}
    args["gains"] = part(things, "part-with", things=things)
    args["escapes"] = refer("part-escapes" if gained.escapes else "part-stays_inside")
    return Message("tells-path", args)


def leading_along(options: Sequence[Option], rest: Sequence[str]) -> str:
    """The id of the answer that leads farthest along the steps `rest`, ending the path only with the last; or empty."""
    farthest: tuple[int, bool, str] = (0, False, "")
    for option in options:
        ends = isinstance(option.value, AndDone)
        way = option.value.way if ends else option.value
        steps = way.steps if isinstance(way, Move | Crossing | Route) else ()
        if steps and tuple(rest[: len(steps)]) == steps and (len(rest) == len(steps) or not ends):
            farthest = max(farthest, (len(steps), ends, option.id))
    _, _, id = farthest
    return id


@lru_cache(maxsize=2048)
def worth_for(card: str, goal: str) -> float:
    """A rough estimate of what a card adds to a round with that goal, in points."""
    kind = GOALS[goal]
    row = CARDS[card]
    icons = [icon for _, icon in icons_of(row)]
    fitting = sum(icon in kind.counts for icon in icons)
    if kind.counts == ("room",):
        fitting = 4 if row.theme == "room" else 2  # about as many as such cards have, and others
    return FOUND_SHARE * kind.vp * fitting + COIN_WORTH * icons.count("coin") + COST_WORTH * row.cost
