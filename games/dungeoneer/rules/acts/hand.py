"""Cards in the hand: boons and treasures in the hero phase, responses and Anytime cards in windows (DN-15, DN-17)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.acts.types import ANYTIME, FREE, WALLS, Act, Attach, PlayBane, PlayInstant, Ready
from games.dungeoneer.rules.components import CARDS, Card, Play, name_of
from games.dungeoneer.rules.conditions import Context, can_happen, needs_met, useful
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.marks import hand_mark
from games.dungeoneer.rules.pieces import NOBODY, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Refusals, Refused

_QUICK = frozenset(card.id for card in CARDS.values() if card.time in ("anytime", "response"))
"""The cards that can be played in windows."""
MATTER = ("hero", "roll")
"""The times at which players first look for a card, even if it is too expensive."""


def hand_acts(
    game: DungeoneerState, seat: Seat, when: str, hand: Sequence[str], acts: list[Act], refused: Refusals | None
) -> None:
    """Each different card of the hand that can be played now."""
    if refused is None and when not in FREE:
        hand = [card for card in hand if card in _QUICK]
    for card in dict.fromkeys(hand):
        printed = CARDS[card]
        if printed.kind == "bane":
            _bane(game, seat, when, printed, acts, refused)
        elif printed.kind in ("boon", "treasure"):
            if printed.time == "response":
                _add_response(game, seat, when, printed, acts, refused)
            elif printed.span == "permanent":
                _add_permanent(game, seat, when, printed, acts, refused)
            else:
                _add_instant(game, seat, when, printed, acts, refused)
        elif refused is not None and when != "dungeonlord":
            refuse(refused, printed, wrong_time(game, seat, printed))


def refuse(
    refused: Refusals | None, printed: Card, reason: str, id: str = "", *, missed: bool = False, **args: int | str
) -> None:
    """Say why a card of the hand is not played, to a player who asks; `missed` for what a player looks for first."""
    if refused is not None:
        named: Args = {"card": name_of(printed.id)}
        id, mark = id or f"play-{printed.id}", hand_mark(printed.id)
        refused.append(Refused(id, Message("do-play_card", named), reason, dict(args), missed, mark))


def _refuse_on(refused: Refusals | None, printed: Card, reason: str, id: str, other: Seat) -> None:
    """Say why a bane is not played on a player; it may be possible on another one."""
    if refused is not None:
        named: Args = {"card": name_of(printed.id), "player": seat_name(other)}
        refused.append(Refused(id, Message("do-play_card_on", named), reason, mark=hand_mark(printed.id)))


def wrong_time(game: DungeoneerState, seat: Seat, printed: Card) -> str:
    """Why a card other than a response cannot be played at this moment."""
    return "not_your_turn" if seat != game.turn else "wrong_phase"


def _add_permanent(
    game: DungeoneerState, seat: Seat, when: str, printed: Card, acts: list[Act], refused: Refusals | None
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
        if use.discard and any(can_happen(game, effect, context) for effect in use.effects):
            quaff = PlayInstant(f"quaff-{printed.id}", "do-quaff", args, printed.id, printed.cost, effects=use.effects)
            acts.append(quaff)
    if inventory.same_category(player, printed.id) is not None:
        refuse(refused, printed, "duplicate_category", missed=True)
    elif not inventory.free_slot(player, printed.id):
        refuse(refused, printed, "no_slot", missed=True)
    else:
        acts.append(Ready(f"play-{printed.id}", "do-play", args, printed.id, printed.cost))


def _add_instant(
    game: DungeoneerState, seat: Seat, when: str, printed: Card, acts: list[Act], refused: Refusals | None
) -> None:
    if when not in ANYTIME or (printed.time == "hero" and when != "hero"):
        refuse(refused, printed, wrong_time(game, seat, printed))
        return
    if game.players[seat].glory < printed.cost:
        glory = game.players[seat].glory
        refuse(refused, printed, "not_enough_glory", missed=when in MATTER, cost=printed.cost, glory=glory)
        return
    reason, why = "wrong_timing", "other"
    for play in printed.plays:
        if (play.moment and when != "roll") and not (play.moment == "free_or_roll" and when in FREE):
            why = play.moment
            continue
        if not useful(game, seat, when, play.effects, printed.id):
            reason = "no_target"
            continue
        for amount in printed.amounts:
            if amount <= game.players[seat].glory:
                id = f"play-{printed.id}-n{amount}" if printed.most else f"play-{printed.id}"
                args: Args = {"card": name_of(printed.id), "cost": amount}
                acts.append(PlayInstant(id, "do-play", args, printed.id, amount, effects=play.effects))
        return
    refuse(refused, printed, reason, when=why)


def _add_response(
    game: DungeoneerState, seat: Seat, when: str, printed: Card, acts: list[Act], refused: Refusals | None
) -> None:
    window = game.windows[-1] if game.windows else None
    affected = when in ("enc", "bane") and window is not None and seat in window.affected
    if not affected or _is_own_doing(game, seat, when):
        refuse(refused, printed, "wrong_timing", when="response")
        return
    if game.players[seat].glory < printed.cost:
        glory = game.players[seat].glory
        refuse(refused, printed, "not_enough_glory", missed=True, cost=printed.cost, glory=glory)
        return
    before = len(acts)
    for play in printed.plays:
        for against in _answered(game, seat, when, play):
            context = Context(seat, source=printed.id, against=against)
            if any(can_happen(game, effect, context) for effect in play.effects):
                suffix = "" if against is None else "-fight" if against.quest else f"-e{against.entry}"
                id = f"play-{printed.id}{suffix}"
                args: Args = {"card": name_of(printed.id), "cost": printed.cost}
                key = "do-play"
                if against is not None and not against.quest:
                    key = "do-play_against"
                    args["encounter"] = game.encounters[against.entry].name
                act = PlayInstant(id, key, args, printed.id, printed.cost, effects=play.effects, against=against)
                acts.append(act)
    if len(acts) == before:
        refuse(refused, printed, "no_target")


def _is_own_doing(game: DungeoneerState, seat: Seat, when: str) -> bool:
    """Whether that seat itself has played what the window is about (DN-15.5); no seat plays a quest's monster."""
    if when == "bane":
        return game.bane is None or game.bane.by == seat
    return seat == game.turn and not game.fight


def _answered(game: DungeoneerState, seat: Seat, when: str, play: Play) -> list[Side | None]:
    """The attacks a response answers (DN-5.18); a single None for a response that names none."""
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


# Banes


def _payers(game: DungeoneerState, seat: Seat, cost: int) -> list[Seat]:
    """The other players whose Peril alone pays that cost (DN-5.3, DN-5.4)."""
    return [other for other in game.rivals(seat) if game.players[other].peril >= cost]


def _bane(
    game: DungeoneerState, seat: Seat, when: str, printed: Card, acts: list[Act], refused: Refusals | None
) -> None:
    """Every other player on whom the bane can be played, or who can pay for it (DN-5.2, DN-5.3)."""
    if printed.time == "dungeonlord":
        allowed = when in ("dungeonlord", "between")
    elif printed.target == "edge":
        allowed = when in WALLS
    else:
        allowed = when == "roll"
    if not allowed:
        reason = "wrong_timing" if printed.time == "anytime" else wrong_time(game, seat, printed)
        refuse(refused, printed, reason, when="other" if printed.target == "edge" else "roll")
        return
    if printed.span == "attachment":
        _attach(game, seat, printed, acts, refused)
        return
    for other in range(game.seats):
        player = game.players[other]
        id = f"bane-{printed.id}-s{other}"
        if other == seat:
            _refuse_on(refused, printed, "own_peril", id, other)
        elif not player.alive:
            _refuse_on(refused, printed, "eliminated", id, other)
        elif player.peril < printed.cost:
            _refuse_bane(game, seat, printed, other, refused, id)
        elif not _can_hit(game, other, when, printed):
            _refuse_on(refused, printed, "no_target", id, other)
        else:
            args: Args = {"card": name_of(printed.id), "player": seat_name(other), "cost": printed.cost}
            key = "do-play_bane_edge" if printed.target == "edge" else "do-play_bane"
            effects = printed.plays[0].effects if printed.plays else ()
            acts.append(PlayBane(id, key, args, printed.id, printed.cost, effects=effects, victim=other))


def _richest(game: DungeoneerState, seat: Seat) -> Seat:
    """The other player with the most Peril."""
    return max(game.rivals(seat), key=lambda other: game.players[other].peril)


def _refuse_bane(
    game: DungeoneerState, seat: Seat, printed: Card, payer: Seat, refused: Refusals | None, id: str
) -> None:
    """Refuse a bane that the Peril of this player does not cover; missed if no player's does."""
    if refused is not None:
        why: Args = {"cost": printed.cost, "player": seat_name(payer), "peril": game.players[payer].peril}
        label, missed = Message("do-play_card", {"card": name_of(printed.id)}), payer == _richest(game, seat)
        refused.append(Refused(id, label, "not_enough_peril", why, missed, hand_mark(printed.id)))


def _can_hit(game: DungeoneerState, victim: Seat, when: str, printed: Card) -> bool:
    if printed.target == "edge":
        return bool(geometry.free_edges(game))
    if when == "roll":
        roll = game.roll
        return roll is not None and victim in roll.heroes
    if not needs_met(game, printed.id, victim):
        return False
    if printed.span == "permanent":
        return True
    context = Context(NOBODY, victim=Side(hero=victim), source=printed.id)
    return any(can_happen(game, effect, context) for play in printed.plays for effect in play.effects)


def _attach(game: DungeoneerState, seat: Seat, printed: Card, acts: list[Act], refused: Refusals | None) -> None:
    """Add attachments to monsters of the player's own pack (DN-5.16); a declaration has its own."""
    pack = game.players[seat].pack
    payers = _payers(game, seat, printed.cost)
    if not pack or not payers:
        if pack:
            _refuse_bane(game, seat, printed, _richest(game, seat), refused, f"play-{printed.id}")
        else:
            refuse(refused, printed, "no_target")
        return
    for beast in pack:
        for other in payers:
            args: Args = {"card": name_of(printed.id), "monster": beast.name, "player": seat_name(other)}
            args["cost"] = printed.cost
            id = f"attach-{printed.id}-m{beast.number}-s{other}"
            acts.append(Attach(id, "do-attach", args, printed.id, printed.cost, beast.number, victim=other))
