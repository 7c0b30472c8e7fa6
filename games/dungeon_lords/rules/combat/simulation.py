"""Simulates battles on copies of a game with its own steps and questions; no rule of combat is repeated here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.planning import creature_fault, show_plan, trap_fault
from games.dungeon_lords.rules.pieces import Plan
from games.dungeon_lords.rules.state import BATTLE, DungeonLordsState
from rules import saves
from rules.agenda import Agenda
from rules.entries import Scope
from rules.game import carry_on
from rules.messages import Seat
from rules.questions import Picked, without_steps_back

G = TypeVar("G", bound=DungeonLordsState)


def strip(guess: DungeonLordsState, seat: Seat) -> None:
    """Remove from a guess what no battle of `seat` needs, so that copies of it are cheap.

    Only the rest of that battle remains to be done, if it has begun. Of the other lords, only what moves the paladin
    stays: evil and line.
    """
    for piles in (guess.creature_piles, guess.room_piles, guess.hero_piles, guess.combat_removed):
        piles[:] = [[], []]
    for cards in (guess.tavern, guess.market, guess.distant, guess.trap_deck, guess.trap_discard, guess.outsiders):
        cards.clear()
    guess.spaces.clear()
    for other, lord in enumerate(guess.lords):
        if other != seat:
            lord.tiles, lord.lair, lord.traps, lord.prison, lord.plan = {}, [], [], [], None
    stack = guess.agenda.stack
    places = [place for place, entry in enumerate(stack) if isinstance(entry, Scope) and entry.name == BATTLE]
    guess.agenda = Agenda(stack=stack[places[-1] :] if places else [], next_id=guess.agenda.next_id)


def plans(
    game: DungeonLordsState, seat: Seat, begun: Plan, last_trap: str = "", last_creature: str = ""
) -> Iterator[Plan]:
    """Every legal plan that continues this one, itself first: traps before creatures, each selection once.

    Additions are made in the order of the names, after the `last` of its kind that was added.
    """
    yield begun
    lord = game.lords[seat]
    if not last_creature:
        for trap in sorted(set(lord.traps)):
            if trap >= last_trap and not trap_fault(game, lord, begun, trap):
                yield from plans(game, seat, replace(begun, traps=[*begun.traps, trap]), trap)
    for kind in sorted({creature.kind for creature in lord.lair}):
        if kind >= last_creature and not creature_fault(lord, begun, kind):
            extended = replace(begun, creatures=[*begun.creatures, kind])
            yield from plans(game, seat, extended, last_creature=kind)


def fight(trial: G, seat: Seat, plan: Plan) -> G:
    """Begin the battle of `seat` with this plan and advance to its first question or its end; returns `trial`."""
    trial.lords[seat].plan = replace(plan)
    show_plan(trial, seat)
    trial.push(Fight(seat=seat))
    trial.agenda.run(trial)
    return trial


def ends(trial: G) -> Iterator[G]:
    """Every end of the battle in `trial`, which is used up: every answer to every question, the first ones first."""
    opened = trial.agenda.open()
    if not opened:
        yield trial
        return
    stack, question = opened[0]
    first, *others = without_steps_back(question.options(trial))
    copy = saves.copier(trial)
    carry_on(trial, stack, question, Picked((first,)))
    yield from ends(trial)
    for option in others:
        future = copy()
        future.choose(question.seat, question.id, [option.id])
        yield from ends(future)
