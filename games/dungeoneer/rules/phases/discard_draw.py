"""The Discard/Draw phase (DN-14)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeoneer.rules import inventory, life
from games.dungeoneer.rules.breakdowns import text_lines
from games.dungeoneer.rules.components import CARDS, HAND_SIZE, name_of
from games.dungeoneer.rules.marks import beast_mark, hand_mark, laid_mark
from games.dungeoneer.rules.pieces import Beast, Laid, Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Shown, Undo, always, same_in_brief


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

    default_id: ClassVar = "keep"  # DN-24.3

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [Option("keep", Message("do-bank")), Option("let_go", Message("do-let_go"))]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        bank(game, game.players[self.seat], keep=picked.only == "keep")


class OfferDiscard(Step):
    """Ask for exactly one discard from a player with a card in hand (DN-14.5, DN-14.7)."""

    def run(self, game: DungeoneerState) -> None:
        if game.hands[game.turn]:
            game.push(DiscardOne(seat=game.turn))


class DiscardOne(Question):
    """Which card is discarded (DN-14.6)."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """A hand card, a readied treasure or a monster of the pack."""
        player = game.players[self.seat]
        things: list[str | Laid | Beast] = [*dict.fromkeys(game.hands[self.seat]), *player.treasures, *player.pack]
        return list(map(_discard, things))

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        player = game.players[self.seat]
        match picked.value:
            case Laid() as laid:
                inventory.discard_laid(game, player, laid)
                inventory.check_slots(game, player)
            case Beast() as beast:
                inventory.discard_from_pack(game, self.seat, beast)
            case card:
                inventory.discard_from_hand(game, self.seat, card)

    def default(self, game: DungeoneerState) -> list[str]:
        """The newest hand card (DN-24.3)."""
        return [f"hand-{game.hands[self.seat][-1]}"]


def _discard(thing: str | Laid | Beast) -> Option:
    """The discard as an answer, which says what would go unless it is a hand card, whose picture shows it."""
    match thing:
        case Laid(number, card):
            label = Message("do-discard_treasure", {"card": name_of(card)})
            option = Option(f"treasure-{number}", label, "treasures", laid_mark(number))
        case Beast(number, card):
            label = Message("do-discard_beast", {"card": name_of(card)})
            option = Option(f"pack-{number}", label, "pack", beast_mark(number))
        case card:
            label = Message("do-discard", {"card": name_of(card)})
            option = Option(f"hand-{card}", label, "hand", hand_mark(card))
    option.prominence = Shown.BUTTON
    option.value = thing
    if not isinstance(thing, str):
        printed = CARDS[card]
        kind_and_price: Args = {"kind": refer(f"kind-{printed.kind}"), "cost": printed.cost}
        option.effect = Message(f"about-kind_{printed.paid_in}", kind_and_price)
        option.breakdown = same_in_brief(text_lines, card)
    return option


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
