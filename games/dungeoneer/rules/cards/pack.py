"""The pack step at the end of the Dungeonlord phase (DN-7.1 to DN-7.4)."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.components import PACK_SIZE
from games.dungeoneer.rules.marks import beast_mark
from games.dungeoneer.rules.pieces import Beast
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused

Destination = Literal["hand", "pack"]
"""Where a monster that leaves the map goes."""


class PackStep(Step):
    """Surviving monsters leave the map: wounded ones for the pack, others for pack or hand."""

    sorting: bool = False
    """Whether the turn player wants to discard from the pack."""
    goes: Destination | Literal[""] = ""
    """Where all unwounded monsters go; empty if the player is to be asked."""
    begun: bool = False

    def run(self, game: DungeoneerState) -> None:
        """First heal wounds that close automatically, then handle one monster after the other."""
        if not self.begun:
            for beast in survivors(game):
                beast.wounds = max(0, beast.wounds - beast.printed.regen)
            self.begun = True
        player = game.players[game.turn]
        while game.encounters:
            entry = game.encounters[0]
            if entry.beast is not None and entry.state != "dead":
                if not entry.beast.wounds and not self.goes:
                    game.push(PackAssign(seat=game.turn), self)
                    return
                if entry.beast.wounds or self.goes == "pack":
                    to_pack(game, entry.beast)
                else:
                    _to_hand(game, entry.beast)
            game.encounters.pop(0)
        if player.pack and (self.sorting or len(player.pack) > PACK_SIZE):
            game.push(PackKeep(seat=game.turn))


def survivors(game: DungeoneerState) -> list[Beast]:
    """The monsters of the declaration that were not defeated."""
    return [entry.beast for entry in game.encounters if entry.beast is not None and entry.state != "dead"]


def unwounded(game: DungeoneerState) -> list[Beast]:
    """The surviving monsters that may go to the hand, once wounds have closed."""
    return [beast for beast in survivors(game) if beast.wounds <= beast.printed.regen]


def to_pack(game: DungeoneerState, beast: Beast) -> None:
    """The monster joins the pack as it is."""
    game.players[game.turn].pack.append(beast)
    game.tell("log-to_pack", player=seat_name(game.turn), monster=beast.name)


def _to_hand(game: DungeoneerState, beast: Beast) -> None:
    """The monster goes to the hand and loses its attachments (DN-7.3)."""
    game.discard += beast.attachments
    inventory.to_hand(game, game.turn, beast.card)


def about_hand(game: DungeoneerState, seat: Seat, more: int) -> Message:
    """The number of cards in a hand after that many monsters return to it."""
    return Message("about-to_hand", {"n": len(game.hands[seat]) + more})


def about_pack(game: DungeoneerState, seat: Seat, more: int) -> Message:
    """The number of monsters in a pack after that many join it."""
    return Message("about-to_pack", {"n": len(game.players[seat].pack) + more, "most": PACK_SIZE})


class PackAssign(Question):
    """Where an unwounded monster goes (DN-7.1)."""

    default_id: ClassVar = "hand"  # DN-24.3

    def describe(self, game: DungeoneerState) -> Args:
        return {"monster": game.encounters[0].name}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option("hand", Message("do-to_hand"), effect=about_hand(game, self.seat, 1)),
            Option("pack", Message("do-to_pack"), effect=about_pack(game, self.seat, 1)),
        ]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        beast = survivors(game)[0]
        game.encounters.pop(0)
        if picked.only == "pack":
            to_pack(game, beast)
        else:
            _to_hand(game, beast)


class PackKeep(Question):
    """Which monsters of the pack are discarded: any, and all beyond three (DN-7.4)."""

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Each monster; done when three or fewer are left."""
        pack = game.players[self.seat].pack
        options = []
        for beast in pack:
            option = Option(f"discard-{beast.number}", Message("do-dismiss", {"card": beast.name}), value=beast)
            option.mark, printed = beast_mark(beast.number), beast.printed
            state: Args = {"cost": printed.cost, "wounds": beast.wounds, "life": printed.life}
            option.effect = Message("about-beast", state)
            options.append(option)
        if len(pack) <= PACK_SIZE:
            options.append(Option("done", Message("do-done")))
        elif refused is not None:
            refused.append(Refused("done", Message("do-done"), "pack_full"))
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        if picked.only == "done":
            return
        inventory.discard_from_pack(game, self.seat, picked.value)
        if game.players[self.seat].pack:
            game.push(PackKeep(seat=self.seat))

    def default(self, game: DungeoneerState) -> list[str]:
        """Done; beyond three the cheapest is discarded (DN-24.3)."""
        pack = game.players[self.seat].pack
        if len(pack) <= PACK_SIZE:
            return ["done"]
        return [f"discard-{min(pack, key=lambda beast: beast.printed.cost).number}"]
