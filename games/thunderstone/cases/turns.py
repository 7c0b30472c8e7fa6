"""What players ask about the turn at hand: what follows, what spoils buy, what village and hall still have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.thunderstone.rules.cards import COSTS, DISEASE, MILITIA, THUNDERSTONE, name_of, names_of
from games.thunderstone.rules.dungeon import ActInDungeon
from games.thunderstone.rules.option_texts import hand_gold
from games.thunderstone.rules.spoils import TakeSpoils, spoils_cards
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.turns import ChooseAction, DestroyForRest
from games.thunderstone.rules.village import BuyCard
from games.thunderstone.rules.zones import gold_of
from rules.cases import Case
from rules.entries import Entry
from rules.messages import Args, Message, Seat, seat_name

_STAGES: dict[type[Entry], str] = {
    ChooseAction: "action",
    DestroyForRest: "rest",
    BuyCard: "village",
    ActInDungeon: "dungeon",
    TakeSpoils: "spoils",
}
"""The stages of a turn by the question that is open in them."""


def turn_cases(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """Every case of a seat about the turn at hand and about what there still is."""
    yield from _following(game)
    yield from _refill(game)
    yield from _stock(game)
    yield Case("stone_worth", Message("case-stone_worth"), (THUNDERSTONE,), common=True)
    if game.turn.seat == seat:
        yield from _spoils(game)
    yield from _rest(game, seat)


def _following(game: ThunderstoneState) -> Iterator[Case]:
    """What follows the step at hand until the next player's turn (TS-8.26)."""
    stage = next((_STAGES[type(each)] for each in game.questions if type(each) in _STAGES), None)
    if stage is not None:
        following = seat_name((game.turn.seat + 1) % game.seats)
        args: Args = {"stage": stage, "next": following, "alone": int(game.seats == 1)}
        yield Case("then", Message("case-then", args), common=True, topic="next")


def _rest(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """Which card of the hand is usually the one to destroy by resting, and what resting gives up (TS-5.12)."""
    asked = any(isinstance(each, DestroyForRest) for each in game.questions)
    if asked or not (game.turn.revealed and game.turn.seat == seat):
        hand = game.players[seat].hand
        weak = [card for card in (DISEASE, MILITIA) if card in hand]
        args: Args = {"cards": names_of(weak), "number": len(weak), "now": int(asked), "gold": hand_gold(hand)}
        topic = "advice" if asked else ""
        yield Case("plan_rest", Message("case-plan_rest", args), topic=topic, secret=True)


def _refill(game: ThunderstoneState) -> Iterator[Case]:
    """What comes into the hall, and when (TS-13.18)."""
    free = [rank for rank, card in enumerate(game.hall, 1) if card is None]
    args: Args = {"left": len(game.dungeon), "rank": free[0] if free else 0, "free": len(free)}
    told = Message("case-refill" if free else "case-refill_none", args)
    things = ((), *((game.card_in(rank),) for rank in game.monsters()))
    yield from (Case("refill", told, each, common=True) for each in things)


def _stock(game: ThunderstoneState) -> Iterator[Case]:
    """How many copies of each card the village still has, and what the top one costs."""
    for stack in game.stacks:
        top = game.top_of(stack)
        if top is not None:
            args: Args = {"card": name_of(top), "left": game.stock[top], "cost": COSTS[top]}
            yield Case("stock", Message("case-stock", args), (top,), common=True)


def _spoils(game: ThunderstoneState) -> Iterator[Case]:
    """What can be bought as spoils of the battle just won, and why nothing else (TS-13.11 to TS-13.15)."""
    if not any(isinstance(each, TakeSpoils) for each in game.questions):
        return
    gold, offered = gold_of(game), spoils_cards(game)
    within = [card for card in offered if COSTS[card] <= gold]
    args: Args = {"gold": gold, "cards": names_of(within), "number": len(within)}
    text = Message("case-spoils_now", args)
    yield Case("spoils", text, secret=True)
    tops = [each for stack in game.stacks if (each := game.top_of(stack)) is not None]
    for card in tops:
        key = (
            "case-spoils_not" if card not in offered else "case-buy_short" if COSTS[card] > gold else "case-spoils_yes"
        )
        named: Args = {**args, "card": name_of(card), "cost": COSTS[card], "lacking": COSTS[card] - gold, "when": "now"}
        yield Case("buy", Message(key, named), (card,), secret=True)
    for some in ((), *combinations(offered, 2)):
        yield Case("buy", text, some, secret=True)
