"""Life, Glory, Peril and movement of heroes, and how heroes are eliminated and the game ends (DN-18, DN-19)."""

from __future__ import annotations

from typing import Literal

from games.dungeoneer.rules import inventory, quest_deck, scoring
from games.dungeoneer.rules.components import COUNTER_LIMIT, MAX_LIFE, name_of
from games.dungeoneer.rules.pieces import NOWHERE, Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Seat, seat_name
from rules.questions import Question


def wound(game: DungeoneerState, seat: Seat, n: int) -> int:
    """Take Life; returns how much could be taken. `CheckDeath` must follow."""
    player = game.players[seat]
    dealt = min(n, player.life)
    if dealt > 0:
        player.life -= dealt
        game.tell("log-wounded", player=seat_name(seat), n=dealt, life=player.life)
    return dealt


def heal(game: DungeoneerState, seat: Seat, n: int) -> None:
    """Add Life up to the maximum (DN-18.4)."""
    player = game.players[seat]
    gained = min(n, MAX_LIFE - player.life)
    if gained > 0:
        player.life += gained
        game.tell("log-healed", player=seat_name(seat), n=gained, life=player.life)


def change_glory(game: DungeoneerState, seat: Seat, n: int) -> int:
    """Add to Glory or take from it within its limits (DN-1.5); returns the change."""
    return _change(game, seat, "glory", n)


def change_peril(game: DungeoneerState, seat: Seat, n: int) -> int:
    """Add to Peril or take from it within its limits (DN-1.5); returns the change."""
    return _change(game, seat, "peril", n)


def _change(game: DungeoneerState, seat: Seat, counter: Literal["glory", "peril"], n: int) -> int:
    """Change a counter within its limits and tell it; returns the change."""
    player = game.players[seat]
    before: int = getattr(player, counter)
    after = min(COUNTER_LIMIT, max(0, before + n))
    if after != before:
        setattr(player, counter, after)
        way = "gained" if after > before else "lost"
        game.tell(f"log-{counter}_{way}", player=seat_name(seat), n=abs(after - before))
    return after - before


def spend_movement(game: DungeoneerState, seat: Seat) -> None:
    """Spend one movement, or the token."""
    player = game.players[seat]
    if seat == game.turn:
        player.movement -= 1
    else:
        player.token = False
        game.tell("log-token_used", player=seat_name(seat))


def change_movement(game: DungeoneerState, seat: Seat, n: int) -> None:
    """Add to the movement now available, never below 0 (DN-12.14)."""
    player = game.players[seat]
    player.movement = max(0, player.movement + n)
    game.tell("log-movement", player=seat_name(seat), movement=player.movement)


def stand_up(game: DungeoneerState, seat: Seat) -> None:
    """The hero stands again."""
    game.players[seat].tip = None
    game.tell("log-untipped", player=seat_name(seat))


def gains(player: Player, glory: int, peril: int) -> bool:
    """Whether gaining this much Glory or Peril changes anything: at its limit a counter gains nothing (DN-1.5)."""
    return bool((glory and player.glory < COUNTER_LIMIT) or (peril and player.peril < COUNTER_LIMIT))


class CheckDeath(Step):
    """Eliminate a hero whose Life is 0 (DN-18.5)."""

    seat: Seat

    def run(self, game: DungeoneerState) -> None:
        """After rewards, one hero at a time (DN-7.13, DN-18.13)."""
        player = game.players[self.seat]
        if player.alive and player.life <= 0:
            eliminate(game, self.seat)


def eliminate(game: DungeoneerState, seat: Seat) -> None:
    """Take a player out of the game (DN-18.6, DN-18.7), and see whether one hero is left (DN-19.2)."""
    player = game.players[seat]
    player.alive = False
    game.tell("log-eliminated", player=seat_name(seat), hero=name_of(player.hero))
    game.discard += game.hands[seat]
    game.hands[seat], game.known[seat], game.armed[seat] = [], [], []
    for cards in (player.boons, player.treasures, player.banes):
        game.discard += [card.card for card in cards]
        cards.clear()
    for beast in player.pack:
        inventory.discard_beast(game, beast)
    player.pack.clear()
    player.at = player.cusp = NOWHERE
    player.tip = None
    player.done.clear()
    player.effects.clear()
    player.rolls.clear()
    player.glory = player.peril = player.movement = 0
    player.two_dice = ""
    player.token = False
    left = [other for other in game.players if other.alive]
    quest_deck.give_up(game, seat)
    orders = (entry for entry in game.agenda.standing if isinstance(entry, Question))
    game.agenda.standing[:] = [order for order in orders if order.seat != seat]
    if len(left) == 1:
        scoring.finish(game, left[0].seat, "end-last_hero")
    elif seat == game.turn and not game.striking:
        end_turn(game)


def end_turn(game: DungeoneerState) -> None:
    """The turn player has been eliminated: end everything pending and begin the next turn (DN-18.7)."""
    for entry in game.encounters:
        if entry.beast is not None and entry.state != "dead":
            inventory.discard_beast(game, entry.beast)
        elif entry.beast is None and entry.state != "done":
            game.discard.append(entry.card)
    if game.bane is not None:
        game.discard.append(game.bane.card)
    clear_pending(game)
    game.agenda.drop("turn")


def end_strike(game: DungeoneerState) -> None:
    """An effect on a whole space is over (DN-18.7)."""
    game.striking = False
    if not game.players[game.turn].alive:
        end_turn(game)


def clear_pending(game: DungeoneerState) -> None:
    """Clear everything that belongs to one turn only."""
    game.encounters = []
    game.draft = []
    game.windows = []
    game.roll = None
    game.bane = None
    game.fight = ""
    game.drawn = ""
    game.struck = []
    game.striking = False
    game.entered_late = NOWHERE
