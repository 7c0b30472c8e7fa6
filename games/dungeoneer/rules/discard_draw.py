"""The Discard/Draw phase (DN-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.dungeoneer.rules import inventory, life
from games.dungeoneer.rules.components import CARDS, HAND_SIZE, name_of
from games.dungeoneer.rules.pieces import Beast, Laid, Player
from rules.entries import Step
from rules.messages import Message, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


class DiscardDraw(Step):
    """Gains for having stayed, the off-turn movement, one discard, cards up to five, in this order."""

    def run(self, game: Dungeoneer) -> None:
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
    """The off-turn movement, when movement is left (DN-14.3)."""

    def run(self, game: Dungeoneer) -> None:
        """Nothing without movement; nothing to ask of whoever has said it at the end of the hero phase."""
        player = game.players[game.turn]
        if not player.movement:
            return
        if game.banked:
            bank(game, player, keep=game.banked == "keep")
        else:
            game.push(BankMovement(seat=game.turn))


def bank(game: Dungeoneer, player: Player, *, keep: bool) -> None:
    """Keep one movement or none; the rest is lost (DN-14.3)."""
    player.movement = 0
    if keep:
        player.token = True
        game.tell("log-banked", player=seat_name(player.seat))


class BankMovement(Question):
    """Keep one movement for the others' turns, where nobody has ended the hero phase (DN-13.10, DN-14.3)."""

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """Keep one, or let all go."""
        return [Option("keep", "do-bank"), Option("let_go", "do-let_go")]

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """The rest is lost."""
        game.commit()
        bank(game, game.players[self.seat], keep=picked.only == "keep")

    def default(self, game: Dungeoneer) -> list[str]:
        """Keep it (DN-24.3)."""
        return ["keep"]


class OfferDiscard(Step):
    """With a card in hand, exactly one discard (DN-14.5, DN-14.7)."""

    def run(self, game: Dungeoneer) -> None:
        """An empty hand discards nothing."""
        if game.hands[game.turn]:
            game.push(DiscardOne(seat=game.turn))


class DiscardOne(Question):
    """Which card is discarded (DN-14.6)."""

    forced: ClassVar[bool] = True

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """A hand card, a readied treasure or a monster of the pack."""
        hand = game.hands[self.seat]
        player = game.players[self.seat]
        found = [
            Option(f"hand-{card}", "do-discard", {"card": name_of(card)}, "hand", handy=True, value=card)
            for card in dict.fromkeys(hand)
        ]
        found += [
            Option(
                f"treasure-{laid.number}",
                "do-discard",
                {"card": name_of(laid.card)},
                "treasures",
                value=laid,
            )
            for laid in player.treasures
        ]
        found += [
            Option(f"pack-{beast.number}", "do-discard", {"card": beast.name}, "pack", value=beast)
            for beast in player.pack
        ]
        return found

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """It is discarded in everybody's sight."""
        game.commit()
        player = game.players[self.seat]
        match picked.value:
            case Laid() as laid:
                game.tell("log-discarded", player=seat_name(self.seat), card=laid.name)
                inventory.remove_laid(game, player, laid)
            case Beast() as beast:
                player.pack.remove(beast)
                inventory.discard_beast(game, beast)
                game.tell("log-discarded", player=seat_name(self.seat), card=beast.name)
            case card:
                inventory.leave_hand(game, self.seat, card)
                game.discard.append(card)
                game.tell("log-discarded", player=seat_name(self.seat), card=name_of(card))

    def about(self, game: Dungeoneer, option: Option) -> Message | None:
        """What kind of card would go, and what it costs to play it."""
        card = CARDS[option.value if isinstance(option.value, str) else option.value.card]
        key = "about-kind_glory" if card.kind in ("boon", "treasure") else "about-kind_peril"
        return Message(key, {"kind": refer(f"kind-{card.kind}"), "cost": card.cost})

    def preview(self, game: Dungeoneer, option: Option) -> list[Message]:
        """What stands on the card that would go."""
        card = option.value if isinstance(option.value, str) else option.value.card
        return [] if CARDS[card].is_plain else [Message(f"text-{card}")]

    def default(self, game: Dungeoneer) -> list[str]:
        """The newest hand card (DN-24.3)."""
        return [f"hand-{game.hands[self.seat][-1]}"]


class DrawUp(Step):
    """Draw up to five cards (DN-14.9), and what ends with this turn ends (DN-14.11)."""

    def run(self, game: Dungeoneer) -> None:
        """More than five may stay in the hand (DN-14.8)."""
        seat = game.turn
        missing = HAND_SIZE - len(game.hands[seat])
        if missing > 0:
            inventory.draw(game, seat, missing)
        player = game.players[seat]
        for laid in list(player.banes):
            if laid.printed.ends == "victim_turn" and laid.turn_begun:
                game.tell("log-bane_ends", player=seat_name(seat), card=name_of(laid.card))
                inventory.remove_laid(game, player, laid)
