"""The acts with things on the table: readied cards, artifacts, the hero's ability; banes that can be paid off."""

from __future__ import annotations

from games.dungeoneer.rules.acts.offers import Offers
from games.dungeoneer.rules.acts.types import RemoveBane, UseEffect, mark_of
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.conditions import useful
from games.dungeoneer.rules.pieces import Usable, use_id
from rules.messages import Args, Message


def table_acts(offers: Offers) -> None:
    """Everything on the table that can be used now (DN-15.6, DN-17.12)."""
    for thing in offers.player.usable:
        reason = _reason(offers, thing)
        if not reason or offers.refused is not None:
            _add(offers, thing, reason)
    if offers.when == "hero":
        _add_removals(offers)


def _reason(offers: Offers, thing: Usable) -> str:
    """Why something cannot be used now; empty if it can."""
    use, player = thing.use, offers.player
    if use.time == "hero" and offers.when != "hero":
        return offers.wrong_time
    if use.once and thing.once_key in player.used:
        return "once_per_turn_used"
    if use.charge and not thing.charges:
        return "cost_not_payable"
    if player.glory < use.glory:
        return "not_enough_glory"
    return "" if useful(offers.game, offers.seat, offers.when, use.effects, thing.card) else "no_target"


def _add(offers: Offers, thing: Usable, reason: str) -> None:
    """Offer the use, or refuse it for that reason."""
    do, card, use, number, _ = thing
    named: Args = {"hero" if do == "ability" else "card": name_of(card)}
    key = "do-ability" if do == "ability" else "do-use"
    if use.glory and not reason:
        named["cost"], key = use.glory, "do-ability_for" if do == "ability" else "do-use_for"
    act = UseEffect(use_id(do, card, number), key, named, card, use.glory, number, use.effects, use=use)
    act.once_key = thing.once_key
    if not reason:
        offers.acts.append(act)
        return
    dear = reason == "not_enough_glory"
    why: Args = {"cost": use.glory, "glory": offers.player.glory} if dear else {}
    missed = dear and offers.when == "hero" and useful(offers.game, offers.seat, "hero", use.effects, card)
    offers.refuse(act.id, Message(key, named), reason, why, missed=missed, mark=mark_of(act))


def _add_removals(offers: Offers) -> None:
    """Add the removals of permanent banes that can be paid off."""
    seen: set[str] = set()
    for laid in offers.player.banes:
        cost, glory = laid.printed.remove, offers.player.glory
        if not cost or laid.card in seen:  # removing another copy would be the same
            continue
        seen.add(laid.card)
        args: Args = {"card": laid.name, "cost": cost}
        act = RemoveBane(f"remove-{laid.number}", "do-remove_bane", args, laid.card, cost, laid.number)
        if glory >= cost:
            offers.acts.append(act)
        else:
            why: Args = {"cost": cost, "glory": glory}
            offers.refuse(act.id, Message(act.key, args), "not_enough_glory", why, missed=True, mark=mark_of(act))
