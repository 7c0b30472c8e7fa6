"""The story of a game: battles, events and arrivals get an entry each, gains and payments a line per lord.

A `Scene` gathers events, by their keys, into one entry (`StoryEntry`); a `Tally` adds up small changes of a lord.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from games.dungeon_lords.rules.battle_story import (
    BATTLE,
    BEATS,
    BLOWS,
    FOLLOWING,
    PALADIN,
    TOLD,
    WHY_PALADIN,
    BattleScene,
)
from rules.messages import Arg, Event, Message, Part, Ref, refer
from rules.stories import Scene
from rules.tallies import Tallies, Tally

TALLIES: Tallies = {
    "log-made_gold": Tally("story-gold", amount_arg="gold"),
    "log-lost_gold": Tally("story-gold", amount_arg="gold", sign=-1),
    "log-made_food": Tally("story-food", amount_arg="food"),
    "log-gained_food": Tally("story-food", amount_arg="food"),
    "log-lost_food": Tally("story-food", amount_arg="food", sign=-1),
    "log-made_imp": Tally("story-imps", amount_arg="imps"),
    "log-lost_imps": Tally("story-imps", amount_arg="imps", sign=-1),
    "log-unfed_imps": Tally("story-imps", amount_arg="imps", sign=-1),
    "log-traps_drawn": Tally("story-traps", amount_arg="number"),
    "log-trap_paid": Tally("story-traps", amount_arg="", sign=-1),
    "log-evil_up": Tally("story-evil", amount_arg="by"),
    "log-evil_down": Tally("story-evil", amount_arg="by", sign=-1),
    "log-trap_fee": Tally("story-gold", amount_arg="gold", sign=-1),
    "log-paid": (
        Tally("story-gold", amount_arg="gold", sign=-1),
        Tally("story-food", amount_arg="food", sign=-1),
        Tally("story-imps", amount_arg="imp", sign=-1),
    ),
}
TURNS = frozenset({"log-new_round", "log-event", "log-combat_begins", "log-combat_round", "log-battle"})
"""The parts of a year, in which all lords act at once, and the battles."""
SUMS: Tallies = {
    "log-mined": Tally("story-mined", amount_arg="gold"),
    "log-dug": Tally("story-tunnels", amount_arg="squares"),
    "log-imps_recruited": Tally("story-recruited", amount_arg="imps"),
    "log-traps_bought": Tally("story-bought", amount_arg="number"),
    "log-traps_due": Tally("story-bought", amount_arg="number"),
    "log-trap_discarded": Tally("story-discarded", amount_arg=""),
    "log-reputation": Tally("story-reputation", amount_arg=""),
    "log-wage_paid": Tally("story-wages", amount_arg=""),
    "log-got_food": (Tally("story-fetched", amount_arg="food"), Tally("story-gold", amount_arg="gold")),
    **TALLIES,
    "log-hire_fee": Tally("story-gold", amount_arg="gold", sign=-1),
    "log-room_used": (),
}
"""The deeds and sums of a lord in a recap, which leaves out actions without a tally."""
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
    "log-combat_ends",
    "log-new_year",
}
"""The events without a sentence, as the board or a line of changes shows what they say."""
OUTSIDERS = frozenset({"log-outsiders", "log-outsider_disabled"})
SEASON = frozenset({"log-event_forecast", "log-special_forecast", "log-special_about", "log-adventurers_forecast"})
PLACING = frozenset({"log-minion_placed", "log-area_full", "log-hire_fee_unpaid", "log-outsider_third"})
UNPLACED = frozenset({"log-area_full", "log-hire_fee_unpaid"})
ARRIVALS = frozenset({"log-adventurer_leaves", "log-adventurer_joins"})
BEFALLS = TURNS - {"log-battle"} | ARRIVALS | {"log-welcome", "log-disabled", "log-shared_evil"}
"""The events that are no lord's doing."""
CHANGES = frozenset(TALLIES) | {"log-trap_discarded"}
"""The events with lines of their own or sums for each lord, even in the middle of a scene."""
DUES = (refer("event-payday"), refer("event-tax"))
"""The events for which each lord pays."""
NONE = frozenset[str]()


def about(thing: Arg) -> Message:
    """The text of a card or tile."""
    assert isinstance(thing, Ref)
    return Message(f"{thing.key}-help")


class RoundScene(Scene):
    """A new round and what it announces."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """Payday and a tax with what they will ask for."""
        return [_due(event) if event.args.get("event") in DUES else event for event in super().sentences(events)]


def _due(event: Message) -> Message:
    """The forecast of an event, in one line with what the event will ask for."""
    return replace(event, key="log-event_due", args={**event.args, "about": refer(about(event.args["event"]).key)})


class OrdersScene(Scene):
    """The orders of one lord that are revealed, those of others in between."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        return event.key in self.parts and event.args.get("player") == before[0].args.get("player")

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The orders with the spaces of the minions, then the minions that got none, and why."""
        placed = [event for event in events if event.key == "log-minion_placed"]
        parts = ("order", "space")
        orders = [Part("part-order_on", {part: event.args[part] for part in parts}) for event in placed]
        given = [
            replace(event, key="story-orders", args={"player": event.args["player"], "orders": orders})
            for event in placed[-1:]
        ]
        return [*given, *(event for event in events if self.is_line(event))]


class ArrivalScene(Scene):
    """The adventurers that come to the gates."""

    def short(self, events: Sequence[Event]) -> list[Message]:
        """Who came to whom."""
        came = [event for event in events if event.key == "log-adventurer_joins"]
        gates = [Part("part-at_gate", {"hero": event.args["hero"], "player": event.args["player"]}) for event in came]
        return [Message("story-arrivals", {"gates": gates})]


class SeasonEventScene(Scene):
    """The event of the season; for a special event with what it does, for a tax with what each lord paid."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """A special event by name with what it does; nothing for one without effect, as its forecast said so."""
        if any(event.key == "log-event_without_effect" for event in events):
            return []
        special = next((event for event in events if event.key == "log-special"), None)
        return list(events) if special is None else [special, about(special.args["special"])]


class CombatRoundScene(Scene):
    """The combat card of the round, as soon as it is known."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The card with what it does; before that, which round it is."""
        for event in events:
            if event.key == "log-combat_card":
                return [event, about(event.args["card"])]
        begun: list[Message] = [event for event in events if event.key in ("log-combat_begins", "log-combat_round")]
        return begun[-1:]


def alone(
    key: str, *, costs: AbstractSet[str] = NONE, causes: AbstractSet[str] = NONE, final_causes: AbstractSet[str] = NONE
) -> Scene:
    """The scene of one event, with what the lord pays for it and gets by it."""
    return Scene(opens={key}, headlines=(key,), costs=costs, causes=causes, final_causes=final_causes)


SCENES = (
    Scene(
        opens={"log-welcome"},
        parts=frozenset({"log-starting_player", "log-orders_drawn"} | OUTSIDERS | SILENT),
        lines=OUTSIDERS,
    ),
    Scene(opens={"log-disabled"}, parts={"log-disabled"}, lines={"log-disabled"}),
    RoundScene(
        opens={"log-new_round"},
        parts=SEASON | {"log-offers", "log-adventurer_redrawn"},
        headlines=("log-new_round",),
        lines=SEASON,
    ),
    OrdersScene(opens=PLACING, parts=PLACING, lines=UNPLACED, inside=PLACING | {"log-hire_fee"}),
    alone("log-hired", costs={"log-trap_paid"}, causes={"log-paid", "log-evil_up"}, final_causes={"log-evil_up"}),
    alone("log-room_built", costs={"log-paid"}),
    alone("log-traps_bought", costs={"log-paid"}),
    alone("log-traps_due", costs={"log-paid"}),
    alone("log-got_food", costs={"log-paid", "log-evil_up"}),
    alone("log-imps_recruited", costs={"log-paid"}),
    alone("log-dismissed", causes={"log-evil_up"}),
    alone("log-reputation", costs={"log-paid"}, causes={"log-evil_down"}),
    alone("log-room_used", causes={"log-paid", "log-made_food", "log-made_gold", "log-made_imp"}),
    alone("log-wage_paid", costs={"log-trap_paid"}, causes={"log-paid", "log-evil_up"}),
    Scene(opens={"log-trap_discarded"}, parts={"log-trap_discarded_which"}, headlines=("log-trap_discarded",)),
    SeasonEventScene(
        opens={"log-event"},
        parts={"log-event_without_effect", "log-tax"},
        inside=CHANGES,
        single={"log-special"},
    ),
    ArrivalScene(opens=ARRIVALS | {"log-shared_evil"}, parts=ARRIVALS, lines={"log-adventurer_joins"}, inside=CHANGES),
    Scene(opens=frozenset(PALADIN), parts=WHY_PALADIN, lines=WHY_PALADIN | {*PALADIN}),
    CombatRoundScene(
        opens={"log-combat_begins", "log-combat_round", "log-plan", "log-combat_card"},
        parts={"log-plan", "log-combat_card"} | READY,
        inside=CHANGES,
    ),
    BattleScene(opens={"log-battle"}, parts=BATTLE, lines=TOLD, inside=CHANGES, beats=BEATS, causes=frozenset(TALLIES)),
    # For a reader who knows how the battle began, the blows make an entry of their own.
    BattleScene(opens=frozenset(BLOWS), parts=FOLLOWING, lines=TOLD, inside=CHANGES, beats=BEATS),
    Scene(opens=frozenset(SILENT), parts=frozenset(SILENT)),
)
