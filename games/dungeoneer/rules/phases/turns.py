"""The five phases of a turn, Reset and the way from turn to turn (DN-3, DN-4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from games.dungeoneer.rules import attributes, inventory, lethal, life
from games.dungeoneer.rules.combat.threats import FaceThreat
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.map.building import BuildPhase
from games.dungeoneer.rules.marks import laid_mark
from games.dungeoneer.rules.phases.discard_draw import DiscardDraw
from games.dungeoneer.rules.phases.dungeonlord import DungeonlordPhase
from games.dungeoneer.rules.phases.hero_phase import HeroPhase
from games.dungeoneer.rules.pieces import NOBODY, Laid
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Scope, Step
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, first_option


def begin_turn(game: DungeoneerState, seat: Seat) -> None:
    """Push the whole turn of that seat (DN-3.1)."""
    game.turns += 1 if not game.turns else (seat - game.turn) % game.seats
    game.turn = seat
    game.push(
        ResetPhase(),
        DungeonlordPhase(),
        BuildPhase(),
        HeroPhase(),
        Scope(name="hero_phase"),
        EndWindow(),
        DiscardDraw(),
        Scope(name="turn"),
        NextTurn(),
    )


class EndWindow(Step):
    """The window before the Discard/Draw phase."""

    def run(self, game: DungeoneerState) -> None:
        """The hero phase is over; a level gained at its end may have made the hero faster (DN-12.13)."""
        game.phase = "end"
        attributes.refresh_speed(game)
        game.push(OpenWindow(window="end"))


class NextTurn(Step):
    """The turn passes to the next player on the left who is still in the game (DN-3.4)."""

    def run(self, game: DungeoneerState) -> None:
        life.clear_pending(game)
        for seat in game.leaving:
            if game.players[seat].alive and game.result is None:
                life.eliminate(game, seat)
        game.leaving.clear()
        if game.result is None:
            begin_turn(game, game.living((game.turn + 1) % game.seats)[0])


class ResetPhase(Step):
    """Everything that happens automatically at the start of a turn (DN-4.1 to DN-4.4), then upkeep."""

    def run(self, game: DungeoneerState) -> None:
        """Exits close, once-per-turn effects return, effects of the last turn end."""
        game.phase = "reset"
        seat = game.turn
        game.tell("log-turn", player=seat_name(seat), turn=game.turns)
        for space in game.spaces:
            space.opened.clear()
            space.shut.clear()
        for player in game.players:
            player.used.clear()
            player.attacked = False
            player.effects.clear()
            player.rolls.clear()
            player.two_dice = ""
            player.movement = 0
        for quest in game.quests:
            quest.found = quest.fought = False
        player = game.players[seat]
        player.token = False
        player.cusp_new = False
        for laid in player.banes:
            laid.turn_begun = True
        game.declared = game.moved = False
        game.banked = ""
        game.attempts = game.explored = 0
        game.recipient = game.draft_recipient = NOBODY
        game.quiet.clear()
        if game.stances[seat] == "pass":
            game.stances[seat] = "affected"
        game.push(Upkeep(), AtReset(done=0), SetMovement(), OpenWindow(window="reset"))


class Upkeep(Step):
    """Readied cards with upkeep are paid for or return to the hand (DN-4.5)."""

    def run(self, game: DungeoneerState) -> None:
        """Unaffordable cards go back immediately; the player is asked about the others, in an order of their choice."""
        seat = game.turn
        unpaid = due(game, seat)
        for laid in unpaid:
            if laid.printed.upkeep > game.players[seat].glory:
                game.push(Upkeep())
                give_back(game, seat, laid)
                return
        if unpaid:
            game.push(PayUpkeep(seat=seat))


def due(game: DungeoneerState, seat: Seat) -> list[Laid]:
    """The readied cards whose upkeep is not settled in this turn."""
    player = game.players[seat]
    return [laid for laid in player.readied if laid.printed.upkeep and not laid.paid]


def give_back(game: DungeoneerState, seat: Seat, laid: Laid) -> None:
    """Return an unpaid card to its owner's hand; its effects and slots are lost."""
    player = game.players[seat]
    player.lose(laid)
    short = laid.printed.upkeep > player.glory
    game.tell("log-upkeep_short" if short else "log-upkeep_unpaid", player=seat_name(seat), card=name_of(laid.card))
    inventory.to_hand(game, seat, laid.card)
    inventory.forget_orders(game, seat)
    inventory.check_slots(game, player)


class PayUpkeep(Question):
    """Pay for a readied card, or take it back into the hand (DN-4.5, DN-Q29)."""

    default: ClassVar = first_option  # pay where payable (DN-24.3)

    def describe(self, game: DungeoneerState) -> Args:
        return {"glory": game.players[self.seat].glory}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """For each card: the Glory before and after; what it does, if it goes back."""
        options = []
        glory = game.players[self.seat].glory
        for laid in due(game, self.seat):
            cost, mark = laid.printed.upkeep, laid_mark(laid.number)
            args: Args = {"card": name_of(laid.card), "cost": cost}
            paying = Option(f"pay-{laid.number}", Message("do-pay_upkeep", args), mark=mark, value=(laid, True))
            paying.effect = Message("about-glory", {"cost": cost, "before": glory, "after": glory - cost})
            if cost <= glory:
                options.append(paying)
            elif refused is not None:
                reason: Args = {"cost": cost, "glory": glory}
                refused.append(Refused(paying.id, paying.label, "not_enough_glory", reason))
            returning = Option(f"return-{laid.number}", Message("do-take_back", args), mark=mark, value=(laid, False))
            returning.effect = Message(f"text-{laid.card}")
            options.append(returning)
        return lethal.warn(game, self.seat, options, partial(self._harms, game))

    def _harms(self, game: DungeoneerState, option: Option) -> Iterable[lethal.Harm]:
        """The banes at Reset, if nothing else is left to pay."""
        laid, pays = option.value
        glory = game.players[self.seat].glory - (laid.printed.upkeep if pays else 0)
        asked = any(other is not laid and other.printed.upkeep <= glory for other in due(game, self.seat))
        return () if asked else lethal.reset(game, self.seat)

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        game.push(Upkeep())
        laid, pays = picked.value
        if pays:
            laid.paid = True
            life.change_glory(game, self.seat, -laid.printed.upkeep)
            game.tell("log-upkeep_paid", player=seat_name(self.seat), card=name_of(laid.card))
        else:
            give_back(game, self.seat, laid)


class AtReset(Step):
    """The effects on the hero that occur at its Reset, the oldest first (DN-4.7, DN-20.4)."""

    done: int
    """The number of the last card that has taken effect."""

    def run(self, game: DungeoneerState) -> None:
        player = game.players[game.turn]
        for laid in player.banes:
            threat = laid.printed.reset
            if threat is not None and laid.number > self.done:
                face = FaceThreat.of(threat, game.turn, "bane", laid.card, by=laid.by, side=laid.number)
                game.push(face, CheckDeath(seat=game.turn), AtReset(done=laid.number))
                return


class SetMovement(Step):
    """Movement becomes the Speed score; only the present space counts as visited (DN-4.8, DN-4.9)."""

    def run(self, game: DungeoneerState) -> None:
        player = game.players[game.turn]
        for laid in player.readied:
            laid.paid = False
        player.movement = game.top_speed = attributes.speed(game, game.turn)
        game.visited = [player.at]
        game.tell("log-movement", player=seat_name(game.turn), movement=player.movement)
