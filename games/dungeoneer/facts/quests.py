"""Facts about quests: what is missing to win, each one's chance, price and monster, where it leads, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from games.dungeoneer.facts.common import NONE, hero_args, listed, may_walk, movement_of, named
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.breakdowns import CERTAIN
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import QUESTS, QUESTS_TO_WIN, Chance, Effect, Quest, foe_of, load_of, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.geometry import FAR
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest, Side
from games.dungeoneer.rules.quests.quests import attempt_reason
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact, seats_of
from rules.messages import Args, Message, Seat, refer

ALSO = {"slay": ("finish",), "carry": ("load",)}
"""Further questions about quests that are done in these ways: about the monster, about the component."""


def open_to(game: DungeoneerState, seat: Seat) -> list[OpenQuest]:
    """The quests that a hero may do, those first that take the least movement."""
    quests = [quest for quest in game.quests if quest.owner in (NOBODY, seat)]
    return sorted(quests, key=lambda quest: movement_for(game, seat, quest))


def movement_for(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The least movement for an attempt or a delivery; FAR without a way (DN-13.3, DN-13.20, DN-13.22, DN-18.10)."""
    near = nearest_space(game, seat, quest)
    if near == NOWHERE:
        return FAR
    if quest.id == attempted(game):
        return 0
    printed, steps = QUESTS[quest.id], geometry.steps_of(game, seat)[near]
    if printed.type != "escort":
        steps += attributes.attempt_cost(printed, game.attempts if may_walk(game, seat) else 0)
    elif quest.carrier != seat:
        steps += geometry.steps_from(game, near).get(geometry.space_of(game, printed.goal), FAR)
    if steps and game.players[seat].tip is not None:
        steps += 1
    return min(FAR, steps)


def attempted(game: DungeoneerState) -> str:
    """The quest that is being attempted: its monster attacks, or the hero is about to roll for it."""
    roll = game.roll
    if roll is None:
        return game.fight
    return roll.source if roll.attacker is None else roll.attacker.quest


def nearest_space(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The nearest space where the hero has to go for a quest; NOWHERE if there is none, or no way."""
    reached, goals = geometry.steps_of(game, seat), attributes.quest_spaces(game, seat, quest)
    return min((goal for goal in goals if goal in reached), key=lambda goal: reached[goal], default=NOWHERE)


def progress(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The quests that each hero still needs, and whether it can win in one turn (DN-13.6, DN-19.1)."""
    for hero in game.living(0):
        yield Fact("win", Message("fact-win", _progress(game, seat, hero)), seats=seats_of(seat, hero), public=True)


def _progress(game: DungeoneerState, seat: Seat, hero: Seat) -> Args:
    """The quests that a hero has done and may do, and the way to the nearest of them."""
    done, quests = game.players[hero].done, open_to(game, hero)
    lists = listed("done", map(name_of, done)) | listed("quests", (name_of(quest.id) for quest in quests))
    nearest: Args = {"nearest": NONE, "reach": "none", "needed": FAR, "percent": 0}
    if quests:
        nearest = _nearest(game, hero, quests[0])
    left: Args = {"left": QUESTS_TO_WIN - len(done), "all": QUESTS_TO_WIN}
    return {**hero_args(game, seat, hero), **lists, **left, **nearest}


def _nearest(game: DungeoneerState, hero: Seat, quest: OpenQuest) -> Args:
    """The name, the reach, and the chance of a hero's nearest quest."""
    needed, (_, chances) = movement_for(game, hero, quest), _way(game, hero, quest)
    reach = "none" if needed == FAR else "far"
    if needed <= movement_of(game, hero):
        reach = "near"
    return {"nearest": name_of(quest.id), "reach": reach, "needed": needed, "percent": chances["percent"]}


def attempts(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The open quests: how, by whom and how likely each is done, whether its monster or a component is in danger."""
    mine = open_to(game, seat)
    for quest in [*mine, *(quest for quest in game.quests if quest not in mine)]:
        hero = seat if quest in mine else quest.owner
        way, chances = _way(game, hero, quest)
        whose = {NOBODY: 0, seat: 1}.get(quest.owner, 2)  # the global one, the asker's, another player's
        about: Args = {"quest": name_of(quest.id), "text": refer(f"text-{quest.id}"), "whose": whose}
        place = _place(game, hero, quest)
        text = Message(f"fact-quest_{way}", {**hero_args(game, seat, hero), **about, **place, **chances})
        for kind in ("quest", *ALSO.get(way, ())):
            yield from named(Fact(kind, text, public=True), quest.id, first=quest in mine)
        if hero != seat:
            yield Fact("quest", text, seats=(hero,), public=True)


def _place(game: DungeoneerState, hero: Seat, quest: OpenQuest) -> Args:
    """Where a hero has to go for a quest, how far it is (FAR: no way, NOWHERE: not placed), and what is done there."""
    printed, near = QUESTS[quest.id], nearest_space(game, hero, quest)
    if near != NOWHERE:
        distance, space = geometry.steps_of(game, hero)[near], name_of(game.spaces[near].card)
        moment: Args = {"reason": "away", "why": NONE} if distance else _moment(game, hero, quest)
        return {"space": space, "distance": distance, **moment}
    goal = printed.goal if quest.carrier == hero else printed.space
    distance = NOWHERE if geometry.space_of(game, goal) == NOWHERE else FAR
    space = name_of(goal) if goal else refer(f"terrain-{printed.terrain}")
    return {"space": space, "distance": distance, "reason": "away", "why": NONE}


def _moment(game: DungeoneerState, hero: Seat, quest: OpenQuest) -> Args:
    """Whether a hero who is there can do the quest "now", "later" (in its own Hero phase) or "not", and why."""
    cannot = "" if QUESTS[quest.id].type == "escort" else attempt_reason(game, hero, quest)
    why = refer(f"refused-{cannot}") if cannot else NONE
    if (hero, "hero") != (game.turn, game.phase):
        return {"reason": "later", "why": why}
    return {"reason": "not" if cannot else "now", "why": why}


def _way(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> tuple[str, Args]:
    """The way to do a quest, with the chance of an attempt or a blow, as arguments of a text (DN-13)."""
    printed = QUESTS[quest.id]
    if printed.monster is not None:
        return "slay", _slay(game, seat, quest)
    if printed.chance is not None:
        return "luck", _luck(game, seat, printed.chance)
    if printed.threat is not None:
        return "roll", _roll(game, seat, quest, printed.threat)
    if printed.price is not None:
        return "price", _price(game, seat, printed)
    return "carry", _carry(game, seat, quest)


def _slay(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """The monster's Life, the chances that it and the hero hit, and the hits that are possible in a turn."""
    monster, hero = Side(quest=quest.id), Side(hero=seat)
    hits = [odds.fight_chances(game, monster, hero, attr).hit for attr in attributes.quest_attributes(quest.id)]
    hit, percent = odds.percent(max(hits)), odds.percent(odds.blow_chance(game, seat, quest))
    foe: Args = {"monster": foe_of(quest.id), "life": attributes.side_life(game, monster)}
    return {**foe, "hit": hit, "percent": percent, "blows": _blows(game, seat, quest)}


def _blows(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The most hits on a quest's monster in a hero's turn: one as it strikes first, one by a challenge."""
    if movement_for(game, seat, quest) > movement_of(game, seat):
        return 0
    if not may_walk(game, seat):
        return 2
    has_struck = quest.fought and quest.id != attempted(game)
    return int(not has_struck) + int(not game.players[seat].attacked)


def _luck(game: DungeoneerState, seat: Seat, chance: Chance) -> Args:
    """The chances with all of the hero's Glory and with none, and the Glory that makes success certain (DN-13.21)."""

    def percent(spent: int) -> int:
        return odds.percent(odds.luck(game, seat, chance.dice, chance.target - spent))

    glory, sure = game.players[seat].glory, next(spent for spent in count() if percent(spent) == CERTAIN)
    return {"without": percent(0), "percent": percent(glory), "glory": glory, "sure": sure}


def _roll(game: DungeoneerState, seat: Seat, quest: OpenQuest, threat: Effect) -> Args:
    """The chance of an attempt, the score that is added to the die, and the lowest roll that succeeds."""
    bonus = odds.roll_bonus(game, seat, "threat", ["threat", "quest"])
    score = attributes.threat_score(game, seat, threat.attr) + bonus
    needed: Args = {"attr": refer(f"attr-{threat.attr}"), "score": score, "need": max(1, threat.target - score)}
    percent = odds.percent(odds.quest_chance(game, seat, quest))
    return {**needed, "search": attributes.search_left(quest) is not None, "percent": percent}


def _price(game: DungeoneerState, seat: Seat, printed: Quest) -> Args:
    """The Life and the cards that the hero has for the price, and whether they are enough."""
    player, payable = game.players[seat], attributes.can_sacrifice(game, seat, printed)
    has: Args = {"life": player.life, "hand": len(game.hands[seat]), "readied": len(player.readied)}
    return {**has, "payable": payable, "percent": CERTAIN if payable else 0}


def _carry(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Args:
    """Where the component is and where it goes; nothing is rolled."""
    printed, carried = QUESTS[quest.id], quest.carrier != NOBODY
    at = game.players[quest.carrier].at if carried else attributes.lies_at(game, quest)
    place = name_of(printed.space if at == NOWHERE else game.spaces[at].card)
    load: Args = {"thing": load_of(quest.id), "carried": carried, "percent": CERTAIN}
    return {**load, "at": place, "goal": name_of(printed.goal)}
