"""Planning a mission: paths for all open slots at once, so that none blocks another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import NamedTuple

from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.missions import HIDDEN, Slot
from games.map_masters.rules.coop.route_search import Circumstances, RouteSearch, around, jitter
from games.map_masters.rules.coop.scoring import open_slots
from games.map_masters.rules.coop.tableau import begin_path, begun_paths, team_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import ARRIVED, DRAWING, START, Arrival, Path
from games.map_masters.rules.path.steps import moves
from rules.dice import Dice

PATH_BUDGET = 400
"""Positions for one path."""
MOST_GROUPS = 3
"""The most groups that are tried for a slot."""
DOUBT = 10.0
"""Up to so many steps are added at random to the distance of a group, so that other tries begin with other groups."""
TRY_BUDGET = 1_200
"""Positions for one try of a way to play a card; what is not found in them counts as not served."""
DETOURS = 3
"""The number of ways to a slot that are tried so that no other slot is cut off."""
TRY_COST = 30
"""The cost of a try in addition to the positions of its paths."""
OUTCOME_TRIES = 8
"""The number of searches for a way on after each card that may be turned up."""
MOST_WAYS = 4
"""The number of ways to a step card that are tried before giving up."""
RANDOM_EVERY = 3
"""Every third try is a random one."""
NEARER_IF_LEFT_OVER = 5.0
"""The steps by which a group counts as nearer for each try in which it was left over."""


@dataclass(frozen=True)
class Stage:
    """One path of a group: which slot it fulfils, and how."""

    group: int
    slot: int | None
    """None where it turns up a card."""
    steps: tuple[str, ...]
    card: str = ""
    """The card it is assumed to turn up; empty where any will do, or none is turned up."""


class Traced(NamedTuple):
    """A stage, and the path that has arrived."""

    stage: Stage
    path: Path


def _begun_after(last: Path, begun: Path) -> Path:
    """The path begun by another group, without what `last`, which was traced before it, has used up."""
    terms, done = group_terms(begun), group_terms(last)
    left = tuple((card, artifact) for card, artifact in done.left if artifact not in last.artifacts)
    filled = done.filled if last.slot is None else (*done.filled, last.slot)
    return replace(begun, terms=replace(terms, filled=filled, left=left), **last.ink._asdict())


def _onward(path: Path, number: int, slot: Slot) -> Path:
    """The group's next path, from the hall of the step card where it has delivered."""
    terms = group_terms(path)
    assert slot.gives is not None
    return replace(
        path,
        terms=replace(terms, filled=(*terms.filled, number), done_at=(*terms.done_at, slot.card)),
        status=DRAWING,
        artifacts=(*path.artifacts, slot.gives),
        arrival=None,
        slot=None,
        at=None,
    )


def joint_paths(
    game: MapMasters, budget: int, seed: str, *, safe: float = 1.0, last: bool = False
) -> list[Stage] | None:
    """Paths for all open slots at once, or None. The same position gives the same answer.

    `budget`: how many positions are looked at, over all tries. Where a path turns up a card, there must be a way on
    for the share `safe` of the cards it may be; at the `last` chance, for as many as can be found, and paths for only
    some of the slots are better than none. The last face-down card is known by elimination.
    """
    planner = _Planner(game, budget, Dice(seed=seed))  # for the search order, not for a random event of the game
    best: list[Stage] | None = None
    most_ways_on = 0
    while planner.budget > 0 and planner.has_enough_groups:
        assumed = planner.assumption({})
        plan = planner.attempt(planner.begun, None, assumed, bold=planner.tries % 2 == 1)
        if plan is None:
            continue
        stages = [traced.stage for traced in plan]
        if plan[0].path.arrival is not Arrival.REVEAL or planner.knows_cards:
            return stages
        ways_on = planner.outcomes(plan[0], assumed)
        if ways_on >= len(planner.face_down) * safe:
            return stages
        if last and ways_on > most_ways_on:
            best, most_ways_on = stages, ways_on
    if best is not None or not last:
        return best
    return planner.partial or None


def placements(game: MapMasters, ways: Sequence[Placed], budget: int, seed: str) -> list[tuple[Placed, float]]:
    """Ways to play a card, the one that allows most paths first: found by trying them, with sequential halving.

    Each with how many of the open slots were served in the tries, on average.
    """
    remaining: list[_Candidate] = []
    for placed in ways:
        trial = game.copy_game()
        team = team_of(trial)
        team.free.remove(placed.space)
        team.tableau.append(placed)
        remaining.append(_Candidate(placed, _Planner(trial, TRY_BUDGET, Dice(seed=seed))))
    spent = 0
    dropped: list[_Candidate] = []
    while len(remaining) > 1 and spent < budget:
        for candidate in remaining:
            candidate.planner.try_briefly()
            candidate.served.append(candidate.planner.served)
            spent += TRY_BUDGET - candidate.planner.budget + 1
        remaining.sort(key=_Candidate.failure)
        half = (len(remaining) + 1) // 2
        remaining, dropped = remaining[:half], remaining[half:] + dropped
    return [(tried.placed, sum(tried.served) / max(1, len(tried.served))) for tried in remaining + dropped]


@dataclass
class _Candidate:
    """A way to play a card, and the number of slots served in each try with it."""

    placed: Placed
    planner: _Planner
    served: list[int] = field(default_factory=list)

    def failure(self) -> float:
        """A sort key: lower where many slots were served, best of all in the same try."""
        return -sum(number**2 for number in self.served) / len(self.served)


def foreseen(game: MapMasters, seed: str) -> list[Stage] | None:
    """The paths that were found when playing the last card as it lies now was first tried (see `placements`)."""
    planner = _Planner(game, TRY_BUDGET, Dice(seed=seed))
    plan = planner.try_briefly()
    if not plan or (plan[0].path.arrival is Arrival.REVEAL and not planner.knows_cards):
        return None
    return [traced.stage for traced in plan]


class _Planner:
    """Tries to find a path for each slot, one after the other.

    A slot that could not be served comes earlier in the next try, and so does a group that was left over, while there
    is room for its path.
    """

    def __init__(self, game: MapMasters, budget: int, dice: Dice) -> None:
        team = team_of(game)
        self.mission = team.rules
        self.budget = budget
        self.dice = dice
        self.taken = frozenset(team.taken)
        face_up = {placed.card for placed in team.tableau}
        self.face_down = [card for card in team.rules.face_down if card not in face_up]
        """The cards that may lie face down, by public knowledge."""
        self.hidden_at = [number for number, placed in enumerate(team.tableau) if placed.card == HIDDEN]
        self.slots = open_slots(team)
        self.begun = begun_paths(game)
        """The path that each group begins with."""
        self.failed: Counter[int] = Counter()
        """The number of tries in which each slot could not be served."""
        self.left_over: Counter[int] = Counter()
        """The number of tries in which each group was left over."""
        self.tries = 0
        self.served = 0
        """The number of slots that the last try has served."""
        self.partial: list[Stage] = []
        """The longest of the tries that failed, unless its first path turns up a card."""

    @property
    def has_enough_groups(self) -> bool:
        """Whether there is a group for each slot."""
        return len(self.begun) >= len(self.slots)

    @property
    def knows_cards(self) -> bool:
        """Whether it is known which card lies where."""
        return len(self.face_down) < 2

    @property
    def is_random(self) -> bool:
        """Whether this try takes slots and groups in random order, to escape from repeating failures."""
        return self.tries % RANDOM_EVERY == 0

    def assumption(self, known: dict[int, str]) -> dict[int, str]:
        """An assumption about the face-down cards, by number: some as `known`, the others in random order."""
        cards = [card for card in self.face_down if card not in known.values()]
        self.dice.shuffle(cards)
        return dict(zip((number for number in self.hidden_at if number not in known), cards, strict=False)) | known

    def outcomes(self, first: Traced, assumed: Mapping[int, str]) -> int:
        """The number of cards that a first path may turn up that leave a way on, including the assumed one."""
        number = first.path.dungeon.card_of[first.path.place]
        return sum(card == assumed[number] or self._goes_on(first, number, card) for card in self.face_down)

    def _goes_on(self, first: Traced, number: int, card: str) -> bool:
        """Whether there is a way on for all slots if the card with this number turns out to be that one."""
        arrived = first.path
        step = next(index for index, slot in enumerate(self.mission.slots) if slot.card == card)
        ways, _ = group_terms(arrived).fulfil(arrived, step)
        nothing_fulfilled = replace(arrived, status=DRAWING, arrival=None, slot=None, at=None)
        path = _onward(arrived, step, self.mission.slots[step]) if ways else nothing_fulfilled
        begun = {**self.begun, first.stage.group: path}
        tries = (self.attempt(begun, path, self.assumption({number: card}), bold=True) for _ in range(OUTCOME_TRIES))
        return any(plan is not None for plan in tries)

    def try_briefly(self) -> list[Traced] | None:
        """A try that is cut short after a number of positions."""
        self.budget = TRY_BUDGET
        if not self.has_enough_groups:
            return None
        return self.attempt(self.begun, None, self.assumption({}), bold=self.tries % 2 == 0)

    def attempt(
        self, begun: dict[int, Path], last: Path | None, assumed: Mapping[int, str], *, bold: bool
    ) -> list[Traced] | None:
        """Paths for all slots in the order in which they are traced; None if one fails.

        `begun`: what each group begins with. The others as in `_Attempt`.
        """
        self.tries += 1
        self.budget -= TRY_COST
        self.served = 0
        made: list[Traced] = []
        attempt = _Attempt(self, dict(begun), last, assumed, bold)
        order = self._order()
        for index, number in enumerate(order):
            served = attempt.serve(number, order[index + 1 :])
            if served is None:
                self.failed[number] += 1
                self.left_over.update(list(attempt.waiting))
                if begun is self.begun and len(made) > len(self.partial) and made[0].stage.slot is not None:
                    self.partial = [traced.stage for traced in made]
                return None
            made += served
            self.served += 1
        return made

    def _order(self) -> list[int]:
        """The slots in the order in which this try serves them: the mission's own, or hidden and failed ones first."""
        order, slots = self.slots[:], self.mission.slots
        if self.mission.order:
            return sorted(order, key=lambda number: self.mission.order.index(slots[number].sides[0]))
        self.dice.shuffle(order)
        failed = Counter[int]() if self.is_random else self.failed
        return sorted(order, key=lambda number: (not self._is_hidden(slots[number]), -failed[number]))

    def _is_hidden(self, slot: Slot) -> bool:
        """Whether it is unknown which face-down card has the artifact of this slot; such slots come first."""
        if self.knows_cards or slot.artifact is None or slot.artifact in self.taken:
            return False
        lies_on = next(card for card, artifact in self.mission.artifacts.items() if artifact == slot.artifact)
        return lies_on in self.face_down

    def givers(self, number: int) -> list[int]:
        """The step goals that give the artifact which this slot wants (MM-22.30)."""
        slots = self.mission.slots
        wanted = slots[number].artifact
        return [step for step, other in enumerate(slots) if wanted is not None and other.gives == wanted]

    def wanted_elsewhere(self, path: Path, number: int) -> bool:
        """Whether a group carries something that only another open slot accepts."""
        return any(other != number and self.mission.slots[other].artifact in path.artifacts for other in self.slots)


@dataclass
class _Attempt:
    """One try to serve all slots, one after the other."""

    planner: _Planner
    waiting: dict[int, Path]
    """The groups that have not been led to a slot yet."""
    last: Path | None
    """The path traced before; None if there is none."""
    assumed: Mapping[int, str]
    bold: bool
    """These two as in `Circumstances`."""

    def serve(self, number: int, later: Sequence[int]) -> list[Traced] | None:
        """A group that can fulfil the slot, by way of a step card where its artifact is given there.

        It leaves a way to each of the `later` slots.
        """
        wanted = self.planner.mission.slots[number].artifact
        carriers = [group for group, path in self.waiting.items() if wanted is not None and wanted in path.artifacts]
        legs = [number] if carriers else [*self.planner.givers(number)[:1], number]
        nearest = self._nearest(number, legs[0])
        for group in carriers or nearest:
            path = self.waiting[group] if self.last is None else _begun_after(self.last, self.waiting[group])
            barred = 0
            for _ in range(DETOURS):
                traced = self._draw(group, path, legs, later, barred)
                if traced is None:
                    break
                last = traced[-1].path
                blocked = self._blocked_way(self._others(group), path, last, later)
                if blocked is None:
                    return None
                if blocked == 0:
                    self.last = last
                    del self.waiting[group]
                    return traced
                barred |= blocked
        return None

    def _nearest(self, number: int, leg: int) -> list[int]:
        """The groups nearest to the first leg of the way to a slot; those left over in other tries count as nearer."""
        planner = self.planner
        free = [group for group, path in self.waiting.items() if not planner.wanted_elsewhere(path, number)]
        distance = {group: self._distance(self.waiting[group], leg) for group in free}
        nearest = sorted(distance, key=lambda group: distance[group] - NEARER_IF_LEFT_OVER * planner.left_over[group])
        if planner.is_random:
            planner.dice.shuffle(nearest)
        return nearest[:MOST_GROUPS]

    def _distance(self, path: Path, number: int) -> float:
        """The estimated distance of a group from a slot, in steps, sometimes overestimated at random."""
        route = self._route(path, number)
        return route.estimate(replace(path, place=stands(path))) + jitter(self.planner.dice, DOUBT)

    def _route(self, path: Path, number: int, budget: int = 0, shy: int = 0, barred: int = 0) -> RouteSearch:
        """The search for a path to a slot that looks at `budget` positions; the cells as in `Circumstances`."""
        circumstances = Circumstances(self.assumed, self.bold, shy, barred)
        return RouteSearch(path, number, budget, self.planner.dice, circumstances)

    def _others(self, group: int) -> list[Path]:
        return [path for other, path in self.waiting.items() if other != group]

    def _draw(
        self, group: int, path: Path, legs: Sequence[int], later: Sequence[int], barred: int
    ) -> list[Traced] | None:
        """Paths of one group to these slots in order; tries another way to the first slot when the second fails."""
        planner, (leg, *rest) = self.planner, legs
        slot = planner.mission.slots[leg]
        shy = self._cells_needed(path, self._others(group), [*rest, *later])
        route = self._route(path, leg, min(PATH_BUDGET, max(0, planner.budget)), shy, barred)
        if route.way_from(stands(path)) is None:
            return None
        looked_at = 0
        for steps, arrived in islice(route.arrivals(), MOST_WAYS if rest else 1):
            planner.budget -= route.search.looked_at - looked_at
            looked_at = route.search.looked_at
            card = slot.card if arrived.arrival is Arrival.REVEAL else ""
            traced = [Traced(Stage(group, arrived.slot, steps, card), arrived)]
            if not rest:
                return traced
            continued = self._draw(group, _onward(arrived, leg, slot), rest, later, barred)
            if continued is not None:
                return traced + continued
        planner.budget -= route.search.looked_at - looked_at
        return None

    def _cells_needed(self, path: Path, waiting: Sequence[Path], slots: Sequence[int]) -> int:
        """The cells, as bits, around the openings that other groups come from and that other slots are served by."""
        needed = 0
        for begun in waiting:
            needed |= around(path.dungeon, stands(begun))
        for number in slots:
            for end in self._route(path, number).ends:
                needed |= around(path.dungeon, end)
        return needed

    def _blocked_way(self, others: Sequence[Path], before: Path, last: Path, slots: Sequence[int]) -> int | None:
        """The cells, as bits, of the shortest way to the first slot that the `last` path cuts off; 0 if it does not.

        None if the slot was out of reach `before`, too. `others`: the paths of the groups that may still go there.
        """
        for number in slots:
            free = [path for path in others if not self.planner.wanted_elsewhere(path, number)]
            if any(self._shortest_way(_begun_after(last, path), number) is not None for path in free):
                continue
            ways = [self._shortest_way(_begun_after(before, path), number) for path in free]
            return min((way for way in ways if way is not None), key=int.bit_count, default=None)
        return 0

    def _shortest_way(self, path: Path, number: int) -> int | None:
        """The cells of a group's shortest way to a slot, as bits, by way of a step card; None if it is cut off."""
        place, walked = stands(path), 0
        slots = self.planner.mission.slots
        givers = [] if slots[number].artifact in path.artifacts else self.planner.givers(number)[:1]
        for leg in (*givers, number):
            way = self._route(path, leg).way_from(place)
            if way is None:
                return None
            walked |= way
            place = self._hall(path, slots[leg])
        return walked

    def _hall(self, path: Path, slot: Slot) -> int:
        """A place of the card at which a slot is fulfilled; -1 for an exit."""
        cards = {self.assumed.get(index, placed.card): index for index, placed in enumerate(path.dungeon.layout)}
        return path.dungeon.bases[cards[slot.card]][0] if slot.card in cards else -1


def stands(path: Path) -> int:
    """The place where a path continues, or the one behind the opening where it begins."""
    if path.status != START:
        return path.place
    assert path.at is not None
    return path.dungeon.openings[path.at][0]


def still_good(game: MapMasters, stage: Stage) -> bool:
    """Whether a planned path can be traced as it is."""
    path = begin_path(game, stage.group)
    for text in stage.steps:
        if path is None:
            return False
        move = next((move for move in moves(path) if move.text == text), None)
        if move is None:
            return False
        path = after(path, move)
    return path is not None and path.status == ARRIVED and path.slot == stage.slot
