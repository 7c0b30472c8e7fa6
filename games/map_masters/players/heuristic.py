"""The heuristic player: it builds for the goal, buys what fits the goal, and in a team plays for the mission.

It knows only what it may see. Its plans are found within a budget of positions and are the same for the same cards, so
that a plan made at the first small question is followed to the end.
"""

from __future__ import annotations

from random import Random

from games.map_masters.players import coop_heuristic, coop_reasons, plans
from games.map_masters.players.coop_reasons import Reason
from games.map_masters.players.forward import drew_route, forward, path_worth, ranked_routes
from games.map_masters.players.purchases import Buyer
from games.map_masters.players.spell_values import spell_value
from games.map_masters.rules.best_path import LEAST
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.components import BONFIRE, ENCORE, HAND, ROUNDS
from games.map_masters.rules.coop.trace import TracePath
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.path.following import begin, path_after
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.step_options import DONE, step_id
from games.map_masters.rules.versus.building import Build, Place
from games.map_masters.rules.versus.drafting import Withdraw
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.hands import Foresee
from games.map_masters.rules.versus.market import Buy, ReplaceSpell
from games.map_masters.rules.versus.refresh import Barter, Refresh, is_last_use
from games.map_masters.rules.versus.routes import RouteValue
from rules import players
from rules.answer_values import AnswerValue
from rules.messages import Message, Seat
from rules.players import Think
from rules.questions import Option, Question, without_steps_back

FITTING, POOR = 2.2, 1.6
"""Above this worth for the next goal a card is kept, below that a starter is removed."""


class HeuristicPlayer(Buyer):
    """Plays both modes by rules of thumb and planned paths.

    `team_care` multiplies the budget of positions for the paths of a mission.
    """

    def __init__(self, team_care: int = 1) -> None:
        self.team_care = team_care

    def plan(self, game: MapMasters, player: Player) -> plans.Plan:
        """The dungeon to build from the hand, and the path through it."""
        return plans.plan(plans.Hand.of(game, player), plans.QUICK)

    def refresh(self, game: MapMasters, player: Player, seat: Seat, ids: list[str]) -> str:
        """Keep what fits the next goal, remove the poorest starters."""
        goal = game.goals[-1]
        worth = {card: plans.worth_for(card, goal) for card in player.area if card not in player.marks}
        if worth:
            best = max(worth, key=lambda card: worth[card])
            for mark in ("recycle", ENCORE):
                if f"{mark}_{best}" in ids and worth[best] > FITTING and len(player.marks) < HAND - 1:
                    return f"{mark}_{best}"
            worst = min(worth, key=lambda card: (CARDS[card].cost, worth[card]))
            for mark in ("scissors", BONFIRE):
                if f"{mark}_{worst}" in ids and CARDS[worst].kind == "starter" and worth[worst] < POOR:
                    return f"{mark}_{worst}"
        return "confirm"

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best answer; among equal ones the first."""
        game: MapMasters = think()  # type: ignore[assignment]
        if isinstance(question, Draw | TracePath):
            options = [*options, *question.combined(game)]
        ids = [option.id for option in options]
        if game.team is not None:
            return [coop_heuristic.pick(game, seat, question, options, self.team_care)]
        player = game.players[seat]
        match question:
            case Build():
                wanted = _build(player, self.plan(game, player), ids)
            case Place():
                wanted = _place(player, self.plan(game, player))
            case Draw():
                wanted = _draw(player, self.plan(game, player), options)
            case Buy():
                wanted = self.buy(game, player, seat, options)
            case Refresh():
                wanted = self.refresh(game, player, seat, ids)
                if is_last_use(game, player) and f"{wanted}{DONE}" in ids:
                    wanted += DONE
            case Barter():
                wanted = max((id for id in ids if id in CARDS), key=lambda card: self.worth(game, card))
            case Foresee():
                wanted = "keep" if self.worth(game, game.peeked) > self.average_worth(game, player, seat) else "discard"
            case ReplaceSpell():
                wanted = min(ids, key=spell_value)
            case Withdraw():
                wanted = "withdraw"  # the only option; nobody waits for it, and the same plan is submitted again
            case _:
                wanted = without_steps_back(options)[0].id
        return [wanted if wanted in ids else _way_out(options)]

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """The answer it picks, then the others it has evaluated, the best first, each with its reason."""
        game: MapMasters = think()  # type: ignore[assignment]
        if isinstance(question, Draw):
            routes = ranked_routes(game, seat, options)
            if routes and not self._plans_more(game, seat, routes[0]):
                return routes
            onward = forward(game, question, options) if drew_route(game, seat) else None
            if onward is not None:
                return [onward, *players.unrated(list(onward.ids), question, options)[1:]]
        picked = self.pick(seat, question, options, lambda: game, rng)
        if game.team is not None:
            thought = coop_reasons.reasons(game, seat, question, picked[0], self.team_care)
        else:
            thought = self._reasons(game, seat, question, options, picked[0])
        if picked[0] not in thought:
            return players.unrated(picked, question, options)
        others = [id for id in thought if id != picked[0] and any(option.id == id for option in options)]
        ranked = [picked[0], *sorted(others, key=lambda id: -thought[id][0])]
        candidates = [AnswerValue((id,), thought[id][0], outcome=thought[id][1]) for id in ranked]
        return [*candidates, *(ranked_routes(game, seat, options) if isinstance(question, Draw) else [])]

    def _plans_more(self, game: MapMasters, seat: Seat, route: AnswerValue) -> bool:
        """Whether the path planned for the dungeon that was built is better than the best route offered there."""
        player = game.players[seat]
        plan, draft = self.plan(game, player), player.draft
        if draft.layout != plan.layout or not plan.steps:
            return False
        path = path_after(begin(draft.layout, *draft.means), plan.steps)
        return path_worth(path, tuple(game.goals)) > (route.worth or 0.0) + LEAST

    def forward(self, seat: Seat, question: Question, options: list[Option], think: Think) -> AnswerValue | None:
        """The answer that continues a path from where another player has drawn it to."""
        game: MapMasters = think()  # type: ignore[assignment]
        return forward(game, question, options)

    def _reasons(
        self, game: MapMasters, seat: Seat, question: Question, options: list[Option], picked: str
    ) -> dict[str, Reason]:
        """The reasons for and against answers in Versus, by option id."""
        player = game.players[seat]
        match question:
            case Build() | Draw():
                plan = self.plan(game, player)
                if picked not in ("clear", "rebuild") and plan.steps:
                    values = ((f"idea_{number}", *value) for number, value in enumerate(plan.idea_values))
                    reasons = {id: (value, _tells(brings, game)) for id, value, brings in values}
                    return reasons | {picked: (plan.value, _tells(plan.brings, game))}
            case Buy():
                return self.purchase_reasons(game, player, seat, options, picked)
            case Refresh():
                return self.uses(game, player, seat, options)
        return {}

    def uses(self, game: MapMasters, player: Player, seat: Seat, options: list[Option]) -> dict[str, Reason]:
        """The reasons for keeping and removing cards; none here, where a rule of thumb decides."""
        return {}


def _tells(brings: RouteValue, game: MapMasters) -> Message:
    """The gain of a path in this round."""
    return plans.tells(brings, game.goals[-1], last=game.round == ROUNDS)


def _way_out(options: list[Option]) -> str:
    """The answer where a plan cannot be followed: start over, or else the first option."""
    ids = [option.id for option in options]
    return next((id for id in ("clear", "rebuild", "back", "done") if id in ids), ids[0])


def _build(player: Player, plan: plans.Plan, ids: list[str]) -> str:
    """Lay the cards as planned: all at once for an idea, else one after the other."""
    laid = player.draft.layout
    if laid == plan.layout:
        return "draw" if plan.steps else "done"
    number = len(laid)
    if laid and laid[-1] != plan.layout[number - 1] and laid[-1] == plan.layout[number - 1]._replace(turned=False):
        return f"turn_{laid[-1].card}"
    if laid != plan.layout[:number]:
        return "clear"
    if not plan.steps:
        return "done"
    if plan.idea >= 0 and f"idea_{plan.idea}" in ids:
        return f"idea_{plan.idea}"
    card, turned, x, y = plan.layout[number]
    lay = f"lay_{card}_{x}_{y}_{'down' if turned else 'up'}"
    return lay if lay in ids else f"add_{card}"


def _place(player: Player, plan: plans.Plan) -> str:
    """The planned place of the card."""
    draft = player.draft
    wanted = next((placed for placed in plan.layout if placed.card == draft.holding), None)
    if wanted is None:
        return "back"
    return "flip" if draft.turned != wanted.turned else f"at_{wanted.x}_{wanted.y}"


def _draw(player: Player, plan: plans.Plan, options: list[Option]) -> str:
    """The answer that leads farthest along the planned path."""
    made = player.draft.steps
    if player.draft.layout != plan.layout:
        return "rebuild"
    if tuple(made) != plan.steps[: len(made)]:
        return "clear" if len(made) <= len(plan.steps) else "done"
    rest = plan.steps[len(made) :]
    if not rest:
        return "done"
    return plans.leading_along(options, rest) or step_id(rest[0])
