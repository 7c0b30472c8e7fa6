"""The Discard/Draw phase (DN-14)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeoneer.rules import inventory, life
from games.dungeoneer.rules.components import CARDS, HAND_SIZE, name_of
from games.dungeoneer.rules.marks import beast_mark, hand_mark, laid_mark
from games.dungeoneer.rules.pieces import Beast, Laid, Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Message, Ref, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals


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
    """The off-turn movement, when movement is left (DN-14.3)."""

    def run(self, game: DungeoneerState) -> None:
        """Nothing without movement; no question where the hero phase was ended with the answer."""
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
    """Keep one movement for the others' turns, where nobody has ended the hero phase (DN-13.10, DN-14.3)."""

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [Option("keep", "do-bank"), Option("let_go", "do-let_go")]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        bank(game, game.players[self.seat], keep=picked.only == "keep")

    def default(self, game: DungeoneerState) -> list[str]:
        """Keep it (DN-24.3)."""
        return ["keep"]


class OfferDiscard(Step):
    """With a card in hand, exactly one discard (DN-14.5, DN-14.7)."""

    def run(self, game: DungeoneerState) -> None:
        if game.hands[game.turn]:
            game.push(DiscardOne(seat=game.turn))


class DiscardOne(Question):
    """Which card is discarded (DN-14.6)."""

    forced: ClassVar[bool] = True

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """A hand card, a readied treasure or a monster of the pack."""
        player = game.players[self.seat]
        hand = [
            _discard(f"hand-{card}", "do-discard", name_of(card), "hand", hand_mark(card), card)
            for card in dict.fromkeys(game.hands[self.seat])
        ]
        treasures = [
            _discard(f"treasure-{it.number}", "do-discard_treasure", it.name, "treasures", laid_mark(it.number), it)
            for it in player.treasures
        ]
        pack = [
            _discard(f"pack-{it.number}", "do-discard_beast", it.name, "pack", beast_mark(it.number), it)
            for it in player.pack
        ]
        return [*hand, *treasures, *pack]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        match picked.value:
            case Laid() as laid:
                inventory.discard_laid(game, game.players[self.seat], laid)
            case Beast() as beast:
                inventory.discard_from_pack(game, self.seat, beast)
            case card:
                inventory.discard_from_hand(game, self.seat, card)

    def about(self, game: DungeoneerState, option: Option) -> Message | None:
        """What kind of card would go, and what it costs to play it."""
        card = CARDS[option.value if isinstance(option.value, str) else option.value.card]
        key = "about-kind_glory" if card.kind in ("boon", "treasure") else "about-kind_peril"
        return Message(key, {"kind": refer(f"kind-{card.kind}"), "cost": card.cost})

    def preview(self, game: DungeoneerState, option: Option) -> list[Message]:
        card = option.value if isinstance(option.value, str) else option.value.card
        return [] if CARDS[card].is_plain else [Message(f"text-{card}")]

    def default(self, game: DungeoneerState) -> list[str]:
        """The newest hand card (DN-24.3)."""
        return [f"hand-{game.hands[self.seat][-1]}"]


def _discard(option_id: str, key: str, card: Ref, group: str, mark: str, value: str | Laid | Beast) -> Option:
    return Option(option_id, key, {"card": card}, group, mark, handy=True, value=value)


class DrawUp(Step):
    """Draw up to five cards (DN-14.9), and what ends with this turn ends (DN-14.11)."""

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
