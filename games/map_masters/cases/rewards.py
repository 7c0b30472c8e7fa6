"""Symbols, points, coins and escapes."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.cards import face
from games.map_masters.rules.components import GOALS, HAND, ROUNDS, TIME_BONUS, Goal
from games.map_masters.rules.goals import counted, points
from games.map_masters.rules.icons import SIGNS, TOKENS, Icon
from games.map_masters.rules.path import ESCAPED
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.market import COSTS
from games.map_masters.rules.versus.reward import escape_points, final, scores
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def goal_of(game: MapMastersState) -> Goal:
    """The primary objective of this round; from the refresh on, the next one is shown, too."""
    return GOALS[goal_id(game)]


def goal_id(game: MapMastersState) -> str:
    """The id of that objective."""
    return game.goals[2 * (game.round - 1)]


def paths(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """What the path of this round brings, also for a question that names a symbol that counts, or the objective."""
    told, goal = _path(game, seat), goal_of(game)
    if goal.kind in ("hole", "circle"):  # which nobody calls by the names of the symbols
        alias, things = Message("case-called_goal", {"goal": goal.kind}), (f"goal-{goal.kind}",)
        yield from (Case(kind, told, things, secret=True, alias=alias) for kind in ("path", "symbols"))
    yield from (Case("path", told, things, secret=True) for things in ((), *((icon,) for icon in goal.counts)))


def symbols(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """How many of each symbol are on the cards of the player's hand, and how many the path has found."""
    goal, player = goal_of(game), game.players[seat]
    path = game.path(seat) if game.phase in ("explore", "refresh") else None  # before, it is that of the last round
    sure = game.phase in ("market", "hand") and len(player.area) + len(game.piles[f"deck_{seat}"]) <= HAND
    for icon in SIGNS:
        hand = [*player.area, *(sorted(game.piles[f"deck_{seat}"]) if sure else ())]
        cards = [card for card in hand for _ in range(_held(card, icon))]
        args: Args = {"icon": refer(f"icon-{icon}"), "number": len(cards)}
        args |= {"cards": [refer(f"card-{card}") for card in dict.fromkeys(cards)]}
        args |= {"found": 0 if path is None else path.count(icon), "drawn": "no" if path is None else "yes"}
        args["used"] = 0 if path is None or icon not in TOKENS else path.count(icon) - path.items(TOKENS.index(icon))
        args["open"] = int(game.phase in ("market", "hand") and len(hand) < HAND)
        args |= {"vp": goal.vp if icon in goal.counts else 0, "points": goal.vp * len(cards)}
        yield Case("symbols", Message("case-symbols", args), (icon,), past=True, secret=True)
        for card in dict.fromkeys(game.players[seat].area):
            yield Case("symbols", _on_card(card, icon), (icon, card), secret=True)
        offered = [card for cards in game.market.values() for card in cards] if game.phase == "market" else []
        yield from (Case("symbols", _on_card(card, icon), (icon, card), secret=True) for card in offered)
        showing = {card: number for card in offered if (number := _held(card, icon))}
        if showing:
            most = max(showing.values())
            best = [card for card in showing if showing[card] == most]
            others = [card for card in showing if showing[card] < most]
            price = min(cost for cost in COSTS if {*game.market[cost]} & {*best})
            args = {"icon": refer(f"icon-{icon}"), "most": most, "number": len(best), "more": len(others)}
            args |= {"cards": [refer(f"card-{card}") for card in best], "others": [refer(f"card-{c}") for c in others]}
            args |= {"cheapest": refer(f"card-{next(card for card in best if card in game.market[price])}")}
            yield Case("offered", Message("case-offered", {**args, "cost": price}), (icon,), common=True)


def _on_card(card: str, icon: Icon) -> Message:
    """How often a card shows a symbol."""
    return Message(
        "case-on_card", {"card": refer(f"card-{card}"), "icon": refer(f"icon-{icon}"), "number": _held(card, icon)}
    )


def _held(card: str, icon: Icon) -> int:
    return sum(each.icon == icon for each in face(card, turned=False).discoveries)


def escaped_text(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player's last path left the dungeon (MM-16.5)."""
    player, path = game.players[seat], game.path(seat)
    if game.phase == "explore":
        status = "yes" if path is not None and path.status == ESCAPED else "open"
    elif not player.escapes:
        return Message("case-path_none")
    else:
        status = "yes" if player.escapes[-1] else "no"
    return Message("case-escaped", {"status": status, "number": sum(player.escapes)})


def scored(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """How each player scored in the last round that is over (MM-15.3)."""
    for other, player in enumerate(game.players):
        if 0 < 2 * len(player.secondary) <= len(game.goals):
            text = _score(game, other)
            yield Case("scored", text, seats=() if other == seat else (other,), past=True)
            yield Case("rewards", text, common=True, past=True)


def _score(game: MapMastersState, seat: Seat) -> Message:
    """The points of a player in the last round that has been scored, by objective."""
    player, past = game.players[seat], len(game.players[seat].secondary)
    goals = [GOALS[goal] for goal in game.goals[2 * past - 2 : 2 * past]]
    args: Args = {"player": seat_name(seat), "round": past, "bonus": player.bonus[past - 1]}
    for name, goal, got in zip(("", "2"), goals, (player.primary[past - 1], player.secondary[-1]), strict=True):
        args |= {f"goal{name}": refer(f"goal-{goal.kind}"), f"vp{name}": goal.vp}
        args |= {f"points{name}": got, f"number{name}": got // goal.vp}
    return Message("case-scored", args)


def coins_text(game: MapMastersState, seat: Seat) -> Message:
    """What the player's coins would be worth at the end (MM-16.6)."""
    coins = game.players[seat].coins
    return Message("case-coins", {"coins": coins, "points": scores(game)[seat]["coins"]})


def paid(game: MapMastersState, seat: Seat) -> Message:
    """When the coins on paths are paid out (MM-15.2)."""
    path = game.path(seat)
    found = 0 if path is None else path.count("coin")
    args: Args = {"coins": found, "total": found + game.players[seat].coins, "last": int(game.round == ROUNDS)}
    if game.phase != "explore":
        return Message("case-paid_out", args) if game.phase == "refresh" else Message("case-paid_later")
    return Message(
        "case-paid", {**args, "players": [seat_name(n) for n, each in enumerate(game.players) if not each.done]}
    )


def goals_text(game: MapMastersState) -> Message:
    """The objectives of this round and of the next (MM-15.3, MM-15.4)."""
    shown = [GOALS[goal] for goal in game.goals[2 * (game.round - 1) :]]
    args: Args = {"number": len(shown), "round": game.round}
    for index, name in enumerate("abc"):
        goal = shown[min(index, len(shown) - 1)]
        args |= {name: refer(f"goal-{goal.kind}"), f"{name}_vp": goal.vp}
        args[f"{name}_counts"] = [refer(f"icon-{icon}") for icon in goal.counts] if len(goal.counts) > 1 else []
        args[f"{name}_kinds"] = len(goal.counts)
    return Message("case-goals", args)


def _path(game: MapMastersState, seat: Seat) -> Message:
    """What the player's path of this round would bring (MM-15.3)."""
    if game.phase not in ("explore", "refresh"):
        return Message("case-path_none")
    path, goal, player = game.path(seat), goal_of(game), game.players[seat]
    if game.phase == "refresh":
        return _score(game, seat)
    args: Args = {
        "points": points(path, goal),
        "number": counted(path, goal),
        "goal": refer(f"goal-{goal.kind}"),
        "vp": goal.vp,
        "coins": path.count("coin") if path is not None else 0,
        "escaped": "yes" if path is not None and path.status == ESCAPED else "no",
        "before": _on_board(game, seat),
        "after": _on_board(game, seat) + points(path, goal),
        "done": int(player.done),
    }
    return Message("case-path", args)


def _on_board(game: MapMastersState, seat: Seat) -> int:
    """The points of a player that the board shows: those if the game ended now."""
    return final(game)[seat]


def overtakes(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Whether the player passes another one with the path of this round, before the secondary objective (MM-15.3)."""
    if game.phase != "explore":
        return
    points_now, own = points(game.path(seat), goal_of(game)), _on_board(game, seat)
    for other, player in enumerate(game.players):
        if other != seat:
            args: Args = {"player": seat_name(other), "has": _on_board(game, other), "own": own, "points": points_now}
            args |= {"after": own + points_now, "busy": int(not player.done)}
            yield Case("overtake", Message("case-overtake", args), seats=(other,), secret=True)


def totals(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """How the points of each player come about if the game ended now (MM-16.2 to MM-16.6)."""
    for other, parts in enumerate(scores(game)):
        args: Args = {**parts, "player": seat_name(other), "total": sum(parts.values())}
        args |= {"circled": sum(game.players[other].secondary), "has": game.players[other].coins}
        yield Case(
            "total",
            Message("case-total" if other == seat else "case-total_other", args),
            seats=() if other == seat else (other,),
            past=True,
        )


def escapes(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """The escapes of each player, and the bonus they would bring (MM-16.5)."""
    worth = escape_points(game)
    for other, player in enumerate(game.players):
        rivals = [sum(each.escapes) for number, each in enumerate(game.players) if number != other]
        args: Args = {"player": seat_name(other), "number": sum(player.escapes), "points": worth[other]}
        args["best"] = max(rivals, default=0)
        args["rounds"] = [str(number) for number, escaped in enumerate(player.escapes, 1) if escaped]
        args["missed"] = [str(number) for number, escaped in enumerate(player.escapes, 1) if not escaped]
        args["lost"] = len(player.escapes) - sum(player.escapes)
        yield Case("who_escaped", Message("case-who_escaped", args), common=True, past=True)
        yield Case(
            "escapes",
            Message("case-escapes" if other == seat else "case-escapes_other", args),
            seats=() if other == seat else (other,),
            past=True,
        )


def bonus(game: MapMastersState, seat: Seat) -> Message:
    """Whether there is a time bonus in this round, and who has it (MM-12.4, MM-14.7)."""
    args: Args = {"points": TIME_BONUS}
    if game.bonus is not None and game.phase in ("explore", "refresh"):  # before, it is that of the last round
        return Message(
            "case-bonus_own" if game.bonus == seat else "case-bonus_taken", {**args, "player": seat_name(game.bonus)}
        )
    goal = goal_of(game)
    if game.options.time_bonus != "on" or not goal.hourglass or game.phase == "refresh":
        return Message("case-bonus_none")
    return Message("case-bonus", args)


def bonuses(game: MapMastersState) -> Iterator[Case]:
    """Who had the time bonus in the rounds before (MM-12.4)."""
    for seat, player in enumerate(game.players):
        if rounds := [str(number) for number, points in enumerate(player.bonus, 1) if points]:
            args: Args = {"player": seat_name(seat), "rounds": rounds, "number": len(rounds)}
            for seats in ((), (seat,)):
                yield Case("bonus", Message("case-bonus_had", args), seats=seats, common=True, past=True)
