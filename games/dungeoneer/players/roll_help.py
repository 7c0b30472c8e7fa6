"""Computer players' judgement of a roll that is about to be made: the worth of help or harm before it."""

from __future__ import annotations

from games.dungeoneer.players import routes, valuation
from games.dungeoneer.rules.acts.types import Act, PlayBane, PlayInstant, UseEffect
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.combat.odds import NO_HELP, Help
from games.dungeoneer.rules.conditions import printed_threat
from games.dungeoneer.rules.pieces import Roll
from games.dungeoneer.rules.prospects import prospect
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat

CARD, CHARGE = 0.005, 0.02
"""The cost of losing a card, or a charge of a treasure: few have more than two."""
SEARCHED = 0.5
"""The part of a quest's worth that a successful search brings: its threat or monster is still to come."""


def roll_worth(game: DungeoneerState, seat: Seat, act: Act) -> float:
    """The worth of the act before this roll: help for one's own hero, or harm to a rival's quest."""
    roll = game.roll
    if roll is None:
        return 0.0
    help = odds.help_of(act)
    if isinstance(act, PlayBane):
        return _worth_of_spoiling(game, seat, roll, act, help) - CARD
    if seat not in roll.heroes:
        return 0.0
    gained = expected(game, seat, roll, help) - expected(game, seat, roll)
    return gained - valuation.glory_worth(game, seat, act.cost) - _used_up(act)


def _used_up(act: Act) -> float:
    """The cost of the act in addition to Glory."""
    match act:
        case UseEffect() if act.use.charge:
            return CHARGE
        case PlayInstant():
            return CARD
    return 0.0


def expected(game: DungeoneerState, seat: Seat, roll: Roll, help: Help = NO_HELP) -> float:
    """The worth of the roll, with this help, to the seat that makes it."""
    if roll.sides is not None:
        return valuation.attack_worth(game, seat, *roll.sides, roll.attr, help)
    if roll.what == "chance":
        met = odds.luck(game, seat, roll.dice, roll.target - roll.added, help)
    else:
        met = odds.threat_chance(game, seat, roll, *roll.tags, help=help)
    won, lost = stakes(game, seat, roll)
    return met * won + (1 - met) * lost


def stakes(game: DungeoneerState, seat: Seat, roll: Roll) -> tuple[float, float]:
    """The worth of success and of failure to the seat that rolls, both compared with nothing happening."""
    now = prospect(game, seat)
    won = valuation.completed(game, seat, roll.source) - now if roll.is_quest else 0.0
    match roll.what:
        case "chance":
            return won, 0.0
        case "untip":
            return won, -valuation.MOVEMENT
        case "exit" if "trapped" not in roll.tags:
            return won, -valuation.MOVEMENT
        case "exit":
            wounds = 1.0
        case "obstacle" if "pit" in roll.tags:
            return won, -routes.PIT
        case _:
            wounds = valuation.fail_wounds(printed_threat(roll).fail)
    if roll.what == "search":
        won *= SEARCHED
    return won, prospect(game, seat, -wounds) - now


def _worth_of_spoiling(game: DungeoneerState, seat: Seat, roll: Roll, act: PlayBane, harm: Help) -> float:
    """The worth of making a rival's roll worse: their loss, if the seat fights them or a quest depends on it."""
    if seat not in roll.heroes and not roll.is_quest:
        return 0.0
    if roll.sides is not None and seat in roll.heroes:
        return expected(game, seat, roll, Help(-harm.n)) - expected(game, seat, roll)
    return expected(game, act.victim, roll) - expected(game, act.victim, roll, harm)
