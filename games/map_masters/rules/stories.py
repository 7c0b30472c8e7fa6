"""The story of a game: each purchase, reward and play is one entry."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import TypeVar

from games.map_masters.rules.components import SPELL_COST, TOKEN_COST
from rules.messages import Arg, Args, Event, Message, Plain, Ref, SeatRef, refer
from rules.stories import Entry, Scene

E = TypeVar("E", bound=Event)

SPELLS = {"log-buys_spell": "story-buys_spell", "log-buys_spell_unseen": "story-buys_spell_unseen"}
PURCHASES = {*SPELLS, "log-buys_card", "log-buys_card_unseen", "log-buys_token"}
PASSES = {"log-passes", "log-passes_unable"}
REFILLS = {"log-market_card", "log-market_spell"}
REWARD = frozenset({"log-primary", "log-time_bonus", "log-secondary_goal", "log-secondary"})
TEAM_BUYS = frozenset({"log-group_token", "log-group_spell", "log-group_spell_unseen"})
SILENT = frozenset(
    {
        *REFILLS,
        "log-done",
        "log-not_done",
        "log-group_placed",
        "log-mission_deck",
        "log-dealt",
        "log-dealt_open",
        "log-coins_lost",
    }
)
"""The events that the board or the hand shows."""


def tell_nothing(events: Sequence[Event]) -> list[Message]:
    """These events are not reported."""
    return []


def tell_purchase(events: Sequence[Event]) -> list[Message]:
    """The purchase; for a spell, with its effect."""
    bought, *more = events
    told: list[Message] = [bought]
    if bought.key in SPELLS:
        told = [Message(SPELLS[bought.key], {**bought.args, "text": _text_of(bought.args["spell"])})]
    return [*told, *(event for event in more if event.key not in REFILLS)]


def one_line_each(entries: Sequence[Entry[E]]) -> list[Entry[E]]:
    """The entries, with each player's separate purchases in a market combined, followed by all who passed."""
    found: list[Entry[E]] = []
    for (_, in_market), run in groupby(entries, lambda entry: (id(entry.turn), _of(entry, PURCHASES | PASSES))):
        if not in_market:
            found += run
            continue
        market: dict[Arg, list[Entry[E]]] = {}
        passes: list[Entry[E]] = []
        for entry in run:
            player = entry.events[0].args["player"]
            if _of(entry, PASSES):
                passes.append(entry)
            else:
                market[player] = [*market.pop(player, []), entry]
        found += map(_all_bought, market.values())
        found += _all_passed(passes)
    return found


def _of(entry: Entry[E], keys: Collection[str]) -> bool:
    """Whether an entry tells an event with one of these keys."""
    return bool(entry.told) and entry.events[0].key in keys


def _all_passed(entries: Sequence[Entry[E]]) -> Sequence[Entry[E]]:
    """All who passed, in one entry."""
    if len(entries) < 2:
        return entries
    events = tuple(event for entry in entries for event in entry.events)
    players = [player for event in events if isinstance(player := event.args["player"], SeatRef)]
    weight = max(entry.weight for entry in entries)
    return [Entry(events, (Message("story-passes", {"players": players}),), weight, turn=entries[0].turn)]


def _all_bought(entries: Sequence[Entry[E]]) -> Entry[E]:
    """All purchases of one player as one entry."""
    if len(entries) == 1:
        return entries[0]
    events = tuple(event for entry in entries for event in entry.events)
    bought = [event for event in events if event.key in PURCHASES]
    things = [thing for event in events for thing in _thing(event)]
    args: Args = {"player": bought[0].args["player"], "things": things, "coins": sum(map(_price, bought))}
    weight = max(entry.weight for entry in entries)
    return Entry(events, (Message("story-purchases", args),), weight, turn=entries[0].turn)


def _thing(event: Event) -> list[Plain]:
    """The thing that a player got by a purchase, or by the spell that gives a second token."""
    if event.key not in PURCHASES | {"log-second_token"}:
        return []
    thing = next(event.args[name] for name in ("token", "card", "spell") if name in event.args)
    assert isinstance(thing, Ref)
    return [thing]


def _price(event: Event) -> int:
    cost = event.args.get("cost", TOKEN_COST if event.key == "log-buys_token" else SPELL_COST)
    assert isinstance(cost, int)
    return cost


def tell_exploration(events: Sequence[Event]) -> list[Message]:
    """That exploration begins, with the time bonus if there is one; the board shows the hands."""
    last = events[-1]
    return [last if last.key == "log-race" else Message("story-exploration")]


def tell_reward(events: Sequence[Event]) -> list[Message]:
    """The victory points of a round for each player, and who escaped."""
    secondary = {event.args["player"]: event.args for event in events if event.key == "log-secondary"}
    bonus = {event.args["player"]: event.args["points"] for event in events if event.key == "log-time_bonus"}
    told: list[Message] = []
    for event in events:
        if event.key == "log-secondary_goal":
            told.append(Message("story-goals", {"primary": events[0].args["goal"], "secondary": event.args["goal"]}))
    for event in events:
        if event.key == "log-primary":
            player = event.args["player"]
            last = secondary.get(player, {"points": 0, "escaped": "no"})
            told.append(
                Message(
                    "story-reward",
                    {
                        "player": player,
                        "primary": event.args["points"],
                        "bonus": bonus.get(player, 0),
                        "secondary": last["points"],
                        "escaped": last["escaped"],
                    },
                )
            )
    return told


def tell_play(events: Sequence[Event]) -> list[Message]:
    """The card that was played, and where."""
    return [event for event in events if event.key == "log-plays"]


def tell_first(events: Sequence[Event]) -> list[Message]:
    """The first event says it all."""
    return [events[0]]


def tell_all(events: Sequence[Event]) -> list[Message]:
    """The events in the words of the log."""
    return list(events)


def tell_team_buys(events: Sequence[Event]) -> list[Message]:
    """The purchases for each group, tokens before spells; and whether there is more to buy."""
    bought = [event for event in events if event.key in TEAM_BUYS]
    told: list[Message] = []
    for group in dict.fromkeys(event.args["group"] for event in bought):
        of_group = [event for event in bought if event.args["group"] == group]
        tokens, spells, unseen = (
            [thing for event in of_group if event.key == key and isinstance(thing := event.args[name], Ref)]
            for key, name in (
                ("log-group_token", "token"),
                ("log-group_spell", "spell"),
                ("log-group_spell_unseen", "spell"),
            )
        )
        args: Args = {"group": group, "things": [*tokens, *spells], "seen": len(tokens) + len(spells)}
        args |= {"spells": unseen, "unseen": len(unseen), "first": "no" if told else "yes"}
        told.append(Message("story-team_buys", args))
    return [*told, *(event for event in events if event.key == "log-shop_again")]


def _text_of(spell: object) -> Ref:
    """The text of a spell."""
    assert isinstance(spell, Ref)
    return refer(spell.key.replace("spell-", "spell-text-", 1))


def tell_mission(events: Sequence[Event]) -> list[Message]:
    """The mission, what the groups do, and what is asked for."""
    args = events[0].args
    return [Message("story-mission", {"mission": args["mission"]}), Message(f"option-mission-{args['number']}-help")]


def tell_proposal(events: Sequence[Event]) -> list[Message]:
    """The proposal and who has agreed; afterwards only the result, unless that has its own event."""
    last = events[-1]
    if last.key == "log-decided":
        return [last] if last.args["stage"] == refer("stage-starts") else []
    return [last] if last.key == "log-takes_pen" else list(events)


SCENES = (
    Scene(frozenset({"log-mission"}), frozenset(), tell_mission),
    Scene(frozenset(PURCHASES), frozenset({*REFILLS, "log-second_token", "log-replaces_spell"}), tell_purchase),
    Scene(frozenset({"log-hand"}), frozenset({"log-hand", "log-race"}), tell_exploration),
    Scene(frozenset({"log-primary"}), REWARD, tell_reward, after=True),
    Scene(frozenset({"log-turn"}), frozenset({"log-plays", "log-draws"}), tell_play),
    # The text of a goal names the artifact that the group gets for it.
    Scene(frozenset({"log-fills"}), frozenset({"log-artifact"}), tell_first, same="group"),
    Scene(frozenset({"log-artifact"}), frozenset({"log-ends_at"}), tell_first),
    Scene(frozenset({"log-reveals"}), frozenset({"log-stays"}), tell_all, inside=frozenset({"log-proposes"})),
    Scene(frozenset({"log-proposes"}), frozenset({"log-agrees", "log-decided", "log-takes_pen"}), tell_proposal),
    Scene(TEAM_BUYS, TEAM_BUYS | {"log-coins_lost", "log-shop_again"}, tell_team_buys),
    Scene(SILENT | {"log-draws", "log-agrees", "log-decided"}, SILENT, tell_nothing),
)
