"""Playing cards of the hand: boons, treasures and banes; in windows, responses and Anytime cards (DN-15, DN-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.acts.offers import Offers
from games.dungeoneer.rules.acts.types import ANYTIME, FREE, WALLS, Attach, PlayBane, PlayInstant, Ready
from games.dungeoneer.rules.components import CARDS, Card, Play, name_of
from games.dungeoneer.rules.conditions import Context, can_happen, needs_met, useful
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.marks import hand_mark
from games.dungeoneer.rules.pieces import NOBODY, Side
from rules.messages import Args, Message, Seat, seat_name

_QUICK = frozenset(card.id for card in CARDS.values() if card.time in ("anytime", "response"))
"""The cards that can be played in windows."""
MATTER = ("hero", "roll")
"""The times at which players first look for a card, even if it is too expensive."""


def hand_acts(offers: Offers, hand: Sequence[str]) -> None:
    """Each different card of the hand that can be played now."""
    if offers.refused is None and offers.when not in FREE:  # nobody asks why not, and no other card is possible
        hand = [card for card in hand if card in _QUICK]
    for card in dict.fromkeys(hand):
        printed = CARDS[card]
        if printed.kind == "bane":
            _add_bane(offers, printed)
        elif printed.kind in ("boon", "treasure"):
            if printed.time == "response":
                _add_response(offers, printed)
            elif printed.span == "permanent":
                _add_permanent(offers, printed)
            else:
                _add_instant(offers, printed)
        elif offers.when != "dungeonlord":
            offers.refuse_card(printed, offers.wrong_time)


def _add_permanent(offers: Offers, printed: Card) -> None:
    """Add the ways to play a permanent card: to ready it, or to use an item at once; else say why not."""
    if offers.when != "hero":
        offers.refuse_card(printed, offers.wrong_time)
        return
    if not offers.affords(printed, missed=True):
        return
    args: Args = {"card": name_of(printed.id), "cost": printed.cost}
    for use in printed.uses:
        # An item used in the moment it is played needs no slot (DN-17.17).
        context = Context(offers.seat, source=printed.id)
        if use.discard and any(can_happen(offers.game, effect, context) for effect in use.effects):
            id = f"quaff-{printed.id}"
            offers.acts.append(PlayInstant(id, "do-quaff", args, printed.id, printed.cost, effects=use.effects))
    if inventory.same_category(offers.player, printed.id) is not None:
        offers.refuse_card(printed, "duplicate_category", missed=True)
    elif not inventory.free_slot(offers.player, printed.id):
        offers.refuse_card(printed, "no_slot", missed=True)
    else:
        offers.acts.append(Ready(f"play-{printed.id}", "do-play", args, printed.id, printed.cost))


def _add_instant(offers: Offers, printed: Card) -> None:
    """Add the first way to play a card that has an effect now, for each amount of Glory; else say why there is none."""
    when = offers.when
    if when not in ANYTIME or (printed.time == "hero" and when != "hero"):
        offers.refuse_card(printed, offers.wrong_time)
        return
    if not offers.affords(printed, missed=when in MATTER):
        return
    reason, moment = "wrong_timing", "other"
    for play in printed.plays:
        if play.moment and when != "roll" and not (play.moment == "free_or_roll" and when in FREE):
            moment = play.moment
        elif not useful(offers.game, offers.seat, when, play.effects, printed.id):
            reason = "no_target"
        else:
            for amount in printed.amounts:
                if amount <= offers.player.glory:
                    id = f"play-{printed.id}-n{amount}" if printed.most else f"play-{printed.id}"
                    args: Args = {"card": name_of(printed.id), "cost": amount}
                    offers.acts.append(PlayInstant(id, "do-play", args, printed.id, amount, effects=play.effects))
            return
    offers.refuse_card(printed, reason, when=moment)


def _add_response(offers: Offers, printed: Card) -> None:
    """Add a response for each attack or bane that it answers in this window; else say why there is none."""
    game, seat, when = offers.game, offers.seat, offers.when
    window = game.windows[-1] if game.windows else None
    affected = when in ("enc", "bane") and window is not None and seat in window.affected
    if not affected or _is_own_doing(offers):
        offers.refuse_card(printed, "wrong_timing", when="response")
        return
    if not offers.affords(printed, missed=True):
        return
    answered = [
        (play, against)
        for play in printed.plays
        for against in _answered_attacks(offers, play)
        if any(can_happen(game, effect, Context(seat, source=printed.id, against=against)) for effect in play.effects)
    ]
    if not answered:
        offers.refuse_card(printed, "no_target")
    offers.acts += [_response(offers, printed, play, against) for play, against in answered]


def _response(offers: Offers, printed: Card, play: Play, against: Side | None) -> PlayInstant:
    """The act of playing a response, against one of several attacks if the card answers attacks."""
    id, key = f"play-{printed.id}", "do-play"
    args: Args = {"card": name_of(printed.id), "cost": printed.cost}
    if against is not None and against.quest:
        id = f"{id}-fight"
    elif against is not None:
        id, key = f"{id}-e{against.entry}", "do-play_against"
        args["encounter"] = offers.game.encounters[against.entry].name
    return PlayInstant(id, key, args, printed.id, printed.cost, effects=play.effects, against=against)


def _is_own_doing(offers: Offers) -> bool:
    """Whether that seat itself has played what the window is about (DN-15.5); no seat plays a quest's monster."""
    game = offers.game
    if offers.when == "bane":
        return game.bane is None or game.bane.by == offers.seat
    return offers.seat == game.turn and not game.fight


def _answered_attacks(offers: Offers, play: Play) -> Iterator[Side | None]:
    """The attacks a response answers (DN-5.18); a single None for a response that names none."""
    game, when = offers.game, offers.when
    if play.answers == "attack" and when == "enc":
        if game.fight:
            if not play.adventure and game.fight_attr in play.attrs:
                yield Side(quest=game.fight)
        else:
            for index, entry in enumerate(game.encounters):
                aimed = entry.target == offers.seat and entry.space == offers.player.at and entry.attr in play.attrs
                if entry.beast is not None and aimed and entry.state == "waiting" and not entry.prevented:
                    yield Side(entry=index)
    elif play.answers == "bane":
        if when == "bane" and game.bane is not None and CARDS[game.bane.card].category in play.categories:
            yield None
    elif play.answers != "attack" and (
        when != "bane" or game.roll is None
    ):  # no hero moves while a roll is pending (DN-16.8)
        yield None


# Banes


def _add_bane(offers: Offers, printed: Card) -> None:
    """Add the bane once for each other player who can be its victim and can pay for it (DN-5.2, DN-5.3)."""
    game, when = offers.game, offers.when
    if printed.time == "dungeonlord":
        allowed = when in ("dungeonlord", "between")
    elif printed.target == "edge":
        allowed = when in WALLS
    else:
        allowed = when == "roll"
    if not allowed:
        reason = "wrong_timing" if printed.time == "anytime" else offers.wrong_time
        offers.refuse_card(printed, reason, when="other" if printed.target == "edge" else "roll")
        return
    if printed.span == "attachment":
        _attach(offers, printed)
        return
    for other in range(game.seats):
        player = game.players[other]
        id = f"bane-{printed.id}-s{other}"
        if other == offers.seat:
            _refuse_on(offers, printed, "own_peril", id, other)
        elif not player.alive:
            _refuse_on(offers, printed, "eliminated", id, other)
        elif player.peril < printed.cost:
            _refuse_payer(offers, printed, other, id)
        elif not _can_hit(offers, other, printed):
            _refuse_on(offers, printed, "no_target", id, other)
        else:
            args: Args = {"card": name_of(printed.id), "player": seat_name(other), "cost": printed.cost}
            key = "do-play_bane_edge" if printed.target == "edge" else "do-play_bane"
            effects = printed.plays[0].effects if printed.plays else ()
            offers.acts.append(PlayBane(id, key, args, printed.id, printed.cost, effects=effects, victim=other))


def _refuse_on(offers: Offers, printed: Card, reason: str, id: str, other: Seat) -> None:
    """Say why a bane is not played on a player; it may be possible on another one."""
    if offers.refused is not None:
        label = Message("do-play_card_on", {"card": name_of(printed.id), "player": seat_name(other)})
        offers.refuse(id, label, reason, mark=hand_mark(printed.id))


def _richest(offers: Offers) -> Seat:
    """The other player with the most Peril."""
    return max(offers.game.rivals(offers.seat), key=lambda other: offers.game.players[other].peril)


def _refuse_payer(offers: Offers, printed: Card, payer: Seat, id: str) -> None:
    """Refuse a bane that the Peril of this player does not cover; missed if no player's does."""
    if offers.refused is None:
        return
    why: Args = {"cost": printed.cost, "player": seat_name(payer), "peril": offers.game.players[payer].peril}
    label, missed = Message("do-play_card", {"card": name_of(printed.id)}), payer == _richest(offers)
    offers.refuse(id, label, "not_enough_peril", why, missed=missed, mark=hand_mark(printed.id))


def _can_hit(offers: Offers, victim: Seat, printed: Card) -> bool:
    """Whether a bane has something to change for that hero now."""
    game = offers.game
    if printed.target == "edge":
        return any(geometry.free_edges(game, range(len(game.spaces))))
    if offers.when == "roll":
        return game.roll is not None and victim in game.roll.heroes
    if not needs_met(game, printed.id, victim):
        return False
    if printed.span == "permanent":
        return True
    context = Context(NOBODY, victim=Side(hero=victim), source=printed.id)
    return any(can_happen(game, effect, context) for play in printed.plays for effect in play.effects)


def _attach(offers: Offers, printed: Card) -> None:
    """Add attachments to monsters of the player's own pack (DN-5.16); a declaration has its own."""
    game = offers.game
    payers = [other for other in game.rivals(offers.seat) if game.players[other].peril >= printed.cost]
    if not offers.player.pack:
        offers.refuse_card(printed, "no_target")
    elif not payers:
        _refuse_payer(offers, printed, _richest(offers), f"play-{printed.id}")
    for beast in offers.player.pack:
        for other in payers:  # whose Peril alone pays for it (DN-5.3, DN-5.4)
            args: Args = {"card": name_of(printed.id), "monster": beast.name, "player": seat_name(other)}
            args["cost"] = printed.cost
            id = f"attach-{printed.id}-m{beast.number}-s{other}"
            offers.acts.append(Attach(id, "do-attach", args, printed.id, printed.cost, beast.number, victim=other))
