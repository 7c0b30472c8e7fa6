"""Battles that a hand could fight: chances, light, what each card adds, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.rules.battle_totals import BattleTotals, foresee, refused_target
from games.thunderstone.rules.cards import CARDS, DISEASE, THUNDERSTONE, Effect, name_of, names_of
from games.thunderstone.rules.dungeon import ActInDungeon, light_lacking
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.option_texts import hand_gold, is_payable, losses, nearness, stone_follows
from games.thunderstone.rules.shopping import dearest
from games.thunderstone.rules.state import ThunderstoneState, Turn, Use, target_of
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name

HALVES = ("half_without_magic", "half_without_weapon")
"""The traits that halve a total which lacks something."""


def elsewhere(game: ThunderstoneState) -> Iterator[Fact]:
    """For a player who visits the village: no battle this turn (TS-5.1)."""
    for things in ((), *((game.card_in(rank),) for rank in game.monsters())):
        for kind in ("beat", "cost"):
            yield Fact(kind, Message("fact-beat_elsewhere"), things)


def own(game: ThunderstoneState, turn: Turn, hand: list[str]) -> Iterator[Fact]:
    """What the hand can do against each monster in the hall, and against any."""
    battles: list[tuple[BattleTotals, Turn]] = []
    for rank in game.monsters():
        monster = game.card_in(rank)
        best, refused = at_best(game, turn, rank)
        called = Message("fact-called_rank", {"rank": rank})
        if refused:
            args: Args = {"monster": name_of(monster), "rank": rank, "needed": 0, "light": 0}
            args |= light_lacking(turn, monster, rank) if refused == "too_dark" else {}
            for kind in ("beat", "cost"):
                yield Fact(kind, Message(f"fact-beat_{refused}", args), (monster,), called=called)
            continue
        battle = foresee(best, monster, rank)
        battles.append((battle, best))
        yield Fact("beat", _beat(turn, best, battle), (monster,), called=called)
        yield Fact("light", _light(battle), (monster,), called=called)
        yield Fact("cost", _cost(game, best, battle), (monster,), called=called)
        for card in dict.fromkeys(hand):
            yield Fact("help", _help(game, turn, battle, card), (card, monster))
    yield from _overview(game, battles, turn, hand)


def _overview(
    game: ThunderstoneState, battles: list[tuple[BattleTotals, Turn]], turn: Turn, hand: list[str]
) -> Iterator[Fact]:
    """The same for a question that names no monster, the best target first."""
    order = sorted(battles, key=lambda each: nearness(each[0]), reverse=True)
    won = [battle.foe.id for battle, _ in order if battle.won]
    lost = [battle for battle, _ in order if not battle.won]
    args: Args = {"cards": names_of(won), "number": len(won), "others": names_of([each.foe.id for each in lost])}
    args |= {"lost": len(lost), "missing": [each.missing for each in lost]}
    yield Fact("beat", Message("fact-beat_any", args))
    clean = [card for card in won if not CARDS[card].diseases]
    args = {"cards": names_of(clean), "number": len(clean), "won": len(won)}
    for kind in ("beat", "cost"):
        yield Fact(kind, Message("fact-clean", args), (DISEASE,))
    if not order:
        return
    nearest, best = order[0]
    yield Fact("cost", _cost(game, best, nearest))
    yield Fact("light", Message("fact-light_any", {"light": nearest.light}))
    for card in dict.fromkeys(hand):
        yield Fact("help", _help(game, turn, nearest, card), (card,))
    gold = hand_gold(hand)
    top = dearest(game, gold)
    args = {"monster": name_of(nearest.foe.id), "points": nearest.foe.points, "experience": nearest.foe.experience}
    args |= {"won": int(nearest.won), "missing": nearest.missing, "gold": gold, "buys": int(top is not None)}
    args["card"] = name_of(top) if top is not None else ""
    yield Fact("plan", Message("fact-plan", args))


def at_best(game: ThunderstoneState, turn: Turn, rank: int) -> tuple[Turn, str]:
    """A hand at its best against a monster, with every free bonus, and why it may not attack it."""
    best = turn
    for shown in turn.cards:
        for index, effect in enumerate(CARDS[shown.card].effects):
            used = any((use.slot, use.effect) == (shown.slot, index) for use in best.uses)
            if effect.when == "dungeon" and not used and is_free(effect):
                heroes = best.heroes() if "hero" in (effect.to, effect.convert) else []
                targets = [hero.slot for hero in heroes] or [target_of(effect, shown.slot)]
                uses = (Use(slot=shown.slot, card=shown.card, effect=index, target=each) for each in targets)
                best = max([best, *map(best.after, uses)], key=lambda each: _nearness(game, each, rank))
    best = arm(game, best, rank)
    return best, refused_target(best, game.card_in(rank), rank)


def is_free(effect: Effect) -> bool:
    """Whether it gives a bonus and takes nothing."""
    return effect.only_lasts and not (effect.pay or effect.sell or effect.destroy_self or effect.throw)


def _nearness(game: ThunderstoneState, turn: Turn, rank: int) -> tuple[bool, int, int, int]:
    armed = arm(game, turn, rank)
    if refused_target(armed, game.card_in(rank), rank):
        return (False, -99, 0, 0)
    return nearness(foresee(armed, game.card_in(rank), rank))


def _numbers(battle: BattleTotals) -> Args:
    args: Args = {"monster": name_of(battle.foe.id), "rank": battle.rank, "health": battle.foe.health}
    args |= {"total": battle.total, "attack": battle.attack, "magic": battle.magic, "penalty": battle.penalty}
    return {**args, "missing": battle.missing, "won": int(battle.won), "points": battle.foe.points}


def _beat(turn: Turn, best: Turn, battle: BattleTotals) -> Message:
    """Whether the hand defeats the monster, and what decides it."""
    foe = battle.foe
    used = [use.card for use in best.uses if use not in turn.uses]
    args: Args = {**_numbers(battle), "experience": foe.experience, "using": names_of(used), "used": len(used)}
    attacking = {hero.slot for hero in battle.attackers}
    barred = [hero.card for hero in battle.line.able if hero.slot not in attacking]
    left = [*dict.fromkeys(shown.card for shown in best.cards if _may_add(best, shown.slot, battle))]
    args |= {"heroes": names_of(barred), "barred": len(barred), "helping": names_of(left), "more": len(left)}
    trait = next((each for each in ("magic_only", "immune_magic", "half_magic") if each in foe.traits), "none")
    if battle.half_total:
        trait = next(each for each in HALVES if each in foe.traits)
    if "magic_required" in foe.traits and not battle.magic_present:
        trait = "magic_required"
    return Message("fact-beat_won" if battle.won else "fact-beat_short", {**args, "trait": trait})


def _may_add(turn: Turn, slot: int, battle: BattleTotals) -> bool:
    """Whether an effect that costs something can still raise the attack beyond the sum."""
    used = {use.effect for use in turn.uses if use.slot == slot}
    plain = "magic_only" not in battle.foe.traits
    return any(
        effect.when == "dungeon"
        and not is_free(effect)
        and (effect.repeat or index not in used)
        and is_payable(turn, effect)
        and bool(effect.draw or effect.borrow or effect.convert or (effect.attack and plain))
        for index, effect in enumerate(CARDS[turn.shown(slot).card].effects)
    )


def _light(battle: BattleTotals) -> Message:
    """Whether the hand has enough light for the monster (TS-9.1)."""
    darker = battle.foe.darker
    return Message(
        "fact-light", {**_numbers(battle), "light": battle.light, "darkness": battle.darkness, "darker": darker}
    )


def _cost(game: ThunderstoneState, turn: Turn, battle: BattleTotals) -> Message:
    """What an attack brings and costs, and what follows in the hall (TS-8.19, TS-13.1; one player alone: TS-21.9)."""
    foe = battle.foe
    behind = next((each.card for each in game.hall[1:] if each is not None), "") if battle.rank == 1 else ""
    breach = behind not in ("", THUNDERSTONE) and CARDS[behind].breach is not None
    args: Args = {**_numbers(battle), "experience": foe.experience, "diseases": foe.diseases}
    args |= losses(game, turn, battle)
    args["costs"] = int(bool(args["diseases"] or args["lost"] or args["choices"]))
    args |= {"alone": int(game.seats == 1), "ends": int(stone_follows(game, battle.rank)), "breach": int(breach)}
    args |= {"behind": name_of(behind) if breach else "", "text": refer(f"card-text-{behind}") if breach else ""}
    return Message("fact-cost", args)


def _help(game: ThunderstoneState, turn: Turn, battle: BattleTotals, card: str) -> Message:
    """What a card of the hand adds against the monster."""
    slot = next(shown.slot for shown in turn.cards if shown.card == card)
    cards = [
        shown.model_copy(update={"weapon": 0 if shown.weapon == slot else shown.weapon})
        for shown in turn.cards
        if shown.slot != slot
    ]
    uses = [use for use in turn.uses if use.slot != slot]
    without, refused = at_best(game, turn.model_copy(update={"cards": cards, "uses": uses}), battle.rank)
    total = 0 if refused else foresee(without, battle.foe.id, battle.rank).total
    args: Args = {**_numbers(battle), "card": name_of(card), "without": total}
    args |= {"adds": battle.total - total, "copies": sum(shown.card == card for shown in turn.cards)}
    return Message("fact-help", args)


def of_others(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """What the revealed hand of another player can do in the dungeon; everyone sees it (TS-5.5)."""
    turn = game.turn
    if turn.seat == seat or not turn.revealed or not turn.cards:
        return
    seats = (turn.seat,)
    args: Args = {"player": seat_name(turn.seat), "cards": names_of([shown.card for shown in turn.cards])}
    yield Fact("revealed", Message("fact-revealed", args), seats=seats, public=True)
    if not any(isinstance(asked, ActInDungeon) for asked in game.questions):
        return
    won = []
    for rank in game.monsters():
        monster = game.card_in(rank)
        best, refused = at_best(game, turn, rank)
        named: Args = {"player": seat_name(turn.seat), "monster": name_of(monster), "rank": rank}
        if refused:
            yield Fact("other_beat", Message("fact-other_beat_refused", named), (monster,), seats, public=True)
            continue
        battle = foresee(best, monster, rank)
        text = Message("fact-other_beat", {**_numbers(battle), **named})
        yield Fact(
            "other_beat", text, (monster,), seats, public=True, called=Message("fact-called_rank", {"rank": rank})
        )
        won += [monster] if battle.won else []
    args = {"player": seat_name(turn.seat), "cards": names_of(won), "number": len(won)}
    yield Fact("other_beat", Message("fact-other_beat_any", args), seats=seats, public=True)
