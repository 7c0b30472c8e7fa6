"""Paths of groups: drawn in full from the mini to an objective (MM-22)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.map_masters.rules import step_options
from games.map_masters.rules.coop import fulfilment, offered_routes
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.crossings import about_way, asked_for, group_crossings
from games.map_masters.rules.coop.end import Fateful, lose
from games.map_masters.rules.coop.offered_routes import GroupRoute
from games.map_masters.rules.coop.tableau import begin_path, holdings, slot_name, team_of, traced
from games.map_masters.rules.coop.team import Team, Trace
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.icons import ITEMS
from games.map_masters.rules.lines import LETTERS
from games.map_masters.rules.option_texts import about_token
from games.map_masters.rules.path.following import steps_made
from games.map_masters.rules.path.state import ARRIVED, Arrival, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.state import MapMastersState
from rules.messages import Args, Message, Part, part, refer
from rules.questions import Option, Picked, Question, Refusals, Refused, Role, Shown, Undo

ARRIVING = {
    Arrival.REVEAL: "do-step_reveal",
    Arrival.VAIN: "do-step_in_vain",
}
"""The text of a step that ends a path without a goal or an artifact."""
MOST_PROMINENT = 10
"""The number of steps and ways through the card that have buttons."""


class TracePaths(Question):
    """Choose a group whose path is drawn, or end the turn (MM-21.3)."""

    default_id: ClassVar = "end"
    last: bool = False

    def describe(self, game: MapMastersState) -> Args:
        return {"last": self.last}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        team = team_of(game)
        options = []
        for number, group in enumerate(team.groups):
            args: Args = {"group": group.name}
            path = begin_path(game, number)
            id, label = f"trace_{group.colour}", Message("do-trace", args)
            if path is not None and moves(path):
                held = partial(_about_group, game, number)
                options.append(Option(id, label, mark=group.colour, role=Role.STEP, effect=held, value=number))
            elif refused is not None:
                stuck = "waiting" if path is None else "no_way"
                refused.append(Refused(id, label, "arrived" if group.out else stuck, missed=not group.out))
        alone: Args = {"alone": game.seats == 1}
        end = Option("end", Message("do-end_turn"), effect=Message("about-end_turn", alone))
        if self.last:
            end.label, end.undo = Message("do-give_in"), Undo.CONFIRMED
            end.effect = Message("about-give_in", {"spaces": len(team.free)})
        return [*options, end]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team = team_of(game)
        if picked.only != "end":
            team.trace = Trace(picked.value)
            game.push(TracePath(seat=self.seat), TracePaths(seat=self.seat, last=self.last))
        elif self.last:
            lose(game, "no_card" if team.free else "no_space")


def _about_group(game: MapMastersState, number: int) -> Message | None:
    """The things that a group holds."""
    held = [refer(f"artifact-{artifact}") for artifact in team_of(game).groups[number].artifacts]
    held += [refer(f"icon-{icon}") for icon, many in holdings(game, number).items() if many and icon in ITEMS]
    return Message("about-group", {"things": held}) if held else None


def _artifact_lost(path: Path, move: Move) -> str:
    """The artifact that this arrival would put permanently out of reach."""
    return "" if move.slot is None else group_terms(path).wasted(path, move.slot)


class TracePath(Fateful):
    """Draw the whole path of a group, from its mini to an objective (MM-22.1)."""

    def describe(self, game: MapMastersState) -> Args:
        """The group, what it holds for its requirements, and whether it chooses a token before its next step."""
        path, group = traced(game)[-1], team_of(game).tracer.name
        held = [refer(f"artifact-{artifact}") for artifact in path.artifacts]
        held += [refer(f"icon-{icon}") for icon in ITEMS for _ in range(group_terms(path).held(path, icon))]
        return {
            "what": Part("part-which_token" if path.choosing else "part-next_step", {"group": group}),
            "held": part(held, "part-held", things=held),
        }

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """At the start of the path, whole paths to goals; then the options of `quick_options`."""
        steps = self.steps(game, refused)
        team, path = team_of(game), traced(game)[-1]
        if team.begun.steps:
            return steps
        options = [
            offered_routes.option(team, path, letter, route)
            for letter, route in zip(LETTERS, offered_routes.offered(path), strict=False)
        ]
        return [*options, *steps]

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Single steps without texts: whole paths and ways through the card have to be searched for."""
        return self.steps(game, named=False)

    def combined(self, game: MapMastersState) -> list[Option]:
        """The ways through the card, without texts."""
        return _ways_through(traced(game)[-1], team_of(game), named=False)

    def steps(self, game: MapMastersState, refused: Refusals | None = None, *, named: bool = True) -> list[Option]:
        """The legal next steps, ways through the card, and ways back; a group's path cannot stop early.

        Ways through the card and texts are left out unless they are `named`.
        """
        team = team_of(game)
        walk = traced(game)
        stopped = list[Move]()
        path = walk[-1]
        steps = [_step(game, path, move, named=named) for move in moves(path, None if refused is None else stopped)]
        if named:
            steps = _with_ways_through(steps, path, team)
            step_options.told_apart(steps)
        if refused is not None:
            refused += step_options.refusals(walk, stopped, team.begun.presses)
        if team.begun.steps:
            mark = step_options.stood(walk, team.begun.steps, team.begun.presses) if named else ""
            steps.append(step_options.last_undone(mark))
        begun = step_options.END if team.begun.steps else ""
        return [*steps, Option("abandon", Message("do-abandon"), mark=begun, role=Role.BACK)]

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        """Say where each step leads, or that no goal is in reach; warn of dead ends and of what loses the mission."""
        options = super().explained(game)
        team, path = team_of(game), traced(game)[-1]
        for option in options:
            way = option.value
            if isinstance(way, Move | Crossing):
                if option.warning is None and step_options.is_dead_end(path, way):
                    option.effect = Message("about-stuck")
                elif option.warning is None or (isinstance(way, Move) and _artifact_lost(path, way)):
                    option.effect = partial(_about_step, team, path, way)
            elif option.id == "abandon" and not (team.begun.steps or offered_routes.offered(path)):
                option.effect = Message("about-no_route")
        return options

    def counts(self, option: Option) -> bool:
        """Whether the path counts after this answer, unless its label says that the mission is lost."""
        arrives = isinstance(option.value, Move) and option.value.arrival in (Arrival.SLOT, Arrival.ARTIFACT)
        return arrives or isinstance(option.value, GroupRoute)

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Nothing counts before the path arrives."""
        team = team_of(game)
        trace = team.begun
        if picked.only == "abandon":
            team.trace = None
            return
        if picked.only == "undo":
            del trace.steps[trace.presses.pop() :]
        else:
            made = steps_made(traced(game)[-1], picked.value.steps)
            trace.presses.append(len(trace.steps))
            trace.steps += [move.text for move, _ in made]
            path = made[-1][1]
            if path.status == ARRIVED:
                fulfilment.arrive(game, path)
                return
        game.push(TracePath(seat=self.seat))


def _step(game: MapMastersState, path: Path, move: Move, *, named: bool) -> Option:
    """A step as an answer, confirmed if it loses the mission or an artifact; `named`: with what an arrival brings."""
    option = step_options.step_option(path, move, named=named)
    if move.arrival is Arrival.VAIN or _artifact_lost(path, move):
        option.undo = Undo.CONFIRMED
    if named and move.slot is not None:
        key = "do-step_deliver" if "+way" not in move.text else "do-step_deliver_other"
        delivered = {**fulfilment.gives(path, move.delivery), "slot": slot_name(game, move.slot)}
        option.label = Message(key, option.label.args | delivered)
    elif named and move.arrival is Arrival.ARTIFACT:
        artifact = fulfilment.artifact_at(game, path, move)
        option.label = Message("do-step_take", option.label.args | {"artifact": refer(f"artifact-{artifact}")})
    elif named and move.arrival is not None:
        option.label = Message(ARRIVING[move.arrival], option.label.args)
    return option


def _about_step(team: Team, path: Path, way: Move | Crossing) -> Message | None:
    """The nearest goal from where a step leads, the use of a token, or the artifact that is put out of reach."""
    if isinstance(way, Move) and way.token:
        return about_token(way.token)
    if isinstance(way, Move) and (wasted := _artifact_lost(path, way)):
        return Message("about-wasted", {"artifact": refer(f"artifact-{wasted}")})
    return about_way(team, team.tracer, path, way)


def _ways_through(path: Path, team: Team, *, named: bool) -> list[Option]:
    """The answers that lead through the card in one go."""
    shortest, richer = group_crossings(path, asked_for(team))
    ways = [step_options.crossing(path, way, named=named) for way in shortest]
    return ways + [step_options.crossing(path, way, richer=True, named=named) for way in richer]


def _with_ways_through(steps: list[Option], path: Path, team: Team) -> list[Option]:
    """The steps on the card, the ways through it in one answer, then the places where spells lead."""
    near = [step for step in steps if step.group == "steps"]
    far = [step for step in steps if step.group != "steps"]
    ways = [*near, *_ways_through(path, team, named=True), *far]
    for option in ways[:MOST_PROMINENT]:
        option.prominence = Shown.BUTTON
    return ways
