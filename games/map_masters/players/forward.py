"""The continuation of a path that a person has begun: for the coach of a lesson and for people who ask for advice.

Computer players follow a plan from its beginning and step back if a path has departed from it.
"""

from __future__ import annotations

from games.map_masters.players.plans import leading_along, tells
from games.map_masters.rules.best_path import LEAST, Aim, BestPathSearch
from games.map_masters.rules.components import ROUNDS
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.crossings import asked_for
from games.map_masters.rules.coop.offered_routes import GroupRoute
from games.map_masters.rules.coop.route_search import RouteSearch
from games.map_masters.rules.coop.tableau import slot_name, team_of, traced
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.coop.trace import TracePath
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import ESCAPE, value, weights_of
from games.map_masters.rules.option_texts import about_token
from games.map_masters.rules.path.following import path_after
from games.map_masters.rules.path.state import DRAWING, ESCAPED, START, Move, Path
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.drafting import AndDone
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.routes import ONWARD, Route, brings
from rules.answer_values import AnswerValue
from rules.dice import Dice
from rules.messages import Message, Seat
from rules.questions import Option, Question, Shown

POSITIONS = 1_500
"""The number of positions that are searched for each way on."""


def forward(game: MapMasters, question: Question, options: list[Option]) -> AnswerValue | None:
    """The answer that best continues a path, with what it leads to; None for other questions."""
    match question:
        case Draw(seat=seat):
            return _draw(game, seat, options)
        case TracePath():
            return _trace(game, options)
    return None


def _draw(game: MapMasters, seat: Seat, options: list[Option]) -> AnswerValue | None:
    """The best way on for a player's own path, or being done if nothing more can be found; at its start, a route."""
    path = game.walk(seat)[-1]
    if routes_offered := ranked_routes(game, seat, options):
        return routes_offered[0]
    if path.status not in (START, DRAWING, ESCAPED):
        return None
    done = AnswerValue(("done",), outcome=_gain(game, path))
    if path.status == ESCAPED:
        return done
    per_icon, per_room = weights_of(game.goals[-1], tuple(game.goals))
    best = BestPathSearch(path, Aim(per_icon, per_room, ESCAPE)).within(POSITIONS)
    if best.path is None or best.value <= value(path, per_icon, per_room) + LEAST:
        return done
    answer = leading_along(options, best.steps)
    return AnswerValue((answer,), outcome=_gain(game, best.path)) if answer else None


def _gain(game: MapMasters, path: Path) -> Message:
    """A sentence about the gain of a path in this round."""
    shown = tuple(game.goals)
    return tells(brings(path, shown), shown[-1], last=game.round == ROUNDS)


def ranked_routes(game: MapMasters, seat: Seat, options: list[Option]) -> list[AnswerValue]:
    """The whole routes among the options, the best first, each with what it brings."""
    begun = game.walk(seat)[-1]
    ranking = []
    for option in options:
        way = option.value.way if isinstance(option.value, AndDone) else option.value
        if isinstance(way, Route) and way.purpose != ONWARD and option.prominence >= Shown.LISTED:
            path = path_after(begun, way.steps)
            worth = path_worth(path, tuple(game.goals))
            ranking.append(AnswerValue((option.id,), worth, outcome=_gain(game, path)))
    return sorted(ranking, key=lambda answer: -(answer.worth or 0.0))


def path_worth(path: Path, shown: tuple[str, ...]) -> float:
    """The points that a path brings, an escape included; `shown`: the goal cards shown, the primary one last."""
    weights, room = weights_of(shown[-1], shown)
    return value(path, weights, room) + ESCAPE * (path.status == ESCAPED)


def drew_route(game: MapMasters, seat: Seat) -> bool:
    """Whether the path that this player has drawn is one of the whole routes that were offered at its start."""
    draft, last = game.players[seat].draft, game.round == ROUNDS
    offered = routes.routes_of(draft.layout, *draft.means, tuple(game.goals), last=last)
    return any(route.steps == tuple(draft.steps) for route in offered)


def _trace(game: MapMasters, options: list[Option]) -> AnswerValue:
    """The way of a group to an open goal, a step back if there is none; the fairy token that helps most."""
    team, path = team_of(game), traced(game)[-1]
    if path.choosing:
        asked = asked_for(team)
        tokens = [option for option in options if isinstance(option.value, Move) and option.value.token]
        best = max(tokens, key=lambda option: option.value.token in asked)
        return AnswerValue((best.id,), outcome=about_token(best.value.token))
    whole = next((option for option in options if isinstance(option.value, GroupRoute)), None)
    if whole is not None:
        return AnswerValue((whole.id,), outcome=Message("tells-reaches", {"slot": slot_name(game, whole.value.slot)}))
    steps_to = _steps_to_slots(team, path)
    for number in sorted(steps_to, key=lambda number: len(steps_to[number])):
        if answer := leading_along(options, steps_to[number]):
            return AnswerValue((answer,), outcome=Message("tells-reaches", {"slot": slot_name(game, number)}))
    return AnswerValue(("undo" if team.begun.steps else "abandon",), outcome=Message("tells-no_way"))


def _steps_to_slots(team: Team, path: Path) -> dict[int, tuple[str, ...]]:
    """The steps from the path's end to each open slot, by its number, where a way is found and no artifact wasted."""
    terms = group_terms(path)
    steps_to = {}
    for number, slot in enumerate(team.rules.slots):
        if number not in terms.filled and slot.card not in terms.done_at and not terms.wasted(path, number):
            arrived = RouteSearch(path, number, POSITIONS, Dice(seed=f"{team.begun.steps} {number}")).run()
            if arrived is not None:
                steps_to[number], _ = arrived
    return steps_to
