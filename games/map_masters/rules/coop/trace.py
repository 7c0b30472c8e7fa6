"""Paths of groups: drawn in full from the mini to an objective, and the effects of arriving (MM-22)."""

from __future__ import annotations

from functools import partial

from games.map_masters.rules import step_options
from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.coop import offered_routes, preparation
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.crossings import about_way, asked_for, group_crossings
from games.map_masters.rules.coop.end import Fateful, check, lose
from games.map_masters.rules.coop.offered_routes import GroupRoute
from games.map_masters.rules.coop.sketch import forget
from games.map_masters.rules.coop.tableau import begin_path, holdings, settle, slot_name, team_of, traced
from games.map_masters.rules.coop.team import Group, Team, Trace
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import Exit
from games.map_masters.rules.icons import ITEMS
from games.map_masters.rules.option_texts import about_token
from games.map_masters.rules.path.state import ARRIVED, Arrival, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.path.validation import find, follow
from games.map_masters.rules.state import MapMastersState
from rules.messages import Args, Message, Part, part, refer
from rules.questions import Option, Picked, Question, Refusals, Refused, Role, Undo

ARRIVING = {
    Arrival.REVEAL: "do-step_reveal",
    Arrival.VAIN: "do-step_in_vain",
    Arrival.ARTIFACT: "do-step_end_here",
}
"""The text of a step that ends a path without fulfilling a goal."""


HANDY = 10
"""The number of steps and ways through the card that have buttons."""


class TracePaths(Question):
    """Choose a group whose path is drawn, or end the turn (MM-21.3)."""

    last: bool = False

    def describe(self, game: MapMastersState) -> Args:
        return {"last": self.last}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        team = team_of(game)
        options = []
        for number, group in enumerate(team.groups):
            args: Args = {"group": refer(f"group-{group.colour}")}
            path = begin_path(game, number)
            id, label = f"trace_{group.colour}", Message("do-trace", args)
            if path is not None and moves(path):
                held = partial(_about_group, game, number)
                options.append(Option(id, label, mark=group.colour, effect=held, value=number))
            elif refused is not None:
                reason = "arrived" if group.out else "waiting" if path is None else "no_way"
                missed = reason != "arrived"
                refused.append(Refused(id, label, reason, missed=missed))
        alone: Args = {"alone": game.seats == 1}
        end = Option("end", Message("do-end_turn"), effect=Message("about-end_turn", alone))
        if self.last:
            end.label, end.undo, end.effect = Message("do-give_in"), Undo.CONFIRMED, Message("about-give_in")
        return [*options, end]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team = team_of(game)
        if picked.only != "end":
            game.walks.clear()
            team.trace = Trace(picked.value)
            game.push(TracePath(seat=self.seat), TracePaths(seat=self.seat, last=self.last))
        elif self.last:
            lose(game, "no_card")

    def default(self, game: MapMastersState) -> list[str]:
        return ["end"]


def _about_group(game: MapMastersState, number: int) -> Message | None:
    """The things that a group holds."""
    held = [refer(f"artifact-{artifact}") for artifact in team_of(game).groups[number].artifacts]
    held += [refer(f"icon-{icon}") for icon, many in holdings(game, number).items() if many and icon in ITEMS]
    return Message("about-group", {"things": held}) if held else None


def _wasted(path: Path, move: Move) -> str:
    """The artifact that this arrival would put permanently out of reach."""
    return "" if move.slot is None else group_terms(path).wasted(path, move.slot)


class TracePath(Fateful):
    """Draw the whole path of a group, from its mini to an objective (MM-22.1)."""

    def describe(self, game: MapMastersState) -> Args:
        """The group, what it holds for its requirements, and whether it chooses a token before its next step."""
        path, group = traced(game)[-1], refer(f"group-{team_of(game).tracer.colour}")
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
            for letter, route in zip(offered_routes.LETTERS, offered_routes.offered(team, path), strict=False)
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
        path = traced(game)[-1]
        stopped: list[Move] = []
        steps = []
        for move in moves(path, None if refused is None else stopped):
            option = step_options.option(path, move, named=named)
            if move.arrival is Arrival.VAIN or _wasted(path, move):
                option.undo = Undo.CONFIRMED
            if move.slot is not None:
                if named:
                    key = "do-step_deliver" if "+way" not in move.text else "do-step_deliver_other"
                    gives = {**_gives(path, move.delivery), "slot": slot_name(game, move.slot)}
                    option.label = Message(key, option.label.args | gives)
            elif named and move.arrival is not None:
                option.label = Message(ARRIVING[move.arrival], option.label.args)
            steps.append(option)
        if named:
            steps = _with_ways_through(steps, path, team)
            step_options.told_apart(steps)
        if refused is not None:
            refused += step_options.refusals(traced(game), stopped, team.begun.presses)
        if team.begun.steps:
            mark = step_options.stood(traced(game), team.begun.steps, team.begun.presses) if named else ""
            steps.append(step_options.last_undone(mark))
        begun = step_options.END if team.begun.steps else ""
        steps.append(Option("abandon", Message("do-abandon"), mark=begun, role=Role.BACK))
        return steps

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        """Say where each step leads, or that no goal is in reach; warn of dead ends and of what loses the mission."""
        options = super().explained(game)
        team, path = team_of(game), traced(game)[-1]
        for option in options:
            way = option.value
            if isinstance(way, Move | Crossing):
                if option.warning is None and step_options.is_dead_end(path, way):
                    option.warning = Message("risk-stuck")
                elif option.warning is None or (isinstance(way, Move) and _wasted(path, way)):
                    option.effect = partial(_about_step, team, path, way)
            elif option.id == "abandon" and not (team.begun.steps or offered_routes.offered(team, path)):
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
            game.walks.clear()
            return
        walk = traced(game)
        if picked.only == "undo":
            begun = trace.presses.pop()
            del trace.steps[begun:]
            del walk[begun + 1 :]
        else:
            trace.presses.append(len(trace.steps))
            way = picked.value
            follow((way,) if isinstance(way, Move) else way.steps, walk, trace.steps)
        if walk[-1].status == ARRIVED:
            arrive(game, walk[-1])
        else:
            game.push(TracePath(seat=self.seat))


def _about_step(team: Team, path: Path, way: Move | Crossing) -> Message | None:
    """The nearest goal from where a step leads, the use of a token, or the artifact that is put out of reach."""
    if isinstance(way, Move) and way.token:
        return about_token(way.token)
    if isinstance(way, Move) and (wasted := _wasted(path, way)):
        return Message("about-wasted", {"artifact": refer(f"artifact-{wasted}")})
    return about_way(team, team.tracer, path, way)


def _ways_through(path: Path, team: Team, *, named: bool) -> list[Option]:
    """The answers that lead through the card in one go."""
    shortest, richer = group_crossings(path, asked_for(team))
    ways = [step_options.crossing(path, way, named=named) for way in shortest]
    return ways + [step_options.crossing(path, way, richer=True, named=named) for way in richer]


def _with_ways_through(steps: list[Option], path: Path, team: Team) -> list[Option]:
    """The steps on the card, the ways through it in one answer, then the places where spells lead."""
    near, far = ([step for step in steps if (step.group == "steps") == here] for here in (True, False))
    ways = [*near, *_ways_through(path, team, named=True), *far]
    for option in ways[:HANDY]:
        option.handy = True
    return ways


def arrive(game: MapMastersState, path: Path) -> None:
    """The path counts from now on: mark the tableau, move the mini, fill the slot (MM-22)."""
    team = team_of(game)
    group = team.tracer
    way = _last_way(game)
    settle(game, path)
    name = refer(f"group-{group.colour}")
    if path.arrival is Arrival.VAIN:
        team.trace = None
        lose(game, "requirement")
        return
    if way.far is not None:
        placed = team.tableau[way.far[0]]
        group.column, group.row = placed.x // WIDTH, placed.y // HEIGHT
        group.opening, group.door = "", path.door
    if path.arrival is Arrival.ARTIFACT:
        assert way.far is not None
        group.opening, group.door = way.far[1], -1
        card = team.tableau[way.far[0]].card
        artifact = team.rules.artifacts[card]
        if artifact not in team.taken:
            group.artifacts.append(artifact)
            team.taken.append(artifact)
            game.tell("log-artifact", group=name, artifact=refer(f"artifact-{artifact}"))
        game.tell("log-ends_at", group=name, card=refer(f"card-{card}"))
    elif path.arrival is Arrival.REVEAL:
        reveal(game, group)
        return
    elif path.slot is not None:
        fill(game, group, path.slot)
    team.trace = None
    game.walks.clear()
    check(game)


def _last_way(game: MapMastersState) -> Exit:
    """The exit by which the path that is being drawn has arrived."""
    before = traced(game)[-2]
    move = find(before, team_of(game).begun.steps[-1])
    return next(way for way in before.dungeon.exits[before.place] if way.link == move.link)


def fill(game: MapMastersState, group: Group, number: int) -> None:
    """Fulfil a goal; a step goal gives its artifact (MM-22.12, MM-22.30)."""
    team = team_of(game)
    slot = team.rules.slots[number]
    team.filled.append(number)
    group.done_at.append(slot.card)
    game.tell("log-fills", group=refer(f"group-{group.colour}"), slot=slot_name(game, number))
    if slot.gives is not None:
        group.artifacts.append(slot.gives)
        team.taken.append(slot.gives)
        game.tell("log-artifact", group=refer(f"group-{group.colour}"), artifact=refer(f"artifact-{slot.gives}"))
    else:
        group.out = True
        forget(game, group.colour)


def reveal(game: MapMastersState, group: Group) -> None:
    """Turn up a step card; the team chooses how it lies, then the arrival is checked (MM-22.16)."""
    team = team_of(game)
    number = team.number_at(group.space)
    place = team.hidden.index(group.space)
    card = game.piles["steps"].pop(place)
    del team.hidden[place]
    team.tableau[number] = team.tableau[number]._replace(card=card)
    game.walks.clear()
    game.commit()
    game.tell("log-reveals", group=refer(f"group-{group.colour}"), card=refer(f"card-{card}"))
    team.trace = Trace(team.groups.index(group))
    team.sheet.stage = "turned"
    team.sheet.pen = 0 if game.settings.host_decides == "on" else game.turn
    game.push(*preparation.ask(game))


def step_turned(game: MapMastersState) -> None:
    """The card lies as decided: its slot is fulfilled where it can be."""
    team = team_of(game)
    number, group = team.begun.group, team.tracer
    team.trace = None
    team.sheet.stage = ""
    at = team.number_at(group.space)
    team.tableau[at] = team.tableau[at]._replace(turned=team.sheet.turned)
    if team.sheet.turned:
        team.sheet.turned = False
    path = begin_path(game, number)
    assert path is not None
    for index, slot in enumerate(team.rules.slots):
        if slot.card == team.tableau[at].card:
            ways, _ = group_terms(path).fulfil(path, index)
            if len(ways) > 1:
                game.push(HandOver(seat=game.turn, group=number, slot=index))
                return
            if ways:
                deliver(game, group, index, ways[0])
                return
    game.tell("log-stays", group=refer(f"group-{group.colour}"))
    game.walks.clear()
    check(game)


class HandOver(Fateful):
    """Choose what is given for the goal of a card that was turned up, where there are several ways (MM-22.24)."""

    group: int
    slot: int

    def describe(self, game: MapMastersState) -> Args:
        group = team_of(game).groups[self.group]
        return {"group": refer(f"group-{group.colour}"), "slot": slot_name(game, self.slot)}

    def _ways(self, game: MapMastersState) -> list[tuple[int, ...]]:
        path = begin_path(game, self.group)
        assert path is not None
        return group_terms(path).fulfil(path, self.slot)[0]

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        path = begin_path(game, self.group)
        assert path is not None
        return [
            Option(f"way_{number}", Message("do-hand_over", _gives(path, way)), value=way)
            for number, way in enumerate(self._ways(game))
        ]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        deliver(game, team_of(game).groups[self.group], self.slot, picked.value)

    def default(self, game: MapMastersState) -> list[str]:
        """Used items where they count, then unused items, then tokens."""
        return ["way_0"]


def _gives(path: Path, way: tuple[int, ...]) -> Args:
    """The items that are given, and how many of them have been used."""
    used = step_options.used_of(path, way)
    return {"gives": step_options.given(path, way), "used": part(used, "part-used_already", n=used)}


def deliver(game: MapMastersState, group: Group, number: int, way: tuple[int, ...]) -> None:
    """Give what the goal of a card that was turned up asks for."""
    bits, *tokens = way
    team_of(game).crossed |= bits
    group.delivered |= bits
    for kind, spent in enumerate(tokens):
        group.tokens[kind] -= spent
    fill(game, group, number)
    game.walks.clear()
    check(game)
