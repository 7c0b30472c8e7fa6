"""What a player may ask about its own hand, answered from that hand and what lies open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from games.thunderstone.rules.battle_totals import BattleTotals, bonuses, foresee, refused_target
from games.thunderstone.rules.card_cases import card_cases
from games.thunderstone.rules.cards import (
    CARDS,
    COSTS,
    DISEASE,
    GOLD,
    LEVELS,
    THUNDERSTONE,
    Effect,
    Trophy,
    in_order,
    name_of,
    names_of,
)
from games.thunderstone.rules.dungeon import ActInDungeon, light_lacking
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.hall import LOWEST
from games.thunderstone.rules.option_texts import (
    as_revealed,
    hand_gold,
    losses,
    nearness,
    stone_follows,
    village_gains,
)
from games.thunderstone.rules.shopping import dearest, levels_left, next_levels
from games.thunderstone.rules.spoils import TAGS, TakeSpoils
from games.thunderstone.rules.state import ThunderstoneState, Turn, Use, target_of
from games.thunderstone.rules.turn_cases import turn_cases
from games.thunderstone.rules.turns import ChooseAction
from games.thunderstone.rules.village import purse
from games.thunderstone.rules.zones import HAND
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name

CLASSES = ("hero", "weapon", "spell", "monster", "disease")
"""The classes of cards that players count."""
TIERS = 3
"""How many costs are named in a list of purchases."""


def cases(game: ThunderstoneState, seat: Seat) -> list[Case]:
    """Every case of a seat, about the hand that it has now."""
    shown = game.turn.revealed and game.turn.seat == seat
    hand = [each.card for each in game.turn.cards] if shown else in_order(game.players[seat].hand)
    return [
        *_battles(game, seat, hand, shown=shown),
        *_other_battles(game, seat),
        *_purchases(game, seat, hand, shown=shown),
        *_levels(game, seat, hand),
        *_defeated(hand),
        *_weapons(game, seat, game.turn if shown else as_revealed(seat, hand).model_copy(update={"uses": []})),
        *_bought(game, seat),
        *_owned(game, seat),
        *_sizes(game),
        *_in_hall(game, seat),
        *_stone(game),
        _turn(game, seat),
        *turn_cases(game, seat),
        *card_cases(game, seat),
    ]


# Battles


def _battles(game: ThunderstoneState, seat: Seat, hand: list[str], *, shown: bool) -> Iterator[Case]:
    """What the hand can do against each monster in the hall."""
    if shown and game.turn.action != "dungeon":
        for kind in ("beat", "light", "help"):
            for about in ((), *((game.card_in(rank),) for rank in game.monsters())):
                yield Case(kind, Message("case-beat_elsewhere"), about, secret=True)
        return
    turn = game.turn if shown else as_revealed(seat, hand)
    found: list[BattleTotals] = []
    lines: list[Case] = []
    for rank in game.monsters():
        monster = game.card_in(rank)
        best, refused = _best(game, turn, rank)
        named: Args = {"monster": name_of(monster), "rank": rank}
        if refused:
            lacking = light_lacking(turn, monster, rank) if refused == "too_dark" else {}
            text = Message(f"case-beat_{refused}", {**named, **lacking})
            lines += [Case(kind, text, (monster,), secret=True) for kind in ("beat", "light")[: 1 + bool(lacking)]]
            continue
        battle = foresee(best, monster, rank)
        found.append(battle)
        alias = Message("case-called_rank", {"rank": rank})
        lines.append(Case("beat", _beat(game, best, battle, hand), (monster,), alias=alias, secret=True))
        lines.append(Case("light", _light(battle), (monster,), secret=True))
        cost = _cost(game, best, battle)
        heroes = [card for card in dict.fromkeys(hand) if CARDS[card].is_hero]
        lines += [Case("cost", cost, things, secret=True) for things in ((monster,), *((h, monster) for h in heroes))]
        for card in dict.fromkeys(hand):
            lines.append(Case("help", _help(game, turn, battle, card), (card, monster), secret=True))
    yield from lines
    if found:
        nearest = max(found, key=nearness)
        for battle in sorted(found, key=nearness, reverse=True):
            yield Case("cost", _cost(game, _best(game, turn, battle.rank)[0], battle), secret=True)
        for card in dict.fromkeys(hand):
            yield Case("help", _help(game, turn, nearest, card), (card,), secret=True)
    won = [battle.foe.id for battle in found if battle.won]
    best_of = Message("case-beat_any", {"cards": names_of(won)}) if won else Message("case-beat_none")
    held = [card for card in dict.fromkeys(hand) if card not in {game.card_in(rank) for rank in game.monsters()}]
    for cards in ((), *((card,) for card in held), *combinations(held, 2)):
        yield Case("beat", best_of, cards, secret=True)
    healthy = Message("case-clean", _clean(found))
    yield from (Case(kind, healthy, (DISEASE,), secret=True) for kind in ("beat", "cost"))
    choosing = any(isinstance(each, ChooseAction) and each.seat == seat for each in game.questions)
    if choosing or not shown:
        yield Case("plan", _plan(game, seat, hand, found), topic="advice" if choosing else "", secret=True)
    for battle in found:
        yield Case("beat", _in_brief(game, _best(game, turn, battle.rank)[0], battle), secret=True)
        yield Case("light", _light(battle), secret=True)


def _clean(battles: list[BattleTotals]) -> Args:
    """Which monsters can be defeated without getting a Disease, and which with one (TS-8.19)."""
    won = [battle.foe for battle in battles if battle.won]
    clean, ill = [foe.id for foe in won if not foe.diseases], [foe.id for foe in won if foe.diseases]
    return {"cards": names_of(clean), "number": len(clean), "others": names_of(ill), "ill": len(ill)}


def _plan(game: ThunderstoneState, seat: Seat, hand: list[str], battles: list[BattleTotals]) -> Message:
    """What a fight, a purchase and the experience would bring, side by side."""
    gold = hand_gold(hand)
    args: Args = {"gold": gold, "card": "", "cost": 0, "afford": 0, "monster": "", "missing": 0}
    if (top := dearest(game, gold)) is not None:
        args |= {"card": name_of(top), "cost": COSTS[top], "afford": 1}
    args["xp"] = experience = game.players[seat].experience
    heroes = [card for card in dict.fromkeys(hand) if CARDS[card].level_cost is not None and levels_left(game, card)]
    costs = {card: CARDS[card].level_cost or 0 for card in heroes}
    cheapest = min(costs, key=lambda card: costs[card], default="")
    able = [card for card in costs if costs[card] <= experience]
    args |= {"able": len(able), "heroes": names_of(able), "hero": name_of(cheapest) if cheapest else ""}
    args |= {"short": costs.get(cheapest, 0) - experience, "levels": len(costs)}
    won = [battle.foe for battle in battles if battle.won]
    if won:
        best = max(won, key=lambda foe: (foe.points, foe.experience))
        args |= {"cards": names_of([foe.id for foe in won]), "monster": name_of(best.id), "number": len(won)}
        return Message("case-plan_fight", {**args, "points": best.points, "experience": best.experience})
    if battles:
        nearest = max(battles, key=nearness)
        args |= {"monster": name_of(nearest.foe.id), "missing": nearest.missing}
    return Message("case-plan_shop", {**args, "near": int(bool(battles))})


def _best(game: ThunderstoneState, turn: Turn, rank: int) -> tuple[Turn, str]:
    """A hand at its best against a monster, with every free bonus, and why it may not attack it."""
    monster = game.card_in(rank)
    best = turn
    for shown in turn.cards:
        for index, effect in enumerate(CARDS[shown.card].effects):
            used = any((use.slot, use.effect) == (shown.slot, index) for use in best.uses)
            if effect.when != "dungeon" or used or not _is_free(effect):
                continue
            heroes = best.heroes() if "hero" in (effect.to, effect.convert) else []
            targets = [hero.slot for hero in heroes] or [target_of(effect, shown.slot)]
            ways = [best.after(Use(slot=shown.slot, card=shown.card, effect=index, target=each)) for each in targets]
            best = max([best, *ways], key=lambda each: _nearness(game, each, rank))
    best = arm(game, best, rank)
    return best, refused_target(best, monster, rank)


def _nearness(game: ThunderstoneState, turn: Turn, rank: int) -> tuple[bool, int, int, int]:
    """How near a hand comes to a victory with its weapons given out."""
    armed = arm(game, turn, rank)
    if refused_target(armed, game.card_in(rank), rank):
        return (False, -99, 0, 0)
    return nearness(foresee(armed, game.card_in(rank), rank))


def _is_free(effect: Effect) -> bool:
    """Whether it gives a bonus and takes nothing."""
    return effect.only_lasts and not (effect.pay or effect.sell or effect.destroy_self or effect.throw)


def _numbers(battle: BattleTotals) -> Args:
    foe, parts = battle.foe, (battle.attack, battle.magic, battle.penalty)
    return {
        "monster": name_of(foe.id),
        "rank": battle.rank,
        "health": foe.health,
        "attack": battle.attack,
        "magic": battle.magic,
        "penalty": battle.penalty,
        "total": battle.total,
        "missing": battle.missing,
        "parts": sum(map(bool, parts)) + (battle.attack + battle.magic - battle.penalty != battle.total),
    }


def _beat(game: ThunderstoneState, turn: Turn, battle: BattleTotals, hand: list[str]) -> Message:
    """Whether the hand defeats the monster, what decides it, and what it costs."""
    args, foe = {**_numbers(battle), **_toll(game, turn, battle)}, battle.foe
    if battle.won:
        carried = [weapon.id for weapon in battle.line.armed.values()]
        args |= {"experience": foe.experience, "points": foe.points}
        args |= {"weapons": len(carried), "carried": names_of(carried)}
        return Message("case-beat_won", args)
    left = [card for card in dict.fromkeys(hand) if any(_counts_not(each) for each in CARDS[card].effects)]
    args |= {"more": len(left), "helping": names_of(left), "text": refer(f"card-text-{left[0]}") if left else ""}
    if battle.total >= foe.health:
        return Message("case-beat_no_magic", args)
    trait = next((each for each in ("magic_only", "immune_magic", "half_magic") if each in foe.traits), "")
    if not trait and battle.half_total:
        trait = "half_without_magic" if "half_without_magic" in foe.traits else "half_without_weapon"
    if "magic_required" in foe.traits and not battle.magic_present:
        trait = "magic_required"
    return Message("case-beat_short", {**args, "trait": trait or "none"})


def _counts_not(effect: Effect) -> bool:
    """Whether it can help in the dungeon in a way that the sum does not contain."""
    return effect.when == "dungeon" and not _is_free(effect)


def _in_brief(game: ThunderstoneState, turn: Turn, battle: BattleTotals) -> Message:
    args = {**_numbers(battle), **_toll(game, turn, battle)}
    return Message("case-beat_line", {**args, "won": int(battle.won), "points": battle.foe.points})


def _light(battle: BattleTotals) -> Message:
    """Whether the hand has enough light for the monster."""
    args: Args = {"light": battle.light, "darkness": battle.darkness, **_numbers(battle)}
    return Message("case-light_enough" if not battle.penalty else "case-light_short", args)


def _toll(game: ThunderstoneState, turn: Turn, battle: BattleTotals) -> Args:
    """What an attack costs, won or lost (TS-8.19)."""
    args: Args = {"diseases": battle.foe.diseases, **losses(game, turn, battle)}
    return {**args, "costs": int(bool(args["diseases"] or args["lost"] or args["choices"]))}


def _cost(game: ThunderstoneState, turn: Turn, battle: BattleTotals) -> Message:
    """What an attack brings and costs, and what follows in the hall (TS-8.19, TS-13.1; one player alone: TS-21.9)."""
    foe = battle.foe
    behind = next((each.card for each in game.hall[1:] if each is not None), None) if battle.rank == 1 else None
    args: Args = {**_numbers(battle), **_toll(game, turn, battle), "won": int(battle.won)}
    args |= {"experience": foe.experience, "points": foe.points, "alone": int(game.seats == 1)}
    args |= {"ends": int(stone_follows(game, battle.rank)), "behind": "", "breach": 0, "text": ""}
    if behind is not None and behind != THUNDERSTONE and CARDS[behind].breach is not None:
        args |= {"behind": name_of(behind), "breach": 1, "text": refer(f"card-text-{behind}")}
    return Message("case-cost", args)


def _other_battles(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """What the revealed hand of another player can do in the dungeon; everyone sees it (TS-5.5)."""
    turn = game.turn
    if turn.seat == seat or not any(isinstance(asked, ActInDungeon) for asked in game.questions):
        return
    seats, won = (turn.seat,), []
    for rank in game.monsters():
        monster = game.card_in(rank)
        best, refused = _best(game, turn, rank)
        named: Args = {"player": seat_name(turn.seat), "monster": name_of(monster), "rank": rank}
        if refused:
            yield Case("other_beat", Message("case-other_beat_refused", named), (monster,), seats)
            continue
        battle = foresee(best, monster, rank)
        key = "won" if battle.won else "no_magic" if battle.total >= battle.foe.health else "short"
        args: Args = {**_numbers(battle), **named}
        alias = Message("case-called_rank", {"rank": rank})
        yield Case("other_beat", Message(f"case-other_beat_{key}", args), (monster,), seats, alias=alias)
        won += [monster] if battle.won else []
    args = {"player": seat_name(turn.seat), "cards": names_of(won)}
    yield Case("other_beat", Message("case-other_beat_any" if won else "case-other_beat_none", args), seats=seats)


def _help(game: ThunderstoneState, turn: Turn, battle: BattleTotals, card: str) -> Message:
    """What a card of the hand adds against the monster."""
    slot = next(shown.slot for shown in turn.cards if shown.card == card)
    cards = [
        shown.model_copy(update={"weapon": 0 if shown.weapon == slot else shown.weapon})
        for shown in turn.cards
        if shown.slot != slot
    ]
    uses = [use for use in turn.uses if use.slot != slot]
    without, refused = _best(game, turn.model_copy(update={"cards": cards, "uses": uses}), battle.rank)
    total = 0 if refused else foresee(without, battle.foe.id, battle.rank).total
    trait = "magic_only" if "magic_only" in battle.foe.traits else "none"
    args: Args = {**_numbers(battle), "card": name_of(card), "without": total, "trait": trait}
    args["copies"] = sum(shown.card == card for shown in turn.cards)
    args["barred"] = int(CARDS[card].barred_rank == battle.rank)
    key = "no" if total == battle.total else "yes" if total < battle.total else "harm"
    return Message(f"case-help_{key}", args)


# The village


def _purchases(game: ThunderstoneState, seat: Seat, hand: list[str], *, shown: bool) -> Iterator[Case]:
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


def _levels(game: ThunderstoneState, seat: Seat, hand: list[str]) -> Iterator[Case]:
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
        yield Case("level", Message("case-level_any", args), secret=True)
    elif short:
        cost, hero = min(short)
        args = {"hero": name_of(hero), "cost": cost, "experience": experience}
        yield Case("level", Message("case-level_none", args), secret=True)
    else:
        yield Case("level", Message("case-level_nobody", {"experience": experience}), secret=True)
    yield from each


def _defeated(hand: list[str]) -> Iterator[Case]:
    """What the defeated monsters of the hand are good for (TS-11.13)."""
    for card in dict.fromkeys(hand):
        if "monster" in CARDS[card].tags:
            args: Args = {"card": name_of(card), "gold": CARDS[card].gold or 0, "points": CARDS[card].points}
            args["trophy"] = int(CARDS[card].trophy != Trophy())
            yield Case("use", Message("case-use", args), (card,), secret=True)


# Weapons


def _weapons(game: ThunderstoneState, seat: Seat, turn: Turn) -> Iterator[Case]:
    """Which hero is strong enough for which weapon, if need be with effects (TS-11.1, TS-11.8, TS-11.10)."""
    bonus = bonuses(turn)
    aids = [
        (shown.card, effect)
        for shown in turn.cards
        for index, effect in enumerate(CARDS[shown.card].effects)
        if effect.weightless or (effect.strength and effect.to in ("hero", "heroes") and _is_free(effect))
        if not any((use.slot, use.effect) == (shown.slot, index) for use in turn.uses)
    ]
    aided, weightless = sum(effect.strength for _, effect in aids), any(effect.weightless for _, effect in aids)
    heroes = {shown.card: bonus.strength_of(shown) for shown in sorted(turn.heroes(), key=bonus.strength_of)}
    for weapon in dict.fromkeys(shown.card for shown in turn.weapons()):
        weight = bonus.weight_of(weapon)
        able = [hero for hero, strength in heroes.items() if strength >= weight]
        helped = [hero for hero, strength in heroes.items() if strength + aided >= (0 if weightless else weight)]
        args: Args = {"weapon": name_of(weapon), "weight": weight, "heroes": names_of(able or helped)}
        args["aids"] = names_of(list(dict.fromkeys(card for card, _ in aids)))
        key = "who" if able else "who_aided" if helped else "nobody"
        yield Case("carry", Message(f"case-carry_{key}", args), (weapon,), secret=True)
        for hero, strength in heroes.items():
            key = "yes" if hero in able else "aided" if hero in helped else "no"
            pair: Args = {**args, "hero": name_of(hero), "strength": strength}
            yield Case("carry", Message(f"case-carry_{key}", pair), (weapon, hero), secret=True)
    yield from _other_weapons(game, heroes, {shown.card for shown in turn.weapons()}, in_order(game.owned(seat)))


def _other_weapons(
    game: ThunderstoneState, heroes: dict[str, int], held: Collection[str], owned: Sequence[str]
) -> Iterator[Case]:
    """Which hero of the hand or the village is strong enough for which other weapon, shown or owned."""
    tops = [each for stack in game.stacks if (each := game.top_of(stack)) is not None]
    strengths = {**{card: CARDS[card].strength for card in tops if CARDS[card].is_hero}, **heroes}
    for weapon in dict.fromkeys([*held, *(card for card in [*tops, *owned] if "weapon" in CARDS[card].tags)]):
        weight = CARDS[weapon].weight or 0
        for hero, strength in strengths.items():
            if weapon in held and hero in heroes:
                continue
            args: Args = {"weapon": name_of(weapon), "weight": weight, "hero": name_of(hero), "strength": strength}
            key = "yes" if strength >= weight else "no"
            yield Case("carry", Message(f"case-carry_{key}", args), (weapon, hero), secret=True)


# The deck and the game


def _bought(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """When the cards of the discard pile come back."""
    player = game.players[seat]
    soon = int(len(player.deck) < HAND)
    args: Args = {"deck": len(player.deck), "pile": len(player.discard), "soon": soon}
    yield Case("again", Message("case-again_any", args), secret=True)
    for card in dict.fromkeys(in_order(game.owned(seat))):
        key = "again" if card in player.discard else "again_deck" if card in player.deck else "again_hand"
        yield Case("again", Message(f"case-{key}", {**args, "card": name_of(card)}), (card,), secret=True)


def _owned(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
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


def _in_hall(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """What everyone may ask about the monsters in the hall: their traits, breaches and points, and if they stay."""
    before = game.seats_from(game.turn.seat)
    between = [seat_name(each) for each in before[: before.index(seat)]]
    for rank in game.monsters():
        monster = game.card_in(rank)
        card = CARDS[monster]
        args: Args = {"monster": name_of(monster), "rank": rank}
        args |= {"points": card.points, "experience": card.experience, "players": between, "turns": len(between)}
        args["kind"] = next(
            (each for each in ("magic_only", "magic_required", "immune_magic") if each in card.traits), ""
        )
        args["health"] = card.health
        if card.traits:
            args["text"] = refer(f"card-text-{monster}")
        args["alone"] = int(game.seats == 1)
        yield Case("trait", Message("case-trait" if card.traits else "case-trait_none", args), (monster,), common=True)
        if card.breach is not None:
            here = game.hall[rank - 1]
            args |= {"text": refer(f"card-text-{monster}"), "done": int(here is not None and here.breached)}
            breach = Message("case-breach", args)
            yield from (Case("breach", breach, things, common=True) for things in ((monster,), ()))
        yield Case("stay", Message("case-stay" if between else "case-stay_now", args), (monster,), common=True)
    richest = sorted(game.monsters(), key=lambda rank: -CARDS[game.card_in(rank)].points)
    for rank in richest:
        card = CARDS[game.card_in(rank)]
        args = {"monster": name_of(card.id), "rank": rank, "points": card.points, "experience": card.experience}
        yield Case("richest", Message("case-richest", args), common=True)
    first = game.hall[0]
    if first is not None and first.breached:
        args = {"monster": name_of(first.card), "text": refer(f"card-text-{first.card}")}
        yield Case("breached", Message("case-breached", args), common=True, past=True)


def _sizes(game: ThunderstoneState) -> Iterator[Case]:
    """How many cards each player owns, the most first; hands, decks and discard piles are counted openly."""
    sizes = {seat: len(game.owned(seat)) for seat in range(game.seats)}
    for seat in sorted(sizes, key=lambda each: -sizes[each]):
        yield Case("sizes", Message("case-sizes", {"player": seat_name(seat), "number": sizes[seat]}), common=True)


def _stone(game: ThunderstoneState) -> Iterator[Case]:
    """How many cards the dungeon deck has, and when the Thunderstone may come (TS-3.3)."""
    yield Case("dungeon_deck", Message("case-dungeon_deck", {"number": len(game.dungeon)}), common=True)
    rank = next((rank for rank, card in enumerate(game.hall, 1) if card and card.card == THUNDERSTONE), 0)
    above = max(0, len(game.dungeon) - game.sunk - LOWEST)
    unseen = max(1, len(game.dungeon) - game.sunk)
    args: Args = {"rank": rank, "above": above, "left": len(game.dungeon) if above else unseen}
    args |= {"percent": round(100 / unseen), "sunk": game.sunk}
    text = Message("case-stone_hall" if rank else "case-stone_soon" if not above else "case-stone_deck", args)
    yield Case("stone", text, (THUNDERSTONE,), common=True)
    yield Case("stone", text, common=True, topic="left")


def _turn(game: ThunderstoneState, seat: Seat) -> Case:
    """When it is a player's turn."""
    before = game.seats_from(game.turn.seat)
    between = before[: before.index(seat)]
    args: Args = {"turns": len(between), "players": [seat_name(each) for each in between]}
    return Case("turn", Message("case-turn" if between else "case-turn_now", args), topic="my_turn")
