"""What the cards of a hand can do, now or later, and who can pay for them."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import moment_of, now_args, rivals_of
from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import PlayBane
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.cards.plans import Candidate
from games.dungeoneer.rules.components import CARDS, Card, name_of
from games.dungeoneer.rules.conditions import needs_met
from games.dungeoneer.rules.pieces import NOBODY
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Plain, Seat, refer, seat_name
from rules.questions import Refused

CALLED = ("boots", "helmet", "shield", "potion")
"""The categories of which players call a card by the category."""
FROM_HAND = ("ready", "quaff", "instant", "bane", "attach")
"""The kinds of acts that play a card of the hand."""
BOUGHT = ("boon", "treasure")
"""The kinds of cards that the player's own Glory pays for (DN-5.3)."""


def playable(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Whether each card of the hand can be played now, and which can at all."""
    hand = list(dict.fromkeys(game.hands[seat]))
    glory, now = game.players[seat].glory, []
    for card in hand:
        printed = CARDS[card]
        reason, victims = _reason(game, seat, printed)
        now += [card] * (reason == "none")
        alone = sum(CARDS[other].category == printed.category for other in hand) == 1
        named = Message(f"fact-called-{printed.category}") if alone and printed.category in CALLED else None
        args: Args = {**now_args(game), "card": name_of(card), "text": refer(f"text-{card}"), "reason": reason}
        args |= {"time": printed.time, "victims": victims, "number": len(victims), "glory": glory}
        args |= {"currency": "glory" if printed.kind in BOUGHT else "peril", **_payers(game, seat, printed)}
        yield Fact("play", Message("fact-play", args), (card,), called=named)
    paid = [card for card in hand if CARDS[card].kind in BOUGHT and CARDS[card].cost <= glory]
    others = [card for card in hand if CARDS[card].kind not in BOUGHT and _payers(game, seat, CARDS[card])["able"]]
    costly = [card for card in hand if card not in (*paid, *others)]
    args = {"glory": glory}
    for name, cards in (("now", now), ("paid", paid), ("others", others), ("costly", costly)):
        args |= {name: [*map(name_of, cards)], f"{name}_number": len(cards)}
    for kind in ("hand", "play"):
        yield Fact(kind, Message("fact-hand", args))


def _payers(game: DungeoneerState, seat: Seat, printed: Card) -> Args:
    """The others whose Peril pays for a card and who may be its victims, as arguments of a text (DN-5.4)."""
    able = [other for other in rivals_of(game, seat) if _fits(game, printed, other)]
    costs = [plans.cost_for(game, Candidate(printed.id), other) for other in rivals_of(game, seat)]
    cost = printed.cost if printed.kind in BOUGHT else min(costs)
    return {"payers": [*map(seat_name, able)], "able": len(able), "cost": cost}


def _fits(game: DungeoneerState, printed: Card, other: Seat) -> bool:
    """Whether a rival has the Peril for a card and is a valid victim of it (DN-5.2)."""
    able = game.players[other].peril >= plans.cost_for(game, Candidate(printed.id), other)
    return able and (printed.kind != "bane" or needs_met(game, printed.id, other))


def _reason(game: DungeoneerState, seat: Seat, printed: Card) -> tuple[str, list[Plain]]:
    """Why a card of the hand cannot be played now, or "none" and the players it can be played on."""
    moment, own = moment_of(game, seat), seat == game.turn and game.phase == printed.time
    if printed.kind in ("monster", "trap"):
        if not own or game.declared:
            return "declared" if own else printed.time, []
        able = plans.targets(game, Candidate(printed.id))
        refused = "" if able else plans.refusal(game, Candidate(printed.id)).reason
        key = "no_attack" if refused == "no_standard_attack" else "no_peril"
        return ("none" if able else key), [*map(seat_name, able)]
    missed: list[Refused] = []
    acts = possible_acts(game, seat, moment, missed, [printed.id]) if moment else []
    acts = [act for act in acts if act.card == printed.id and act.do in FROM_HAND]
    if acts:
        victims = [act.victim for act in acts if isinstance(act, PlayBane) and act.victim != NOBODY]
        return "none", [*map(seat_name, dict.fromkeys(victims))]
    if printed.kind in BOUGHT and _lasts(printed):
        if inventory.same_category(game.players[seat], printed.id) is not None:
            return "duplicate_category", []
        if not inventory.free_slot(game.players[seat], printed.id):
            return "no_slot", []
    reasons = [each.reason for each in missed if each.args.get("card") == name_of(printed.id)]
    if not moment or not {"not_your_turn", "wrong_phase", "wrong_timing"}.isdisjoint(reasons):
        return ("first" if own and not moment else printed.time), []
    if printed.kind == "bane" and not _payers(game, seat, printed)["able"]:
        return "no_peril", []
    known = ("not_enough_glory", "no_slot", "duplicate_category", "no_target")
    return next((reason for reason in known if reason in reasons), printed.time), []


def _lasts(printed: Card) -> bool:
    """Whether a boon or treasure must keep a slot; a potion can also be used as it is played (DN-17.11, DN-17.17)."""
    return printed.span == "permanent" and not any(use.discard for use in printed.uses)


def against(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Which cards of the hand can be used against each rival (DN-5.2, DN-5.8)."""
    hand = [CARDS[card] for card in dict.fromkeys(game.hands[seat]) if CARDS[card].kind not in BOUGHT]
    declared = int(seat == game.turn and game.phase == "dungeonlord" and game.declared)
    own = int(seat == game.turn and game.phase == "dungeonlord")
    for other in rivals_of(game, seat):
        has = game.players[other].peril
        fitting = [name_of(card.id) for card in hand if _fits(game, card, other)]
        args: Args = {"rival": seat_name(other), "has": has, "cards": fitting, "number": len(fitting)}
        args |= {"held": len(hand), "own": own, "declared": declared}
        yield Fact("against", Message("fact-against", args), seats=(other,))
    others = sorted(rivals_of(game, seat), key=lambda each: -game.players[each].peril)
    args = {"players": [*map(seat_name, others)], "peril": [game.players[each].peril for each in others]}
    cards = [name_of(card.id) for card in hand if _payers(game, seat, card)["able"]]
    yield Fact("against", Message("fact-against_any", {**args, "cards": cards, "number": len(cards)}))
