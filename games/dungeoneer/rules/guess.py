"""A guess of the position for computer players: what a seat does not know is dealt again, as it may have been."""

from __future__ import annotations

from random import Random

from games.dungeoneer.rules import orders
from games.dungeoneer.rules.cards.between import ActBetween, asked_between
from games.dungeoneer.rules.cards.declaration import DeclareEncounters, Piece
from games.dungeoneer.rules.map import building, geometry, revealed
from games.dungeoneer.rules.map.revealed import ChooseMapCard, PlaceFromHand
from games.dungeoneer.rules.phases.dungeonlord import DungeonlordActs
from games.dungeoneer.rules.pieces import NOBODY, Passed, Pile
from games.dungeoneer.rules.relevance import Ask, call_on
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import Pause, WindowAction, window_order
from rules.dealing import Shuffler, mix
from rules.entries import Entry, Together
from rules.messages import TABLE, Seat
from rules.questions import Question

MOST_ORDERS = 2
"""The most armed orders that another player is assumed to have."""
QUIET = 0.2
"""The chance with which another player is assumed to pass everything for this turn."""


def determinize(game: DungeoneerState, seat: Seat | None, rng: Random) -> None:
    """Other hands, decks, map hands, orders, drafts and questions."""
    others = [other for other in range(game.seats) if other != seat]
    _deal_hands(game, others, rng)
    mix_decks(game, rng)
    if game.settings.revealed_map:
        _deal_maps(game, seat, others, rng)
    for other in others:
        _deal_orders(game, other, rng)
    if game.turn != seat:
        game.draft, game.draft_recipient, game.between = [], NOBODY, ""
    _replace_drafts(game, seat)
    _replace_windows(game, seat)
    _replace_between(game, seat)


def _deal_hands(game: DungeoneerState, others: list[Seat], rng: Random) -> None:
    """Deal new hands; cards that openly went to a hand stay there."""
    pool = list(game.deck)
    for other in others:
        unknown = list(game.hands[other])
        for card in game.known[other]:
            unknown.remove(card)
        pool += unknown
    mix(pool, rng)
    for other in others:
        kept = list(game.known[other])
        missing = len(game.hands[other]) - len(kept)
        game.hands[other] = kept + [pool.pop() for _ in range(missing)]
    game.deck = pool


def mix_decks(game: DungeoneerState, rng: Shuffler) -> None:
    """Shuffle the quests, and the map cards if they are decks."""
    for pile in (game.quest_deck, *([] if game.settings.revealed_map else game.map_cards)):
        _mix_pile(pile, rng)


def _mix_pile(pile: Pile, rng: Shuffler) -> None:
    """Shuffle within the blocks whose order is unknown."""
    end = len(pile.cards)
    for size in pile.blocks:
        block = pile.cards[end - size : end]
        mix(block, rng)
        pile.cards[end - size : end] = block
        end -= size


def _deal_maps(game: DungeoneerState, seat: Seat | None, others: list[Seat], rng: Random) -> None:
    """Map hands; what the seat gave away stays where it went, and no player keeps a card that their own quest names.

    Those cards that not everyone can hold are dealt first, so that no deal has to be rejected: the true hands, which
    would otherwise be the last resort, must not appear in a guess.
    """
    if not game.spaces:
        return  # nothing has been dealt yet
    pool = [card for other in others for card in game.map_cards[other].cards]
    room = {other: len(game.map_cards[other].cards) for other in others}
    hands: dict[Seat, list[str]] = {other: [] for other in others}
    named = {other: revealed.named_spaces(game, other) for other in others}

    def give(card: str, other: Seat) -> None:
        pool.remove(card)
        hands[other].append(card)
        room[other] -= 1

    for passed in game.passed_maps:
        if passed.giver == seat and passed.card in game.map_cards[passed.receiver].cards:
            give(passed.card, passed.receiver)
    mix(pool, rng)
    asked = _placing_now(game)
    if asked is not None and asked.seat in others:
        placer = asked.seat  # is asked because some card of its hand can be placed
        if not any(building.spots_for(game, card) for card in hands[placer]):
            give(min([card for card in pool if building.spots_for(game, card)], key=named[placer].count), placer)
    may_hold = {card: _may_hold(game, card, named) for card in pool}
    for card in sorted(pool, key=lambda card: (not geometry.becomes_centre(game, card), len(may_hold[card]))):
        holders = [other for other in may_hold[card] if room[other]] or [other for other in others if room[other]]
        give(card, rng.choices(holders, [room[other] for other in holders])[0])
    for other in others:
        game.map_cards[other].mixed(sorted(hands[other]))
    _deal_passes(game, seat, others, rng)


def _may_hold(game: DungeoneerState, card: str, named: dict[Seat, list[str]]) -> list[Seat]:
    """The players to whom that map card may be dealt; `named`: the cards that the quests of each player name."""
    if geometry.becomes_centre(game, card):
        return [other for other in _not_yet_at_turn(game) if other in named]
    return [other for other in named if card not in named[other]]


def _not_yet_at_turn(game: DungeoneerState) -> list[Seat]:
    """Who may still hold an Entrance: it is laid in the holder's first turn of placing (DN-22.13)."""
    asked = _placing_now(game)
    if asked is None:
        return []
    return [(asked.seat + place) % game.seats for place in range(1, (game.first - asked.seat) % game.seats + 1)]


def _placing_now(game: DungeoneerState) -> ChooseMapCard | PlaceFromHand | None:
    """The question that asks for a map card to be placed, if one is open."""
    top = _top(game)
    return top if isinstance(top, ChooseMapCard | PlaceFromHand) else None


def _deal_passes(game: DungeoneerState, seat: Seat | None, others: list[Seat], rng: Random) -> None:
    """Guess which map cards the others have passed on among themselves."""
    known = [passed for passed in game.passed_maps if seat in (passed.giver, passed.receiver)]
    for giver in others:
        for card in revealed.named_spaces(game, giver):
            receiver = revealed.receiver(game, giver, card)
            if receiver != seat and rng.random() < 0.5:
                known.append(Passed(card, giver, receiver))
    game.passed_maps = known


def _deal_orders(game: DungeoneerState, other: Seat, rng: Random) -> None:
    """Guess the standing order and the armed orders of another player."""
    game.stances[other] = rng.choice(orders.STANCES)
    game.quiet.pop(other, None)
    if rng.random() < QUIET:
        game.quiet[other] = orders.REST_OF_TURN
    possible = orders.possible_orders(game, other) if game.players[other].alive else []
    number = rng.randint(0, min(MOST_ORDERS, len(possible)))
    game.armed[other] = rng.sample(possible, number)


def _replace_drafts(game: DungeoneerState, seat: Seat | None) -> None:
    """Restart another player's unfinished declaration or placement."""
    stack, top = game.agenda.stack, _top(game)
    if isinstance(top, DeclareEncounters | Piece) and top.seat != seat:
        stack[-2:] = [DungeonlordActs(seat=top.seat, id=top.id)]  # the phase below would ask again
    if isinstance(top, ChooseMapCard | PlaceFromHand) and top.seat != seat:
        stack[-1] = ChooseMapCard(seat=top.seat, id=top.id)


def _top(game: DungeoneerState) -> Entry | None:
    """The topmost entry of the agenda; None if it is empty."""
    return game.agenda.stack[-1] if game.agenda.stack else None


def _replace_windows(game: DungeoneerState, seat: Seat | None) -> None:
    """Ask the others in the present window according to what they hold now."""
    for window in game.windows:
        window.answers = {who: answer for who, answer in window.answers.items() if who == seat}
        window.passed = {who: ids for who, ids in window.passed.items() if who == seat}
    top = _top(game)
    if not game.windows or not isinstance(top, Together):
        return
    window = game.windows[-1]
    branches = {who: branch for who, branch in top.branches.items() if who == seat and branch}
    for other in window_order(game, window):
        if other != seat and isinstance(call_on(game, window, other), Ask):
            branches[other] = [WindowAction(seat=other)]
    _ask(game, branches, seat)


def _replace_between(game: DungeoneerState, seat: Seat | None) -> None:
    """Ask another player between two encounters according to what they hold now."""
    stack = game.agenda.stack
    if len(stack) > 1 and isinstance(stack[-2], ActBetween) and isinstance(stack[-1], Together) and game.turn != seat:
        _ask(game, asked_between(game), seat)


def _ask(game: DungeoneerState, branches: dict[Seat, list[Entry]], seat: Seat | None) -> None:
    """Make these the questions that are asked at the same time; those of other seats are new."""
    if not branches:  # no player knows whether the clock's pause is still running
        branches[TABLE] = [Pause(seat=TABLE)]
    game.agenda.stack[-1] = Together(branches=branches)
    for who, branch in branches.items():
        for asked in branch:
            if who != seat and isinstance(asked, Question):
                game.agenda.number(asked, branch)
