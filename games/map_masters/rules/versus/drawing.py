"""Drawing the path: a whole route, or step by step (MM-14, MM-4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from operator import ge

from games.map_masters.rules import step_options
from games.map_masters.rules.components import GOALS, ROUNDS, Goal
from games.map_masters.rules.crossings import Crossing, crossings, ways_on
from games.map_masters.rules.goals import points
from games.map_masters.rules.lines import LETTERS
from games.map_masters.rules.path.following import path_after
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import DRAWING, ESCAPED, START, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.drafting import AndDone, Drafting, Pact
from games.map_masters.rules.versus.routes import ONWARD, Route
from rules.messages import Args, Message, refer
from rules.questions import UNNAMED, Option, Picked, Refusals, Role, Shown, Undo, same_in_brief

LISTED = 22
"""The most single steps and ways through cards together; with the answers that end the path they fit into one menu."""


class Draw(Drafting):
    """Draw the path: a whole route at its start, or step by step (MM-4)."""

    def describe(self, game: MapMastersState) -> Args:
        """The goal, the path's score for it, and whether the path can go on."""
        path = game.walk(self.seat)[-1]
        over = "start" if path.status == START else "no"
        if path.status == ESCAPED:
            over = "escaped"
        elif path.status == DRAWING and not moves(path):
            over = "stuck"
        return {**super().describe(game), "over": over}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Whole routes at the start of the path; the legal next steps and the ways back."""
        steps = self.steps(game, refused)
        return [*self._routes(game), *steps]

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Single steps without texts: routes and ways through cards have to be searched for."""
        return self.steps(game, named=False)

    def combined(self, game: MapMastersState) -> list[Option]:
        """The ways through the card, those that end the path also with being done, and the best way to the end."""
        path = game.walk(self.seat)[-1]
        if path.status != DRAWING:
            return []
        ways = self._ways_through(game, path, crossings(path, tuple(game.goals)), named=False)
        return [*ways, *self._with_done(game, ways), *self._finish(game, path)]

    def searches(self, game: MapMastersState, *, ideas: bool) -> list[Callable[[], object]]:
        """The routes of a path that has not begun, afterwards the best way to its end."""
        draft = game.players[self.seat].draft
        shown = tuple(game.goals)
        if draft.steps:
            path = game.walk(self.seat)[-1]
            return [partial(routes.onward, path, shown)] if path.status == DRAWING else []
        return [partial(routes.routes_of, draft.layout, *draft.means, shown, last=game.round == ROUNDS)]

    def _routes(self, game: MapMastersState) -> list[Option]:
        """The routes of a path that has not begun, each with what it brings.

        Taking one also means being done, unless that is final: then it is only drawn; being done is the next answer.
        """
        path = game.walk(self.seat)[-1]
        if path.status != START:
            return []
        draft = game.players[self.seat].draft
        last = game.round == ROUNDS
        offered = routes.routes_of(draft.layout, *draft.means, tuple(game.goals), last=last)
        drawn = [routes.option(LETTERS[number], route) for number, route in enumerate(offered)]
        done = [self._and_done(game, option) for option in drawn]
        for option in done if self.is_final(game) else drawn:
            option.prominence = Shown.MARKED
        return [*done, *drawn]

    def _and_done(self, game: MapMastersState, option: Option) -> Option:
        """An answer that ends the path, combined with being done."""
        before = option.label
        label = before if before is UNNAMED else Message(before.key, {**before.args, "done": True})
        both = replace(option, id=f"{option.id}{step_options.DONE}", label=label)
        both.value = AndDone(option.value)
        both.role = Role.WHOLE if both.role is Role.STEP else both.role
        both.undo = self._undo(game, both.value)
        return both

    def _undo(self, game: MapMastersState, ends: AndDone) -> Undo:
        """Until when being done can be taken back.

        Escaping and being done in one answer needs no confirmation: after an escape there is nothing else to do.
        """
        if not self.is_final(game):
            return Undo.SHARED
        return Undo.NEVER if ends.escapes else Undo.CONFIRMED

    def steps(self, game: MapMastersState, refused: Refusals | None = None, *, named: bool = True) -> list[Option]:
        """The legal next steps and the ways back; if they are `named`, also texts and ways through cards."""
        walk, draft = game.walk(self.seat), game.players[self.seat].draft
        path = walk[-1]
        stopped: list[Move] = []
        ways = moves(path, None if refused is None else stopped)
        steps = [step_options.step_option(path, move, named=named) for move in ways]
        if refused is not None:
            refused += step_options.refusals(walk, stopped, draft.presses)
        if path.status != START:
            steps = self._onward(game, path, steps, named=named)
        elif named:
            for option in steps:
                option.prominence = Shown.BUTTON
        if named:
            step_options.told_apart(steps)
        steps += self.pacts(game)
        if draft.steps:
            mark = step_options.stood(walk, draft.steps, draft.presses) if named else ""
            steps.append(step_options.last_undone(mark))
            steps.append(Option("clear", Message("do-clear_path"), role=Role.BACK))
        steps.append(Option("rebuild", Message("do-rebuild"), "laid" if draft.steps else "", role=Role.BACK))
        return steps

    def _onward(self, game: MapMastersState, path: Path, steps: list[Option], *, named: bool) -> list[Option]:
        """The steps, being done, and the combined answers: ways through cards, each with being done, and to the end.

        After an escape the only answer left is being done, so a way through cards that escapes is only listed with it,
        unless that is final. A single step may be drawn: it only escapes, and its player is asked.
        """
        done = self.done_option(game, path=True, over=not steps)
        done.prominence = Shown.BUTTON
        near = [option for option in steps if option.group == "steps"]
        far = [option for option in steps if option.group != "steps"]
        leading = self._ways_through(game, path, ways_on(path, tuple(game.goals)), named=True) if named else []
        ends = self._with_done(game, [*near, *leading])
        finish = self._finish(game, path) if named else []
        for option in finish:
            if _is_matched(path, option.value.way, ends, tuple(game.goals)):
                option.prominence = Shown.MARKED
        for option in (*near, *leading, *far):
            if option.prominence != Shown.UNLISTED:
                option.prominence = Shown.BUTTON
            elif option in near:
                option.prominence = Shown.MARKED
        return [*near, *leading, *ends, *far, *finish, done]

    def _finish(self, game: MapMastersState, path: Path) -> list[Option]:
        """The best way from the middle of the path to its end, with being done, unless it is only a single step."""
        shown = tuple(game.goals)
        way = routes.onward(path, shown)
        if way is None or len(way.steps) < 2:
            return []
        option = routes.finish(path, way, shown)
        done = AndDone(way)
        return [replace(option, undo=self._undo(game, done), value=done)]

    def _ways_through(
        self, game: MapMastersState, path: Path, ways: Sequence[Crossing], *, named: bool
    ) -> list[Option]:
        """The ways through cards that take more than one step, as many as fit into one menu."""
        goal = GOALS[game.goals[-1]]
        room = LISTED - len(moves(path)) - len(self.pacts(game))
        final = self.is_final(game)
        listed = []
        for way in ways:
            if len(way.steps) < 2:
                continue
            room -= 2 if way.ends and (final or not way.escapes) else 1
            if room >= 0:
                listed.append(step_options.crossing(path, way, goal=goal, named=named))
        return listed

    def promised(self, game: MapMastersState) -> int:
        """The most points for the goal that the path has after one of the steps and ways through cards listed."""
        path, goal = game.walk(self.seat)[-1], GOALS[game.goals[-1]]
        ways = self._ways_through(game, path, ways_on(path, tuple(game.goals)), named=False)
        ends = [path_after(path, way.value.steps) for way in ways] + [after(path, move) for move in moves(path)]
        return max((points(reached, goal) for reached in ends), default=0)

    def _with_done(self, game: MapMastersState, ways: Sequence[Option]) -> list[Option]:
        """The ways that end the path, each combined with being done."""
        ends = []
        for option in ways:
            way = option.value
            is_last = way.ends if isinstance(way, Crossing) else way.kind == "escape"
            if is_last:
                both = self._and_done(game, option)
                ends.append(both)
                if both.value.escapes and both.undo is Undo.SHARED and not option.role.is_step:
                    option.prominence = Shown.UNLISTED
        return ends

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Make the step and continue while there is nothing to choose (MM-4.31)."""
        draft = game.players[self.seat].draft
        match picked.only:
            case "done":
                self.stop(game)
                self.be_done(game)
                return
            case "undo":
                del draft.steps[draft.presses.pop() :]
            case "clear":
                draft.erase()
            case "rebuild":
                draft.erase()
                draft.drawing = False
            case _ if isinstance(picked.value, Pact):
                self.make_pact(game, picked.value.kind)
            case _ if isinstance(picked.value, AndDone):
                whole = not draft.steps
                self.make(game, picked.value.way)
                self.stop(game)
                self.be_done(game, whole=whole)
                return
            case _:
                self.make(game, picked.value)
        self.go_on(game)

    def default(self, game: MapMastersState) -> list[str]:
        """The steps drawn so far are the path (MM-14.10)."""
        return ["done" if game.players[self.seat].draft.steps else "rebuild"]

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        """Say what each step adds to the score and all that a route or a long way finds; warn of dead ends."""
        options = self.options(game)
        path, goal = game.walk(self.seat)[-1], GOALS[game.goals[-1]]
        for option in options:
            match option.value.way if isinstance(option.value, AndDone) else option.value:
                case Route() as route:
                    option.effect = partial(self._about_route, game, route)
                case Move() | Crossing() as way:
                    ends = not isinstance(option.value, AndDone) and step_options.is_dead_end(path, way)
                    option.effect = Message("about-dead_end") if ends else _about_way(way, option)
                    option.breakdown = same_in_brief(_worth, path, way, goal)
                case None if option.id == "done" and self.is_final(game):
                    option.effect = Message("about-done_final", {"racing": super().describe(game)["racing"]})
        return options

    def _about_route(self, game: MapMastersState, route: Route) -> Message:
        return routes.about(route, best=route.purpose != ONWARD or route.brings.points >= self.promised(game))


def _about_way(way: Move | Crossing, option: Option) -> Message | None:
    """All that a way through several cards finds and spends."""
    if isinstance(way, Crossing) and way.over is not None and option.label.args["gaining"]:
        return Message("about-farther", {name: option.label.args[name] for name in ("signs", "paid")})
    return None


def _worth(path: Path, way: Move | Crossing, goal: Goal) -> list[Message]:
    """The points that a step or way adds to the score of the path."""
    more = points(path_after(path, way.steps), goal) - points(path, goal)
    return [Message("sum-goal", {"goal": refer(f"goal-{goal.kind}"), "more": more})] if more else []


def _is_matched(path: Path, way: Route, ends: Sequence[Option], shown: tuple[str, ...]) -> bool:
    """Whether one of these ends of the path brings at least as much of everything as the way found to its end."""
    ended = (path_after(path, end.value.way.steps) for end in ends if isinstance(end.value.way, Crossing))
    return any(all(map(ge, routes.brings(reached, shown), way.brings)) for reached in ended)
