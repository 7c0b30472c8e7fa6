"""Facts about the cards that a player can buy, level up and equip, and those that a player owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

from games.thunderstone.facts.battles import NOBODY
from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import CARDS, COSTS, DISEASE, LEVELS, in_order, name_of, names_of
from games.thunderstone.rules.option_texts import hand_gold, village_gains
from games.thunderstone.rules.pieces import Turn
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import top_cards
from games.thunderstone.rules.village import purse
from games.thunderstone.rules.zones import HAND
from rules.facts import Fact
from rules.messages import Args, Message, Seat, part

CLASSES = ("hero", "weapon", "spell", "monster", "disease")
"""The classes of cards that players count."""


def purchases(game: ThunderstoneState, hand: list[str], *, shown: bool) -> Iterator[Fact]:
    """The possible purchases: each card of the village, and any."""
    if shown and game.turn.action == "dungeon":
        return
    gain = village_gains(hand)["gold"]
    more = 0 if shown else gain.amount
    gold, buys = (purse(game), game.turn.buys) if shown else (hand_gold(hand), 1)
    paying = [] if shown and game.turn.gold else [card for card in hand if CARDS[card].gold]
    had: Args = {"gold": gold, "helping": names_of(gain.cards), "buys": buys}
    had["gold_added"] = gain.part_of("part-more_gold") if more else ""
    for stack in game.stacks:
        top = game.top_of(stack)
        for card in LEVELS.get(stack, (stack,)):
            lacking = COSTS[card] - gold
            if card != top:
                key = "fact-buy_buried" if game.stock[card] else "fact-buy_empty"
            elif not buys:
                key = "fact-buy_no_more"
            elif lacking <= 0:
                key = "fact-buy_yes"
            else:
                key = "fact-buy_effects" if lacking <= more else "fact-buy_short"
            args: Args = {**had, "card": name_of(card), "cost": COSTS[card], "lacking": lacking}
            args |= {"left": game.stock[card], "top": name_of(top) if top else ""}
            yield Fact("buy", Message(key, args), (card,))
    within = sorted((card for _, card in top_cards(game) if COSTS[card] <= gold), key=lambda card: -COSTS[card])
    args = {**had, "cards": names_of(within), "from": part(paying, "part-gold_from", cards=names_of(paying))}
    yield Fact("buy", Message("fact-buy_any" if within and buys else "fact-buy_nothing", args))


def levels(game: ThunderstoneState, seat: Seat, hand: list[str]) -> Iterator[Fact]:
    """The heroes that can level up, the experience that is missing, and what they become (TS-6)."""
    experience = game.players[seat].experience
    costs = dict[str, int]()
    for hero in dict.fromkeys(card for card in [*hand, *in_order(game.owned(seat))] if CARDS[card].is_hero):
        cost, left = CARDS[hero].level_cost, game.levels_left(hero)
        if cost is None:
            key = "fact-level_highest"
        elif not left:
            key = "fact-level_gone"
        else:
            key = "fact-level_short" if cost > experience else "fact-level_yes"
            if hero in hand:
                costs[hero] = cost
        args: Args = {"hero": name_of(hero), "cost": cost or 0, "experience": experience, "cards": names_of(left)}
        for things in ((hero,), *((hero, card) for card in left)):
            yield Fact("level", Message(key, args), things)
    args = {"experience": experience}
    if not costs:
        yield Fact("level", Message("fact-level_nobody", args))
        return
    cheapest = min(costs, key=costs.__getitem__)
    affordable = [hero for hero, cost in costs.items() if cost <= experience]
    args |= {"cards": names_of(affordable), "hero": name_of(cheapest), "cost": costs[cheapest]}
    yield Fact("level", Message("fact-level_any" if affordable else "fact-level_poor", args))


def carriers(game: ThunderstoneState, turn: Turn, seat: Seat) -> Iterator[Fact]:
    """The heroes that can equip a weapon, those of the hand and the others (TS-11.1, TS-11.10)."""
    bonus = bonuses(turn)
    mine, tops = in_order(game.owned(seat)), [card for _, card in top_cards(game)]
    held = {shown.card: bonus.strength_of(shown) for shown in turn.heroes()}
    strengths = {card: CARDS[card].strength for card in [*mine, *tops] if CARDS[card].is_hero} | held
    unused = [shown.card for shown in turn.cards if all(use.slot != shown.slot for use in turn.uses)]
    aids = [card for card in unused if any(effect.strength > 0 for effect in CARDS[card].effects)]
    for weapon in dict.fromkeys(card for card in [*mine, *tops] if "weapon" in CARDS[card].tags):
        weight = bonus.weight_of(weapon)
        strong = [hero for hero, strength in strengths.items() if strength >= weight and hero in mine]
        args: Args = {
            "weapon": name_of(weapon),
            "weight": weight,
            "aids": part(aids, "part-aids", cards=names_of(aids)),
            "heroes": names_of([hero for hero in strong if hero in held]) or [NOBODY],
            "others": names_of([hero for hero in strong if hero not in held]) or [NOBODY],
        }
        yield Fact("carry", Message("fact-carry_who", args), (weapon,))
        for hero, strength in strengths.items():
            key = "fact-carry_yes" if strength >= weight else "fact-carry_no"
            yield Fact("carry", Message(key, {**args, "hero": name_of(hero), "strength": strength}), (weapon, hero))


def owned(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """The cards that the player owns, of each kind and in all: how many, where they are, when they come back."""
    player, cards = game.players[seat], in_order(game.owned(seat))
    for card in dict.fromkeys([*cards, *game.stock, DISEASE]):
        number, deck, pile = cards.count(card), player.deck.count(card), player.discard.count(card)
        args: Args = {"card": name_of(card), "number": number, "deck": deck, "pile": pile}
        args |= {"hand": number - deck - pile, "percent": _chance(game, seat, card)}
        text = Message("fact-owned" if number else "fact-owned_none", args)
        yield from (Fact(kind, text, (card,)) for kind in ("owned", "again"))
    counts: Args = {kind: sum(kind in CARDS[card].tags for card in cards) for kind in CLASSES}
    yield Fact("owned", Message("fact-owned_any", {"all": len(cards), "names": names_of(cards), **counts}))
    args = {"deck": len(player.deck), "pile": len(player.discard), "turns": len(player.deck) // HAND + 1}
    yield Fact("again", Message("fact-again" if args["turns"] != 1 else "fact-again_next", args))


def _chance(game: ThunderstoneState, seat: Seat, card: str) -> int:
    """The percentage with which the next hand has a card, if nothing changes before it is drawn (TS-16.4)."""
    pool, drawn = game.players[seat].deck, HAND
    if len(pool) < HAND and card not in pool:  # the rest is drawn from the shuffled discard pile and this hand
        pool, drawn = [*(Counter(game.owned(seat)) - Counter(pool)).elements()], HAND - len(pool)
    copies, drawn = pool.count(card), min(drawn, len(pool))
    return round(100 - 100 * comb(len(pool) - copies, drawn) / comb(len(pool), drawn)) if pool else 0
