"""The combat action: the choice of an attack or magic after the move (DG-7, DG-10.1 to DG-10.5, DG-22.1, DG-23.1)."""

from __future__ import annotations

from copy import copy
from functools import cache, partial
from typing import ClassVar

from games.dungeon_go.rules import attack, casting, floors
from games.dungeon_go.rules.board import NAMES, WITHIN
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.hits import OnMark, percent
from games.dungeon_go.rules.magic import MAGIC, SCHOOLS, Magic
from games.dungeon_go.rules.marks import hero_mark, sheet_mark
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.possible_attacks import (
    MOST_PROMINENT,
    about_attack,
    aimed,
    can_attack,
    decisive_attacks,
    rank,
    worth_a_button,
)
from games.dungeon_go.rules.risks import Risks, order_by_danger
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from games.dungeon_go.rules.threats import describe_threats
from rules.entries import Step
from rules.messages import Args, Message
from rules.questions import Drag, Option, Picked, Refusals, Refused, Shown, Undo, bring_forward

DONE = Option("done", Message("do-done"), prominence=Shown.BUTTON)
MOST_MISSED = 2
"""The most monsters, marks and magic out of reach that are named below the question."""


class ActionOver(Step):
    """After a combat action, or before the first: floor advance, then the next action if one is left."""

    def run(self, game: DungeonGoState) -> None:
        """The turn ends automatically when nothing is left (DG-7.5, DG-18.5)."""
        floors.advance_if_due(game)
        if game.actions and game.turn is not None:
            hero = game.hero_of(game.turn)
            game.push(Combat(seat=hero.seat, hero=hero.number))


ACTION_OVER = ActionOver()


def strike(game: DungeonGoState, hero: Hero, aim: OnMark) -> None:
    """Use a combat action for an attack; what follows is put after everything it triggers."""
    game.push(ACTION_OVER)
    game.actions -= 1
    game.asked = []
    attack.declare(game, hero, game.monster_on(aim.cell), aim.mark)


@cache
def _attack_option(hero: int, unit: str, aim: OnMark, chance: int, prominent: bool) -> Option:
    args, cell = aimed(unit, aim, chance), NAMES[aim.cell]
    return Option(
        _attack_id(aim),
        Message("do-attack", args),
        "attack",
        cell,
        Drag(hero_mark(hero), cell),
        undo=Undo.ROLLED,
        prominence=Shown.button_if(prominent),
        value=aim,
    )


def _attack_id(aim: OnMark) -> str:
    return f"attack-{NAMES[aim.cell]}-{ABILITIES[aim.mark]}"


@cache
def _magic_option(id: str, hero: int, *, prominent: bool = False) -> Option:
    magic = MAGIC[id]
    name: Args = {magic.school: magic.name}
    return Option(
        f"{magic.school}-{id}",
        Message(f"do-{magic.school}", name),
        group=magic.school,
        mark=sheet_mark(hero, f"{magic.school}-{id}"),
        prominence=Shown.button_if(prominent),
        value=magic,
    )


class Combat(HeroQuestion):
    """Attack, cast a spell, work a miracle, or be done (DG-7.3)."""

    default_id: ClassVar = "done"

    def forced(self, game: DungeonGoState) -> bool:
        """Whether no open mark is in range, so that being done may be the only answer."""
        return not can_attack(game, game.heroes[self.hero])

    def describe(self, game: DungeonGoState) -> Args:
        hero = game.heroes[self.hero]
        return {"hero": hero.name, "actions": game.actions, "floor": game.floor, **describe_threats(game, hero)}

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        """Attacks (monster by mark), spells, miracles, and done, which ends the turn."""
        hero = game.heroes[self.hero]
        reach = WITHIN[hero.range][hero.at]
        aims: list[OnMark] = []
        for monster in game.monsters_in_order():
            near = bool(reach >> monster.cell & 1)
            if not near and refused is None:
                continue
            held = game.held_marks(monster)
            for mark in range(len(ABILITIES)):
                reason, aim = self._refusal(near, monster.printed.bits, held, mark), OnMark(monster.cell, mark)
                if not reason:
                    aims.append(aim)
                elif refused is not None:
                    args = aimed(monster.unit, aim, 0)
                    place = NAMES[monster.cell] if reason == "out_of_range" else ""
                    refused.append(Refused(_attack_id(aim), Message("do-attack_at", args), reason, mark=place))
        best = worth_a_button(game, sorted(aims, key=partial(rank, game, hero)))
        options = [
            _attack_option(hero.number, game.monster_on(aim.cell).unit, aim, percent(game, hero, aim.mark), aim in best)
            for aim in aims
        ]
        if refused is not None:
            _name_missed(refused)
        if game.settings.spells or game.settings.miracles or refused is not None:
            self._add_magic(game, hero, options, refused)
        options.append(DONE)
        return options

    def _refusal(self, in_range: bool, printed: int, held: int, mark: int) -> str:
        if not printed >> mark & 1:
            return "mark_not_printed"
        if not in_range:
            return "out_of_range"
        return "mark_held" if held >> mark & 1 else ""

    def _add_magic(self, game: DungeonGoState, hero: Hero, options: list[Option], refused: Refusals | None) -> None:
        magics = casting.known(game, hero)
        if refused is not None:
            magics = []
            for school, magic_of_school in SCHOOLS.items():
                if casting.switched_on(game, school):
                    magics += magic_of_school
                else:
                    refused.append(Refused(f"{school}s", Message(f"setting-{school}s"), "rule_off"))
        possible = []
        for magic in magics:
            reason = casting.refusal(game, hero, magic)
            if not reason:
                possible.append(magic.id)
            elif refused is not None:
                option = _magic_option(magic.id, hero.number)
                args: Args = {"level": magic.level} if reason == "level_too_high" else {}
                missed = reason in ("no_vp", "consent_refused", "already_charged")
                refused.append(Refused(option.id, option.label, reason, args, missed=missed))
        options += (_magic_option(id, hero.number, prominent=len(possible) <= MOST_PROMINENT) for id in possible)

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """Begin the action; what follows is put after everything it triggers. After Done comes the next card."""
        hero = game.heroes[self.hero]
        match picked.value:
            case OnMark() as aim:
                strike(game, hero, aim)
            case Magic() as magic:
                game.push(ACTION_OVER)
                casting.declare(game, hero, magic, [])

    def explained(self, game: DungeonGoState, *, ideas: bool = True) -> list[Option]:
        """The rolls, gain and risks of each attack, the effect and cost of magic, the actions that are given up.

        Attacks on monsters that decide the game come first.
        """
        hero = game.heroes[self.hero]
        risks = Risks(game, hero, game.actions - 1)
        options = [copy(option) for option in self.options(game)]  # all positions share them
        for option in options:
            match option.value:
                case OnMark() as aim:
                    risks.mark_attack(option, aim)
                    option.effect = partial(about_attack, game, hero, aim, risks.consequences(aim))
                case Magic() as magic:
                    option.effect = casting.about(hero, magic)
                    if magic.leaves_things_in_place:
                        risks.mark_magic(option, magic)
                case _:
                    risks.mark_move(option, None, ends=True)
                    if game.actions > 1:
                        option.effect = Message("about-done", {"actions": game.actions})
        order_by_danger(options)
        bring_forward(options, decisive_attacks(game, options))
        return options


def _name_missed(refused: Refusals) -> None:
    """Name one mark of each monster that cannot be attacked: held or out of range, the nearest first."""
    monsters: list[object] = []
    for refusal in refused:
        if refusal.reason in ("mark_held", "out_of_range") and refusal.label.args["monster"] not in monsters:
            monsters.append(refusal.label.args["monster"])
            refusal.missed = len(monsters) <= MOST_MISSED
