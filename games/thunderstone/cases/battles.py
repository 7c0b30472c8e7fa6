"""Battles that a hand could fight, with their chances and losses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.thunderstone.rules.battle_totals import BattleTotals, bonuses, foresee, refused_target
from games.thunderstone.rules.cards import CARDS, COSTS, DISEASE, THUNDERSTONE, Effect, name_of, names_of
from games.thunderstone.rules.dungeon import ActInDungeon, light_lacking
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.option_texts import as_revealed, hand_gold, is_payable, losses, nearness, stone_follows
from games.thunderstone.rules.shopping import dearest, levels_left
from games.thunderstone.rules.state import Shown, ThunderstoneState, Turn, Use, target_of
from games.thunderstone.rules.turns import ChooseAction
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def possible(game: ThunderstoneState, seat: Seat, hand: list[str], *, shown: bool) -> Iterator[Case]:
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
        alias = Message("case-called_rank", {"rank": rank})
        lines += _admitted(turn, monster, rank)
        best, refused = _best(game, turn, rank)
        named: Args = {"monster": name_of(monster), "rank": rank}
        if refused:
            lacking = light_lacking(turn, monster, rank) if refused == "too_dark" else {}
            text = Message(f"case-beat_{refused}", {**named, **lacking})
            kinds = ("beat", "light")[: 1 + bool(lacking)]
            lines += [Case(kind, text, (monster,), alias=alias, secret=True) for kind in kinds]
            if not lacking:
                dark: Args = {**named, "darkness": rank + CARDS[monster].darker, "darker": CARDS[monster].darker}
                lines.append(Case("light", Message("case-light_there", dark), (monster,), alias=alias, secret=True))
            continue
        battle = foresee(best, monster, rank)
        found.append(battle)
        lines.append(Case("beat", _beat(game, turn, best, battle), (monster,), alias=alias, secret=True))
        lines.append(Case("light", _light(battle), (monster,), alias=alias, secret=True))
        if barred := _barred(battle):
            lines.append(
                Case("trait", Message("case-trait_barred", {**_numbers(battle), **barred}), (monster,), secret=True)
            )
        cost = _cost(game, turn, best, battle)
        heroes = [card for card in dict.fromkeys(hand) if CARDS[card].is_hero]
        if all((each.foe, each.total) != (battle.foe, battle.total) for each in found[:-1]):  # it has no twin
            fighting = [(monster,), *((hero, monster) for hero in heroes)]
            lines += [Case("cost", cost, things, secret=True) for things in fighting]
        for card in dict.fromkeys(hand):
            lines.append(Case("help", _help(game, turn, battle, card), (card, monster), secret=True))
    yield from lines
    if found:
        nearest = max(found, key=nearness)
        for battle in sorted(found, key=nearness, reverse=True):
            yield Case("cost", _cost(game, turn, _best(game, turn, battle.rank)[0], battle), secret=True)
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
            if effect.when != "dungeon" or used or not is_free(effect):
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


def is_free(effect: Effect) -> bool:
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


def _beat(game: ThunderstoneState, hand: Turn, turn: Turn, battle: BattleTotals) -> Message:
    """Whether the hand defeats the monster, what decides it, and what it costs."""
    args, foe = {**_numbers(battle), **_toll(game, turn, battle), **_aids(game, hand, turn, battle)}, battle.foe
    if battle.won:
        carried = [weapon.id for weapon in battle.line.armed.values()]
        args |= {"experience": foe.experience, "points": foe.points}
        args |= {"weapons": len(carried), "carried": names_of(carried)}
        return Message("case-beat_won", args)
    left = [*dict.fromkeys(shown.card for shown in turn.cards if _may_add(turn, shown, battle))]
    args |= {"more": len(left), "helping": names_of(left), "text": refer(f"card-text-{left[0]}") if left else ""}
    if battle.total >= foe.health:
        return Message("case-beat_no_magic", args)
    trait = next((each for each in ("magic_only", "immune_magic", "half_magic") if each in foe.traits), "")
    if not trait and battle.half_total:
        trait = "half_without_magic" if "half_without_magic" in foe.traits else "half_without_weapon"
    if "magic_required" in foe.traits and not battle.magic_present:
        trait = "magic_required"
    barred: Args = {"barred": 0, "heroes": [], "others": 0, **_barred(battle)}
    return Message("case-beat_short", {**args, **barred, "trait": trait or "none"})


def _may_add(turn: Turn, shown: Shown, battle: BattleTotals) -> bool:
    """Whether an effect of a card that is left to use can raise the attack in a way that the sum does not contain."""
    used = {use.effect for use in turn.uses if use.slot == shown.slot}
    magic_only = "magic_only" in battle.foe.traits
    return any(
        effect.when == "dungeon"
        and not is_free(effect)
        and (effect.repeat or index not in used)
        and is_payable(turn, effect)
        and bool(effect.draw or effect.borrow or effect.convert or (effect.attack and not magic_only))
        for index, effect in enumerate(CARDS[shown.card].effects)
    )


def _admitted(turn: Turn, monster: str, rank: int) -> Iterator[Case]:
    """Which heroes may attack a monster that unequipped heroes cannot attack, or in a rank closed to them (TS-8.4)."""
    bonus, must_be_armed = bonuses(turn), "unequipped_barred" in CARDS[monster].traits
    for card in dict.fromkeys(hero.card for hero in turn.heroes()):
        heroes = [hero for hero in turn.heroes() if hero.card == card]
        closed = CARDS[card].barred_rank == rank
        if not (closed or must_be_armed):
            continue
        strength = max(map(bonus.strength_of, heroes))
        weapons = [shown.card for shown in turn.weapons() if bonus.weight_of(shown.card) <= strength]
        args: Args = {"hero": name_of(card), "monster": name_of(monster), "rank": rank, "copies": len(heroes)}
        args |= {"weapons": names_of(weapons), "number": len(weapons), "able": min(len(weapons), len(heroes))}
        args["text"] = refer(f"card-text-{card if closed else monster}")
        text = Message("case-admitted_closed" if closed else "case-admitted_armed", args)
        yield Case("admitted", text, (card, monster), secret=True)


def _barred(battle: BattleTotals) -> Args:
    """The heroes that the monster keeps from attacking, if any (TS-8.5)."""
    attacking = {hero.slot for hero in battle.attackers}
    barred = [hero.card for hero in battle.line.able if hero.slot not in attacking]
    return {"heroes": names_of(barred), "barred": len(barred), "others": len(attacking)} if barred else {}


def _aids(game: ThunderstoneState, hand: Turn, turn: Turn, battle: BattleTotals) -> Args:
    """Which effects have to be used for the total, what it is without, and which weapons become too heavy (TS-8.3)."""
    used = [use for use in turn.uses if use not in hand.uses]
    plain = arm(game, hand, battle.rank)
    refused = refused_target(plain, battle.foe.id, battle.rank)
    without = None if refused else foresee(plain, battle.foe.id, battle.rank)
    total = 0 if without is None else without.total
    args: Args = {"aids": int(bool(used) and total != battle.total), "plain": total}
    args["using"] = names_of([use.card for use in used])
    helped = [turn.shown(use.target).card for use in used if use.target > 0]
    args |= {"on": names_of(helped), "helped": len(helped)}
    heavy = [] if without is None else _too_heavy(hand, without)
    return {**args, "heavy": names_of(heavy), "dropped": len(heavy)}


def _too_heavy(hand: Turn, battle: BattleTotals) -> list[str]:
    """The weapons that some hero could carry, but none now when the monster has lowered their strength."""
    bonus, strengths = battle.line.bonus, battle.line.strengths
    most = max(map(bonus.strength_of, hand.heroes()), default=0)
    left = max(strengths.values(), default=0)
    weapons = dict.fromkeys(shown.card for shown in hand.weapons())
    return [weapon for weapon in weapons if left < bonus.weight_of(weapon) <= most]


def _in_brief(game: ThunderstoneState, turn: Turn, battle: BattleTotals) -> Message:
    args = {**_numbers(battle), **_toll(game, turn, battle)}
    return Message("case-beat_line", {**args, "won": int(battle.won), "points": battle.foe.points})


def _light(battle: BattleTotals) -> Message:
    """Whether the hand has enough light for the monster."""
    args: Args = {"light": battle.light, "darkness": battle.darkness, "darker": battle.foe.darker, **_numbers(battle)}
    return Message("case-light_enough" if not battle.penalty else "case-light_short", args)


def _toll(game: ThunderstoneState, turn: Turn, battle: BattleTotals) -> Args:
    """What an attack costs, won or lost (TS-8.19)."""
    args: Args = {"diseases": battle.foe.diseases, **losses(game, turn, battle)}
    return {**args, "costs": int(bool(args["diseases"] or args["lost"] or args["choices"]))}


def _cost(game: ThunderstoneState, hand: Turn, turn: Turn, battle: BattleTotals) -> Message:
    """What an attack brings and costs, and what follows in the hall (TS-8.19, TS-13.1; one player alone: TS-21.9)."""
    foe = battle.foe
    behind = next((each.card for each in game.hall[1:] if each is not None), None) if battle.rank == 1 else None
    args: Args = {**_numbers(battle), **_toll(game, turn, battle), **_aids(game, hand, turn, battle)}
    args["won"] = int(battle.won)
    args |= {"experience": foe.experience, "points": foe.points, "alone": int(game.seats == 1)}
    args |= {"ends": int(stone_follows(game, battle.rank)), "behind": "", "breach": 0, "text": ""}
    if behind is not None and behind != THUNDERSTONE and CARDS[behind].breach is not None:
        args |= {"behind": name_of(behind), "breach": 1, "text": refer(f"card-text-{behind}")}
    return Message("case-cost", args)


def revealed(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """The revealed hand of another player, which everyone sees (TS-5.5)."""
    turn = game.turn
    if turn.seat != seat and turn.revealed and turn.cards:
        args: Args = {"player": seat_name(turn.seat), "cards": names_of([shown.card for shown in turn.cards])}
        yield Case("revealed", Message("case-revealed", args), seats=(turn.seat,))


def other_battles(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
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
    edged = "edged" in CARDS[card].tags and "immune_edged" in battle.foe.traits
    trait = "edged" if edged else "magic_only" if "magic_only" in battle.foe.traits else "none"
    args: Args = {**_numbers(battle), "card": name_of(card), "without": total, "trait": trait}
    args["copies"] = sum(shown.card == card for shown in turn.cards)
    args["barred"] = int(CARDS[card].barred_rank == battle.rank)
    key = "no" if total == battle.total else "yes" if total < battle.total else "harm"
    return Message(f"case-help_{key}", args)
