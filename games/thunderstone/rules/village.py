"""A visit to the village: reveal, effects, purchases (TS-5). `stock` knows what is on sale, `levelling` follows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

from games.thunderstone.rules.acts import UseAll, Using
from games.thunderstone.rules.cards import CARDS, COSTS, LEVELS, CardId, name_of
from games.thunderstone.rules.effects import UseEffect, effect_options, go_on, use_all
from games.thunderstone.rules.levelling import LevelHeroes, level_ups
from games.thunderstone.rules.option_texts import about_card
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import STANDING_OUT, buying, cards_within, make_prominent, top_cards
from games.thunderstone.rules.zones import gain_from_village, gold_of, reveal_hand
from rules.entries import Step
from rules.messages import Args, Message, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Shown, Undo, bring_forward

MISSED = 2
"""The number of unaffordable cards that are named below the question."""


class VisitVillage(Step):
    """Step 1 of the village: the hand is revealed (TS-5.4). `buy`: what is bought at once, without using an effect."""

    buy: CardId | Literal[""] = ""

    def run(self, game: ThunderstoneState) -> None:
        reveal_hand(game)
        if self.buy:
            purchase(game, self.buy)
            game.push(BuyCards())
            return
        usable = effect_options(game, "village")
        game.push(UseVillageEffect(seat=game.turn.seat) if usable else BuyCards())


class VillageEffects(Step):
    """Step 2 continues while an effect can be used, and never ends the turn automatically (TS-5.5, TS-5.13)."""

    def run(self, game: ThunderstoneState) -> None:
        if effect_options(game, "village") or not something_follows(game):
            game.push(UseVillageEffect(seat=game.turn.seat))
        else:
            game.push(BuyCards())


class UseVillageEffect(Question):
    """Use a village effect of a revealed card, or go on (TS-5.5 to TS-5.8)."""

    def describe(self, game: ThunderstoneState) -> Args:
        return {"gold": purse(game), "buys": game.turn.buys}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every effect that can happen, all harmless ones at once, or done."""
        options = effect_options(game, "village", refused)
        options.append(Option("done", Message("do-go_shopping"), undo=partial(_undo, game)))
        return options

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        if picked.only == "done":
            game.push(BuyCards())
            return
        game.push(VillageEffects())
        match picked.value:
            case Using() as use:
                go_on(game, UseEffect(slot=use.slot, effect=use.effect))
            case UseAll():
                use_all(game)


class BuyCards(Step):
    """Steps 3 and 4: buy while there are purchases and gold (TS-5.14)."""

    def run(self, game: ThunderstoneState) -> None:
        """Ask while something can be bought, then level up."""
        game.push(BuyCard(seat=game.turn.seat) if affordable(game) else LevelHeroes())


class BuyCard(Question):
    """Buy the top card of a village stack, or go on (TS-5.14 to TS-5.21)."""

    def describe(self, game: ThunderstoneState) -> Args:
        return {"gold": purse(game), "buys": game.turn.buys}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        options, offered = [], affordable(game)
        for stack, card in offered:
            option = Option(f"buy-{card}", buying(game, card), CARDS[card].stack, f"stack-{stack}", value=card)
            option.undo, option.effect = partial(_undo, game, card), about_card(card)
            options.append(option)
        make_prominent(options, [card for _, card in offered])
        if refused is not None:
            _refuse(game, refused)
        ends = Undo.FREE if level_ups(game) else Undo.NEVER
        unspent = Message("about-unspent", {"gold": purse(game)})
        options.append(Option("done", Message("do-buy_no_more"), undo=ends, prominence=Shown.BUTTON, effect=unspent))
        return options

    def explained(self, game: ThunderstoneState, *, ideas: bool = True) -> list[Option]:
        """The most expensive of the cards come first."""
        options = self.options(game)
        cards = [option for option in options if option.value is not None]
        dearest_first = sorted(cards, key=lambda option: -COSTS[option.value])
        bring_forward(options, [option.id for option in dearest_first[:STANDING_OUT]])
        return options

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """The card goes on the player's own discard pile (TS-5.18)."""
        card: str | None = picked.value
        if card is None:
            game.push(LevelHeroes())
            return
        purchase(game, card)
        game.push(BuyCards())


def _undo(game: ThunderstoneState, card: str = "") -> Undo:
    """Until when buying this card, or else going on, can be taken back: never if the turn ends, as a hand is drawn."""
    after = bought(game, card) if card else game
    return Undo.FREE if something_follows(after) else Undo.NEVER


def purchase(game: ThunderstoneState, card: str) -> None:
    """The player in the village pays for a card, which goes on the player's own discard pile (TS-5.18)."""
    cost, seat = COSTS[card], game.turn.seat
    gain_from_village(game, seat, card)
    game.turn.gold -= cost
    game.turn.buys -= 1
    game.tell("log-buys", player=seat_name(seat), card=name_of(card), cost=cost)


def bought(game: ThunderstoneState, card: str) -> ThunderstoneState:
    """A copy of the position after this purchase."""
    turn = game.turn
    paid = replace(turn, gold=turn.gold - COSTS[card], buys=turn.buys - 1)
    return game.model_copy(update={"turn": paid, "stock": {**game.stock, card: game.stock[card] - 1}})


def purse(game: ThunderstoneState) -> int:
    """Gold of the revealed cards, and what effects produced, less what was spent (TS-5.11, TS-5.16)."""
    return gold_of(game) + game.turn.gold


def affordable(game: ThunderstoneState) -> list[tuple[str, str]]:
    """Stacks and top cards that can be bought now."""
    if game.turn.buys < 1:
        return []
    return cards_within(game, purse(game))


def something_follows(game: ThunderstoneState) -> bool:
    """Whether the turn still has questions after the effects."""
    return bool(affordable(game) or level_ups(game))


def _refuse(game: ThunderstoneState, refused: Refusals) -> None:
    """Explain why everything else cannot be bought (TS-5.21)."""
    gold = purse(game)
    beyond = sorted((COSTS[card], card) for _, card in top_cards(game) if COSTS[card] > gold)
    nearest = [card for _, card in beyond[:MISSED]]
    for stack in game.stacks:
        top, mark = game.top_of(stack), f"stack-{stack}"
        for card in LEVELS.get(stack, (stack,)):
            id, label = f"buy-{card}", buying(game, card)
            if card != top:
                refused.append(Refused(id, label, "not_on_top" if game.stock[card] else "stack_empty"))
            elif game.turn.buys < 1:
                refused.append(Refused(id, label, "no_purchase_left", mark=mark))
            elif COSTS[card] > gold:
                lacking: Args = {"cost": COSTS[card], "gold": gold}
                refused.append(Refused(id, label, "too_expensive", lacking, card in nearest, mark))
