"""What a player can buy, level up and equip, and the cards that a player owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import CARDS, COSTS, DISEASE, LEVELS, MILITIA, in_order, name_of, names_of
from games.thunderstone.rules.option_texts import hand_gold, village_gains
from games.thunderstone.rules.shopping import levels_left
from games.thunderstone.rules.spoils import TAGS, TakeSpoils, spoils_cards
from games.thunderstone.rules.state import ThunderstoneState, Turn
from games.thunderstone.rules.turns import DestroyForRest
from games.thunderstone.rules.village import purse
from games.thunderstone.rules.zones import HAND, gold_of
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer

CLASSES = ("hero", "weapon", "spell", "monster", "disease")
"""The classes of cards that players count."""


def purchases(game: ThunderstoneState, seat: Seat, hand: list[str], *, shown: bool) -> Iterator[Fact]:
    """What the hand can buy: each card of the village, any, and both of two."""
    taking = shown and any(isinstance(each, TakeSpoils) for each in game.questions)
    if shown and game.turn.action == "dungeon" and not taking:
        yield Fact("buy", Message("fact-buy_elsewhere"))
        yield _spoils(hand)
        return
    gains = village_gains(hand)
    more = gains["more"] if not shown and isinstance(gains["more"], int) else 0
    gold = gold_of(game) if taking else purse(game) if shown else hand_gold(hand)
    buys = 1 if taking or not shown else game.turn.buys
    had: Args = {"gold": gold, "more": more, "helping": gains["helping"], "buys": buys}
    tops = [top for stack in game.stacks if (top := game.top_of(stack)) is not None]
    offered = spoils_cards(game) if taking else tops
    for stack in game.stacks:
        for card in LEVELS.get(stack, (stack,)):
            lacking = COSTS[card] - gold
            args: Args = {**had, "card": name_of(card), "cost": COSTS[card], "left": game.stock[card]}
            args |= {"lacking": lacking, "top": name_of(top) if (top := game.top_of(stack)) else ""}
            blocked = "empty" if not game.stock[card] else "buried" if card not in tops else ""
            blocked = blocked or ("spoils" if card not in offered else "no_more" if buys < 1 else "")
            key = blocked or ("yes" if lacking <= 0 else "effects" if lacking <= more else "short")
            yield Fact("buy", Message(f"fact-buy_{key}", args), (card,))
            stock: Args = {"card": name_of(card), "cost": COSTS[card], "left": game.stock[card]}
            yield Fact("stock", Message("fact-stock", stock), (card,), public=True)
    for one, other in combinations(tops, 2):
        cost = COSTS[one] + COSTS[other]
        both: Args = {**had, "one": name_of(one), "other": name_of(other), "cost": cost}
        both["can"] = "no_gold" if cost > gold else "no_buy" if buys < 2 else "yes"
        yield Fact("buy", Message("fact-buy_both", both), (one, other))
    within = sorted((card for card in offered if COSTS[card] <= gold), key=lambda card: -COSTS[card])
    args = {**had, "cards": names_of(within), "number": len(within) if buys else 0}
    yield Fact("buy", Message("fact-buy_any", args))
    paying = [card for card in dict.fromkeys(hand) if CARDS[card].gold]
    yield Fact("gold", Message("fact-gold", {**had, "from": names_of(paying), "paying": len(paying)}))
    if taking:
        yield Fact("spoils", Message("fact-buy_any", args))
    else:
        yield _spoils(hand)


def _spoils(hand: list[str]) -> Fact:
    """What may be bought after a victory (TS-13.15)."""
    heroes = [card for card in dict.fromkeys(hand) if CARDS[card].is_hero and CARDS[card].spoils in TAGS]
    kinds = [refer(f"fact-spoils_{kind}") for kind in dict.fromkeys(CARDS[card].spoils for card in heroes)]
    args: Args = {"heroes": names_of(heroes), "number": len(heroes), "kinds": kinds}
    return Fact("spoils", Message("fact-spoils", args))


def levels(game: ThunderstoneState, seat: Seat, hand: list[str]) -> Iterator[Fact]:
    """Which heroes the experience is enough for (TS-6)."""
    experience = game.players[seat].experience
    able, cheapest = [], dict[str, int]()
    for hero in dict.fromkeys([*hand, *in_order(game.owned(seat))]):
        if not CARDS[hero].is_hero:
            continue
        cost, left = CARDS[hero].level_cost, levels_left(game, hero)
        args: Args = {"hero": name_of(hero), "cost": cost or 0, "experience": experience}
        args |= {"cards": names_of(left), "number": len(left), "held": int(hero in hand)}
        key = "highest" if cost is None else "gone" if not left else "short" if cost > experience else "yes"
        for things in ((hero,), *((hero, card) for card in left)):
            yield Fact("level", Message(f"fact-level_{key}", args), things)
        if hero in hand and cost is not None and left:
            cheapest[hero] = cost
            able += [hero] if cost <= experience else []
    hero = min(cheapest, key=lambda each: cheapest[each], default="")
    args = {"experience": experience, "cards": names_of(able), "number": len(able), "heroes": len(cheapest)}
    args |= {"hero": name_of(hero) if hero else "", "cost": cheapest.get(hero, 0)}
    yield Fact("level", Message("fact-level_any", args))
    for kind in LEVELS.values():
        for lower, card in zip((MILITIA, *kind), kind, strict=False):
            args = {"card": name_of(card), "lower": name_of(lower), "cost": COSTS[card]}
            args |= {"xp": CARDS[lower].level_cost or 0, "left": game.stock.get(card, 0)}
            yield Fact("get", Message("fact-get", args), (card,), public=True)


def carriers(turn: Turn) -> Iterator[Fact]:
    """Which hero of the hand can equip which weapon (TS-11.1, TS-11.10)."""
    bonus = bonuses(turn)
    heroes = {shown.card: bonus.strength_of(shown) for shown in turn.heroes()}
    for weapon in dict.fromkeys(shown.card for shown in turn.weapons()):
        weight = bonus.weight_of(weapon)
        able = [hero for hero, strength in heroes.items() if strength >= weight]
        args: Args = {"weapon": name_of(weapon), "weight": weight, "heroes": names_of(able), "number": len(able)}
        yield Fact("carry", Message("fact-carry_who", args), (weapon,))
        for hero, strength in heroes.items():
            pair: Args = {**args, "hero": name_of(hero), "strength": strength, "able": int(strength >= weight)}
            yield Fact("carry", Message("fact-carry", pair), (weapon, hero))


def owned(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """How many cards a player owns, in all and of each kind, and where one of them is."""
    player, mine = game.players[seat], Counter(in_order(game.owned(seat)))
    for card in CARDS:
        places = {"hand": player.hand, "discard": player.discard}
        args: Args = {"card": name_of(card), "number": mine[card], "all": mine.total()}
        args |= {place: pile.count(card) for place, pile in places.items()}
        yield Fact("owned", Message("fact-owned", args), (card,))
    yield Fact("owned", Message("fact-owned_any", {"all": mine.total(), "names": names_of([*mine])}))
    for each in CLASSES:
        those = Counter({card: number for card, number in mine.items() if each in CARDS[card].tags})
        args = {"number": those.total(), "class": refer(f"class-{each}"), "names": names_of([*those])}
        yield Fact(f"owned_{each}", Message("fact-owned_class", args))
    args = {"deck": len(player.deck), "pile": len(player.discard), "soon": int(len(player.deck) < HAND)}
    yield Fact("again", Message("fact-again", args))


def useful(game: ThunderstoneState, seat: Seat, hand: list[str]) -> Iterator[Fact]:
    """What a Disease or a beaten monster does in the hand (TS-11.13, TS-14), and which card to rest with (TS-5.12)."""
    for card in dict.fromkeys(hand):
        args: Args = {"card": name_of(card), "gold": CARDS[card].gold or 0, "points": CARDS[card].points}
        if card == DISEASE:
            yield Fact("use", Message("fact-use_disease", args), (card,))
        elif "monster" in CARDS[card].tags:
            yield Fact("use", Message("fact-use_monster", args), (card,))
    weak = [card for card in (DISEASE, MILITIA) if card in hand]
    asked = any(isinstance(each, DestroyForRest) and each.seat == seat for each in game.questions)
    args = {"cards": names_of(weak), "number": len(weak), "asked": int(asked), "gold": hand_gold(hand)}
    yield Fact("rest", Message("fact-rest", args))
