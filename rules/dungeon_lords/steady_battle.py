"""What a steady lord answers in combat: it tries its plans, attacks and targets out in the model of `outlook.py`.

Each function is named after the kind of question it answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core.questions import Question
from rules.dungeon_lords.creatures import attacks_of
from rules.dungeon_lords.grid import distances
from rules.dungeon_lords.outlook import Foe, Outline, Round, fatigue_of, foes, judge, outlines
from rules.dungeon_lords.steady_building import best_of
from rules.dungeon_lords.wants import Table

CANDIDATES = 4
"""How many plans are followed into the later rounds."""
ROUNDS = 4


def plan_battle(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Complete the plan that looks best, as far as it can still be completed."""
    me = table.me
    tiles = [option.removeprefix("tile-") for option in options if option.startswith("tile-")]
    plan = me.plan
    square = plan.square if plan else ""
    if not tiles and not square:
        reach = distances(table.tiles)
        square = min((s for s, tile in table.tiles.items() if not tile.conquered), key=lambda s: reach.get(s, 99))
    best = best_outline(table, tiles or [square])
    if tiles:
        return f"tile-{best.square}"
    wanted = [f"trap-{trap}" for trap in best.traps] + [f"deploy-{kind}" for kind in best.creatures]
    have = [f"trap-{trap}" for trap in (plan.traps or [])] if plan else []
    have += [f"deploy-{kind}" for kind in plan.creatures] if plan else []
    for piece in have:
        if piece in wanted:
            wanted.remove(piece)
    missing = [piece for piece in wanted if piece in options]
    return missing[0] if missing else "done"


def best_outline(table: Table, squares: Sequence[str]) -> Outline:
    """The plan with the best outlook over this round and those after it."""
    me, view = table.me, table.view
    line = foes(me.line)
    fatigue = fatigue_of(view)
    rounds_left = ROUNDS - view.combat_round
    kinds = [creature.kind for creature in me.lair if not creature.fallen]
    traps = list(me.traps or [])
    standing: dict[int, list[Foe]] = {}
    found = []
    for outline in outlines(view.year, me, squares, me.gold, me.food, traps, kinds):
        outline.value, left = judge(view.year, me, line, outline, fatigue, rounds_left)
        standing[id(outline)] = left
        found.append(outline)
    found.sort(key=lambda outline: -outline.value)
    if not rounds_left:
        return found[0]
    best, value = found[0], -1e9
    for outline in found[:CANDIDATES]:
        rest = list(kinds)
        for kind in outline.creatures:
            rest.remove(kind)
        kept = list(traps)
        for trap in outline.traps:
            kept.remove(trap)
        worth = outline.value
        if standing[id(outline)]:
            worth += max(
                judge(view.year, me, standing[id(outline)], later, fatigue, rounds_left - 1)[0]
                for later in outlines(view.year, me, squares[:1], me.gold, me.food, kept, rest)
            )
        if worth > value:
            best, value = outline, worth
    return best


def _round(table: Table) -> Round:
    me = table.me
    battle = table.view.battle
    room = table.tiles[battle.square].kind if battle else "tunnel"
    found = Round(foes(me.line), table.view.year, room, me.food)
    if battle is not None:
        found.attacked, found.no_heal, found.no_conquest = battle.attacked, battle.no_heal, battle.no_conquest
    return found


def _rest(table: Table, battle: Round, but: str) -> float:
    """What the round is worth when the other deployed creatures act after this."""
    waiting = [(creature.kind, creature.mood) for creature in table.me.lair if creature.deployed]
    for kind, mood in waiting:
        if kind == but:
            but = ""
        elif battle.line:
            battle.act(kind, mood)
    return battle.finish(fatigue_of(table.view), ROUNDS - table.view.combat_round)


def next_creature(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Whoever does best by acting first."""

    def worth(option: str) -> float:
        kind, _, mood = option.partition("-")
        battle = _round(table)
        battle.act(kind, mood)
        return _rest(table, battle, kind)

    return best_of(options, worth, rng)


def choose_attack(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The attack with the best outlook."""
    creature = table.me.lair[getattr(question, "creature", 0)]

    def worth(option: str) -> float:
        battle = _round(table)
        if option == "refrain":
            return _rest(table, battle, creature.kind) + 0.5
        bonus = 1 if creature.kind in battle.bonus else 0
        attack = next(a for a in attacks_of(creature.kind, creature.mood, bonus) if a.id == option)
        for _ in range(attack.times):
            choices = battle.targets(attack)
            if attack.mode == "select" and choices:
                battle.hit(attack, _weakest(choices, attack.damage))
            elif attack.mode != "select":
                battle.hit(attack, None)
        return _rest(table, battle, creature.kind) - 0.4 * attack.food + (0.5 if attack.stays_up else 0.0)

    return best_of(options, worth, rng)


def _weakest(choices: Sequence[Foe], damage: int) -> Foe:
    """Whom to hit: the strongest that this would defeat, else whoever has most left."""
    felled = [foe for foe in choices if foe.left <= damage]
    return max(felled or choices, key=lambda foe: (foe.left, foe.heal))


def choose_target(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The target with the best outlook."""
    damage = getattr(question, "damage", 1)

    def worth(option: str) -> float:
        battle = _round(table)
        foe = next((foe for foe in battle.line if foe.card == option), None)
        if foe is None:
            return -1.0
        foe.left -= damage
        battle.attacked = True
        battle.bury()
        return _rest(table, battle, "")

    return best_of(options, worth, rng)


def choose_trap_target(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """A wizard for the dart against magic, else somebody who is nearly beaten."""
    left = {foe.card: foe for foe in foes(table.me.line)}
    wanted = "wizard" if getattr(question, "trap", "") == "antimagic_dart" else ""

    def worth(option: str) -> float:
        foe = left.get(option)
        if foe is None:
            return -9.0
        return (2.0 if foe.hero_class == wanted else 0.0) - abs(foe.left - 2) + 0.5 * foe.heal

    return best_of(options, worth, rng)
