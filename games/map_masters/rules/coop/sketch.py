"""Plans sketched on the map by any player at any time; a sketch has no effect and reserves nothing (MM-21.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, NamedTuple

from games.map_masters.rules.coop.missions import MISSIONS
from games.map_masters.rules.coop.tableau import team_of
from games.map_masters.rules.coop.team import Sketch
from games.map_masters.rules.layouts import Spot, place_mark
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.state import MapMastersState
from rules.messages import Message, refer, seat_name
from rules.questions import Option, OrderedQuestion, Picked, Refusals

WIPE = "wipe"
"""The answer that takes away all sketches of a seat."""


class ForGroup(NamedTuple):
    """Begin a sketch for the group of this colour."""

    colour: str


class Through(NamedTuple):
    """Lead the sketch on through this space: column and row, from 0."""

    space: Spot


class SketchPlan(OrderedQuestion):
    """Draw the way that a group might take, space by space, so that all can see it.

    The picks are read in their order: a group begins its sketch, the spaces after it are its way. Spaces named
    before any group are for no group. A new sketch replaces the one that the seat has drawn for the same group; wiping
    out comes before all of it.
    """

    awaited: ClassVar[bool] = False

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return list(_options(team_of(game).mission))

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        if WIPE in picked.ids:
            team = team_of(game)
            team.sketches[:] = [sketch for sketch in team.sketches if sketch.seat != self.seat]
            game.tell("log-wipes_sketches", player=seat_name(self.seat))
        for sketch in self._drawn(picked):
            self._put(game, sketch)

    def _drawn(self, picked: Picked) -> list[Sketch]:
        """The sketches that the picks are read as; one for a group may have no spaces."""
        sketches = [Sketch(self.seat)]
        for value in picked.values:
            match value:
                case ForGroup(colour):
                    sketches.append(Sketch(self.seat, colour))
                case Through(space):
                    sketches[-1].spaces.append(space)
        return [sketch for sketch in sketches if sketch.group or sketch.spaces]

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
    """Every group and space of a mission, and wiping out; the same in all its positions."""
    rules = MISSIONS[mission]
    options = [
        Option(
            f"group_{colour}",
            Message("do-sketch_group", {"group": refer(f"group-{colour}")}),
            "sketch_groups",
            value=ForGroup(colour),
        )
        for colour in rules.groups
    ]
    for column, row in rules.spaces:
        label = Message("do-sketch_space", {"column": column + 1, "row": row + 1})
        id, mark = f"at_{column}_{row}", place_mark(column, row)
        options.append(Option(id, label, "sketch_spaces", mark, value=Through((column, row))))
    return [*options, Option(WIPE, Message("do-wipe_sketches"), "sketch_groups")]


def open_sketching(game: MapMastersState) -> None:
    """From now on every seat may sketch."""
    number = len(_options(team_of(game).mission))
    game.agenda.standing += [SketchPlan(seat=seat, max=number) for seat in range(game.seats)]


def forget(game: MapMastersState, group: str) -> None:
    """Take away all sketches for a group: it has delivered and no longer needs a plan."""
    team = team_of(game)
    team.sketches[:] = [sketch for sketch in team.sketches if sketch.group != group]
