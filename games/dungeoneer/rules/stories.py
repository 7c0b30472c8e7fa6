"""The story: an attack, a threat, a quest, a card as one entry, with the dice, the result and what it changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from games.dungeoneer.rules.components import CARDS, HEROES, QUESTS, Quest, name_of
from rules.messages import Arg, Args, Event, Message, Name, Ref, SeatRef, refer
from rules.stories import Scene, Tally

Totals = Mapping[Arg, Args]
"""The totals by the side that rolled."""

NAMED: Mapping[Ref, str] = {name_of(id): id for id in (*CARDS, *HEROES)}
"""The ids of cards and heroes by their names."""
QUEST_NAMES: Mapping[Ref, str] = {name_of(id): id for id in QUESTS}
"""The ids of quests by their names."""

THREATS: Mapping[str, str] = {
    "log-threat": "threat",
    "log-tries_locked": "locked",
    "log-tries_trapped": "trapped",
    "log-meets_pit": "pit",
    "log-meets_spikes": "spikes",
    "log-tries_untip": "untip",
}
"""The names of threats, by the event with which each begins."""
ATTACK = frozenset({"log-attack"})
ROLLS = ATTACK | THREATS.keys()
PLAYS = frozenset({"log-plays", "log-uses", "log-uses_at_once", "log-ability"})
BANES = frozenset({"log-plays_bane", "log-plays_bane_edge"})
DECLARATIONS = frozenset({"log-declares_monster", "log-declares_trap"})
COSTS = frozenset({"log-peril_lost", "log-glory_lost"})
PLACES = frozenset({"log-personal_place", "log-global_place"})
CHANGES = frozenset(
    {
        *("log-wounded", "log-healed", "log-monster_wounded", "log-defeated", "log-eliminated"),
        *("log-tipped", "log-untipped", "log-level", "log-stolen", "log-discarded", "log-bane_ends"),
        *("log-glory_gained", "log-glory_lost", "log-peril_gained", "log-peril_lost"),
        *("log-score_changed", "log-roll_changed", "log-cancelled", "log-bane_fails", "log-walls", "log-attached"),
    }
)
"""The possible results of a roll or a card."""
ROLLED = CHANGES | {
    *("log-part", "log-two_dice", "log-combat_total", "log-counter", "log-parried", "log-tie", "log-prevented"),
    *("log-hit_effect", "log-own_hit_effect", "log-threat_met", "log-threat_failed", "log-trap_escaped"),
    *("log-trap_spent", "log-found", "log-quest_done"),
}
"""The events after an attack or a threat."""
OUTCOMES = frozenset({"log-stolen", "log-defeated", "log-eliminated", "log-quest_done"})
"""The outcomes of a roll that have a moment of their own."""
BEATS = ROLLS | {
    *("log-attempt", "log-combat_total", "log-counter", "log-parried", "log-tie", "log-prevented"),
    *("log-threat_met", "log-threat_failed", "log-chance_met", "log-chance_failed"),
    *("log-wounded", "log-monster_wounded", "log-defeated", "log-eliminated", "log-stolen"),
    *("log-quest_done", "log-level"),
}
"""The moments of an attack, a threat or a quest on the board."""
MEANWHILE = PLAYS | BANES
"""The plays before the dice are rolled."""

RESULTS: Mapping[str, str] = {
    "log-counter": "story-attack_counter",
    "log-parried": "story-attack_parried",
    "log-tie": "story-attack_tie",
    "log-prevented": "story-attack_prevented",
}
"""The headline of an attack by the event after its dice; a hit has no such event."""
PLAYED: Mapping[str, str] = {
    "log-plays_bane": "story-plays_bane",
    "log-plays_bane_edge": "story-plays_bane_edge",
    "log-plays": "story-plays",
    "log-uses": "story-uses",
    "log-uses_at_once": "story-uses",
    "log-ability": "story-ability",
}
"""The headline of what is played."""
OF_OTHERS: Mapping[str, str] = {
    "log-wounded": "story-wounded",
    "log-glory_gained": "story-gains_glory",
    "log-glory_lost": "story-loses_glory",
    "log-peril_gained": "story-gains_peril",
    "log-peril_lost": "story-loses_peril",
}
OF_SUBJECT: Mapping[str, str] = {
    "log-wounded": "story-wounds",
    "log-healed": "story-heals",
    "log-glory_gained": "story-glory",
    "log-glory_lost": "story-glory_lost",
    "log-peril_gained": "story-peril",
    "log-peril_lost": "story-peril_lost",
    "log-monster_wounded": "story-monster_wounds",
    "log-tipped": "story-tipped",
    "log-score_changed": "story-score",
    "log-roll_changed": "story-roll",
}
"""Short forms of changes, for the subject of the preceding sentence."""
COUNTED = ("attr", "die", "dice", "score", "bonus", "total")
"""The arguments of a roll that say what its total consists of; a roll with an attribute has one die."""
NOTHING: Args = {"total": 0, "bonus": 0, "named": 0, "up": 0, "raised": [], "down": 0, "lowered": []}
"""The counts of a price, all of them 0."""
GAINS = frozenset({"log-glory_gained", "log-peril_gained"})
"""The gains that one entry may give for several reasons, such as a hit effect and the reward."""


def tell_roll(events: Sequence[Event]) -> list[Message]:
    """An attack or a threat with its dice, and what it changed; before that, the target."""
    rolled = next((place for place, event in enumerate(events) if event.key in ROLLS), len(events))
    if rolled == len(events):
        return _declared(events)
    before, opening, after = events[:rolled], events[rolled], events[rolled + 1 :]
    headline, subject, totals = _rolled(before, opening, after)
    if done := _first(after, "log-quest_done"):
        return _quest(done, after, totals.get(done.args["player"], {}))
    return [headline, *_changed(opening, after, subject)]


def tell_attempt(events: Sequence[Event]) -> list[Message]:
    """A quest with its roll, or with its price."""
    if any(event.key in ROLLS for event in events):
        return tell_roll(events)
    chance = _first(events, "log-chance_met", "log-chance_failed")
    if done := _first(events, "log-quest_done"):
        price = [] if chance else _changes(events[: events.index(done)], done.args["player"])
        return [*_quest(done, events, _against(chance, events)), *price]
    if monster := _first(events, "log-quest_monster"):
        return [monster]
    return [
        events[0] if chance is None else Message("story-chance_failed", {**chance.args, **_counted(chance, events)})
    ]


def tell_delivery(events: Sequence[Event]) -> list[Message]:
    """The component of an Escort quest is put down, which may complete the quest."""
    done = _first(events, "log-quest_done")
    return _quest(done, events, {}) if done else [events[0]]


def tell_bane(events: Sequence[Event]) -> list[Message]:
    """A bane: what it changed immediately, otherwise its text."""
    played = events[0]
    headline = Message(PLAYED[played.key], played.args)
    cost = {"player": played.args["victim"], "n": played.args["cost"]}
    after = [event for event in events[1:] if event.key != "log-peril_lost" or event.args != cost]
    if any(event.key in THREATS for event in after):
        return [headline, *tell_roll(after)]
    changed = _changes(after, played.args["victim"])
    return [headline, *(changed or _card_text(played.args["card"], played))]


def tell_play(events: Sequence[Event]) -> list[Message]:
    """A card or ability: what it changed immediately, otherwise its text."""
    played = events[0]
    headline = Message(PLAYED[played.key], played.args)
    changed = _changes([event for event in events[1:] if event.key not in COSTS], played.args["player"])
    return [headline, *(changed or _card_text(played.args.get("card", played.args.get("hero", "")), played))]


def tell_map(events: Sequence[Event]) -> list[Message]:
    """A map card: next to what it was placed; older games recorded only the cell."""
    return [_placed(event) if "beside" in event.args else event for event in events[1:]] or [events[0]]


def _placed(event: Event) -> Message:
    return Message("story-map_placed", {**event.args, "turned": int(event.key == "log-map_placed_turned")})


def tell_draw(events: Sequence[Event]) -> list[Message]:
    """The player's own cards; other players' drawing up to five again is not reported."""
    return list(events[1:])


def tell_first(events: Sequence[Event]) -> list[Message]:
    """The first event says it all."""
    return [events[0]]


def tell_nothing(events: Sequence[Event]) -> list[Message]:
    """Nothing: only the full log reports this."""
    return []


def show_roll(events: Sequence[Event]) -> list[list[Message]]:
    """The cause of a roll, who is rolling against whom, and both totals with their changes; then the outcome.

    Each moment names everyone in it, since there may be no time for the others.
    """
    rolled = next((place for place, event in enumerate(events) if event.key in ROLLS), len(events))
    end = next((place for place, event in enumerate(events) if place > rolled and event.key in OUTCOMES), len(events))
    led: list[list[Message]] = [[event] for event in events[:rolled] if event.key in BEATS | BANES]
    came_to: list[list[Message]] = [[event] for event in events[end:] if event.key in BEATS]
    if rolled == len(events):
        return [*led, *came_to]
    before, opening, after = events[:rolled], events[rolled], events[rolled + 1 : end]
    begun, *_ = _rolled(before, opening, ())
    headline, subject, _ = _rolled(before, opening, after)
    told = [*([] if headline == begun else [headline]), *_changed(opening, after, subject)]
    found: list[list[Message]] = [*led, [replace(opening, key=begun.key, args=begun.args)]]
    if told:
        found.append([replace(after[-1], key=told[0].key, args=told[0].args), *told[1:]])
    return [*found, *came_to]


@dataclass(frozen=True, slots=True)
class RollScene(Scene):
    """A scene in which a quest may be completed. That ends the Hero phase; discards at its end are excluded."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene, but no discards after a completed quest, and no declaration after a roll."""
        if event.key == "log-discarded" and _first(before, "log-quest_done") is not None:
            return False
        if event.key in DECLARATIONS and _first(before, *ROLLS) is not None:
            return False
        return Scene.takes(self, event, before)

    def moments(self, events: Sequence[Event], told: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """Those of a roll or of what it came to; without either, the sentences."""
        if any(event.key in BEATS for event in events):
            return tuple(map(tuple, show_roll(events)))
        return Scene.moments(self, events, told)


SCENES: tuple[Scene, ...] = (
    RollScene(
        DECLARATIONS | {"log-quest_monster", "log-free_challenge"} | ROLLS,
        DECLARATIONS | {"log-attached", "log-recipient", "log-peril_lost", "log-quest_monster"},
        tell_roll,
        inside=MEANWHILE,
        once=ROLLS,
        then=ROLLED,
        beats=BEATS,
    ),
    RollScene(
        frozenset({"log-attempt"}),
        CHANGES
        | {"log-part", "log-two_dice", "log-chance_met", "log-chance_failed", "log-quest_monster"}
        | {"log-quest_done"},
        tell_attempt,
        inside=MEANWHILE,
        once=ROLLS,
        then=ROLLED,
        beats=BEATS,
    ),
    RollScene(frozenset({"log-put_down"}), CHANGES | {"log-quest_done"}, tell_delivery, beats=BEATS),
    RollScene(BANES, CHANGES, tell_bane, inside=MEANWHILE, once=frozenset({"log-threat"}), then=ROLLED, beats=BEATS),
    Scene(PLAYS, CHANGES | {"log-movement"}, tell_play),
    Scene(
        frozenset({"log-map_drawn"}),
        frozenset({"log-map_placed", "log-map_placed_turned", "log-map_unplaceable", "log-portal"}) | PLACES,
        tell_map,
    ),
    Scene(frozenset({"log-draws"}), frozenset({"log-drew"}), tell_draw),
    Scene(
        frozenset({"log-stayed"}), frozenset(), tell_first, causes=frozenset({"log-glory_gained", "log-peril_gained"})
    ),
    Scene(frozenset({"log-bane_ends"}), frozenset(), tell_first, costs=frozenset({"log-glory_lost"})),
    Scene(
        frozenset({"log-movement", "log-hero_ends", "log-banked", "log-token_used", "log-recipient", "log-part"}),
        frozenset(),
        tell_nothing,
    ),
)
TALLIES: Mapping[str, Tally] = {
    "log-enters": Tally("tally-spaces", amount=""),
    "log-glory_gained": Tally("tally-glory"),
    "log-glory_lost": Tally("tally-glory", sign=-1),
    "log-peril_gained": Tally("tally-peril"),
    "log-peril_lost": Tally("tally-peril", sign=-1),
}


def _rolled(before: Sequence[Event], opening: Event, after: Sequence[Event]) -> tuple[Message, Arg | None, Totals]:
    """The headline of an attack or a threat, whom what changed is about, and the totals."""
    return (_attack if opening.key in ATTACK else _threat)(before, opening, after)


def _changed(opening: Event, after: Sequence[Event], subject: Arg | None) -> list[Message]:
    """The changes by an attack or a threat; that a hero has got up is in the headline."""
    return [] if opening.key == "log-tries_untip" else _changes(after, subject)


def _attack(before: Sequence[Event], opening: Event, after: Sequence[Event]) -> tuple[Message, Arg | None, Totals]:
    """The headline of an attack, who was hit, and both totals, for each side its own first."""
    attacker, defender = opening.args["attacker"], opening.args["defender"]
    args: Args = {**opening.args, **_sender(opening, before, attacker), "challenge": int(isinstance(attacker, SeatRef))}
    totals = [event for event in after if event.key == "log-combat_total"]
    if len(totals) < 2:
        return Message("story-attack", args), defender, {}
    counted = {event.args["who"]: _counted(event, after) for event in totals}
    for side, event in zip("ad", totals, strict=False):
        own = counted[event.args["who"]]
        args |= {side: own["total"], **{f"{side}_{name}": value for name, value in own.items()}}
    found = _first(after, *RESULTS)
    key = "story-attack_hits" if found is None else RESULTS[found.key]
    countered = found is not None and found.key == "log-counter"
    if countered and _first(after, "log-prevented"):
        key = "story-attack_counter_prevented"
    hit = attacker if countered else defender
    sides = ((attacker, "d"), (defender, "a"))
    return Message(key, args), hit, {who: _by("fight", counted[who], args[other]) for who, other in sides}


def _threat(before: Sequence[Event], opening: Event, after: Sequence[Event]) -> tuple[Message, Arg | None, Totals]:
    """The headline of a threat, who faced it, and the total with its target number."""
    source = opening.args["source"]
    way = THREATS[opening.key]
    if way == "threat" and isinstance(source, Ref) and source in QUEST_NAMES:
        way = "search" if _is_search(QUESTS[QUEST_NAMES[source]], opening) else "quest"
    side = opening.args.get("side", "")  # older games did not record it
    args: Args = {
        **opening.args,
        **_sender(opening, before, source),
        "way": way,
        "side": side,
        "known": int(side != ""),
    }
    roll = _first(after, "log-threat_met", "log-threat_failed")
    if roll is None:
        return Message("story-threat", args), args["player"], {}
    args |= _counted(roll, after)
    key = "story-threat_met" if roll.key == "log-threat_met" else "story-threat_failed"
    return Message(key, args), args["player"], {args["player"]: _against(roll, after)}


def _is_search(quest: Quest, opening: Event) -> bool:
    """Whether a threat of a quest is its search, not its condition; no quest has the same threat twice."""
    threat = quest.search
    if threat is None:
        return False
    return (opening.args["attr"], opening.args["target"]) == (refer(f"attr-{threat.attr}"), threat.target)


def _declared(events: Sequence[Event]) -> list[Message]:
    """Encounters that have not struck yet."""
    sent = [event for event in events if event.key in DECLARATIONS]
    if not sent:
        return [events[0]]
    told = []
    for victim in dict.fromkeys(event.args["victim"] for event in sent):
        of_victim = [event for event in sent if event.args["victim"] == victim]
        cards = [card for event in of_victim if isinstance(card := event.args["card"], Ref)]
        cost = sum(_number(event, "cost") for event in of_victim)
        args: Args = {"player": sent[0].args["player"], "victim": victim, "cost": cost, "cards": cards}
        told.append(Message("story-declares", args))
    return told


def _sender(opening: Event, before: Sequence[Event], card: Arg) -> Args:
    """The owner of the monster or trap, given by the event itself or, in older games, by the declaration before it."""
    sender = opening.args.get("by", "")
    if not sender:
        declared = (event for event in before if event.key in DECLARATIONS and event.args["card"] == card)
        sender = next((event.args["player"] for event in declared), "")
    return {"sent": 1 if sender else 0, "by": sender}


def _quest(done: Event, events: Sequence[Event], against: Args) -> list[Message]:
    """A quest that is completed, and what it gives."""
    after = events[events.index(done) + 1 :]
    level = next((event.args["level"] for event in after if event.key == "log-level"), 0)
    args: Args = {**_by("price", NOTHING, 0), **done.args, **against, "level": level}
    reward = [event for event in after if event.key != "log-level"]
    return [Message("story-quest_done", args), *_changes(reward, done.args["player"])]


def _changes(events: Iterable[Event], subject: Arg | None) -> list[Message]:
    """The changes, in short where they are about `subject`."""
    told: list[Message] = []
    for event in events:
        if event.key not in CHANGES:
            continue
        whose = event.args.get("player", event.args.get("monster"))
        short = OF_SUBJECT if whose == subject else OF_OTHERS
        change = Message(short.get(event.key, event.key), event.args)
        if told and event.key in GAINS and told[-1].key == change.key and told[-1].args["player"] == whose:
            change = Message(change.key, {**change.args, "n": _number(told.pop(), "n") + _number(change, "n")})
        told.append(change)
    return told


def _card_text(card: Arg, played: Event) -> list[Message]:
    """The use of a card or a hero; not in the words of its text where these speak to the player."""
    id = NAMED.get(card) if isinstance(card, Ref) else None
    if id is None:
        return []
    args: Args = {"player": played.args["player"], "victim": played.args.get("victim", "")}
    return [Message("story-card", {"id": id, "text": refer(f"text-{id}"), **args})]


def _against(roll: Event | None, events: Sequence[Event]) -> Args:
    return {} if roll is None else _by("roll", _counted(roll, events), roll.args["target"])


def _by(what: str, counted: Args, target: Arg) -> Args:
    """The way a quest was completed ("fight", "roll" or "price"): its total, then the one to beat or reach."""
    dice = "dice" if "dice" in counted else what
    return {"attr": "", "die": 0, "dice": 0, "score": 0, **counted, "by": dice, "target": target}


def _counted(roll: Event, events: Sequence[Event]) -> Args:
    """The parts of a total: the dice, the score, and the bonuses and penalties, with the names of the causes."""
    who = roll.args.get("who", roll.args.get("player"))
    before = events[: events.index(roll)]
    parts = [event for event in before if event.key == "log-part" and event.args["who"] == who]
    told: Args = {name: roll.args[name] for name in COUNTED if name in roll.args}
    told["named"] = len(parts)
    for much, names, sign in (("up", "raised", 1), ("down", "lowered", -1)):
        counted = [event for event in parts if _number(event, "n") * sign > 0]
        told[much] = sum(_number(event, "n") for event in counted)
        told[names] = list(dict.fromkeys(_name(event, "source") for event in counted))
    return told


def _first(events: Iterable[Event], *keys: str) -> Event | None:
    return next((event for event in events if event.key in keys), None)


def _number(told: Message, name: str) -> int:
    value = told.args[name]
    assert isinstance(value, int)
    return value


def _name(told: Message, name: str) -> Name:
    value = told.args[name]
    assert isinstance(value, Ref | SeatRef)
    return value
