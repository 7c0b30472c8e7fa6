"""Each quest: the way to it, its chance, what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.cases.common import now_args
from games.dungeoneer.cases.movement import life_text
from games.dungeoneer.cases.table import foe
from games.dungeoneer.rules import option_texts, scores
from games.dungeoneer.rules.acts.attacks import is_in_space, is_quest_space
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import QUESTS, foe_of, load_of, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest
from games.dungeoneer.rules.quests.quests import attempt_reason, can_sacrifice, pick_up_reason
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.ways import way_args, ways
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def open_to(game: DungeoneerState, seat: Seat) -> list[OpenQuest]:
    """The quests that a hero may do, the nearest first."""
    found = [quest for quest in game.quests if quest.owner in (NOBODY, seat)]
    return sorted(found, key=lambda quest: _nearness(game, seat, quest))


def _nearness(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> tuple[int, float]:
    """How soon a hero can do a quest, as a sort key: the least movement, then the best chance."""
    needed = movement_for(game, seat, quest)
    chance = 0 if QUESTS[quest.id].type == "escort" else int(str(_odds(game, seat, quest)["percent"]))
    return NEVER if needed is None else needed, -chance


NEVER = 99
"""More movement than any way takes."""


def _way_of(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """The way to a quest, and for a component not yet picked up on to its goal, as arguments of a text."""
    printed, at = QUESTS[quest.id], game.players[seat].at
    near = nearest_distance(game, seat, quest)
    if near is None:
        return way_args(game, seat, at, [])
    spaces = ways(game, seat, at)[near]
    if printed.type == "escort" and quest.carrier != seat:
        goal = geometry.space_of(game, printed.goal)
        spaces = [*spaces, *ways(game, seat, near).get(goal, [])]
    return way_args(game, seat, at, spaces)


def nearest_distance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int | None:
    """The nearest space where the hero has to go for a quest; None if there is no way."""
    reached = geometry.steps_of(game, seat)
    near = [number for number in _goals(game, seat, quest) if number in reached]
    return min(near, key=lambda number: reached[number], default=None)


def movement_for(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int | None:
    """The least movement for an attempt or a delivery; None without a way (DN-13.3, DN-13.20, DN-13.22, DN-18.10)."""
    printed, player = QUESTS[quest.id], game.players[seat]
    reached = geometry.steps_of(game, seat)
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


def open_quests(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Where each quest open to the hero is attempted, how far that is, and the chance of an attempt."""
    for quest in sorted(game.quests, key=lambda each: _nearness(game, seat, each)):
        if quest.owner in (NOBODY, seat) or quest.carrier == seat:
            places = [space for space in (QUESTS[quest.id].space, QUESTS[quest.id].goal) if space]
            if QUESTS[quest.id].monster is not None:
                yield from (Case("die", life_text(game, seat, "case-die"), (thing,)) for thing in (quest.id, *places))
            if (goal := _goal_far(game, seat, quest)) is not None:
                yield Case("far", goal, (quest.id,), alias=foe(quest.id), topic="where")
            yield Case("quest", with_way(game, seat, quest))
            told: Args = {"text": refer(f"text-{quest.id}"), "quest": name_of(quest.id)}
            about = Message("case-quest_about", {**told, "common": int(quest.owner == NOBODY)})
            yield Case("reward", about)
            for thing in (quest.id, *places):
                yield from (
                    Case("quest", each, (thing,), alias=foe(thing)) for each in (with_way(game, seat, quest), about)
                )
        if quest.owner not in (NOBODY, seat):
            yield from _of_rival(game, seat, quest)


def loads(game: DungeoneerState) -> Iterator[Case]:
    """Where the component of each Escort quest is, and who carries it (DN-13.22 to DN-13.27)."""
    for quest in game.quests:
        printed = QUESTS[quest.id]
        if printed.type != "escort":
            continue
        at = scores.lies_at(game, quest) if quest.carrier == NOBODY else game.players[quest.carrier].at
        args: Args = {"thing": load_of(quest.id), "goal": name_of(printed.goal)}
        args["carrier"] = "none" if quest.carrier == NOBODY else seat_name(quest.carrier)
        args |= {
            "space": name_of(printed.space if at == NOWHERE else game.spaces[at].card),
            "placed": int(at != NOWHERE),
        }
        told = Message("case-load", args)
        yield Case("load", told, (quest.id,), common=True, alias=foe(quest.id), topic="where")


def finish(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether the hero can defeat the monster of a quest in this turn: one counter-attack and one challenge at most.

    A card may add or deal more (DN-13.10, DN-15.9).
    """
    player, own = game.players[seat], seat == game.turn
    for quest in open_to(game, seat):
        printed = QUESTS[quest.id]
        if printed.monster is None:
            continue
        left, there = scores.quest_life(quest.id) - quest.wounds, is_in_space(game, seat, quest.id)
        needed = 0 if there and quest.fought else movement_for(game, seat, quest)
        rest = NOWHERE if needed is None or not own else player.movement - needed
        back = int(not quest.fought)
        blows = back + int(not player.attacked and rest > 0)
        args: Args = {"monster": foe_of(quest.id), "left": left, "own": int(own), "near": int(rest >= 0), "back": back}
        args |= {"blows": blows, "percent": odds.percent(option_texts.blow_chance(game, seat, quest))}
        told = Message("case-finish", {**args, "enough": int(left <= blows)})
        for thing in (quest.id, *([printed.space] if printed.space else [])):
            yield Case("finish", told, (thing,), alias=foe(thing))
        if there:
            yield Case("finish", told)


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


def with_way(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Message:
    """The same as `_quest`, with the way there if it is not here."""
    told = _quest(game, seat, quest)
    if told.key == "case-quest_away":
        return Message("case-quest_on_way", told.args | _way_of(game, seat, quest))
    return told


def _goal_far(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Message | None:
    """How far the nearest place for a quest is; None if there is no way yet."""
    reached = geometry.steps_of(game, seat)
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
    reached = geometry.steps_of(game, seat)
    near = [number for number in spaces if number in reached]
    if not near:
        return Message("case-quest_cut_off", args)
    nearest = min(near, key=lambda number: reached[number])
    args |= {"steps": reached[nearest], "speed": scores.speed(game, seat), "space": name_of(game.spaces[nearest].card)}
    if reached[nearest]:
        return Message("case-quest_away", args)
    if printed.threat is not None:
        free = 1 - scores.attempt_cost(game, printed) if seat == game.turn else 1
        args["tries"] = free + (player.movement if seat == game.turn else scores.speed(game, seat))
    if seat != game.turn or game.phase != "hero":
        return Message("case-quest_wait", args | now_args(game))
    if printed.type == "escort":
        reason = "" if quest.carrier == seat else pick_up_reason(game, seat, quest)
    else:
        reason = attempt_reason(game, seat, quest) if is_in_space(game, seat, quest.id) else "not_in_quest_space"
    args["challenge"] = "no" if player.attacked else "yes" if game.spendable(seat) else "moved"
    return Message("case-quest_here", {**args, "reason": reason or "none"})


def _chance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """How likely one attempt succeeds, or for a monster one blow hits, as arguments of a text."""
    threat = QUESTS[quest.id].threat or QUESTS[quest.id].search
    cost = None if threat is None else next(iter(threat.fail), None)
    none: Args = {"sure": 0, "price": "none", "n": 0, "has": 0, "payable": "yes", "monster": "none"}
    none |= {"attr": "none", "score": 0, "target": 0, "need": 0}
    none |= {"tries": 0, "more": [], "more_number": 0, "less": [], "less_number": 0}
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
