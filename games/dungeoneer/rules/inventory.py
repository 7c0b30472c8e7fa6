"""Hands, readied cards and slots (DN-14.9, DN-14.10, DN-17)."""

from __future__ import annotations

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.components import CARDS, name_of
from games.dungeoneer.rules.marks import laid_mark
from games.dungeoneer.rules.pieces import Beast, Laid, Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals


def draw(game: DungeoneerState, seat: Seat, n: int) -> None:
    """Draw adventure cards; an empty deck is rebuilt from the discard pile (DN-14.10)."""
    drawn = []
    for _ in range(n):
        if not game.deck:
            if not game.discard:
                break
            game.deck, game.discard = game.discard, []
            game.dice.shuffle(game.deck)
            game.tell("log-reshuffled")
        drawn.append(game.deck.pop())
    if drawn:
        game.commit()
        game.hands[seat] += drawn
        game.tell("log-draws", player=seat_name(seat), n=len(drawn))
        game.tell("log-drew", to=seat, cards=[name_of(card) for card in drawn])


def leave_hand(game: DungeoneerState, seat: Seat, card: str) -> None:
    """Take one copy out of the hand, the oldest first."""
    game.hands[seat].remove(card)
    if card in game.known[seat]:
        game.known[seat].remove(card)
    if game.armed[seat]:
        forget_orders(game, seat)


def forget_orders(game: DungeoneerState, seat: Seat) -> None:
    """Withdraw armed orders whose card is gone."""
    player = game.players[seat]
    numbers = {laid.number for laid in player.readied}
    left = (*game.hands[seat], *player.done, player.hero)
    game.armed[seat] = [
        order for order in game.armed[seat] if (order.number in numbers if order.do == "use" else order.card in left)
    ]


def discard_from_hand(game: DungeoneerState, seat: Seat, card: str) -> None:
    """Discard one copy of a card in the hand."""
    leave_hand(game, seat, card)
    game.discard.append(card)
    game.tell("log-discarded", player=seat_name(seat), card=name_of(card))


def to_hand(game: DungeoneerState, seat: Seat, card: str) -> None:
    """Move a card openly from the table to a hand."""
    game.hands[seat].append(card)
    game.known[seat].append(card)
    game.tell("log-to_hand", player=seat_name(seat), card=name_of(card))


def ready(game: DungeoneerState, seat: Seat, card: str) -> Laid:
    """Lay a permanent boon or treasure in front of its player; it takes effect immediately (DN-12.2)."""
    player, printed = game.players[seat], CARDS[card]
    laid = Laid(game.next_number(), card, seat, printed.charges)
    (player.boons if printed.kind == "boon" else player.treasures).append(laid)
    return laid


def free_slot(player: Player, card: str) -> bool:
    """Whether there is a slot for a permanent boon or treasure; storage has its own (DN-17.8, DN-17.13, DN-17.18)."""
    printed = CARDS[card]
    if printed.kind == "boon":
        return len(player.boons) < player.printed.boons
    return len(player.treasures) < attributes.treasure_slots(player) + attributes.added_slots(printed)


def same_category(player: Player, card: str) -> Laid | None:
    """The readied treasure of the same category, which rules out a second one (DN-17.14)."""
    printed = CARDS[card]
    if printed.kind != "treasure":
        return None
    return next((laid for laid in player.treasures if laid.printed.category == printed.category), None)


def remove_laid(game: DungeoneerState, player: Player, laid: Laid) -> None:
    """A readied card or a bane leaves the table for the discard pile."""
    player.lose(laid)
    game.discard.append(laid.card)
    if game.armed[player.seat]:
        forget_orders(game, player.seat)


def discard_laid(game: DungeoneerState, player: Player, laid: Laid) -> None:
    """Discard a readied card."""
    game.tell("log-discarded", player=seat_name(player.seat), card=laid.name)
    remove_laid(game, player, laid)


def end_bane(game: DungeoneerState, player: Player, laid: Laid) -> None:
    """Discard a bane that lies on a hero."""
    game.tell("log-bane_ends", player=seat_name(player.seat), card=laid.name)
    remove_laid(game, player, laid)


def check_slots(game: DungeoneerState, player: Player) -> None:
    """Ask which treasures are kept when there are too many for the slots, as storage may have left (DN-17.19)."""
    over = len(player.treasures) - attributes.treasure_slots(player)
    if over > 0:
        keep = len(player.treasures) - over
        game.push(StorageKeep(seat=player.seat, min=keep, max=keep))


class StorageKeep(Question):
    """Which treasures to keep after a storage item has left play (DN-17.19)."""

    def describe(self, game: DungeoneerState) -> Args:
        return {"n": self.max}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(
                f"keep-{laid.number}",
                Message("do-keep", {"card": laid.name}),
                mark=laid_mark(laid.number),
                effect=Message(f"text-{laid.card}"),
                value=laid,
            )
            for laid in game.players[self.seat].treasures
        ]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        player = game.players[self.seat]
        for laid in [laid for laid in player.treasures if laid not in picked.values]:
            discard_laid(game, player, laid)

    def default(self, game: DungeoneerState) -> list[str]:
        """The most expensive (DN-24.3), the older of equal ones."""
        treasures = sorted(game.players[self.seat].treasures, key=lambda laid: (-laid.printed.cost, laid.number))
        return [f"keep-{laid.number}" for laid in treasures[: self.max]]


def discard_beast(game: DungeoneerState, beast: Beast) -> None:
    """A monster goes to the discard pile with its attachments (DN-17.6)."""
    game.discard += [beast.card, *beast.attachments]


def discard_from_pack(game: DungeoneerState, seat: Seat, beast: Beast) -> None:
    """Discard a monster of the pack."""
    game.players[seat].pack.remove(beast)
    discard_beast(game, beast)
    game.tell("log-discarded", player=seat_name(seat), card=beast.name)
