"""What a player may ask about its own case: playing a card, who pays, ways, quests, attacks, what is left to win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.dungeoneer.rules import inventory, option_texts, scores
from games.dungeoneer.rules.acts.attacks import is_in_space, is_quest_space
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import Act, Challenge, PlayBane, RemoveBane
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.cards.plans import Candidate
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, MAX_LIFE, QUESTS, QUESTS_TO_WIN, Card, foe_of, name_of
from games.dungeoneer.rules.conditions import needs_met
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Beast, Encounter, OpenQuest, Side
from games.dungeoneer.rules.quests.quests import attempt_reason, can_sacrifice, pick_up_reason
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.table_cases import foe, table_cases
from games.dungeoneer.rules.ways import way_args, ways
from rules.cases import Case
from rules.messages import Args, Message, Ref, Seat, refer, seat_name
from rules.questions import Refused

CALLED = ("boots", "helmet", "shield", "potion")
"""The categories of which players call a card by the category."""
OWN_TIME = {"dungeonlord_acts": "dungeonlord", "between_encounters": "between", "hero_acts": "hero"}
"""The questions in which the turn player acts freely, with the moments as `possible_acts` names them."""
FROM_HAND = ("ready", "quaff", "instant", "bane", "attach")
"""The kinds of acts that play a card of the hand."""


def cases(game: DungeoneerState, seat: Seat) -> list[Case]:
    """Every case of a player whose hero is on the map."""
    if game.phase in ("setup", "build_map", "over") or not game.players[seat].alive:
        return []
    if game.players[seat].at == NOWHERE:
        return []
    return [
        *(Case("win", _win_other(game, other), seats=(other,)) for other in _rivals(game, seat)),
        *_win(game, seat),
        *_soon(game, seat),
        *_cards(game, seat),
        *_pairs(game, seat),
        Case("hand", _hand(game, seat), secret=True),
        *_against(game, seat),
        *_scores(game, seat),
        *_readied(game, seat),
        *_third(game, seat),
        *_now_fighting(game),
        *_declared(game, seat),
        Case("up", _up(game, seat), past=True),
        *_ways(game, seat),
        *_quests(game, seat),
        *_fights(game, seat),
        Case("peril", _peril(game, seat)),
        *_peril_of(game, seat),
        Case("life", _life(game, seat, "case-life")),
        Case("die", _life(game, seat, "case-die")),
        *(
            Case("die", told, seats=(other,))
            for other in _rivals(game, seat)
            for told in (_life(game, seat, "case-die"), _fight(game, seat, other))
        ),
        Case("moves", _moves(game, seat)),
        Case("slots", _slots(game, seat)),
        *table_cases(game, seat),
    ]


def _others(seat: Seat, other: Seat) -> tuple[Seat, ...]:
    return () if other == seat else (other,)


def _rivals(game: DungeoneerState, seat: Seat) -> list[Seat]:
    """The others who are still in the game, clockwise."""
    return [other for other in game.living((seat + 1) % game.seats) if other != seat]


def _now(game: DungeoneerState) -> Args:
    """Whose turn it is, and its phase, as arguments of a text."""
    return {"player": seat_name(game.turn), "phase": refer(f"phase-{game.phase}")}


def _moment(game: DungeoneerState, seat: Seat) -> str:
    """When the player could act now, as `possible_acts` names it; empty if it is not asked. Who is asked is secret."""
    for question in game.questions:
        if question.seat == seat and question.kind == "window_action":
            return game.windows[-1].kind
        if question.seat == seat and question.kind in OWN_TIME:
            return OWN_TIME[question.kind]
    return ""


# What is left to win


def _win(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """How many quests are missing, and where and how each one that is open to the hero is done (DN-19.1)."""
    done, rivals = len(game.players[seat].done), _rivals(game, seat)
    mine = _open_to(game, seat)
    args: Args = {"done": done, "all": QUESTS_TO_WIN, "left": QUESTS_TO_WIN - done, "open": len(mine)}
    args |= {"rivals": len(rivals), "rival": seat_name(rivals[0])}
    args["own"] = sum(quest.owner == seat for quest in mine)
    args["global"] = next((name_of(quest.id) for quest in mine if quest.owner == NOBODY), "none")
    yield Case("win", Message("case-win", args))
    yield from (Case("win", _with_way(game, seat, quest)) for quest in mine)


def _win_other(game: DungeoneerState, other: Seat) -> Message:
    """How many quests another hero lacks, and where those open to it are done (DN-19.1)."""
    done = game.players[other].done
    args: Args = {"player": seat_name(other), "done": len(done), "all": QUESTS_TO_WIN, "names": [*map(name_of, done)]}
    args["left"] = QUESTS_TO_WIN - len(done)
    mine = _open_to(game, other)[:MOST_NAMED]
    for name, quest in zip("abc", [*mine, *[None] * MOST_NAMED], strict=False):
        args |= {name: "none", f"{name}_text": "none", f"{name}_steps": -1}
        if quest is not None:
            near, reached = _nearest(game, other, quest), geometry.steps_from(game, game.players[other].at)
            args |= {name: name_of(quest.id), f"{name}_text": refer(f"text-{quest.id}")}
            args[f"{name}_steps"] = -1 if near is None else reached[near]
    return Message("case-win_other", args)


MOST_NAMED = 3
"""The most quests of another hero that a text names."""


def _open_to(game: DungeoneerState, seat: Seat) -> list[OpenQuest]:
    """The quests that a hero may do, the nearest first."""
    found = [quest for quest in game.quests if quest.owner in (NOBODY, seat)]
    return sorted(found, key=lambda quest: _nearness(game, seat, quest))


def _nearness(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> tuple[int, float]:
    """How soon a hero can do a quest, as a sort key: the least movement, then the best chance."""
    needed = _movement_for(game, seat, quest)
    chance = 0 if QUESTS[quest.id].type == "escort" else int(str(_odds(game, seat, quest)["percent"]))
    return NEVER if needed is None else needed, -chance


NEVER = 99
"""More movement than any way takes."""


def _soon(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether the hero can win in its next turn (or this one, if it is its own), and the quest that is nearest."""
    player = game.players[seat]
    left = QUESTS_TO_WIN - len(player.done)
    args: Args = {"left": left}
    own = seat == game.turn and game.phase in ("dungeonlord", "build", "hero")
    near = [
        (needed, quest) for quest in _open_to(game, seat) if (needed := _movement_for(game, seat, quest)) is not None
    ]
    if left > 1 or not near:
        yield Case("soon", Message("case-soon_no", args))
        yield from (
            Case("soon", _with_way(game, seat, quest)) for _, quest in sorted(near, key=lambda each: each[0])[:1]
        )
        return
    needed, quest = min(near, key=lambda each: each[0])
    args |= {"quest": name_of(quest.id), "needed": needed, "common": int(quest.owner == NOBODY)}
    args["movement"] = player.movement if own else scores.speed(game, seat)
    yield Case("soon", Message("case-soon" if needed <= int(str(args["movement"])) else "case-soon_far", args))
    yield Case("soon", _with_way(game, seat, quest))


def _way_of(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """The way to a quest, and for a component not yet picked up on to its goal, as arguments of a text."""
    printed, at = QUESTS[quest.id], game.players[seat].at
    near = _nearest(game, seat, quest)
    if near is None:
        return way_args(game, seat, at, [])
    spaces = ways(game, seat, at)[near]
    if printed.type == "escort" and quest.carrier != seat:
        goal = geometry.space_of(game, printed.goal)
        spaces = [*spaces, *ways(game, seat, near).get(goal, [])]
    return way_args(game, seat, at, spaces)


def _nearest(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int | None:
    """The nearest space where the hero has to go for a quest; None if there is no way."""
    reached = geometry.steps_from(game, game.players[seat].at)
    near = [number for number in _goals(game, seat, quest) if number in reached]
    return min(near, key=lambda number: reached[number], default=None)


def _movement_for(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int | None:
    """The least movement for an attempt or a delivery; None without a way (DN-13.3, DN-13.20, DN-13.22, DN-18.10)."""
    printed, player = QUESTS[quest.id], game.players[seat]
    reached = geometry.steps_from(game, player.at)
    near = [number for number in _goals(game, seat, quest) if number in reached]
    if not near:
        return None
    steps = min(reached[number] for number in near)
    if printed.type == "escort" and quest.carrier != seat:
        onward = geometry.steps_from(game, near[0]).get(geometry.space_of(game, printed.goal))
        if onward is None:
            return None
        steps += onward
    elif printed.type != "escort":
        steps += scores.attempt_cost(game, printed) if seat == game.turn else int(printed.type == "chance")
    return steps + int(steps > 0 and player.tip is not None)


def _third(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether completing a quest would win the game for each hero that may do so (DN-19.1)."""
    for quest in game.quests:
        for other in game.living(0):
            if quest.owner not in (NOBODY, other) and quest.carrier != other:
                continue
            number = len(game.players[other].done) + 1
            args: Args = {"player": seat_name(other), "quest": name_of(quest.id), "number": number}
            told = Message("case-third" if number >= QUESTS_TO_WIN else "case-third_not", args | {"all": QUESTS_TO_WIN})
            yield Case("third", told, (quest.id,), _others(seat, other), common=True, alias=foe(quest.id))


# What is going on


def _now_fighting(game: DungeoneerState) -> Iterator[Case]:
    """The attack, roll or bane that is being settled at this moment, with the quest or card it is about."""
    args: Args = {"player": seat_name(game.turn)}
    if game.roll is not None:
        roll = game.roll
        things = [roll.source] if roll.source else []
        args |= {"player": seat_name(roll.seat), "attr": refer(f"attr-{roll.attr}") if roll.attr else "none"}
        args["target"] = roll.target
        key = "case-now_roll"
        if roll.attacker is not None and roll.defender is not None:
            key, sides = "case-now_attack", (roll.attacker, roll.defender)
            things = [side.quest for side in sides if side.quest]
            things += [game.encounters[side.entry].card for side in sides if side.entry != NOWHERE]
            hit, back = odds.fight_chances(game, *sides, roll.attr)
            args |= {"attacker": scores.side_name(game, sides[0]), "defender": scores.side_name(game, sides[1])}
            args |= {"percent": odds.percent(hit), "back": odds.percent(back)}
            entry = sides[0].entry
            args["text"] = "none" if entry == NOWHERE else refer(f"text-{game.encounters[entry].card}")
    elif game.fight:
        key, things = "case-now_quest", [game.fight]
        args["monster"] = foe_of(game.fight)
    elif game.bane is not None and game.bane.victim != NOBODY:
        key, things = "case-now_bane", [game.bane.card]
        args = {"player": seat_name(game.bane.by), "card": name_of(game.bane.card)}
        args["victim"] = seat_name(game.bane.victim)
    else:
        return
    things += [QUESTS[each].space for each in things if each in QUESTS and QUESTS[each].space]
    for named in ((), *((thing,) for thing in dict.fromkeys(things))):
        alias = foe(*named) if named else None
        yield Case("now", Message(key, args), named, common=True, alias=alias)


def _declared(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """The odds of each encounter that is declared and not yet rolled for (DN-5.9)."""
    if game.roll is not None:
        return
    for index, entry in enumerate(game.encounters):
        if entry.state != "waiting":
            continue
        args: Args = {"card": entry.name, "victim": seat_name(entry.target), "text": refer(f"text-{entry.card}")}
        if entry.attr:
            sides = Side(entry=index), Side(hero=entry.target)
            own, _ = odds.combat_parts(game, sides[0], sides[1], entry.attr, defending=False)
            against, _ = odds.combat_parts(game, sides[1], sides[0], entry.attr, defending=True)
            hit, back = odds.fight_chances(game, *sides, entry.attr)
            args |= {"attr": refer(f"attr-{entry.attr}"), "mine": sum(n for _, n in own)}
            args |= {"theirs": sum(n for _, n in against), "percent": odds.percent(hit), "back": odds.percent(back)}
        else:
            chance = option_texts.trap_chance(game, entry.card, entry.target, entry.space)
            args |= {"attr": "none", "percent": odds.percent(chance)}
        told = Message("case-now_due", args)
        for things in ((), (entry.card,)) if entry.target == seat else ((entry.card,),):
            yield Case("now", told, things, common=True)


# Cards of the hand


def _cards(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether each card of the hand can be played now, and who can pay for it."""
    moment = _moment(game, seat)
    hand = list(dict.fromkeys(game.hands[seat]))
    for card in hand:
        printed = CARDS[card]
        alone = sum(CARDS[other].category == printed.category for other in hand) == 1
        alias = Message(f"case-called-{printed.category}") if alone and printed.category in CALLED else None
        args = _now(game) | {"card": name_of(card), "text": refer(f"text-{card}")} | _price(game, seat, printed)
        yield Case("play", _play(game, seat, printed, moment, args), (card,), secret=True, alias=alias)
        if args["currency"] == "peril":
            yield from _on_rivals(game, seat, printed, moment)


def _on_rivals(game: DungeoneerState, seat: Seat, printed: Card, moment: str) -> Iterator[Case]:
    """Whether each rival could pay for a card of the hand and be its victim, now or later (DN-5.2)."""
    acts = possible_acts(game, seat, moment, [], [printed.id]) if moment else []
    now = {act.victim for act in acts if isinstance(act, PlayBane) and act.card == printed.id}
    if seat == game.turn and game.phase == "dungeonlord" and not game.declared and printed.kind in ("monster", "trap"):
        now.update(plans.targets(game, Candidate(printed.id)))
    for other in _rivals(game, seat):
        cost, has = plans.cost_for(game, Candidate(printed.id), other), game.players[other].peril
        fits = printed.kind != "bane" or needs_met(game, printed.id, other)
        able = "now" if other in now else "poor" if has < cost else "later" if fits else "needs"
        args: Args = {"card": name_of(printed.id), "rival": seat_name(other), "cost": cost, "has": has}
        if able == "later" and _is_soon(game, seat, printed):
            able = "soon"
        args |= {"text": refer(f"text-{printed.id}"), **_threat(game, printed, other)}
        told = Message("case-play_on", {**args, "able": able, "time": printed.time})
        yield Case("play", told, (printed.id,), (other,), secret=True)


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
    rivals = _rivals(game, seat)
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


def _pairs(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
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


def _hand(game: DungeoneerState, seat: Seat) -> Message:
    """Which cards of the hand can be played now, and for which the Glory or the others' Peril is enough."""
    moment, glory, hand = _moment(game, seat), game.players[seat].glory, list(dict.fromkeys(game.hands[seat]))
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


def _against(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Which cards of the hand the Peril of each rival would pay for, and whether it can be challenged (DN-5.2)."""
    hand = [card for card in dict.fromkeys(game.hands[seat]) if CARDS[card].kind not in ("boon", "treasure")]
    own = seat == game.turn and game.phase == "dungeonlord"
    phase = "declared" if own and game.declared else "own" if own else "none"
    for other in _rivals(game, seat):
        has = game.players[other].peril
        fitting = [
            name_of(card)
            for card in hand
            if plans.cost_for(game, Candidate(card), other) <= has
            and (CARDS[card].kind != "bane" or needs_met(game, card, other))
        ]
        sent = sum(CARDS[card].kind in ("monster", "trap") for card in hand)
        args: Args = {"rival": seat_name(other), "has": has, "cards": fitting, "number": len(fitting), "phase": phase}
        args |= {"held": len(hand), "sent": sent}
        yield Case("against", Message("case-against", args), seats=(other,), secret=True)
        player = game.players[other]
        state: Args = {"done": len(player.done), "all": QUESTS_TO_WIN, "life": player.life}
        yield Case("target", Message("case-target", args | state), common=True, secret=True)
        yield Case("against", _fight(game, seat, other), seats=(other,), secret=True)


def _scores(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """The scores of each hero, and what each of them consists of."""
    for other in game.living(0):
        for attr in ("melee", "magic", "speed"):
            told, alias = _score(game, other, attr), Message(f"attr-{attr}")
            yield Case("scores", told, (f"attr-{attr}",), _others(seat, other), past=True, alias=alias)
        args: Args = {attr: scores.hero_score(game, other, attr)[0] for attr in ("melee", "magic", "speed")}
        args["player"] = seat_name(other)
        yield Case("scores", Message("case-scores", args), seats=_others(seat, other))
        yield Case("all_scores", Message("case-all_scores", args), common=True)


def _score(game: DungeoneerState, seat: Seat, attr: str) -> Message:
    """A score of a hero: what is printed for its level, and what raises and lowers it now (DN-8)."""
    parts: scores.Parts = []
    score, _ = scores.hero_score(game, seat, attr, parts=parts)
    player, (_, printed), changes = game.players[seat], parts[0], parts[1:]
    args: Args = {"player": seat_name(seat), "attr": refer(f"attr-{attr}"), "score": score, "printed": printed}
    for name, by in (("more", 1), ("less", -1)):
        sources = list(dict.fromkeys(source for source, n in changes if n * by > 0))
        args |= {name: sources, f"{name}_number": len(sources)}
    return Message("case-score", {**args, "level": player.level, "hero": name_of(player.hero)})


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


# Cards on the table


def _readied(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether readied cards, artifacts and the hero's ability can be used, and banes be removed (DN-17.12)."""
    player, moment = game.players[seat], _moment(game, seat)
    refused: list[Refused] = []
    found = possible_acts(game, seat, moment, refused, []) if moment else []
    usable = [laid.card for laid in player.readied if laid.printed.uses]
    usable += [quest for quest in player.done if QUESTS[quest].artifact_use is not None]
    usable += [player.hero] if player.printed.ability is not None else []
    for card in dict.fromkeys(usable):
        args: Args = {**_now(game), "card": name_of(card)}
        if any(act.card == card for act in found):
            yield Case("use", Message("case-use", args), (card,), secret=True)
            continue
        reason = next((each.reason for each in refused if name_of(card) in each.args.values()), "not_asked")
        yield Case("use", Message("case-use_not", {**args, "reason": reason}), (card,), secret=True)
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


def _slots(game: DungeoneerState, seat: Seat) -> Message:
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


# The hero in its space


def _up(game: DungeoneerState, seat: Seat) -> Message:
    """Whether the hero needs a roll to get up or out of a pit (DN-18.10 to DN-18.12)."""
    player = game.players[seat]
    tip, pit = player.tip, game.spaces[player.at].printed.pit
    args: Args = {"space": name_of(game.spaces[player.at].card), "movement": game.spendable(seat)}
    args["cause"] = "none" if tip is None else tip.cause
    if tip is None:
        return Message("case-up_pit" if pit is not None else "case-up_not", args)
    if not tip.target or tip.cause == "pit":
        return Message("case-up_free", args)
    chance = odds.threat_chance(game, seat, tip.attr, tip.target, tip.kinds)
    args |= {"attr": refer(f"attr-{tip.attr}"), "target": tip.target, "percent": odds.percent(chance)}
    return Message("case-up_roll", args)


def _moves(game: DungeoneerState, seat: Seat) -> Message:
    """The movement left, or what there will be (DN-4.8, DN-14.3)."""
    player = game.players[seat]
    args: Args = {"movement": player.movement, "speed": scores.speed(game, seat), "token": int(player.token)}
    if seat != game.turn:
        return Message("case-moves_later", args)
    return Message("case-moves", args | _exits(game, seat) | {"tipped": int(player.tip is not None)})


def _exits(game: DungeoneerState, seat: Seat) -> Args:
    """Which spaces next to the hero it can enter without a roll, and which only with one (DN-10)."""
    at = game.players[seat].at
    free: list[Ref] = []
    rolls: list[Ref] = []
    for side, there in geometry.neighbours(game, at):
        (free if geometry.is_open(game, at, side) else rolls).append(name_of(game.spaces[there].card))
    return {"free": free, "open": len(free), "rolls": rolls, "shut": len(rolls)}


def _ways(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """How far each space is, which ways need no roll, and the chance of those that do."""
    player = game.players[seat]
    reached = geometry.steps_from(game, player.at)
    own = seat == game.turn and game.phase in ("dungeonlord", "build", "hero")
    movement = player.movement if own else scores.speed(game, seat)
    rolls = []
    for side, there in geometry.neighbours(game, player.at):
        name = name_of(game.spaces[there].card)
        if geometry.is_open(game, player.at, side):
            continue
        rolls.append(name)
        found = game.spaces[player.at].exit(side)
        chance = odds.threat_chance(game, seat, found.attr, found.target, geometry.exit_tags(found))
        args: Args = {"space": name, "kind": found.kind, "attr": refer(f"attr-{found.attr}"), "target": found.target}
        told = Message("case-reach_exit", {**args, "percent": odds.percent(chance)})
        yield from (Case(kind, told, (game.spaces[there].card,)) for kind in ("reach", "far"))
    paths = ways(game, seat, player.at)
    told = Message("case-ways_tipped" if player.tip is not None else "case-ways", _exits(game, seat))
    yield from (Case("ways", told, things) for things in ((), (game.spaces[player.at].card,)))
    for number, space in enumerate(game.spaces):
        if name_of(space.card) in rolls:
            continue
        args = {"space": name_of(space.card), "steps": reached.get(number, 0), "movement": movement}
        args |= {"own": "yes" if own else "no", "enough": "yes" if reached.get(number, 99) <= movement else "no"}
        args |= {"glory": space.printed.glory, "peril": space.printed.peril}
        args |= way_args(game, seat, player.at, paths.get(number, []))
        key = "case-reach" if number in reached else "case-reach_never"
        yield Case("reach", Message("case-reach_here" if number == player.at else key, args), (space.card,))
        speed = max(1, scores.speed(game, seat))
        args |= {"speed": speed, "turns": -(-reached.get(number, 0) // speed)}
        key = "case-far" if number in reached else "case-far_never"
        yield Case("far", Message("case-reach_here" if number == player.at else key, args), (space.card,))
    for other in _rivals(game, seat):
        at = game.players[other].at
        args = {"space": name_of(game.spaces[at].card), "movement": movement}
        args |= {"steps": reached.get(at, 0), "way": "yes" if at in reached else "no", "own": "yes" if own else "no"}
        yield Case("near", Message("case-near", args), seats=(other,))


# Quests


def _quests(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Where each quest open to the hero is attempted, how far that is, and the chance of an attempt."""
    for quest in sorted(game.quests, key=lambda each: _nearness(game, seat, each)):
        if quest.owner in (NOBODY, seat) or quest.carrier == seat:
            places = [space for space in (QUESTS[quest.id].space, QUESTS[quest.id].goal) if space]
            if QUESTS[quest.id].monster is not None:
                yield from (Case("die", _life(game, seat, "case-die"), (thing,)) for thing in (quest.id, *places))
            if (goal := _goal_far(game, seat, quest)) is not None:
                yield Case("far", goal, (quest.id,), alias=foe(quest.id))
            yield Case("quest", _with_way(game, seat, quest))
            about = Message("case-quest_about", {"text": refer(f"text-{quest.id}"), "quest": name_of(quest.id)})
            yield Case("reward", about)
            for thing in (quest.id, *places):
                yield from (
                    Case("quest", each, (thing,), alias=foe(thing)) for each in (_with_way(game, seat, quest), about)
                )
        if quest.owner not in (NOBODY, seat):
            yield from _of_rival(game, seat, quest)


def _of_rival(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Iterator[Case]:
    """What a quest of another player asks for."""
    args: Args = {"quest": name_of(quest.id), "owner": seat_name(quest.owner), "text": refer(f"text-{quest.id}")}
    told = Message("case-quest_other", args)
    if quest.carrier != seat:
        for things in ((), (quest.id,)):
            yield Case(
                "quest", told, things, (quest.owner,), common=bool(things), alias=foe(quest.id) if things else None
            )
        yield Case("quest", told, (quest.id,), common=True, alias=foe(quest.id))


def _with_way(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Message:
    """The same as `_quest`, with the way there if it is not here."""
    told = _quest(game, seat, quest)
    if told.key == "case-quest_away":
        return Message("case-quest_on_way", told.args | _way_of(game, seat, quest))
    return told


def _goal_far(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Message | None:
    """How far the nearest place for a quest is; None if there is no way yet."""
    reached = geometry.steps_from(game, game.players[seat].at)
    near = [number for number in _goals(game, seat, quest) if number in reached]
    if not near:
        return None
    nearest = min(near, key=lambda number: reached[number])
    speed = max(1, scores.speed(game, seat))
    own = seat == game.turn and game.phase in ("dungeonlord", "build", "hero")
    args: Args = {"space": name_of(game.spaces[nearest].card), "steps": reached[nearest], "speed": speed}
    args |= {"turns": -(-reached[nearest] // speed), "own": "yes" if own else "no"}
    args |= _way_of(game, seat, quest)
    args["movement"] = game.players[seat].movement if own else speed
    args["enough"] = "yes" if reached[nearest] <= game.players[seat].movement else "no"
    return Message("case-far" if reached[nearest] else "case-reach_here", args)


def _goals(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> list[int]:
    """The spaces where the hero has to go for a quest."""
    printed = QUESTS[quest.id]
    if printed.type != "escort":
        return [number for number in range(len(game.spaces)) if is_quest_space(game, number, printed)]
    wanted = geometry.space_of(game, printed.goal) if quest.carrier == seat else scores.lies_at(game, quest)
    return [] if wanted == NOWHERE else [wanted]


def _quest(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Message:
    printed, player = QUESTS[quest.id], game.players[seat]
    place = printed.goal if quest.carrier == seat else printed.space
    args: Args = {"quest": name_of(quest.id), "maps": sum(len(pile.cards) for pile in game.map_cards)}
    args["space"] = refer(f"terrain-{printed.terrain}") if printed.terrain is not None else name_of(place)
    args |= _chance(game, seat, quest)
    if printed.type == "escort" and quest.carrier not in (NOBODY, seat):
        return Message("case-quest_carried", {**args, "player": seat_name(quest.carrier)})
    spaces = _goals(game, seat, quest)
    if not spaces:
        return Message("case-quest_unplaced", args)
    reached = geometry.steps_from(game, player.at)
    near = [number for number in spaces if number in reached]
    if not near:
        return Message("case-quest_cut_off", args)
    nearest = min(near, key=lambda number: reached[number])
    args |= {"steps": reached[nearest], "speed": scores.speed(game, seat), "space": name_of(game.spaces[nearest].card)}
    if reached[nearest]:
        return Message("case-quest_away", args)
    if seat != game.turn or game.phase != "hero":
        return Message("case-quest_wait", args | _now(game))
    if printed.type == "escort":
        reason = "" if quest.carrier == seat else pick_up_reason(game, seat, quest)
    else:
        reason = attempt_reason(game, seat, quest) if is_in_space(game, seat, quest.id) else "not_in_quest_space"
    return Message("case-quest_here", {**args, "reason": reason or "none"})


def _chance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """How likely one attempt succeeds, or for a monster one blow hits, as arguments of a text."""
    threat = QUESTS[quest.id].threat or QUESTS[quest.id].search
    cost = None if threat is None else next(iter(threat.fail), None)
    none: Args = {"sure": 0, "price": "none", "n": 0, "has": 0, "payable": "yes", "monster": "none"}
    none |= {"attr": "none", "score": 0, "target": 0, "need": 0}
    none |= {"more": [], "more_number": 0, "less": [], "less_number": 0}
    none |= {"cost": "none" if cost is None else cost.do, "loses": 0 if cost is None else cost.n}
    return {**none, **_odds(game, seat, quest)}


def _odds(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    printed = QUESTS[quest.id]
    if printed.monster is not None:
        left, monster = scores.quest_life(quest.id) - quest.wounds, {"monster": foe_of(quest.id)}
        blow = odds.percent(option_texts.blow_chance(game, seat, quest))
        return {"way": "slay", "percent": blow, "most": blow, "glory": 0, "life": left, **monster}
    if printed.chance is not None:
        glory, certain = game.players[seat].glory, range(printed.chance.target + 1)
        sure = next(
            (n for n in certain if odds.luck(game, seat, printed.chance.dice, printed.chance.target - n) >= 1), 0
        )
        least, most = (
            odds.percent(odds.luck(game, seat, printed.chance.dice, printed.chance.target - paid))
            for paid in (0, glory)
        )
        return {"way": "luck", "percent": least, "most": most, "glory": glory, "life": 0, "sure": sure}
    if printed.threat is not None:
        chance = odds.percent(option_texts.quest_chance(game, seat, quest))
        known: Args = {"way": "roll", "percent": chance, "most": chance, "glory": 0, "life": 0}
        return {**known, **_needed(game, seat, printed.threat.attr, printed.threat.target)}
    way = "price" if printed.type != "escort" else "deliver" if quest.carrier == seat else "carry"
    return {"way": way, "percent": 100, "most": 100, "glory": 0, "life": 0, **_sacrifice(game, seat, quest)}


def _needed(game: DungeoneerState, seat: Seat, attr: str, target: int) -> Args:
    """The score that counts for a quest's roll, with what changes it, and the die needed, as arguments of a text."""
    parts: scores.Parts = []
    score = scores.threat_score(game, seat, attr, parts=parts) + odds.roll_bonus(
        game, seat, "threat", ["threat", "quest"]
    )
    args: Args = {"attr": refer(f"attr-{attr}"), "score": score, "target": target, "need": max(1, target - score)}
    for name, by in (("more", 1), ("less", -1)):
        sources = list(dict.fromkeys(source for source, n in parts[1:] if n * by > 0))
        args |= {name: sources, f"{name}_number": len(sources)}
    return args


def _sacrifice(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """What a quest costs, and what the player has for it, as arguments of a text (DN-13.30)."""
    price, player = QUESTS[quest.id].price, game.players[seat]
    if price is None:
        return {}
    payable = "yes" if can_sacrifice(game, seat, QUESTS[quest.id]) else "no"
    means = {"wounds": player.life, "hand": len(game.hands[seat]), "readied": len(player.readied)}
    kind = next((name for name in means if getattr(price, name)), "wounds")
    return {"price": kind, "n": getattr(price, kind), "has": means[kind], "payable": payable}


# Attacks


def _fights(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether the hero can challenge each rival now, and the chances in both directions (DN-15.9 to DN-15.14)."""
    for other in _rivals(game, seat):
        yield Case("fight", _fight(game, seat, other), seats=(other,))
    done = "yes" if game.players[seat].attacked else "no"
    yield Case("again", Message("case-again", {"done": done, "movement": game.spendable(seat)}))


def _fight(game: DungeoneerState, seat: Seat, other: Seat) -> Message:
    player, rival = game.players[seat], game.players[other]
    moment = game.phase if seat == game.turn and game.phase in ("dungeonlord", "hero") else ""
    refused: list[Refused] = []
    acts: list[Act] = possible_acts(game, seat, moment, refused) if moment else []
    args: Args = {**_now(game), "rival": seat_name(other), "space": name_of(game.spaces[rival.at].card)}
    args |= _blow(game, seat, other)
    back = _blow(game, other, seat)
    args |= {f"{name}_back": back[name] for name in ("attr", "mine", "theirs", "percent")}
    reason = "other_space" if rival.at != player.at else "not_asked"
    if rival.at == player.at and moment:
        reason = next((each.reason for each in refused if each.id == f"challenge-s{other}"), "not_asked")
    able = any(isinstance(act, Challenge) and act.target.hero == other for act in acts)
    return Message("case-fight" if able else "case-fight_not", {**args, "reason": reason})


def _blow(game: DungeoneerState, seat: Seat, other: Seat) -> Args:
    """The best attack of one hero on another: its attribute, both totals without dice, and its chance."""
    able = scores.attack_attributes(game, seat)
    if not able:
        return {"attr": "none", "mine": 0, "theirs": 0, "percent": 0}
    ours, rival = Side(hero=seat), Side(hero=other)
    best = max(able, key=lambda attr: odds.fight_chances(game, ours, rival, attr)[0])
    mine, _ = odds.combat_parts(game, ours, rival, best, defending=False)
    theirs, _ = odds.combat_parts(game, rival, ours, best, defending=True)
    return {
        "attr": refer(f"attr-{best}"),
        "mine": sum(n for _, n in mine),
        "theirs": sum(n for _, n in theirs),
        "percent": odds.percent(odds.fight_chances(game, ours, rival, best)[0]),
    }


def _peril(game: DungeoneerState, seat: Seat) -> Message:
    """How much the others can spend against the player, and who is the next to do so (DN-5.3)."""
    rivals = [other for other in game.living((game.turn + 1) % game.seats) if other not in (seat, game.turn)]
    if game.turn != seat and game.phase in ("reset", "dungeonlord"):
        rivals.insert(0, game.turn)
    following = next((other for other in [*rivals, game.turn] if other != seat), seat)
    return Message("case-peril", {"peril": game.players[seat].peril, "player": seat_name(following)})


def _peril_of(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What each rival is known to be able to do to the player: the pack is no secret (DN-5.3, DN-5.14)."""
    peril = game.players[seat].peril
    for other in _rivals(game, seat):
        pack = game.players[other].pack
        able = [beast.name for beast in pack if beast.printed.cost <= peril]
        args: Args = {"player": seat_name(other), "peril": peril, "cards": len(game.hands[other]), "pack": len(pack)}
        args |= {"beasts": able, "number": len(able), "least": min((each.printed.cost for each in pack), default=0)}
        yield Case("peril", Message("case-peril_of", args), seats=(other,))


def _life(game: DungeoneerState, seat: Seat, key: str) -> Message:
    """How many wounds the hero survives, or whether the next one is the last (DN-18)."""
    player = game.players[seat]
    args: Args = {"life": player.life, "most": MAX_LIFE, "safe": max(0, player.life - 1)}
    return Message(key, args)
