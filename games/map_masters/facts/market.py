"""The market and the hand: what can be bought, who is first, and what comes from the deck."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from games.map_masters.facts.scores import goal_id
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
    discount,
    first_buyer,
)
from games.map_masters.rules.versus.refresh import Refresh
from games.map_masters.rules.versus.reward import COINS_A_POINT
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Refused


def purchases(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """What the player can buy: each ware, everything there is coins for, and several things (MM-13.3, MM-13.4)."""
    yield from _wares(game, seat)
    shop = _shop(game, seat)
    for kind, things in (("buy", ()), ("buy", ("coin",)), ("several", ())):
        yield Fact(kind, shop, things, public=True)


def _wares(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
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
        left = max(0, player.coins - cost)
        args: Args = {"ware": name, "cost": cost, "coins": player.coins, "missing": max(0, cost - player.coins)}
        args |= {"left": left, "lost": player.coins // COINS_A_POINT - left // COINS_A_POINT, "kind": kind}
        args |= {"player": seat_name(game.turn), "now": int(game.turn == seat), "reason": reason}
        fits = fitting(thing, goal) if kind == "card" else 0
        args |= {"goal": refer(f"goal-{GOALS[goal].kind}"), "fits": fits, "points": GOALS[goal].vp * fits}
        args |= {"text": "" if kind == "card" else refer(f"spell-text-{thing}"), "once": int(thing == PACT)}
        key = "ware" if able else "ware_not"
        if game.phase != "market":
            key = "ware_closed" if game.round < ROUNDS else "ware_never"
        elif player.passed:
            key = "ware_passed"
        yield Fact("buy", Message(f"fact-{key}", args), (thing,), public=True)


def _shop(game: MapMastersState, seat: Seat) -> Message:
    """Everything on sale that the player has the coins for, and in the market room for (MM-13.13)."""
    player = game.players[seat]
    off, goal = discount(player), goal_id(game)
    room = game.phase != "market" or len(player.area) < HAND
    cards = {cost: sorted(game.market[cost]) for cost in COSTS if room and cost - off <= player.coins}
    spells = [refer(f"spell-{spell}") for spell in game.spells] if player.coins >= SPELL_COST else []
    tokens = player.coins >= TOKEN_COST and any(game.stock)
    number = sum(map(len, cards.values()))
    args: Args = {"coins": player.coins, "number": number, "spells": spells, "some": len(spells)}
    args["room"] = HAND - len(player.area)
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
    return Message("fact-shop", {**args, "state": "passed" if game.phase == "market" and player.passed else state})


def prices(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Why a player may have paid less for a card than it costs (MM-13.15)."""
    for other, player in enumerate(game.players):
        for card in sorted({*player.area, *player.discard}) if HAGGLER in player.spells else ():
            args: Args = {"player": seat_name(other), "card": refer(f"card-{card}"), "cost": CARDS[card].cost}
            text = Message("fact-price", {**args, "spell": refer(f"spell-{HAGGLER}")})
            yield Fact("price", text, (card,), () if other == seat else (other,), public=True)


def first_buyers(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Who buys first in the next round, and who did in this one, and why (MM-13.2)."""
    yield Fact("first", _first(game, seat), public=True)
    past = game.round - 2
    if not 0 <= past < len(game.players[game.first].secondary):
        return
    args: Args = {"player": seat_name(game.first), "round": game.round, "last": past + 1}
    got = [sum(points[past] for points in (each.primary, each.secondary, each.bonus)) for each in game.players]
    order = sorted(range(game.seats), key=lambda each: got[each])
    args |= {"players": [seat_name(each) for each in order], "points": [got[each] for each in order]}
    for seats in ((), *((other,) for other in range(game.seats) if other != seat)):
        yield Fact("first_now", Message("fact-first_now", args), seats=seats, public=True)


def _first(game: MapMastersState, seat: Seat) -> Message:
    """Who buys first next round as coins stand now; for sb_15 coins can still be paid in the refresh (MM-15.6)."""
    if game.round == ROUNDS:
        return Message("fact-first_never")
    if not game.players[0].primary:  # no points of a last round yet
        return Message("fact-first_unknown")
    first = first_buyer(game)
    args: Args = {"player": seat_name(first), "coins": game.players[first].coins, "own": int(first == seat)}
    args["tied"] = sum(other.coins == game.players[first].coins for other in game.players) - 1
    refreshing = [game.players[each.seat] for each in game.questions if isinstance(each, Refresh)]
    owners = [player for player in refreshing if ENCORE in player.spells]
    paying = any(player.coins >= ENCORE_COST or ENCORE in player.marks.values() for player in owners)
    args["settled"] = int(game.phase == "refresh" and not paying)
    return Message("fact-first", {**args, "has": game.players[seat].coins})


def turns(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """When the player acts, and who has passed (MM-13.3, MM-13.4, MM-14.1)."""
    yield Fact("turn", _turn(game, seat), public=True)
    if game.phase == "market":
        out = [seat_name(other) for other, player in enumerate(game.players) if player.passed]
        buying = [seat_name(other) for other in game.clockwise(game.turn) if not game.players[other].passed]
        args: Args = {"passed": out, "number": len(out), "buying": buying}
        for seats in ((), *((other,) for other in range(game.seats) if other != seat)):
            yield Fact("passed", Message("fact-passed", args), seats=seats, public=True)


def _turn(game: MapMastersState, seat: Seat) -> Message:
    if game.phase != "market":
        busy = [question.seat for question in game.questions if question.awaited]
        args: Args = {"own": int(seat in busy), "players": [seat_name(each) for each in busy], "number": len(busy)}
        return Message("fact-turn_together", args)
    if game.players[seat].passed:
        return Message("fact-turn_passed")
    order = [other for other in game.clockwise(game.turn) if not game.players[other].passed]
    before = order[: order.index(seat)]
    return Message("fact-turn", {"players": [seat_name(other) for other in before], "number": len(before)})


def draws(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """What the player draws for the hand, all together and how likely each card is (MM-13.20, MM-13.21)."""
    player, goal = game.players[seat], goal_id(game)
    number = max(0, HAND - len(player.area))
    args: Args = {"area": len(player.area), "number": number, "hand": HAND}
    if game.phase not in ("market", "hand") or not number:
        yield Fact("draw", Message("fact-draw_done", args))
        return
    deck = sorted(game.piles[f"deck_{seat}"])
    args |= {"cards": [refer(f"card-{card}") for card in deck], "deck": len(deck), "pile": len(player.discard)}
    args |= {"more": max(0, number - len(deck)), "all": int(len(deck) <= number)}
    args |= {"held": [refer(f"card-{card}") for card in player.area], "goal": refer(f"goal-{GOALS[goal].kind}")}
    args["fits"] = sum(fitting(card, goal) for card in [*player.area, *deck]) if len(deck) == number else 0
    args["open"] = int(game.phase == "market" and not player.passed)
    yield Fact("draw", Message("fact-draw", args))
    for card in sorted({*deck, *player.discard, *player.area}):
        share = chance(deck.count(card), len(deck), min(number, len(deck)))
        if not share:
            share = chance(
                player.discard.count(card), len(player.discard), min(number - len(deck), len(player.discard))
            )
        percent = 100 if card in player.area else round(100 * share)
        where = "hand" if card in player.area else "deck" if card in deck else "discard"
        told: Args = {"card": refer(f"card-{card}"), "where": where, "percent": percent}
        yield Fact("draw", Message("fact-draw_card", {**told, "number": number, "deck": len(deck)}), (card,))


def chance(copies: int, cards: int, number: int) -> float:
    """The probability that at least one of so many copies is among the cards drawn from a pile."""
    return 1 - comb(cards - copies, number) / comb(cards, number) if number > 0 else 0.0
