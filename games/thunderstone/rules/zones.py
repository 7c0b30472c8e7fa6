"""Moving cards: drawn, discarded, destroyed, gained (TS-16)."""

from __future__ import annotations

from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import DISEASE, GOLD, in_order, name_of, names_of
from games.thunderstone.rules.pieces import Player, RevealedCard
from games.thunderstone.rules.state import ThunderstoneState
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Effect, Option

HAND = 6
"""The number of cards of a new hand."""


def take_top(game: ThunderstoneState, seat: Seat, number: int) -> list[str]:
    """Take cards from the top of a party deck; the discards are shuffled only if they must be (TS-16.2 to TS-16.6)."""
    player, taken = game.players[seat], list[str]()
    while len(taken) < number and (player.deck or shuffle_discards(game, seat)):
        taken.append(player.deck.pop())
    return taken


def shuffle_discards(game: ThunderstoneState, seat: Seat) -> bool:
    """Make the discard pile the new party deck; False if there is none."""
    player = game.players[seat]
    if not player.discard:
        return False
    player.deck, player.discard = player.discard, []
    game.dice.shuffle(player.deck)
    game.tell("log-shuffles", player=seat_name(seat), cards=len(player.deck))
    player.certain = list(player.hand)  # the rest of the old deck, which everyone can infer
    return True


def draw_hand(game: ThunderstoneState, seat: Seat) -> None:
    """Draw a new hand, unseen by the others."""
    game.commit()
    player = game.players[seat]
    forget_hand(player)
    while (missing := HAND - len(player.hand)) > 0 and (player.deck or shuffle_discards(game, seat)):
        player.hand += reversed(player.deck[-missing:])
        del player.deck[-missing:]
    player.hand = in_order(player.hand)
    game.tell("log-drew_hand", to=seat, cards=names_of(player.hand))


def draw_shown(game: ThunderstoneState, number: int) -> None:
    """Draw in the middle of a turn: the cards join the revealed hand at once (TS-5.9, TS-16.8)."""
    game.commit()
    seat = game.turn.seat
    drawn = take_top(game, seat, number)
    for card in drawn:
        game.add_shown(card)
    if drawn:
        game.tell("log-draws", player=seat_name(seat), cards=names_of(drawn))
    else:
        game.tell("log-draws_nothing", player=seat_name(seat))


def reveal_hand(game: ThunderstoneState) -> None:
    """The active player reveals the whole hand (TS-5.4, TS-7.1)."""
    game.commit()
    player, turn = game.active, game.turn
    turn.revealed = True
    game.tell("log-reveals", player=seat_name(turn.seat), cards=names_of(player.hand))
    turn.cards = [RevealedCard(slot=slot, card=card) for slot, card in enumerate(player.hand, 1)]
    turn.slots = len(turn.cards)
    player.hand.clear()
    forget_hand(player)


def forget_hand(player: Player) -> None:
    """Forget what everyone knew of an unseen hand; it means nothing once the hand is revealed or gone."""
    player.certain.clear()
    if player.heroless:
        player.heroless = False


def words_for(game: ThunderstoneState, shown: RevealedCard, key: str, **more: int) -> Message:
    """The text of an option about a revealed card. A hero's weapon is named to tell equal heroes apart."""
    args: Args = {"card": name_of(shown.card), **more}
    if not shown.weapon:
        return Message(key, args)
    return Message(f"{key}_armed", {**args, "weapon": name_of(game.turn.shown(shown.weapon).card)})


def card_option(game: ThunderstoneState, shown: RevealedCard, key: str, effect: Effect = None, **more: int) -> Option:
    """The answer that names a revealed card; `more` are further arguments of its text."""
    id = f"card-{shown.slot}"
    return Option(id, words_for(game, shown, key, **more), mark=id, effect=effect, value=shown.slot)


def leave(game: ThunderstoneState, slot: int) -> str:
    """Take a card out of the revealed hand; the bonuses it gave and received end (TS-7.17, TS-17.8)."""
    turn = game.turn
    shown = turn.shown(slot)
    turn.cards.remove(shown)
    for other in turn.cards:
        if other.weapon == slot:
            other.weapon = 0
    for use in turn.uses:
        if slot in (use.slot, use.target):
            use.over = True
    loosen(game)
    return shown.card


def loosen(game: ThunderstoneState) -> None:
    """Weapons that have become too heavy come off at once (TS-11.4)."""
    turn = game.turn
    if any(shown.weapon for shown in turn.cards):
        bonus = bonuses(turn)
        for hero in turn.cards:
            if hero.weapon:
                weapon = turn.shown(hero.weapon).card
                if not bonus.can_carry(hero, weapon):
                    game.tell("log-comes_off", card=name_of(weapon), hero=name_of(hero.card))
                    hero.weapon = 0


def destroy_shown(game: ThunderstoneState, slot: int) -> None:
    """Destroy a card of the revealed hand (TS-16.7)."""
    card = leave(game, slot)
    remove(game, card)
    game.tell("log-destroys", player=seat_name(game.turn.seat), card=name_of(card))


def remove(game: ThunderstoneState, card: str) -> None:
    """Remove a card from the game; a Disease goes back to its stack (TS-14.5)."""
    if card == DISEASE:
        game.diseases += 1
    else:
        game.removed.append(card)


def discard_shown(game: ThunderstoneState, slot: int) -> str:
    """Put a card of the revealed hand on its owner's discard pile (TS-18.7)."""
    owner = game.turn.shown(slot).owner
    card = leave(game, slot)
    game.players[game.turn.seat if owner is None else owner].discard.append(card)
    return card


def gain(game: ThunderstoneState, seat: Seat, card: str) -> None:
    """A new card goes on top of the player's own discard pile (TS-16.1)."""
    game.players[seat].discard.append(card)


def gain_diseases(game: ThunderstoneState, seat: Seat, number: int) -> None:
    """Gain Diseases, which never run out (TS-14.6)."""
    game.diseases -= number
    game.players[seat].discard.extend([DISEASE] * number)
    game.tell("log-gains_disease", player=seat_name(seat), number=number)


def gain_from_village(game: ThunderstoneState, seat: Seat, card: str) -> None:
    """A card of the village goes on top of the player's own discard pile (TS-16.1)."""
    game.stock[card] -= 1
    gain(game, seat, card)


def gold_of(game: ThunderstoneState) -> int:
    """The gold values of the revealed cards together (TS-5.11)."""
    return sum(GOLD[shown.card] for shown in game.turn.cards)
