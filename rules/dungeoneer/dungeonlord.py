"""The Dungeonlord phase: banes, one declaration of encounters, and the pack at the end (DN-5, DN-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.core.messages import Message, Seat
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.dungeoneer import acts, declaration, orders, pack, scores
from rules.dungeoneer.act import PERFORM
from rules.dungeoneer.components import CARDS, Card
from rules.dungeoneer.sums import act_lines

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer


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
        PERFORM[act.do](game, self.seat, act)

    def default(self, game: Dungeoneer) -> list[str]:
        """The phase ends (DN-24.3)."""
        return ["end"]

    def preview(self, game: Dungeoneer, option_id: str) -> list[Message]:
        """An attack as a worked sum; of a card what stands on it."""
        return act_lines(game, self.seat, "dungeonlord", option_id)


class AfterDraft(Step):
    """The declaration was put aside."""

    def run(self, game: Dungeoneer) -> None:
        """Back to the free time."""
        game.push(DungeonlordActs(seat=game.turn))


class BetweenEncounters(Question):
    """Between the resolution of two encounters banes may be played (DN-5.7)."""

    def describe(self, game: Dungeoneer) -> dict[str, str | int | list[str] | list[int]]:
        """How many encounters are still to come."""
        return {"left": sum(entry.state == "waiting" for entry in game.encounters)}

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """Go on, or a bane."""
        found = acts.acts(game, self.seat, "between", refused)
        return [Option("go_on", "do-go_on", final=True), *(act.option() for act in found)]

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """Asked again until the Dungeonlord goes on."""
        game.commit()
        if picked.only == "go_on":
            return
        act = next(act for act in acts.acts(game, self.seat, "between") if act.id == picked.only)
        game.push(Between())
        PERFORM[act.do](game, self.seat, act)

    def default(self, game: Dungeoneer) -> list[str]:
        """Go on."""
        return ["go_on"]

    def preview(self, game: Dungeoneer, option_id: str) -> list[Message]:
        """What stands on the card."""
        return act_lines(game, self.seat, "between", option_id)


def cheapest_bane(game: Dungeoneer, seat: Seat) -> int:
    """What the cheapest bane costs that the Dungeonlord could hold; attachments need a monster in the pack."""
    kinds = ("permanent", "instant", "attachment") if game.players[seat].pack else ("permanent", "instant")
    return min(card.cost for card in CARDS.values() if card.kind == "bane" and is_between(card) and card.span in kinds)


def is_between(card: Card) -> bool:
    """Whether a bane can be played between two encounters; those just before a roll cannot."""
    return card.time == "dungeonlord" or card.target == "edge"


class Between(Step):
    """Whether the Dungeonlord is asked between two encounters; it depends on what everybody sees."""

    def run(self, game: Dungeoneer) -> None:
        """Not without a card in hand, or without Peril that could pay for a bane."""
        seat = game.turn
        least = cheapest_bane(game, seat)
        rich = any(game.players[other].peril >= least for other in game.living(0) if other != seat)
        if game.players[seat].alive and game.hands[seat] and rich:
            game.push(BetweenEncounters(seat=seat))
