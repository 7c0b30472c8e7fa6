"""A guess of the position for computer players, from what one seat knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, in_order
from games.thunderstone.rules.discards import DiscardHeroOrTwo, DiscardTwo
from games.thunderstone.rules.setup import BOTTOM
from games.thunderstone.rules.state import ThunderstoneState
from rules.dealing import Shuffler, mix
from rules.messages import Seat


def determinize(game: ThunderstoneState, seat: Seat | None, rng: Random) -> None:
    """Shuffle what `seat` cannot know: other hands, party decks, the dungeon deck except cards seen going under it."""
    for other in range(game.seats):
        if other == seat:
            mix(game.players[other].deck, rng)
        else:
            deal_hand(game, other, rng)
            redeal_pledges(game, other, rng)
    choose_again(game, seat)
    deal_dungeon(game, rng, rng.randrange)


def deal_hand(game: ThunderstoneState, seat: Seat, rng: Random) -> None:
    """Deal another hand and deck out of the same cards; cards that everyone can infer stay in the hand."""
    player = game.players[seat]
    must_discard_hero = game.discarding == "all_hero" and not player.heroless
    pool = [*player.hand, *player.deck]
    size = len(player.hand) - len(player.certain)
    for card in player.certain:
        pool.remove(card)
    mix(pool, rng)
    drawn: list[str] = []
    if player.heroless:
        drawn = [card for card in pool if not CARDS[card].is_hero][:size]
    elif size and must_discard_hero and not any(CARDS[card].is_hero for card in player.certain):
        drawn = [next(card for card in pool if CARDS[card].is_hero)]
    for card in drawn:
        pool.remove(card)
    missing = size - len(drawn)
    player.hand = in_order([*player.certain, *drawn, *pool[:missing]])
    player.deck = pool[missing:]


def redeal_pledges(game: ThunderstoneState, seat: Seat, rng: Random) -> None:
    """Replace what a seat has secretly chosen to discard with cards of its new hand."""
    if seat == game.turn.seat and game.pledged_slots:
        heroes = game.discarding == "all_hero"
        slots = [shown.slot for shown in game.turn.cards if CARDS[shown.card].is_hero or not heroes]
        game.pledged_slots = rng.sample(slots, len(game.pledged_slots))
    if seat not in game.pledged:
        return
    cards, number = game.players[seat].hand, len(game.pledged[seat])
    heroes_held = [card for card in cards if CARDS[card].is_hero]
    if game.discarding == "others_hero_or_two":
        # Whether it was a hero or two cards is as secret as which (TS-18.2); of a single card there was no choice.
        number = min(2, len(cards))
        if number == 2 and heroes_held and rng.random() < 0.5:
            cards, number = heroes_held, 1
    elif game.discarding == "all_hero":
        cards = heroes_held
    game.pledged[seat] = rng.sample(cards, number)


def choose_again(game: ThunderstoneState, seat: Seat | None) -> None:
    """Ask other seats again from the beginning of their secret choice, since their progress is unknown (TS-18.2)."""
    for stack, question in game.agenda.open():
        if isinstance(question, DiscardTwo) and question.seat != seat:
            stack[-1] = DiscardHeroOrTwo(seat=question.seat, id=question.id)


def deal_dungeon(game: ThunderstoneState, rng: Shuffler, below: Callable[[int], int]) -> None:
    """Reorder the unseen part of the dungeon deck, with the Thunderstone among its lowest eleven (TS-3.12).

    `below` draws a number from 0 to the given one, without it.
    """
    seen, unseen = game.dungeon[: game.sunk], game.dungeon[game.sunk :]
    stone = THUNDERSTONE in unseen
    monsters = [card for card in unseen if card != THUNDERSTONE]
    mix(monsters, rng)
    if stone:
        monsters.insert(below(min(BOTTOM, len(monsters)) + 1), THUNDERSTONE)
    game.dungeon = seen + monsters
