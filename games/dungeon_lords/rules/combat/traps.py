"""The trap step: order, cost, target, prevention, effects (section 18)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeon_lords.rules.combat.damage import damage_sum, deal, of_target, planned_damage, prevent, trap_icons
from games.dungeon_lords.rules.combat.lines import hero_ids
from games.dungeon_lords.rules.components import TRAPS
from games.dungeon_lords.rules.costs import cost_fault, pay_tokens
from games.dungeon_lords.rules.effects import carry_out
from games.dungeon_lords.rules.option_texts import card_option, trap_line
from games.dungeon_lords.rules.pieces import DiscardedTrap, Hero, Poison
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Undo, always, same_in_brief


class TrapStep(Step):
    """Reveal the trap; with two in a labyrinth the owner picks the order (DL-28.3)."""

    def run(self, game: DungeonLordsState) -> None:
        battle = game.battle
        if battle is None or not battle.traps:
            return
        if len(battle.traps) > 1:
            game.push(TrapOrder(seat=battle.seat))
        else:
            game.push(RevealTrap())


class TrapOrder(Question):
    """Which of two traps works first."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        traps = game.battle.traps if game.battle else []
        return [card_option("trap", trap, "do-trap_first", trap_line(game.year, trap)) for trap in dict.fromkeys(traps)]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if game.battle is not None:
            game.battle.traps.sort(key=lambda trap: trap != picked.only)
        game.push(RevealTrap(), RevealTrap())


class RevealTrap(Step):
    """Turn the next trap over and pay for it; one that cannot be paid for goes back unseen (DL-18.1, DL-18.12)."""

    def run(self, game: DungeonLordsState) -> None:
        battle = game.battle
        if battle is None:
            return
        game.commit()
        trap = battle.traps.pop(0)
        lord = game.lords[battle.seat]
        cost = game.trap_cost(trap)
        if cost_fault(lord, cost):
            lord.traps.append(trap)
            game.tell("log-trap_not_paid", player=seat_name(battle.seat))
            return
        game.trap_discard.append(DiscardedTrap(card=trap))
        game.tell("log-trap", player=seat_name(battle.seat), trap=refer(f"trap-{trap}"))
        pay_tokens(game, battle.seat, cost)
        if TRAPS[trap].has_target:
            game.push(ChooseTrapTarget(seat=battle.seat, trap=trap))
        else:
            spring(game, trap, None)


class ChooseTrapTarget(Question):
    """Whom a dart hits."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER
    trap: str

    def describe(self, game: DungeonLordsState) -> Args:
        return {"trap": refer(f"trap-{self.trap}")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        line = game.lords[self.seat].line
        options = []
        for hero_id, hero in zip(hero_ids(line), line, strict=True):
            option = Option(
                hero_id, Message("do-target", {"hero": hero.name, "left": hero.left}), mark=hero_id, value=hero
            )
            option.breakdown = same_in_brief(self._damage_through, game, hero)
            options.append(option)
        return options

    def _damage_through(self, game: DungeonLordsState, hero: Hero) -> list[Message]:
        """The damage that would get through to that target, and what its class may not do this round (DL-18.10)."""
        line = game.lords[self.seat].line
        effects = TRAPS[self.trap].effects[game.year - 1]
        planned = planned_damage(line, effects, hero)
        poison = sum(effect.n for effect in effects if effect.do == "poison")
        used = game.battle.used_icons if game.battle is not None else 0
        barred = [Message(f"sum-{effect.do}") for effect in effects if effect.when == hero.printed.hero_class]
        return [*of_target(damage_sum(line, planned, max(0, trap_icons(line) - used), poison)), *barred]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        spring(game, self.trap, picked.value)


def spring(game: DungeonLordsState, trap: str, chosen: Hero | None) -> None:
    """Plan the damage, let thieves and the paladin prevent some from the front, deal the rest, apply other effects."""
    battle = game.battle
    if battle is None:
        return
    seat = battle.seat
    line = game.lords[seat].line
    effects = TRAPS[trap].effects[game.year - 1]
    poisoned = hero_ids(line)[line.index(chosen)] if chosen is not None else None
    chosen_class = chosen.printed.hero_class if chosen is not None else None
    planned = planned_damage(line, effects, chosen)
    icons = max(0, trap_icons(line) - battle.used_icons)
    dealt, used = prevent(planned, icons)
    battle.used_icons += used
    if not any(planned):
        game.tell("log-trap_in_vain", trap=refer(f"trap-{trap}"))
    for hero, before, after in zip(line, planned, dealt, strict=True):
        if before > after:
            game.tell("log-prevented", hero=hero.name, points=before - after)
    deal(game, seat, list(zip(line, dealt, strict=True)))
    if game.battle is None:
        return
    for effect in effects:
        if effect.do == "poison" and poisoned is not None:
            battle.poison = Poison(hero=poisoned, points=effect.n)
        elif effect.do != "damage" and (not effect.when or effect.when == chosen_class):
            carry_out(game, seat, effect)
