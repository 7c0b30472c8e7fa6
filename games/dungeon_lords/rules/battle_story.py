"""How the story tells a battle: how it ended, and blow by blow whom it hit, healed or spared, with numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from games.dungeon_lords.rules.components import HEROES
from rules.messages import Arg, Args, Event, Message, Plain, Ref, SeatRef, refer

EVIL = {"log-evil_up": 1, "log-evil_down": -1}
PALADIN = ("log-paladin_comes", "log-paladin_moves")
BLOWS = {
    "log-trap": "trap",
    "log-attacks": "creature",
    "log-clings": "creature",
    "log-spell": "spell",
    "log-healed": "healing",
    "log-fatigue": "fatigue",
    "log-poison_works": "poison",
}
"""What strikes or heals in a battle, by event."""
SPARED = frozenset({"log-prevented", "log-shield_absorbs"})
CURED = frozenset({"log-healed", "log-mended"})
NOT_CAST = frozenset({"log-spell_too_weak", "log-spell_stopped_by_room", "log-spell_stopped_by_trap"})
EFFECTS = frozenset(
    {
        "log-trap_in_vain",
        "log-spell_in_vain",
        "log-creature_withdrawn",
        "log-felled",
        "log-weakened",
        "log-enraged",
        "log-hidden",
        "log-phantom",
        "log-toughened",
        "log-traps_cancelled",
    }
)
"""What a trap or a spell does besides damage, told in its own words."""
FOLLOWING = SPARED | CURED | EFFECTS | {"log-damage", "log-defeated", "log-phantom_bursts"}
"""What follows from a blow."""
BATTLE = (
    frozenset(BLOWS)
    | FOLLOWING
    | NOT_CAST
    | frozenset(PALADIN)
    | frozenset(EVIL)
    | {
        "log-trap_not_paid",
        "log-trap_discarded_which",
        "log-party_gone",
        "log-wage_paid",
        "log-monster_fed",
        "log-cannot_attack",
        "log-no_heal",
        "log-no_conquest",
        "log-no_spell",
        "log-healing_skipped",
        "log-no_fight_no_healing",
        "log-conquered",
        "log-conquest_skipped",
    }
)
ENDS = frozenset({"log-defeated", "log-party_gone", "log-conquered", "log-conquest_skipped"})
BEATS = frozenset(BLOWS) | NOT_CAST | ENDS | frozenset(PALADIN) | {"log-battle"}
"""The moments of a battle on the board."""
OUTCOMES = {"story-tile_lost": "lost", "story-party_gone": "gone", "story-tile_kept": "kept"}
"""How the short form of a battle says what became of the tile."""


def tell_battle(events: Sequence[Event]) -> list[Message]:
    """How it ended, who was captured, and blow by blow what happened."""
    told = [_result(events) or events[0], *_captured(events), *_unpaid(events), *_course(events)]
    if lost := sum(number_of(event, "by") for event in events if event.key == "log-evil_down"):
        told.append(Message("story-evil_of_conquest", {"n": -lost}))
    told += [*_raised(events), *(event for event in events if event.key in PALADIN)]
    return told


def tell_battle_in_short(events: Sequence[Event]) -> list[Message]:
    """What either side has won, once the battle is over."""
    result = _result(events)
    if result is None:
        return []
    heroes = _heroes(events)
    args: Args = {
        "points": 0,
        **result.args,
        "outcome": OUTCOMES[result.key],
        "heroes": heroes,
        "captured": len(heroes),
    }
    return [
        Message("story-battle", args),
        *_unpaid(events),
        *_raised(events),
        *(event for event in events if event.key in PALADIN),
    ]


def tell_blows(events: Sequence[Event]) -> list[Message]:
    """Blows in a battle that began before, and who was defeated."""
    return [message for moment in show_battle(events) for message in moment]


def show_battle(events: Sequence[Event]) -> list[list[Message]]:
    """The moments of a battle: each blow with what it did to whom, each defeat, and how it ended."""
    return [moment if isinstance(moment, list) else moment.told() for moment in _moments(events)]


@dataclass(slots=True)
class _Hit:
    """What a blow does to one of the party: hit points before and after, and the damage it was spared."""

    hero: Plain
    before: int | None = None
    after: int = 0
    blocked: int = 0

    def told(self) -> Message:
        if self.before is None:
            return Message("story-unhurt", {"hero": self.hero, "blocked": self.blocked})
        args: Args = {"hero": self.hero, "before": self.before, "after": self.after, "blocked": self.blocked}
        return Message("story-hit", args)


@dataclass(slots=True)
class _Blow:
    """A trap, an attack, a spell, healing, fatigue or poison."""

    event: Event
    hits: dict[Plain, _Hit] = field(default_factory=dict)
    effects: list[Event] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        """Add what follows from the blow."""
        if event.key in EFFECTS:
            self.effects.append(event)
            return
        hero = event.args.get("hero")
        if not isinstance(hero, Ref):
            return
        hit = self.hits.setdefault(hero, _Hit(hero))
        points = number_of(event, "points")
        if event.key in SPARED:
            hit.blocked += points
            return
        if event.key in CURED:
            # Events of older games have only the damage that remains.
            after = number_of(event, "left") or HEROES[hero.key.removeprefix("hero-")].hp - number_of(event, "damage")
            before = after - points
        else:
            after = number_of(event, "left")
            before = number_of(event, "before") or after + points
        hit.before = before if hit.before is None else hit.before
        hit.after = after

    def told(self) -> list[Message]:
        """What struck, what it did to each, and what else it did."""
        kind, args = BLOWS[self.event.key], self.event.args
        hits = [hit.told() for hit in self.hits.values() if hit.before is not None or hit.blocked]
        if kind == "spell":
            magic: Args = {"magic": number_of(self.event, "magic"), "needed": number_of(self.event, "needed")}
            return [Message("story-spell", {"card": args["card"], **magic, "hits": len(hits)}), *hits, *self.effects]
        name = next((args[each] for each in ("trap", "creature") if each in args), refer(f"story-{kind}"))
        return [Message("story-blow", {"kind": kind, "name": name, "hits": len(hits)}), *hits, *self.effects]


def _moments(events: Sequence[Event]) -> list[_Blow | list[Message]]:
    """Blows and other moments in order; a blow also has what follows from it after a defeat."""
    found: list[_Blow | list[Message]] = []
    blow: _Blow | None = None
    for event in events:
        if event.key in BLOWS and not (event.key in CURED and blow is not None and blow.event.key == event.key):
            blow = _Blow(event)
            found.append(blow)
        if event.key in BEATS and event.key not in BLOWS:
            found.append([event])
        elif blow is not None and event.key in FOLLOWING:
            blow.hear(event)
    return found


def _course(events: Sequence[Event]) -> Iterator[Message]:
    """What struck and what it did; the spell that was not cast, and why."""
    for moment in _moments(events):
        if isinstance(moment, _Blow):
            yield from moment.told()
        else:
            yield from (event for event in moment if event.key in NOT_CAST)


def _result(events: Sequence[Event]) -> Message | None:
    """What has become of the tile; None while the battle goes on."""
    keys = {event.key: event for event in events}
    where = events[0].args
    if "log-conquered" in keys:
        return Message("story-tile_lost", {**where, "points": keys["log-conquered"].args["points"]})
    if "log-party_gone" in keys:
        return Message("story-party_gone", dict(where))
    if "log-conquest_skipped" in keys:
        return Message("story-tile_kept", dict(where))
    return None


def _unpaid(events: Sequence[Event]) -> list[Event]:
    """Planned traps that were not used, because they could not be paid for."""
    return [event for event in events if event.key == "log-trap_not_paid"]


def _raised(events: Sequence[Event]) -> list[Message]:
    """Whose evil a spell raised."""
    return [
        Message("story-evil_of", {"player": event.args["player"], "n": number_of(event, "by")})
        for event in events
        if event.key == "log-evil_up"
    ]


def _captured(events: Sequence[Event]) -> list[Message]:
    """Who was captured, as a sentence."""
    heroes = _heroes(events)
    return [Message("story-captured", {"heroes": heroes})] if heroes else []


def _heroes(events: Sequence[Event]) -> list[Plain]:
    """Who was captured."""
    return listed([event for event in events if event.key == "log-defeated"], "hero")


def listed(events: Sequence[Event], name: str) -> list[Plain]:
    """An argument of several events."""
    return [value for event in events if isinstance(value := event.args[name], str | int | Ref | SeatRef)]


def number_of(event: Event, name: str) -> int:
    """An argument that is a number; 0 if the event has none, as in games recorded before it was added."""
    value: Arg | None = event.args.get(name)
    return value if isinstance(value, int) else 0
