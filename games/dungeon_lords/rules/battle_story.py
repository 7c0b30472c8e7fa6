"""The story of a battle: its end, and blow by blow whom it hit, healed or spared, with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from games.dungeon_lords.rules.components import HEROES
from rules.messages import Arg, Args, Event, Message, Part, Plain, Ref, part, refer
from rules.stories import MARKS, Scene

PALADIN = frozenset({"log-paladin_comes", "log-paladin_moves"})
WHY_PALADIN = frozenset({"log-why_paladin_comes", "log-why_paladin_moves"})
BLOWS = {
    "log-trap": "trap",
    "log-attacks": "creature",
    "log-clings": "cling",
    "log-spell": "spell",
    "log-healed": "healing",
    "log-fatigue": "fatigue",
    "log-poison_works": "poison",
}
"""The events that strike or heal in a battle, and the kind of each."""
SIGNS = {"trap": "🪤", "creature": "👊", "spell": "✨", "healing": "💚", "fatigue": "🥵", "poison": "☠️"}
"""The sign of each kind of blow."""
SPARED = frozenset({"log-prevented", "log-shield_absorbs"})
"""The events with the damage that one of the party was spared."""
CURED = frozenset({"log-healed", "log-mended"})
"""The events with the hit points that one of the party got back."""
EFFECTS = {
    "log-trap_in_vain": "in_vain",
    "log-spell_in_vain": "in_vain",
    "log-creature_withdrawn": "withdrawn",
    "log-felled": "felled",
    "log-weakened": "weakened",
    "log-enraged": "enraged",
    "log-hidden": "hidden",
    "log-phantom": "phantom",
    "log-toughened": "toughened",
    "log-traps_cancelled": "traps_cancelled",
}
"""The event about each effect of a trap or spell other than damage, and the key of its short text."""
FOLLOWING = SPARED | CURED | frozenset(EFFECTS) | {"log-damage", "log-defeated", "log-phantom_bursts"}
"""The events that follow from a blow."""
ENDINGS = {"log-conquered": "conquered", "log-conquest_skipped": "kept", "log-party_gone": "gone"}
"""The events that end a battle, and the key of the short text of each."""
MOMENTS = {
    "log-spell_too_weak": "fizzle",
    "log-spell_stopped_by_room": "fizzle",
    "log-spell_stopped_by_trap": "fizzle",
    **dict.fromkeys(PALADIN, "paladin"),
    **ENDINGS,
}
"""The events that are a moment of their own although nobody is hit, and the key of the short text of each."""
GAINS = PALADIN | WHY_PALADIN | {"log-trap_not_paid"}
"""The other results of a battle, told once it is over."""
BEATS = frozenset(BLOWS) | frozenset(MOMENTS) | {"log-battle", "log-defeated"}
"""The events of a battle that the board shows."""
TOLD = BEATS | FOLLOWING | GAINS
"""The events of a battle that are told."""
UNTOLD = frozenset(
    {
        "log-trap_discarded_which",
        "log-wage_paid",
        "log-monster_fed",
        "log-cannot_attack",
        "log-no_heal",
        "log-no_conquest",
        "log-no_spell",
        "log-healing_skipped",
        "log-no_fight_no_healing",
    }
)
"""The events of a battle that only say why something did not happen, or what something cost."""
BATTLE = (TOLD | UNTOLD) - {"log-battle"}
"""All that happens in a battle after its beginning."""
MOST_NAMED = 1
"""The most adventurers hit by a blow that a moment names; if there are more, only those who were captured."""


class BattleScene(Scene):
    """A battle, or blows in one that began before."""

    def short(self, events: Sequence[Event]) -> list[Message]:
        """Once it is over, how it ended, what each blow did to whom, spells that fizzled, and other changes."""
        if not any(event.key in ENDINGS for event in events):
            return []
        blows: list[Message] = []
        for moment in _moments(events):
            if isinstance(moment, _Blow):
                blows += _in_one(moment.shown(most_named=len(moment.hits)))
            elif MOMENTS.get(moment.key) == "fizzle":
                blows.append(_brief("fizzle", moment))
        return [*_outcome(events, with_captured=False), *blows, *(event for event in events if event.key in GAINS)]

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """Each blow with whom it hit or captured, and how it ended, in few words.

        Before the first hit, it is that the battle has begun, or the trap or spell whose target is still to be chosen.
        """
        shown = [_quiet_moment(moment) if isinstance(moment, Event) else moment.shown() for moment in _moments(events)]
        if any(shown):
            return tuple(tuple(moment) for moment in shown if moment)
        if events[0].key == "log-battle":
            return ((_brief("begun", events[0]),),)
        return Scene.moments(self, events, sentences)

    def aside(self, events: Sequence[Event]) -> list[Message]:
        """One line for the other lords: who was captured, and what became of the tile; empty until then."""
        return _outcome(events, with_captured=True)


def _outcome(events: Sequence[Event], *, with_captured: bool) -> list[Message]:
    """Whose battle it is, and what became of the tile and (`with_captured`) the party; empty until then."""
    player = next((event.args["player"] for event in events if "player" in event.args), None)
    if player is None:
        return []
    square = next((event.args["square"] for event in events if "square" in event.args), refer("part-tile"))
    end = next((event for event in events if event.key in ENDINGS), None)
    result, points = ("", 0) if end is None else (ENDINGS[end.key], number_of(end, "points"))
    captured = (event.args["hero"] for event in events if event.key == "log-defeated" and with_captured)
    heroes = [hero for hero in captured if isinstance(hero, Ref)]
    about: Args = {"player": player, "square": square, "points": points}
    args: Args = {"player": player, "result": part(result, f"part-was_{result}", **about)}
    args["captured"] = part(result and heroes, "part-captured", heroes=heroes)
    return [Message("story-brief_aside", args)]


def _in_one(shown: Sequence[Message]) -> list[Message]:
    """A blow and what it did as one sentence."""
    if len(shown) < 2:
        return [*shown]
    blow, *results = (Part(sentence.key, sentence.args) for sentence in shown)
    return [Message("story-brief_done", {"blow": blow, "results": results})]


def _quiet_moment(event: Event) -> list[Message]:
    """A moment in which nobody is hit."""
    return [_brief(MOMENTS[event.key], event)] if event.key in MOMENTS else []


def _mark(hero: Plain) -> str:
    """The sign of one of the party in pictures."""
    return hero.key.removeprefix("hero-") if isinstance(hero, Ref) else str(hero)


def _brief(name: str, event: Event) -> Event:
    """An event in few words."""
    return replace(event, key=f"story-brief_{name}")


@dataclass(slots=True)
class _Hit:
    """A blow to one of the party: hit points before and after, and the damage it was spared."""

    hero: Plain
    before: int | None = None
    after: int = 0
    blocked: int = 0
    captured: bool = False

    def shown(self) -> Message:
        """The blow in few words."""
        if self.before is None:
            return Message("story-brief_unhurt", {"hero": self.hero})
        if self.captured:
            return Message("story-brief_captured", {"heroes": [self.hero]})
        return Message("story-brief_hit", {"hero": self.hero, "before": self.before, "after": self.after})


@dataclass(slots=True)
class _Blow:
    """A trap, an attack, a spell, healing, fatigue or poison."""

    event: Event
    hits: dict[Plain, _Hit] = field(default_factory=dict)
    effects: list[Event] = field(default_factory=list)
    last: Event | None = None

    def hear(self, event: Event) -> None:
        """Add what follows from the blow."""
        self.last = event
        if event.key in EFFECTS:
            self.effects.append(event)
            return
        hero = event.args.get("hero")
        if not isinstance(hero, Ref):
            return
        hit = self.hits.setdefault(hero, _Hit(hero))
        if event.key == "log-defeated":
            hit.captured = True
            return
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

    def shown(self, most_named: int = MOST_NAMED) -> list[Message]:
        """The blow in few words and what it did; nothing if it hit nobody yet. `most_named`: as in `MOST_NAMED`."""
        event, kind = self.event, BLOWS[self.event.key]
        hits = [hit for hit in self.hits.values() if hit.before is not None or hit.blocked]
        results = [*_results(hits, most_named), *(_brief(EFFECTS[effect.key], effect) for effect in self.effects)]
        if kind == "cling":
            key = "clings"
        elif results:
            key = "blow"
        elif kind == "spell":
            key = "lasting"
        else:
            return []  # whom it hits is still to be chosen
        name = next((event.args[part] for part in ("trap", "creature", "card") if part in event.args), None)
        struck = [_mark(hit.hero) for hit in hits if hit.captured or (hit.before or 0) > hit.after]
        args: Args = {"sign": SIGNS.get(kind, ""), "name": name or refer(f"story-{kind}"), MARKS: struck}
        # The moment is over with what followed last.
        return [replace(self.last or event, key=f"story-brief_{key}", args=args), *results]


def _results(hits: Sequence[_Hit], most_named: int) -> list[Message]:
    """Each hit in few words; if there are many, who was captured, or only how many were hit."""
    if len(hits) <= most_named:
        return [hit.shown() for hit in hits]
    if captured := [hit.hero for hit in hits if hit.captured]:
        return [Message("story-brief_captured", {"heroes": captured})]
    changes = [hit.after - hit.before for hit in hits if hit.before is not None]
    if not changes:
        return [hit.shown() for hit in hits[:MOST_NAMED]]
    key = "story-brief_many_cured" if max(changes) > 0 else "story-brief_many"
    return [Message(key, {"number": len(changes)})]


def _moments(events: Sequence[Event]) -> list[_Blow | Event]:
    """Blows and other moments in order; a blow also has what follows from it after a defeat."""
    moments: list[_Blow | Event] = []
    blow: _Blow | None = None
    for event in events:
        heals_another = blow is not None and blow.event.key == event.key == "log-healed"
        if event.key in BLOWS and not heals_another:
            blow = _Blow(event)
            moments.append(blow)
        if event.key in BEATS and event.key not in BLOWS:
            moments.append(event)
        if blow is not None and event.key in FOLLOWING:
            blow.hear(event)
    return moments


def number_of(event: Event, name: str) -> int:
    """An argument that is a number; 0 if the event has none, as in games recorded before it was added."""
    value: Arg | None = event.args.get(name)
    return value if isinstance(value, int) else 0
