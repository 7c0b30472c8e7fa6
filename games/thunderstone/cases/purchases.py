"""What can be bought and levelled up, and what has been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from games.thunderstone.rules.cards import CARDS, COSTS, DISEASE, GOLD, LEVELS, Trophy, in_order, name_of, names_of
from games.thunderstone.rules.option_texts import hand_gold, village_gains
from games.thunderstone.rules.shopping import levels_left, next_levels
from games.thunderstone.rules.spoils import TAGS, TakeSpoils
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.village import purse
from games.thunderstone.rules.zones import HAND
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer

CLASSES = ("hero", "weapon", "spell", "monster", "disease")
"""The classes of cards that players count."""


TIERS = 3
"""How many costs are named in a list of purchases."""


def offered(game: ThunderstoneState, seat: Seat, hand: list[str], *, shown: bool) -> Iterator[Case]:
    """What the hand can buy."""
    turn = game.turn
    if any(isinstance(each, TakeSpoils) for each in game.questions) and turn.seat == seat:
        return  # see `turn_cases`
    if shown and turn.action != "village":
        yield Case("buy", Message("case-buy_elsewhere"), secret=True)
        yield Case("spoils", _spoils(hand), secret=True)
        return
    yield Case("spoils", Message("case-spoils_village") if shown else _spoils(hand), secret=True)
    gains = village_gains(hand)
    more = gains["more"] if not shown and isinstance(gains["more"], int) else 0
    when = "now" if shown else "turn" if turn.seat == seat else "hand"
    gold, buys = (purse(game), turn.buys) if shown else (hand_gold(hand), 1)
    had: Args = {"when": when, "gold": gold, "more": more, "helping": gains["helping"]}
    paying = [card for card in dict.fromkeys(hand) if GOLD[card]]
    had |= {"from": names_of(paying), "paying": len(paying)}
    for stack in game.stacks:
        top = game.top_of(stack)
        for card in LEVELS.get(stack, (stack,)):
            args: Args = {**had, "card": name_of(card), "cost": COSTS[card], "left": game.stock[card]}
            lacking = COSTS[card] - gold
            if not game.stock[card]:
                key = "empty"
            elif top is not None and card != top:
                key, args = "buried", {**args, "top": name_of(top)}
            elif buys < 1:
                key = "no_more"
            elif lacking > 0:
                key, args = "effects" if lacking <= more else "short", {**args, "lacking": lacking}
            else:
                key = "yes"
            yield Case("buy", Message(f"case-buy_{key}", args), (card,), secret=True)
    yield Case("gold", Message("case-gold", had), secret=True)
    tops = [each for stack in game.stacks if (each := game.top_of(stack)) is not None]
    for one, other in combinations(tops, 2):
        cost = COSTS[one] + COSTS[other]
        key = "both_short" if cost > gold else "both_one" if buys < 2 else "both_yes"
        both: Args = {**had, "one": name_of(one), "other": name_of(other), "cost": cost, "buys": buys}
        yield Case("buy", Message(f"case-{key if buys else 'buy_no_more'}", both), (one, other), secret=True)
    within = sorted((each for each in tops if COSTS[each] <= gold), key=lambda each: -COSTS[each])
    if buys < 1:
        yield Case("buy", Message("case-buy_no_more", {**had}), secret=True)
    elif not within:
        yield Case("buy", Message("case-buy_nothing", had), secret=True)
    else:
        args = {**had, **_by_cost(within), "buys": buys}
        out = min((each for each in tops if COSTS[each] > gold), key=lambda each: COSTS[each], default="")
        args |= {"out": name_of(out) if out else "", "dear": COSTS[out] if out else 0}
        yield Case("buy", Message("case-buy_any", args), secret=True)


def _by_cost(cards: Sequence[str]) -> Args:
    """The cards that can be bought, by cost: the three highest ones, and all that are cheaper."""
    costs = sorted({COSTS[card] for card in cards}, reverse=True)
    args: Args = {"tiers": len(costs), "cheaper": names_of([card for card in cards if COSTS[card] in costs[TIERS:]])}
    for place in range(TIERS):
        cost = costs[place] if place < len(costs) else 0
        args |= {f"cost{place}": cost, f"cards{place}": names_of([card for card in cards if COSTS[card] == cost])}
    return args


def _spoils(hand: list[str]) -> Message:
    """What may be bought after a victory (TS-13.15)."""
    heroes = [card for card in dict.fromkeys(hand) if CARDS[card].is_hero and CARDS[card].spoils in TAGS]
    if not heroes:
        return Message("case-spoils_none")
    kinds = [refer(f"case-spoils_of_{kind}") for kind in dict.fromkeys(CARDS[card].spoils for card in heroes)]
    return Message("case-spoils_some", {"heroes": names_of(heroes), "kinds": kinds})


def levels(game: ThunderstoneState, seat: Seat, hand: list[str]) -> Iterator[Case]:
    """Which heroes the experience is enough for."""
    experience = game.players[seat].experience
    able, short, each = [], [], list[Case]()
    for hero in dict.fromkeys([*hand, *in_order(game.owned(seat))]):
        if not CARDS[hero].is_hero:
            continue
        cost = CARDS[hero].level_cost
        left = [] if cost is None else levels_left(game, hero)
        args: Args = {"hero": name_of(hero), "cost": cost or 0, "experience": experience}
        if cost is None:
            key = "highest"
        elif not left:
            key = "gone"
        elif hero not in hand:
            key = "not_in_hand"
        elif cost > experience:
            key = "short"
            short.append((cost, hero))
        else:
            key = "yes"
            able.append(hero)
        if key in ("short", "yes"):
            args |= {"cards": names_of(left), "number": len(left)}
        yield Case("level", Message(f"case-level_{key}", args), (hero,), secret=True)
        if key in ("short", "yes"):
            each.append(Case("level", Message(f"case-level_{key}", args), secret=True))
        for new in next_levels(game, hero) if key in ("short", "yes") else []:
            if new in left:
                text = Message(f"case-level_{key}", {**args, "cards": names_of([new]), "number": 1})
            else:
                text = Message("case-level_sold_out", {**args, "card": name_of(new)})
            yield Case("level", text, (hero, new), secret=True)
    if able:
        args = {"cards": names_of(able), "number": len(able), "experience": experience}
        together, rest = list[str](), experience
        for hero in sorted(able, key=lambda each: CARDS[each].level_cost or 0):
            if (cost := CARDS[hero].level_cost or 0) <= rest:
                together.append(hero)
                rest -= cost
        args |= {"together": len(together), "both": names_of(together), "all": int(len(together) == len(able))}
        yield Case("level", Message("case-level_any", args), secret=True)
    elif short:
        cost, hero = min(short)
        args = {"hero": name_of(hero), "cost": cost, "experience": experience}
        yield Case("level", Message("case-level_none", args), secret=True)
    else:
        yield Case("level", Message("case-level_nobody", {"experience": experience}), secret=True)
    yield from each


def defeated(hand: list[str]) -> Iterator[Case]:
    """What the defeated monsters of the hand are good for (TS-11.13), and what a Disease does (TS-14)."""
    if DISEASE in hand:
        yield Case("use", Message("case-use_disease", {"card": name_of(DISEASE)}), (DISEASE,), secret=True)
    for card in dict.fromkeys(hand):
        if "monster" in CARDS[card].tags:
            args: Args = {"card": name_of(card), "gold": CARDS[card].gold or 0, "points": CARDS[card].points}
            args["trophy"] = int(CARDS[card].trophy != Trophy())
            yield Case("use", Message("case-use", args), (card,), secret=True)


def bought(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """When the cards of the discard pile come back."""
    player = game.players[seat]
    soon = int(len(player.deck) < HAND)
    args: Args = {"deck": len(player.deck), "pile": len(player.discard), "soon": soon}
    yield Case("again", Message("case-again_any", args), secret=True)
    for card in dict.fromkeys(in_order(game.owned(seat))):
        key = "again" if card in player.discard else "again_deck" if card in player.deck else "again_hand"
        yield Case("again", Message(f"case-{key}", {**args, "card": name_of(card)}), (card,), secret=True)


def own_cards(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """How many cards a player owns, in all and of each kind."""
    owned = Counter(in_order(game.owned(seat)))
    for card in CARDS:
        args: Args = {"card": name_of(card), "number": owned[card], "all": owned.total()}
        yield Case("owned", Message("case-owned", args), (card,), secret=True)
    yield Case("owned", Message("case-owned_any", {"all": owned.total(), "names": names_of([*owned])}), secret=True)
    for each in CLASSES:
        those = Counter({card: number for card, number in owned.items() if each in CARDS[card].tags})
        args = {"number": those.total(), "class": refer(f"class-{each}"), "all": owned.total()}
        args["names"] = names_of([*those])
        yield Case(f"owned_{each}", Message("case-owned_class", args), secret=True)
