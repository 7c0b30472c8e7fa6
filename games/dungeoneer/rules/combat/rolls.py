"""Rolls of a die: those of threats, of combat and of quests (DN-16.9)."""

from __future__ import annotations

from games.dungeoneer.rules.attributes import Parts
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.pieces import Roll, ShownRoll
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Name, Seat, seat_name


def take_roll(game: DungeoneerState) -> Roll | None:
    """The roll to be made now, which nothing can change now (DN-16.9); None if a hero that was to roll is out."""
    roll, game.roll = game.roll, None
    return None if roll is None or not all(game.players[seat].alive for seat in roll.heroes) else roll


def spend_roll_effects(game: DungeoneerState, seat: Seat, kind: str) -> None:
    """Remove effects on the next roll of that kind, as it uses them up."""
    player = game.players[seat]
    if player.rolls:
        player.rolls = [roll for roll in player.rolls if not odds.counts_for(roll.kinds, kind)]


def cast(game: DungeoneerState, seat: Seat) -> int:
    """One die, or the higher of two where a card grants it."""
    player = game.players[seat]
    die = game.dice.roll(odds.FACES)
    if player.two_dice:
        other = game.dice.roll(odds.FACES)
        game.tell("log-two_dice", player=seat_name(seat), source=name_of(player.two_dice), dice=[die, other])
        player.two_dice = ""
        die = max(die, other)
    return die


def tell_parts(game: DungeoneerState, who: Name, parts: Parts) -> None:
    """Log every card and effect that counted."""
    for source, n in parts:
        if n:
            game.tell("log-part", who=who, source=source, n=n)


def show(game: DungeoneerState, shown: ShownRoll) -> None:
    """Keep the roll for the picture."""
    game.rolled += 1
    game.last_roll = shown
