"""The story of a game: each turn and each breach is one entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.thunderstone.rules.cards import THUNDERSTONE, name_of
from rules.messages import Args, Event, Message, Plain, Ref, SeatRef
from rules.stories import Scene

CLEAN_UP = frozenset({"log-discards", "log-drew_hand", "log-shuffles"})
"""The events at the end of a turn that the story leaves out."""
VERBATIM = (
    "log-gains_thunderstone",
    "log-takes",
    "log-borrows",
    "log-takes_spoils",
    "log-experience",
    "log-gains_disease",
    "log-reaches_village",
    "log-deeper",
    "log-stone_nears",
)
"""The other events of a turn, told in the words of the log."""
TURN = CLEAN_UP | {
    *VERBATIM,
    "log-visits_village",
    "log-enters_dungeon",
    "log-rests",
    "log-reveals",
    "log-draws",
    "log-draws_nothing",
    "log-destroys",
    "log-uses",
    "log-gives_to",
    "log-buys",
    "log-levels",
    "log-no_target",
    "log-equips",
    "log-unequips",
    "log-comes_off",
    "log-switches_off",
    "log-switches_on",
    "log-shows_no_hero",
    "log-returns_hero",
    "log-attacks",
    "log-barred",
    "log-sum",
    "log-sum_halved",
    "log-defeats",
    "log-fails",
    "log-reveals_six",
    "log-sinks",
    "log-rearranges",
    "log-enters",
    "log-reaches_first",
    "log-advance",
    "log-held",
}
DECIDED = frozenset({"log-attacks", "log-no_target", "log-buys", "log-levels", "log-discards"})
"""The events that make it needless to tell what was drawn before."""
CAUSES = DECIDED | {"log-uses", "log-rests", "log-reveals"}
"""The events that bring about what follows them."""
BEATS = frozenset(
    {
        "log-attacks",
        "log-sum",
        "log-sum_halved",
        "log-defeats",
        "log-fails",
        "log-reaches_village",
        "log-gains_thunderstone",
    }
)
"""The moments of a turn on the board."""
BREACH = CLEAN_UP | {"log-ruins", "log-enters", "log-returns_hero", "log-shows_no_hero"}
SET_UP = frozenset({"log-dungeon", "log-enters", "log-drew_hand", "log-first"})


def tell_set_up(events: Sequence[Event]) -> list[Message]:
    """The monsters of the dungeon, and the first player."""
    return [event for event in events if event.key in ("log-dungeon", "log-first")]


def tell_turn(events: Sequence[Event]) -> list[Message]:
    """The battle, the purchases or the rest, what else they brought, then what effects brought before.

    Until one of these is decided, the effects in their order, each with what it brought.
    """
    done = {event.key: event for event in events}
    told: list[Message] = []
    if "log-defeats" in done or "log-fails" in done:
        told.append(_battle(done))
    elif "log-attacks" in done:
        told.append(done["log-attacks"])
    elif "log-no_target" in done:
        told.append(done["log-no_target"])
    elif "log-rests" in done:
        told.append(done["log-rests"])
    elif "log-enters_dungeon" in done or ("log-uses" in done and not done.keys() & {"log-visits_village", *DECIDED}):
        if (forced := _discards(events)) is not None:
            told.append(forced)
        elif "log-uses" not in done:
            told.append(done["log-enters_dungeon"])
    told += _bought(events)
    told += [Message("story-levels", dict(event.args)) for event in events if event.key == "log-levels"]
    decided = bool(DECIDED & done.keys())
    further, effects = _by_cause(events)
    if not told and not further and not effects and "log-visits_village" in done:
        visit = done["log-visits_village"]
        told.append(Message("story-buys_nothing", dict(visit.args)) if "log-discards" in done else visit)
    if not decided:
        further, effects = _by_cause(events, drawn=True)
    if decided and effects and (told or further):
        effects[0] = Message("story-used_before", dict(effects[0].args))
    return [*told, *further, *effects]


def tell_breach(events: Sequence[Event]) -> list[Message]:
    """Whose breach it is, and what it costs."""
    told: list[Message] = [events[0]]
    for event in events:
        if event.key == "log-ruins":
            cards = event.args["cards"]
            told.append(Message("story-ruins", {"number": len(cards) if isinstance(cards, Sequence) else 1}))
    if forced := _forced(events):
        told.append(Message("story-discard", {"players": _listed(forced, "player")}))
    return told + _stone(events)


def tell_scores(events: Sequence[Event]) -> list[Message]:
    """The points of all players at the end."""
    return list(events)


def _battle(done: Mapping[str, Event]) -> Message:
    """Who won, by which sum, and what for."""
    result = done.get("log-defeats") or done["log-fails"]
    halved = "log-sum_halved" in done
    total = done.get("log-sum_halved" if halved else "log-sum")
    if total is None:
        return result
    plain = not halved and not total.args["penalty"] and 0 in (total.args["attack"], total.args["magic"])
    args: Args = {"points": 0, **result.args, **total.args, "sum": "plain" if plain else "half" if halved else "full"}
    return Message("story-defeats" if result.key == "log-defeats" else "story-fails", args)


def _bought(events: Sequence[Event]) -> list[Message]:
    """The purchases as one sentence."""
    bought = [event for event in events if event.key == "log-buys"]
    if not bought:
        return []
    cost = sum(int(str(event.args["cost"])) for event in bought)
    player = bought[0].args["player"]
    return [Message("story-buys", {"player": player, "cards": _listed(bought, "card"), "cost": cost})]


def _returned(events: Sequence[Event]) -> list[Message]:
    """The monsters that an effect put under the dungeon deck; that of a lost battle always goes there."""
    lost = next((event.args["card"] for event in events if event.key == "log-fails"), None)
    return [event for event in events if event.key == "log-sinks" and event.args["card"] != lost]


def _by_cause(events: Sequence[Event], *, drawn: bool = False) -> tuple[list[Message], list[Message]]:
    """The other events: those that are no effect's doing, and the effects with their results, in their order.

    `drawn`: with the draws, and with effects that brought nothing else.
    """
    parts: list[list[Event]] = [[]]
    for event in events:
        if event.key in CAUSES:
            parts.append([])
        parts[-1].append(event)
    told, effects = list[Message](), list[Message]()
    for part in parts:
        brought = _further(part, drawn=drawn)
        if not part or part[0].key != "log-uses":
            told += brought
        elif brought or drawn:
            effects += [part[0], *brought]
    return told, effects


def _further(events: Sequence[Event], *, drawn: bool = False) -> list[Message]:
    """The other events in their order; `drawn`: with the draws. Destroyed cards are one sentence, at the first."""
    destroyed = [event for event in events if event.key == "log-destroys"]
    returned = _returned(events)
    gained = [event for event in events if event.key == "log-gains_thunderstone"]
    told: list[Message] = []
    for event in events:
        if destroyed and event is destroyed[0]:
            args: Args = {"player": event.args["player"], "cards": _listed(destroyed, "card")}
            told.append(Message("story-destroys", args))
        elif event in returned or event.key in VERBATIM or (drawn and event.key == "log-draws"):
            told.append(event)
        elif event.key in ("log-enters", "log-reaches_first"):
            told += _stone([event, *gained])
    return told


def _stone(events: Sequence[Event]) -> list[Message]:
    """That the Thunderstone has entered the hall, where it will soon end the game, or has ended it without an owner."""
    stone, told = name_of(THUNDERSTONE), list[Message]()
    gained = any(event.key == "log-gains_thunderstone" for event in events)
    for event in events:
        if event.key == "log-enters" and event.args["card"] == stone:
            told.append(Message("story-stone", {"rank": event.args["rank"]}))
        elif event.key == "log-reaches_first" and event.args["card"] == stone and not gained:
            told.append(Message("story-stone_lost"))
    return told


def _discards(events: Sequence[Event]) -> Message | None:
    """The discards of others by the latest effect."""
    cause, forced = None, list[Event]()
    for event in events:
        if event.key == "log-uses":
            cause, forced = event.args["card"], []
        forced += _forced([event])
    if cause is None or not forced:
        return None
    if len(forced) == 1:
        named = {name: forced[0].args[name] for name in ("player", "cards")}
        return Message("story-forces", {**named, "card": cause})
    return Message("story-forces_all", {"players": _listed(forced, "player"), "card": cause})


def _forced(events: Sequence[Event]) -> list[Event]:
    """The discards that a card required; older games did not record those."""
    return [event for event in events if event.key == "log-discards" and "way" in event.args]


def _listed(events: Sequence[Event], name: str) -> list[Plain]:
    """An argument of several events."""
    return [value for event in events if isinstance(value := event.args[name], str | int | Ref | SeatRef)]


SCENES = (
    Scene(frozenset({"log-village"}), SET_UP, tell_set_up),
    Scene(frozenset({"log-turn", *TURN}), frozenset(TURN), tell_turn, beats=BEATS),
    Scene(frozenset({"log-breach"}), frozenset(BREACH), tell_breach),
    Scene(frozenset({"log-score"}), frozenset({"log-score", "log-village_score"}), tell_scores),
)
