"""Which answers may cost a hero its last Life before anyone else decides (DN-18.5), and how likely that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.act_texts import afterwards
from games.dungeoneer.rules.acts.types import Act, Challenge, PlayInstant
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, MAX_LIFE, QUESTS, Effect, healing
from games.dungeoneer.rules.conditions import printed_threat
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE, Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Message, Seat
from rules.questions import Option, Undo

Harm = tuple[float, int]
"""The chance that something strikes the hero, and the wounds it deals then; healing is a negative number."""
MOST_WOUNDS = 3
"""The most wounds that a hero takes before it decides again, without a declaration: spikes on the way, then a monster.
"""


def warn(
    game: DungeoneerState, seat: Seat, options: list[Option], harms: Callable[[Option], Iterable[Harm]]
) -> list[Option]:
    """The options; those whose `harms` may eliminate the hero have a warning and have to be confirmed."""
    life = game.players[seat].life
    if life <= MOST_WOUNDS * (1 + len(game.encounters) + len(game.draft)):
        for option in options:
            chance = 0.0 if option.role.is_back else death(life, harms(option))
            if chance:
                option.undo = Undo.CONFIRMED
                option.warning = Message("risk-out", {"life": life, "percent": max(1, odds.percent(chance))})
    return options


def death(life: int, harms: Iterable[Harm]) -> float:
    """The chance that these harms, one after the other, take all of that Life."""
    left, dead = {life: 1.0}, 0.0
    for chance, wounds in harms:
        outcomes: dict[int, float] = defaultdict(float)
        for remaining, probability in left.items():
            outcomes[remaining] += probability * (1 - chance)
            if remaining <= wounds:
                dead += probability * chance
            else:
                outcomes[min(MAX_LIFE, remaining - wounds)] += probability * chance
        left = outcomes
    return dead


def pending(game: DungeoneerState, seat: Seat) -> Iterator[Harm]:
    """The next harms to the hero if nobody acts: the roll at hand, a quest's monster, the encounters to come."""
    roll, at = game.roll, game.players[seat].at
    if roll is not None and roll.sides is not None:
        if seat in roll.heroes and seat not in roll.prevented and not (roll.steal and roll.sides[1].hero == seat):
            yield _fight(game, seat, *roll.sides, roll.attr, roll.stars)
    elif roll is not None:
        yield from _harms_of_roll(game, seat, roll)
    elif game.fight and seat == game.turn and not game.fight_prevented:
        yield _fight(game, seat, Side(quest=game.fight), Side(hero=seat), game.fight_attr)
    fought = roll.sides[0].entry if roll is not None and roll.sides is not None else NOWHERE
    striking = game.striking
    for index, entry in enumerate(game.encounters):
        if entry.state != "waiting" or entry.space != at or index == fought:
            continue
        if entry.beast is None:
            if not striking or seat in game.struck:
                yield trap(game, seat, entry.card)
            striking = False
        elif entry.target == seat and not entry.prevented:
            yield _fight(game, seat, Side(entry=index), Side(hero=seat), entry.attr)


def _harms_of_roll(game: DungeoneerState, seat: Seat, roll: Roll) -> Iterator[Harm]:
    """The possible harms to the hero by the threat at hand and its consequences."""
    strikes_all = roll.what == "quest" and game.players[roll.seat].at == game.players[seat].at
    if roll.seat != seat and not strikes_all:
        return
    match roll.what:
        case "exit":
            yield from walk(game, seat, roll.side)
        case "search":
            yield from attempt(game, seat, roll.source)
        case "obstacle" | "trap" | "bane" | "quest":
            yield 1 - odds.threat_chance(game, roll.seat, roll, *roll.tags), _wounds(printed_threat(roll).fail)


def goes_on(game: DungeoneerState, seat: Seat, option: Option) -> Iterator[Harm]:
    """The possible harms to the hero after this act, or when its player passes."""
    return after(game, seat, option.value) if isinstance(option.value, Act) else pending(game, seat)


def after(game: DungeoneerState, seat: Seat, act: Act) -> Iterator[Harm]:
    """The possible harms to the hero after that act of its player; none if the act moves it away."""
    hero = game.players[act.subject(seat)]
    yield 1.0, -healing(act.effects, attributes.terrain_at(game, hero.at))
    if act.does("step"):
        return
    position = afterwards(game, act.subject(seat), act)
    if act.does("prevent_combat") and position.roll is not None:
        position.roll = replace(position.roll, prevented=[seat])
    if isinstance(act, PlayInstant) and act.against is not None and (act.does("cancel") or act.does("prevent")):
        against = act.against
        position.fight_prevented |= bool(against.quest)
        position.encounters = [
            replace(entry, state="done") if index == against.entry else entry
            for index, entry in enumerate(game.encounters)
        ]
    yield from pending(position, seat)
    if isinstance(act, Challenge):
        yield _fight(position, seat, Side(hero=seat), act.target, act.attr)


def walk(game: DungeoneerState, seat: Seat, side: int) -> Iterator[Harm]:
    """A trapped exit, and the spikes behind it."""
    player = game.players[seat]
    space = game.spaces[player.at]
    passes = 1.0
    if not geometry.is_open(game, player.at, side):
        way = space.exit(side)
        met = odds.threat_chance(game, seat, way, *way.tags)
        if way.kind == "trapped":
            yield 1 - met, 1
        elif player.movement < 2:
            passes = met
    for chance, wounds in arrival(game, seat, space.near[side]):
        yield passes * chance, wounds


def arrival(game: DungeoneerState, seat: Seat, number: int) -> Iterator[Harm]:
    """The spikes of a space that the hero enters on its own turn."""
    spikes = game.spaces[number].printed.spikes
    if spikes is not None and seat == game.turn:
        yield 1 - odds.threat_chance(game, seat, spikes, "spikes", "obstacle"), 1


def attempt(game: DungeoneerState, seat: Seat, id: str) -> Iterator[Harm]:
    """A failure at the quest, or the attack of its monster in its most dangerous attribute."""
    printed, life = QUESTS[id], game.players[seat].life
    met = 1.0
    if search := attributes.search_left(game.quest(id)):
        met = odds.threat_chance(game, seat, search, "quest")
        if _wounds(search.fail) >= life:  # otherwise nothing more happens after a failure
            yield 1 - met, _wounds(search.fail)
            met = 1.0
    if printed.threat is not None:
        missed = 1 - odds.threat_chance(game, seat, printed.threat, "quest")
        yield met * missed, _wounds(printed.threat.fail)
    elif printed.monster is not None:
        attacks = (
            _fight(game, seat, Side(quest=id), Side(hero=seat), attr) for attr in attributes.quest_attributes(id)
        )
        chance, wounds = max(attacks, key=lambda attack: death(life, [attack]))
        yield met * chance, wounds


def trap(game: DungeoneerState, seat: Seat, card: str) -> Harm:
    """A trap in the hero's space."""
    return odds.trap_chance(game, card, seat, game.players[seat].at), _wounds(CARDS[card].faced.fail)


def reset(game: DungeoneerState, seat: Seat) -> Iterator[Harm]:
    """The banes that strike the hero at its Reset (DN-4.7)."""
    for laid in game.players[seat].banes:
        threat = laid.printed.reset
        if threat is not None:
            yield 1 - odds.threat_chance(game, seat, threat), _wounds(threat.fail)


def _fight(
    game: DungeoneerState, seat: Seat, attacker: Side, defender: Side, attr: str, stars: list[int] | None = None
) -> Harm:
    """An attack on the hero, or its own one that is answered; `stars`: the named hit effects (DN-6.12)."""
    chances = odds.fight_chances(game, attacker, defender, attr)
    defends = defender.hero == seat
    winner = attacker if defends else defender
    hits = [star for _, star in attributes.stars(game, winner, attr)]
    if stars is not None and hits:
        named = stars[0 if defends else 1]
        hits = [hits[min(named, len(hits) - 1)]]
    chance = chances.hit if defends else chances.countered
    return chance, max((_wounds(star.effects) for star in hits), default=1)


def _wounds(effects: Iterable[Effect]) -> int:
    """The wounds that these effects deal."""
    return sum(effect.n for effect in effects if effect.do == "wound")
