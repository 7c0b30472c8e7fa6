"""The Dungeonlord phase: banes, one declaration of encounters, and the pack at the end (DN-5, DN-7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from games.dungeoneer.rules import attributes, lethal, option_texts, orders
from games.dungeoneer.rules.act_texts import act_options, by_importance
from games.dungeoneer.rules.acts.possible import imaginable_acts
from games.dungeoneer.rules.acts.types import Act
from games.dungeoneer.rules.cards import declaration, pack, plans, single_declaration
from games.dungeoneer.rules.cards.plans import Single
from games.dungeoneer.rules.pieces import NOBODY
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message
from rules.questions import OTHERS, Option, Picked, Question, Refusals, Refused, Shown, Undo


class DungeonlordPhase(Step):
    """Run again after each action."""

    def run(self, game: DungeoneerState) -> None:
        """Ask the turn player what the Dungeonlord does next."""
        game.phase = "dungeonlord"
        orders.ask_again_after_attack(game)
        if game.players[game.turn].alive:
            attributes.refresh_speed(game)
            game.push(pack.PackStep() if _is_powerless(game) else DungeonlordActs(seat=game.turn))


def _is_powerless(game: DungeoneerState) -> bool:
    """Whether everyone knows that after a declaration only the end of the phase is left, whatever is in the hand."""
    seat = game.turn
    if not game.declared or game.players[seat].pack or pack.survivors(game):
        return False
    return not imaginable_acts(game, seat, "dungeonlord")


class DungeonlordActs(Question):
    """The Dungeonlord's next act, or the end of the phase (DN-3.3)."""

    default_id: ClassVar = "end"  # DN-24.3
    undo: ClassVar[Undo] = Undo.TACIT
    places: ClassVar[tuple[str, ...]] = (
        "encounters",
        "do-declare",
        "banes",
        "attacks",
        OTHERS,
        "do-end_dungeonlord",
        "do-end_to_hand",
        "do-end_to_pack",
        "do-end_sorting",
    )

    def describe(self, game: DungeoneerState) -> Args:
        """The rivals' Peril, which pays for everything (DN-5.4), and the rivals who can win in their next turn."""
        return {**declaration.perils(game, self.seat), "threats": option_texts.threats(game, self.seat)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """One declaration (from its first encounter, or piece by piece), banes, effects, attacks in the same space."""
        options = []
        if game.declared:
            if refused is not None:
                holds = bool(plans.candidates(game))
                refused.append(Refused("declare", Message("do-declare_any"), "declaration_done", missed=holds))
        elif plans.declarable(game, refused):
            options += single_declaration.single_options(game)
            attachable = bool(plans.free_attachments(game))
            several = attachable or any(not plans.is_alone(game, option.value) for option in options)
            prominence = Shown.button_if(attachable) if several else Shown.UNLISTED
            options.append(Option("declare", Message("do-declare"), group="encounters", prominence=prominence))
        acts = act_options(game, self.seat, "dungeonlord", refused)
        for option in acts:
            option.prominence = Shown.BUTTON
        return [*options, *acts, *self._ends(game)]

    def explained(self, game: DungeoneerState, *, ideas: bool = True) -> list[Option]:
        """With warnings; the encounters and attacks that are most likely to strike come first."""
        options = single_declaration.likeliest_first(game, by_importance(game, self.seat, self.options(game)))
        return lethal.warn(game, self.seat, options, partial(self._harms, game))

    def _harms(self, game: DungeoneerState, option: Option) -> Iterable[lethal.Harm]:
        """The possible harms to the Dungeonlord's hero: a trap of its own, or an answer to an attack."""
        match option.value:
            case Act() as act:
                return lethal.after(game, self.seat, act)
            case Single() as single if option.id == single.alone_id:
                return declaration.own_harms(game, [(single.candidate.card, single.target)])
        return ()

    def _ends(self, game: DungeoneerState) -> list[Option]:
        """Ending the phase: at once, with the destination of unwounded monsters, or followed by sorting the pack."""
        free = pack.unwounded(game)
        left = pack.survivors(game)
        packed = pack.about_pack(game, self.seat, len(left)) if left else None
        prominence = Shown.UNLISTED if len(free) == 1 else Shown.BUTTON
        ends = [Option("end", Message("do-end_dungeonlord"), prominence=prominence, effect=None if free else packed)]
        if free:
            args: Args = {"cards": [beast.name for beast in free]}
            for place, about in (("hand", pack.about_hand(game, self.seat, len(free))), ("pack", packed)):
                label = Message(f"do-end_to_{place}", args)
                ends.append(Option(f"end_to_{place}", label, prominence=Shown.BUTTON, effect=about, value=place))
        if game.players[self.seat].pack or left:
            ends.append(Option("end_sorting", Message("do-end_sorting")))
        return ends

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Carry it out; afterwards the Dungeonlord is asked again."""
        value = picked.value
        if picked.only == "declare" or isinstance(value, Single):
            game.draft, game.draft_recipient = [], NOBODY
            game.push(DungeonlordPhase())
            if isinstance(value, Single):
                single_declaration.begin(game, value, at_once=picked.only == value.alone_id)
            else:
                game.push(declaration.DeclareEncounters(seat=self.seat))
            return  # nothing has been revealed yet
        game.commit()
        if not isinstance(value, Act):
            game.push(pack.PackStep(sorting=picked.only == "end_sorting", goes=value or ""))
            return
        game.push(DungeonlordPhase())
        game.perform(self.seat, value)
