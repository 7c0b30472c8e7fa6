"""What the cards of a hand and the readied ones can do now, and Peril."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.dungeoneer.cases.common import moment_of, now_args, others, rivals_of
from games.dungeoneer.rules import inventory, option_texts, scores
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import PlayBane, RemoveBane
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.cards.plans import Candidate
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, QUESTS, Card, name_of
from games.dungeoneer.rules.conditions import needs_met
from games.dungeoneer.rules.pieces import NOBODY, Beast, Encounter, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Refused

CALLED = ("boots", "helmet", "shield", "potion")
"""The categories of which players call a card by the category."""


FROM_HAND = ("ready", "quaff", "instant", "bane", "attach")
"""The kinds of acts that play a card of the hand."""


def playable(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether each card of the hand can be played now, and who can pay for it."""
    moment = moment_of(game, seat)
    hand = list(dict.fromkeys(game.hands[seat]))
    for card in hand:
        printed = CARDS[card]
        alone = sum(CARDS[other].category == printed.category for other in hand) == 1
        alias = Message(f"case-called-{printed.category}") if alone and printed.category in CALLED else None
        args = now_args(game) | {"card": name_of(card), "text": refer(f"text-{card}")} | _price(game, seat, printed)
        yield Case("play", _play(game, seat, printed, moment, args), (card,), secret=True, alias=alias)
        if args["currency"] == "peril":
            yield from _on_rivals(game, seat, printed, moment)
            yield from _strikes(game, seat, printed)


def _on_rivals(game: DungeoneerState, seat: Seat, printed: Card, moment: str) -> Iterator[Case]:
    """Whether each rival could pay for a card of the hand and be its victim, now or later (DN-5.2)."""
    acts = possible_acts(game, seat, moment, [], [printed.id]) if moment else []
    now = {act.victim for act in acts if isinstance(act, PlayBane) and act.card == printed.id}
    if seat == game.turn and game.phase == "dungeonlord" and not game.declared and printed.kind in ("monster", "trap"):
        now.update(plans.targets(game, Candidate(printed.id)))
    for other in rivals_of(game, seat):
        cost, has = plans.cost_for(game, Candidate(printed.id), other), game.players[other].peril
        fits = printed.kind != "bane" or needs_met(game, printed.id, other)
        able = "now" if other in now else "poor" if has < cost else "later" if fits else "needs"
        args: Args = {"card": name_of(printed.id), "rival": seat_name(other), "cost": cost, "has": has}
        if able == "later" and _is_soon(game, seat, printed):
            able = "soon"
        args |= {"text": refer(f"text-{printed.id}"), **_threat(game, printed, other)}
        told = Message("case-play_on", {**args, "able": able, "time": printed.time})
        yield Case("play", told, (printed.id,), (other,), secret=True)


def _strikes(game: DungeoneerState, seat: Seat, printed: Card) -> Iterator[Case]:
    """Which heroes a monster or trap of the hand would strike if it were played against a rival (DN-5.15)."""
    for other in rivals_of(game, seat) if printed.kind in ("monster", "trap") else ():
        there = [each for each in game.living(0) if game.players[each].at == game.players[other].at]
        costs = {each: plans.cost_for(game, Candidate(printed.id), each) for each in there if each != seat}
        payers = [each for each, cost in costs.items() if game.players[each].peril >= cost]
        args: Args = {"card": name_of(printed.id), "kind": printed.kind, "cost": min(costs.values())}
        args |= {"heroes": [seat_name(each) for each in there], "number": len(there)}
        args |= {"payers": [seat_name(each) for each in payers], "able": len(payers)}
        yield Case("strikes", Message("case-strikes", args), (printed.id,), (other,), secret=True)


def _threat(game: DungeoneerState, printed: Card, other: Seat) -> Args:
    """How likely a monster or trap of the hand would strike a rival where it stands, as arguments of a text."""
    if printed.kind == "trap" and printed.threat is not None:
        chance = option_texts.trap_chance(game, printed.id, other, game.players[other].at)
        return {"percent": odds.percent(chance), "back": 0, "attr": "none", "strikes": "trap"}
    beast = Beast(number=0, card=printed.id) if printed.kind == "monster" else None
    able = [] if beast is None else scores.beast_attributes(beast)
    if not able:
        return {"percent": 0, "back": 0, "attr": "none", "strikes": "none"}
    sent = Encounter(printed.id, other, 0, game.players[other].at, beast=beast)
    there = game.model_copy(update={"encounters": [*game.encounters, sent]})
    sides = Side(entry=len(game.encounters)), Side(hero=other)
    chances = {attr: odds.fight_chances(there, *sides, attr) for attr in able}
    attr, (hit, back) = max(chances.items(), key=lambda each: each[1])
    return {
        "percent": odds.percent(hit),
        "back": odds.percent(back),
        "attr": refer(f"attr-{attr}"),
        "strikes": "monster",
    }


def _is_soon(game: DungeoneerState, seat: Seat, printed: Card) -> bool:
    """Whether a card can still be played in the present Dungeonlord phase (DN-5.8)."""
    own = seat == game.turn and game.phase == "dungeonlord" and printed.time == "dungeonlord"
    return own and (printed.kind == "bane" or not game.declared)


def _price(game: DungeoneerState, seat: Seat, printed: Card) -> Args:
    """The cost of a card, and what the player or the others have for it (DN-5.3, DN-5.4)."""
    if printed.kind in ("boon", "treasure"):
        nobody: Args = {"payers": [], "number": 0, "victims": [], "fitting": 0, "richest": seat_name(seat)}
        return {"currency": "glory", "cost": printed.cost, "has": game.players[seat].glory, **nobody}
    rivals = rivals_of(game, seat)
    costs = {other: plans.cost_for(game, Candidate(printed.id), other) for other in rivals}
    payers = [other for other in rivals if game.players[other].peril >= costs[other]]
    fitting = [other for other in payers if printed.kind != "bane" or needs_met(game, printed.id, other)]
    richest = max(rivals, key=lambda other: game.players[other].peril)
    return {
        "currency": "peril",
        "cost": min(costs.values()),
        "payers": [seat_name(other) for other in payers],
        "number": len(payers),
        "fitting": len(fitting),
        "victims": [seat_name(other) for other in fitting],
        "richest": seat_name(richest),
        "has": game.players[richest].peril,
    }


def pairs(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether two boons or treasures of the hand can both be played in one Hero phase (DN-17.8 to DN-17.18)."""
    player = game.players[seat]
    bought = [CARDS[card] for card in dict.fromkeys(game.hands[seat]) if CARDS[card].kind in ("boon", "treasure")]
    for one, two in combinations(bought, 2):
        lasting = [card for card in (one, two) if _lasts(card)]
        treasures = [card for card in lasting if card.kind == "treasure"]
        slots = {"boon": player.printed.boons - len(player.boons)}
        slots["treasure"] = scores.treasure_slots(player) - len(player.treasures)
        slots["treasure"] += sum(scores.added_slots(card) for card in treasures)
        reason = "none" if one.cost + two.cost <= player.glory else "glory"
        if any(slots[kind] < sum(card.kind == kind for card in lasting) for kind in slots):
            reason = "slots"
        alike = len(treasures) == 2 and treasures[0].category == treasures[1].category
        if alike or any(inventory.same_category(player, card.id) is not None for card in treasures):
            reason = "category"
        args: Args = {"one": name_of(one.id), "two": name_of(two.id), "cost": one.cost + two.cost}
        args |= {"glory": player.glory, "reason": reason}
        yield Case("play", Message("case-both", args), (one.id, two.id), secret=True)


def _lasts(printed: Card) -> bool:
    """Whether a boon or treasure must keep a slot; a potion can also be used as it is played (DN-17.11, DN-17.17)."""
    return printed.span == "permanent" and not any(use.discard for use in printed.uses)


def hand_text(game: DungeoneerState, seat: Seat) -> Message:
    """Which cards of the hand can be played now, and for which the Glory or the others' Peril is enough."""
    moment, glory, hand = moment_of(game, seat), game.players[seat].glory, list(dict.fromkeys(game.hands[seat]))
    acts = possible_acts(game, seat, moment, [], hand) if moment else []
    now = [card for card in hand if any(act.card == card and act.do in FROM_HAND for act in acts)]
    bought = [card for card in hand if CARDS[card].kind in ("boon", "treasure")]
    paid = [card for card in bought if CARDS[card].cost <= glory]
    on_others = [card for card in hand if card not in bought and _price(game, seat, CARDS[card])["number"]]
    costly = [card for card in hand if card not in (*paid, *on_others)]
    args: Args = {"glory": glory}
    for name, cards in (("now", now), ("paid", paid), ("others", on_others), ("costly", costly)):
        args |= {name: [name_of(card) for card in cards], f"{name}_number": len(cards)}
    return Message("case-hand", args)


def _play(game: DungeoneerState, seat: Seat, printed: Card, moment: str, args: Args) -> Message:
    """Whether a card of the hand can be played now; if not, the first reason and the price."""
    if printed.kind in ("monster", "trap"):
        return _declare(game, seat, printed, args)
    refused: list[Refused] = []
    found = possible_acts(game, seat, moment, refused, [printed.id]) if moment else []
    acts = [act for act in found if act.card == printed.id and act.do in FROM_HAND]
    if acts:
        victims = [seat_name(act.victim) for act in acts if isinstance(act, PlayBane) and act.victim != NOBODY]
        on = {"victims": list(dict.fromkeys(victims)), "edge": printed.target or "hero"}
        return Message("case-play_bane" if victims else "case-play_yes", {**args, **on})
    if printed.kind in ("boon", "treasure") and _lasts(printed):
        if inventory.same_category(game.players[seat], printed.id) is not None:
            return Message(_REASONS["duplicate_category"], args)
        if not inventory.free_slot(game.players[seat], printed.id):
            return Message(_REASONS["no_slot"], args)
    own = [each.reason for each in refused if each.args.get("card") == name_of(printed.id)]
    if not moment and seat == game.turn and game.phase == printed.time:
        return Message("case-play_first", args)
    if not moment or "not_your_turn" in own or "wrong_phase" in own:
        return Message(_WHEN[printed.time], args)
    if "not_enough_glory" in own:
        return Message("case-play_poor", args)
    if printed.kind == "bane" and not args["number"] and "wrong_timing" not in own:
        return Message("case-play_no_peril", args)
    for reason in ("no_slot", "duplicate_category", "no_target"):
        if reason in own:
            return Message(_REASONS[reason], args)
    return Message(_WHEN[printed.time], args)


_WHEN = {
    "dungeonlord": "case-play_dungeonlord",
    "hero": "case-play_hero",
    "response": "case-play_response",
    "anytime": "case-play_anytime",
}


_REASONS = {
    "no_slot": "case-play_no_slot",
    "duplicate_category": "case-play_duplicate",
    "no_target": "case-play_no_target",
}


def _declare(game: DungeoneerState, seat: Seat, printed: Card, args: Args) -> Message:
    """Whether a monster or trap of the hand can be declared now (DN-5.8)."""
    if seat != game.turn or game.phase != "dungeonlord":
        return Message("case-play_dungeonlord", args)
    if game.declared:
        return Message("case-play_declared", args)
    candidate = Candidate(printed.id)
    able = plans.targets(game, candidate)
    if able:
        return Message("case-play_declare", {**args, "victims": [seat_name(other) for other in able]})
    if plans.refusal(game, candidate).reason == "no_standard_attack":
        return Message("case-play_no_attack", args)
    return Message("case-play_drafted" if args["number"] else "case-play_no_peril", args)


def readied(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether readied cards, artifacts and the hero's ability can be used, and banes be removed (DN-17.12)."""
    player, moment = game.players[seat], moment_of(game, seat)
    refused: list[Refused] = []
    found = possible_acts(game, seat, moment, refused, []) if moment else []
    usable = [laid.card for laid in player.readied if laid.printed.uses]
    usable += [quest for quest in player.done if QUESTS[quest].artifact_use is not None]
    usable += [player.hero] if player.printed.ability is not None else []
    for card in dict.fromkeys(usable):
        ability = f"ability-{card}"
        alias = Message(ability) if card == player.hero else None
        args: Args = {**now_args(game), "card": name_of(card) if alias is None else refer(ability)}
        if any(act.card == card for act in found):
            yield Case("use", Message("case-use", args), (card,), secret=True, alias=alias)
            continue
        why = next((each for each in refused if name_of(card) in each.args.values()), None)
        args |= {"reason": "not_asked" if why is None else why.reason, "has": player.glory}
        args["cost"] = 0 if why is None else why.reason_args.get("cost", 0)
        yield Case("use", Message("case-use_not", args), (card,), secret=True, alias=alias)
    for laid in player.banes:
        cost = laid.printed.remove
        args = {"card": laid.name, "cost": cost, "glory": player.glory, "missing": max(0, cost - player.glory)}
        args["now"] = "yes" if any(isinstance(act, RemoveBane) and act.card == laid.card for act in found) else "no"
        args |= {"text": refer(f"text-{laid.card}"), "own": "yes" if seat == game.turn else "no"}
        args["ends"] = laid.printed.ends or "none"
        told = Message("case-remove" if cost else "case-remove_never", args)
        yield from (Case("remove", told, things) for things in ((), (laid.card,)))
        if laid.by not in (NOBODY, seat):
            yield Case("remove", told, seats=(laid.by,))


def abilities(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What each hero's special ability is (DN-17.12)."""
    for other in game.living(0):
        hero = game.players[other].hero
        args: Args = {"player": seat_name(other), "hero": name_of(hero), "text": refer(f"text-{hero}")}
        yield Case("ability", Message("case-ability", args), seats=others(seat, other))


def slots_text(game: DungeoneerState, seat: Seat) -> Message:
    """The free slots for boons and treasures."""
    player = game.players[seat]
    boons, treasures = player.printed.boons, scores.treasure_slots(player)
    return Message(
        "case-slots",
        {
            "boons": max(0, boons - len(player.boons)),
            "all_boons": boons,
            "treasures": max(0, treasures - len(player.treasures)),
            "all_treasures": treasures,
        },
    )


def peril_text(game: DungeoneerState, seat: Seat) -> Message:
    """How much the others can spend against the player, and who is the next to do so (DN-5.3)."""
    rivals = [other for other in game.living((game.turn + 1) % game.seats) if other not in (seat, game.turn)]
    if game.turn != seat and game.phase in ("reset", "dungeonlord"):
        rivals.insert(0, game.turn)
    following = next((other for other in [*rivals, game.turn] if other != seat), seat)
    now = int(game.phase == "dungeonlord" and following == game.turn)
    return Message("case-peril", {"peril": game.players[seat].peril, "player": seat_name(following), "now": now})


def peril_of(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What each rival is known to be able to do to the player: the pack is no secret (DN-5.3, DN-5.14)."""
    peril = game.players[seat].peril
    for other in rivals_of(game, seat):
        pack = game.players[other].pack
        able = [beast.name for beast in pack if beast.printed.cost <= peril]
        args: Args = {"player": seat_name(other), "peril": peril, "cards": len(game.hands[other]), "pack": len(pack)}
        args |= {"beasts": able, "number": len(able), "least": min((each.printed.cost for each in pack), default=0)}
        yield Case("peril", Message("case-peril_of", args), seats=(other,))
