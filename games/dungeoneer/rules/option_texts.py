"""Places and quests: what can be done there, what it costs and what it brings, in short lines next to answers.

Only for display: computed on request, from what the asked seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.attacks import free_challenge
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import ATTRIBUTES, QUESTS, QUESTS_TO_WIN, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.geometry import FAR
from games.dungeoneer.rules.pieces import OpenQuest, Side
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.ways import rolls_on
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name


def about_space(game: DungeoneerState, seat: Seat, number: int) -> Message | None:
    """The heroes, the quests of that seat and what it can do about them after one step; None if there are none."""
    heroes = [seat_name(other) for other in game.heroes_at(number) if other != seat]
    quests = [
        _prospect(game, seat, quest) for quest in game.quests if number in attributes.quest_spaces(game, seat, quest)
    ]
    if heroes and quests:
        return Message("about-there_both", {"heroes": heroes, "quests": quests})
    if quests:
        return Message("about-there_quests", {"quests": quests})
    return Message("about-there", {"heroes": heroes}) if heroes else None


def _prospect(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Part:
    """A quest with how it goes on in its space, and the chance of an attempt there, or to hit its monster.

    `later`: after one step, what the hero cannot do in this turn: an attempt, or a challenge of the monster.
    """
    printed, player = QUESTS[quest.id], game.players[seat]
    chance = odds.quest_chance(game, seat, quest) if printed.monster is None else odds.blow_chance(game, seat, quest)
    most = chance
    if printed.chance is not None:
        most = odds.luck(game, seat, printed.chance.dice, printed.chance.target - player.glory)
    left = player.movement - 1 - (0 if quest.fought else attributes.attempt_cost(printed, game.attempts))
    strikes_later = printed.monster is not None and challenge_after(game, seat, left) == "later"
    attempts_later = printed.type != "escort" and left < 0
    unpayable = printed.price is not None and not attributes.can_sacrifice(game, seat, printed)
    args: Args = {
        "quest": name_of(quest.id),
        "how": "deliver" if quest.carrier == seat else "unpayable" if unpayable else printed.type,
        "percent": odds.percent(chance),
        "most": odds.percent(most),
        "later": "attempt" if attempts_later else "challenge" if strikes_later else "no",
    }
    return Part("part-quest_there", args)


def best_first(game: DungeoneerState, seat: Seat, moves: Mapping[str, int]) -> list[str]:
    """The moves, given with the space they lead to: first those without a roll that can fail and with most Glory."""
    start, new = game.players[seat].at, {*moves.values()}.difference(game.visited)
    glory = {move: game.spaces[there].printed.glory if there in new else 0 for move, there in moves.items()}
    return sorted(moves, key=lambda move: (len(rolls_on(game, seat, start, [moves[move]])), -glory[move]))


def ways_to_quests(game: DungeoneerState, seat: Seat, moves: Mapping[str, int]) -> list[str]:
    """The moves with which the shortest ways to quests begin, for each quest the best, the nearest quest first."""
    reached = {move: geometry.steps_from(game, moves[move]) for move in best_first(game, seat, moves)}
    ways: dict[str, int] = {}
    for quest in game.quests:
        steps = {move: _steps_to(game, seat, quest, far) for move, far in reached.items()}
        if (least := min(steps.values(), default=FAR)) < FAR:
            move = min(steps, key=steps.__getitem__)  # of equal ones the best
            ways[move] = min(least, ways.get(move, FAR))
    return sorted(ways, key=ways.__getitem__)


def _steps_to(game: DungeoneerState, seat: Seat, quest: OpenQuest, reached: Mapping[int, int]) -> int:
    """The steps to the nearest space, of those reached, where a hero can do something about a quest, or FAR."""
    goals = attributes.quest_spaces(game, seat, quest)
    return min((reached.get(number, FAR) for number in goals), default=FAR)


def threats(game: DungeoneerState, seat: Seat) -> Part | str:
    """The rivals who lack one quest, each with those within a turn's movement that it can complete; empty if none."""
    about_to_win = []
    for rival in game.rivals(seat):
        if len(game.players[rival].done) >= QUESTS_TO_WIN - 1 and (quests := _completed_next(game, rival)):
            args: Args = {"player": seat_name(rival), "quests": quests, "number": len(quests)}
            about_to_win.append(Part("part-may_win", args))
    return part(about_to_win, "part-threats", threats=about_to_win)


def _completed_next(game: DungeoneerState, seat: Seat) -> list[Part]:
    """The quests that a hero may complete with the movement of its next turn, the nearest first."""
    reached, speed = geometry.steps_from(game, game.players[seat].at), attributes.speed(game, seat)
    near: dict[str, int] = {}
    for quest in game.quests:
        may = quest.carrier == seat if QUESTS[quest.id].type == "escort" else _falls(game, seat, quest)
        steps = _steps_to(game, seat, quest, reached)
        if may and steps <= speed:
            near[quest.id] = steps
    nearest = sorted(near, key=near.__getitem__)
    return [Part("part-quest_away", {"quest": name_of(id), "steps": near[id]}) for id in nearest]


def _falls(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> bool:
    """Whether the hero's hits of one turn may defeat the monster of the quest, if it has one."""
    if QUESTS[quest.id].monster is None:
        return True
    stars = (star for attr in ATTRIBUTES for _, star in attributes.stars(game, Side(hero=seat), attr))
    wounds = max((effect.n for star in stars for effect in star.effects if effect.do == "wound"), default=1)
    blows = 1 if quest.fought else 2  # it attacks only when it is attempted first, and may be hit back then
    return attributes.side_life(game, Side(quest=quest.id)) <= blows * wounds


def attempt_about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """The cost of an attempt if no breakdown says it: dice and Glory, a price, movement for challenges."""
    printed = QUESTS[id]
    args = _once_done(game, seat, spent=attributes.attempt_cost(printed, game.attempts))
    if printed.chance is not None:
        dice = printed.chance.dice
        target = printed.chance.target
        glory = game.players[seat].glory
        least, most = (odds.percent(odds.luck(game, seat, dice, target - paid)) for paid in (0, glory))
        return Message("about-attempt_luck", {"least": least, "most": most, **args})
    if printed.price is not None:
        return Message("about-attempt_price", {"text": refer(f"text-{id}"), **args})
    if printed.monster is not None:
        left = game.players[seat].movement - attributes.attempt_cost(printed, game.attempts)
        return Message(f"about-attempt_{challenge_after(game, seat, left)}", {"movement": left})
    return Message("about-attempt", args)


def challenge_after(game: DungeoneerState, seat: Seat, left: int) -> str:
    """When the hero, with this much movement left by an attempt, can challenge the quest's monster (DN-15.9, DN-15.10).

    "monster" for this turn, "tipped" for this turn once it has got up, "later" for its next turn at the earliest;
    "unarmed" if it has no standard attack.
    """
    player = game.players[seat]
    if not attributes.attack_attributes(game, seat):
        return "unarmed"
    tipped = player.tip is not None
    if player.attacked or left < int(tipped) + int(not free_challenge(game, player)):
        return "later"
    return "tipped" if tipped else "monster"


def with_load(key: str, args: Args, game: DungeoneerState, seat: Seat, id: str) -> Message:
    """The message, with the Speed that carrying the component of that quest costs, if any."""
    carried = [replace(quest, owner=seat, carrier=seat) if quest.id == id else quest for quest in game.quests]
    now, later = (attributes.speed(state, seat) for state in (game, game.model_copy(update={"quests": carried})))
    return Message(key, args) if now == later else Message(f"{key}_slower", {**args, "speed": now, "then": later})


def pick_up_about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """Where the component of an escort quest is to be brought, and what carrying it costs."""
    return with_load("about-deliver", {"space": name_of(QUESTS[id].goal)}, game, seat, id)


def put_down_about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """At its goal: the reward, and that the game is won or the phase over; elsewhere: where it is to be brought."""
    if game.spaces[game.players[seat].at].card != QUESTS[id].goal:
        return Message("about-put_down", {"space": name_of(QUESTS[id].goal)})
    return Message("about-delivers", {"text": refer(f"text-{id}"), **_once_done(game, seat)})


def _once_done(game: DungeoneerState, seat: Seat, spent: int = 0) -> Args:
    """Whether completing a quest now, after `spent` movement, wins the game; else the movement that is left unused."""
    player = game.players[seat]
    wins = len(player.done) == QUESTS_TO_WIN - 1
    return {"wins": wins, "movement": player.movement - spent, "glory": player.glory}


def end_about(game: DungeoneerState, seat: Seat, *, keeps: bool) -> Message | None:
    """The fate of the remaining movement, and the gain of having stayed (DN-14.1, DN-14.3)."""
    player = game.players[seat]
    card = game.spaces[player.at].printed
    args: Args = {"glory": card.glory, "peril": card.peril}
    if not player.movement:
        return None if game.moved else Message("about-stays", args)
    if keeps and game.moved and player.movement == 1:
        return None
    what = "keeps" if keeps else "loses"
    args["lost"] = player.movement - int(keeps)
    if game.moved:
        return Message(f"about-{what}_movement", {"lost": args["lost"]})
    return Message(f"about-stays_and_{what}", args)
