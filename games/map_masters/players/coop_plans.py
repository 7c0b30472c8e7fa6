"""Planning a mission: paths for all open slots at once, so that none blocks another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.missions import HIDDEN, Slot
from games.map_masters.rules.coop.route_search import Assumed, Route, around, jitter
from games.map_masters.rules.coop.tableau import begin_path, team_of
from games.map_masters.rules.dungeon import Placed
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.path import ARRIVED, DRAWING, START, Arrival, Path, after, moves
from rules.dice import Dice

ROUTE = 400
"""Positions for one path."""
GROUPS, DOUBT = 3, 10.0
"""The number of groups tried for a slot, and the steps by which a nearer one may be passed over for another try."""
ATTEMPT = 1_200
"""Positions for one try of a way to play a card; what is not found in them counts as not served."""
DETOURS = 3
"""The number of ways to a slot that are tried so that no other slot is cut off."""
TRY = 30
"""The cost of a try in addition to the positions of its paths."""
OUTCOME_TRIES = 8
"""The number of searches for a way on after each card that may be turned up."""
WAYS = 4
"""The number of ways to a step card that are tried before giving up."""
WILD = 3
"""Every third try is a random one."""
LATE = 5.0
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


def _next(path: Path, base: Path) -> Path:
    """The start of another group's path after `path` has been traced."""
    terms, done = group_terms(base), group_terms(path)
    left = tuple((card, artifact) for card, artifact in done.left if artifact not in path.artifacts)
    filled = done.filled if path.slot is None else (*done.filled, path.slot)
    return replace(base, terms=replace(terms, filled=filled, left=left), **path.ink._asdict())


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


def joint(game: MapMasters, budget: int, seed: str, *, safe: float = 1.0, last: bool = False) -> list[Stage] | None:
    """Paths for all open slots at once, or None. The same position gives the same answer.

    `budget`: how many positions are looked at, over all tries. Where a path turns up a card, there must be a way on
    for the share `safe` of the cards it may be; at the `last` chance, for as many as can be found, and paths for only
    some of the slots are better than none. The last face-down card is known by elimination.
    """
    planner = _Planner(game, budget, Dice(seed=seed))  # for the search order, not for a random event of the game
    best: list[Stage] | None = None
    most = 0
    while planner.budget > 0 and planner.able:
        assumed = planner.assumption()
        plan = planner.attempt(planner.ready, None, assumed, bold=planner.tries % 2 == 1)
        if plan is None:
            continue
        stages = [stage for stage, _ in plan]
        first, arrived = plan[0]
        if arrived.arrival is not Arrival.REVEAL or planner.sure:
            return stages
        lucky = planner.outcomes(first, arrived, assumed)
        if lucky >= len(planner.down) * safe:
            return stages
        if last and lucky > most:
            best, most = stages, lucky
    return best or (planner.partial if last else None) or None


def placements(game: MapMasters, ways: Sequence[Placed], budget: int, seed: str) -> list[tuple[Placed, float]]:
    """Ways to play a card, the one that allows most paths first: found by trying them, with sequential halving.

    Each with how many of the open slots were served in the tries, on average.
    """
    fields: list[tuple[_Planner, list[int], Placed]] = []
    for placed in ways:
        trial = game.copy_game()
        team = team_of(trial)
        team.free.remove((placed.x // WIDTH, placed.y // HEIGHT))
        team.tableau.append(placed)
        trial.walks.clear()
        fields.append((_Planner(trial, ATTEMPT, Dice(seed=seed)), [], placed))
    spent = 0
    out: list[tuple[_Planner, list[int], Placed]] = []
    while len(fields) > 1 and spent < budget:
        for planner, served, _ in fields:
            planner.short()
            served.append(planner.served)
            spent += ATTEMPT - planner.budget + 1
        fields.sort(key=lambda field: -sum(number**2 for number in field[1]) / len(field[1]))
        half = (len(fields) + 1) // 2
        fields, out = fields[:half], fields[half:] + out
    return [(placed, sum(served) / max(1, len(served))) for _, served, placed in fields + out]


def foreseen(game: MapMasters, seed: str) -> list[Stage] | None:
    """The paths that were found when playing the last card as it lies now was first tried (see `placements`)."""
    planner = _Planner(game, ATTEMPT, Dice(seed=seed))
    plan = planner.short()
    if not plan or (plan[0][1].arrival is Arrival.REVEAL and not planner.sure):
        return None
    return [stage for stage, _ in plan]


def _standing(path: Path) -> Path:
    """A group in the hall of a card that it has turned up, with nothing fulfilled."""
    return replace(path, status=DRAWING, arrival=None, slot=None, at=None)


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
        self.up = frozenset(placed.card for placed in team.tableau)
        self.down = [card for card in team.rules.face_down if card not in self.up]
        """The cards that may lie face down, by public knowledge."""
        self.hidden = [number for number, placed in enumerate(team.tableau) if placed.card == HIDDEN]
        self.slots = [at for at, slot in enumerate(team.rules.slots) if slot.final and at not in team.filled]
        self.ready: dict[int, Path] = {}
        """Groups that can set out."""
        for number in range(len(team.groups)):
            path = begin_path(game, number)
            if path is not None:
                self.ready[number] = path
        self.failed: Counter[int] = Counter()
        self.late: Counter[int] = Counter()
        """The number of tries in which each group was left over."""
        self.tries = 0
        self.served = 0
        """The number of slots that the last try has served."""
        self.partial: list[Stage] = []
        """The longest of the tries that failed, unless its first path turns up a card."""

    @property
    def able(self) -> bool:
        """Whether there is a group for each slot."""
        return len(self.ready) >= len(self.slots)

    @property
    def sure(self) -> bool:
        """Whether it is known which card lies where."""
        return len(self.down) < 2

    @property
    def wild(self) -> bool:
        """Whether this try takes slots and groups in random order, to escape from repeating failures."""
        return self.tries % WILD == 0

    def assumption(self, number: int = -1, card: str = "") -> Assumed:
        """An assumption about the face-down cards: a random order, with `card` at the one with this number."""
        down = [each for each in self.down if each != card]
        self.dice.shuffle(down)
        assumed = dict(zip((each for each in self.hidden if each != number), down, strict=False))
        return assumed if number < 0 else assumed | {number: card}

    def outcomes(self, stage: Stage, arrived: Path, assumed: Assumed) -> int:
        """The number of cards that the path may turn up that leave a way on, including the assumed one."""
        number = arrived.dungeon.card_of[arrived.place]
        return sum(card == assumed[number] or self._goes_on(stage.group, arrived, number, card) for card in self.down)

    def _goes_on(self, group: int, arrived: Path, number: int, card: str) -> bool:
        step = next(at for at, slot in enumerate(self.mission.slots) if slot.card == card)
        ways, _ = group_terms(arrived).fulfil(arrived, step)
        path = _onward(arrived, step, self.mission.slots[step]) if ways else _standing(arrived)
        ready = {**self.ready, group: path}
        tries = (self.attempt(ready, path, self.assumption(number, card), bold=True) for _ in range(OUTCOME_TRIES))
        return any(plan is not None for plan in tries)

    def short(self) -> list[tuple[Stage, Path]] | None:
        """A try that is cut short after a number of positions."""
        self.budget = ATTEMPT
        if not self.able:
            return None
        return self.attempt(self.ready, None, self.assumption(), bold=self.tries % 2 == 0)

    def attempt(
        self, ready: dict[int, Path], last: Path | None, assumed: Assumed, *, bold: bool
    ) -> list[tuple[Stage, Path]] | None:
        """The stages in the order in which they are traced, each with the path that has arrived; None if one fails.

        Groups arrive at face-down cards with all that any of them may ask for; `bold` ones rely on what is assumed.
        """
        self.tries += 1
        self.budget -= TRY
        made: list[tuple[Stage, Path]] = []
        left = dict(ready)
        self.served = 0
        order = self._order()
        for at, number in enumerate(order):
            served = self._serve(left, last, order[at:], assumed, bold)
            if served is None:
                self.failed[number] += 1
                self.late.update(list(left))
                if ready is self.ready and len(made) > len(self.partial) and made[0][0].slot is not None:
                    self.partial = [stage for stage, _ in made]
                return None
            made += served
            self.served += 1
            stage, last = served[-1]
            del left[stage.group]
        return made

    def _order(self) -> list[int]:
        order, slots = self.slots[:], self.mission.slots
        if self.mission.order:
            return sorted(order, key=lambda number: self.mission.order.index(slots[number].sides[0]))
        self.dice.shuffle(order)
        failed = Counter[int]() if self.wild else self.failed
        return sorted(order, key=lambda number: (not self._is_hidden(slots[number]), -failed[number]))

    def _is_hidden(self, slot: Slot) -> bool:
        """Whether it is unknown which face-down card has the artifact of this slot; such slots come first."""
        if self.sure or slot.artifact is None or slot.artifact in self.taken:
            return False
        return next(card for card, artifact in self.mission.artifacts.items() if artifact == slot.artifact) in self.down

    def _chain(self, number: int) -> list[int]:
        """The step goals that give the artifact which this slot wants."""
        slots = self.mission.slots
        wanted = slots[number].artifact
        return [step for step, other in enumerate(slots) if wanted is not None and other.gives == wanted]

    def _serve(
        self, left: dict[int, Path], last: Path | None, open_to: Sequence[int], assumed: Assumed, bold: bool
    ) -> list[tuple[Stage, Path]] | None:
        """A group that can fulfil the first open slot, by way of a step card where its artifact is given there."""
        number = open_to[0]
        wanted = self.mission.slots[number].artifact
        chain = self._chain(number)
        carriers = [group for group, path in left.items() if wanted is not None and wanted in path.artifacts]
        ways = [number] if carriers or not chain else [chain[0], number]
        free = [group for group in left if not self._wanted_elsewhere(left[group], number)]
        promise = {group: self._promise(left[group], ways[0], assumed, bold) for group in free}
        nearest = sorted(promise, key=lambda group: promise[group] - LATE * self.late[group])
        if self.wild:
            self.dice.shuffle(nearest)
        for group in carriers or nearest[:GROUPS]:
            path = left[group] if last is None else _next(last, left[group])
            others = {other: waits for other, waits in left.items() if other != group}
            barred = 0
            for _ in range(DETOURS):
                made = self._draw(group, path, ways, open_to, list(others.values()), assumed, bold, barred)
                if made is None:
                    break
                cut = self._cut_off(others, path, made[-1][1], open_to[1:], assumed)
                if cut == 0:
                    return made
                if cut is None:
                    return None
                barred |= cut
        return None

    def _cut_off(
        self, others: dict[int, Path], before: Path, last: Path, slots: Sequence[int], assumed: Assumed
    ) -> int | None:
        """The cells that the first slot needs which no group could reach any longer; 0: all can be reached.

        None if it was cut off already.
        """
        for number in slots:
            free = [path for path in others.values() if not self._wanted_elsewhere(path, number)]
            if any(self._way(_next(last, path), number, assumed) is not None for path in free):
                continue
            ways = (self._way(_next(before, path), number, assumed) for path in free)
            return min((way for way in ways if way is not None), key=int.bit_count, default=None)
        return 0

    def _way(self, path: Path, number: int, assumed: Assumed) -> int | None:
        """The cells of a group's shortest way to a slot, as bits, by way of a step card; None if it is cut off."""
        place, walked = stands(path), 0
        chain = [] if self.mission.slots[number].artifact in path.artifacts else self._chain(number)[:1]
        for slot in (*chain, number):
            route = Route(path, slot, 0, self.dice, assumed)
            way = route.way_from(place)
            if way is None:
                return None
            walked |= way
            place = self._hall(path, self.mission.slots[slot], assumed)
        return walked

    def _hall(self, path: Path, slot: Slot, assumed: Assumed) -> int:
        """A place of the card at which a slot is fulfilled; -1 for an exit."""
        cards = {assumed.get(at, placed.card): at for at, placed in enumerate(path.dungeon.layout)}
        return path.dungeon.bases[cards[slot.card]][0] if slot.card in cards else -1

    def _wanted_elsewhere(self, path: Path, number: int) -> bool:
        """Whether a group carries something that only another open slot accepts."""
        return any(other != number and self.mission.slots[other].artifact in path.artifacts for other in self.slots)

    def _draw(
        self,
        group: int,
        path: Path,
        ways: Sequence[int],
        open_to: Sequence[int],
        others: Sequence[Path],
        assumed: Assumed,
        bold: bool,
        barred: int,
    ) -> list[tuple[Stage, Path]] | None:
        """Paths of one group to these slots in order; tries another way to the first slot when the second fails."""
        way, *rest = ways
        ahead = [*rest, *open_to[1:]]
        shy = self._needed(path, others, ahead, assumed)
        budget = min(ROUTE, max(0, self.budget))
        route = Route(path, way, budget, self.dice, assumed, bold=bold, shy=shy, barred=barred)
        if route.way_from(stands(path)) is None:
            return None
        looked_at = 0
        for steps, arrived in islice(route.arrivals(), WAYS if rest else 1):
            self.budget -= route.search.looked_at - looked_at
            looked_at = route.search.looked_at
            card = self.mission.slots[way].card if arrived.arrival is Arrival.REVEAL else ""
            made = [(Stage(group, arrived.slot, steps, card), arrived)]
            if not rest:
                return made
            beyond = _onward(arrived, way, self.mission.slots[way])
            then = self._draw(group, beyond, rest, open_to, others, assumed, bold, barred)
            if then is not None:
                return made + then
        self.budget -= route.search.looked_at - looked_at
        return None

    def _needed(self, path: Path, waiting: Sequence[Path], slots: Sequence[int], assumed: Assumed) -> int:
        """The cells, as bits, around the openings that other groups come from and that other slots are served by."""
        needed = 0
        for begun in waiting:
            needed |= around(path.dungeon, stands(begun))
        for number in slots:
            for end in Route(path, number, 0, self.dice, assumed).ends:
                needed |= around(path.dungeon, end)
        return needed

    def _promise(self, path: Path, number: int, assumed: Assumed, bold: bool) -> float:
        """The estimated distance of a group from a slot."""
        route = Route(path, number, 0, self.dice, assumed, bold=bold)
        return route.estimate(replace(path, place=stands(path))) + jitter(self.dice, DOUBT)


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
