"""The acts with things on the table: readied cards, artifacts, the hero's ability; banes that can be paid off."""

from __future__ import annotations

from games.dungeoneer.rules.acts.types import Act, RemoveBane, UseAbility, UseArtifact, UseCard, UseEffect
from games.dungeoneer.rules.components import QUESTS, Use, name_of
from games.dungeoneer.rules.conditions import useful
from games.dungeoneer.rules.pieces import Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat
from rules.questions import Refusals, Refused


def table_acts(game: DungeoneerState, seat: Seat, when: str, acts: list[Act], refused: Refusals | None) -> None:
    """Everything on the table that can be used now (DN-15.6, DN-17.12)."""
    player = game.players[seat]
    for laid in player.readied:
        for use in laid.printed.uses:
            if refused is None and not _is_payable(player, when, use, laid.charges):
                continue
            act = UseCard(f"use-{laid.number}", "do-use", {"card": laid.name}, laid.card, number=laid.number, use=use)
            _use(game, player, when, act, laid.charges, acts, refused)
    for quest in player.done:
        artifact = QUESTS[quest].artifact_use
        if artifact is not None and (refused is not None or _is_payable(player, when, artifact)):
            used = UseArtifact(f"artifact-{quest}", "do-use", {"card": name_of(quest)}, quest, use=artifact)
            _use(game, player, when, used, 0, acts, refused)
    ability = player.printed.ability
    if ability is not None and (refused is not None or _is_payable(player, when, ability)):
        own = UseAbility("ability", "do-ability", {"hero": name_of(player.hero)}, player.hero, use=ability)
        _use(game, player, when, own, 0, acts, refused)
    if when == "hero":
        _add_removals(player, acts, refused)


def _is_payable(player: Player, when: str, use: Use, charges: int = 0) -> bool:
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
            refused.append(Refused(act.id, Message(act.key, args), "not_enough_glory", why, missed=True, mark=act.mark))


def _use(
    game: DungeoneerState,
    player: Player,
    when: str,
    act: UseEffect,
    charges: int,
    acts: list[Act],
    refused: Refusals | None,
) -> None:
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
            act.key = "do-ability_for" if isinstance(act, UseAbility) else "do-use_for"
            act.args = {**act.args, "cost": use.glory}
        acts.append(act)
    elif refused is not None:
        dear = when == "hero" and reason == "not_enough_glory"
        missed = dear and useful(game, player.seat, when, use.effects, act.card)
        refused.append(Refused(act.id, Message(act.key, act.args), reason, args, missed, act.mark))
