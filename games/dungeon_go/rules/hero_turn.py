"""A hero's turn: revival, or the move action before the combat action (DG-7, DG-8, DG-9)."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from functools import cache, partial
from typing import ClassVar

from games.dungeon_go.rules import combat_action, floors, possible_attacks
from games.dungeon_go.rules.board import (
    ALL,
    CELLS,
    IN_ORDER,
    NAMES,
    NEAREST,
    NEXT_TO,
    STEP,
    board_of,
    column,
    distance,
    reach,
    row,
)
from games.dungeon_go.rules.components import ABILITIES, LIMITS, MAGIC
from games.dungeon_go.rules.growth import Growth
from games.dungeon_go.rules.hits import percent, release
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.pieces import Hero, Monster, can_grow
from games.dungeon_go.rules.risks import Risks, order_by_danger
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion, cell_option, refused_cell
from games.dungeon_go.rules.threats import describe_threats
from rules.entries import Entry, Step
from rules.messages import Args, Message, Ref
from rules.questions import OTHERS, Drag, Option, Picked, Refusals, Refused, Role, Shown, Undo, bring_forward

MOST_ASIDE = 3
"""Steps out of the king's way that are worth a button each."""
MOST_SAFE = 3
"""The most safe moves that get a button if every other button is risky."""


def begin(game: DungeonGoState, hero: Hero) -> list[Entry]:
    """The entries for the hero's turn; none if it is dead and cannot come back (DG-7.1, DG-8.1)."""
    game.asked = []
    if not hero.alive:
        if not game.empty_cells() & NEXT_TO[game.king]:
            game.tell("log-no_empty_cell", hero=hero.name)
            return []
        return [Revive(seat=hero.seat, hero=hero.number)]
    if _waits_for_king(game, hero):
        game.tell("log-stays", hero=hero.name, cell=NAMES[hero.at])
        return []
    game.actions = 1
    if hero.charged:
        hero.charged = False
        game.actions = hero.abilities[MAGIC]
        game.tell("log-fireball", hero=hero.name, actions=game.actions)
    return [Move(seat=hero.seat, hero=hero.number)]


def _waits_for_king(game: DungeonGoState, hero: Hero) -> bool:
    """Whether its owner has said that the heroes wait, and there is nothing to decide for this one."""
    if floors.goal(game) != "king":
        game.waiting_for_king.clear()
    return hero.seat in game.waiting_for_king and not hero.charged and hero.at != game.king + STEP


def _steps_aside(game: DungeonGoState, hero: Hero, cells: int) -> list[int]:
    """The nearest of the cells, except those ahead of the king on his row; without monsters, forward cells first."""
    ahead = sum(1 << cell for cell in CELLS if row(cell) == row(game.king) and cell > game.king)
    aside = [cell for cell in NEAREST[hero.at] if cells & ~ahead & 1 << cell]
    if floors.goal(game) == "king":
        aside.sort(key=lambda cell: (distance(hero.at, cell), -column(cell)))
    return aside[:MOST_ASIDE]


def _blocking(game: DungeonGoState) -> list[Ref]:
    """The heroes in the king's way."""
    return [hero.name for hero in game.heroes if hero.cell is not None and floors.in_the_way(game, hero.cell)]


class Revive(HeroQuestion):
    """Come back to life next to the king, or decline (DG-8)."""

    undo: ClassVar[Undo] = Undo.TACIT

    def describe(self, game: DungeonGoState) -> Args:
        return {**super().describe(game), **describe_threats(game, game.heroes[self.hero])}

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        near, empty = NEXT_TO[game.king], game.empty_cells()
        if refused is not None:
            for cell in IN_ORDER:
                if not near & empty & 1 << cell:
                    beside = bool(near >> cell & 1)
                    reason = "cell_not_empty" if beside else "not_adjacent_king"
                    refused.append(refused_cell(cell, reason, missed=beside))
            refused.append(Refused("move", Message("do-move_somewhere"), "hero_dead"))
            refused.append(Refused("fight", Message("do-fight"), "hero_dead"))
            if not near & empty:
                refused.append(Refused("revive", Message("do-revive_somewhere"), "no_empty_cell"))
        options = [
            cell_option("do-revive", self.hero, cell, prominent=column(cell) > column(game.king))
            for cell in IN_ORDER
            if near & empty & 1 << cell
        ]
        options.append(Option("decline", Message("do-stay_dead"), prominence=Shown.BUTTON))
        return options

    def explained(self, game: DungeonGoState, *, ideas: bool = True) -> list[Option]:
        """Say what the hero would lose there, and which monsters are near enough unless that is the same for all."""
        options = self.options(game)
        hero = game.heroes[self.hero]
        risks = Risks(game, hero)
        alike = possible_attacks.all_alike(game, hero, _cells(options))
        for option in options:
            risks.mark_move(option, option.value, ends=True)
            if option.value is None:
                continue
            lost = risks.lost(option.value)
            if not alike:
                option.effect = possible_attacks.about_place(game, hero, option.value, lost)
            elif lost:
                option.effect = Message("about-stay-struck", {"lost": lost})
        order_by_danger(options)
        return options

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """Apply the growth first, then return the piece (DG-8.3)."""
        hero = game.heroes[self.hero]
        cell: int | None = picked.value
        if cell is None:
            game.tell("log-stays_dead", hero=hero.name)
            return
        game.push(ReturnToLife(hero=self.hero, cell=cell))
        if can_grow(hero):
            game.push(Growth(seat=self.seat, hero=self.hero))

    def default(self, game: DungeonGoState) -> list[str]:
        """The legal cell with the lowest column, then row."""
        cells = _cells(self.options(game))
        return [NAMES[min(cells)] if cells else "decline"]


def _cells(options: list[Option]) -> list[int]:
    """The cells among the answers."""
    return [option.value for option in options if option.value is not None]


class ReturnToLife(Step):
    """Full hit points, and the piece on the chosen cell; the turn is over (DG-8.3, DG-8.5)."""

    hero: int
    cell: int

    def run(self, game: DungeonGoState) -> None:
        hero = game.heroes[self.hero]
        hero.alive = True
        hero.hp = hero.max_hp
        hero.cell = self.cell
        game.tell("log-revives", hero=hero.name, cell=NAMES[self.cell])


@cache
def _move_option(cell: int, hero: int, *, aside: bool = False) -> Option:
    """A move to that cell; `aside`: out of the king's way."""
    key = "do-step_aside" if aside else "do-move"
    name = NAMES[cell]
    drag = Drag(hero_mark(hero), NAMES[cell])
    group = "aside" if aside else board_of(cell)
    label, prominence = Message(key, {"cell": name}), Shown.button_if(aside)
    return Option(name, label, group, name, drag, role=Role.WHOLE_MOVE, prominence=prominence, value=cell)


@cache
def _rest_option(key: str) -> Option:
    """Staying where the hero is."""
    return Option("stay", Message(key), prominence=Shown.BUTTON)


@cache
def _fight_option(fight: possible_attacks.Fight, hero: int, unit: str, chance: int, prominence: Shown) -> Option:
    """The move and the attack as one answer; `unit` and `chance` are the monster's and the attack's."""
    aim, cell = fight.aim, NAMES[fight.aim.cell]
    args = possible_attacks.aimed(unit, aim, chance)
    if fight.to is not None:
        args["to"] = NAMES[fight.to]
    start, key = ("stay", "do-fight_here") if fight.to is None else (NAMES[fight.to], "do-fight_there")
    id, piece = f"{start}-{cell}-{ABILITIES[aim.mark]}", hero_mark(hero)
    drag = Drag(piece, cell, via=piece if fight.to is None else start)
    return Option(id, Message(key, args), "fight", cell, drag, undo=Undo.ROLLED, prominence=prominence, value=fight)


def reachable(game: DungeonGoState, hero: Hero, steps: int) -> int:
    """The cells where a move of up to so many steps may end, the hero's own cell left out (DG-9.1 to DG-9.4)."""
    reached = reach(hero.at, steps, ALL & ~game.blocked())
    return reached & game.open_cells(hero) & ~(1 << hero.at)


def _waiting(game: DungeonGoState, hero: Hero) -> Option:
    """Letting all heroes of the same player wait for the king."""
    own = sum(other.seat == hero.seat for other in game.heroes)
    clear = not _blocking(game)
    label = Message("do-wait_for_king" if clear else "do-wait_blocking", {"heroes": min(own, 2)})
    return Option("wait", label, prominence=Shown.button_if(clear))


def _refuse(game: DungeonGoState, hero: Hero, cells: int, fought: Collection[str], refused: Refusals) -> None:
    """Say which monsters cannot be fought, other than those on the cells `fought`, and why cells cannot be reached."""
    for monster in game.monsters_in_order():
        name = NAMES[monster.cell]
        if name not in fought:
            label = Message("do-fight_at", {"monster": monster.name, "cell": name})
            refused.append(Refused(f"fight-{name}", label, "out_of_reach", missed=True, mark=name))
    for cell in IN_ORDER:
        if not cells >> cell & 1 and cell != hero.cell:
            refused.append(refused_cell(cell, game.closed(cell, hero) or "too_far"))


class Move(HeroQuestion):
    """Choose the end cell of the move, or stay; or a fight, which is a move and the attack after it (DG-9, DG-10)."""

    default_id: ClassVar = "stay"
    undo: ClassVar[Undo] = Undo.TACIT
    places: ClassVar[tuple[str, ...]] = (
        "fight",
        "do-step_aside",
        "do-wait_for_king",
        OTHERS,
        "do-wait_blocking",
        "do-stay_blocking",
        "do-stay",
    )

    def describe(self, game: DungeonGoState) -> Args:
        """The hero, the floor, its goal (see `floors.goal`), the threats, and whom a move frees."""
        return {
            **super().describe(game),
            **describe_threats(game, game.heroes[self.hero]),
            "floor": game.floor,
            "goal": floors.goal(game),
            "frees": "nobody" if (freed := self._monster_to_free(game)) is None else "one",
            "held": "" if freed is None else freed.name,
        }

    def _monster_to_free(self, game: DungeonGoState) -> Monster | None:
        """The monster that only this hero holds."""
        hero = game.heroes[self.hero]
        held = None if hero.holds is None else game.monster_at(hero.at)
        return held if held is not None and game.holders(held) == [hero] else None

    def forced(self, game: DungeonGoState) -> bool:
        """Whether the hero cannot go anywhere: then staying may be its only answer."""
        hero = game.heroes[self.hero]
        return not reachable(game, hero, hero.movement)

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        """The fights in reach, the best first; staying, once or until the king is there; and every cell in reach.

        A hero in the king's way who has nobody to fight is explicitly offered steps aside. Where only the king is
        awaited, they come before all other moves, and staying comes last; so does waiting while a hero is in his way.
        """
        hero = game.heroes[self.hero]
        cells = reachable(game, hero, hero.movement)
        possible = self._fights(game, hero, cells)
        if refused is not None:
            _refuse(game, hero, cells, {option.mark for option in possible}, refused)
        only_king, in_front = floors.goal(game) == "king", hero.at == game.king + STEP
        aside = _steps_aside(game, hero, cells) if in_front and (only_king or not possible) else []
        moves = [_move_option(cell, hero.number, aside=cell in aside) for cell in IN_ORDER if cells >> cell & 1]
        if only_king and in_front:
            ways = [_move_option(cell, hero.number, aside=True) for cell in aside]
            rest = [option for option in moves if option.value not in aside]
            return [*possible, *ways, *rest, _rest_option("do-stay_blocking")]
        waiting = [_waiting(game, hero)] if only_king and hero.seat not in game.waiting_for_king else []
        return [*possible, _rest_option("do-stay"), *waiting, *moves]

    def _fights(self, game: DungeonGoState, hero: Hero, cells: int) -> list[Option]:
        """The fights after a move to one of the cells or none, the best first; those worth it have a button.

        Where a move before it is safer, a line from the hero to the monster alone still gives the one without.
        """
        possible = possible_attacks.fights(game, hero, cells)
        best = possible_attacks.worth_a_button(game, [fight.aim for fight in possible])
        shown = {fight: Shown.button_if(fight.aim in best) for fight in possible}
        shown |= dict.fromkeys(possible_attacks.from_here(hero, possible), Shown.UNLISTED)
        options = []
        for fight, prominence in shown.items():
            unit, chance = game.monster_on(fight.aim.cell).unit, percent(game, hero, fight.aim.mark)
            options.append(_fight_option(fight, hero.number, unit, chance, prominence))
        return options

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """Put the piece on the end cell; a grapple ends with the first step (DG-9.7).

        A hero that waits for the king gives up its combat action, too: its owner is promised no question (DG-7.3).
        """
        hero = game.heroes[self.hero]
        fight = picked.value if isinstance(picked.value, possible_attacks.Fight) else None
        cell: int | None = picked.value if fight is None else fight.to
        if cell is not None:
            release(game, hero)
            game.tell("log-moves", hero=hero.name, source=NAMES[hero.at], cell=NAMES[cell])
            hero.cell = cell
        elif fight is None:
            if picked.only == "wait":
                game.waiting_for_king.append(hero.seat)
            game.tell("log-stays", hero=hero.name, cell=NAMES[hero.at])
        if fight is not None:
            combat_action.strike(game, hero, fight.aim)
        elif picked.only != "wait":
            game.push(combat_action.Combat(seat=self.seat, hero=self.hero))

    def explained(self, game: DungeonGoState, *, ideas: bool = True) -> list[Option]:
        """The result and the risks of a fight, or whom the hero could fight after the move, and what that risks.

        Waiting names who is in the king's way. If every button is risky, the nearest safe moves
        get one, too, as do those that save the king. Fights with monsters that decide the game come first.
        """
        hero = game.heroes[self.hero]
        risks = Risks(game, hero, game.actions - 1)
        options = [copy(option) for option in self.options(game)]  # all positions share them
        for option in options:
            self._explain(option, game, risks)
        order_by_danger(options)
        moves = [option for option in options if isinstance(option.value, int)]
        safe = [option for option in moves if option.breakdown is not None]
        if all(option.warning for option in options if option.prominence >= Shown.BUTTON):
            safe = safe or [option for option in moves if option.warning is None]
        for option in sorted(safe, key=lambda option: distance(option.value, hero.at))[:MOST_SAFE]:
            option.prominence = Shown.BUTTON
        bring_forward(options, possible_attacks.decisive_attacks(game, options))
        return options

    def _explain(self, option: Option, game: DungeonGoState, risks: Risks) -> None:
        """Add the effect and the warning of one answer."""
        if option.id == "wait":
            left = max(1, LIMITS.danger_clock - game.floor_clock)
            option.effect = Message("about-wait", {"reshuffles": left, "damage": game.damage})
            blocking = _blocking(game)
            option.warning = Message("risk-wait", {"who": blocking}) if blocking else None
        elif isinstance(option.value, possible_attacks.Fight):
            aim, to = option.value.aim, option.value.to
            risks.mark_attack(option, aim, to)
            consequences = risks.consequences(aim, to)
            option.effect = partial(possible_attacks.about_attack, game, risks.hero, aim, consequences, to)
        else:
            risks.mark_move(option, option.value)
            if option.value is not None and _ends_turn(game, risks.hero, option.value):
                option.undo = Undo.ROLLED
            option.effect = partial(_about_end, risks, option.value) if game.monsters else None


def _ends_turn(game: DungeonGoState, hero: Hero, cell: int) -> bool:
    """Whether the hero can do nothing after a move to that cell."""
    magic = game.settings.spells or game.settings.miracles
    return not magic and not any(marks for _, marks in possible_attacks.in_range(game, hero, cell))


def _about_end(risks: Risks, cell: int | None) -> Message:
    """The monsters that the hero could fight after a move or where it stays, and the mark it would let go of.

    `ends`: without any, the turn ends, unless there may be magic to work.
    """
    game, hero = risks.game, risks.hero
    ends = not (game.settings.spells or game.settings.miracles)
    args: Args = {"lost": risks.lost(cell), "ends": ends}
    if cell is not None:
        return possible_attacks.about_move(game, hero, cell, args)
    return Message("about-stay-fights" if possible_attacks.can_attack(game, hero) else "about-stay-none", args)
