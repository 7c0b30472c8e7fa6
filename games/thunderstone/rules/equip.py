"""Weapons for heroes: one each, no heavier than the hero's strength (TS-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator

from games.thunderstone.rules.acts import Equip, EquipBest, Unequip
from games.thunderstone.rules.battle_totals import (
    BattleTotals,
    Bonuses,
    battle_totals,
    bonuses,
    foresee,
    refused_target,
)
from games.thunderstone.rules.cards import CARDS, name_of
from games.thunderstone.rules.interchangeable import Sameness, one_of_each, repeats
from games.thunderstone.rules.state import Shown, ThunderstoneState, Turn
from rules.messages import Arg, Args, seat_name
from rules.questions import Option, Refusals, Refused


def weapon_options(game: ThunderstoneState, refused: Refusals | None = None) -> tuple[list[Option], bool]:
    """Options to equip and take off weapons, and whether a hero without a weapon can take a free one."""
    turn = game.turn
    weapons = turn.weapons()
    if not weapons:
        return [], False
    heroes = turn.heroes()
    bonus = bonuses(turn)
    strengths = {hero.slot: bonus.strength_of(hero) for hero in heroes}
    carried = {hero.weapon: hero for hero in heroes if hero.weapon}
    found: list[Option] = []
    ways, free = 0, set[int]()
    same, seen, listed = Sameness(turn), set[Hashable](), set[Hashable]()
    impossible: Refusals = [] if refused is None else refused

    for weapon in weapons:
        if weapon.slot in carried:
            hero = carried[weapon.slot]
            id, args = f"unequip-{weapon.slot}", _named(weapon, hero)
            if weapon.slot in bonus.thrown:
                impossible.append(Refused(id, "do-unequip", args, "already_thrown"))
            else:
                act = Unequip(weapon.slot)
                off = Option(id, "do-unequip", args, group="weapons", mark=f"card-{weapon.slot}", value=act)
                off.unlisted = repeats(listed, "unequip", same.alike(weapon))
                found.append(off)
            continue
        weight = bonus.weight_of(weapon.card)
        for hero in heroes:
            strength = strengths[hero.slot]
            id, args = f"equip-{weapon.slot}-{hero.slot}", _named(weapon, hero)
            if weight > strength:
                lacking: Args = {"weight": weight, "strength": strength}
                missed = strength == max(strengths.values())
                impossible.append(Refused(id, "do-equip", args, "too_heavy", lacking, missed))
                continue
            if hero.weapon in bonus.thrown:
                impossible.append(Refused(id, "do-equip", args, "already_thrown"))
                continue
            if not hero.weapon:
                free.add(weapon.slot)
            kind = same.carrying(weapon, hero)
            if kind in seen:
                impossible.append(Refused(id, "do-equip", args, "same_as_other"))
                continue
            seen.add(kind)
            ways += not hero.weapon
            option = Option(id, "do-equip", args, group="weapons", value=Equip(weapon.slot, hero.slot))
            carries = turn.shown(hero.weapon).card if hero.weapon else ""
            if carries:
                option.key, option.args = "do-equip_instead", {**args, "other": name_of(carries)}
            if carries == weapon.card:
                option.unlisted = True  # it changes nothing
            else:
                option.mark, option.source = f"card-{hero.slot}", f"card-{weapon.slot}"
                option.unlisted = repeats(listed, "equip", same.alike(weapon), same.alike(hero))
            found.append(option)
    if ways > 1 or len(free) > 1:
        found.insert(0, Option("equip-best", "do-equip_best", group="weapons", value=EquipBest()))
    _tell_apart(turn, bonus, found)
    return found, bool(free)


def _tell_apart(turn: Turn, bonus: Bonuses, options: list[Option]) -> None:
    """Name what heroes of the same name differ by, in answers that would be called the same."""
    called: dict[tuple[str, str], list[tuple[Option, Shown]]] = {}
    for option in options:
        match option.value:
            case Equip(_, hero) if not option.unlisted:
                called.setdefault((option.key, repr(option.args)), []).append((option, turn.shown(hero)))
            case Unequip(weapon) if not option.unlisted:
                called.setdefault((option.key, repr(option.args)), []).append((option, bearer_of(turn, weapon)))
    used = Counter(use.slot for use in turn.uses)
    features: dict[str, Callable[[Shown], Arg]] = {
        "strength": bonus.strength_of,
        "attack": lambda hero: CARDS[hero.card].attack + bonus.attack.get(hero.slot, 0),
        "magic": lambda hero: int(hero.slot in bonus.converted),
        "owner": lambda hero: seat_name(turn.seat if hero.owner is None else hero.owner),
        "off": lambda hero: int(hero.slot in turn.off),
        "used": lambda hero: int(bool(used[hero.slot])),
    }
    for twins in called.values():
        for name, feature in features.items():
            told = [feature(hero) for _, hero in twins]
            if len(twins) > 1 and all(told.count(each) == 1 for each in told):
                for (option, _), value in zip(twins, told, strict=True):
                    option.key, option.args = f"{option.key}_which", {**option.args, "by": name, "value": value}
                break


def _named(weapon: Shown, hero: Shown) -> Args:
    """The names of a weapon and a hero in the text of an answer."""
    return {"card": name_of(weapon.card), "hero": name_of(hero.card)}


def equip(game: ThunderstoneState, weapon: int, hero: int) -> None:
    """Put a weapon on a hero, in place of what the hero carried (TS-11.2, TS-11.3)."""
    shown, bearer = game.turn.shown(weapon), game.turn.shown(hero)
    bearer.weapon = weapon
    player = seat_name(game.turn.seat)
    game.tell("log-equips", player=player, card=name_of(shown.card), hero=name_of(bearer.card))


def bearer_of(turn: Turn, weapon: int) -> Shown:
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
        weight = bonus.weight_of(weapon.card)
        able = [hero for hero in turn.heroes() if not hero.weapon and weight <= bonus.strength_of(hero)]
        able = one_of_each(able, same.in_battle)
        if len(able) == 1:
            turn = turn.armed(able[0].slot, weapon.slot)
            continue
        gains: list[tuple[int, int, int, Turn]] = []
        for hero in able:
            tried = turn.armed(hero.slot, weapon.slot)
            total = sum(battle_totals(tried, monster, rank).total for monster, rank in targets)
            gains.append((total, -bonus.strength_of(hero), -hero.slot, tried))
        if gains:
            turn = max(gains, key=lambda gain: gain[:3])[3]
    return turn


def possible_battles(game: ThunderstoneState, turn: Turn, *, arming: bool = False) -> list[tuple[Turn, BattleTotals]]:
    """The battle against each monster that a revealed hand may attack, with the hand equipped as it fights.

    With `arming`, its free weapons are given out for each of them.
    """
    found = []
    for rank in game.monsters():
        monster, hand = game.card_in(rank), arm(game, turn, rank) if arming else turn
        if not refused_target(hand, monster, rank):
            found.append((hand, foresee(hand, monster, rank)))
    return found


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
            fits = bonus.weight_of(weapon.card) <= bonus.strength_of(hero)
            if fits and weapon.slot not in taken and weapon.card not in tried:
                tried.add(weapon.card)
                yield from arm_from(turn.armed(hero.slot, weapon.slot), place + 1)

    return arm_from(turn, 0)
