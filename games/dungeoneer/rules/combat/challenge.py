"""Challenges: one standard attack a turn on what is in the same space (DN-15.9 to DN-15.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dungeoneer.rules.act import Act, spend_movement
from games.dungeoneer.rules.combat.attack_acts import free_challenge
from games.dungeoneer.rules.combat.combat import Fight
from games.dungeoneer.rules.pieces import Side
from rules.messages import Seat, seat_name

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


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
