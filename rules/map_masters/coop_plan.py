"""How computer players plan a mission: paths for all open slots, side by side, so that none bars another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.core.dice import Dice
from rules.map_masters.arrival import GroupTerms
from rules.map_masters.missions import HIDDEN, Mission, Slot
from rules.map_masters.path import ARRIVED, DRAWING, START, Path, after, moves
from rules.map_masters.routes import Assumed, Route, jitter
from rules.map_masters.team import begin_path, team_of

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters
    from rules.map_masters.team import Team


@dataclass(frozen=True)
class Stage:
    """One path of a group: which slot it fulfils, and how."""

    group: int
    slot: int | None
    """None where it only turns up a card."""
    steps: tuple[str, ...]


def _next(path: Path, base: Path) -> Path:
    """The beginning of another group's path after `path` has been traced."""
    terms, done = base.terms, path.terms
    assert isinstance(terms, GroupTerms)
    assert isinstance(done, GroupTerms)
    left = tuple((card, artifact) for card, artifact in done.left if artifact not in path.artifacts)
    filled = done.filled if path.slot is None else (*done.filled, path.slot)
    return replace(base, terms=replace(terms, filled=filled, left=left), **path.ink._asdict())


def _onward(path: Path, number: int, slot: Slot) -> Path:
    """The same group's next path, from the hall of the step card where it has given what was asked for."""
    terms = path.terms
    assert isinstance(terms, GroupTerms)
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


def joint(game: MapMasters, budget: int, tries: int, seed: str, *, bold: bool = False) -> list[Stage] | None:
    """Paths for all open slots at once, or None. The same position gives the same answer.

    Groups come to face-down cards with all that any of them may ask for; `bold` ones guess which card it is. A slot
    that could not be served comes earlier in the next try, while there is room for its path.
    """
    team = team_of(game)
    mission = team.rules
    dice = Dice(seed=seed)  # an order of search, no chance of the game
    groups = [number for number, group in enumerate(team.groups) if not group.out]
    begun = {number: begin_path(game, number) for number in groups}
    slots = [number for number, slot in enumerate(mission.slots) if slot.final and number not in team.filled]
    ready = {number: path for number, path in begun.items() if path is not None}
    if len(ready) < len(slots):
        return None
    failed: Counter[int] = Counter()
    for _ in range(tries):
        if mission.order:
            order = sorted(slots, key=lambda number: mission.order.index(mission.slots[number].sides[0]))
        else:
            order = slots[:]
            dice.shuffle(order)
            order.sort(key=lambda number: (not _hidden_artifact(team, mission.slots[number]), -failed[number]))
        attempt = _Attempt(mission, budget, dice, _assumption(team, dice), bold)
        found = attempt.run(ready, order)
        if found is not None:
            return found
        failed[attempt.failed] += 1
    return None


def _assumption(team: Team, dice: Dice) -> Assumed:
    """What lies at the face-down cards, as far as anybody can say: any order of those that are not turned up."""
    up = {placed.card for placed in team.tableau}
    down = [card for card in team.rules.face_down if card not in up]
    dice.shuffle(down)
    spaces = [number for number, placed in enumerate(team.tableau) if placed.card == HIDDEN]
    return dict(zip(spaces, down, strict=True))


def _hidden_artifact(team: Team, slot: Slot) -> bool:
    """Whether what the slot wants lies on a card that is still face down: that comes first."""
    if slot.artifact is None or slot.artifact in team.taken:
        return False
    card = next(card for card, artifact in team.rules.artifacts.items() if artifact == slot.artifact)
    return all(placed.card != card for placed in team.tableau)


@dataclass
class _Attempt:
    """One try to find a path for each slot, one after the other."""

    mission: Mission
    budget: int
    dice: Dice
    assumed: Assumed
    bold: bool = False
    failed: int = -1
    """The slot that no group could serve."""

    def run(self, ready: dict[int, Path], slots: Sequence[int]) -> list[Stage] | None:
        """The stages in the order in which they are traced."""
        stages: list[Stage] = []
        left = dict(ready)
        last: Path | None = None
        for number in slots:
            made = self._serve(left, last, number)
            if made is None:
                self.failed = number
                return None
            group, more, last = made
            del left[group]
            stages += more
        return stages

    def _route(self, path: Path, number: int) -> Route:
        return Route(path, number, self.budget, self.dice, self.assumed, bold=self.bold)

    def _chain(self, number: int) -> list[int]:
        """The step goals that give the artifact which this slot wants."""
        slots = self.mission.slots
        wanted = slots[number].artifact
        return [step for step, other in enumerate(slots) if wanted is not None and other.gives == wanted]

    def _serve(self, left: dict[int, Path], last: Path | None, number: int) -> tuple[int, list[Stage], Path] | None:
        """A group that can fulfil this slot, by way of a step card where its artifact is given there."""
        slots = self.mission.slots
        wanted = slots[number].artifact
        chain = self._chain(number)
        carriers = [group for group, path in left.items() if wanted is not None and wanted in path.artifacts]
        nearest = sorted(left, key=lambda group: self._promise(left[group], (chain or [number])[0]))
        for group in carriers or nearest[:2]:
            path = left[group] if last is None else _next(last, left[group])
            stages: list[Stage] = []
            if not carriers and chain:
                made = self._route(path, chain[0]).run()
                if made is None:
                    continue
                steps, arrived = made
                stages.append(Stage(group, arrived.slot, steps))
                path = _onward(arrived, chain[0], slots[chain[0]])
            made = self._route(path, number).run()
            if made is not None:
                steps, arrived = made
                stages.append(Stage(group, arrived.slot, steps))
                return group, stages, arrived
        return None

    def _promise(self, path: Path, number: int) -> float:
        """How far a group is from a slot at first sight."""
        route = self._route(path, number)
        if path.status == START:
            assert path.at is not None
            path = replace(path, place=path.dungeon.openings[path.at][0])
        return route.estimate(path) + jitter(self.dice, 4.0)


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
