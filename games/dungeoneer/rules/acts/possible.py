"""The acts of a player with cards, effects and the off-turn token, now: in free time and in windows (DN-15, DN-16).

One function lists it for every moment; if given a list, it adds what is refused and why.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.rules.acts.attacks import attack_acts
from games.dungeoneer.rules.acts.hand import hand_acts
from games.dungeoneer.rules.acts.table import table_acts
from games.dungeoneer.rules.acts.types import ANYTIME, FREE, Act, StandUp
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, refer
from rules.questions import Refusals, Refused

LOW_LIFE = 2
"""Only at this much Life or less is a player asked before a roll just because a healing card is at hand (DN-16.1)."""


def possible_acts(
    game: DungeoneerState, seat: Seat, when: str, refused: Refusals | None = None, hand: Sequence[str] | None = None
) -> list[Act]:
    """Everything that seat may do at that moment, in a fixed order. `hand`: as if the seat held these cards."""
    found: list[Act] = []
    if when in ANYTIME or when == "move":
        hand_acts(game, seat, when, game.hands[seat] if hand is None else hand, found, refused)
    if when in ANYTIME:
        table_acts(game, seat, when, found, refused)
    if when in (*FREE, "reset", "chal", "end"):
        _untip(game, seat, found, refused)
    if when in ("dungeonlord", "hero", "chal", "move", "end"):
        attack_acts(game, seat, when, found, refused)
    if when == "roll" and found and all(act.only_heals for act in found):
        roll = game.roll
        if roll is None or seat not in roll.heroes or game.players[seat].life > LOW_LIFE:
            return [act for act in found if roll is not None and roll.attr == "life" and seat in roll.heroes]
    return found


def _untip(game: DungeoneerState, seat: Seat, found: list[Act], refused: Refusals | None) -> None:
    player = game.players[seat]
    if player.tip is None:
        return
    tip = player.tip
    args: Args = {}
    key = "do-untip"
    if tip.target and tip.cause != "pit":
        key = "do-untip_roll"
        args = {"attr": refer(f"attr-{tip.attr}"), "target": tip.target}
    if game.spendable(seat):
        found.append(StandUp("untip", key, args))
    elif refused is not None:
        refused.append(Refused("untip", Message(key, args), "no_movement", missed=True))
