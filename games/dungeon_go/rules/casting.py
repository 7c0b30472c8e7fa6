"""Declaring magic: whether it may be declared, its targets, and who pays (DG-22.1 to DG-22.8, DG-23.1 to DG-23.12)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import field
from functools import partial
from typing import ClassVar

from games.dungeon_go.rules import effects
from games.dungeon_go.rules.board import CELL, NAMES, STEP, board_of
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.growth import about_growth
from games.dungeon_go.rules.hits import OnMark, marks_left
from games.dungeon_go.rules.magic import (
    ABILITY_OF,
    MAGIC,
    SCHOOLS,
    Magic,
    School,
    Target,
    hero_meant,
    judged,
    marked,
    missing,
    target_hero,
)
from games.dungeon_go.rules.marks import card_mark, hero_mark, sheet_mark
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.possible_attacks import about_met, about_place
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Drag, Option, Picked, Refusals, Refused, Role, Shown, always

COST = 1
"""Victory points for a spell or a miracle."""


# Whether it can be declared


def switched_on(game: DungeonGoState, school: School) -> bool:
    """Whether this game is played with spells, or with miracles (DG-1.8)."""
    return game.settings.spells if school == "spell" else game.settings.miracles


def refusal(game: DungeonGoState, caster: Hero, magic: Magic) -> str:
    """The refusal code if the caster cannot declare this now, in a game with such magic; empty if it can."""
    if caster.abilities[ABILITY_OF[magic.school]] < magic.level:
        return "level_too_high"
    if caster.vp < COST and magic.pay == "caster":
        return "no_vp"
    need = missing(game, caster, magic)
    if need is not None:
        return "already_charged" if need == "not_charged" else "no_legal_target"
    return _targets_refusal(game, caster, magic)


def _targets_refusal(game: DungeonGoState, caster: Hero, magic: Magic) -> str:
    """The refusal code if not every target can be named and paid for; empty if it can."""
    if not magic.targets:
        return ""
    first = judged(game, caster, magic.targets[0], [])
    named = [name for name, reason in first.items() if not reason]
    if not named:
        return "ability_max" if {*first.values()} == {"ability_max"} else "no_legal_target"
    refused = [payment_refusal(game, caster, magic, [name]) for name in named]
    if all(refused):
        return "consent_refused" if "consent_refused" in refused else "no_vp"
    if len(magic.targets) > 1:  # one of the first targets must leave a second one
        second = [reason for name in named for reason in judged(game, caster, magic.targets[1], [name]).values()]
        return "no_legal_target" if all(second) else ""
    return ""


def payment_refusal(game: DungeonGoState, caster: Hero, magic: Magic, named: list[str]) -> str:
    """The refusal code if nobody can pay once these targets are named; empty if someone can (DG-23.7)."""
    return "" if caster.vp >= COST else offer_refusal(game, caster, magic, named)


def offer_refusal(game: DungeonGoState, caster: Hero, magic: Magic, named: list[str]) -> str:
    """The refusal code if no other hero can be asked to pay (DG-23.4); empty if one can."""
    target = target_hero(game, magic, named)
    if magic.pay == "caster" or target is None or target is caster or target.vp < COST:
        return "no_vp"
    return "consent_refused" if offer_key(magic, target) in game.asked else ""


def offer_key(magic: Magic, target: Hero) -> str:
    """The key under which a refused offer is remembered until the action is over."""
    return f"{magic.id} {target.number}"


def known(game: DungeonGoState, caster: Hero) -> list[Magic]:
    """The magic that the caster's options, level and victory points allow it to declare."""
    castable: list[Magic] = []
    for school, ability in ABILITY_OF.items():
        if switched_on(game, school):
            castable += SCHOOLS[school][: caster.abilities[ability]]
    return castable if caster.vp >= COST else [magic for magic in castable if magic.pay != "caster"]


def about(caster: Hero, magic: Magic) -> Message:
    """A short description and the cost: a point from the caster or, with consent, from a hero it is for."""
    args: Args = {"what": refer(f"{magic.school}-{magic.id}-short"), "vp": COST, "left": caster.vp - COST}
    return Message("about-magic" if caster.vp >= COST else "about-magic_asked", args)


# Declaring


def declare(game: DungeonGoState, caster: Hero, magic: Magic, named: list[str]) -> None:
    """Ask for the target after those already `named`; when all are named, settle who pays and carry it out."""
    if len(named) < len(magic.targets):
        question = _DETAILS[magic.targets[len(named)].kind]
        game.push(question(seat=caster.seat, hero=caster.number, magic=magic.id, named=named))
        return
    target = target_hero(game, magic, named)
    if offer_refusal(game, caster, magic, named):
        _pay_and_carry_out(game, caster, magic, named, by=caster)
    elif caster.vp >= COST:
        game.push(Payer(seat=caster.seat, hero=caster.number, magic=magic.id, named=named))
    elif target is not None:
        _ask_to_pay(game, caster, magic, named, target)


def _ask_to_pay(game: DungeonGoState, caster: Hero, magic: Magic, named: list[str], target: Hero) -> None:
    """Ask the target's owner; a player who owns both heroes has already answered (DG-23.8)."""
    if target.seat == caster.seat:
        _pay_and_carry_out(game, caster, magic, named, by=target)
        return
    game.tell("log-offer", hero=caster.name, target=target.name, magic=magic.name)
    game.push(Consent(seat=target.seat, hero=caster.number, magic=magic.id, named=named))


def _pay_and_carry_out(game: DungeonGoState, caster: Hero, magic: Magic, named: list[str], by: Hero) -> None:
    """Take the point, giving it to the caster if someone else pays (DG-23.5), and carry the magic out."""
    by.vp -= COST
    game.actions -= 1
    game.asked = []
    game.tell(f"log-{magic.school}", hero=caster.name, magic=magic.name)
    if by is caster:
        game.tell("log-pays", hero=caster.name, vp=COST)
    else:
        caster.vp += COST
        game.tell("log-target_pays", hero=by.name, caster=caster.name, vp=COST)
    effects.Effects(hero=caster.number, magic=magic.id, named=named).run(game)


class MagicQuestion(HeroQuestion):
    """A question between declaring magic and paying for it. `hero` is the caster."""

    magic: str
    named: list[str] = field(default_factory=list)

    def caster(self, game: DungeonGoState) -> Hero:
        """The hero that casts or works it."""
        return game.heroes[self.hero]

    def describe(self, game: DungeonGoState) -> Args:
        magic = MAGIC[self.magic]
        args: Args = {"hero": self.caster(game).name, "magic": magic.name}
        target = target_hero(game, magic, self.named)
        if target is not None:
            args["target"] = target.name
        return args


class Detail(MagicQuestion):
    """Name one target, or step back: the base of the questions below, one for each kind of target."""

    default_id: ClassVar = "back"  # the step back, which costs nothing

    def target(self) -> Target:
        """The target to be named."""
        return MAGIC[self.magic].targets[len(self.named)]

    @abstractmethod
    def option_for(self, game: DungeonGoState, name: str) -> Option:
        """The option for one name, with the effect on what is named."""

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        """Everything that may be named and paid for, and the step back."""
        magic, caster = MAGIC[self.magic], self.caster(game)
        options = []
        for name, reason in judged(game, caster, self.target(), self.named).items():
            why = reason or payment_refusal(game, caster, magic, [*self.named, name])
            option = self.option_for(game, name)
            option.value = name
            option.drag = Drag(sheet_mark(caster.number, f"{magic.school}-{magic.id}"), option.mark)
            if not why:
                options.append(option)
            elif refused is not None:
                refused.append(Refused(option.id, option.label, why, missed=why == "consent_refused"))
        options.append(Option("back", Message("do-back"), role=Role.BACK))
        return options

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """Go on to the next target or the payment; a step back returns to the one before, or to combat."""
        magic, caster = MAGIC[self.magic], self.caster(game)
        name: str | None = picked.value
        if name is not None:
            declare(game, caster, magic, [*self.named, name])
        elif self.named:
            declare(game, caster, magic, self.named[:-1])

    def payer(self, game: DungeonGoState, name: str) -> Args:
        """The named hero, and whether it has to pay (`asked` is 1) because the caster cannot (DG-23.7)."""
        caster = self.caster(game)
        target = target_hero(game, MAGIC[self.magic], [*self.named, name])
        asked = int(target is not None and caster.vp < COST)
        return {"asked": asked, "hero": (caster if target is None else target).name, "vp": COST}


class CastMark(Detail):
    """Name a monster and one of its marks."""

    def option_for(self, game: DungeonGoState, name: str) -> Option:
        monster, mark = marked(game, name)
        caster = self.caster(game)
        aim = OnMark(monster.cell, mark)
        cell = NAMES[monster.cell]
        args: Args = {"monster": monster.name, "cell": cell, "ability": refer(f"ability-{ABILITIES[mark]}")}
        met = partial(about_met, game, caster, aim, "about-met")
        defeats = marks_left(game, caster, monster, mark) == 0
        return Option(name, Message("do-cast_mark", args), mark=cell, prominence=Shown.button_if(defeats), effect=met)


class CastMonster(Detail):
    """Name a monster; the effect is the cell to which it is driven back, or that another one replaces it."""

    def option_for(self, game: DungeonGoState, name: str) -> Option:
        monster = game.monster_on(CELL[name])

        def effect() -> Message:
            holders = [holder.name for holder in game.holders(monster)]
            args: Args = {"holders": holders, "number": len(holders)}
            steps = sum(effect.number for effect in MAGIC[self.magic].effects if effect.do == "push_back")
            if steps:
                return Message("about-driven_back", {**args, "cell": NAMES[monster.cell + STEP * steps]})
            return Message("about-replaced", args)

        label = Message("do-cast_monster", {"monster": monster.name, "cell": name})
        return Option(name, label, mark=name, effect=effect)


class CastHero(Detail):
    """Name a hero; the effect is its hit points if it is healed, otherwise who chooses what grows, and who pays."""

    def option_for(self, game: DungeonGoState, name: str) -> Option:
        target, args = game.hero_of(name), self.payer(game, name)
        if "wounded" in self.target().filters:
            healed = min(target.max_hp, target.hp + effects.healing(MAGIC[self.magic], self.caster(game)))
            effect = Message("about-heal", {**args, "was": target.hp, "now": healed, "most": target.max_hp})
        else:
            effect = Message("about-grows", {**args, "player": seat_name(target.seat)})
        label = Message("do-cast_hero", {"hero": target.name})
        return Option(name, label, mark=hero_mark(target.number), effect=effect)


class CastCard(Detail):
    """Name a card of the revealed pile; the effect is who gets another turn, and who pays."""

    def option_for(self, game: DungeonGoState, name: str) -> Option:
        if name.startswith("hero_"):
            effect = Message("about-again", self.payer(game, name) | {"hero": game.hero_of(name).name})
        else:
            effect = Message(f"about-again_{name}")
        label = Message("do-cast_card", {"card": refer(f"card-{name}")})
        return Option(name, label, mark=card_mark(name), effect=effect)


class CastCell(Detail):
    """Name a cell; the effect is which monsters are within reach from there."""

    def option_for(self, game: DungeonGoState, name: str) -> Option:
        hero = target_hero(game, MAGIC[self.magic], self.named) or self.caster(game)
        effect, board = partial(about_place, game, hero, CELL[name]), board_of(CELL[name])
        return Option(name, Message("do-cast_cell", {"cell": name}), group=board, mark=name, effect=effect)


class CastAbility(Detail):
    """Name an ability of the caster."""

    def option_for(self, game: DungeonGoState, name: str) -> Option:
        caster, ability = self.caster(game), ABILITIES.index(name)
        value = caster.abilities[ability]
        args: Args = {"ability": refer(f"ability-{name}"), "value": value + 1}
        effect = partial(about_growth, game, ability, value, caster.max_hp - caster.hp)
        return Option(name, Message("do-grow", args), mark=sheet_mark(caster.number, name), effect=effect)


_DETAILS: dict[str, type[Detail]] = {
    "mark": CastMark,
    "monster": CastMonster,
    "hero": CastHero,
    "card": CastCard,
    "cell": CastCell,
    "ability": CastAbility,
}
"""The question that asks for each kind of target."""


# Who pays


def _pay_option(id: str, caster: Hero) -> Option:
    """Paying with the caster's own point, with how many are left."""
    left = Message("about-pays", {"hero": caster.name, "left": caster.vp - COST})
    args: Args = {"hero": caster.name, "vp": COST}
    return Option(id, Message("do-pay", args), mark=hero_mark(caster.number), effect=left)


class Payer(MagicQuestion):
    """Pay with the caster's own point or ask the target hero's owner (DG-23.4)."""

    default_id: ClassVar = "back"

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        caster, target = self.caster(game), hero_meant(game, MAGIC[self.magic], self.named)
        asked: Args = {"hero": target.name, "vp": COST}
        gives = Message("about-gives", {"hero": target.name, "left": target.vp - COST, "caster": caster.name})
        return [
            _pay_option("caster", caster),
            Option("target", Message("do-ask_target", asked), mark=hero_mark(target.number), effect=gives),
            Option("back", Message("do-back"), role=Role.BACK),
        ]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        magic, caster = MAGIC[self.magic], self.caster(game)
        if picked.only == "caster":
            _pay_and_carry_out(game, caster, magic, self.named, by=caster)
        elif picked.only == "target":
            _ask_to_pay(game, caster, magic, self.named, hero_meant(game, magic, self.named))
        else:
            declare(game, caster, magic, self.named[:-1])


class Consent(MagicQuestion):
    """The target's owner agrees to pay, or does not (DG-23.4). Asked in public."""

    default_id: ClassVar = "no"

    def target(self, game: DungeonGoState) -> Hero:
        """The hero that is asked to pay."""
        return hero_meant(game, MAGIC[self.magic], self.named)

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        """To pay, with what the magic does in short and how many points are left; or not to."""
        target, magic = self.target(game), MAGIC[self.magic]
        args: Args = {"hero": target.name, "left": target.vp - COST, "caster": self.caster(game).name}
        effect = Message("about-consents", {**args, "what": refer(f"{magic.school}-{magic.id}-short")})
        return [
            Option("yes", Message("do-consent", {"vp": COST}), effect=effect),
            Option("no", Message("do-no_consent")),
        ]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """With consent, carry the magic out; without it, the caster's owner decides again (DG-23.6)."""
        magic = MAGIC[self.magic]
        caster = self.caster(game)
        target = self.target(game)
        if picked.only == "yes":
            game.tell("log-consents", player=seat_name(self.seat))
            _pay_and_carry_out(game, caster, magic, self.named, by=target)
        else:
            game.tell("log-refuses", player=seat_name(self.seat))
            game.asked.append(offer_key(magic, target))
            game.push(AfterRefusal(seat=caster.seat, hero=self.hero, magic=self.magic, named=self.named))


class AfterRefusal(MagicQuestion):
    """Pay for it after all, or take it back (DG-23.6)."""

    default_id: ClassVar = "take_back"
    forced: ClassVar = always

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        options = []
        caster = self.caster(game)
        if caster.vp >= COST:
            options.append(_pay_option("pay", caster))
        elif refused is not None:
            refused.append(Refused("pay", Message("do-pay", {"hero": caster.name, "vp": COST}), "no_vp", missed=True))
        options.append(Option("take_back", Message("do-take_back")))
        return options

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        if picked.only == "pay":
            _pay_and_carry_out(game, self.caster(game), MAGIC[self.magic], self.named, by=self.caster(game))
        else:
            game.tell("log-takes_back", hero=self.caster(game).name, magic=MAGIC[self.magic].name)
