"""Objectives, the symbols that they count, points, the time bonus, coins and escapes."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.cards import face
from games.map_masters.rules.components import GOALS, HAND, ROUNDS, TIME_BONUS, Goal
from games.map_masters.rules.icons import SIGNS, TOKENS, Icon
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import reward
from games.map_masters.rules.versus.market import COSTS
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name


def goal_of(game: MapMastersState) -> Goal:
    """The primary objective of this round; from the refresh on, the next one is shown, too."""
    return GOALS[goal_id(game)]


def goal_id(game: MapMastersState) -> str:
    """The id of that objective."""
    return game.goals[2 * (game.round - 1)]


def about_goal(game: MapMastersState) -> list[tuple[str, ...]]:
    """What a question about the objective may name: nothing, or a symbol that counts."""
    return [(), *((icon,) for icon in goal_of(game).counts if icon != "room")]


def hole(game: MapMastersState) -> Message | None:
    """How players call what the objective counts, if no symbol is called so."""
    return Message("fact-called_hole") if goal_of(game).kind == "hole" else None


def objectives(game: MapMastersState) -> Iterator[Fact]:
    """What scores in this round and the next, and how many rounds are left (MM-15.3, MM-15.4)."""
    shown = [GOALS[goal] for goal in game.goals[2 * (game.round - 1) :]]
    args: Args = {"number": len(shown), "round": game.round}
    for index, name in enumerate("abc"):
        goal = shown[min(index, len(shown) - 1)]
        args |= {name: refer(f"goal-{goal.kind}"), f"{name}_vp": goal.vp, f"{name}_kinds": len(goal.counts)}
        args[f"{name}_counts"] = [refer(f"icon-{icon}") for icon in goal.counts] if len(goal.counts) > 1 else []
    for things in about_goal(game):
        called = hole(game) if len(things) == 1 else None
        yield Fact("goals", Message("fact-goals", args), things, public=True, called=called)
    yield Fact("next_goal", _next_goal(game), public=True)
    args = {"round": game.round, "left": ROUNDS - game.round, "rounds": ROUNDS}
    yield Fact("rounds", Message("fact-rounds", args), public=True)


def _next_goal(game: MapMastersState) -> Message:
    """The primary objective of the next round, as soon as it is shown (MM-15.4)."""
    if game.round == ROUNDS:
        return Message("fact-next_goal_never")
    at = 2 * game.round
    if len(game.goals) <= at:
        return Message("fact-next_goal_later", {"next": game.round + 1})
    goal = GOALS[game.goals[at]]
    args: Args = {"goal": refer(f"goal-{goal.kind}"), "vp": goal.vp, "next": game.round + 1}
    return Message("fact-next_goal", {**args, "hourglass": int(game.options.time_bonus == "on" and goal.hourglass)})


def symbols(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """How many of each symbol are on the cards of the hand and of the market, and how many the path has found."""
    goal, player = goal_of(game), game.players[seat]
    path = game.path(seat) if game.phase in ("explore", "refresh") else None  # before, it is that of the last round
    drawing = game.phase in ("market", "hand")
    deck = sorted(game.piles[f"deck_{seat}"])
    hand = [*player.area, *(deck if drawing and len(player.area) + len(deck) <= HAND else ())]
    for icon in SIGNS:
        cards = [card for card in hand for _ in range(shown_on(card, icon))]
        args: Args = {"icon": refer(f"icon-{icon}"), "number": len(cards)}
        args |= {"cards": [refer(f"card-{card}") for card in dict.fromkeys(cards)]}
        args |= {"found": 0 if path is None else path.count(icon), "drawn": int(path is not None)}
        args["used"] = 0 if path is None or icon not in TOKENS else path.count(icon) - path.items(TOKENS.index(icon))
        args["open"] = int(drawing and len(hand) < HAND)
        args |= {"vp": goal.vp if icon in goal.counts else 0, "points": goal.vp * len(cards)}
        yield Fact("symbols", Message("fact-symbols", args), (icon,))
        if game.phase == "market":
            yield from _offered(game, icon)


def _offered(game: MapMastersState, icon: Icon) -> Iterator[Fact]:
    """Which cards of the market show a symbol most often."""
    costs = {card: cost for cost in COSTS for card in game.market[cost]}
    showing = {card: number for card in costs if (number := shown_on(card, icon))}
    if not showing:
        return
    most = max(showing.values())
    best = [card for card in showing if showing[card] == most]
    others = [card for card in showing if showing[card] < most]
    cheapest = min(best, key=lambda card: costs[card])
    args: Args = {"icon": refer(f"icon-{icon}"), "most": most, "number": len(best), "more": len(others)}
    args |= {"cards": [refer(f"card-{card}") for card in best], "others": [refer(f"card-{card}") for card in others]}
    args |= {"cheapest": refer(f"card-{cheapest}"), "cost": costs[cheapest]}
    yield Fact("offered", Message("fact-offered", args), (icon,), public=True)


def shown_on(card: str, icon: Icon) -> int:
    """How often a card shows a symbol."""
    return sum(each.icon == icon for each in face(card, turned=False).discoveries)


def is_racing(game: MapMastersState) -> bool:
    """Whether the time bonus of this round can still be had (MM-12.4)."""
    taken = game.bonus is not None and game.phase == "explore"  # before, it is that of the last round
    return game.options.time_bonus == "on" and goal_of(game).hourglass and game.phase != "refresh" and not taken


def bonuses(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Whether there is a time bonus in this round, and who has had it (MM-12.4, MM-14.7)."""
    args: Args = {"points": TIME_BONUS}
    text = Message("fact-bonus" if is_racing(game) else "fact-bonus_none", args)
    if game.bonus is not None and game.phase in ("explore", "refresh"):
        key = "fact-bonus_own" if game.bonus == seat else "fact-bonus_taken"
        text = Message(key, {**args, "player": seat_name(game.bonus)})
    yield Fact("bonus", text, public=True)
    for other, player in enumerate(game.players):
        if rounds := [str(number) for number, points in enumerate(player.bonus, 1) if points]:
            args = {"player": seat_name(other), "rounds": rounds, "number": len(rounds)}
            seats = () if other == seat else (other,)
            yield Fact("bonus", Message("fact-bonus_had", args), seats=seats, public=True)


def totals(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """How the points of each player come about if the game ended now (MM-16.2 to MM-16.6)."""
    for other, parts in enumerate(reward.scores(game)):
        args: Args = {**parts, "player": seat_name(other), "total": sum(parts.values()), "own": int(other == seat)}
        args |= {"circled": sum(game.players[other].secondary), "has": game.players[other].coins}
        yield Fact("total", Message("fact-total", args), seats=() if other == seat else (other,), public=True)


def rounds(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """How each player scored in the last round that is over (MM-15.3)."""
    for other, player in enumerate(game.players):
        if 0 < 2 * len(player.secondary) <= len(game.goals):
            yield Fact("scored", score(game, other), seats=() if other == seat else (other,), public=True)


def score(game: MapMastersState, seat: Seat) -> Message:
    """The points of a player in the last round that has been scored, by objective."""
    player, past = game.players[seat], len(game.players[seat].secondary)
    goals = [GOALS[goal] for goal in game.goals[2 * past - 2 : 2 * past]]
    args: Args = {"player": seat_name(seat), "round": past, "bonus": player.bonus[past - 1]}
    for name, goal, got in zip(("", "2"), goals, (player.primary[past - 1], player.secondary[-1]), strict=True):
        args |= {f"goal{name}": refer(f"goal-{goal.kind}"), f"vp{name}": goal.vp}
        args |= {f"points{name}": got, f"number{name}": got // goal.vp}
    return Message("fact-scored", args)


def escapes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """The escapes of each player, and the bonus they would bring (MM-16.5)."""
    worth = reward.escape_points(game)
    for other, player in enumerate(game.players):
        rivals = [sum(each.escapes) for number, each in enumerate(game.players) if number != other]
        args: Args = {"player": seat_name(other), "number": sum(player.escapes), "points": worth[other]}
        args |= {"best": max(rivals, default=0), "own": int(other == seat)}
        args["rounds"] = [str(number) for number, escaped in enumerate(player.escapes, 1) if escaped]
        args["missed"] = [str(number) for number, escaped in enumerate(player.escapes, 1) if not escaped]
        args["lost"] = len(player.escapes) - sum(player.escapes)
        yield Fact("escapes", Message("fact-escapes", args), seats=() if other == seat else (other,), public=True)


def coins(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """What the player's coins would be worth at the end, and when those on the path are paid (MM-15.2, MM-16.6)."""
    number = game.players[seat].coins
    args: Args = {"coins": number, "points": reward.scores(game)[seat]["coins"]}
    args["missing"] = reward.COINS_A_POINT - number % reward.COINS_A_POINT
    text = Message("fact-paid_later")
    if game.phase in ("explore", "refresh"):
        path = game.path(seat)
        found = 0 if path is None else path.count("coin")
        busy = [seat_name(other) for other, player in enumerate(game.players) if not player.done]
        told: Args = {"coins": found, "total": found + number, "last": int(game.round == ROUNDS), "players": busy}
        text = Message("fact-paid" if game.phase == "explore" else "fact-paid_out", told)
    for things in ((), ("coin",)):
        yield Fact("coins", Message("fact-coins", args), things, public=True)
        yield Fact("paid", text, things)
