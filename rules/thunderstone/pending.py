"""Whether what waits on the agenda fits the table, for positions that come from outside.

At a question the agenda has one of few shapes: the bottom entry ends the turn, the top one asks, and between them lies
what the turn still has to do. A vote on stopping may lie on top of anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.entries import Entry, Scope, Together
from rules.core.questions import Question
from rules.thunderstone.battle import ChooseLosses, DoomCard, LowerShare, LowerTotal, fought, worked
from rules.thunderstone.cards import CARDS
from rules.thunderstone.discards import (
    NUMBERS,
    DiscardCards,
    DiscardHero,
    DiscardHeroOrTwo,
    DiscardTwo,
    ShowDiscards,
    hand_cards,
)
from rules.thunderstone.effects import (
    ChooseHero,
    ChooseInHall,
    ChoosePayment,
    DestroyOne,
    DestroyRevealed,
    DrawCards,
    EffectChoice,
    payments,
)
from rules.thunderstone.stopping import VOTE, AgreeToStop, StopQuietGame, WishToStop
from rules.thunderstone.turns import StartTurn

if TYPE_CHECKING:
    from rules.thunderstone.game import Thunderstone

_VOTE = r"(?: scope stop_game(?: agree_to_stop| stop_quiet_game)+)*"
_DISCARDS = r"show_discards together"
_LAST = "return_after_victory"
_FOUGHT = rf"{_LAST} leave_the_hall"
_RESOLVE = rf"{_FOUGHT} gather_spoils carry_out_losses resolve"
_UNRESOLVED = (
    rf"{_RESOLVE} choose_losses(?: doom_card| lower_total| lower_totals(?: lower_shares(?: lower_share| bar_heroes "
    rf"bar_hero)))"
)
_EFFECT = (
    rf"choose_payment|choose_hero|choose_in_hall|(?:draw_cards )?(?:destroy_one )?{_DISCARDS}|borrow|"
    rf"draw_cards destroy_revealed"
)
_AFTER = rf"{_FOUGHT} (?:take_spoils|gather_spoils destroy_of_six)|{_LAST} (?:{_DISCARDS}|return_one)"
_SHAPES = {
    ("", False): r"choose_action",
    ("rest", False): r"destroy_for_rest",
    ("village", True): r"end_turn (?:use_village_effect|buy_card|level_up|village_effects (?:choose_payment))",
    ("dungeon", True): rf"end_turn (?:act_in_dungeon(?: (?:{_EFFECT}))?|{_UNRESOLVED}|{_AFTER})",
}
_ADVANCE = rf"start_turn {_DISCARDS}"
"""The kinds on the agenda, from the bottom to the top, by action and whether the hand is revealed."""

BEFORE_RESULT, BEFORE_LOSSES = "resolve", "carry_out_losses"


def faults(game: Thunderstone) -> Iterator[str]:
    """The fields of the agenda that cannot be as they are, as dotted paths."""
    agenda = game.agenda
    if game.result is not None:
        return
    kinds = " ".join(entry.kind for entry in agenda.stack)
    shape = _SHAPES.get((game.turn.action, game.turn.revealed), _ADVANCE)
    if not (re.fullmatch(shape + _VOTE, kinds) or (game.seats == 1 and re.fullmatch(_ADVANCE, kinds))):
        yield "agenda.stack"
        return
    yield from _standing(game)
    yield from _progress(game, kinds.split())
    for number, entry in enumerate(agenda.stack):
        for field in _entry(game, entry):
            yield f"agenda.stack.{number}.{field}"


def _standing(game: Thunderstone) -> Iterator[str]:
    """Everybody may propose to stop who was not refused, but nobody while a proposal is voted on (TS-19.14)."""
    if any(isinstance(entry, AgreeToStop) for entry in game.agenda.stack):
        seats = []
    else:
        seats = [seat for seat in range(game.seats) if seat not in game.refused_wish and game.seats > 1]
    wishes = [entry for entry in game.agenda.standing if isinstance(entry, WishToStop)]
    plain = all((wish.min, wish.max) == (1, 1) for wish in wishes)
    if sorted(wish.seat for wish in wishes) != seats or len(wishes) != len(game.agenda.standing) or not plain:
        yield "agenda.standing"


def _progress(game: Thunderstone, kinds: list[str]) -> Iterator[str]:
    """What the turn holds fits how far it has come."""
    turn, battle = game.turn, game.battle
    if (battle is not None) != ("return_after_victory" in kinds):
        yield "battle"
    if battle is not None and BEFORE_RESULT in kinds:
        if game.monster_in(battle.rank) != battle.monster:
            yield "battle.monster"
        heroes = [shown.slot for shown in turn.cards if CARDS[shown.card].is_hero]
        for name in ("barred", "shares"):
            if any(slot not in heroes for slot in getattr(battle, name)):
                yield f"battle.{name}"
        if battle.from_attack is not None and battle.from_attack not in worked(game).from_attack:
            yield "battle.from_attack"
        if any(not turn.has(slot) for slot in battle.doomed):
            yield "battle.doomed"
        if battle.won or battle.attackers or battle.spoils or battle.returns:
            yield "battle.won"
    if battle is not None and bool(battle.six) != ("destroy_of_six" in kinds):
        yield "battle.six"
    if (game.discarding is not None) != ("show_discards" in kinds):
        yield "discarding"
    if bool(turn.offers) != ("borrow" in kinds):
        yield "turn.offers"
    for number, offer in enumerate(turn.offers):
        if not 0 <= offer.owner < game.seats or offer.card not in game.players[offer.owner].discard:
            yield f"turn.offers.{number}.owner"
        if not CARDS[offer.card].is_hero or not 0 <= offer.slot <= turn.slots or turn.has(offer.slot):
            yield f"turn.offers.{number}.slot"


def _entry(game: Thunderstone, entry: Entry) -> Iterator[str]:
    """One entry: whom it asks, and that what it names is there."""
    if isinstance(entry, Question):
        yield from _question(game, entry)
    elif isinstance(entry, Together):
        yield from _together(game, entry)
    elif isinstance(entry, Scope) and entry.name != VOTE:
        yield "name"
    elif isinstance(entry, StartTurn) and entry.seat != game.turn.seat:
        yield "seat"
    elif isinstance(entry, ShowDiscards) and entry.borrow != (game.discarding == "all_hero"):
        yield "borrow"
    elif isinstance(entry, ChooseLosses) and not 0 <= entry.index <= len(CARDS[fought(game).monster].losses):
        yield "index"
    elif isinstance(entry, DrawCards) and entry.number != 1:
        yield "number"
    elif isinstance(entry, DestroyOne | DestroyRevealed) and entry.wanted != "card":
        yield "wanted"


def _question(game: Thunderstone, asked: Question) -> Iterator[str]:
    if isinstance(asked, AgreeToStop | StopQuietGame):
        if not 0 <= asked.seat < game.seats or (isinstance(asked, AgreeToStop) and asked.proposer == asked.seat):
            yield "seat"
        if isinstance(asked, AgreeToStop) and not 0 <= asked.proposer < game.seats:
            yield "proposer"
    elif asked.seat != game.turn.seat:
        yield "seat"
    if (asked.min, asked.max) != (1, 1):
        yield "min"
    if isinstance(asked, EffectChoice):
        yield from _effect_choice(game, asked)
    elif isinstance(asked, LowerShare):
        if asked.slot not in [hero.slot for hero in worked(game).split] or asked.slot in fought(game).shares:
            yield "slot"
    elif isinstance(asked, LowerTotal):
        if fought(game).from_attack is not None:
            yield "seat"
    elif isinstance(asked, DoomCard):
        losses = CARDS[fought(game).monster].losses
        if not 0 <= asked.index < len(losses) or losses[asked.index].all:
            yield "index"
    elif isinstance(asked, DestroyRevealed) and asked.wanted != "card":
        yield "wanted"


def _effect_choice(game: Thunderstone, asked: EffectChoice) -> Iterator[str]:
    """An effect that is being chosen for is there, unused, and asks for just this."""
    turn = game.turn
    if not turn.has(asked.slot):
        yield "slot"
        return
    effects = CARDS[turn.shown(asked.slot).card].effects
    if not 0 <= asked.effect < len(effects):
        yield "effect"
        return
    effect = effects[asked.effect]
    used = any((use.slot, use.effect) == (asked.slot, asked.effect) for use in turn.uses)
    if effect.when != turn.action or (used and not effect.repeat):
        yield "effect"
    wanted = {ChoosePayment: effect.pay or effect.sell, ChooseHero: effect.to == "hero", ChooseInHall: effect.hall}
    if not wanted[type(asked)]:
        yield "effect"
    must_pay = bool(effect.pay) and isinstance(asked, ChooseInHall)
    payable = [shown.slot for shown in payments(game, effect.pay)] if must_pay else [0]
    if asked.paid not in payable:
        yield "paid"


def _together(game: Thunderstone, together: Together) -> Iterator[str]:
    """Discards side by side: each open branch asks its own seat for what has to be discarded now."""
    way = game.discarding
    kinds: dict[type[Entry], bool] = {
        DiscardCards: way in ("others_card", "all_two"),
        DiscardHero: way == "all_hero",
        DiscardHeroOrTwo: way == "others_hero_or_two",
        DiscardTwo: way == "others_hero_or_two",
    }
    for seat, branch in together.branches.items():
        where = f"branches.{seat}"
        if not 0 <= seat < game.seats or len(branch) > 1:
            yield where
            return
        pledged = seat in game.pledged or (seat == game.turn.seat and bool(game.pledged_slots))
        if bool(branch) == pledged:
            yield where
        for asked in branch:
            if not isinstance(asked, Question) or not kinds.get(type(asked), False) or asked.seat != seat:
                yield where
                return
            number = NUMBERS[way] if way and isinstance(asked, DiscardCards | DiscardTwo) else 1
            if (asked.min, asked.max) != (number, number) or len(hand_cards(game, seat)) < number:
                yield f"{where}.0.min"
            if isinstance(asked, DiscardCards) and asked.number != number:
                yield f"{where}.0.number"
