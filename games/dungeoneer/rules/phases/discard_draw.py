"""The Discard/Draw phase (DN-14)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from games.dungeoneer.rules import inventory, life
from games.dungeoneer.rules.components import HAND_SIZE, name_of
from games.dungeoneer.rules.phases.discards import Discarding, discards, planned_discards
from games.dungeoneer.rules.pieces import Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, seat_name
from rules.questions import Option, Picked, Question, Refusals, Undo, always


class DiscardDraw(Step):
    """Gains for having stayed, the off-turn movement, one discard, cards up to five, in this order."""

    def run(self, game: DungeoneerState) -> None:
        """A hero that entered no space gains what its space gives (DN-14.1)."""
        game.phase = "discard"
        player = game.players[game.turn]
        if not game.moved:
            card = game.spaces[player.at].printed
            if life.gains(player, card.glory, card.peril):
                game.tell("log-stayed", player=seat_name(player.seat), space=name_of(card.id))
            life.change_glory(game, player.seat, card.glory)
            life.change_peril(game, player.seat, card.peril)
        game.push(OfferBank(), OfferDiscard(), DrawUp())


class OfferBank(Step):
    """Offer the off-turn movement if movement is left (DN-14.3)."""

    def run(self, game: DungeoneerState) -> None:
        """Nothing without movement; no question if the answer was given when the hero phase ended."""
        player = game.players[game.turn]
        if not player.movement:
            return
        if game.banked:
            bank(game, player, keep=game.banked == "keep")
        else:
            game.push(BankMovement(seat=game.turn))


def bank(game: DungeoneerState, player: Player, *, keep: bool) -> None:
    """Keep one movement or none; the rest is lost (DN-14.3)."""
    player.movement = 0
    if keep:
        player.token = True
        game.tell("log-banked", player=seat_name(player.seat))


class BankMovement(Question):
    """Keep one movement for the others' turns, if the hero phase was not ended by its player (DN-13.10, DN-14.3)."""

    def describe(self, game: DungeoneerState) -> Args:
        return {"cards": len(game.hands[self.seat])}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Keeping the movement or not, each combined with the discard that follows, if any.

        Not keeping it has no marks then, as a tap on a card keeps it.
        """
        found = planned_discards(game, self.seat, "let_go", "do-let_go_discard")
        lets_go = [replace(option, group="let_go", mark="", handy=False) for option in found]
        return [*self.quick_options(game), *lets_go]

    def quick_options(self, game: DungeoneerState) -> list[Option]:
        """Both answers, and keeping the movement combined with each discard."""
        discards = planned_discards(game, self.seat, "keep", "do-bank_discard")
        several = bool(discards)
        return [
            Option("keep", Message("do-bank"), unlisted=several),
            *discards,
            Option("let_go", Message("do-let_go"), unlisted=several),
        ]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        if isinstance(picked.value, Discarding):
            game.to_discard = picked.value.id
        bank(game, game.players[self.seat], keep=not picked.only.startswith("let_go"))

    def default(self, game: DungeoneerState) -> list[str]:
        """Keep it (DN-24.3)."""
        return ["keep"]


class OfferDiscard(Step):
    """Ask for exactly one discard from a player with a card in hand (DN-14.5, DN-14.7)."""

    def run(self, game: DungeoneerState) -> None:
        """No question if the turn player has already chosen what to discard, and it is still there."""
        chosen, game.to_discard = game.to_discard, ""
        for each in discards(game, game.turn):
            if each.id == chosen:
                each.carry_out(game, game.turn)
                return
        if game.hands[game.turn]:
            game.push(DiscardOne(seat=game.turn))


class DiscardOne(Question):
    """Which card is discarded (DN-14.6)."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """A hand card, a readied treasure or a monster of the pack."""
        return [each.option("do-discard") for each in discards(game, self.seat)]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        picked.value.carry_out(game, self.seat)

    def default(self, game: DungeoneerState) -> list[str]:
        """The newest hand card (DN-24.3)."""
        return [f"hand-{game.hands[self.seat][-1]}"]


class DrawUp(Step):
    """Draw up to five cards (DN-14.9), and end everything that lasts until the end of this turn (DN-14.11)."""

    def run(self, game: DungeoneerState) -> None:
        """More than five may stay in the hand (DN-14.8)."""
        seat = game.turn
        missing = HAND_SIZE - len(game.hands[seat])
        if missing > 0:
            inventory.draw(game, seat, missing)
        player = game.players[seat]
        for laid in list(player.banes):
            if laid.printed.ends == "victim_turn" and laid.turn_begun:
                inventory.end_bane(game, player, laid)
