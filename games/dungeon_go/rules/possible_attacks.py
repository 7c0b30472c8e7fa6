"""The possible attacks of a hero, from where it stands or after a move (DG-9, DG-10.1, DG-10.2), and their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.dungeon_go.rules.bags import ones_bring
from games.dungeon_go.rules.board import CELL, NAMES, WITHIN, distance
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.hits import SURE, OnMark, marks_left, outcome, percent
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import Foresight, worst_threat
from rules.messages import Args, Message, Part, Plain, refer
from rules.questions import Option, Shown

MOST_NAMED = 3
"""The most monsters that are named with a move."""
MOST_PROMINENT = 4
"""The number of fights, the best ones, that get a button each."""
ATTACKS = ("fight", "attack")
"""The groups of answers that attack, with and without a move."""


class Fight(NamedTuple):
    """A move and the attack after it, as one answer. `to` is where the hero goes first, None if it stays."""

    to: int | None
    aim: OnMark


def open_marks(game: DungeonGoState, hero: Hero, monster: Monster, *, moved: bool) -> list[int]:
    """The marks of the monster that nobody holds; a hero that has moved holds none itself (DG-9.7)."""
    held = game.held_marks(monster)
    if moved and hero.holds is not None and hero.cell == monster.cell:
        held &= ~(1 << hero.holds)
    return [mark for mark in monster.printed.marks if not held >> mark & 1]


def in_range(game: DungeonGoState, hero: Hero, to: int) -> Iterator[tuple[Monster, list[int]]]:
    """The monsters that the hero could attack after that move, each with the marks that would be open."""
    reach = WITHIN[hero.range][to]
    for monster in game.monsters_in_order():
        if reach >> monster.cell & 1:
            yield monster, open_marks(game, hero, monster, moved=True)


def can_attack(game: DungeonGoState, hero: Hero) -> bool:
    """Whether the hero can attack any monster from where it stands."""
    near = WITHIN[hero.range][hero.at]
    return any(near >> monster.cell & 1 and open_marks(game, hero, monster, moved=False) for monster in game.monsters)


def fights(game: DungeonGoState, hero: Hero, cells: int) -> list[Fight]:
    """For each mark in reach of a move to one of the cells, or without a move, one way to attack it; best first.

    Those that defeat the monster come first, then the likelier ones. A mark that the hero itself holds is left
    out: the hero would only let go of it to leap back. The hero attacks from where it stands if it can, unless the
    monsters' next turn does less harm if it attacks from another cell.
    """
    possible: list[Fight] = []
    foresight = Foresight(game, hero)
    for monster in game.monsters_in_order():
        near = WITHIN[hero.range][monster.cell]
        stays = bool(near >> hero.at & 1)
        if not stays and not cells & near:
            continue
        for mark in open_marks(game, hero, monster, moved=False):
            to = foresight.stand(cells & near, _outcomes(game, hero, monster, mark), stays=stays)
            possible.append(Fight(to, OnMark(monster.cell, mark)))
    return sorted(possible, key=lambda fight: rank(game, hero, fight.aim))


def from_here(hero: Hero, possible: Sequence[Fight]) -> list[Fight]:
    """The fights without a move for those before which the hero would go to a safer cell."""
    near = WITHIN[hero.range][hero.at]
    return [Fight(None, fight.aim) for fight in possible if fight.to is not None and near >> fight.aim.cell & 1]


def _outcomes(game: DungeonGoState, hero: Hero, monster: Monster, mark: int) -> list[Monster | None]:
    """The outcomes after which the hero is where it attacked from: the monster's defeat, and None for a miss."""
    defeat: list[Monster | None] = [] if marks_left(game, hero, monster, mark) else [monster]
    return defeat if percent(game, hero, mark) == SURE else [None, *defeat]


def rank(game: DungeonGoState, hero: Hero, aim: OnMark) -> tuple[bool, int, int]:
    """Lower for a better attack: those that defeat the monster, the likelier ones, the most points."""
    monster = game.monster_on(aim.cell)
    defeats = marks_left(game, hero, monster, aim.mark) == 0
    return (not defeats, -percent(game, hero, aim.mark), -monster.printed.vp if defeats else 0)


def worth_a_button(game: DungeonGoState, aims: Sequence[OnMark]) -> list[OnMark]:
    """Which of these attacks, the best first, are worth a button: the best, and the best on each decisive monster."""
    best = list(aims[:MOST_PROMINENT])
    if len(aims) > MOST_PROMINENT:
        best += [
            next(aim for aim in aims if aim.cell == cell) for cell in _decisive_cells(game, [aim.cell for aim in aims])
        ]
    return best


def decisive_attacks(game: DungeonGoState, options: Sequence[Option]) -> list[str]:
    """The ids of the prominent attacks on decisive monsters, one for each."""
    attacks = {
        option.mark: option.id
        for option in reversed(options)
        if option.prominence >= Shown.BUTTON and option.group in ATTACKS
    }
    return [attacks[NAMES[cell]] for cell in _decisive_cells(game, [CELL[mark] for mark in attacks])]


def _decisive_cells(game: DungeonGoState, cells: Sequence[int]) -> list[int]:
    """Which of the cells have a monster that decides the game: the demon king, and the one that threatens most."""
    _, worst = worst_threat(game)
    decisive = [monster.cell for monster in game.monsters if monster.printed.size == "demon_king" or monster is worst]
    return [cell for cell in decisive if cell in cells]


def aimed(unit: str, aim: OnMark, chance: int) -> Args:
    """Which monster is attacked where, at which mark and with what chance in percent."""
    return {
        "monster": refer(f"monster-{unit}"),
        "cell": NAMES[aim.cell],
        "ability": refer(f"ability-{ABILITIES[aim.mark]}"),
        "percent": chance,
    }


def about_met(game: DungeonGoState, hero: Hero, aim: OnMark, key: str, args: Args | None = None) -> Message:
    """The outcome in the text `key`; if a grapple makes the hero let go of another mark, in `key`_swapping (DG-11.2).

    `same`: it is a mark of the same monster, so that as many are left as before. A defeat leaves the hero where it is
    (DG-10.17).
    """
    outcome_args: Args = {**(args or {}), **outcome(game, hero, aim)}
    if hero.holds is None or not outcome_args["left"]:
        return Message(key, outcome_args)
    same = hero.at == aim.cell
    return Message(f"{key}_swapping", {**outcome_args, **_let_go(game, hero, hero.holds), "same": same})


def about_attack(game: DungeonGoState, hero: Hero, aim: OnMark, consequences: Args, to: int | None = None) -> Message:
    """The rolls of an attack and what a success brings; `to`: the hero moves there first and lets go of what it holds.

    `consequences`: the hit points that it may cost and whom it saves, see `Risks.consequences`.
    """
    args: Args = {
        "rolls": hero.abilities[aim.mark],
        "needed": game.floor,
        **ones_bring(game, hero.abilities[aim.mark], hero, to),
        **consequences,
    }
    if to is None or hero.holds is None:
        return about_met(game, hero, aim, "about-attack", args)
    return Message("about-attack_leaving", {**args, **outcome(game, hero, aim), **_let_go(game, hero, hero.holds)})


def _let_go(game: DungeonGoState, hero: Hero, mark: int) -> Args:
    """The grapple that a leaving hero ends: the mark and the monster."""
    return {"held": refer(f"ability-{ABILITIES[mark]}"), "grappled": game.monster_on(hero.at).name}


def about_move(game: DungeonGoState, hero: Hero, to: int, args: Args) -> Message:
    """Whom the hero could fight from there, likeliest first, each at its likeliest mark; what it would release.

    `args`: what else the texts name.
    """
    best = [
        OnMark(monster.cell, max(marks, key=hero.abilities.__getitem__))
        for monster, marks in in_range(game, hero, to)
        if marks
    ]
    best.sort(key=lambda aim: -percent(game, hero, aim.mark))
    most = MOST_NAMED - (hero.holds is not None)
    named: list[Plain | Part] = [_named_fight(game, hero, aim) for aim in best[:most]]
    if len(best) > most:
        named.append(refer("part-others"))
    args = {**args, "fights": named}
    reach = "fights" if named else "none"
    if hero.holds is not None:
        return Message(f"about-leaving-{reach}", {**args, **_let_go(game, hero, hero.holds)})
    return Message(f"about-move-{reach}", args)


def _named_fight(game: DungeonGoState, hero: Hero, aim: OnMark) -> Part:
    """A possible attack in a list, with its chance."""
    args: Args = {"monster": game.monster_on(aim.cell).name, "ability": refer(f"ability-{ABILITIES[aim.mark]}")}
    return Part("part-fight", {**args, "percent": percent(game, hero, aim.mark)})


def about_place(game: DungeonGoState, hero: Hero, cell: int, lost: int = 0) -> Message:
    """Which monsters the hero could attack in its next turn from that cell, as they stand now, the nearest first.

    `lost`: the hit points that the monsters' next turn takes from it there.
    """
    in_reach = _in_reach_from(game, hero, cell)
    if not in_reach:
        return Message("about-place_far", {"lost": lost})
    last = distance(cell, in_reach[:MOST_NAMED][-1].cell)
    named = [monster.name for monster in in_reach if distance(cell, monster.cell) <= last]
    return Message("about-place", {"monsters": named, "more": len(in_reach) - len(named), "lost": lost})


def all_alike(game: DungeonGoState, hero: Hero, cells: Sequence[int]) -> bool:
    """Whether there are several cells, and the same monsters are in reach from all of them."""
    return (
        len(cells) > 1
        and len({frozenset(monster.cell for monster in _in_reach_from(game, hero, cell)) for cell in cells}) == 1
    )


def _in_reach_from(game: DungeonGoState, hero: Hero, cell: int) -> list[Monster]:
    """The monsters that the hero could attack in a turn that begins in that cell, the nearest first."""
    reach = hero.movement + hero.range
    near = sorted(game.monsters_in_order(), key=lambda monster: distance(cell, monster.cell))
    return [monster for monster in near if distance(cell, monster.cell) <= reach]
