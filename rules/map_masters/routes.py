"""How computer players find the paths of groups: one path for one slot, then all of them side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING

from rules.core.dice import Dice
from rules.map_masters.arrival import REVEAL, GroupTerms, counted
from rules.map_masters.dungeon import OUT, Dungeon
from rules.map_masters.icons import HOLES, ITEMS, Icon
from rules.map_masters.missions import EXIT, HIDDEN, Mission, Slot
from rules.map_masters.path import ARRIVED, DRAWING, START, Path, after, moves
from rules.map_masters.team import begin_path

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters

FAR = 400
MISSING = 6.0
"""How far one missing thing counts beside the way to it."""
LENGTH = 0.35
"""What each step already made counts: short paths leave room for the other groups."""


@dataclass(frozen=True)
class Stage:
    """One path of a group: which slot it fulfils, and how."""

    group: int
    slot: int
    steps: tuple[str, ...]


def _jitter(dice: Dice, most: float) -> float:
    """A little chance between 0 and `most`, so that another try looks elsewhere."""
    return dice.below(1000) / 1000 * most


@lru_cache(maxsize=4096)
def _distances(dungeon: Dungeon, place: int, used: int, links: int) -> list[int]:
    """How many steps every place is away from `place`, obstacles ignored."""
    found = [FAR] * len(dungeon.rooms)
    found[place] = 0
    front = [place]
    while front:
        beyond: list[int] = []
        for here in front:
            near = [way.to for way in dungeon.exits[here] if way.to >= 0 and not links & way.link]
            for item in dungeon.fixtures[here]:
                other = dungeon.found[item]
                if other.icon == "stairs":
                    near += (other.place, other.other)
            if dungeon.pit_above[here] >= 0:
                near.append(dungeon.found[dungeon.pit_above[here]].place)
            for to in near:
                if found[to] == FAR and not used >> to & 1 and not dungeon.halls[to]:
                    found[to] = found[here] + 1
                    beyond.append(to)
        front = beyond
    return found


class Route:
    """Searches a path of one group to one slot, the most promising position first."""

    def __init__(self, begun: Path, slot: int, budget: int, dice: Dice) -> None:
        self.begun = begun
        self.dungeon = begun.dungeon
        self.number = slot
        self.budget = budget
        self.dice = dice
        terms = begun.terms
        assert isinstance(terms, GroupTerms)
        assert terms.mission is not None
        self.terms = terms
        self.slot: Slot = terms.mission.slots[slot]
        self.ends = self._ends(terms.mission)
        self.wanted = self._wanted()
        self.artifact = self._artifact()

    def _ends(self, mission: Mission) -> list[int]:
        """The places from which one step arrives."""
        dungeon, links = self.dungeon, self.begun.links
        found = []
        for place, exits in enumerate(dungeon.exits):
            for way in exits:
                if way.opening is None or links & way.link:
                    continue
                if self.slot.card == EXIT:
                    if way.to == OUT and way.direction in self.slot.sides:
                        found.append(place)
                elif way.far is not None:
                    card = dungeon.layout[way.far[0]].card
                    fits = card == self.slot.card and way.far[1][0] in self.slot.sides
                    if fits or (card == HIDDEN and not self._lies_open()):
                        found.append(place)
        return found

    def _lies_open(self) -> bool:
        return any(placed.card == self.slot.card for placed in self.dungeon.layout)

    def _wanted(self) -> list[tuple[str, int, int]]:
        """What the slot asks for: name, number, bits of the discoveries that help."""
        bits = self.dungeon.icon_bits
        items = dict(self.slot.items)
        if self.slot.gives and not self._lies_open():
            items = self._hidden_needs()
        found = [(str(icon), need, bits.get(icon, 0)) for icon, need in items.items()]
        for name, need in self.slot.counts.items():
            if name == "hole":
                found.append((name, need, sum(bits.get(icon, 0) for icon in HOLES)))
            elif name == "teleport":
                found.append((name, need, bits.get("circle", 0)))
            elif name == "room":
                found.append((name, need, 0))
            else:
                found.append((name, need, bits.get(name, 0)))
        return found

    def _hidden_needs(self) -> dict[Icon, int]:
        """What all step cards that still lie face down ask for: any of them may come up."""
        assert self.terms.mission is not None
        up = {placed.card for placed in self.dungeon.layout}
        needs: dict[Icon, int] = {}
        for slot in self.terms.mission.slots:
            if slot.gives and slot.card not in up:
                for icon, need in slot.items.items():
                    needs[icon] = max(need, needs.get(icon, 0))
        return needs

    def _artifact(self) -> list[int]:
        """The places of the card on which the wanted artifact lies, when a path takes it by entering."""
        if self.slot.artifact is None or self.slot.artifact in self.begun.artifacts:
            return []
        cards = [card for card, artifact in self.terms.left if artifact == self.slot.artifact]
        return [place for place, card in enumerate(self.dungeon.card_of) if card in cards]

    def _nearest(self, place: int, targets: Iterable[int]) -> int:
        begun = self.begun
        return min(
            (_distances(self.dungeon, target, begun.used, begun.links)[place] for target in targets), default=FAR
        )

    def missing(self, path: Path) -> tuple[int, float]:
        """How many wanted things are missing, and how far the nearest of them is."""
        total, near = 0, float(FAR)
        terms = self.terms
        for name, need, bits in self.wanted:
            held = terms.held(path, name) if name in ITEMS else counted(path, name)
            if held >= need:
                continue
            total += need - held
            left = bits & ~path.circled
            places = []
            while left:
                lowest = left & -left
                found = self.dungeon.found[lowest.bit_length() - 1]
                places.append(found.place)
                left &= ~lowest
            if name == "room":
                places = [
                    place for place, room in enumerate(self.dungeon.rooms) if room and not path.visited >> place & 1
                ]
            near = min(near, self._nearest(path.place, places))
        if self.slot.artifact is not None and self.slot.artifact not in path.artifacts:
            total += 2
            near = min(near, self._nearest(path.place, self.artifact))
        return total, near

    def estimate(self, path: Path) -> float:
        """How far a position is from arriving."""
        total, near = self.missing(path)
        if total:
            return total * MISSING + near + 0.3 * self._nearest(path.place, self.ends)
        return float(self._nearest(path.place, self.ends))

    def run(self) -> tuple[tuple[str, ...], Path] | None:
        """The steps and the path that has arrived, or None."""
        if not self.ends:
            return None
        tie = count()
        heap: list[tuple[float, int, Path, tuple[str, ...]]] = [(0.0, next(tie), self.begun, ())]
        seen: set[object] = set()
        looked_at = 0
        while heap and looked_at < self.budget:
            _, _, path, steps = heappop(heap)
            ways = moves(path)
            looked_at += 1
            while len(ways) == 1 and ways[0].kind != "arrive":
                path = after(path, ways[0])
                steps = (*steps, ways[0].text)
                ways = moves(path)
                looked_at += 1
            for move in ways:
                if move.kind == "arrive":
                    turns = move.slot == REVEAL and bool(self.slot.gives) and not self._lies_open()
                    if move.slot == self.number or (turns and not self.missing(path)[0]):
                        return (*steps, move.text), after(path, move)
                    continue
                if "+pay" in move.text and "sb_" not in move.text:
                    continue
                child = after(path, move)
                if len(child.artifacts) > len(self.begun.artifacts) and child.artifacts[-1] != self.slot.artifact:
                    continue  # it belongs to another group
                key = (child.place, child.door, child.used, child.own, child.crossed)
                if key in seen:
                    continue
                seen.add(key)
                far = self.estimate(child)
                if far >= FAR:
                    far = FAR / 4 + far * 0.01
                rank = far + LENGTH * len(steps) + sum(move.price) * 1.5 + _jitter(self.dice, 2.0)
                heappush(heap, (rank, next(tie), child, (*steps, move.text)))
        return None


def _next(path: Path, base: Path) -> Path:
    """The beginning of another group's path after `path` has been traced."""
    terms, done = base.terms, path.terms
    assert isinstance(terms, GroupTerms)
    assert isinstance(done, GroupTerms)
    filled = done.filled if path.slot < 0 else (*done.filled, path.slot)
    taken = path.artifacts
    left = tuple((card, artifact) for card, artifact in terms.left if artifact not in taken)
    return replace(
        base,
        terms=replace(terms, filled=filled, left=left),
        used=path.used,
        links=path.links,
        rooms=path.rooms,
        passages=path.passages,
        circled=path.circled,
        crossed=path.crossed,
        fixtures=path.fixtures,
    )


def _onward(path: Path, slot: Slot) -> Path:
    """The same group's next path, from the hall of the step card where it has arrived."""
    terms = path.terms
    assert isinstance(terms, GroupTerms)
    gives = (slot.gives,) if slot.gives and path.slot >= 0 else ()
    filled = terms.filled if path.slot < 0 else (*terms.filled, path.slot)
    return replace(
        path,
        terms=replace(terms, filled=filled, done_at=(*terms.done_at, slot.card)),
        status=DRAWING,
        artifacts=(*path.artifacts, *gives),
        slot=-1,
        at=None,
    )


def joint(game: MapMasters, budget: int, tries: int, seed: str) -> list[Stage] | None:
    """Paths for all open slots at once, or None. The same position gives the same answer."""
    team = game.team
    assert team is not None
    mission = team.rules
    dice = Dice(seed=seed)  # an order of search, no chance of the game
    groups = [number for number, group in enumerate(team.groups) if not group.out]
    begun = {number: begin_path(game, number) for number in groups}
    slots = [number for number, slot in enumerate(mission.slots) if slot.final and number not in team.filled]
    if any(begun[number] is None for number in groups) and len(slots) >= len(groups):
        return None
    ready: dict[int, Path] = {number: path for number, path in begun.items() if path is not None}
    if mission.order:
        slots.sort(key=lambda number: mission.order.index(mission.slots[number].sides[0]))
    for _ in range(tries):
        order = slots[:]
        if not mission.order:
            dice.shuffle(order)
            order.sort(key=lambda number: not _hidden_artifact(game, mission.slots[number]))
        found = _attempt(ready, order, mission, budget, dice)
        if found is not None:
            return found
    return None


def _hidden_artifact(game: MapMasters, slot: Slot) -> bool:
    """Whether what the slot wants lies on a card that is still face down: that comes first."""
    team = game.team
    assert team is not None
    if slot.artifact is None or slot.artifact in team.taken:
        return False
    card = next(card for card, artifact in team.rules.artifacts.items() if artifact == slot.artifact)
    return all(placed.card != card for placed in team.tableau)


def _attempt(
    ready: dict[int, Path], slots: Sequence[int], mission: Mission, budget: int, dice: Dice
) -> list[Stage] | None:
    stages: list[Stage] = []
    left = dict(ready)
    last: Path | None = None
    for number in slots:
        made = _serve(left, last, number, mission, budget, dice)
        if made is None:
            return None
        group, more, last = made
        del left[group]
        stages += more
        if any(stage.slot == REVEAL for stage in more):
            return stages
    return stages


def _serve(
    left: dict[int, Path], last: Path | None, number: int, mission: Mission, budget: int, dice: Dice
) -> tuple[int, list[Stage], Path] | None:
    """A group that can fulfil this slot, by way of a step card where its artifact is given there."""
    slot = mission.slots[number]
    chain = [
        step for step, other in enumerate(mission.slots) if other.gives is not None and other.gives == slot.artifact
    ]
    carriers = [group for group, path in left.items() if slot.artifact is not None and slot.artifact in path.artifacts]
    order = carriers or sorted(left, key=lambda group: _promise(left[group], number, budget, dice))
    for group in order[:2]:
        path = left[group] if last is None else _next(last, left[group])
        stages: list[Stage] = []
        if not carriers and chain:
            made = Route(path, chain[0], budget, dice).run()
            if made is None:
                continue
            steps, arrived = made
            stages.append(Stage(group, arrived.slot, steps))
            if arrived.slot == REVEAL:
                return group, stages, arrived
            path = _onward(arrived, mission.slots[chain[0]])
        made = Route(path, number, budget, dice).run()
        if made is not None:
            steps, arrived = made
            stages.append(Stage(group, number, steps))
            return group, stages, arrived
    return None


def _promise(path: Path, number: int, budget: int, dice: Dice) -> float:
    """How far a group is from a slot at first sight."""
    route = Route(path, number, budget, dice)
    if path.status == START:
        assert path.at is not None
        place = path.dungeon.openings[path.at][0]
        return route.estimate(replace(path, place=place)) + _jitter(dice, 4.0)
    return route.estimate(path) + _jitter(dice, 4.0)


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
