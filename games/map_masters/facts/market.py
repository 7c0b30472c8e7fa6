"""Facts about the market and the hand: what can be bought, who buys when, and what comes from the deck."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Literal, NamedTuple

from games.map_masters.facts.scores import alike, goal_of, listed
from games.map_masters.rules.cards import shown_on
from games.map_masters.rules.components import HAND, ROUNDS, SPELL_COST, TOKEN_COST
from games.map_masters.rules.icons import SIGNS
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.market import COSTS, discount, first_buyer
from rules.facts import Fact
from rules.messages import Args, Message, Ref, Seat, part, refer, seat_name

CALLED = {"pit": "fact-called_hole", "lava": "fact-called_hole", "circle": "fact-called_circle"}
"""Players' words for symbols whose names are parts of many others."""
MOST_NAMED = 3
"""The most equally good cards that are named as the best."""


class Ware(NamedTuple):
    """A thing on sale."""

    kind: Literal["card", "spell"]
    id: str
    cost: int
    fits: int = 0
    """The number of its symbols that the primary objective counts."""

    @property
    def name(self) -> Ref:
        """Its name."""
        return refer(f"{self.kind}-{self.id}")


def _wares(game: MapMastersState, seat: Seat) -> list[Ware]:
    """Everything on sale, the spells first."""
    goal, off = goal_of(game), discount(game.players[seat])
    spells = [Ware("spell", spell, SPELL_COST) for spell in game.spells]
    cards = [Ware("card", card, cost - off, fitting(card, goal.id)) for cost in COSTS for card in game.market[cost]]
    return spells + cards


def purchases(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "what can I buy" and "can I buy this" (MM-13.3, MM-13.4)."""
    player, state, wares = game.players[seat], _state(game, seat), _wares(game, seat)
    coins, goal = player.coins, refer(f"goal-{goal_of(game).kind}")
    is_full = game.phase == "market" and len(player.area) == HAND
    for ware in wares:
        ware_state = state
        if state in ("now", "later") and ware.cost > coins:
            ware_state = "short"
        elif state in ("now", "later") and is_full and ware.kind == "card":
            ware_state = "full"
        args: Args = {
            "coins": coins,
            "goal": goal,
            "ware": ware.name,
            "cost": ware.cost,
            "left": coins - ware.cost,
            "missing": ware.cost - coins,
            "fits": part(ware.fits, "part-fits_goal", n=ware.fits, goal=goal),
            "state": ware_state,
        }
        yield Fact("buy", Message("fact-ware", args), (ware.id,), public=True)
    payable = [ware for ware in wares if ware.cost <= coins and not (is_full and ware.kind == "card")]
    most = max((ware.fits for ware in payable), default=0)
    best = [ware.name for ware in payable if ware.fits == most]
    names = [ware.name for ware in payable]
    if coins >= TOKEN_COST and any(game.stock):
        names.insert(0, refer("group-tokens"))
    is_over = state in ("passed", "never")
    is_advised = most and not is_over and len(best) <= MOST_NAMED
    args = {
        "coins": coins,
        "goal": goal,
        "wares": names,
        "number": -1 if is_over else len(names),
        "most": part(is_advised, "part-most_for_goal", goal=goal, best=best, most=most),
        "state": state,
    }
    for things in ((), ("coin",)):
        yield Fact("buy", Message("fact-buy", args), things, public=True)


def _state(game: MapMastersState, seat: Seat) -> str:
    """Whether the player can buy now, later in this market, or no more."""
    if game.phase != "market":
        return "closed" if game.round < ROUNDS else "never"
    if game.players[seat].passed:
        return "passed"
    return "now" if game.turn == seat else "later"


def symbols(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "how many swords do I have" and "which card on sale has the most"."""
    area = game.players[seat].area
    wares = [card for cost in COSTS for card in game.market[cost]] if game.phase == "market" else []
    for icon in SIGNS:
        shown = {card: shown_on(card, alike(icon)) for card in (*area, *wares)}
        most = max((shown[card] for card in wares), default=0)
        best = [refer(f"card-{card}") for card in wares if shown[card] == most]
        missing = HAND - len(area) if game.phase in ("market", "hand") else 0
        args: Args = {
            "icons": [refer(f"icon-{other}") for other in alike(icon)],
            "number": sum(shown[card] for card in area),
            "cards": listed([refer(f"card-{card}") for card in dict.fromkeys(area) if shown[card]]),
            "most": part(most, "part-most_on_sale", most=most, best=best),
            "missing": part(missing, "part-to_draw", n=missing),
        }
        called = Message(CALLED[icon]) if icon in CALLED else None
        yield Fact("symbols", Message("fact-symbols", args), (icon,), public=game.phase != "hand", called=called)


def order(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "when can I buy" and "who has passed" (MM-13.3)."""
    if game.phase == "market":
        buying = [other for other in game.clockwise(game.turn) if not game.players[other].passed]
        before = buying[: buying.index(seat)] if seat in buying else []
        args: Args = {
            "before": [seat_name(other) for other in before],
            "passed": listed([seat_name(other) for other, player in enumerate(game.players) if player.passed]),
            "buying": [seat_name(other) for other in buying],
            "state": _state(game, seat),
        }
        yield Fact("order", Message("fact-order_market", args), public=True)


def first(game: MapMastersState) -> Fact:
    """Answers "who buys first next round" and "why did he begin this time" (MM-13.2)."""
    args: Args = {"player": seat_name(game.first), "last": game.round == ROUNDS}
    if not game.players[0].primary:
        return Fact("first", Message("fact-first_round", args), public=True)
    following = first_buyer(game)
    args |= {"next": seat_name(following), "coins": game.players[following].coins}
    return Fact("first", Message("fact-first", {**args, "open": game.phase != "refresh"}), public=True)


def draws(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "which cards will I draw" and "how likely is this one" (MM-13.20, MM-13.21)."""
    player = game.players[seat]
    deck = sorted(game.piles[f"deck_{seat}"])
    number = HAND - len(player.area) if game.phase in ("market", "hand") else 0
    drawn = min(number, len(deck))
    more = min(number - drawn, len(player.discard))
    args: Args = {
        "cards": listed([refer(f"card-{card}") for card in deck]),
        "deck": len(deck),
        "drawn": drawn,
        "area": len(player.area),
        "more": more,
    }
    key = "fact-draw_done" if not number else "fact-draw_all" if more else "fact-draw"
    yield Fact("draw", Message(key, args))
    for card in sorted({*deck, *player.discard, *player.area}) if number else ():
        piles = ((player.area, len(player.area)), (deck, drawn), (player.discard, more))
        percent = max(round(100 * chance(pile.count(card), len(pile), taken)) for pile, taken in piles)
        text = Message("fact-draw_card", {"card": refer(f"card-{card}"), "percent": percent})
        yield Fact("draw", text, (card,))


def chance(copies: int, cards: int, number: int) -> float:
    """The probability that at least one of so many copies is among the cards drawn from a pile."""
    return 1 - comb(cards - copies, number) / comb(cards, number) if number > 0 else 0.0
