"""The consequences of a computer player's answers in a mission, in numbers that people understand."""

from __future__ import annotations

from games.map_masters.players.coop_heuristic import is_tried, planned_paths, way_to_play, ways_to_play
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.coop.crossings import asked_for
from games.map_masters.rules.coop.scoring import open_slots
from games.map_masters.rules.coop.tableau import slot_name, team_of
from games.map_masters.rules.coop.trace import TracePath, TracePaths
from games.map_masters.rules.coop.turn import PlayAt, PlayCard
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.option_texts import spots_of
from rules.messages import Message, Seat, part, refer
from rules.questions import Question

Reason = tuple[float, Message]
"""The value of an answer, on the scale of its question, and what it leads to."""


def reasons(game: MapMasters, seat: Seat, question: Question, picked: str, care: int) -> dict[str, Reason]:
    """The reasons for and against answers in a mission, by option id; `picked` is the answer chosen."""
    match question:
        case TracePaths() | TracePath():
            return {picked: (0.0, _of_paths(game, care))} if picked != "abandon" else {}
        case PlayCard():
            reason_of: dict[str, Reason] = {}
            for placed, worth in ways_to_play(game, seat, care):
                reason_of.setdefault(f"play_{placed.card}", (worth, _of_card(game, placed, worth)))
            return reason_of
        case PlayAt():
            placed, worth = way_to_play(game, seat, question, care)
            return {picked: (worth, _of_card(game, placed, worth))} if picked != "back" else {}
        case _:
            return {}


def _of_paths(game: MapMasters, care: int) -> Message:
    """Whether all open goals can be met, and by how many paths."""
    plan = planned_paths(game, care)
    slots = open_slots(team_of(game))
    goals = len(slots)
    if not plan:
        return Message("tells-no_paths", {"goals": goals})
    first = plan[0].slot
    if first is None and len(plan) == 1:
        return Message("tells-scouts")
    if first is None:
        return Message("tells-turns_up", {"goals": goals, "paths": len(plan)})
    if not {stage.slot for stage in plan}.issuperset(slots):
        return Message("tells-some_paths", {"goals": goals, "slot": slot_name(game, first)})
    return Message("tells-paths", {"goals": goals, "paths": len(plan), "slot": slot_name(game, first)})


def _of_card(game: MapMasters, placed: Placed, worth: float) -> Message:
    """The number of goals that can be met after playing a card; early in the mission, the symbols it shows for them."""
    team = team_of(game)
    if is_tried(team):
        met, goals = f"{worth:.1f}", len(open_slots(team))
        if float(met) == 0:
            return Message("tells-tried_none", {"goals": goals})
        return Message("tells-tried", {**spots_of(placed), "met": met, "goals": goals})
    asked = asked_for(team)
    icons = [
        refer(f"icon-{icon}") for icon in sorted(icon for _, icon in icons_of(CARDS[placed.card]) if icon in asked)
    ]
    return Message("tells-shows", {"shown": part(icons, "part-shows", icons=icons) or refer("part-shows_nothing")})
