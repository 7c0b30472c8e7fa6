"""Quests: what is missing to win, each one's chance, price and monster, where it leads, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import NONE, hero_args, listed, may_walk, movement_of, named, seats_of
from games.dungeoneer.rules import option_texts, scores
from games.dungeoneer.rules.acts.attacks import is_quest_space
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import QUESTS, QUESTS_TO_WIN, foe_of, load_of, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest, Side
from games.dungeoneer.rules.quests.quests import attempt_reason, can_sacrifice
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name

FAR = 99
"""More movement than any way takes."""
ALSO = {"slay": ("finish",), "carry": ("load",)}
"""Further questions about quests that are done in these ways: about the monster, about the component."""


def open_to(game: DungeoneerState, seat: Seat) -> list[OpenQuest]:
    """The quests that a hero may do, those first that take the least movement."""
    quests = [quest for quest in game.quests if quest.owner in (NOBODY, seat)]
    return sorted(quests, key=lambda quest: movement_for(game, seat, quest))


def movement_for(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The least movement for an attempt or a delivery; FAR without a way (DN-13.3, DN-13.20, DN-13.22, DN-18.10)."""
    printed, near = QUESTS[quest.id], nearest_space(game, seat, quest)
    if near == NOWHERE or quest.id == attempted(game):
        return FAR if near == NOWHERE else 0
    steps = geometry.steps_of(game, seat)[near]
    if printed.type == "escort" and quest.carrier != seat:
        steps += geometry.steps_from(game, near).get(geometry.space_of(game, printed.goal), FAR)
    elif printed.type != "escort":
        steps += scores.attempt_cost(game, printed) if may_walk(game, seat) else int(printed.type == "chance")
    return min(FAR, steps + int(steps > 0 and game.players[seat].tip is not None))


def attempted(game: DungeoneerState) -> str:
    """The quest that is being attempted: its monster attacks, or the hero is about to roll for it."""
    roll = game.roll
    return game.fight if roll is None else roll.source if roll.attacker is None else roll.attacker.quest


def nearest_space(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The nearest space where the hero has to go for a quest; NOWHERE if there is none, or no way."""
    printed, reached = QUESTS[quest.id], geometry.steps_of(game, seat)
    if printed.type == "escort":
        goals = [geometry.space_of(game, printed.goal) if quest.carrier == seat else scores.lies_at(game, quest)]
    else:
        goals = [number for number in range(len(game.spaces)) if is_quest_space(game, number, printed)]
    return min((goal for goal in goals if goal in reached), key=lambda goal: reached[goal], default=NOWHERE)


def progress(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The progress of each hero: what is missing, could it win in one turn, who is close (DN-13.6, DN-19.1)?"""
    heroes = sorted(game.living(0), key=lambda each: -len(game.players[each].done))
    able = []
    for other in heroes:
        done, mine, have = game.players[other].done, open_to(game, other), movement_of(game, other)
        left, needed = QUESTS_TO_WIN - len(done), movement_for(game, other, mine[0]) if mine else FAR
        able += [seat_name(other)] * (left == 1 and needed <= have)
        args: Args = {**hero_args(game, seat, other), "left": left, "all": QUESTS_TO_WIN, "needed": needed}
        args |= {"reach": "none" if needed == FAR else "near" if needed <= have else "far", "percent": 0}
        args |= {**listed("done", map(name_of, done)), **listed("quests", (name_of(quest.id) for quest in mine))}
        args |= {"nearest": name_of(mine[0].id), **_way(game, other, mine[0])[1]} if mine else {"nearest": NONE}
        yield Fact("win", Message("fact-win", args), seats=seats_of(seat, other), public=True)
    args = {"players": [*map(seat_name, heroes)], "done": [len(game.players[each].done) for each in heroes]}
    args |= {"all": QUESTS_TO_WIN, **listed("able", able)}
    yield Fact("race", Message("fact-race", args), public=True)


def attempts(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The open quests: how is each done, by whom, how likely; is its monster beaten soon, its component stolen?"""
    mine = open_to(game, seat)
    for quest in [*mine, *(quest for quest in game.quests if quest not in mine)]:
        hero, printed = seat if quest in mine else quest.owner, QUESTS[quest.id]
        near, (way, args) = nearest_space(game, hero, quest), _way(game, hero, quest)
        args |= {**hero_args(game, seat, hero), "quest": name_of(quest.id), "text": refer(f"text-{quest.id}")}
        args |= {"whose": 0 if quest.owner == NOBODY else 1 if quest.owner == seat else 2, "why": NONE}
        goal = printed.goal if quest.carrier == hero else printed.space
        args |= {"space": name_of(goal) if goal else refer(f"terrain-{printed.terrain}"), "reason": "away"}
        args["distance"] = NOWHERE if geometry.space_of(game, goal) == NOWHERE else FAR
        if near != NOWHERE:
            args |= {"space": name_of(game.spaces[near].card), "distance": geometry.steps_of(game, hero)[near]}
        if not args["distance"]:
            cannot = "" if printed.type == "escort" else attempt_reason(game, hero, quest)
            args["reason"] = "later" if (hero, "hero") != (game.turn, game.phase) else "not" if cannot else "now"
            args |= {"why": refer(f"refused-{cannot}")} if cannot else {}
        told = Message(f"fact-quest_{way}", args)
        for kind in ("quest", *ALSO.get(way, ())):
            yield from named(Fact(kind, told, public=True), quest.id, first=quest in mine)
        if hero != seat:
            yield Fact("quest", told, seats=(hero,), public=True)


def _way(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> tuple[str, Args]:
    """The way to do a quest, with the chance of an attempt or a blow, as arguments of a text (DN-13)."""
    printed, player = QUESTS[quest.id], game.players[seat]
    chance = option_texts.blow_chance if printed.monster is not None else option_texts.quest_chance
    args: Args = {"percent": odds.percent(chance(game, seat, quest))}
    if printed.monster is not None:
        monster, hero, now = Side(quest=quest.id), Side(hero=seat), may_walk(game, seat)
        near = movement_for(game, seat, quest) <= movement_of(game, seat)
        hits = [odds.fight_chances(game, monster, hero, attr)[0] for attr in scores.quest_attributes(quest.id)]
        args |= {"monster": foe_of(quest.id), "life": scores.side_life(game, monster), "hit": odds.percent(max(hits))}
        struck = quest.fought and quest.id != attempted(game)
        return "slay", {**args, "blows": near * (2 - now * (struck + player.attacked))}
    if printed.chance is not None:
        tries = [odds.luck(game, seat, printed.chance.dice, printed.chance.target - paid) for paid in range(21)]
        args |= {"without": odds.percent(tries[0]), "percent": odds.percent(tries[player.glory]), "glory": player.glory}
        return "luck", {**args, "sure": next(paid for paid, each in enumerate(tries) if each >= 1)}
    if printed.threat is not None:
        bonus = odds.roll_bonus(game, seat, "threat", ["threat", "quest"])
        score = scores.threat_score(game, seat, printed.threat.attr) + bonus
        args |= {"attr": refer(f"attr-{printed.threat.attr}"), "score": score}
        args |= {"need": max(1, printed.threat.target - score)}
        return "roll", {**args, "search": int(printed.search is not None and not quest.found)}
    if printed.price is not None:
        payable = can_sacrifice(game, seat, printed)
        has = {"life": player.life, "hand": len(game.hands[seat]), "readied": len(player.readied)}
        return "price", {**has, "payable": int(payable), "percent": 100 * payable}
    at = scores.lies_at(game, quest) if quest.carrier == NOBODY else game.players[quest.carrier].at
    args |= {"carried": int(quest.carrier != NOBODY), "goal": name_of(printed.goal), "thing": load_of(quest.id)}
    return "carry", {**args, "at": name_of(printed.space if at == NOWHERE else game.spaces[at].card)}
