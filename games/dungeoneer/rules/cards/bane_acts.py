"""Banes in the hand: on whom, paid with whose Peril; attachments on monsters of the own pack (DN-5, DN-17d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dungeoneer.rules import effects
from games.dungeoneer.rules.act import WALLS, Act, refuse, wrong_time
from games.dungeoneer.rules.components import Card, name_of
from games.dungeoneer.rules.effects import Context
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, Side
from rules.messages import Args, Seat, seat_name
from rules.questions import Refusals, Refused

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


def payers(game: Dungeoneer, seat: Seat, cost: int) -> list[Seat]:
    """The other players whose Peril alone pays that cost (DN-5.3, DN-5.4)."""
    return [
        other for other in game.living((seat + 1) % game.seats) if other != seat and game.players[other].peril >= cost
    ]


def bane_acts(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    """Every other player on whom the bane can be played, or who can pay for it (DN-5.2, DN-5.3)."""
    if printed.time == "dungeonlord":
        allowed = when in ("dungeonlord", "between")
    elif printed.target == "edge":
        allowed = when in WALLS
    else:
        allowed = when == "roll"
    if not allowed:
        refuse(refused, printed, "wrong_timing" if printed.time == "anytime" else wrong_time(game, seat, printed))
        return
    if printed.span == "attachment":
        _attachment(game, seat, printed, found, refused)
        return
    for other in range(game.seats):
        player = game.players[other]
        id = f"bane-{printed.id}-s{other}"
        if other == seat:
            refuse(refused, printed, "own_peril", id)
        elif not player.alive:
            refuse(refused, printed, "eliminated", id)
        elif player.peril < printed.cost:
            _too_poor(game, seat, printed, other, refused, id)
        elif not _can_hit(game, other, when, printed):
            refuse(refused, printed, "no_target", id)
        else:
            args: Args = {"card": name_of(printed.id), "player": seat_name(other), "cost": printed.cost}
            key = "do-play_bane_edge" if printed.target == "edge" else "do-play_bane"
            act = Act(id, key, args, group="banes", do="bane", card=printed.id, victim=other)
            found.append(act)


def _richest(game: Dungeoneer, seat: Seat) -> Seat:
    """The other player with the most Peril."""
    rivals = [other for other in game.living((seat + 1) % game.seats) if other != seat]
    return max(rivals, key=lambda other: game.players[other].peril)


def _too_poor(game: Dungeoneer, seat: Seat, printed: Card, payer: Seat, refused: Refusals | None, id: str) -> None:
    """That player's Peril does not pay for the bane; missed where nobody's does."""
    if refused is not None:
        why: Args = {"cost": printed.cost, "player": seat_name(payer), "peril": game.players[payer].peril}
        missed = payer == _richest(game, seat)
        args: Args = {"card": name_of(printed.id)}
        refused.append(Refused(id, "do-play_card", args, "not_enough_peril", why, missed=missed))


def _can_hit(game: Dungeoneer, victim: Seat, when: str, printed: Card) -> bool:
    if printed.target == "edge":
        return geometry.has_free_edge(game)
    if when == "roll":
        roll = game.roll
        return roll is not None and victim in roll.heroes
    if not effects.needs_met(game, printed.id, victim):
        return False
    if printed.span == "permanent":
        return True
    context = Context(NOBODY, victim=Side(hero=victim), source=printed.id)
    return any(effects.can_happen(game, effect, context) for play in printed.plays for effect in play.effects)


def _attachment(game: Dungeoneer, seat: Seat, printed: Card, found: list[Act], refused: Refusals | None) -> None:
    """On a monster in the own pack (DN-5.16); on a declared one it is part of the declaration."""
    pack = game.players[seat].pack
    able = payers(game, seat, printed.cost)
    if not pack or not able:
        if pack:
            _too_poor(game, seat, printed, _richest(game, seat), refused, f"play-{printed.id}")
        else:
            refuse(refused, printed, "no_target")
        return
    for beast in pack:
        for other in able:
            args: Args = {"card": name_of(printed.id), "monster": beast.name, "player": seat_name(other)}
            args["cost"] = printed.cost
            id = f"attach-{printed.id}-m{beast.number}-s{other}"
            act = Act(id, "do-attach", args, group="banes", do="attach")
            act.card, act.number, act.victim = printed.id, beast.number, other
            found.append(act)
