"""The acts of a computer player's hero: cards that help, quests, attacks, and the way to the most gain.

An `Act` is the value of an option that uses a card, an effect or an attack; functions return ids of options.
"""

from __future__ import annotations

from games.dungeoneer.players import routes, valuation
from games.dungeoneer.players.routes import Way
from games.dungeoneer.players.valuation import WORTH_THE_TROUBLE, Gains, best
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.types import Act, Challenge, Ready, RemoveBane
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, DIRECTIONS, MAX_LIFE, QUESTS, healing
from games.dungeoneer.rules.map.geometry import neighbours, space_of
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Side
from games.dungeoneer.rules.quests.quests import Attempt, PickUp, PutDown
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat
from rules.questions import Option

GOOD_CHANCE = 0.5
"""A Chance roll with a lower chance than this waits for more Glory."""
HURT = 4
"""With this much Life or less, healing comes first."""
NEARLY_AFFORDABLE = 3
"""A card that needs up to this much more Glory is worth waiting for."""
GLORY_TO_SPARE = 2
"""The Glory that has to be left after a bane is removed."""
MUCH_PERIL = 4
"""With this much Peril or more, some is removed."""
DELIVERY, PICK_UP = 1.0, 0.1
"""The worth of putting the component of an Escort quest down where it belongs, and of picking it up."""
STEAL = 0.05
"""The worth of stealing a component, in addition to the attack."""
LIFE_REGAINED, PERIL_REMOVED, BANE_REMOVED, MORE_MOVEMENT = 0.2, 0.014, 0.012, 0.01
"""The worth of each point of Life, and of the whole of the others."""


def hero_act(game: DungeoneerState, seat: Seat, options: list[Option]) -> str:
    """A quest that is sure to be done, then cards that help, other quests, and the way to the next one."""
    ids = [option.id for option in options]
    player = game.players[seat]
    gains = Gains(game, seat)
    sure = _sure_act(gains, options)
    if sure:
        return sure
    quest = _quest_act(gains, options)
    acts = acts_of(options)
    if not _chance_awaits(game, seat):  # where Glory is needed, none is spent
        better = _improvement(gains, acts, ids)
        if better:
            return better
    if quest is not None:
        return quest.id
    if "untip" in ids:
        return "untip"
    blow = _best_blow(game, seat, acts)
    if blow:
        return blow
    if player.tip is None and player.movement:
        return _step_to_most_gain(gains, ids)
    return "explore" if "explore" in ids and not player.movement else "end"


def _chance_awaits(game: DungeoneerState, seat: Seat) -> bool:
    """Whether a Chance roll that is worth trying is here, or where the hero can go in this turn."""
    player = game.players[seat]
    mine = [quest for quest in game.quests if quest.owner in (NOBODY, seat)]
    return any(
        QUESTS[quest.id].chance is not None
        and valuation.is_near(game, seat, quest, player.movement)
        and chance_with(game, seat, quest.id, player.glory + valuation.entering(game, seat, quest)) >= GOOD_CHANCE
        for quest in mine
    )


def _quest_act(gains: Gains, options: list[Option]) -> Option | None:
    """The best that can be done about a quest."""
    worths = ((option, _quest_worth(gains, option)) for option in options)
    worthwhile = [(option, worth) for option, worth in worths if worth is not None]
    return best(worthwhile, -valuation.boldness(gains.game, gains.seat)) if worthwhile else None


def _quest_worth(gains: Gains, option: Option) -> float | None:
    """The worth of the answer for quests; None if it does not concern a quest."""
    game = gains.game
    match option.value:
        case Attempt(quest):
            return _attempt_worth(gains, quest)
        case PickUp():
            return PICK_UP
        case PutDown(quest) if game.spaces[game.players[gains.seat].at].card == QUESTS[quest].goal:
            return DELIVERY
    return None


def _attempt_worth(gains: Gains, id: str) -> float:
    """The worth of an attempt now; none is worth it while its Chance roll waits for more Glory."""
    game, seat = gains.game, gains.seat
    if QUESTS[id].chance is not None and _waits_for_glory(game, seat, id):
        return -1.0
    return gains.of(game.quest(id))


def _waits_for_glory(game: DungeoneerState, seat: Seat, id: str) -> bool:
    """Whether a Chance roll should wait for more Glory; it never does without any, or in the last turn."""
    glory = game.players[seat].glory
    return glory > 0 and chance_with(game, seat, id, glory) < GOOD_CHANCE and not valuation.is_last_turn(game, seat)


def chance_with(game: DungeoneerState, seat: Seat, id: str, glory: int) -> float:
    """The chance to complete the quest by a Chance roll with this much Glory spent on it; 0 for other quests."""
    chance = QUESTS[id].chance
    return 0.0 if chance is None else odds.luck(game, seat, chance.dice, chance.target - glory)


def _sure_act(gains: Gains, options: list[Option]) -> str:
    """The first answer that completes a quest in this turn for sure, if it is worth its price; empty if none does."""
    game, seat = gains.game, gains.seat
    steps = _steps_to_goals(game, seat)
    for option in options:
        quest = _sure_here(game, seat, option)
        if quest and (not isinstance(option.value, Attempt) or _attempt_worth(gains, quest) > 0):
            return option.id
        if option.id in steps:
            return option.id
    return ""


def sure_quest(game: DungeoneerState, seat: Seat, option: Option) -> str:
    """The quest that this answer completes in this turn, unless another player interferes; empty where there is none.

    This includes walking with what the hero carries, or is about to pick up.
    """
    return _sure_here(game, seat, option) or _steps_to_goals(game, seat).get(option.id, "")


def _sure_here(game: DungeoneerState, seat: Seat, option: Option) -> str:
    """The quest that the answer completes for sure: an attempt, or a component put down, or lifted near its goal."""
    match option.value:
        case Attempt(quest) if _is_sure(game, seat, quest):
            return quest
        case PutDown(quest) if game.spaces[game.players[seat].at].card == QUESTS[quest].goal:
            return quest
        case PickUp(quest) if _way_to_goal(game, seat, quest) is not None:
            return quest
    return ""


def _steps_to_goals(game: DungeoneerState, seat: Seat) -> dict[str, str]:
    """The first steps, as ids of options, to where what the hero carries belongs, with the quests."""
    return {way.first: id for id, way in _deliveries(game, seat).items() if way.first}


def movement_needed(game: DungeoneerState, seat: Seat) -> float:
    """The movement that the nearest sure delivery of this turn needs; 0 without one."""
    return min((way.steps for way in _deliveries(game, seat).values()), default=0.0)


def _deliveries(game: DungeoneerState, seat: Seat) -> dict[str, Way]:
    """The quests whose component the hero carries and is sure to deliver in this turn, with the ways."""
    carried = [quest.id for quest in game.quests if quest.carrier == seat]
    return {id: way for id in carried if (way := _way_to_goal(game, seat, id)) is not None}


def _is_sure(game: DungeoneerState, seat: Seat, id: str) -> bool:
    """Whether an attempt cannot fail: its cost can be paid, or any roll is enough."""
    printed = QUESTS[id]
    if attributes.search_left(game.quest(id)) is not None:
        return False
    if printed.threat is not None:
        return odds.threat_chance(game, seat, printed.threat, "quest") == 1
    return printed.price is not None or chance_with(game, seat, id, game.players[seat].glory) == 1


def _way_to_goal(game: DungeoneerState, seat: Seat, id: str) -> Way | None:
    """The way to where a component belongs, if nothing stands in it and the hero gets there in this turn."""
    player, goal = game.players[seat], space_of(game, QUESTS[id].goal)
    if goal == NOWHERE or player.tip is not None:
        return None
    way = routes.ways(game, seat).get(goal)
    return way if way is not None and way.steps <= player.movement and way.risk < WORTH_THE_TROUBLE else None


def acts_of(options: list[Option]) -> list[Act]:
    """The acts among the answers."""
    return [option.value for option in options if isinstance(option.value, Act)]


def _improvement(gains: Gains, acts: list[Act], ids: list[str]) -> str:
    """A card to play, a wound to heal or a bane to get rid of."""
    least = _least_worth(gains.game, gains.seat) if any(isinstance(act, Ready) for act in acts) else 0.0
    return best((act.id, _act_worth(gains, act, least, "untip" in ids)) for act in acts) or ""


def _act_worth(gains: Gains, act: Act, least: float, is_tipped: bool) -> float:
    """The worth of the act in the hero phase; a card worth less than `least` waits for a better one."""
    game, seat = gains.game, gains.seat
    player = game.players[seat]
    if isinstance(act, Ready):
        worth = valuation.permanent_worth(game, seat, act.card)
        return 0.0 if worth < least or player.glory - act.cost < CARDS[act.card].upkeep else worth
    if act.does("heal"):
        return _healing_worth(game, seat, act)
    if isinstance(act, RemoveBane):
        # A fallen hero gets up first.
        return BANE_REMOVED if player.glory >= act.cost + GLORY_TO_SPARE and not is_tipped else 0.0
    if act.does("peril"):
        return PERIL_REMOVED if player.peril >= MUCH_PERIL else 0.0
    if act.does("move"):
        return MORE_MOVEMENT if not player.movement and valuation.goals(game, seat, gains) else 0.0
    return 0.0


def _least_worth(game: DungeoneerState, seat: Seat) -> float:
    """The worth that a card needs to be played now: half of the best one in hand that is nearly affordable."""
    player = game.players[seat]
    worths = [
        valuation.card_worth(game, seat, card)
        for card in dict.fromkeys(game.hands[seat])
        if CARDS[card].span == "permanent"
        and CARDS[card].kind in ("boon", "treasure")
        and player.glory < CARDS[card].cost <= player.glory + NEARLY_AFFORDABLE
    ]
    return max(worths, default=0.0) / 2


def _healing_worth(game: DungeoneerState, seat: Seat, act: Act) -> float:
    """The worth of Life regained, if none of it is wasted or the wounds are serious."""
    player = game.players[seat]
    missing, healed = MAX_LIFE - player.life, healing(act.effects)
    return LIFE_REGAINED * min(healed, missing) if missing >= healed or player.life <= HURT else 0.0


def _best_blow(game: DungeoneerState, seat: Seat, acts: list[Act]) -> str:
    """A challenge whose chances are good."""
    worths = (
        (act.id, valuation.attack_worth(game, seat, Side(hero=seat), act.target, act.attr) + STEAL * bool(act.steal))
        for act in acts
        if isinstance(act, Challenge)
    )
    return best(worths, WORTH_THE_TROUBLE) or ""


def only_leads_back(game: DungeoneerState, seat: Seat, step: str) -> bool:
    """Whether a step leads to where the hero has been in this turn, with nothing to gain that way, nor more safety."""
    at = game.players[seat].at
    next_space = next((other for side, other in neighbours(game, at) if step == f"move-{DIRECTIONS[side]}"), NOWHERE)
    if next_space not in game.visited or game.heroes_at(next_space):
        return False
    ahead = {place: way for place, way in routes.ways(game, seat).items() if way.first == step}
    goals = valuation.goals(game, seat)
    if any(_worth_of_going(game, seat, place, goals[place], way) > 0 for place, way in ahead.items() if place in goals):
        return False
    worth_next = valuation.stay_worth(game, seat, next_space, gains=False)
    return worth_next <= valuation.stay_worth(game, seat, at, gains=False)


def _worth_of_going(game: DungeoneerState, seat: Seat, place: int, gain: float, way: Way) -> float:
    """The worth of going to a space where there is this much to gain: less the longer it takes, and the risk."""
    share_left: float = valuation.WAIT ** _turns_to(game, seat, place, way)
    return gain * share_left - way.risk


def _step_to_most_gain(gains: Gains, ids: list[str]) -> str:
    """The first step to the space where there is most to gain, exploring while nothing is in reach.

    A hero for whom it is best to act here in its next turn stays and ends this one.
    """
    game, seat = gains.game, gains.seat
    player = game.players[seat]
    ways = routes.ways(game, seat)
    goals = valuation.goals(game, seat, gains)
    worths = [
        (ways[place].first, _worth_of_going(game, seat, place, gain, ways[place]))
        for place, gain in goals.items()
        if place != player.at and place in ways and ways[place].first in ids
    ]
    if player.at in goals:
        worths.append(("end", goals[player.at] * valuation.WAIT))
    if first := best(worths):
        return first
    return "explore" if "explore" in ids else _wander(game, seat, ids)


def _turns_to(game: DungeoneerState, seat: Seat, place: int, way: Way) -> float:
    """The turns until something can be done there: at least one where the hero has been in this turn."""
    turns = way.steps / max(1, attributes.speed(game, seat))
    return max(1.0, turns) if place in game.visited else turns


def _wander(game: DungeoneerState, seat: Seat, ids: list[str]) -> str:
    """The step to where there is most Glory and least Peril, if it is better there than here; else the end."""
    at = game.players[seat].at
    risks = routes.Risks(game, seat)
    stay = valuation.stay_worth(game, seat, at, gains=not game.moved)
    worths = []
    for side, other in neighbours(game, at):
        id = f"move-{DIRECTIONS[side]}"
        if id in ids:
            worth = valuation.stay_worth(game, seat, other, gains=other not in game.visited)
            worth -= risks.to_leave(at, side)[1] + risks.of_obstacles(other)
            worths.append((id, worth))
    return best(worths, stay) or "end"
