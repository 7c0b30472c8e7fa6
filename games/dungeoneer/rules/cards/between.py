"""Free time between the resolution of two encounters (DN-5.7, DN-15.4, DN-16.13)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.dungeoneer.rules import lethal
from games.dungeoneer.rules.act_texts import act_options, by_importance
from games.dungeoneer.rules.acts.possible import imaginable_acts, possible_acts
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import Pause
from rules.entries import Entry, Step, Together
from rules.messages import TABLE, Args, Message, Seat
from rules.questions import OTHERS, Option, Picked, Question, Refusals, Secrecy, Shown, Undo


class BetweenEncounters(Question):
    """Between the resolution of two encounters the Dungeonlord acts freely (DN-5.7, DN-16.13)."""

    default_id: ClassVar = "go_on"
    secrecy: ClassVar[Secrecy] = Secrecy.ALL
    undo: ClassVar[Undo] = Undo.TACIT
    places: ClassVar[tuple[str, ...]] = (OTHERS, "do-go_on")

    def describe(self, game: DungeoneerState) -> Args:
        return {"left": sum(entry.state == "waiting" for entry in game.encounters)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Continue, a card, an effect, or getting up; challenges wait until after the last encounter (DN-15.12)."""
        acts = act_options(game, self.seat, "between", refused)
        return [Option("go_on", Message("do-go_on"), prominence=Shown.BUTTON), *acts]

    def explained(self, game: DungeoneerState, *, ideas: bool = True) -> list[Option]:
        """With warnings, the most important acts first."""
        go_on, *acts = self.options(game)
        options = [go_on, *by_importance(game, self.seat, acts)]
        return lethal.warn(game, self.seat, options, partial(lethal.goes_on, game, self.seat))

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """It takes effect when the clock's pause is over as well."""
        game.commit()
        if picked.only != "go_on":
            game.between = picked.only


class Between(Step):
    """Free time between two encounters (DN-15.4, DN-16.13)."""

    def run(self, game: DungeoneerState) -> None:
        """Ask the Dungeonlord in secret if there is something to do.

        The clock pauses whenever, as far as everyone knows, there might be, so nothing reveals whether there is.
        """
        seat = game.turn
        if not game.players[seat].alive or not imaginable_acts(game, seat, "between"):
            return
        branches = asked_between(game)
        if not game.imagined:
            branches[TABLE] = [Pause(seat=TABLE)]
        if branches:
            game.commit()
            game.push(Together(branches=branches), ActBetween())


def asked_between(game: DungeoneerState) -> dict[Seat, list[Entry]]:
    """The question to the Dungeonlord, if there is something to do."""
    seat = game.turn
    return {seat: [BetweenEncounters(seat=seat)]} if possible_acts(game, seat, "between") else {}


class ActBetween(Step):
    """The Dungeonlord's act between two encounters, after which there is free time again."""

    def run(self, game: DungeoneerState) -> None:
        chosen, game.between = game.between, ""
        for act in possible_acts(game, game.turn, "between"):
            if act.id == chosen:
                game.push(Between())
                game.perform(game.turn, act)
                return
