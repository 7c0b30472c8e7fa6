"""Cards that are readied in the Hero phase as soon as the hero has the Glory for them (DN-12.2)."""

from __future__ import annotations

from typing import NamedTuple

from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.components import CARDS, name_of
from games.dungeoneer.rules.phases import journeys
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat
from rules.questions import Option


class Later(NamedTuple):
    """Ready this card once it can be paid for, or no longer do so."""

    card: str


def later_options(game: DungeoneerState, seat: Seat) -> list[Option]:
    """The cards of the hand that the Glory on a way within reach would pay for, and those already chosen.

    They have no marks: a tap on a card that can't be paid for tells its text.
    """
    player, found = game.players[seat], []
    dear = [card for card in dict.fromkeys(game.hands[seat]) if _is_too_dear(game, seat, card)]
    gain = max((journeys.glory_on(game, way) for way in journeys.routes(game, seat).values()), default=0) if dear else 0
    for card in dear:
        args: Args = {"card": name_of(card), "cost": CARDS[card].cost}
        option = Option(f"later-{card}", Message("do-play_later", args), "cards", value=Later(card))
        if card in game.later:
            option.id, option.label = f"not_later-{card}", Message("do-play_not_later", args)
            found += [option] if player.movement else []
        elif CARDS[card].cost <= player.glory + gain:
            option.effect = Message("about-play_later")
            found.append(option)
    return found


def _is_too_dear(game: DungeoneerState, seat: Seat, card: str) -> bool:
    """Whether the card could be readied now if the hero had more Glory."""
    printed, player = CARDS[card], game.players[seat]
    if printed.kind not in ("boon", "treasure") or printed.span != "permanent" or printed.time == "response":
        return False
    fits = inventory.same_category(player, card) is None and inventory.free_slot(player, card)
    return fits and player.glory < printed.cost


def choose(game: DungeoneerState, card: str) -> None:
    """Ready that card later, or no longer."""
    if card in game.later:
        game.later.remove(card)
    else:
        game.later.append(card)
