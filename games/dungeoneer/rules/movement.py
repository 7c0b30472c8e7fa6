"""Walking through exits, sewers and portals, and what awaits in the space entered (DN-10 to DN-12)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeoneer.rules import lethal, life
from games.dungeoneer.rules.combat.threats import FaceThreat
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.geometry import neighbours
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.pieces import NOWHERE, Roll
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Entry, Step
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Role, always, first_option


def walk(game: DungeoneerState, seat: Seat, side: int) -> None:
    """Try to pass that exit: its threat first, then one movement (DN-12.3)."""
    player = game.players[seat]
    space, through = game.spaces[player.at], Pass(seat=seat, number=player.at, side=side)
    if geometry.is_open(game, player.at, side):
        game.push(through)
        return
    exit = space.exit(side)
    threat = FaceThreat.of(exit, seat, "exit", space.card, tags=list(exit.tags), side=side)
    game.push(threat, CheckDeath(seat=seat), through)


def exit_outcome(game: DungeoneerState, roll: Roll, met: bool) -> None:
    """Met or not, the exit is open for the rest of the turn (DN-10.7, DN-10.8)."""
    player = game.players[roll.seat]
    space = game.spaces[player.at]
    space.opened.append(roll.side)
    if met:
        return
    if "trapped" in roll.tags:
        life.wound(game, roll.seat, 1)
        return
    life.change_movement(game, roll.seat, -1)
    if not player.movement:
        player.cusp, player.cusp_new = roll.side, True
        game.tell("log-cusp", player=seat_name(roll.seat), space=name_of(space.card))


class Pass(Step):
    """The exit is open: one movement, and the hero enters (DN-10.9)."""

    seat: Seat
    number: int
    side: int

    def run(self, game: DungeoneerState) -> None:
        """Do nothing if the hero died or has no movement left."""
        player = game.players[self.seat]
        if not player.alive or player.movement < 1 or player.at != self.number:
            return
        player.movement -= 1
        enter(game, self.seat, game.spaces[self.number].near[self.side])


def enter(game: DungeoneerState, seat: Seat, number: int) -> None:
    """The hero enters a space; on its own turn it gains and meets what is there (DN-12.6, DN-12.10, DN-12.11)."""
    player = game.players[seat]
    leave_cusp(game, seat)
    player.at = number
    if player.tip is not None and player.tip.cause == "pit":
        life.stand_up(game, seat)  # out of the pit (DN-18.12)
    game.tell("log-enters", player=seat_name(seat), space=name_of(game.spaces[number].card))
    if seat != game.turn:
        return
    game.moved = True
    if game.windows:
        game.entered_late = number
    else:
        game.push(Arrive(seat=seat, number=number))


def leave_cusp(game: DungeoneerState, seat: Seat) -> None:
    """Leave the cusp; the edge that was held open closes at the next Reset phase (DN-10.13, DN-10.14)."""
    player = game.players[seat]
    side = player.cusp
    if side != NOWHERE:
        game.spaces[player.at].opened.append(side)
        game.spaces[game.spaces[player.at].near[side]].opened.append(geometry.opposite(side))
    player.cusp, player.cusp_new = NOWHERE, False


class Arrive(Step):
    """Glory and Peril, then obstacles, then the window (DN-12.3, DN-20.3)."""

    seat: Seat
    number: int

    def run(self, game: DungeoneerState) -> None:
        """A space visited before in this turn gives nothing, but its obstacles work again (DN-11.7, DN-12.7)."""
        if not game.players[self.seat].alive:
            return
        card = game.spaces[self.number].printed
        if self.number not in game.visited:
            game.visited.append(self.number)
            life.change_glory(game, self.seat, card.glory)
            life.change_peril(game, self.seat, card.peril)
        threats: list[Entry] = []
        for kind, threat in card.obstacles:
            threats.append(FaceThreat.of(threat, self.seat, "obstacle", card.id, tags=[kind, "obstacle"]))
            threats.append(CheckDeath(seat=self.seat))
        game.push(*threats, OpenWindow(window="move", affected=[self.seat]))


def arrive_late(game: DungeoneerState) -> None:
    """The window in which the turn player's hero came into a space has closed (DN-16.17)."""
    seat, number = game.turn, game.entered_late
    game.entered_late = NOWHERE
    if game.players[seat].alive and game.players[seat].at == number:
        game.push(Arrive(seat=seat, number=number))


class ChooseStep(Question):
    """Where an effect moves a hero: one space through a viable exit, without a threat."""

    default: ClassVar = first_option  # in reading order (DN-24.3)
    forced: ClassVar = always

    hero: Seat

    def describe(self, game: DungeoneerState) -> Args:
        return {"hero": seat_name(self.hero)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Every space behind a viable exit, in reading order."""
        reached = dict.fromkeys(number for _, number in neighbours(game, game.players[self.hero].at))
        return [
            Option(
                game.spaces[number].card,
                Message("do-step", {"space": name_of(game.spaces[number].card)}),
                mark=game.spaces[number].card,
                drag=Drag(hero_mark(self.hero), game.spaces[number].card),
                role=Role.STEP,
                effect=self._about_space(game, number),
                value=number,
            )
            for number in geometry.reading_order(game)
            if number in reached
        ]

    def _about_space(self, game: DungeoneerState, number: int) -> Message | None:
        """The heroes in a space, or else what entering it on the player's own turn brings."""
        heroes = [seat_name(seat) for seat in game.heroes_at(number)]
        if heroes:
            return Message("about-there", {"heroes": heroes})
        if self.hero != game.turn:
            return None
        card = game.spaces[number].printed
        return Message("sum-gains", {"glory": card.glory, "peril": card.peril})

    def explained(self, game: DungeoneerState, *, ideas: bool = True) -> list[Option]:
        """With warnings of spikes that may eliminate the player's own hero."""
        options = self.options(game)
        if self.hero != self.seat:
            return options
        return lethal.warn(game, self.hero, options, lambda option: lethal.arrival(game, self.hero, option.value))

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        enter(game, self.hero, picked.value)


def leap(game: DungeoneerState, seat: Seat, number: int) -> None:
    """Through a sewer or a portal: one movement, no exit threat (DN-11.9, DN-22.10)."""
    game.players[seat].movement -= 1
    enter(game, seat, number)
