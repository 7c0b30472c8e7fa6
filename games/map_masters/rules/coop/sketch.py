"""Plans sketched on the map by any player at any time; a sketch has no effect and reserves nothing (MM-21.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from games.map_masters.rules.coop.missions import MISSIONS
from games.map_masters.rules.coop.tableau import team_of
from games.map_masters.rules.coop.team import Sketch
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.state import MapMastersState
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Option, OrderedQuestion, Picked, Refusals

WIPE = "wipe"


class SketchPlan(OrderedQuestion):
    """Draw the way that a group might take, space by space, so that all can see it.

    The picks are read in their order: a group begins its sketch, the spaces after it are its way. Spaces named
    before any group are for no group. A new sketch replaces the one that the seat has drawn for the same group; wiping
    out comes before all of it.
    """

    awaited: ClassVar[bool] = False

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return _options(team_of(game).mission)[:]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        if WIPE in picked.ids:
            team = team_of(game)
            team.sketches[:] = [sketch for sketch in team.sketches if sketch.seat != self.seat]
            game.tell("log-wipes_sketches", player=seat_name(self.seat))
        drawn = [Sketch(self.seat)]
        for value in picked.values:
            if isinstance(value, str):
                drawn.append(Sketch(self.seat, value))
            elif value is not None:
                drawn[-1].spaces.append(value)
        for sketch in drawn:
            if sketch.group or sketch.spaces:
                self._put(game, sketch)

    def _put(self, game: MapMastersState, sketch: Sketch) -> None:
        """Replace the seat's sketch for that group; one without spaces only takes the old one away."""
        team = team_of(game)
        others = [old for old in team.sketches if (old.seat, old.group) != (sketch.seat, sketch.group)]
        team.sketches[:] = [*others, sketch] if sketch.spaces else others
        game.tell(
            "log-sketches",
            player=seat_name(self.seat),
            group=refer(f"group-{sketch.group or 'none'}"),
            spaces=[space_name(*space) for space in sketch.spaces],
            number=len(sketch.spaces),
        )


@lru_cache(maxsize=len(MISSIONS))
def _options(mission: int) -> list[Option]:
    rules = MISSIONS[mission]
    options = [
        Option(
            f"group_{colour}",
            Message("do-sketch_group", {"group": refer(f"group-{colour}")}),
            "sketch_groups",
            value=colour,
        )
        for colour in rules.groups
    ]
    for row, tokens in enumerate(rules.grid):
        for column in range(len(tokens)):
            args: Args = {"column": column + 1, "row": row + 1}
            mark = f"at{column},{row}"
            id, space = f"at_{column}_{row}", (column, row)
            options.append(Option(id, Message("do-sketch_space", args), group="sketch_spaces", mark=mark, value=space))
    return [*options, Option(WIPE, Message("do-wipe_sketches"), group="sketch_groups")]


def open_sketching(game: MapMastersState) -> None:
    """From now on every seat may sketch."""
    number = len(_options(team_of(game).mission))
    game.agenda.standing += [SketchPlan(seat=seat, max=number) for seat in range(game.seats)]


def forget(game: MapMastersState, group: str) -> None:
    """A group that has delivered no longer needs a plan."""
    team = team_of(game)
    team.sketches[:] = [sketch for sketch in team.sketches if sketch.group != group]
