"""The spell steps: magic points against the round, and the spells that ask the owner (section 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rules.core.entries import Step
from rules.core.messages import Seat, refer, seat_name
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.dungeon_lords.components import COMBAT_CARDS, CREATURES, ROOMS, Effect
from rules.dungeon_lords.costs import ask_for, cost_fault, pay_tokens, runs_through
from rules.dungeon_lords.effects import carry_out, lose
from rules.dungeon_lords.events import wage_args
from rules.dungeon_lords.evil import move_evil
from rules.dungeon_lords.simple_orders import DiscardTrap
from rules.dungeon_lords.state import Creature, Lord

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords


class SpellStep(Step):
    """The spell works if it is of this speed and the party has the magic points (DL-19.1 to DL-19.4)."""

    fast: bool

    def run(self, game: DungeonLords) -> None:
        battle = game.battle
        if battle is None or game.training is not None:
            return
        card = COMBAT_CARDS[game.combat_piles[game.year - 1][game.combat_round - 1]]
        if card.fast != self.fast:
            return
        lord = game.lords[battle.seat]
        magic = sum(hero.printed.magic for hero in lord.line)
        if magic < game.combat_round:
            game.tell("log-spell_too_weak", card=refer(f"card-{card.id}"), magic=magic, needed=game.combat_round)
            return
        tile = lord.tiles[battle.square]
        if tile.is_room and ROOMS[tile.kind].no_spells:
            game.tell("log-spell_stopped_by_room", card=refer(f"card-{card.id}"), room=tile.name)
            return
        if battle.no_spell:
            game.tell("log-spell_stopped_by_trap", card=refer(f"card-{card.id}"))
            return
        game.tell("log-spell", card=refer(f"card-{card.id}"))
        for effect in card.effects:
            ASKING.get(effect.do, carry_out)(game, battle.seat, effect)


def waiting_monsters(lord: Lord) -> list[Creature]:
    """The deployed monsters that have not acted; ghosts are none (DL-19.6)."""
    return [creature for creature in lord.waiting if creature.card.monster]


def withdraw(game: DungeonLords, seat: Seat, creature: Creature) -> None:
    """It goes home face up, as if it had not been deployed (DL-19.5)."""
    creature.deployed, creature.mood, creature.settled = False, "", False
    game.tell("log-creature_withdrawn", player=seat_name(seat), creature=refer(f"creature-{creature.kind}"))


def _lose_first_of(game: DungeonLords, seat: Seat, effect: Effect) -> None:
    lord = game.lords[seat]
    if lord.gold:
        lose(game, seat, "gold", 1)
    elif lord.food:
        lose(game, seat, "food", 1)
    elif len(lord.traps) == 1:
        game.discard_trap(seat, lord.traps[0])
    elif lord.traps:
        game.push(DiscardTrap(seat=seat))


def _one_monster(game: DungeonLords, seat: Seat, effect: Effect) -> None:
    if waiting_monsters(game.lords[seat]):
        game.push(ChooseSpellMonster(seat=seat, then=effect.then))


def _wages(game: DungeonLords, seat: Seat, effect: Effect) -> None:
    game.push(NextSuggestion(seat=seat))


def _withdraw_or_evil(game: DungeonLords, seat: Seat, effect: Effect) -> None:
    if waiting_monsters(game.lords[seat]):
        game.push(AnswerPeace(seat=seat, evil=effect.n))


ASKING: dict[str, Callable[[DungeonLords, Seat, Effect], None]] = {
    "lose_first_of": _lose_first_of,
    "one_monster": _one_monster,
    "wages": _wages,
    "withdraw_or_evil": _withdraw_or_evil,
}
"""Effects that may leave the owner a choice (DL-19.9)."""

SPELL_TEXTS = {"weaken": "do-spell_weaken", "fall": "do-spell_fall", "withdraw": "do-spell_withdraw"}


class ChooseSpellMonster(Question):
    """Which deployed monster a spell changes, fells or sends home (DL-19.6)."""

    forced: ClassVar[bool] = True
    then: str

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        if refused is not None:
            refused.extend(
                Refused(ghost.kind, SPELL_TEXTS[self.then], {"creature": refer(f"creature-{ghost.kind}")}, "target")
                for ghost in {creature.kind: creature for creature in lord.waiting}.values()
                if not ghost.card.monster
            )
        return [
            Option(kind, SPELL_TEXTS[self.then], {"creature": refer(f"creature-{kind}")}, mark=kind, final=True)
            for kind in dict.fromkeys(creature.kind for creature in waiting_monsters(lord))
        ]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        game.commit()
        creature = next(c for c in waiting_monsters(game.lords[self.seat]) if c.kind == picked.only)
        if self.then == "withdraw":
            withdraw(game, self.seat, creature)
        elif self.then == "fall":
            creature.deployed, creature.fallen = False, True
            game.tell("log-felled", player=seat_name(self.seat), creature=refer(f"creature-{creature.kind}"))
        else:
            creature.mood = "weak"
            game.tell("log-weakened", player=seat_name(self.seat), creature=refer(f"creature-{creature.kind}"))


class NextSuggestion(Step):
    """Ask for the next deployed monster whose wage is not settled (DL-19.10)."""

    seat: Seat

    def run(self, game: DungeonLords) -> None:
        lord = game.lords[self.seat]
        if any(not creature.settled for creature in waiting_monsters(lord)):
            game.push(AnswerSuggestion(seat=self.seat))
        else:
            for creature in lord.lair:
                creature.settled = False


class AnswerSuggestion(Question):
    """Pay a deployed monster its cost, or withdraw it (DL-19.10)."""

    forced: ClassVar[bool] = True

    def asked(self, lord: Lord) -> list[Creature]:
        """The monsters still to be settled, one of each kind."""
        found: dict[str, Creature] = {}
        for creature in waiting_monsters(lord):
            if not creature.settled:
                found.setdefault(creature.kind, creature)
        return list(found.values())

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        found = []
        for creature in self.asked(lord):
            cost = creature.card.cost
            fault = cost_fault(lord, cost, creature)
            pay = f"pay-{creature.kind}"
            args = wage_args(creature)
            if not fault:
                final = runs_through(lord, cost, creature)
                found.append(Option(pay, "do-pay_wage", args, mark=creature.kind, final=final))
            elif refused is not None:
                refused.append(Refused(pay, "do-pay_wage", args, fault))
            found.append(
                Option(
                    f"withdraw-{creature.kind}",
                    "do-spell_withdraw",
                    {"creature": refer(f"creature-{creature.kind}")},
                    mark=creature.kind,
                    final=True,
                )
            )
        return found

    def default(self, game: DungeonLords) -> list[str]:
        return [f"withdraw-{self.asked(game.lords[self.seat])[0].kind}"]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        lord = game.lords[self.seat]
        act, kind = picked.only.split("-")
        creature = next(creature for creature in self.asked(lord) if creature.kind == kind)
        if act == "withdraw":
            game.commit()
            withdraw(game, self.seat, creature)
            game.push(NextSuggestion(seat=self.seat))
            return
        if runs_through(lord, creature.card.cost, creature):
            game.commit()
        creature.settled = True
        game.push(PaySuggestion(seat=self.seat, creature=kind), NextSuggestion(seat=self.seat))
        ask_for(game, self.seat, creature.card.cost, creature)


class PaySuggestion(Step):
    """The tokens and the evil of a cost paid in battle."""

    seat: Seat
    creature: str

    def run(self, game: DungeonLords) -> None:
        game.tell("log-wage_paid", player=seat_name(self.seat), creature=refer(f"creature-{self.creature}"))
        pay_tokens(game, self.seat, CREATURES[self.creature].cost)


class AnswerPeace(Question):
    """Withdraw all deployed monsters, or take evil."""

    evil: int

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        return [
            Option("withdraw", "do-withdraw_monsters", final=True),
            Option("evil", "do-take_evil", {"evil": self.evil}, final=True),
        ]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        game.commit()
        if picked.only == "evil":
            move_evil(game, self.seat, self.evil)
            return
        for creature in waiting_monsters(game.lords[self.seat]):
            withdraw(game, self.seat, creature)
