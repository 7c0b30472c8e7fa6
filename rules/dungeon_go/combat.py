"""The combat action: what a hero may do after the move (DG-7, DG-10.1 to DG-10.5, DG-22.1, DG-23.1)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from rules.core.entries import Step
from rules.core.messages import Args, Message, refer
from rules.core.questions import Option, Picked, Refusals, Refused
from rules.dungeon_go import attack, casting, floors
from rules.dungeon_go.asking import HeroQuestion, cannot_be_taken_back
from rules.dungeon_go.board import CELL, NAMES, WITHIN
from rules.dungeon_go.components import ABILITIES, NO_MARK
from rules.dungeon_go.magic import MAGIC, School

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo
    from rules.dungeon_go.pieces import Hero

DONE = Option("done", "do-done", final=True)


class ActionOver(Step):
    """After a combat action, or before the first: floor advance, then the next action if one is left."""

    def run(self, game: DungeonGo) -> None:
        """The turn ends by itself when nothing is left (DG-7.5, DG-18.5)."""
        floors.advance_if_due(game)
        if game.actions and game.turn is not None:
            hero = game.hero_of(game.turn)
            game.push(Combat(seat=hero.seat, hero=hero.number))


ACTION_OVER = ActionOver()


@cache
def _attack_option(unit: str, cell: int, mark: int) -> Option:
    return Option(
        f"attack-{NAMES[cell]}-{ABILITIES[mark]}",
        "do-attack",
        _attack_args(unit, cell, mark),
        group="attack",
        mark=NAMES[cell],
        final=True,
    )


def _attack_args(unit: str, cell: int, mark: int) -> Args:
    return {"monster": refer(f"monster-{unit}"), "cell": NAMES[cell], "ability": refer(f"ability-{ABILITIES[mark]}")}


@cache
def _magic_option(school: School, id: str, final: bool) -> Option:
    return Option(f"{school}-{id}", f"do-{school}", {school: refer(f"{school}-{id}")}, group=school, final=final)


def acting_cells(game: DungeonGo, hero: Hero, cells: int) -> int:
    """Those of the cells from which the hero could attack, cast or work a miracle, having moved there."""
    held = hero.holds
    hero.holds = NO_MARK
    found = 0
    for monster in game.monsters:
        if game.held_marks(monster) != monster.printed.bits:
            found |= WITHIN[hero.range][monster.cell]
    if cells & ~found:
        found |= casting.casting_cells(game, hero, cells & ~found)
    hero.holds = held
    return found


def can_act(game: DungeonGo, hero: Hero) -> bool:
    """Whether the hero, staying, has anything to do in its combat action."""
    reach = WITHIN[hero.range][hero.cell]
    for monster in game.monsters:
        if reach >> monster.cell & 1 and game.held_marks(monster) != monster.printed.bits:
            return True
    return casting.can_cast_any(game, hero)


class Combat(HeroQuestion):
    """Attack, cast a spell, work a miracle, or be done (DG-7.3)."""

    forced: ClassVar[bool] = True

    def describe(self, game: DungeonGo) -> Args:
        """The hero and how many combat actions are left."""
        return {"hero": game.heroes[self.hero].name, "actions": game.actions}

    def options(self, game: DungeonGo, refused: Refusals | None = None) -> list[Option]:
        """Attacks (monster by mark), spells, miracles, and done, which ends the turn."""
        hero = game.heroes[self.hero]
        found = []
        reach = WITHIN[hero.range][hero.cell]
        for monster in game.monsters_in_order():
            in_range = reach >> monster.cell & 1
            if in_range:
                held = game.held_marks(monster)
                for mark in monster.printed.marks:
                    if not held >> mark & 1:
                        found.append(_attack_option(monster.unit, monster.cell, mark))
            if refused is not None:
                held = game.held_marks(monster)
                for mark in range(len(ABILITIES)):
                    reason = self._refusal(bool(in_range), monster.printed.bits, held, mark)
                    if reason:
                        option = _attack_option(monster.unit, monster.cell, mark)
                        refused.append(Refused(option.id, option.key, option.args, reason))
        if game.options.spells or game.options.miracles or refused is not None:
            self._add_magic(game, hero, found, refused)
        if refused is not None:
            refused.append(Refused("revive", "do-revive_somewhere", {}, "hero_alive"))
        found.append(DONE)
        return found

    def _refusal(self, in_range: bool, printed: int, held: int, mark: int) -> str:
        if not printed >> mark & 1:
            return "mark_not_printed"
        if not in_range:
            return "out_of_range"
        return "mark_held" if held >> mark & 1 else ""

    def _add_magic(self, game: DungeonGo, hero: Hero, found: list[Option], refused: Refusals | None) -> None:
        for magic in casting.known(game, hero) if refused is None else MAGIC.values():
            reason = casting.refusal(game, hero, magic)
            option = _magic_option(magic.school, magic.id, final=False)
            if not reason:
                if not magic.targets and (game.actions <= 1 or cannot_be_taken_back(game, self, option.id)):
                    option = _magic_option(magic.school, magic.id, final=True)
                found.append(option)
            elif refused is not None:
                args: Args = {"level": magic.level} if reason == "level_too_high" else {}
                refused.append(Refused(option.id, option.key, option.args, reason, args))

    def answer(self, game: DungeonGo, picked: Picked) -> None:
        """Begin the action; what follows it comes after everything it brings about."""
        hero = game.heroes[self.hero]
        what, _, rest = picked.only.partition("-")
        if what == "done":
            game.actions = 0
            return
        game.push(ACTION_OVER)
        if what == "attack":
            game.actions -= 1
            game.asked = []
            cell, _, mark = rest.partition("-")
            monster = game.monster_at(CELL[cell])
            assert monster is not None
            attack.declare(game, hero, monster, ABILITIES.index(mark))
        else:
            casting.begin(game, hero, MAGIC[rest])

    def default(self, game: DungeonGo) -> list[str]:
        """No combat."""
        return ["done"]

    def preview(self, game: DungeonGo, option: Option) -> list[Message]:
        """For an attack the chance and what a success would do; for magic what it costs."""
        hero = game.heroes[self.hero]
        what, _, rest = option.id.partition("-")
        if what == "done":
            return []
        if what == "attack":
            cell, _, name = rest.partition("-")
            monster, mark = game.monster_at(CELL[cell]), ABILITIES.index(name)
            assert monster is not None
            return attack.worked_sum(game, hero, monster, mark, hero.abilities[mark])
        if hero.vp < casting.COST:
            return [Message("sum-cost_target", {"hero": hero.name, "vp": casting.COST})]
        return [Message("sum-cost", {"vp": casting.COST, "left": hero.vp - casting.COST})]
