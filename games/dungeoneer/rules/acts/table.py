"""The acts with things on the table: readied cards, artifacts, the hero's ability; banes that can be paid off."""

from __future__ import annotations

from games.dungeoneer.rules.acts.types import Act, RemoveBane, UseEffect, mark_of
from games.dungeoneer.rules.components import HEROES, Use, name_of
from games.dungeoneer.rules.conditions import useful
from games.dungeoneer.rules.pieces import Player, use_id
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat
from rules.questions import Refusals, Refused


def table_acts(game: DungeoneerState, seat: Seat, when: str, acts: list[Act], refused: Refusals | None) -> None:
    """Everything on the table that can be used now (DN-15.6, DN-17.12)."""
    player = game.players[seat]
    for do, card, use, number, charges in player.usable:
        if refused is not None or _is_payable(player, when, use, charges):
            key, what = ("do-ability", "hero") if do == "ability" else ("do-use", "card")
            act = UseEffect(use_id(do, card, number), key, {what: name_of(card)}, card, number=number, use=use)
            _add(game, player, when, act, charges, acts, refused)
    if when == "hero":
        _add_removals(player, acts, refused)


def _is_payable(player: Player, when: str, use: Use, charges: int) -> bool:
    """Whether it is the time for this use, and its Glory and its charge are there."""
    return (use.time != "hero" or when == "hero") and player.glory >= use.glory and (charges > 0 or not use.charge)


def _add_removals(player: Player, acts: list[Act], refused: Refusals | None) -> None:
    """Add the removals of permanent banes that can be paid off."""
    seen: set[str] = set()
    for laid in player.banes:
        cost = laid.printed.remove
        if not cost or laid.card in seen:  # removing another copy would be the same
            continue
        seen.add(laid.card)
        args: Args = {"card": laid.name, "cost": cost}
        act = RemoveBane(f"remove-{laid.number}", "do-remove_bane", args, laid.card, cost, laid.number)
        if player.glory >= cost:
            acts.append(act)
        elif refused is not None:
            why: Args = {"cost": cost, "glory": player.glory}
            refused.append(Refused(act.id, Message(act.key, args), "not_enough_glory", why, True, mark_of(act)))


def _add(
    game: DungeoneerState,
    player: Player,
    when: str,
    act: UseEffect,
    charges: int,
    acts: list[Act],
    refused: Refusals | None,
) -> None:
    """Add the act if it is possible now, otherwise the reason why not."""
    use, reason = act.use, ""
    args: Args = {}
    if use.time == "hero" and when != "hero":
        reason = "wrong_phase" if player.seat == game.turn else "not_your_turn"
    elif use.once and act.once_key in player.used:
        reason = "once_per_turn_used"
    elif use.charge and not charges:
        reason = "cost_not_payable"
    elif player.glory < use.glory:
        reason = "not_enough_glory"
        args = {"cost": use.glory, "glory": player.glory}
    elif not useful(game, player.seat, when, use.effects, act.card):
        reason = "no_target"
    if not reason:
        act.cost, act.effects = use.glory, use.effects
        if use.glory:
            act.key = "do-ability_for" if act.card in HEROES else "do-use_for"
            act.args = {**act.args, "cost": use.glory}
        acts.append(act)
    elif refused is not None:
        dear = when == "hero" and reason == "not_enough_glory"
        missed = dear and useful(game, player.seat, when, use.effects, act.card)
        refused.append(Refused(act.id, Message(act.key, act.args), reason, args, missed, mark_of(act)))
