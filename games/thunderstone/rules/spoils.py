"""Spoils of a victory: cards bought with the gold of the hand, and the Sphinx's six (TS-13.10 to TS-13.18)."""

from __future__ import annotations

from typing import ClassVar

from games.thunderstone.rules.acts import Buy
from games.thunderstone.rules.cards import CARDS, COSTS, name_of, names_of
from games.thunderstone.rules.option_texts import about_card
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import buying, make_prominent, top_cards
from games.thunderstone.rules.zones import gain, gain_from_village, gold_of, remove, take_top
from rules.entries import Step
from rules.messages import Args, Message, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Shown, Undo

SIX = 6
"""The number of cards that the Sphinx shows (TS-C38)."""

TAGS = {"village": "card", "weapon": "weapon", "food": "food"}
"""The cards that each kind of spoils may buy (TS-13.15)."""


class GatherSpoils(Step):
    """Step 12 goes on while an ability is left that can buy something (TS-13.17)."""

    def run(self, game: ThunderstoneState) -> None:
        if spoils_options(game):
            game.push(TakeSpoils(seat=game.turn.seat))


class TakeSpoils(Question):
    """One ability after another, in the player's order; one card for each, or none (TS-13.11)."""

    undo: ClassVar[Undo] = Undo.NEVER

    def describe(self, game: ThunderstoneState) -> Args:
        """The gold that each ability may spend, and whether the remaining ones buy cards, show six, or both."""
        kinds = {"buy" if isinstance(option.value, Buy) else "reveal" for option in spoils_options(game)}
        return {"gold": gold_of(game), "what": "both" if len(kinds) > 1 else "reveal" if "reveal" in kinds else "buy"}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every card that a remaining ability can buy, or done."""
        options = spoils_options(game, refused)
        bought = [option for option in options if isinstance(option.value, Buy)]
        make_prominent(bought, [option.value.card for option in bought])
        return [*options, Option("done", Message("do-no_spoils"), prominence=Shown.BUTTON)]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """The full sum is available to each ability (TS-13.12)."""
        game.commit()
        battle = game.fought
        if picked.only == "done":
            return
        if picked.only == "reveal":
            battle.spoils.remove("reveal_six")
            game.push(GatherSpoils())
            reveal_six(game)
            return
        bought: Buy = picked.value
        battle.spoils.pop([str(left) for left in battle.spoils].index(bought.kind))
        gain_from_village(game, self.seat, bought.card)
        game.tell("log-takes_spoils", player=seat_name(self.seat), card=name_of(bought.card))
        game.push(GatherSpoils())


def spoils_options(game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
    """The answers with which the remaining abilities buy or show cards; equal abilities are offered once."""
    gold, spoils = gold_of(game), game.fought.spoils
    options = []
    for kind in dict.fromkeys(spoils):
        if kind == "reveal_six":
            options.append(Option("reveal", Message("do-reveal_six")))
            continue
        for stack, card in top_cards(game):
            if TAGS[kind] not in CARDS[card].tags:
                continue
            cost = COSTS[card]
            option_id, label = f"buy-{kind}-{card}", buying(game, card)
            if cost <= gold:
                option = Option(option_id, label, f"spoils_{kind}", f"stack-{stack}", value=Buy(kind, card))
                option.effect = about_card(card)
                options.append(option)
            elif refused is not None:
                refused.append(Refused(option_id, label, "too_expensive", {"cost": cost, "gold": gold}))
    return options


def reveal_six(game: ThunderstoneState) -> None:
    """Turn up the top six cards of the player's own party deck (TS-16.11)."""
    seat, battle = game.turn.seat, game.fought
    battle.six = take_top(game, seat, SIX)
    game.tell("log-reveals_six", player=seat_name(seat), cards=names_of(battle.six))
    if battle.six:
        game.push(DestroyOfSix(seat=seat))


class DestroyOfSix(Question):
    """D13, Sphinx: any number of the six cards is destroyed, one after another; the rest is discarded (TS-C38)."""

    default_id: ClassVar = "done"  # none need be destroyed

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        six = game.fought.six
        options = [
            Option(
                f"card-{place}",
                Message("do-destroy", {"card": name_of(card)}),
                mark=f"six-{place}",
                prominence=Shown.UNLISTED if card in six[: place - 1] else Shown.LISTED,
                effect=about_card(card),
                value=place - 1,
            )
            for place, card in enumerate(six, 1)
        ]
        return [*options, Option("done", Message("do-keep_the_rest"), prominence=Shown.BUTTON)]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        battle = game.fought
        place: int | None = picked.value
        if place is not None:
            card = battle.six.pop(place)
            remove(game, card)
            game.tell("log-destroys", player=seat_name(self.seat), card=name_of(card))
            game.push(DestroyOfSix(seat=self.seat))
            return
        game.commit()
        kept, battle.six = battle.six, []
        for card in kept:
            gain(game, self.seat, card)
        if kept:
            game.tell("log-discards", player=seat_name(self.seat), cards=names_of(kept))
