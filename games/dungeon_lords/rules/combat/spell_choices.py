"""The choices of the owner for spells (section 19): which creatures they change, and the price."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Literal

from games.dungeon_lords.rules.components import CREATURES
from games.dungeon_lords.rules.costs import (
    PayWage,
    Wage,
    ask_for,
    cost_fault,
    price_args,
    runs_through,
    settle_next,
    unsettled,
)
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.faults import Fault, offer
from games.dungeon_lords.rules.option_texts import card_option, evil_moves, evil_option
from games.dungeon_lords.rules.pieces import Battle, Creature, Lord
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Undo, always


def spell_fault(game: DungeonLordsState, battle: Battle) -> Literal["weak", "room", "dart"] | None:
    """Why the spell of the round could not be cast now; None if it could (DL-18.10, DL-19.1, DL-28.5)."""
    lord = game.lords[battle.seat]
    if lord.magic < game.combat_round:
        return "weak"
    if lord.tiles[battle.square].card.no_spells:
        return "room"
    return "dart" if battle.no_spell else None


def waiting_monsters(lord: Lord) -> list[Creature]:
    """The deployed monsters that have not acted; ghosts do not count (DL-19.6)."""
    return [creature for creature in lord.waiting if creature.card.monster]


def withdraw(game: DungeonLordsState, seat: Seat, creature: Creature) -> None:
    """Return a creature home face up, as if it had not been deployed (DL-19.5)."""
    creature.stand_down()
    game.tell("log-creature_withdrawn", player=seat_name(seat), creature=refer(f"creature-{creature.kind}"))


ABOUT_WITHDRAWING = Message("about-withdraw")
"""Says that withdrawn monsters have not fallen (DL-19.5)."""


class ChooseSpellMonster(Question):
    """Which deployed monster a spell changes, fells or sends home (DL-19.6)."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER
    then: str

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        options: list[Option] = []
        for kind in dict.fromkeys(creature.kind for creature in game.lords[self.seat].waiting):
            about = Message("about-spell_victim", {"attack": refer(f"about-{kind}")})
            spared = None if CREATURES[kind].monster else Fault("target", {"why": "ghost", "creature": "none"})
            offer(card_option("creature", kind, f"do-spell_{self.then}", about), spared, options, refused)
        return options

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        creature = next(monster for monster in waiting_monsters(game.lords[self.seat]) if monster.kind == picked.only)
        if self.then == "withdraw":
            withdraw(game, self.seat, creature)
        elif self.then == "fall":
            creature.stand_down(fallen=True)
            game.tell("log-felled", player=seat_name(self.seat), creature=refer(f"creature-{creature.kind}"))
        else:
            creature.mood = "weak"
            game.tell("log-weakened", player=seat_name(self.seat), creature=refer(f"creature-{creature.kind}"))


class NextSuggestion(Step):
    """Ask for the next deployed monster whose wage is not settled (DL-19.10)."""

    seat: Seat

    def run(self, game: DungeonLordsState) -> None:
        due = unsettled(waiting_monsters(game.lords[self.seat]))
        settle_next(game, self, due, AnswerSuggestion(seat=self.seat), withdraw)


class AnswerSuggestion(Question):
    """Pay a deployed monster its cost, or withdraw it (DL-19.10)."""

    forced: ClassVar = always

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        options: list[Option] = []
        for creature in unsettled(waiting_monsters(lord)):
            cost = creature.card.cost
            option = Option(f"pay-{creature.kind}", Message("do-pay_wage", price_args(creature.kind, cost)))
            option.mark, option.value = creature.kind, Wage(creature, pays=True)
            if offer(option, cost_fault(lord, cost, creature), options, refused, missed=True):
                option.undo = Undo.NEVER if runs_through(lord, cost, creature) else Undo.FREE
                option.effect = partial(evil_moves, game, self.seat, cost.evil)
            label = Message("do-spell_withdraw", {"creature": refer(f"creature-{creature.kind}")})
            leave = Option(f"withdraw-{creature.kind}", label, mark=creature.kind, undo=Undo.NEVER)
            leave.effect, leave.value = ABOUT_WITHDRAWING, Wage(creature, pays=False)
            options.append(leave)
        return options

    def default(self, game: DungeonLordsState) -> list[str]:
        return [f"withdraw-{unsettled(waiting_monsters(game.lords[self.seat]))[0].kind}"]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        lord = game.lords[self.seat]
        wage: Wage = picked.value
        creature = wage.creature
        if not wage.pays:
            game.commit()
            withdraw(game, self.seat, creature)
            game.push(NextSuggestion(seat=self.seat))
            return
        if runs_through(lord, creature.card.cost, creature):
            game.commit()
        creature.settled = True
        game.push(PaySuggestion(seat=self.seat, creature=creature.kind), NextSuggestion(seat=self.seat))
        ask_for(game, self.seat, creature.card.cost, creature)


class PaySuggestion(PayWage):
    """The tokens and the evil of a cost paid in battle."""


class AnswerPeace(Question):
    """Withdraw all deployed monsters, or take evil."""

    undo: ClassVar[Undo] = Undo.NEVER
    evil: int

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option("withdraw", Message("do-withdraw_monsters"), effect=ABOUT_WITHDRAWING),
            evil_option(game, self.seat, self.evil),
        ]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only == "evil":
            move_evil(game, self.seat, self.evil)
            return
        for creature in waiting_monsters(game.lords[self.seat]):
            withdraw(game, self.seat, creature)
