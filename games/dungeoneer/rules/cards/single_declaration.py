"""The first encounter of a declaration in one answer: card, target and attribute together (DN-5b)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from games.dungeoneer.rules import breakdowns
from games.dungeoneer.rules.cards import declaration, plans
from games.dungeoneer.rules.cards.plans import Single
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, part, refer, seat_name
from rules.questions import Drag, Option, Shown, Undo

MOST_PROMINENT = 3
"""The number of encounters of a long list that get a button of their own."""


def single_options(game: DungeoneerState) -> list[Option]:
    """Every encounter without an attachment; where nothing could be added to it, it is declared at once."""
    options = []
    for single in plans.singles(game):
        is_alone = plans.is_alone(game, single)
        begins = _beginning(game, single, is_alone=is_alone)
        if is_alone:  # to begin the declaration without ending it remains a legal answer
            options.append(replace(begins, id=single.alone_id, undo=Undo.NEVER))
            begins.prominence = Shown.UNLISTED
        options.append(begins)
    return options


def _beginning(game: DungeoneerState, single: Single, *, is_alone: bool) -> Option:
    """The answer that begins a declaration with this encounter; its label says if more can follow."""
    candidate, target, attr = single
    cost = plans.cost_for(game, candidate, target)
    args: Args = {"card": candidate.name, "player": seat_name(target), "cost": cost}
    args["begins"] = part(not is_alone, "part-begins")
    if attr:
        args |= {"pack": part(candidate.number > 0, "part-packed"), "attr": refer(f"attr-{attr}")}
    label = Message("do-declare_monster" if attr else "do-declare_trap", args)
    space_mark = game.spaces[game.players[target].at].card
    option = Option(single.id, label, "encounters", space_mark, Drag(candidate.mark, space_mark), value=single)
    option.effect, option.breakdown = partial(_besides, game, single), partial(_strike, game, single)
    return option


def begin(game: DungeoneerState, single: Single, *, at_once: bool) -> None:
    """Begin a declaration with this encounter, or declare it."""
    candidate, target, attr = single
    game.draft.append(plans.entry_of(game, candidate, target, attr=attr))
    if at_once:
        declaration.declare(game)
    else:
        game.push(declaration.DeclareEncounters(seat=game.turn))


def likeliest_first(game: DungeoneerState, options: list[Option]) -> list[Option]:
    """The answers, listed encounters first: the likeliest to strike are prominent, those that cannot are vain."""
    listed = [option for option in options if isinstance(option.value, Single) and option.prominence > Shown.MARKED]
    chances = {option.id: _chance(game, option.value) for option in listed}
    ranked = sorted(options, key=lambda option: -chances.get(option.id, -1))
    for rank, option in enumerate(ranked[: len(listed)]):
        option.prominence = Shown.button_if(rank < MOST_PROMINENT) if chances[option.id] else Shown.VAIN
    return ranked


def _chance(game: DungeoneerState, single: Single) -> int:
    """The chance that the encounter strikes, in percent."""
    return breakdowns.entry_chance(
        game, plans.entry_of(game, single.candidate, single.target, attr=single.attr), single.target
    )


def _besides(game: DungeoneerState, single: Single) -> Message | None:
    """The others where a trap strikes, and what can't be declared besides; None if the breakdown says everything."""
    candidate, target, _ = single
    others = plans.caught(game, candidate, target)
    caught = Message("about-catches", {"others": others}) if others else None
    return declaration.and_lost(caught, plans.lost_by(game, candidate, target))


def _strike(game: DungeoneerState, single: Single, *, brief: bool) -> list[Message]:
    """A monster's attack as a breakdown, or the chance that a trap strikes and its victim's score; and the text.

    In brief one line: the chance that the encounter strikes, and that a monster is hit back (0 if it cannot be).
    """
    candidate, target, attr = single
    attack = plans.attack_lines(game, candidate, target, attr=attr)
    text = breakdowns.text_lines(candidate.card)
    if attack and not brief:
        return [*attack, *text]
    countered = next((line.args["percent"] for line in attack if line.key == "sum-countered"), 0)
    gist = Message("sum-strike", {"percent": _chance(game, single), "countered": countered})
    return [gist] if brief else [gist, *plans.trap_lines(game, candidate, target), *text]
