"""The answers that give weapons to heroes or take them off, each with what it changes in battle (TS-11)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from games.thunderstone.rules.acts import Equip, EquipBest, Unequip
from games.thunderstone.rules.battle_totals import Bonuses, bonuses
from games.thunderstone.rules.cards import CARDS, name_of
from games.thunderstone.rules.equip import arm, bearer_of
from games.thunderstone.rules.interchangeable import Sameness, repeats
from games.thunderstone.rules.option_texts import about_change
from games.thunderstone.rules.pieces import RevealedCard, Turn
from games.thunderstone.rules.state import ThunderstoneState
from rules.messages import Arg, Args, Message, Part, refer, seat_name
from rules.questions import Drag, Option, Refusals, Refused, Shown


def weapon_options(game: ThunderstoneState, refused: Refusals | None = None) -> WeaponOptions:
    """The options to equip and take off weapons; what is not possible goes to `refused`."""
    heroes = game.turn.heroes()
    bearers = {hero.weapon: hero for hero in heroes if hero.weapon}
    answers = WeaponOptions(game, [] if refused is None else refused)
    for weapon in game.turn.weapons():
        if weapon.slot in bearers:
            answers.add_taking_off(weapon, bearers[weapon.slot])
        else:
            for hero in heroes:
                answers.add_equipping(weapon, hero)
    if answers.to_unarmed > 1 or len(answers.takeable) > 1:
        best = Option("equip-best", Message("do-equip_best"), group="weapons", value=EquipBest())
        best.effect = partial(about_change, game, partial(arm, game))
        answers.options.insert(0, best)
    _tell_apart(game.turn, answers.bonus, answers.options)
    return answers


class WeaponOptions:
    """The options about weapons, added one by one."""

    def __init__(self, game: ThunderstoneState, refused: Refusals) -> None:
        self.game, self.turn, self.refused = game, game.turn, refused
        self.bonus = bonuses(game.turn)
        self.strengths = {hero.slot: self.bonus.strength_of(hero) for hero in game.turn.heroes()}
        self.options: list[Option] = []
        self.to_unarmed = 0
        """The number of those that equip a hero without a weapon."""
        self.takeable: set[int] = set()
        """The slots of weapons that a hero without one can take."""
        self._same = Sameness(game.turn)
        self._equipped, self._listed = set[Hashable](), set[Hashable]()

    def add_taking_off(self, weapon: RevealedCard, hero: RevealedCard) -> None:
        """Add the option to take a weapon off its hero."""
        id, label = f"unequip-{weapon.slot}", Message("do-unequip", _names(weapon, hero))
        if weapon.slot in self.bonus.thrown:
            self.refused.append(Refused(id, label, "already_thrown"))
            return
        option = Option(id, label, group="weapons", mark=f"card-{weapon.slot}", value=Unequip(weapon.slot))
        option.effect = self._change(hero.slot, 0)
        if repeats(self._listed, "unequip", self._same.alike(weapon)):
            option.prominence = Shown.UNLISTED
        self.options.append(option)

    def add_equipping(self, weapon: RevealedCard, hero: RevealedCard) -> None:
        """Add the option to give a free weapon to a hero."""
        id, args = f"equip-{weapon.slot}-{hero.slot}", _names(weapon, hero)
        label = Message("do-equip", args)
        if not self.bonus.can_carry(hero, weapon.card):
            strength = self.strengths[hero.slot]
            lacking: Args = {"weight": self.bonus.weight_of(weapon.card), "strength": strength}
            missed = strength == max(self.strengths.values())
            self.refused.append(Refused(id, label, "too_heavy", lacking, missed))
            return
        if hero.weapon in self.bonus.thrown:
            self.refused.append(Refused(id, label, "already_thrown"))
            return
        if not hero.weapon:
            self.takeable.add(weapon.slot)
        if repeats(self._equipped, self._same.carrying(weapon, hero)):
            self.refused.append(Refused(id, label, "same_as_other"))
            return
        self.to_unarmed += not hero.weapon
        option = Option(id, label, group="weapons", value=Equip(weapon.slot, hero.slot))
        option.effect = self._change(hero.slot, weapon.slot)
        carries = self.turn.shown(hero.weapon).card if hero.weapon else ""
        if carries:
            option.label = Message("do-equip_instead", {**args, "other": name_of(carries)})
        if carries == weapon.card:
            option.prominence = Shown.UNLISTED  # it changes nothing
        else:
            option.mark = f"card-{hero.slot}"
            option.drag = Drag(f"card-{weapon.slot}", option.mark)
            if repeats(self._listed, "equip", self._same.alike(weapon), self._same.alike(hero)):
                option.prominence = Shown.UNLISTED
        self.options.append(option)

    def _change(self, hero: int, weapon: int) -> Callable[[], Message | None]:
        return partial(about_change, self.game, partial(Turn.armed, hero=hero, weapon=weapon))


def _tell_apart(turn: Turn, bonus: Bonuses, options: list[Option]) -> None:
    """Name what heroes of the same name differ by, in answers that would be called the same."""
    alike: dict[str, list[tuple[Option, RevealedCard]]] = {}
    for option in options:
        label = repr(option.label)
        match option.value:
            case Equip(_, hero) if option.prominence >= Shown.LISTED:
                alike.setdefault(label, []).append((option, turn.shown(hero)))
            case Unequip(weapon) if option.prominence >= Shown.LISTED:
                alike.setdefault(label, []).append((option, bearer_of(turn, weapon)))
    for twins in alike.values():
        for features in zip(*(_features(turn, bonus, hero) for _, hero in twins), strict=True):
            if len(twins) > 1 and all(features.count(feature) == 1 for feature in features):
                for (option, _), apart in zip(twins, features, strict=True):
                    option.label = Message(f"{option.label.key}_which", {**option.label.args, "apart": apart})
                break


def _features(turn: Turn, bonus: Bonuses, hero: RevealedCard) -> list[Arg]:
    """The features by which heroes of the same name may differ, the first being the first choice to name."""
    is_used = any(use.slot == hero.slot for use in turn.uses)
    return [
        Part("value-strength", {"value": bonus.strength_of(hero)}),
        Part("value-attack", {"value": CARDS[hero.card].attack + bonus.attack.get(hero.slot, 0)}),
        refer("state-magic" if hero.slot in bonus.converted else "state-ordinary"),
        seat_name(turn.seat if hero.owner is None else hero.owner),
        refer("state-off" if hero.slot in turn.off else "state-on"),
        refer("state-used" if is_used else "state-unused"),
    ]


def _names(weapon: RevealedCard, hero: RevealedCard) -> Args:
    """The names of a weapon and a hero in the text of an answer."""
    return {"card": name_of(weapon.card), "hero": name_of(hero.card)}
