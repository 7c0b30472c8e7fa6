"""Cards in the hand: boons and treasures in the hero phase, responses and Anytime cards in windows (DN-15, DN-17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.dungeoneer.rules import effects, inventory
from games.dungeoneer.rules.act import ANYTIME, FREE, Act, refuse, wrong_time
from games.dungeoneer.rules.cards.bane_acts import bane_acts
from games.dungeoneer.rules.components import CARDS, Card, Effect, Play, name_of
from games.dungeoneer.rules.effects import Context
from games.dungeoneer.rules.pieces import Side
from games.dungeoneer.rules.usefulness import useful
from rules.messages import Args, Seat
from rules.questions import Refusals

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer

MATTER = ("hero", "roll")
"""When a card that is too dear would be looked for first."""


def hand_acts(
    game: Dungeoneer, seat: Seat, when: str, hand: Sequence[str], found: list[Act], refused: Refusals | None
) -> None:
    """Each different card of the hand that can be played now."""
    seen = set()
    for card in hand:
        if card in seen:
            continue
        seen.add(card)
        printed = CARDS[card]
        if refused is None and when not in FREE and printed.time not in ("anytime", "response"):
            continue
        if printed.kind == "bane":
            bane_acts(game, seat, when, printed, found, refused)
        elif printed.kind in ("boon", "treasure"):
            if printed.time == "response":
                _response(game, seat, when, printed, found, refused)
            elif printed.span == "permanent":
                _permanent(game, seat, when, printed, found, refused)
            else:
                _instant(game, seat, when, printed, found, refused)
        elif refused is not None and when != "dungeonlord":
            refuse(refused, printed, wrong_time(game, seat, printed))


def _permanent(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    player = game.players[seat]
    if when != "hero":
        refuse(refused, printed, wrong_time(game, seat, printed))
        return
    if player.glory < printed.cost:
        refuse(refused, printed, "not_enough_glory", missed=True, cost=printed.cost, glory=player.glory)
        return
    args: Args = {"card": name_of(printed.id), "cost": printed.cost}
    for use in printed.uses:
        # An item used in the moment it is played needs no slot (DN-17.17).
        context = Context(seat, source=printed.id)
        if use.discard and any(effects.can_happen(game, effect, context) for effect in use.effects):
            id = f"quaff-{printed.id}"
            found.append(Act(id, "do-quaff", args, group="cards", do="quaff", card=printed.id))
    if inventory.same_category(player, printed.id) is not None:
        refuse(refused, printed, "duplicate_category", missed=True)
    elif not inventory.free_slot(player, printed.id):
        refuse(refused, printed, "no_slot", missed=True)
    else:
        id = f"play-{printed.id}"
        found.append(Act(id, "do-play", args, group="cards", do="ready", card=printed.id))


def _instant(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    if when not in ANYTIME or (printed.time == "hero" and when != "hero"):
        refuse(refused, printed, wrong_time(game, seat, printed))
        return
    if game.players[seat].glory < printed.cost:
        glory = game.players[seat].glory
        refuse(refused, printed, "not_enough_glory", missed=when in MATTER, cost=printed.cost, glory=glory)
        return
    reason = "wrong_timing"
    for index, play in enumerate(printed.plays):
        if (play.moment and when != "roll") and not (play.moment == "free_or_roll" and when in FREE):
            continue
        if not useful(game, seat, when, play.effects, printed.id):
            reason = "no_target"
            continue
        for amount in printed.amounts:
            if amount <= game.players[seat].glory:
                _add_instant(printed, index, amount, play.effects, found)
        return
    refuse(refused, printed, reason)


def _add_instant(printed: Card, index: int, amount: int, printed_effects: Iterable[Effect], found: list[Act]) -> None:
    id = f"play-{printed.id}-n{amount}" if printed.most else f"play-{printed.id}"
    found.append(
        Act(
            id,
            "do-play",
            {"card": name_of(printed.id), "cost": amount},
            group="cards",
            do="instant",
            card=printed.id,
            play=index,
            amount=amount,
            only_heals=all(effect.do == "heal" for effect in printed_effects),
        )
    )


def _response(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    window = game.windows[-1] if game.windows else None
    if when not in ("enc", "bane") or window is None or seat not in window.affected:
        refuse(refused, printed, "wrong_timing")
        return
    if _is_own_doing(game, seat, when):
        refuse(refused, printed, "wrong_timing")
        return
    if game.players[seat].glory < printed.cost:
        glory = game.players[seat].glory
        refuse(refused, printed, "not_enough_glory", missed=True, cost=printed.cost, glory=glory)
        return
    before = len(found)
    for index, play in enumerate(printed.plays):
        for against in _answered(game, seat, when, play):
            context = Context(seat, source=printed.id, against=against)
            if any(effects.can_happen(game, effect, context) for effect in play.effects):
                suffix = "" if against is None else "-fight" if against.quest else f"-e{against.entry}"
                id = f"play-{printed.id}{suffix}"
                args: Args = {"card": name_of(printed.id), "cost": printed.cost}
                key = "do-play"
                if against is not None and not against.quest:
                    key = "do-play_against"
                    args["encounter"] = game.encounters[against.entry].name
                act = Act(id, key, args, group="cards", do="instant", card=printed.id)
                act.play, act.amount, act.against = index, printed.cost, against
                found.append(act)
    if len(found) == before:
        refuse(refused, printed, "no_target")


def _is_own_doing(game: Dungeoneer, seat: Seat, when: str) -> bool:
    """Whether that seat itself has played what the window is about (DN-15.5); a quest's monster nobody has played."""
    if when == "bane":
        return game.bane is None or game.bane.by == seat
    return seat == game.turn and not game.fight


def _answered(game: Dungeoneer, seat: Seat, when: str, play: Play) -> list[Side | None]:
    """The attacks a response answers (DN-5.18); one None for a response that names none."""
    if play.answers == "attack":
        if when != "enc":
            return []
        if game.fight:
            roll_attr = game.fight_attr
            return [Side(quest=game.fight)] if not play.adventure and roll_attr in play.attrs else []
        return [
            Side(entry=index)
            for index, entry in enumerate(game.encounters)
            if entry.beast is not None
            and entry.target == seat
            and entry.space == game.players[seat].at
            and entry.state == "waiting"
            and not entry.prevented
            and entry.attr in play.attrs
        ]
    if play.answers == "bane":
        bane = game.bane
        fits = when == "bane" and bane is not None and CARDS[bane.card].category in play.categories
        return [None] if fits else []
    inside_roll = when == "bane" and game.roll is not None
    return [] if inside_roll else [None]  # no hero moves while a roll is pending (DN-16.8)
