"""Challenges: one standard attack a turn on what is in the same space (DN-15.9 to DN-15.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.messages import Seat, seat_name
from rules.dungeoneer.act import Act, spend_movement
from rules.dungeoneer.attack_acts import free_challenge
from rules.dungeoneer.combat import Fight
from rules.dungeoneer.pieces import Side

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer


def challenge(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """Spend one movement and attack."""
    player = game.players[seat]
    if free_challenge(game, player):
        game.tell("log-free_challenge", player=seat_name(seat))
    else:
        spend_movement(game, seat)
    player.attacked = True
    if act.target is None:
        raise LookupError("a challenge needs a target")
    game.push(Fight(attacker=Side(hero=seat), defender=act.target, attr=act.attr, steal=act.steal))
