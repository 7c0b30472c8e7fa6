"""Whether what waits on the agenda fits the table, for positions that come from outside.

At a question the agenda has one of few shapes: at the bottom the rest of the year, above it what the present phase
still has to do, on top the question, or one short stack for each lord where all act side by side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rules.core.entries import Entry, Scope, Together
from rules.core.questions import Question
from rules.dungeon_lords.components import CREATURES, ORDERS, ROOMS, SPECIALS, TRAPS
from rules.dungeon_lords.costs import PayMonster, PayTrap
from rules.dungeon_lords.creatures import ChooseAttack, ChooseTarget, own_attacks
from rules.dungeon_lords.digging import DigSquare, MineTunnel
from rules.dungeon_lords.orders import ORDERS as ORDERS_A_ROUND
from rules.dungeon_lords.orders import ChangeOrders, ChooseOrder
from rules.dungeon_lords.placing import PlaceOrders
from rules.dungeon_lords.planning import PlanBattle, ReleasePrisoner, nearest_tiles
from rules.dungeon_lords.setup import DISABLED, ChangeDisabled, ChooseDisabled
from rules.dungeon_lords.simple_orders import ExecuteOrDecline
from rules.dungeon_lords.specials import PayDue, RecallTraps, Trade
from rules.dungeon_lords.spells import AnswerPeace, ChooseSpellMonster
from rules.dungeon_lords.state import Lord
from rules.dungeon_lords.together import DemandTurnOrder

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

_PAY = r"( pay_trap| pay_monster)"
_SIDE_BY_SIDE = "scope close_demands together"
_ACTION = (
    r"(execute_or_decline|choose_spy_card|discard_trap|dig_square|mine_tunnel|choose_creature|choose_room|place_room"
    rf"|take_creature{_PAY})"
)
_SPECIAL = rf"(pay_due|trade|hunt_witch|last_call|recall_traps|pay_guild|next_trade( \w+)?|take_creature{_PAY})"
_STRIKE = r"((creature_step )?(next_creature|choose_attack|choose_target))"
_FIGHT = (
    r"after_step("
    r" conquest_step healing_step("
    r"( discard_trap)"
    rf"| spell_step( {_STRIKE}"
    r"| creature_step ("
    rf"choose_spell_monster|answer_suggestion|answer_peace|next_suggestion pay_suggestion{_PAY}"
    r"|spell_step (trap_order|(reveal_trap )?choose_trap_target)))))"
)
_PLANS = rf"({_SIDE_BY_SIDE}|((plan_battle|release_prisoner) )*(plan_battle|release_prisoner))"
_SHAPES = {
    "setup": "play_round show_disabled together",
    "orders": (
        r"end_round (adventurer_phase event_phase )?start_production start_execution"
        r" place_orders place_orders place_orders place_outsiders together"
    ),
    "executing": rf"end_round (adventurer_phase event_phase )?start_production (execute )*{_ACTION}",
    "production": (
        rf"end_round (adventurer_phase event_phase )?apply_pending"
        rf" ({_SIDE_BY_SIDE}|((return_order |produce_on )*)(produce|place_tunnel|return_order))"
    ),
    "event": (
        r"end_round adventurer_phase ((payday )*(pay_or_dismiss|next_wage pay_wage( pay_trap| pay_monster))"
        rf"|(tax )*tax_amount|(special_for )*{_SPECIAL})"
    ),
    "planning": rf"end_year end_combat combat_round (fight )+reveal_combat_card show_plans {_PLANS}",
    "battle": rf"end_year end_combat combat_round (fight )*scope {_FIGHT}",
}
"""The kinds on the agenda in each phase, from the bottom to the top."""
_TRAINING = {
    "planning": r"judge_scenario training_round fight show_plans (plan_battle|release_prisoner)",
    "battle": rf"again_or_on|judge_scenario training_round scope {_FIGHT}",
}
_BRANCHES = {
    "setup": r"choose_disabled|change_disabled|",
    "orders": r"choose_order( choose_nonplayer_order)?|change_orders|",
    "production": r"(return_order ?)?(produce|place_tunnel)?",
    "planning": r"plan_battle|release_prisoner|",
}
"""What one lord has before it where all act side by side."""
_ONCE = ("fight", "payday", "tax", "special_for", "return_order", "execute", "plan_battle", "release_prisoner")
"""What each lord, or each action space, has to do at most once."""
_SCOPES = {"battle": "battle", "planning": "side_by_side", "production": "side_by_side"}


def faults(game: DungeonLords) -> Iterator[str]:
    """The fields of the agenda that cannot be as they are, as dotted paths."""
    agenda = game.agenda
    if game.result is not None:
        return
    kinds = " ".join(entry.kind for entry in agenda.stack)
    shapes = _SHAPES if game.training is None else _TRAINING
    if not re.fullmatch(shapes.get(game.phase, ""), kinds):
        yield "agenda.stack"
    for number, entry in enumerate(agenda.stack):
        where = f"agenda.stack.{number}"
        yield from _entry(game, entry, where)
        if isinstance(entry, Together):
            yield from _branches(game, entry, where)
        if entry.kind in _ONCE and entry in agenda.stack[:number]:
            yield where
    if game.phase == "orders":
        places = [entry.number for entry in agenda.stack if isinstance(entry, PlaceOrders)]
        if places != [2, 1, 0]:
            yield f"agenda.stack.{kinds.split().index('place_orders')}.number"
    yield from _standing(game)


def _branches(game: DungeonLords, together: Together, where: str) -> Iterator[str]:
    for seat, branch in together.branches.items():
        here = f"{where}.branches.{seat}"
        if seat not in range(game.seats):
            yield here
        if not re.fullmatch(_BRANCHES[game.phase], " ".join(entry.kind for entry in branch)):
            yield here
        for number, entry in enumerate(branch):
            yield from _entry(game, entry, f"{here}.{number}")
            if getattr(entry, "seat", None) != seat:
                yield f"{here}.{number}.seat"
    if game.phase in ("setup", "orders") and sorted(together.branches) != list(range(game.seats)):
        yield f"{where}.branches"


def _standing(game: DungeonLords) -> Iterator[str]:
    """Demands for turn order while all act side by side; hints in the training."""
    allowed = "ask_hint" if game.training is not None else "demand_turn_order"
    seen = set()
    for number, entry in enumerate(game.agenda.standing):
        where = f"agenda.standing.{number}"
        if entry.kind != allowed or not isinstance(entry, Question):
            yield where
            continue
        yield from _entry(game, entry, where)
        if entry.seat in seen:
            yield f"{where}.seat"
        seen.add(entry.seat)
        if isinstance(entry, DemandTurnOrder):
            restart = {"production": "produce_in_turn", "planning": "plan_in_turn"}.get(game.phase, "")
            if entry.restart.kind != restart:
                yield f"{where}.restart"
            if not any(isinstance(waiting, Together) for waiting in game.agenda.stack):
                yield where


def _entry(game: DungeonLords, entry: Entry, where: str) -> Iterator[str]:
    """What holds for every entry by itself; fields of the same name mean the same everywhere."""
    known: dict[str, Any] = {
        "seat": range(game.seats),
        "space": range(ORDERS_A_ROUND),
        "order": ORDERS,
        "special": SPECIALS,
        "room": ROOMS,
        "trap": TRAPS,
        "then": ("weaken", "fall", "withdraw"),
    }
    for name, values in known.items():
        if hasattr(entry, name) and getattr(entry, name) not in values:
            yield f"{where}.{name}"
    if isinstance(entry, Scope) and entry.name != _SCOPES.get(game.phase):
        yield f"{where}.name"
    if isinstance(entry, PlaceOrders) and entry.number not in range(ORDERS_A_ROUND):
        yield f"{where}.number"
    if entry.kind in ("combat_round", "training_round") and getattr(entry, "number", 0) != game.combat_round + 1:
        yield f"{where}.number"
    if (
        entry.kind in ("take_creature", "pay_wage", "pay_suggestion")
        and getattr(entry, "creature", "") not in CREATURES
    ):
        yield f"{where}.creature"
    if entry.kind == "take_creature" and getattr(entry, "creature", "") not in game.tavern:
        yield f"{where}.creature"
    if entry.kind == "execute" and game.spaces[entry.order][entry.space] not in range(game.seats):  # type: ignore[attr-defined]
        yield f"{where}.space"
    if isinstance(entry, Question):
        for field in _question(game, entry):
            yield f"{where}.{field}"


def _question(game: DungeonLords, asked: Question) -> Iterator[str]:
    """Whether a question fits the lord it is put to."""
    picks = DISABLED if isinstance(asked, ChooseDisabled) else 1
    if asked.min != picks:
        yield "min"
    if asked.max != picks:
        yield "max"
    lord = game.lords[asked.seat]
    if game.phase == "battle" and game.training is None and (game.battle is None or game.battle.seat != asked.seat):
        yield "seat"
    match asked:
        case ChooseOrder() if len(lord.orders) >= ORDERS_A_ROUND:
            yield "seat"
        case ChangeOrders() if len(lord.orders) != ORDERS_A_ROUND:
            yield "seat"
        case ChooseDisabled() if lord.disabled:
            yield "seat"
        case ChangeDisabled() if not lord.disabled:
            yield "seat"
        case ExecuteOrDecline() if game.spaces[asked.order][asked.space] != asked.seat:
            yield "space"
        case DigSquare() | MineTunnel():
            yield from _worked(game, lord, asked)
        case PlanBattle() if asked.tiles != nearest_tiles(lord) or not asked.tiles:
            yield "tiles"
        case ReleasePrisoner() if not lord.prison or nearest_tiles(lord):
            yield "seat"
        case RecallTraps() if any(asked.laid.count(trap) > lord.traps.count(trap) for trap in asked.laid):
            yield "laid"
        case PayTrap() if not lord.traps:
            yield "seat"
        case PayMonster() if asked.eater not in range(-1, len(lord.lair)):
            yield "eater"
        case ChooseAttack() | ChooseTarget():
            yield from _attack(game, lord, asked)
        case ChooseSpellMonster() | AnswerPeace() if not any(c.card.monster for c in lord.waiting):
            yield "seat"
        case AnswerPeace() if asked.evil < 0:
            yield "evil"
    if isinstance(asked, PayDue | Trade) and asked.left < 1:
        yield "left"


def _worked(game: DungeonLords, lord: Lord, asked: DigSquare | MineTunnel) -> Iterator[str]:
    """The squares dug or mined so far by this order."""
    order = "dig_tunnels" if isinstance(asked, DigSquare) else "mine_gold"
    if game.spaces[order][asked.space] != asked.seat:
        yield "space"
    if len(set(asked.squares)) != len(asked.squares) or len(asked.squares) > lord.busy_imps:
        yield "squares"
    for square in asked.squares:
        tile = lord.tiles.get(square)
        if tile is None or tile.is_room or not (tile.dug if isinstance(asked, DigSquare) else tile.mined):
            yield "squares"


def _attack(game: DungeonLords, lord: Lord, asked: ChooseAttack | ChooseTarget) -> Iterator[str]:
    """The creature that acts is deployed, and has this attack."""
    if asked.creature not in range(len(lord.lair)):
        yield "creature"
        return
    creature = lord.lair[asked.creature]
    if isinstance(asked, ChooseAttack):
        if not creature.deployed:
            yield "creature"
        return
    attack = next((found for found in own_attacks(game, asked.seat, creature) if found.id == asked.attack), None)
    if attack is None or attack.mode != "select":
        yield "attack"
        return
    if asked.damage != attack.damage:
        yield "damage"
    if asked.struck not in range(attack.times) or creature.deployed != (asked.struck == 0):
        yield "struck"
