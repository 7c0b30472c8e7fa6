"""What lies on the table and can be used: readied cards, artifacts, the hero's ability, ways to be rid of a bane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dungeoneer.rules.act import Act
from games.dungeoneer.rules.components import QUESTS, Use, name_of
from games.dungeoneer.rules.pieces import Player
from games.dungeoneer.rules.usefulness import useful
from rules.messages import Args, Seat
from rules.questions import Refusals, Refused

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


def table_acts(game: Dungeoneer, seat: Seat, when: str, found: list[Act], refused: Refusals | None) -> None:
    """Everything that lies there and can be used now (DN-15.6, DN-17.12)."""
    player = game.players[seat]
    for cards in (player.boons, player.treasures):
        for laid in cards:
            for use in laid.printed.uses:
                id = f"use-{laid.number}"
                args: Args = {"card": name_of(laid.card)}
                act = Act(id, "do-use", args, group="effects", do="use", card=laid.card, number=laid.number)
                _use(game, player, when, use, act, laid.charges, found, refused)
    for quest in player.done:
        artifact = QUESTS[quest].artifact_use
        if artifact is not None:
            id = f"artifact-{quest}"
            act = Act(id, "do-use", {"card": name_of(quest)}, group="effects", do="artifact", card=quest)
            _use(game, player, when, artifact, act, 0, found, refused)
    ability = player.printed.ability
    if ability is not None:
        act = Act("ability", "do-ability", {"hero": name_of(player.hero)}, group="effects", do="ability")
        act.card = player.hero
        _use(game, player, when, ability, act, 0, found, refused)
    if when == "hero":
        seen: set[str] = set()
        for laid in player.banes:
            if laid.printed.remove and laid.card not in seen:
                seen.add(laid.card)  # to be rid of another copy would be the same
                args = {"card": name_of(laid.card), "cost": laid.printed.remove}
                act = Act(f"remove-{laid.number}", "do-remove_bane", args, group="effects", do="remove")
                act.card, act.number = laid.card, laid.number
                if player.glory >= laid.printed.remove:
                    found.append(act)
                elif refused is not None:
                    reason = {"cost": laid.printed.remove, "glory": player.glory}
                    refused.append(Refused(act.id, act.key, args, "not_enough_glory", dict(reason), missed=True))


def once_key(act: Act) -> str:
    """How a once-per-turn effect is remembered: readied cards by number, artifacts by id, the hero as "hero"."""
    return "hero" if act.do == "ability" else act.card if act.do == "artifact" else str(act.number)


def _use(
    game: Dungeoneer,
    player: Player,
    when: str,
    use: Use,
    act: Act,
    charges: int,
    found: list[Act],
    refused: Refusals | None,
) -> None:
    reason = ""
    args: Args = {}
    if use.time == "hero" and when != "hero":
        reason = "wrong_phase" if player.seat == game.turn else "not_your_turn"
    elif use.once and once_key(act) in player.used:
        reason = "once_per_turn_used"
    elif use.charge and not charges:
        reason = "cost_not_payable"
    elif player.glory < use.glory:
        reason = "not_enough_glory"
        args = {"cost": use.glory, "glory": player.glory}
    elif not useful(game, player.seat, when, use.effects, act.card):
        reason = "no_target"
    if not reason:
        act.amount = use.glory
        if use.glory:
            act.key = "do-ability_for" if act.do == "ability" else "do-use_for"
            act.args = {**act.args, "cost": use.glory}
        act.only_heals = all(effect.do == "heal" for effect in use.effects)
        found.append(act)
    elif refused is not None:
        dear = when == "hero" and reason == "not_enough_glory"
        missed = dear and useful(game, player.seat, when, use.effects, act.card)
        refused.append(Refused(act.id, act.key, act.args, reason, args, missed=missed))
