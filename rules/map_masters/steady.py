"""A computer player that builds for the goal, buys what fits it, and in a team plays for the mission.

It knows what its view says. Its plans are found within a budget of positions and are the same for the same cards, so
that a plan made at the first small question is followed to the end.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rules.core import players
from rules.core.messages import Message, Seat, refer
from rules.core.players import Think
from rules.core.questions import Option, Question
from rules.core.weighing import Weighed
from rules.map_masters import coop_steady, coop_thoughts, plans
from rules.map_masters.cards import CARDS
from rules.map_masters.components import GOALS, HAND, MAX_SPELLS, PATH_SPELLS, ROUNDS, SPELL_COST
from rules.map_masters.coop_thoughts import Thought
from rules.map_masters.crossings import Crossing
from rules.map_masters.explore import AndDone, Build, Draw, Withdraw
from rules.map_masters.hands import Foresee
from rules.map_masters.icons import TOKENS
from rules.map_masters.market import USEFUL, Buy, CardWare, ReplaceSpell, SecondToken, SpellWare, TokenWare
from rules.map_masters.path import Move
from rules.map_masters.refresh import Barter, Refresh
from rules.map_masters.showing import step_id

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters
    from rules.map_masters.pieces import Player

COIN_WORTH = 0.34
WORTH_BUYING = 0.4
"""How much more than its coins a card must bring."""
SPELL_RANK = (
    *("sb_01", "sb_04", "sb_05", "sb_08", "sb_06", "sb_09", "sb_07", "sb_03", "sb_11", "sb_12"),
    *("sb_10", "sb_15", "sb_13", "sb_14", "sb_16", "sb_17", "sb_02"),
)
"""Spells, the most useful first."""


class Steady(players.Player):
    """Sensible play for both modes.

    How many times as many positions it looks at: `care` for a dungeon of its own and the path through it, `team_care`
    for the paths of a mission, of which each look is dearer.
    """

    def __init__(self, care: int = 1, team_care: int = 1) -> None:
        self.care = care
        self.team_care = team_care

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best answer; among equal ones the first."""
        game: MapMasters = think()  # type: ignore[assignment]
        ids = [option.id for option in options]
        if game.team is not None:
            return [coop_steady.pick(game, seat, question, options, self.team_care)]
        player = game.players[seat]
        match question:
            case Build():
                wanted = _build(game, seat, player, self.care)
            case Draw():
                wanted = _draw(game, seat, player, options, self.care)
            case Buy():
                wanted = _buy(game, player, options)
            case Refresh():
                wanted = _refresh(game, player, ids)
            case Barter():
                goal = game.goals[-1]
                wanted = max((id for id in ids if id in CARDS), key=lambda card: plans.worth_for(card, goal))
            case Foresee():
                wanted = "keep" if plans.worth_for(game.peeked, game.goals[-1]) > 1.0 else "discard"
            case ReplaceSpell():
                wanted = max(ids, key=_rank)
            case SecondToken():
                wanted = ids[0]
            case Withdraw():
                wanted = "withdraw"  # all it offers; nobody waits for it, and the same plan is handed in again
            case _:
                wanted = next(option.id for option in options if not option.back)
        return [wanted if wanted in ids else _way_out(options)]

    def weigh(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[Weighed]:
        """What it picks, then what else it has worked out, best first, each with what it leads to."""
        game: MapMasters = think()  # type: ignore[assignment]
        picked = self.pick(seat, question, options, lambda: game, rng)
        if game.team is not None:
            thought = coop_thoughts.thoughts(game, seat, question, picked[0], self.team_care)
        else:
            thought = self._thoughts(game, seat, question, options, picked[0])
        if picked[0] not in thought:
            return players.beside(picked, question, options)
        others = [id for id in thought if id != picked[0] and any(option.id == id for option in options)]
        ranked = [picked[0], *sorted(others, key=lambda id: -thought[id][0])]
        return [Weighed((id,), thought[id][0], tells=thought[id][1]) for id in ranked]

    def _thoughts(
        self, game: MapMasters, seat: Seat, question: Question, options: list[Option], picked: str
    ) -> dict[str, Thought]:
        """What is worked out of answers in Versus."""
        player = game.players[seat]
        match question:
            case Build() | Draw():
                plan = _plan(game, seat, player, self.care)
                if picked not in ("clear", "rebuild") and plan.steps:
                    found = {picked: (plan.value, _tells(plan.brings, game))}
                    if picked == f"idea_{plan.idea}":
                        looks = ((f"idea_{number}", *look) for number, look in enumerate(plan.looks))
                        found = {id: (value, _tells(brings, game)) for id, value, brings in looks} | found
                    return found
            case Buy():
                worth = {option.id: _gain(game, player, option) for option in options}
                known = {id: gain for id, gain in worth.items() if gain}
                found = {id: (gain, Message("tells-gain", {"gain": f"{gain:+.1f}"})) for id, gain in known.items()}
                return found | {"pass": (WORTH_BUYING, Message("tells-pass", {"gain": f"{WORTH_BUYING:.1f}"}))}
        return {}


def _tells(brings: plans.Brings, game: MapMasters) -> Message:
    """What a path brings in this round."""
    return Message(
        "tells-path",
        {
            "points": brings.points,
            "goal": refer(f"goal-{GOALS[game.goals[-1]].kind}"),
            "coins": brings.coins,
            "escapes": "yes" if brings.escapes else "no",
        },
    )


def _way_out(options: list[Option]) -> str:
    """Where a plan cannot be followed: start over, or else the first thing offered."""
    ids = [option.id for option in options]
    return next((id for id in ("clear", "rebuild", "back", "done") if id in ids), ids[0])


def _rank(spell: str) -> int:
    return SPELL_RANK.index(spell)


def _plan(game: MapMasters, seat: Seat, player: Player, care: int) -> plans.Plan:
    spells = tuple(sorted(spell for spell in player.spells if player.face_up(spell) and spell in PATH_SPELLS))
    return plans.plan(
        tuple(sorted(player.area)),
        game.goals[-1],
        tuple(game.goals),
        (player.tokens[0], player.tokens[1], player.tokens[2], player.tokens[3]),
        spells,
        game.options.layout == "column",
        care,
    )


def _build(game: MapMasters, seat: Seat, player: Player, care: int) -> str:
    """Lay the cards as the idea has it in which the best path was found."""
    plan = _plan(game, seat, player, care)
    if player.draft.layout == plan.layout:
        return "draw" if plan.steps else "done"
    if player.draft.cards:
        return "clear"
    if not plan.steps:
        return "done"
    return f"idea_{plan.idea}" if len(plan.layout) > 1 else f"add_{plan.layout[0].card}"


def _draw(game: MapMasters, seat: Seat, player: Player, options: list[Option], care: int) -> str:
    """As far along the planned path as one answer leads."""
    plan = _plan(game, seat, player, care)
    made = player.draft.steps
    if player.draft.layout != plan.layout:
        return "rebuild"
    if tuple(made) != plan.steps[: len(made)]:
        return "clear" if len(made) <= len(plan.steps) else "done"
    rest = plan.steps[len(made) :]
    if not rest:
        return "done"
    ways = []
    for option in options:
        ends = isinstance(option.value, AndDone)
        way = option.value.way if ends else option.value
        steps = way.steps if isinstance(way, Crossing) else (way.text,) if isinstance(way, Move) else ()
        if steps and rest[: len(steps)] == steps and (len(rest) == len(steps) or not ends):
            ways.append((len(steps), ends, option.id))
    return max(ways)[2] if ways else step_id(rest[0])


def _buy(game: MapMasters, player: Player, options: list[Option]) -> str:
    """What brings the most points for its coins; coins are worth a third of a point each."""
    best, found = WORTH_BUYING, "pass"
    for option in options:
        gain = _gain(game, player, option)
        if gain > best:
            best, found = gain, option.id
    return found


def _gain(game: MapMasters, player: Player, option: Option) -> float:
    """By how many points what is bought is worth more than its coins, to the end of the game."""
    goal = GOALS[game.goals[-1]]
    rounds_left = ROUNDS - game.round
    match option.value:
        case CardWare(cost, off, card) if card:
            return plans.worth_for(card, goal.id) - 1.3 + 0.25 * rounds_left - COIN_WORTH * (cost - off)
        case TokenWare(kind) if TOKENS[kind] == USEFUL.get(goal.kind) and player.tokens[kind] < 2:
            return 1.2 if goal.vp == 3 else 0.6
        case SpellWare(spell) if spell and len(player.spells) < MAX_SPELLS and rounds_left >= 2:
            return 0.25 * rounds_left - COIN_WORTH * SPELL_COST + 0.05 * (8 - _rank(spell))
    return 0.0


def _refresh(game: MapMasters, player: Player, ids: list[str]) -> str:
    """Keep what fits the next goal, remove the poorest starters."""
    goal = game.goals[-1]
    worth = {card: plans.worth_for(card, goal) for card in player.area if card not in player.marks}
    if worth:
        best = max(worth, key=lambda card: worth[card])
        for mark in ("recycle", "sb_15"):
            if f"{mark}_{best}" in ids and worth[best] > 2.2 and len(player.marks) < HAND - 1:
                return f"{mark}_{best}"
        worst = min(worth, key=lambda card: (CARDS[card].cost, worth[card]))
        for mark in ("scissors", "sb_13"):
            if f"{mark}_{worst}" in ids and CARDS[worst].kind == "starter" and worth[worst] < 1.6:
                return f"{mark}_{worst}"
    return "confirm"
