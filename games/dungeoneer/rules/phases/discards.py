"""Discards of the Discard/Draw phase (DN-14.6), also as part of an earlier answer."""

from __future__ import annotations

from dataclasses import dataclass

from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.breakdowns import text_lines
from games.dungeoneer.rules.components import CARDS, name_of
from games.dungeoneer.rules.marks import beast_mark, hand_mark, laid_mark
from games.dungeoneer.rules.pieces import Beast, Laid
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Message, Seat, refer
from rules.questions import Option, same_in_brief


@dataclass(frozen=True, slots=True)
class Discarding:
    """One card that can be discarded (DN-14.6): a hand card, a readied treasure, or a monster of the pack."""

    thing: str | Laid | Beast

    @property
    def card(self) -> str:
        """The printed card."""
        return self.thing if isinstance(self.thing, str) else self.thing.card

    @property
    def id(self) -> str:
        """Its name in the ids of options."""
        match self.thing:
            case Laid(number):
                return f"treasure-{number}"
            case Beast(number):
                return f"pack-{number}"
        return f"hand-{self.thing}"

    @property
    def mark(self) -> str:
        """Where it lies in the pictures."""
        match self.thing:
            case Laid(number):
                return laid_mark(number)
            case Beast(number):
                return beast_mark(number)
        return hand_mark(self.card)

    def option(self, key: str, start: str = "") -> Option:
        """The discard as an answer; `key` is the text key for a hand card, and the prefix of the keys for others.

        `start`: the beginning of its id. It says what would go, except for a hand card, whose picture shows it.
        """
        match self.thing:
            case Laid():
                key, group = f"{key}_treasure", "treasures"
            case Beast():
                key, group = f"{key}_beast", "pack"
            case _:
                group = "hand"
        label = Message(key, {"card": name_of(self.card)})
        option = Option(start + self.id, label, group, self.mark, handy=True, value=self)
        if option.group != "hand":
            self.tell(option)
        return option

    def tell(self, option: Option) -> None:
        """Let the answer say what would go."""
        option.effect, option.breakdown = self._about, same_in_brief(text_lines, self.card)

    def _about(self) -> Message:
        """The kind of card that would go, and its price."""
        card = CARDS[self.card]
        key = "about-kind_glory" if card.kind in ("boon", "treasure") else "about-kind_peril"
        return Message(key, {"kind": refer(f"kind-{card.kind}"), "cost": card.cost})

    def carry_out(self, game: DungeoneerState, seat: Seat) -> None:
        """Discard it."""
        match self.thing:
            case Laid() as laid:
                inventory.discard_laid(game, game.players[seat], laid)
            case Beast() as beast:
                inventory.discard_from_pack(game, seat, beast)
            case card:
                inventory.discard_from_hand(game, seat, card)


def discards(game: DungeoneerState, seat: Seat) -> list[Discarding]:
    """The player's possible discards; empty if the hand is empty (DN-14.7)."""
    hand, player = game.hands[seat], game.players[seat]
    things: list[str | Laid | Beast] = [*dict.fromkeys(hand), *player.treasures, *player.pack]
    return list(map(Discarding, things)) if hand else []


def planned_discards(game: DungeoneerState, seat: Seat, start: str, key: str) -> list[Option]:
    """The discards as answers that do something else first; their ids begin with `start`, their texts with `key`."""
    return [each.option(key, f"{start}-") for each in discards(game, seat)]
