"""The story of a game: battles, events and arrivals get an entry each, gains and payments a line per lord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.dungeon_lords.rules.battle_story import (
    BATTLE,
    BEATS,
    BLOWS,
    FOLLOWING,
    PALADIN,
    WHY_PALADIN,
    listed,
    number_of,
    show_battle,
    tell_battle,
    tell_battle_aside,
    tell_battle_in_short,
    tell_blows,
)
from rules.messages import Arg, Args, Event, Message, Ref, SeatRef, refer
from rules.stories import Scene, Tallies, Tally, Tell, tallies_of

TALLIES: Tallies = {
    "log-made_gold": Tally("story-gold", "gold"),
    "log-lost_gold": Tally("story-gold", "gold", -1),
    "log-made_food": Tally("story-food", "food"),
    "log-gained_food": Tally("story-food", "food"),
    "log-lost_food": Tally("story-food", "food", -1),
    "log-made_imp": Tally("story-imps", "imps"),
    "log-lost_imps": Tally("story-imps", "imps", -1),
    "log-unfed_imps": Tally("story-imps", "imps", -1),
    "log-traps_drawn": Tally("story-traps", "number"),
    "log-trap_paid": Tally("story-traps", "", -1),
    "log-evil_up": Tally("story-evil", "by"),
    "log-evil_down": Tally("story-evil", "by", -1),
    "log-paid": (
        Tally("story-gold", "gold", -1),
        Tally("story-food", "food", -1),
        Tally("story-imps", "imp", -1),
    ),
}
COUNTED = {f"story-{name}": name for name in ("gold", "food", "imps", "traps", "evil")}
"""The amounts added up for each lord, by the text of their sum."""
TURNS = frozenset({"log-new_round", "log-event", "log-combat_begins", "log-combat_round", "log-battle"})
"""The parts of a year, in which all lords act at once, and the battles."""
SUMS: Tallies = {
    **TALLIES,
    "log-mined": Tally("story-gold", "gold"),
    "log-got_food": (Tally("story-food", "food"), Tally("story-gold", "gold")),
    "log-hire_fee": Tally("story-gold", "gold", -1),
    "log-imps_recruited": Tally("story-imps", "imps"),
    "log-traps_bought": Tally("story-traps", "number"),
    "log-traps_due": Tally("story-traps", "number"),
    "log-dug": Tally("story-tunnels", "squares"),
    "log-reputation": (),
    "log-room_used": (),
    "log-wage_paid": (),
}
"""The sums of the small actions of a lord."""
BEFALLS = TURNS - {"log-battle"} | {"log-new_year", "log-shared_evil", "log-adventurer_leaves", "log-adventurer_joins"}
"""The events that are no lord's doing."""
READY = {
    "log-orders_ready",
    "log-orders_open_again",
    "log-plan_ready",
    "log-plan_open_again",
    "log-disabled_chosen",
    "log-disabled_open_again",
    "log-return_chosen",
}
"""The announcements that someone has decided, which the table shows while it waits."""
SILENT = READY | {
    "log-outsider_orders",
    "log-orders_returned",
    "log-trap_discarded_which",
    "log-adventurer_redrawn",
}
"""The events that the board or a line of changes shows."""
OUTSIDERS = frozenset({"log-outsiders", "log-outsider_disabled"})
PLACING = frozenset({"log-minion_placed", "log-area_full", "log-hire_fee_unpaid", "log-outsider_third"})
FAILED = ("log-area_full", "log-hire_fee_unpaid")
CHANGES = frozenset(TALLIES) | {"log-trap_fee", "log-trap_discarded"}
"""The events with lines of their own or sums for each lord, even in the middle of a scene."""
LAST_SEASON = refer("season-autumn")
FORECAST = {refer("event-payday"): "story-forecast_payday", refer("event-tax"): "story-forecast_tax"}
"""Events that ask for payment, and how they are announced."""


def tell_nothing(events: Sequence[Event]) -> list[Message]:
    """Tell nothing about these events."""
    return []


def tell_first(events: Sequence[Event]) -> list[Message]:
    """Tell the first event, which says it all."""
    return [events[0]]


def tell_all(events: Sequence[Event]) -> list[Message]:
    """The events in the words of the log."""
    return list(events)


def tell_outsiders(events: Sequence[Event]) -> list[Message]:
    """Which colours belong to no player, and their inaccessible orders."""
    return [event for event in events if event.key in OUTSIDERS]


def tell_season(events: Sequence[Event]) -> list[Message]:
    """The new season, and which event will end the next one and what it asks for, or that combat follows."""
    told: list[Message] = []
    for event in events:
        foretold = event.args.get("event")
        if isinstance(foretold, Ref) and foretold in FORECAST:
            told.append(Message(FORECAST[foretold]))
        elif event.key == "log-special_forecast":
            told[-1] = Message("story-special_forecast", {**event.args, "about": _about(event.args["special"])})
        elif event.key in ("log-new_round", "log-event_forecast"):
            told.append(event)
    if events[0].args["season"] == LAST_SEASON:
        told.append(Message("story-combat_follows"))
    return told


def tell_year(events: Sequence[Event]) -> list[Message]:
    """The new year; its first season says who starts."""
    return [Message("story-new_year", {"year": events[0].args["year"]})]


def tell_placing(events: Sequence[Event]) -> list[Message]:
    """Which orders came too late."""
    return [event for event in events if event.key in FAILED]


def tell_as(key: str) -> Tell:
    """Make a function that tells a scene by its first event, in the words of that text."""
    return lambda events: [Message(key, dict(events[0].args))]


def tell_reputation(events: Sequence[Event]) -> list[Message]:
    """The evil that a better reputation takes away."""
    lost = sum(number_of(event, "by") for event in events if event.key == "log-evil_down")
    return [Message("story-reputation", {**events[0].args, "n": -lost})] if lost else []


def tell_event(events: Sequence[Event]) -> list[Message]:
    """The event of the season; for a tax, who paid it, for a special event, what it changed for whom."""
    told: list[Message] = []
    changes: dict[SeatRef, Counter[str]] = {}
    paid = listed([event for event in events if event.key == "log-tax" and not event.args["notices"]], "player")
    for event in events:
        if event.key == "log-special":
            told = [Message("story-special", {**event.args, "about": _about(event.args["special"])})]
        elif event.key in TALLIES:
            player = event.args["player"]
            assert isinstance(player, SeatRef)
            sums = changes.setdefault(player, Counter())
            for tally in tallies_of(TALLIES, event.key):
                sums[COUNTED[tally.total]] += tally.sign * number_of(event, tally.amount)
        elif event.key != "log-tax":
            told.append(event)
        elif event.args["notices"]:
            told.append(Message("story-tax_owed", dict(event.args)))
    if paid:
        told.append(Message("story-tax_paid", {"players": paid}))
    return told + [_changed(player, sums) for player, sums in changes.items() if any(sums.values())]


def _changed(player: SeatRef, sums: Counter[str]) -> Message:
    """The changes of an event for a lord; `after_food`: whether something is named before the food."""
    names = [*COUNTED.values()]
    args: Args = {"player": player, **{name: sums[name] for name in names}}
    args |= {f"after_{name}": int(any(sums[each] for each in names[:at])) for at, name in enumerate(names)}
    return Message("story-event_change", args)


def tell_arrivals(events: Sequence[Event]) -> list[Message]:
    """Who comes to whose gate."""
    joins = [event for event in events if event.key == "log-adventurer_joins"]
    return [Message("story-joins" if at else "story-joins_first", dict(event.args)) for at, event in enumerate(joins)]


def tell_round(events: Sequence[Event]) -> list[Message]:
    """The combat card of the round, as soon as it is known, and who paid for traps in a room."""
    fees = [event for event in events if event.key == "log-trap_fee"]
    for event in events:
        if event.key == "log-combat_card":
            return [Message("story-combat_card", {**event.args, "about": _about(event.args["card"])}), *fees]
    told: list[Message] = [event for event in events if event.key in ("log-combat_begins", "log-combat_round")]
    return [*told[-1:], *fees]


def _about(thing: Arg) -> Ref:
    """The text of a card or tile."""
    assert isinstance(thing, Ref)
    return refer(f"{thing.key}-help")


SCENES = (
    Scene(
        frozenset({"log-welcome"}),
        frozenset({"log-starting_player", "log-orders_drawn"} | OUTSIDERS | SILENT),
        tell_outsiders,
    ),
    Scene(frozenset({"log-disabled"}), frozenset({"log-disabled"}), tell_all),
    Scene(frozenset({"log-new_year"}), frozenset(), tell_year),
    Scene(
        frozenset({"log-new_round"}),
        frozenset({"log-offers", "log-event_forecast", "log-special_forecast", "log-special_about"}),
        tell_season,
    ),
    Scene(frozenset({"log-adventurers_forecast"}), frozenset(), tell_as("story-adventurers")),
    Scene(PLACING, PLACING, tell_placing, inside=frozenset({"log-hire_fee"})),
    Scene(
        frozenset({"log-hired"}),
        frozenset(),
        tell_as("story-hired"),
        costs=frozenset({"log-trap_paid"}),
        causes=frozenset({"log-paid", "log-evil_up"}),
        last=frozenset({"log-evil_up"}),
    ),
    Scene(frozenset({"log-room_built"}), frozenset(), tell_as("story-built"), costs=frozenset({"log-paid"})),
    Scene(frozenset({"log-traps_bought", "log-traps_due"}), frozenset(), tell_first, costs=frozenset({"log-paid"})),
    Scene(frozenset({"log-hire_fee"}), frozenset(), tell_as("story-hire_fee")),
    Scene(frozenset({"log-trap_discarded"}), frozenset({"log-trap_discarded_which"}), tell_first),
    Scene(frozenset({"log-mined"}), frozenset(), tell_as("story-mined")),
    Scene(
        frozenset({"log-got_food"}),
        frozenset(),
        tell_as("story-got_food"),
        costs=frozenset({"log-paid", "log-evil_up"}),
    ),
    Scene(frozenset({"log-imps_recruited"}), frozenset(), tell_as("story-recruited"), costs=frozenset({"log-paid"})),
    Scene(frozenset({"log-dismissed"}), frozenset(), tell_first, causes=frozenset({"log-evil_up"})),
    Scene(frozenset({"log-reputation"}), frozenset({"log-evil_down"}), tell_reputation, costs=frozenset({"log-paid"})),
    Scene(
        frozenset({"log-room_used"}),
        frozenset(),
        tell_as("story-room_used"),
        causes=frozenset({"log-paid", "log-made_food", "log-made_gold", "log-made_imp"}),
    ),
    Scene(
        frozenset({"log-wage_paid"}),
        frozenset(),
        tell_first,
        costs=frozenset({"log-trap_paid"}),
        causes=frozenset({"log-paid", "log-evil_up"}),
    ),
    Scene(
        frozenset({"log-event"}),
        frozenset({"log-event_without_effect", "log-tax"}),
        tell_event,
        inside=CHANGES,
        once=frozenset({"log-special"}),
        then=frozenset(TALLIES) - {"log-trap_paid"},  # the price of a creature that is hired at the last call
    ),
    Scene(
        frozenset({"log-shared_evil", "log-adventurer_leaves", "log-adventurer_joins"}),
        frozenset({"log-adventurer_leaves", "log-adventurer_joins"}),
        tell_arrivals,
        inside=CHANGES,
    ),
    Scene(frozenset(PALADIN), frozenset(WHY_PALADIN), tell_all),
    Scene(
        frozenset({"log-combat_begins", "log-combat_round", "log-plan", "log-combat_card"}),
        frozenset({"log-plan", "log-combat_card", "log-trap_fee"} | READY),
        tell_round,
        inside=CHANGES,
    ),
    Scene(
        frozenset({"log-battle"}),
        BATTLE,
        tell_battle,
        inside=CHANGES,
        beats=BEATS,
        short=tell_battle_in_short,
        show=show_battle,
        causes=frozenset(TALLIES),
        aside=tell_battle_aside,
    ),
    # The reader saw the battle begin.
    Scene(
        frozenset(BLOWS),
        FOLLOWING,
        tell_blows,
        inside=CHANGES,
        beats=BEATS,
        show=show_battle,
        aside=tell_battle_aside,
    ),
    Scene(frozenset(SILENT), frozenset(SILENT), tell_nothing),
)
