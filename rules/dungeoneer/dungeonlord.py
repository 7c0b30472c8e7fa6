"""The Dungeonlord phase: banes, one declaration of encounters, and the pack at the end (DN-5, DN-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.core.messages import Args, Message
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.dungeoneer import acts, declaration, orders, pack, scores, windows
from rules.dungeoneer.components import Time
from rules.dungeoneer.sums import act_lines

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer

FREE_TIMES: tuple[Time, ...] = ("dungeonlord", "anytime")
"""The timings of cards that can be played in the free time of the Dungeonlord phase."""


class DungeonlordPhase(Step):
    """Comes back after each action."""

    def run(self, game: Dungeoneer) -> None:
        """Ask the turn player what the Dungeonlord does next."""
        game.phase = "dungeonlord"
        orders.matter_is_over(game)
        if game.players[game.turn].alive:
            scores.refresh_speed(game)
            game.push(DungeonlordActs(seat=game.turn))


class DungeonlordActs(Question):
    """What the Dungeonlord does next, or that the phase is over (DN-3.3)."""

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """A declaration once, banes, effects, attacks on heroes in the same space."""
        found = []
        if game.declared:
            if refused is not None:
                refused.append(Refused("declare", "do-declare", {}, "declaration_done"))
        elif declaration.declarable(game, self.seat, refused):
            found.append(Option("declare", "do-declare", group="encounters"))
        found += [act.option() for act in acts.acts(game, self.seat, "dungeonlord", refused)]
        found.append(Option("end", "do-end_dungeonlord", final=True))
        if game.players[self.seat].pack or pack.survivors(game):
            found.append(Option("end_sorting", "do-end_sorting", final=True))
        return found

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """Carry it out; afterwards the Dungeonlord is asked again."""
        if picked.only == "declare":
            game.draft, game.draft_recipient = [], -1
            game.push(declaration.DeclareEncounters(seat=self.seat))
            return
        game.commit()
        if picked.only in ("end", "end_sorting"):
            game.push(pack.PackStep(sorting=picked.only == "end_sorting"))
            return
        game.push(DungeonlordPhase())
        act = next(act for act in acts.acts(game, self.seat, "dungeonlord") if act.id == picked.only)
        game.perform(self.seat, act)

    def default(self, game: Dungeoneer) -> list[str]:
        """The phase ends (DN-24.3)."""
        return ["end"]

    def preview(self, game: Dungeoneer, option: Option) -> list[Message]:
        """An attack as a worked sum; of a card what stands on it."""
        return act_lines(game, self.seat, "dungeonlord", option.id)


class AfterDraft(Step):
    """The declaration was put aside."""

    def run(self, game: Dungeoneer) -> None:
        """Back to the free time."""
        game.push(DungeonlordActs(seat=game.turn))


class BetweenEncounters(Question):
    """Between the resolution of two encounters the Dungeonlord acts freely (DN-5.7, DN-16.13)."""

    def describe(self, game: Dungeoneer) -> Args:
        """How many encounters are still to come."""
        return {"left": sum(entry.state == "waiting" for entry in game.encounters)}

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """Go on, or a card, an effect, or getting up; challenges wait for the last encounter (DN-15.12)."""
        found = acts.acts(game, self.seat, "between", refused)
        return [Option("go_on", "do-go_on", final=True), *(act.option() for act in found)]

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """Asked again until the Dungeonlord goes on."""
        game.commit()
        if picked.only == "go_on":
            return
        act = next(act for act in acts.acts(game, self.seat, "between") if act.id == picked.only)
        game.push(Between())
        game.perform(self.seat, act)

    def default(self, game: Dungeoneer) -> list[str]:
        """Go on."""
        return ["go_on"]

    def preview(self, game: Dungeoneer, option: Option) -> list[Message]:
        """What stands on the card."""
        return act_lines(game, self.seat, "between", option.id)


class Between(Step):
    """Free time between two encounters (DN-15.4, DN-16.13)."""

    def run(self, game: Dungeoneer) -> None:
        """Ask the Dungeonlord wherever, for all that everybody knows, there might be something to do.

        So being asked tells nothing of the hand, and a moment in which nothing can be done at all takes no press.
        """
        seat = game.turn
        hand = windows.possible_hand(game, seat, windows.unseen_cards(game, FREE_TIMES))
        if game.players[seat].alive and acts.acts(game, seat, "between", hand=hand):
            game.push(BetweenEncounters(seat=seat))
