"""How the story tells a game: purchases, rewards and plays are an entry each."""

from __future__ import annotations

from collections.abc import Sequence

from rules.messages import Args, Event, Message, Ref, refer
from rules.stories import Scene, Tallies, Tally

TALLIES: Tallies = {"log-buys_token": Tally("story-tokens", "")}
SPELLS = {"log-buys_spell": "story-buys_spell", "log-buys_spell_unseen": "story-buys_spell_unseen"}
PURCHASES = {*SPELLS, "log-buys_card", "log-buys_card_unseen"}
REFILLS = {"log-market_card", "log-market_spell"}
REWARD = frozenset({"log-primary", "log-time_bonus", "log-secondary_goal", "log-secondary"})
TEAM_BUYS = frozenset({"log-group_token", "log-group_spell"})
SILENT = frozenset(
    {
        *REFILLS,
        "log-passes",
        "log-passes_unable",
        "log-hand",
        "log-done",
        "log-not_done",
        "log-group_placed",
        "log-mission_deck",
        "log-dealt",
        "log-dealt_open",
        "log-coins_lost",
    }
)
"""What the board or the hand shows."""


def tell_nothing(events: Sequence[Event]) -> list[Message]:
    """These events are not told."""
    return []


def tell_purchase(events: Sequence[Event]) -> list[Message]:
    """What was bought; for a spell, what it does."""
    bought, *more = events
    told: list[Message] = [bought]
    if bought.key in SPELLS:
        told = [Message(SPELLS[bought.key], {**bought.args, "text": _text_of(bought.args["spell"])})]
    return [*told, *(event for event in more if event.key not in REFILLS)]


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


def tell_goal(events: Sequence[Event]) -> list[Message]:
    """A goal that was met; its text names the artifact that the group gets for it."""
    goal, *artifacts = events
    return [goal, *(event for event in artifacts if event.args["group"] != goal.args["group"])]


def tell_first(events: Sequence[Event]) -> list[Message]:
    """The first event says it all."""
    return [events[0]]


def tell_all(events: Sequence[Event]) -> list[Message]:
    """The events in the words of the log."""
    return list(events)


def tell_team_buys(events: Sequence[Event]) -> list[Message]:
    """How many tokens and spells the team bought."""
    keys = [event.key for event in events]
    counts: Args = {"tokens": keys.count("log-group_token"), "spells": keys.count("log-group_spell")}
    return [Message("story-team_buys", counts)]


def _text_of(spell: object) -> Ref:
    """What a spell does."""
    assert isinstance(spell, Ref)
    return refer(spell.key.replace("spell-", "spell-text-", 1))


SCENES = (
    Scene(frozenset(PURCHASES), frozenset({*REFILLS, "log-second_token", "log-replaces_spell"}), tell_purchase),
    Scene(frozenset({"log-primary"}), REWARD, tell_reward),
    Scene(frozenset({"log-turn"}), frozenset({"log-plays", "log-draws"}), tell_play),
    Scene(frozenset({"log-fills"}), frozenset({"log-artifact"}), tell_goal),
    Scene(frozenset({"log-artifact"}), frozenset({"log-ends_at"}), tell_first),
    Scene(
        frozenset({"log-reveals"}),
        frozenset({"log-stays"}),
        tell_all,
        inside=frozenset({"log-proposes", "log-agrees", "log-takes_pen"}),
    ),
    Scene(frozenset({"log-proposes"}), frozenset({"log-agrees"}), tell_first),
    Scene(TEAM_BUYS, TEAM_BUYS | {"log-coins_lost"}, tell_team_buys),
    Scene(SILENT | {"log-draws", "log-agrees"}, SILENT, tell_nothing),
)
