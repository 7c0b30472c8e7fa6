"""What players of a Versus game may ask about the table: whose turn it is, the next objective, what has to be found."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.components import GOALS, ROUNDS
from games.map_masters.rules.state import MapMastersState
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def turns_and_rules(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Every such case, for the player of a seat."""
    yield Case("mine", _mine(game, seat), topic="my_turn")
    yield Case("next_goal", _next_goal(game), common=True)
    yield from _twice(game)
    goal = GOALS[game.goals[2 * (game.round - 1)]]
    args: Args = {"goal": refer(f"goal-{goal.kind}"), "vp": goal.vp}
    for things in ((), *((icon,) for icon in goal.counts)):
        yield Case("needed", Message("case-needed", args), things, common=True)


def _mine(game: MapMastersState, seat: Seat) -> Message:
    """When the player acts: in turn in the market, otherwise at the same time as the others (MM-13.3, MM-14.1)."""
    if game.phase != "market":
        busy = [seat_name(question.seat) for question in game.questions if question.awaited]
        own = any(question.seat == seat and question.awaited for question in game.questions)
        return Message("case-mine_together", {"own": int(own), "players": busy, "number": len(busy)})
    if game.players[seat].passed:
        return Message("case-mine_passed")
    order = [other for other in game.clockwise(game.turn) if not game.players[other].passed]
    before = order[: order.index(seat)]
    args: Args = {"players": [seat_name(other) for other in before], "number": len(before)}
    return Message("case-mine", args)


def _twice(game: MapMastersState) -> Iterator[Case]:
    """Why an objective comes up again: there are several cards of each, and the secondary one is its own (MM-12.5)."""
    kinds = [GOALS[goal].kind for goal in game.goals]
    same = any(kinds[at] == kinds[at + 1] for at in range(0, len(kinds) - 1, 2))
    for kind in dict.fromkeys(kinds):
        copies = [goal for goal in GOALS.values() if goal.kind == kind]
        both = [str(at // 2 + 1) for at in range(0, len(kinds) - 1, 2) if kinds[at] == kinds[at + 1] == kind]
        args: Args = {"goal": refer(f"goal-{kind}"), "copies": len(copies), "both": len(both), "rounds": both}
        text = Message("case-twice", args)
        if kinds.count(kind) > 1:
            plain = [()] if both or not same else []
            for things in (*plain, *((icon,) for icon in copies[0].counts)):
                yield Case("twice", text, things, common=True, past=True)


def _next_goal(game: MapMastersState) -> Message:
    """The primary objective of the next round, as soon as it is shown (MM-15.4)."""
    if game.round == ROUNDS:
        return Message("case-next_goal_never")
    at = 2 * game.round
    if len(game.goals) <= at:
        return Message("case-next_goal_later", {"next": game.round + 1})
    goal = GOALS[game.goals[at]]
    args: Args = {"goal": refer(f"goal-{goal.kind}"), "vp": goal.vp, "next": game.round + 1}
    return Message("case-next_goal", {**args, "hourglass": int(game.options.time_bonus == "on" and goal.hourglass)})
