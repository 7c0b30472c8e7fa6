"""Facts about battles that a hand could fight: the total, light, what each card adds, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.thunderstone.rules.battle_totals import BattleTotals, foresee
from games.thunderstone.rules.cards import CARDS, Card, During, Effect, name_of, names_of
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.option_texts import (
    costs_of,
    is_payable,
    nearness,
    stone_follows,
)
from games.thunderstone.rules.pieces import Turn
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Args, Message, Part, part, refer

NOBODY = refer("fact-nobody")
"""Stands for a list without names."""


def is_won(battle: BattleTotals) -> bool:
    """Whether the monster can be attacked and is defeated."""
    return battle.won and not battle.refused


def total_of(battle: BattleTotals) -> int:
    """The total; 0 if the monster cannot be attacked."""
    return 0 if battle.refused else battle.total


def _nearness(battle: BattleTotals) -> tuple[bool, tuple[bool, int, int, int]]:
    """The key by which targets are sorted, the better the greater."""
    return (not battle.refused, nearness(battle))


def battle_args(battle: BattleTotals) -> Args:
    """The arguments of texts about a battle."""
    foe = battle.foe
    return {
        "monster": name_of(foe.id),
        "rank": battle.rank,
        "health": foe.health,
        "experience": foe.experience,
        "points": foe.points,
        "attack": battle.attack,
        "magic": battle.magic,
        "light": battle.light,
        "darkness": battle.darkness,
        "darker": foe.darker,
        "penalty": battle.penalty,
        "total": total_of(battle),
        "missing": battle.missing,
        "says": text_of(foe, bool(foe.traits) or foe.during != During()),
    }


def text_of(card: Card, says: bool) -> Part | str:
    """The text of a card as a part of another one, if it says something that matters."""
    return part(says, "part-monster", text=refer(f"card-text-{card.id}"))


def battles_of(game: ThunderstoneState, turn: Turn) -> list[BattleTotals]:
    """The battle against each monster of the hall, the best target first."""
    return sorted((battle_at(game, turn, rank) for rank in game.monsters()), key=_nearness, reverse=True)


def battle_at(game: ThunderstoneState, turn: Turn, rank: int) -> BattleTotals:
    """The battle against the monster of a rank.

    The hand uses its free weapons, and the free effects that bring it nearest to a victory.
    """
    best = turn
    for shown, index, effect in turn.usable("dungeon"):
        if is_free(effect):
            tried = [best, *best.after_each(shown.slot, index)]
            best = max(tried, key=lambda used: _nearness(_equipped_battle(game, used, rank)))
    return _equipped_battle(game, best, rank)


def _equipped_battle(game: ThunderstoneState, turn: Turn, rank: int) -> BattleTotals:
    """The battle with the free weapons given out."""
    return foresee(arm(game, turn, rank), game.card_in(rank), rank)


def is_free(effect: Effect) -> bool:
    """Whether it gives a bonus and takes nothing."""
    return effect.only_lasts and not (effect.pay or effect.sell or effect.destroy_self or effect.throw)


def over(game: ThunderstoneState) -> Iterator[Fact]:
    """For a player who visits the village or has fought: no further battle this turn (TS-5.1, TS-7.8)."""
    fought = game.battle
    text = Message("fact-over_fought", {"monster": name_of(fought.monster)}) if fought else Message("fact-over_village")
    for things in ((), *((game.card_in(rank),) for rank in game.monsters())):
        yield from (Fact(kind, text, things) for kind in ("beat", "light", "cost", "help"))


def own(game: ThunderstoneState, turn: Turn, hand: list[str]) -> Iterator[Fact]:
    """The reader's battles: what the hand beats, whether its light is enough, what that costs, what a card adds."""
    battles = battles_of(game, turn)
    for battle in battles:
        about, called = (battle.foe.id,), Message("fact-called_rank", {"rank": battle.rank})
        yield Fact("beat", _beat(turn, battle), about, called=called)
        yield Fact("light", Message("fact-light", battle_args(battle)), about, called=called)
        yield Fact("cost", _cost(game, battle), about, called=called)
        for card in dict.fromkeys(hand):
            yield Fact("help", _help(game, turn, battle, card), (card, *about))
    if not battles:
        return
    args = overview_args(battles)
    yield Fact("beat", Message("fact-beat_any" if args["cards"] else "fact-beat_none", args))
    yield Fact("light", Message("fact-light_any", args))
    yield Fact("cost", _cost(game, battles[0]))
    for card in dict.fromkeys(hand):
        yield Fact("help", _help(game, turn, battles[0], card), (card,))


def overview_args(battles: list[BattleTotals]) -> Args:
    """Which monsters a hand defeats, and its numbers against each."""
    return {
        "cards": names_of([battle.foe.id for battle in battles if is_won(battle)]),
        "monsters": names_of([battle.foe.id for battle in battles]),
        "healths": [battle.foe.health for battle in battles],
        "totals": [total_of(battle) for battle in battles],
        "lights": [battle.light for battle in battles],
        "darks": [battle.darkness for battle in battles],
        "penalties": [battle.penalty for battle in battles],
        "uncounted": _effects_left_out(*battles),
    }


def _beat(turn: Turn, battle: BattleTotals) -> Message:
    """Whether the hand defeats the monster, and what decides it."""
    used = [use.card for use in battle.turn.uses if use not in turn.uses]
    if battle.refused:
        key = battle.refused
    elif battle.won:
        key = "won"
    else:
        lacks_magic = "magic_required" in battle.foe.traits and not battle.magic_present
        key = "no_magic" if lacks_magic else "short"
    args: Args = {"used": part(used, "part-using", cards=names_of(used)), "uncounted": _effects_left_out(battle)}
    return Message(f"fact-beat_{key}", {**battle_args(battle), **args})


def _effects_left_out(*battles: BattleTotals) -> Part | str:
    """The part of a text that names cards with effects that cost something and could still raise the attack."""
    cards: list[str] = []
    for battle in battles:
        for shown, _, effect in battle.turn.usable("dungeon"):
            raises = effect.draw or effect.borrow or effect.convert or effect.attack
            if raises and not is_free(effect) and is_payable(battle.turn, effect):
                cards.append(shown.card)
    return part(cards, "part-uncounted", cards=names_of([*dict.fromkeys(cards)]))


def _cost(game: ThunderstoneState, battle: BattleTotals) -> Message:
    """The gains and costs of an attack, and the changes in the hall that follow (TS-8.19, TS-13.1)."""
    if battle.refused:
        return Message(f"fact-beat_{battle.refused}", battle_args(battle))
    costs = costs_of(game, battle)
    args: Args = {"costs": Part("part-costs", {"costs": costs}) if costs else Part("part-costs_nothing", {})}
    args["next"] = _next_in_rank_1(game, battle.rank)
    return Message("fact-cost_won" if battle.won else "fact-cost_lost", {**battle_args(battle), **args})


def _next_in_rank_1(game: ThunderstoneState, rank: int) -> Part | str:
    """The end of the game or the breach that follows when the next card closes up to rank 1, as a part of a text."""
    if stone_follows(game, rank):
        return Part("part-game_ends", {})
    behind = next((lying.card for lying in game.hall[rank:] if lying is not None), None)
    if rank > 1 or behind is None or CARDS[behind].breach is None:
        return ""
    return Part("part-breach", {"monster": name_of(behind), "text": refer(f"card-text-{behind}")})


def _help(game: ThunderstoneState, turn: Turn, battle: BattleTotals, card: str) -> Message:
    """The help of a card of the hand against the monster, or the reason why it does not attack."""
    slot = next(shown.slot for shown in turn.cards if shown.card == card)
    without = total_of(battle_at(game, _without(turn, slot), battle.rank))
    if without != total_of(battle):
        key = "fact-help_adds"
    elif CARDS[card].is_hero and all(hero.card != card for hero in battle.attackers):
        key = "fact-help_idle"
    else:
        key = "fact-help_none"
    return Message(key, {**battle_args(battle), "card": name_of(card), "without": without})


def _without(turn: Turn, slot: int) -> Turn:
    """The turn as it would be without the card of a slot: never used, and carried by no hero."""
    turn = replace(turn, uses=[use for use in turn.uses if use.slot != slot])
    for hero in turn.heroes():
        if hero.weapon == slot:
            turn = turn.armed(hero.slot, 0)
    return replace(turn, cards=[shown for shown in turn.cards if shown.slot != slot])
