"""The market: what can be had, and who is first."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.cases.rewards import goal_id
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.components import ENCORE, ENCORE_COST, GOALS, HAND, ROUNDS, SPELL_COST, TOKEN_COST
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path import PACT
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.market import (
    COSTS,
    HAGGLER,
    Buy,
    CardWare,
    SpellWare,
    Ware,
    can_buy,
    discount,
    first_buyer,
)
from games.map_masters.rules.versus.refresh import Refresh
from games.map_masters.rules.versus.reward import COINS_A_POINT
from rules.cases import Case, Cause
from rules.messages import Args, Message, Plain, Seat, refer, seat_name
from rules.questions import Refused


def buy(game: MapMastersState, seat: Seat) -> Message:
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


def passed(game: MapMastersState) -> Iterator[Case]:
    """Who has passed in this market, and in which order the others buy (MM-13.3, MM-13.4)."""
    if game.phase != "market":
        return
    out = [seat_name(seat) for seat, player in enumerate(game.players) if player.passed]
    buying = [seat_name(seat) for seat in game.clockwise(game.turn) if not game.players[seat].passed]
    args: Args = {"passed": out, "number": len(out), "buying": buying}
    for seats in ((), *((seat,) for seat in range(game.seats))):
        yield Case("passed", Message("case-passed", args), seats=seats, common=True, past=True)


def each_ware(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Whether each thing shown in the market can be bought by the player."""
    player = game.players[seat]
    refused: list[Refused] = []
    options = Buy(seat=seat).options(game, refused) if game.phase == "market" else []
    off, goal = discount(player), goal_id(game)
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
        args["once"] = int(thing == PACT)
        if game.phase != "market":
            key = "case-ware_closed" if game.round < ROUNDS else "case-buy_never"
            yield Case("buy", Message(key, args), (thing,))
        elif player.passed:
            yield Case("buy", Message("case-ware_passed", args), (thing,))
        else:
            yield Case("buy", Message("case-ware" if able else "case-ware_not", args), (thing,))


def prices(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Why a player paid less for a card than it costs (MM-13.15)."""
    for other, player in enumerate(game.players):
        for card in sorted({*player.area, *player.discard}):
            cost = CARDS[card].cost
            args: dict[str, Plain] = {"player": seat_name(other), "card": refer(f"card-{card}"), "cost": cost - 1}
            cause = Cause(("log-buys_card", "log-buys_card_unseen"), args, needed=True)
            text = Message("case-price", {**args, "full": cost, "spell": refer(f"spell-{HAGGLER}")})
            for things in ((card,), (card, "coin"), (card, HAGGLER)):
                yield Case("price", text, things, () if other == seat else (other,), past=True, cause=cause)


def lasting(game: MapMastersState) -> Iterator[Case]:
    """Whether a spell can be used once or in every round (MM-10.2, MM-10.5)."""
    for spell in [*game.spells, *(spell for player in game.players for spell in player.spells)]:
        key = "case-lasting_once" if spell == PACT else "case-lasting"
        yield Case("lasting", Message(key, {"spell": refer(f"spell-{spell}")}), (spell,), common=True)


def shop(game: MapMastersState, seat: Seat) -> Message:
    """Everything on sale that the player has the coins for, and in the market room for (MM-13.13)."""
    player = game.players[seat]
    off = discount(player)
    room = game.phase != "market" or len(player.area) < HAND
    costs = [cost for cost in COSTS if room and cost - off <= player.coins]
    cards = {cost: sorted(game.market[cost]) for cost in COSTS if cost in costs}
    spells = [refer(f"spell-{spell}") for spell in game.spells] if player.coins >= SPELL_COST else []
    tokens = player.coins >= TOKEN_COST and any(game.stock)
    number, goal = sum(map(len, cards.values())), goal_id(game)
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


def first(game: MapMastersState) -> Message:
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


def first_now(game: MapMastersState) -> Iterator[Message]:
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


def first_own(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player buys first next round, as coins stand now."""
    told = first(game)
    if told.key != "case-first":
        return told
    own = {"own": "yes" if first_buyer(game) == seat else "no", "has": game.players[seat].coins}
    return Message("case-first_own", {**told.args, **own})
