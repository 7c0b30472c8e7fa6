"""Weapons for heroes: one each, no heavier than the hero's strength (TS-11)."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.rules.battle_totals import (
    BattleTotals,
    battle_totals,
    bonuses,
    foresee,
    refused_target,
)
from games.thunderstone.rules.cards import CARDS, name_of
from games.thunderstone.rules.interchangeable import Sameness, one_of_each
from games.thunderstone.rules.pieces import RevealedCard, Turn
from games.thunderstone.rules.state import ThunderstoneState
from rules.messages import seat_name


def equip(game: ThunderstoneState, weapon: int, hero: int) -> None:
    """Put a weapon on a hero, in place of what the hero carried (TS-11.2, TS-11.3)."""
    shown, bearer = game.turn.shown(weapon), game.turn.shown(hero)
    bearer.weapon = weapon
    player = seat_name(game.turn.seat)
    game.tell("log-equips", player=player, card=name_of(shown.card), hero=name_of(bearer.card))


def bearer_of(turn: Turn, weapon: int) -> RevealedCard:
    """The hero that carries the weapon of a slot. Raises StopIteration if no hero does."""
    return next(hero for hero in turn.cards if hero.weapon == weapon)


def unequip(game: ThunderstoneState, weapon: int) -> None:
    """Take a weapon off its hero."""
    bearer = bearer_of(game.turn, weapon)
    bearer.weapon = 0
    card = name_of(game.turn.shown(weapon).card)
    game.tell("log-unequips", player=seat_name(game.turn.seat), card=card, hero=name_of(bearer.card))


def equip_best(game: ThunderstoneState, target: int = 0) -> None:
    """Equip all free weapons at once, for the monster in the rank `target` or for any; it can still be changed."""
    for hero, armed in zip(game.turn.cards, arm(game, game.turn, target).cards, strict=True):
        if hero.weapon != armed.weapon:
            equip(game, armed.weapon, hero.slot)


def arm(game: ThunderstoneState, turn: Turn, target: int = 0) -> Turn:
    """The turn with its free weapons given to unarmed heroes: the best weapon first, each to the hero it helps most.

    What helps is measured against the monster of the rank `target`, or (0) against all of the hall.
    """
    bonus, same = bonuses(turn), Sameness(turn)
    ranks = [target] if target else game.monsters()
    targets = [(monster, rank) for rank in ranks if (monster := game.monster_in(rank)) is not None]
    carried = {shown.weapon for shown in turn.cards}
    weapons = [weapon for weapon in turn.weapons() if weapon.slot not in carried]
    weapons.sort(key=lambda shown: -(CARDS[shown.card].attack + CARDS[shown.card].magic))
    for weapon in weapons:
        takers = [hero for hero in turn.heroes() if not hero.weapon and bonus.can_carry(hero, weapon.card)]
        takers = one_of_each(takers, same.in_battle)
        if len(takers) == 1:
            turn = turn.armed(takers[0].slot, weapon.slot)
            continue
        gains: dict[tuple[int, int, int], Turn] = {}
        for hero in takers:
            armed = turn.armed(hero.slot, weapon.slot)
            total = sum(battle_totals(armed, monster, rank).total for monster, rank in targets)
            gains[total, -bonus.strength_of(hero), -hero.slot] = armed
        if gains:
            turn = gains[max(gains)]
    return turn


def possible_battles(game: ThunderstoneState, turn: Turn, *, arming: bool = False) -> list[BattleTotals]:
    """The battle against each monster that a revealed hand may attack.

    With `arming`, its free weapons are given out for each of them.
    """
    battles = []
    for rank in game.monsters():
        monster, hand = game.card_in(rank), arm(game, turn, rank) if arming else turn
        if not refused_target(hand, monster, rank):
            battles.append(foresee(hand, monster, rank))
    return battles


def armings(turn: Turn) -> Iterator[Turn]:
    """A hand with its heroes armed in every distinct way, first with no weapons added (TS-11.2)."""
    bonus = bonuses(turn)
    weapons, heroes = turn.weapons(), turn.heroes()

    def arm_from(turn: Turn, place: int) -> Iterator[Turn]:
        if place == len(heroes):
            yield turn
            return
        yield from arm_from(turn, place + 1)
        hero, tried = heroes[place], set[str]()
        taken = {shown.weapon for shown in turn.cards}
        for weapon in weapons:
            if weapon.slot in taken or weapon.card in tried:
                continue
            if bonus.can_carry(hero, weapon.card):
                tried.add(weapon.card)
                yield from arm_from(turn.armed(hero.slot, weapon.slot), place + 1)

    return arm_from(turn, 0)
