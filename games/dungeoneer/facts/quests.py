"""Quests: what is missing to win, each one's chance and cost, its monster, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import called, changes, movement_of, now_args, seats_of
from games.dungeoneer.rules import option_texts, scores
from games.dungeoneer.rules.acts.attacks import is_in_space, is_quest_space
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import QUESTS, QUESTS_TO_WIN, foe_of, load_of, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest
from games.dungeoneer.rules.quests.quests import attempt_reason, can_sacrifice, pick_up_reason
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name

FAR = 99
"""More movement than any way takes."""


def open_to(game: DungeoneerState, seat: Seat) -> list[OpenQuest]:
    """The quests that a hero may do, those first that take the least movement."""
    found = [quest for quest in game.quests if quest.owner in (NOBODY, seat)]
    return sorted(found, key=lambda quest: movement_for(game, seat, quest))


def nearest_goal(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The nearest space where the hero has to go for a quest; NOWHERE if there is none, or no way."""
    printed, reached = QUESTS[quest.id], geometry.steps_of(game, seat)
    if printed.type == "escort":
        goals = [geometry.space_of(game, printed.goal) if quest.carrier == seat else scores.lies_at(game, quest)]
    else:
        goals = [number for number in range(len(game.spaces)) if is_quest_space(game, number, printed)]
    return min((goal for goal in goals if goal in reached), key=lambda goal: reached[goal], default=NOWHERE)


def movement_for(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The least movement for an attempt or a delivery; FAR without a way (DN-13.3, DN-13.20, DN-13.22, DN-18.10)."""
    printed, player = QUESTS[quest.id], game.players[seat]
    near = nearest_goal(game, seat, quest)
    if near == NOWHERE:
        return FAR
    steps = geometry.steps_of(game, seat)[near]
    if printed.type == "escort" and quest.carrier != seat:
        steps += geometry.steps_from(game, near).get(geometry.space_of(game, printed.goal), FAR)
    elif printed.type != "escort":
        steps += scores.attempt_cost(game, printed) if seat == game.turn else int(printed.type == "chance")
    return min(FAR, steps + int(steps > 0 and player.tip is not None))


def progress(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """How many quests each hero has done and lacks, which are open, and how soon the nearest can be done (DN-19.1)."""
    for other in game.living(0):
        done, mine = game.players[other].done, open_to(game, other)
        rivals = [each for each in game.living(0) if each != other]
        args: Args = {"player": seat_name(other), "own": int(other == seat), "all": QUESTS_TO_WIN, "done": len(done)}
        args |= {"left": QUESTS_TO_WIN - len(done), "names": [*map(name_of, done)], "open": len(mine)}
        args |= {"quests": [name_of(quest.id) for quest in mine], "rivals": len(rivals), "rival": seat_name(rivals[0])}
        needed, have = movement_for(game, other, mine[0]) if mine else FAR, movement_of(game, other)
        args |= {"needed": needed, "movement": have, "enough": int(needed <= have), "way": int(needed < FAR)}
        args["nearest"] = name_of(mine[0].id) if mine else "none"
        for kind in ("win", "soon"):
            yield Fact(kind, Message(f"fact-{kind}", args), seats=seats_of(seat, other), public=True)


def attempts(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Whether each quest can be attempted now, its chance, and what it costs."""
    spaces: set[str] = set()
    for quest in open_to(game, seat):
        printed, near = QUESTS[quest.id], nearest_goal(game, seat, quest)
        args: Args = {"quest": name_of(quest.id), "steps": FAR, "reason": "none", **now_args(game)}
        place = printed.goal if quest.carrier == seat else printed.space
        args["space"] = refer(f"terrain-{printed.terrain}") if printed.terrain is not None else name_of(place)
        if near != NOWHERE:
            steps = geometry.steps_of(game, seat)[near]
            args |= {"space": name_of(game.spaces[near].card), "steps": steps}
            args["reason"] = "none" if steps else _reason(game, seat, quest)
        way, known = _odds(game, seat, quest)
        told = Message(f"fact-quest_{way}", args | known)
        new = {"", printed.space, printed.goal} - spaces
        spaces |= new
        for thing in (quest.id, *sorted(new)):
            named = called(quest.id) if thing == quest.id else None
            yield Fact("quest", told, (thing,) if thing else (), public=True, called=named)


def _reason(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> str:
    """Why a hero in the right place cannot attempt the quest now; "none" if it can."""
    if seat != game.turn or game.phase != "hero":
        return "later"
    if QUESTS[quest.id].type == "escort":
        return "none" if quest.carrier == seat else pick_up_reason(game, seat, quest) or "none"
    return attempt_reason(game, seat, quest) or "none"


def _odds(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> tuple[str, Args]:
    """How a quest is done, with the chance of an attempt or a blow, as arguments of a text (DN-13)."""
    printed, player = QUESTS[quest.id], game.players[seat]
    if printed.monster is not None:
        chance = odds.percent(option_texts.blow_chance(game, seat, quest))
        life = scores.quest_life(quest.id) - quest.wounds
        return "slay", {"monster": foe_of(quest.id), "life": life, "percent": chance}
    if printed.chance is not None:
        dice, target = printed.chance.dice, printed.chance.target
        sure = next((paid for paid in range(target + 1) if odds.luck(game, seat, dice, target - paid) >= 1), 0)
        least, most = (odds.percent(odds.luck(game, seat, dice, target - paid)) for paid in (0, player.glory))
        return "luck", {"percent": least, "most": most, "glory": player.glory, "sure": sure}
    if printed.threat is not None:
        threat, parts = printed.threat, scores.Parts()
        score = scores.threat_score(game, seat, threat.attr, parts=parts)
        score += odds.roll_bonus(game, seat, "threat", ["threat", "quest"])
        cost = next(iter(threat.fail), None)
        args: Args = {"attr": refer(f"attr-{threat.attr}"), "score": score, "target": threat.target}
        args |= {"need": max(1, threat.target - score), **changes(parts)}
        args |= {"cost": "none" if cost is None else cost.do, "loses": 0 if cost is None else cost.n}
        return "roll", {**args, "percent": odds.percent(option_texts.quest_chance(game, seat, quest))}
    if printed.price is not None:
        price, means = printed.price, {"wounds": player.life, "hand": len(game.hands[seat])}
        means["readied"] = len(player.readied)
        kind = next((name for name in means if getattr(price, name)), "wounds")
        payable = int(can_sacrifice(game, seat, printed))
        return "price", {"price": kind, "n": getattr(price, kind), "has": means[kind], "payable": payable}
    carrier = "none" if quest.carrier == NOBODY else "own" if quest.carrier == seat else seat_name(quest.carrier)
    return "carry", {"carrier": carrier, "goal": name_of(printed.goal), "thing": load_of(quest.id)}


def monsters(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Whether the hero can defeat a quest's monster in one turn, with a counter-attack and a challenge.

    A card may add or deal more (DN-13.10, DN-15.9).
    """
    player, own = game.players[seat], seat == game.turn
    for place, quest in enumerate([quest for quest in open_to(game, seat) if QUESTS[quest.id].monster is not None]):
        left, there = scores.quest_life(quest.id) - quest.wounds, is_in_space(game, seat, quest.id)
        needed = 0 if there and quest.fought else movement_for(game, seat, quest)
        rest, back = player.movement - needed, int(not quest.fought)
        blows = back + int(not player.attacked and rest > 0)
        args: Args = {"monster": foe_of(quest.id), "left": left, "own": int(own), "near": int(rest >= 0), "back": back}
        args |= {"blows": blows, "percent": odds.percent(option_texts.blow_chance(game, seat, quest))}
        for things in ((quest.id,), ())[: 2 - bool(place)]:
            told = Message("fact-finish", {**args, "enough": int(left <= blows)})
            yield Fact("finish", told, things, public=True, called=called(*things) if things else None)


def owners(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Whose each quest is, and where the component of an Escort quest is (DN-13.22 to DN-13.27)."""
    told_once = False
    for quest in game.quests:
        printed, named = QUESTS[quest.id], called(quest.id)
        args: Args = {"quest": name_of(quest.id), "owner": "none" if quest.owner == NOBODY else seat_name(quest.owner)}
        args |= {"text": refer(f"text-{quest.id}"), "own": int(quest.owner == seat)}
        yield Fact("owner", Message("fact-owner", args), (quest.id,), public=True, called=named)
        if printed.type == "escort":
            at = scores.lies_at(game, quest) if quest.carrier == NOBODY else game.players[quest.carrier].at
            space = printed.space if at == NOWHERE else game.spaces[at].card
            args |= {"thing": load_of(quest.id), "goal": name_of(printed.goal), "space": name_of(space)}
            args |= {"carrier": "none" if quest.carrier == NOBODY else seat_name(quest.carrier)}
            told = Message("fact-load", {**args, "placed": int(at != NOWHERE), "own": int(quest.carrier == seat)})
            for things in ((quest.id,), ())[: 2 - told_once]:
                yield Fact("load", told, things, public=True, called=named if things else None)
            told_once = True
