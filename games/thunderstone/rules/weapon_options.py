"""The answers that give weapons to heroes or take them off, each with what it changes in battle (TS-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial

from games.thunderstone.rules.acts import Equip, EquipBest, Unequip
from games.thunderstone.rules.battle_totals import Bonuses, bonuses
from games.thunderstone.rules.cards import CARDS, name_of
from games.thunderstone.rules.equip import arm, bearer_of
from games.thunderstone.rules.interchangeable import Sameness, repeats
from games.thunderstone.rules.option_texts import about_change
from games.thunderstone.rules.state import RevealedCard, ThunderstoneState, Turn
from rules.messages import Arg, Args, Message, Part, refer, seat_name
from rules.questions import UNLISTED, Drag, Option, Refusals, Refused


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
    options: list[Option] = []
    ways, free = 0, set[int]()
    same, seen, listed = Sameness(turn), set[Hashable](), set[Hashable]()
    impossible: Refusals = [] if refused is None else refused

    for weapon in weapons:
        if weapon.slot in carried:
            hero = carried[weapon.slot]
            id, args = f"unequip-{weapon.slot}", _named(weapon, hero)
            if weapon.slot in bonus.thrown:
                impossible.append(Refused(id, Message("do-unequip", args), "already_thrown"))
            else:
                act = Unequip(weapon.slot)
                off = Option(id, Message("do-unequip", args), group="weapons", mark=f"card-{weapon.slot}", value=act)
                off.effect = partial(about_change, game, partial(Turn.armed, hero=hero.slot, weapon=0))
                if repeats(listed, "unequip", same.alike(weapon)):
                    off.handy = UNLISTED
                options.append(off)
            continue
        for hero in heroes:
            id, args = f"equip-{weapon.slot}-{hero.slot}", _named(weapon, hero)
            if not bonus.can_carry(hero, weapon.card):
                strength = strengths[hero.slot]
                lacking: Args = {"weight": bonus.weight_of(weapon.card), "strength": strength}
                missed = strength == max(strengths.values())
                impossible.append(Refused(id, Message("do-equip", args), "too_heavy", lacking, missed))
                continue
            if hero.weapon in bonus.thrown:
                impossible.append(Refused(id, Message("do-equip", args), "already_thrown"))
                continue
            if not hero.weapon:
                free.add(weapon.slot)
            kind = same.carrying(weapon, hero)
            if kind in seen:
                impossible.append(Refused(id, Message("do-equip", args), "same_as_other"))
                continue
            seen.add(kind)
            ways += not hero.weapon
            option = Option(id, Message("do-equip", args), group="weapons", value=Equip(weapon.slot, hero.slot))
            option.effect = partial(about_change, game, partial(Turn.armed, hero=hero.slot, weapon=weapon.slot))
            carries = turn.shown(hero.weapon).card if hero.weapon else ""
            if carries:
                option.label = Message("do-equip_instead", {**args, "other": name_of(carries)})
            if carries == weapon.card:
                option.handy = UNLISTED  # it changes nothing
            else:
                option.mark = f"card-{hero.slot}"
                option.drag = Drag(f"card-{weapon.slot}", option.mark)
                if repeats(listed, "equip", same.alike(weapon), same.alike(hero)):
                    option.handy = UNLISTED
            options.append(option)
    if ways > 1 or len(free) > 1:
        best = partial(about_change, game, partial(arm, game))
        options.insert(
            0, Option("equip-best", Message("do-equip_best"), group="weapons", effect=best, value=EquipBest())
        )
    _tell_apart(turn, bonus, options)
    return options, bool(free)


def _tell_apart(turn: Turn, bonus: Bonuses, options: list[Option]) -> None:
    """Name what heroes of the same name differ by, in answers that would be called the same."""
    called: dict[str, list[tuple[Option, RevealedCard]]] = {}
    for option in options:
        said = repr(option.label)
        match option.value:
            case Equip(_, hero) if option.handy >= 0:
                called.setdefault(said, []).append((option, turn.shown(hero)))
            case Unequip(weapon) if option.handy >= 0:
                called.setdefault(said, []).append((option, bearer_of(turn, weapon)))
    used = Counter(use.slot for use in turn.uses)
    features: tuple[Callable[[RevealedCard], Arg], ...] = (
        lambda hero: Part("value-strength", {"value": bonus.strength_of(hero)}),
        lambda hero: Part("value-attack", {"value": CARDS[hero.card].attack + bonus.attack.get(hero.slot, 0)}),
        lambda hero: refer("state-magic" if hero.slot in bonus.converted else "state-ordinary"),
        lambda hero: seat_name(turn.seat if hero.owner is None else hero.owner),
        lambda hero: refer("state-off" if hero.slot in turn.off else "state-on"),
        lambda hero: refer("state-used" if used[hero.slot] else "state-unused"),
    )
    for twins in called.values():
        for feature in features:
            values = [feature(hero) for _, hero in twins]
            if len(twins) > 1 and all(values.count(each) == 1 for each in values):
                for (option, _), apart in zip(twins, values, strict=True):
                    option.label = Message(f"{option.label.key}_which", {**option.label.args, "apart": apart})
                break


def _named(weapon: RevealedCard, hero: RevealedCard) -> Args:
    """The names of a weapon and a hero in the text of an answer."""
    return {"card": name_of(weapon.card), "hero": name_of(hero.card)}
