"""Using the effects of revealed cards: what can happen, what must be chosen first, and carrying it out (TS-17).

One executor serves every card. `_refusal` answers whether an effect can happen; `go_on` asks piece by piece for what
has to be chosen; `UseEffect` then carries it out in the order in which `Effect` lists its parts.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import field, replace
from functools import partial
from typing import Any, ClassVar, Literal

from games.thunderstone.rules import acts
from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import CARDS, Effect, name_of, names_of
from games.thunderstone.rules.discards import MakeDiscards
from games.thunderstone.rules.hall import (
    Rearrange,
    ReturnMonster,
    TakeMonster,
    ending,
    monster_option,
    orders,
    refuse_others,
)
from games.thunderstone.rules.interchangeable import Sameness, repeats, without_copies, without_repeats
from games.thunderstone.rules.option_texts import about_destroying, about_use
from games.thunderstone.rules.pieces import RevealedCard
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import card_option, destroy_shown, draw_shown, words_for
from rules.entries import Step
from rules.messages import Args, Message, Ref, other_seats, refer, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Role, Shown, Undo

When = Literal["village", "dungeon"]

NOTHING_TO_PAY = {"food": "no_food", "disease": "no_disease", "militia": "no_militia"}
"""Why an effect cannot be paid for."""


def effect_key(card: str, index: int) -> Ref:
    """The text of an effect, named by its card and its number there, counted from 1."""
    return refer(f"effect-{card}-{index + 1}")


def effect_options(game: ThunderstoneState, when: When, refused: Refusals | None = None) -> list[Option]:
    """Every effect of the revealed cards that can happen now; equal copies are offered once."""
    turn, same = game.turn, Sameness(game.turn)
    options: list[Option] = []
    offered, shown_alike = set[Hashable](), set[Hashable]()
    simple: list[tuple[RevealedCard, Effect]] = []
    used = {(use.slot, use.effect) for use in turn.uses}
    for shown in turn.cards:
        for index, effect in enumerate(CARDS[shown.card].effects):
            if effect.when != when:
                continue
            is_spent = not effect.repeat and (shown.slot, index) in used
            reason = "already_used" if is_spent else _refusal(game, shown, effect)
            if not reason and effect.simple:
                simple.append((shown, effect))
            if not reason and repeats(offered, same.using(shown, index, effect)):
                reason = "same_as_other"
            option = _use_option(game, shown, index)
            if reason:
                if refused is not None:
                    refused.append(Refused(option.id, option.label, reason, mark=option.mark))
                continue
            if repeats(shown_alike, index, same.alike(shown)):
                option.prominence = Shown.MARKED
            options.append(option)
    return [_use_all_option(simple), *options] if len(simple) > 1 else options


def _use_option(game: ThunderstoneState, shown: RevealedCard, index: int) -> Option:
    """The answer that uses an effect of this card."""
    args: Args = {"card": name_of(shown.card), "effect": effect_key(shown.card, index)}
    use = acts.Using(shown.slot, index)
    option = Option(f"use-{shown.slot}-{index}", Message("do-use", args), "effects", f"card-{shown.slot}", value=use)
    option.undo, option.prominence = partial(_undo, game, use), Shown.BUTTON
    if CARDS[shown.card].effects[index].when == "dungeon":
        option.effect = partial(about_use, game, use)
    return option


def _use_all_option(simple: Sequence[tuple[RevealedCard, Effect]]) -> Option:
    """The answer that uses all effects which require neither a cost nor a choice."""
    option = Option("use-all", Message("do-use_all", {"number": len(simple)}), "effects", prominence=Shown.BUTTON)
    option.undo = Undo.NEVER if any(effect.draw for _, effect in simple) else Undo.FREE
    option.value = acts.UseAll()
    option.effect = Message("about-use_all", {"cards": names_of([shown.card for shown, _ in simple])})
    return option


def _refusal(game: ThunderstoneState, shown: RevealedCard, effect: Effect) -> str:
    """Why an effect cannot happen now, as a refusal code; empty if it can (TS-17.3, TS-17.6)."""
    if effect.pay and not payments(game, effect.pay):
        return NOTHING_TO_PAY[effect.pay]
    if effect.sell and not payments(game, effect.sell):
        return "nothing_to_sell"
    if effect.to == "hero" and not game.turn.heroes():
        return "no_hero"
    if effect.throw and not any(other.weapon == shown.slot for other in game.turn.cards):
        return "not_equipped"
    if effect.hall and not hall_choices(game, effect):
        return "no_monster"
    if effect.discard.startswith("others"):
        others = other_seats(game.seats, game.turn.seat)
        return "" if any(game.hand_size(seat) for seat in others) else "nobody_discards"
    return ""


def payments(game: ThunderstoneState, wanted: str) -> list[RevealedCard]:
    """Revealed cards of a class that an effect may destroy, equal ones listed once.

    Excludes borrowed heroes (TS-18.7) and thrown spears (TS-C28).
    """
    thrown = bonuses(game.turn).thrown
    of_class = [shown for shown in game.turn.cards if wanted in CARDS[shown.card].tags]
    return without_copies(game.turn, [shown for shown in of_class if shown.owner is None and shown.slot not in thrown])


def payment_options(game: ThunderstoneState, wanted: str, refused: Refusals | None = None) -> list[Option]:
    """The revealed cards of a class that an effect may destroy; others of the class are refused, each with a reason."""
    options = payments(game, wanted)
    if refused is not None:
        thrown = bonuses(game.turn).thrown
        for shown in game.turn.cards:
            if wanted in CARDS[shown.card].tags and shown not in options:
                same = "already_thrown" if shown.slot in thrown else "same_as_other"
                reason = same if shown.owner is None else "borrowed"
                refused.append(Refused(f"card-{shown.slot}", words_for(game, shown, "do-destroy"), reason))
    named = [card_option(game, shown, "do-destroy", about_destroying(shown.card)) for shown in options]
    return without_repeats(game.turn, named)


def targets(game: ThunderstoneState) -> list[RevealedCard]:
    """The heroes that an effect on one hero may name, equal ones listed once."""
    return without_copies(game.turn, game.turn.heroes())


def hall_choices(game: ThunderstoneState, effect: Effect) -> list[acts.OnMonster | acts.Reorder]:
    """The possible uses of an effect in the hall."""
    ranks = game.monsters()
    if effect.worth:
        ranks = [rank for rank in ranks if CARDS[game.card_in(rank)].points in effect.worth]
    choices: list[acts.OnMonster | acts.Reorder] = [acts.OnMonster(rank) for rank in ranks]
    if effect.hall == "return_or_rearrange":
        choices += orders(game)
    return choices


def use_all(game: ThunderstoneState, *, drawing: bool = True) -> None:
    """Use every effect that requires neither a cost nor a choice; their order does not matter.

    Unless `drawing`, those that draw cards are left out.
    """
    usable = game.turn.usable(game.turn.action)
    simple = [(shown.slot, index) for shown, index, use in usable if use.simple and (drawing or not use.draw)]
    game.push(*(UseEffect(slot=slot, effect=index) for slot, index in simple))


def _undo(game: ThunderstoneState, use: acts.Using) -> Undo:
    """An effect cannot be taken back if it reveals something before anything else is asked."""
    reveals = game.turn.effect(use.slot, use.effect).reveals
    return Undo.NEVER if reveals and asks_next(game, UseEffect(slot=use.slot, effect=use.effect)) is None else Undo.FREE


def asks_next(game: ThunderstoneState, use: UseEffect) -> type[EffectChoice] | None:
    """The next question that an effect has to ask; None if it has none left, or only one possible answer to each."""
    effect = game.turn.effect(use.slot, use.effect)
    choices: list[tuple[type[EffectChoice], list[Any]]] = []
    if (effect.pay or effect.sell) and not use.paid:
        choices.append((ChoosePayment, [shown.slot for shown in payments(game, effect.pay or effect.sell)]))
    if effect.to == "hero" and not use.target:
        choices.append((ChooseHero, [shown.slot for shown in targets(game)]))
    if effect.hall and not use.rank and not use.order:
        choices.append((ChooseInHall, hall_choices(game, effect)))
    for question, values in choices:
        if len(values) > 1:
            return question
        question.take(use, values[0])
    return None


def go_on(game: ThunderstoneState, use: UseEffect) -> None:
    """Ask for the next thing that an effect needs, or carry it out."""
    question = asks_next(game, use)
    if question is None:
        game.push(use)
    else:
        game.push(question(seat=game.turn.seat, slot=use.slot, effect=use.effect, paid=use.paid))


class EffectChoice(Question):
    """Something that has to be chosen for an effect, with a step back to the other effects."""

    slot: int
    effect: int
    paid: int = 0

    def describe(self, game: ThunderstoneState) -> Args:
        return {"card": name_of(game.turn.shown(self.slot).card)}

    def data(self, game: ThunderstoneState) -> Effect:
        """The effect that is being used."""
        return game.turn.effect(self.slot, self.effect)

    @staticmethod
    @abstractmethod
    def take(use: UseEffect, value: Any) -> None:
        """Note what was chosen."""

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Go on with what else has to be chosen, or carry the effect out; a step back returns to the other effects."""
        if picked.only != "back":
            use = UseEffect(slot=self.slot, effect=self.effect, paid=self.paid)
            self.take(use, picked.value)
            go_on(game, use)

    def sourced(self, game: ThunderstoneState, options: list[Option]) -> list[Option]:
        """The given answers with the card whose effect is used; the last one before something is revealed is final."""
        effect = self.data(game)
        is_last = effect.reveals and (not effect.hall or isinstance(self, ChooseInHall))
        undo = Undo.NEVER if is_last else Undo.FREE
        source = f"card-{self.slot}"
        return [
            replace(option, drag=Drag(source, option.mark) if option.mark else option.drag, undo=undo)
            for option in options
        ]

    def back(self) -> Option:
        """The step back."""
        return Option("back", Message("do-back"), role=Role.BACK)


class ChoosePayment(EffectChoice):
    """Which card is destroyed as the cost of an effect (TS-17.3)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every revealed card that fits; what is given up is the card, or the bonus it gives already."""
        effect = self.data(game)
        options = self.sourced(game, payment_options(game, effect.pay or effect.sell, refused))
        in_use = {use.slot for use in game.turn.uses if not use.over}
        for option in options:
            if option.value in in_use:
                option.effect = Message("about-in_use")
        return [*options, self.back()]

    @staticmethod
    def take(use: UseEffect, value: int) -> None:
        use.paid = value


class ChooseHero(EffectChoice):
    """Which hero gains from an effect (TS-17.8)."""

    places: ClassVar[tuple[str, ...]] = ("do-choose_hero_armed", "do-choose_hero")

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        bonus, use = bonuses(game.turn), acts.Using(self.slot, self.effect)
        options = []
        for shown in targets(game):
            gain, strength = partial(about_use, game, use, shown.slot), bonus.strength_of(shown)
            options.append(card_option(game, shown, "do-choose_hero", gain, strength=strength))
        return [*self.sourced(game, without_repeats(game.turn, options)), self.back()]

    @staticmethod
    def take(use: UseEffect, value: int) -> None:
        """The bonus is bound to that hero."""
        use.target = value


class ChooseInHall(EffectChoice):
    """A monster of the hall, or an order of its cards (TS-12.6, TS-12.7)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every monster that fits, and every order where the effect allows one."""
        effect = self.data(game)
        key = "do-take_monster" if effect.hall == "take" else "do-return_monster"
        options, ranks = [], []
        for choice in hall_choices(game, effect):
            if isinstance(choice, acts.OnMonster):
                ranks.append(choice.rank)
                options.append(monster_option(game, choice.rank, key))
            else:
                cards = [name_of(game.card_in(rank)) for rank in choice.ranks]
                option = Option(choice.id, Message("do-rearrange", {"cards": cards}), group="rearrange", value=choice)
                option.warning = ending(game, to_first=choice.ranks[0])
                options.append(option)
        if refused is not None:
            refuse_others(game, ranks, refused)
        return [*self.sourced(game, options), self.back()]

    @staticmethod
    def take(use: UseEffect, value: acts.OnMonster | acts.Reorder) -> None:
        if isinstance(value, acts.OnMonster):
            use.rank = value.rank
        else:
            use.order = list(value.ranks)


class UseEffect(Step):
    """Carry out an effect once everything has been chosen."""

    slot: int
    effect: int
    paid: int = 0
    target: int = 0
    rank: int = 0
    """The monster it takes or returns."""
    order: list[int] = field(default_factory=list)
    """The order it gives to the hall."""

    def run(self, game: ThunderstoneState) -> None:
        """Pay the cost first, then carry out the parts in the order on the card."""
        turn, player = game.turn, game.active
        shown = turn.shown(self.slot)
        card = shown.card
        effect = turn.effect(self.slot, self.effect)
        use = shown.use(self.effect, self.target)
        game.tell("log-uses", player=seat_name(turn.seat), card=name_of(card), effect=effect_key(card, self.effect))
        if effect.to == "hero":
            game.tell("log-gives_to", card=name_of(card), hero=name_of(turn.shown(self.target).card))
        if self.paid:
            if effect.sell:
                turn.gold += CARDS[turn.shown(self.paid).card].gold or 0
            destroy_shown(game, self.paid)
        turn.uses.append(use)
        if effect.destroy_self:
            destroy_shown(game, self.slot)
        turn.gold += effect.gold
        turn.buys += effect.buys
        if effect.experience:
            player.experience += effect.experience
            game.tell("log-experience", player=seat_name(turn.seat), number=effect.experience)
        follow: list[Step] = []
        if self.order:
            follow.append(Rearrange(order=self.order))
        elif self.rank:
            follow.append(
                TakeMonster(rank=self.rank) if effect.hall == "take" else ReturnMonster(rank=self.rank, by=card)
            )
        if effect.destroy:
            follow.append(DestroyOne(wanted=effect.destroy))
        if effect.discard:
            follow.append(MakeDiscards(way=effect.discard, borrow=effect.borrow))
        if effect.draw:
            follow.append(DrawCards(number=effect.draw))
        game.push(*follow)


class DrawCards(Step):
    """Draw in the middle of the turn (TS-11.12)."""

    number: int

    def run(self, game: ThunderstoneState) -> None:
        """The cards join the revealed hand."""
        draw_shown(game, self.number)


class DestroyOne(Step):
    """One revealed card is destroyed as part of an effect (Banish)."""

    wanted: str

    def run(self, game: ThunderstoneState) -> None:
        """Ask which, where there is a choice; nothing if there is none (TS-17.6)."""
        game.commit()
        payable = payments(game, self.wanted)
        if len(payable) == 1:
            destroy_shown(game, payable[0].slot)
        elif payable:
            game.push(DestroyRevealed(seat=game.turn.seat, wanted=self.wanted))


class DestroyRevealed(Question):
    """Which revealed card an effect destroys; one must be chosen (TS-17.1)."""

    undo: ClassVar[Undo] = Undo.NEVER
    wanted: str

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        return payment_options(game, self.wanted, refused)

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        game.commit()
        destroy_shown(game, picked.value)
