"""What a player may ask about its own case: in Versus buying, points so far, escapes, changing a path."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.cards import face
from games.map_masters.rules.components import (
    ENCORE,
    ENCORE_COST,
    GOALS,
    HAND,
    ROUNDS,
    SPELL_COST,
    TIME_BONUS,
    TOKEN_COST,
    Goal,
)
from games.map_masters.rules.coop import cases as coop
from games.map_masters.rules.goals import counted, points
from games.map_masters.rules.icons import SIGNS, Icon
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path import ESCAPED
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.turn_cases import turns_and_rules
from games.map_masters.rules.versus.drafting import Drafting, Withdraw
from games.map_masters.rules.versus.market import (
    COSTS,
    Buy,
    CardWare,
    SpellWare,
    Ware,
    can_buy,
    discount,
    first_buyer,
)
from games.map_masters.rules.versus.refresh import Refresh, left
from games.map_masters.rules.versus.reward import COINS_A_POINT, escape_points, scores
from games.map_masters.rules.versus_cases import versus_cases
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Refused


def cases(game: MapMastersState, seat: Seat) -> list[Case]:
    """Every case of a player; in a co-operative game those of the team."""
    if game.phase == "over":
        return []
    if game.options.mode == "coop":
        return [*coop.cases(game, seat)]
    return [
        Case("buy", _buy(game, seat)),
        *_wares(game, seat),
        *(Case("shop", _shop(game, seat), things) for things in ((), ("coin",))),
        *_paths(game, seat),
        *_overtakes(game, seat),
        *_symbols(game, seat),
        Case("escaped", _escaped(game, seat), past=True, secret=True),
        *_scored(game, seat),
        *_totals(game, seat),
        *(Case("coins", _coins(game, seat), things) for things in ((), ("coin",))),
        *(Case("paid", _paid(game, seat), things, secret=True) for things in ((), ("coin",))),
        *(
            Case("goals", _goals(game), things, common=True)
            for things in ((), *((icon,) for icon in _goal(game).counts))
        ),
        *_passed(game),
        Case(
            "rounds",
            Message("case-rounds", {"round": game.round, "left": ROUNDS - game.round}),
            common=True,
            topic="left",
        ),
        Case("first", _first(game), common=True),
        *(Case("first_now", told, common=True, past=True) for told in _first_now(game)),
        Case("first_own", _first_own(game, seat)),
        *_escapes(game, seat),
        Case("draw", _draw(game, seat), secret=True),
        *_spells(game, seat),
        Case("bonus", _bonus(game, seat), common=True),
        *_bonuses(game),
        Case("change", _change(game, seat)),
        *(Case("optimizers", _optimizers(game, seat), things) for things in _optimized(game, seat)),
        *turns_and_rules(game, seat),
        *versus_cases(game, seat),
        *_kept(game, seat),
        *(Case("done", told) for told in _done(game, seat)),
        Case("several", _several(game, seat)),
    ]


# The market


def _buy(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player can still buy anything in this round, and what the coins are enough for (MM-13.3, MM-13.4)."""
    player = game.players[seat]
    if game.phase != "market":
        return Message("case-buy_closed" if game.round < ROUNDS else "case-buy_never", {"coins": player.coins})
    args: Args = {"coins": player.coins, "area": len(player.area), "hand": HAND, "player": seat_name(game.turn)}
    if player.passed:
        return Message("case-buy_passed", args)
    if not can_buy(game, player):
        return Message("case-buy_poor", args)
    off = discount(player)
    room = len(player.area) < HAND
    most = max((cost for cost in COSTS if room and cost - off <= player.coins and game.market[cost]), default=0)
    args |= {"most": most, "token": int(player.coins >= TOKEN_COST and any(game.stock))}
    args |= {"spell": int(player.coins >= SPELL_COST and bool(game.spells)), "off": off}
    return Message("case-buy" if game.turn == seat else "case-buy_later", args)


def _passed(game: MapMastersState) -> Iterator[Case]:
    """Who has passed in this market (MM-13.4)."""
    if game.phase != "market":
        return
    out = [seat_name(seat) for seat, player in enumerate(game.players) if player.passed]
    buying = [seat_name(seat) for seat, player in enumerate(game.players) if not player.passed]
    args: Args = {"passed": out, "number": len(out), "buying": buying}
    for seats in ((), *((seat,) for seat in range(game.seats))):
        yield Case("passed", Message("case-passed", args), seats=seats, common=True, past=True)


def _wares(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Whether each thing shown in the market can be bought by the player."""
    player = game.players[seat]
    refused: list[Refused] = []
    options = Buy(seat=seat).options(game, refused) if game.phase == "market" else []
    off, goal = discount(player), _goal_id(game)
    wares: list[tuple[str, str, int, Ware]] = [
        *((spell, "spell", SPELL_COST, SpellWare(spell)) for spell in game.spells),
        *((card, "card", cost - off, CardWare(cost, off, card)) for cost in COSTS for card in game.market[cost]),
    ]
    for thing, kind, cost, ware in wares:
        name = refer(f"{kind}-{thing}")
        able = any(option.value == ware for option in options)
        reason = next((each.reason for each in refused if each.args.get(kind) == name), "none")
        args: Args = {"ware": name, "cost": cost, "coins": player.coins, "missing": max(0, cost - player.coins)}
        args["left"] = max(0, player.coins - cost)
        args |= {"player": seat_name(game.turn), "reason": "none" if able else reason}
        args |= {"now": "yes" if game.turn == seat else "no", "kind": kind, "goal": refer(f"goal-{GOALS[goal].kind}")}
        args["lost"] = player.coins // COINS_A_POINT - int(str(args["left"])) // COINS_A_POINT
        fits = fitting(thing, goal) if kind == "card" else 0
        args |= {"fits": fits, "points": GOALS[goal].vp * fits}
        args["text"] = "" if kind == "card" else refer(f"spell-text-{thing}")
        if game.phase != "market":
            key = "case-ware_closed" if game.round < ROUNDS else "case-buy_never"
            yield Case("buy", Message(key, args), (thing,))
        elif player.passed:
            yield Case("buy", Message("case-ware_passed", args), (thing,))
        else:
            yield Case("buy", Message("case-ware" if able else "case-ware_not", args), (thing,))


def _shop(game: MapMastersState, seat: Seat) -> Message:
    """Everything on sale that the player has the coins for, and in the market room for (MM-13.13)."""
    player = game.players[seat]
    off = discount(player)
    room = game.phase != "market" or len(player.area) < HAND
    costs = [cost for cost in COSTS if room and cost - off <= player.coins]
    cards = {cost: sorted(game.market[cost]) for cost in COSTS if cost in costs}
    spells = [refer(f"spell-{spell}") for spell in game.spells] if player.coins >= SPELL_COST else []
    tokens = player.coins >= TOKEN_COST and any(game.stock)
    number, goal = sum(map(len, cards.values())), _goal_id(game)
    args: Args = {"coins": player.coins, "number": number, "spells": spells, "some": len(spells)}
    args |= {"tokens": int(tokens), "count": number + len(spells) + tokens, "goal": refer(f"goal-{GOALS[goal].kind}")}
    for place, cost in enumerate(COSTS, 1):
        args |= {f"cards{place}": [refer(f"card-{card}") for card in cards.get(cost, [])], f"cost{place}": cost - off}
        args[f"number{place}"] = len(cards.get(cost, []))
    fits = {card: fitting(card, goal) for some in cards.values() for card in some}
    most = max(fits.values(), default=0)
    args |= {"fits": most, "best": [refer(f"card-{card}") for card in fits if fits[card] == most]}
    state = "now" if game.turn == seat else "later"
    if game.phase != "market":
        state = "closed" if game.round < ROUNDS else "never"
    return Message("case-shop", {**args, "state": "passed" if game.phase == "market" and player.passed else state})


def _first(game: MapMastersState) -> Message:
    """Who buys first next round, as coins stand now (MM-13.2); sb_15 can still be paid for in the refresh (MM-15.6)."""
    if game.round == ROUNDS:
        return Message("case-first_never")
    if not game.players[0].primary:  # no points of a last round yet
        return Message("case-first_unknown")
    seat = first_buyer(game)
    args: Args = {"player": seat_name(seat), "coins": game.players[seat].coins}
    args["tied"] = sum(other.coins == game.players[seat].coins for other in game.players) - 1
    refreshing = [game.players[each.seat] for each in game.questions if isinstance(each, Refresh)]
    owners = [player for player in refreshing if ENCORE in player.spells]
    paying = any(player.coins >= ENCORE_COST or ENCORE in player.marks.values() for player in owners)
    args["settled"] = "yes" if game.phase == "refresh" and not paying else "no"
    return Message("case-first", args)


def _first_now(game: MapMastersState) -> Iterator[Message]:
    """Who bought first in this round, and why (MM-13.2)."""
    past = game.round - 2
    if not 0 <= past < len(game.players[game.first].secondary):
        return
    yield Message("case-first_now", {"player": seat_name(game.first), "round": game.round})
    for seat in sorted(range(game.seats), key=lambda each: game.players[each].coins):
        player = game.players[seat]
        got = sum(points[past] for points in (player.primary, player.secondary, player.bonus))
        args: Args = {"player": seat_name(seat), "coins": player.coins, "points": got, "round": game.round - 1}
        yield Message("case-first_coins", args)


def _first_own(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player buys first next round, as coins stand now."""
    told = _first(game)
    if told.key != "case-first":
        return told
    own = {"own": "yes" if first_buyer(game) == seat else "no", "has": game.players[seat].coins}
    return Message("case-first_own", {**told.args, **own})


# Points


def _goal(game: MapMastersState) -> Goal:
    """The primary objective of this round; from the refresh on, the next one is shown, too."""
    return GOALS[_goal_id(game)]


def _goal_id(game: MapMastersState) -> str:
    return game.goals[2 * (game.round - 1)]


def _paths(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """What the path of this round brings, also for a question that names a symbol that counts."""
    told, goal = _path(game, seat), _goal(game)
    yield from (Case("path", told, things, secret=True) for things in ((), *((icon,) for icon in goal.counts)))


def _symbols(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """How many of each symbol are on the cards of the player's hand, and how many the path has found."""
    goal, player = _goal(game), game.players[seat]
    path = game.path(seat) if game.phase in ("explore", "refresh") else None  # before, it is that of the last round
    sure = game.phase in ("market", "hand") and len(player.area) + len(game.piles[f"deck_{seat}"]) <= HAND
    for icon in SIGNS:
        hand = [*player.area, *(sorted(game.piles[f"deck_{seat}"]) if sure else ())]
        cards = [card for card in hand for _ in range(_held(card, icon))]
        args: Args = {"icon": refer(f"icon-{icon}"), "number": len(cards)}
        args |= {"cards": [refer(f"card-{card}") for card in dict.fromkeys(cards)]}
        args |= {"found": 0 if path is None else path.count(icon), "drawn": "no" if path is None else "yes"}
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


def _escaped(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player's last path left the dungeon (MM-16.5)."""
    player, path = game.players[seat], game.path(seat)
    if game.phase == "explore":
        status = "yes" if path is not None and path.status == ESCAPED else "open"
    elif not player.escapes:
        return Message("case-path_none")
    else:
        status = "yes" if player.escapes[-1] else "no"
    return Message("case-escaped", {"status": status, "number": sum(player.escapes)})


def _scored(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """How each player scored in the last round that is over (MM-15.3)."""
    for other, player in enumerate(game.players):
        past = len(player.secondary)
        goals = [GOALS[goal] for goal in game.goals[max(0, 2 * past - 2) : 2 * past]]
        if len(goals) < 2:
            continue
        args: Args = {"player": seat_name(other), "round": past, "bonus": player.bonus[past - 1]}
        for name, goal, got in zip(("", "2"), goals, (player.primary[past - 1], player.secondary[-1]), strict=True):
            args |= {f"goal{name}": refer(f"goal-{goal.kind}"), f"vp{name}": goal.vp}
            args |= {f"points{name}": got, f"number{name}": got // goal.vp}
        yield Case("scored", Message("case-scored", args), seats=() if other == seat else (other,), past=True)
        yield Case("rewards", Message("case-scored", args), common=True, past=True)


def _coins(game: MapMastersState, seat: Seat) -> Message:
    """What the player's coins would be worth at the end (MM-16.6)."""
    coins = game.players[seat].coins
    return Message("case-coins", {"coins": coins, "points": scores(game)[seat]["coins"]})


def _paid(game: MapMastersState, seat: Seat) -> Message:
    """When the coins on paths are paid out (MM-15.2)."""
    path = game.path(seat)
    found = 0 if path is None else path.count("coin")
    args: Args = {"coins": found, "total": found + game.players[seat].coins, "last": int(game.round == ROUNDS)}
    if game.phase != "explore":
        return Message("case-paid_out", args) if game.phase == "refresh" else Message("case-paid_later")
    return Message(
        "case-paid", {**args, "players": [seat_name(n) for n, each in enumerate(game.players) if not each.done]}
    )


def _goals(game: MapMastersState) -> Message:
    """The objectives of this round and of the next (MM-15.3, MM-15.4)."""
    shown = [GOALS[goal] for goal in game.goals[2 * (game.round - 1) :]]
    args: Args = {"number": len(shown), "round": game.round}
    for index, name in enumerate("abc"):
        goal = shown[min(index, len(shown) - 1)]
        args |= {name: refer(f"goal-{goal.kind}"), f"{name}_vp": goal.vp}
    return Message("case-goals", args)


def _path(game: MapMastersState, seat: Seat) -> Message:
    """What the player's path of this round would bring (MM-15.3)."""
    if game.phase not in ("explore", "refresh"):
        return Message("case-path_none")
    path, goal, player = game.path(seat), _goal(game), game.players[seat]
    if game.phase == "refresh":
        done: Args = {"points": player.primary[-1], "secondary": player.secondary[-1]}
        return Message("case-path_scored", done)
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
    """The points of a player that the board shows."""
    parts = scores(game)[seat]
    return parts["primary"] + parts["secondary"] + parts["time_bonus"]


def _overtakes(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Whether the player passes another one with the path of this round, before the secondary objective (MM-15.3)."""
    if game.phase != "explore":
        return
    points_now, own = points(game.path(seat), _goal(game)), _on_board(game, seat)
    for other, player in enumerate(game.players):
        if other != seat:
            args: Args = {"player": seat_name(other), "has": _on_board(game, other), "own": own, "points": points_now}
            args |= {"after": own + points_now, "busy": int(not player.done)}
            yield Case("overtake", Message("case-overtake", args), seats=(other,), secret=True)


def _totals(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """How the points of each player come about if the game ended now (MM-16.2 to MM-16.6)."""
    for other, parts in enumerate(scores(game)):
        board = parts["primary"] + parts["secondary"] + parts["time_bonus"]
        args: Args = {**parts, "player": seat_name(other), "total": sum(parts.values()), "board": board}
        args |= {"circled": sum(game.players[other].secondary), "has": game.players[other].coins}
        yield Case(
            "total",
            Message("case-total" if other == seat else "case-total_other", args),
            seats=() if other == seat else (other,),
            past=True,
        )


def _escapes(game: MapMastersState, seat: Seat) -> Iterator[Case]:
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


def _bonus(game: MapMastersState, seat: Seat) -> Message:
    """Whether there is a time bonus in this round, and who has it (MM-12.4, MM-14.7)."""
    args: Args = {"points": TIME_BONUS}
    if game.bonus is not None and game.phase in ("explore", "refresh"):  # before, it is that of the last round
        return Message(
            "case-bonus_own" if game.bonus == seat else "case-bonus_taken", {**args, "player": seat_name(game.bonus)}
        )
    goal = _goal(game)
    if game.options.time_bonus != "on" or not goal.hourglass or game.phase == "refresh":
        return Message("case-bonus_none")
    return Message("case-bonus", args)


def _bonuses(game: MapMastersState) -> Iterator[Case]:
    """Who had the time bonus in the rounds before (MM-12.4)."""
    for seat, player in enumerate(game.players):
        if rounds := [str(number) for number, points in enumerate(player.bonus, 1) if points]:
            args: Args = {"player": seat_name(seat), "rounds": rounds, "number": len(rounds)}
            for seats in ((), (seat,)):
                yield Case("bonus", Message("case-bonus_had", args), seats=seats, common=True, past=True)


# The player's own things


def _draw(game: MapMastersState, seat: Seat) -> Message:
    """What the player draws for the hand, as far as that is certain (MM-13.20), and what it scores."""
    player, goal = game.players[seat], _goal_id(game)
    number = max(0, HAND - len(player.area))
    args: Args = {"area": len(player.area), "number": number, "hand": HAND}
    if game.phase not in ("market", "hand") or not number:
        return Message("case-draw_done", args)
    deck = sorted(game.piles[f"deck_{seat}"])
    args |= {"cards": [refer(f"card-{card}") for card in deck], "deck": len(deck), "pile": len(player.discard)}
    args |= {"more": max(0, number - len(deck)), "state": "some" if len(deck) > number else "all"}
    args |= {"held": [refer(f"card-{card}") for card in player.area], "goal": refer(f"goal-{GOALS[goal].kind}")}
    args["fits"] = sum(fitting(card, goal) for card in [*player.area, *deck]) if len(deck) == number else 0
    return Message("case-draw", {**args, "open": int(game.phase == "market" and not player.passed)})


def _spells(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Whether each of the player's spells can still be used in this round (MM-10.4)."""
    for other, owner in enumerate(game.players):
        up = [refer(f"spell-{spell}") for spell in owner.spells if owner.face_up(spell)]
        down = [refer(f"spell-{spell}") for spell in owner.spells if not owner.face_up(spell)]
        all_of: Args = {"player": seat_name(other), "up": up, "number": len(up), "down": down, "used": len(down)}
        all_of["own"] = "yes" if other == seat else "no"
        yield Case("spell", Message("case-spells", all_of), seats=() if other == seat else (other,))
    player = game.players[seat]
    for spell in player.spells:
        args: Args = {"spell": refer(f"spell-{spell}"), "text": refer(f"spell-text-{spell}")}
        used = not player.face_up(spell)
        yield Case("spell", Message("case-spell_used" if used else "case-spell", args), (spell,))


def _change(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player can still change the dungeon and the path (MM-14.6, MM-14.7)."""
    waiting = [other for other, player in enumerate(game.players) if other != seat and not player.done]
    args: Args = {"players": [seat_name(other) for other in waiting]}
    for question in game.questions:
        if question.seat == seat and isinstance(question, Withdraw):
            return Message("case-change_done", args)
        if question.seat == seat and isinstance(question, Drafting):
            open_bonus = _bonus(game, seat).key == "case-bonus"
            return Message("case-change_drawing", {"bonus": int(open_bonus), "others": len(waiting)})
    if game.phase == "explore" and game.bonus == seat:
        return Message("case-change_final")
    return Message("case-change_no")


def _optimized(game: MapMastersState, seat: Seat) -> list[tuple[str, ...]]:
    """What a question about optimizers may name: nothing, the optimizer, or in the refresh a card of the hand."""
    cards = game.players[seat].area if game.phase == "refresh" else []
    return [(), ("recycle",), ("scissors",), *((card,) for card in cards)]


def _optimizers(game: MapMastersState, seat: Seat) -> Message:
    """How many cards the player can keep or remove in this refresh (MM-15.5)."""
    player = game.players[seat]
    if game.phase != "refresh":
        return Message("case-optimizers_later")
    args: Args = {"recycle": left(player, "recycle"), "scissors": left(player, "scissors")}
    return Message("case-optimizers", {**args, "cards": player.optimizers[0], "cuts": player.optimizers[1]})


def _kept(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """What becomes of cards that are recycled or cut, and of the others (MM-15.5)."""
    player = game.players[seat]
    cards = [(card,) for card in player.area] if game.phase == "refresh" else []
    args: Args = {"recycle": left(player, "recycle"), "scissors": left(player, "scissors")}
    args["now"] = int(game.phase == "refresh")
    for things in ((), ("scissors",), *cards):
        yield Case("removed", Message("case-removed", args), things)
    path = game.path(seat)
    found: Args = {"found": 0 if path is None else path.count("recycle")}  # the path is secret while others draw
    for things in ((), ("recycle",), *cards):
        yield Case("recycled", Message("case-recycled", {**args, **found}), things, secret=True)


def _done(game: MapMastersState, seat: Seat) -> Iterator[Message]:
    """Whether the dungeon and the path can be changed after the player is done (MM-14.6, MM-14.7)."""
    if not any(question.seat == seat and isinstance(question, Drafting) for question in game.questions):
        return
    waiting = [other for other, player in enumerate(game.players) if other != seat and not player.done]
    race = _bonus(game, seat).key == "case-bonus"
    key = "case-done_final" if race else "case-done_open" if waiting else "case-done_last"
    yield Message(key, {"players": [seat_name(other) for other in waiting]})


def _several(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player can buy several things in this market (MM-13.3, MM-13.4)."""
    player, told = game.players[seat], _buy(game, seat)
    if "most" not in told.args:
        return told
    off = discount(player)
    spells = bool(game.spells) and player.coins >= SPELL_COST
    after = player.coins - SPELL_COST * spells
    room = HAND - len(player.area)
    most = max((cost for cost in COSTS if room and cost - off <= after and game.market[cost]), default=0)
    args: Args = {"coins": player.coins, "most": most, "spells": int(spells), "room": room}
    return Message("case-several_wares", args)
