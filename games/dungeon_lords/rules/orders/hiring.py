"""Hiring creatures from the tavern (DL-8.25 to DL-8.30)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import CREATURES, ON_OFFER, ORDERS, SPACE_NAMES, Cost
from games.dungeon_lords.rules.costs import ask_for, cost_fault, pay_tokens, price_args, runs_through
from games.dungeon_lords.rules.faults import Fault, offer, tokens_fault
from games.dungeon_lords.rules.option_texts import evil_moves
from games.dungeon_lords.rules.pieces import Creature
from games.dungeon_lords.rules.simultaneous import decline_option, undo_in_step
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Undo


def offered(game: DungeonLordsState) -> list[str]:
    """The kinds of creatures in the tavern, each once."""
    return list(dict.fromkeys(game.tavern))


def hire_options(game: DungeonLordsState, seat: Seat, extra: Cost, refused: Refusals | None = None) -> list[Option]:
    """Every creature on offer that can be paid for with this `extra`; the others are refused with the reason."""
    lord = game.lords[seat]
    options: list[Option] = []
    for kind in offered(game):
        cost = CREATURES[kind].cost + extra
        option = Option(kind, Message("do-hire", price_args(kind, cost)), mark=ON_OFFER + kind, value=kind)
        if offer(option, cost_fault(lord, cost), options, refused, missed=True):
            option.undo = partial(_undo, game, seat, kind)
            option.effect = partial(_consequence, game, seat, kind, cost.evil)
    if refused is not None:
        refused.extend(
            Refused(kind, Message("do-hire_absent", {"creature": refer(f"creature-{kind}")}), "not_on_offer")
            for kind in CREATURES
            if kind not in game.tavern
        )
    return options


def _consequence(game: DungeonLordsState, seat: Seat, kind: str, evil: int) -> Message | None:
    """The evil of the cost, and whether the cost is due again on payday (DL-11.3): this season, or a demon's later."""
    moved = evil_moves(game, seat, evil)
    evil_part = "" if moved is None else Part(moved.key, moved.args)
    if game.season and game.events[game.season - 1] == "payday":
        return Message("about-hired_before_payday", {"evil": evil_part})
    if CREATURES[kind].cost.monster and "payday" in game.events[game.season :]:
        return Message("about-hired_to_be_fed", {"evil": evil_part})
    return moved


def _undo(game: DungeonLordsState, seat: Seat, kind: str) -> Undo:
    """Until when hiring this creature can be taken back: freely while its price is still to be chosen."""
    asks_nothing = runs_through(game.lords[seat], CREATURES[kind].cost)
    return undo_in_step(game, seat) if asks_nothing else Undo.FREE


def hire(game: DungeonLordsState, seat: Seat, kind: str, extra: Cost) -> None:
    """Pay the printed cost and the `extra`, and take the creature; ask for a trap or monster to pay with first."""
    game.push(TakeCreature(seat=seat, creature=kind, extra_gold=extra.gold, extra_food=extra.food))
    ask_for(game, seat, CREATURES[kind].cost + extra)


class TakeCreature(Step):
    """Pay gold, food and evil, and bring the creature home, face up (DL-8.26)."""

    seat: Seat
    creature: str
    extra_gold: int
    extra_food: int

    def run(self, game: DungeonLordsState) -> None:
        extra = Cost(gold=self.extra_gold, food=self.extra_food)
        game.tavern.remove(self.creature)
        game.lords[self.seat].lair.append(Creature(kind=self.creature))
        game.tell("log-hired", player=seat_name(self.seat), creature=refer(f"creature-{self.creature}"))
        pay_tokens(game, self.seat, CREATURES[self.creature].cost + extra)


def hiring_fault(game: DungeonLordsState, seat: Seat, order: str, index: int) -> Fault | None:
    """The fault if no creature on offer can be paid for (DL-8.27), or nothing of what the space itself costs."""
    extra = ORDERS[order].spaces[index].cost
    if fault := tokens_fault(game.lords[seat], extra):
        return fault
    return None if hire_options(game, seat, extra) else Fault("no_creature")


class ChooseCreature(Question):
    """Which creature is hired, or none (DL-8.25)."""

    default_id: ClassVar = "decline"
    space: int

    @property
    def extra(self) -> Cost:
        """The price of the space, on top of a creature's (DL-8.25)."""
        return ORDERS["hire_monster"].spaces[self.space].cost

    def describe(self, game: DungeonLordsState) -> Args:
        food = self.extra.food
        return {"space": SPACE_NAMES[self.space], "extra": part(food, "part-extra_food", n=food)}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        options = hire_options(game, self.seat, self.extra, refused)
        return [*options, decline_option(game, self.seat, "hire_monster")]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "decline":
            game.decline(self.seat, "hire_monster")
        else:
            hire(game, self.seat, picked.only, self.extra)
