"""The hands of a round and the beginning of its exploration (MM-13.20 to MM-14.1)."""

from __future__ import annotations

from typing import ClassVar

from games.map_masters.rules.components import FORESIGHT, GOALS, HAND
from games.map_masters.rules.option_texts import about_card
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import reward
from games.map_masters.rules.versus.building import Build
from games.map_masters.rules.versus.timer import EXPLORATION, HeadStartUp, TimeUp
from rules.entries import Entry, Scope, Step, Together
from rules.messages import TABLE, Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals


class Hands(Step):
    """All players draw up to five cards, unseen (MM-13.20)."""

    def run(self, game: MapMastersState) -> None:
        """The owner of Foresight may look at the first card beforehand (MM-13.22)."""
        game.phase = "hand"
        game.commit()
        game.push(DrawUp())
        for seat, player in enumerate(game.players):
            if player.face_up(FORESIGHT) and len(player.area) < HAND:
                game.reshuffle(seat)
                deck = game.piles[f"deck_{seat}"]
                if deck:
                    game.peeked = deck.pop()
                    game.tell("log-foresees", to=seat, card=refer(f"card-{game.peeked}"))
                    game.push(Foresee(seat=seat))


class Foresee(Question):
    """Keep the first card drawn, or put it on the player's own discard pile (Foresight)."""

    default_id: ClassVar = "keep"

    def describe(self, game: MapMastersState) -> Args:
        """Only the spell: the card itself is in the view of its owner."""
        return {"spell": refer(f"spell-{FORESIGHT}")}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        card = game.peeked
        keep = Option("keep", Message("do-keep_card"), mark=card, effect=about_card(card, game.goals[-1]))
        return [keep, Option("discard", Message("do-discard_card"), mark=card)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """A kept card stays secret until the hands are turned up."""
        player = game.players[self.seat]
        player.used.append(FORESIGHT)
        (player.area if picked.only == "keep" else player.discard).append(game.peeked)
        if picked.only == "keep":
            game.tell("log-keeps_card", player=seat_name(self.seat))
        else:
            game.tell("log-discards_card", player=seat_name(self.seat), card=refer(f"card-{game.peeked}"))
        game.peeked = ""


class DrawUp(Step):
    """Fill every building area, turn the cards face up and begin (MM-14.1)."""

    def run(self, game: MapMastersState) -> None:
        """All players explore at the same time; a single player without a timer needs no parallel branches."""
        game.commit()
        for seat, player in enumerate(game.players):
            while len(player.area) < HAND:
                game.reshuffle(seat)
                if not game.piles[f"deck_{seat}"]:
                    break
                player.area.append(game.piles[f"deck_{seat}"].pop())
            player.begin_draft()
            player.done = False
            game.tell("log-hand", player=seat_name(seat), cards=[refer(f"card-{card}") for card in player.area])
        game.phase = "explore"
        game.racing = game.settings.time_bonus == "on" and GOALS[game.goals[-1]].hourglass
        game.bonus = None
        game.head_start = True
        if game.racing:
            game.tell("log-race", goal=refer(f"goal-{GOALS[game.goals[-1]].kind}"))
        entry: Entry
        if game.seats == 1 and not game.settings.timer:
            entry = Build(seat=0)
        else:
            branches: dict[Seat, list[Entry]] = {seat: [Build(seat=seat)] for seat in range(game.seats)}
            clock: list[Entry] = [TimeUp(seat=TABLE)] if game.settings.timer else []
            if game.settings.head_start:
                clock.append(HeadStartUp(seat=TABLE))
            if clock:
                branches[TABLE] = clock
            entry = Together(branches=branches)
        game.push(entry, Scope(name=EXPLORATION), reward.Reward())
