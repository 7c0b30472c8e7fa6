"""The story of a game: each purchase, reward and play is one entry.

A `Scene` gathers events, by their keys, into one entry (`StoryEntry`); `SCENES` at the end lists them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import TypeVar

from rules.messages import Arg, Args, Event, Message, Part, Ref, part, refer
from rules.stories import Scene, StoryEntry

E = TypeVar("E", bound=Event)

PURCHASES = {"log-buys_spell", "log-buys_spell_unseen", "log-buys_card", "log-buys_card_unseen", "log-buys_token"}
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
"""The events without a sentence, as the board or the hand shows what they say."""


def one_line_each(entries: Sequence[StoryEntry[E]]) -> list[StoryEntry[E]]:
    """The entries, with each player's separate purchases in a market combined, followed by all who passed."""
    lines: list[StoryEntry[E]] = []
    for (_, in_market), run in groupby(entries, lambda entry: (id(entry.turn), _of(entry, PURCHASES | PASSES))):
        run_entries = [*run]
        lines += _market_lines(run_entries) if in_market else run_entries
    return lines


def _market_lines(entries: Sequence[StoryEntry[E]]) -> list[StoryEntry[E]]:
    """An entry for each buyer, in the order of their first purchases, and one for all who passed."""
    purchases: dict[Arg, list[StoryEntry[E]]] = {}
    passes: list[StoryEntry[E]] = []
    for entry in entries:
        if _of(entry, PASSES):
            passes.append(entry)
        else:
            purchases.setdefault(entry.events[0].args["player"], []).append(entry)
    return [_together(several) for several in (*purchases.values(), passes) if several]


def _of(entry: StoryEntry[E], keys: Collection[str]) -> bool:
    """Whether an entry tells an event with one of these keys."""
    return bool(entry.sentences) and entry.events[0].key in keys


def _together(entries: Sequence[StoryEntry[E]]) -> StoryEntry[E]:
    """Entries of a turn as one."""
    if len(entries) == 1:
        return entries[0]
    events = tuple(event for entry in entries for event in entry.events)
    sentences = tuple(message for entry in entries for message in entry.sentences)
    return StoryEntry(events, sentences, max(entry.weight for entry in entries), turn=entries[0].turn)


class MissionScene(Scene):
    """The mission and what is special about it."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The event, and the text that the lobby has about the mission."""
        return [events[0], Message(f"setting-mission-{events[0].args['number']}-help")]


class RewardScene(Scene):
    """The points of a round."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The secondary objective; then the victory points of each player for both, and who escaped."""
        secondary = {event.args["player"]: event.args for event in events if event.key == "log-secondary"}
        bonus = {event.args["player"]: event.args["points"] for event in events if event.key == "log-time_bonus"}
        sentences: list[Message] = [event for event in events if event.key == "log-secondary_goal"]
        second = sentences[0].args["goal"] if sentences else refer("picture-goal_secondary")
        for event in events:
            if event.key == "log-primary":
                player = event.args["player"]
                last = secondary.get(player, {"points": 0, "escaped": False})
                extra = bonus.get(player, 0)
                args: Args = {"player": player, "goal": event.args["goal"], "second": second}
                args |= {"primary": event.args["points"], "secondary": last["points"]}
                args["bonus"] = part(extra, "part-time_bonus", n=extra)
                args["escape"] = part(last["escaped"], "part-escaped")
                sentences.append(Message("story-reward", args))
        return sentences


class TeamBuysScene(Scene):
    """The purchases of a team before a mission."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The purchases for each group, tokens before spells; and whether there is more to buy."""
        bought = [event for event in events if event.key in TEAM_BUYS]
        sentences: list[Message] = []
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
            things: list[Ref | Part] = [*tokens, *spells]
            if unseen:
                things.append(Part("part-face_down", {"spells": unseen}))
            first = refer("part-buys_for" if sentences else "part-team_buys")
            sentences.append(Message("story-team_buys", {"first": first, "group": group, "things": things}))
        return [*sentences, *(event for event in events if event.key == "log-shop_again")]


class GoalScene(Scene):
    """A goal that a group fills; its text names the artifact that this group gets for it."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """Only what the same group gets."""
        return Scene.takes(self, event, before) and event.args["group"] == before[0].args["group"]


class ProposalScene(Scene):
    """A proposal and who has agreed; afterwards only the result, unless that has its own event."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """All until it is decided."""
        last = events[-1]
        if last.key == "log-decided":  # all other stages have an event of their own
            return [last] if last.args["stage"] == refer("stage-starts") else []
        return [last] if last.key == "log-takes_pen" else events


MARKET = frozenset({"log-second_token", "log-replaces_spell"})
ARRIVAL = frozenset({"log-reveals", "log-stays"})
SCENES = (
    MissionScene(opens={"log-mission"}),
    Scene(opens=frozenset(PURCHASES), parts=MARKET | REFILLS, lines=MARKET | PURCHASES),
    Scene(opens={"log-hand"}, parts={"log-hand", "log-race"}, lines={"log-race"}),
    RewardScene(opens={"log-primary"}, parts=REWARD, after=True),
    Scene(opens={"log-turn"}, parts={"log-plays", "log-draws"}, lines={"log-plays"}),
    GoalScene(opens={"log-fills"}, parts={"log-artifact"}, headlines=("log-fills",)),
    Scene(opens={"log-artifact"}, parts={"log-ends_at"}, headlines=("log-artifact",)),
    Scene(opens={"log-reveals"}, parts=ARRIVAL, lines=ARRIVAL, inside={"log-proposes"}),
    ProposalScene(opens={"log-proposes"}, parts={"log-agrees", "log-decided", "log-takes_pen"}),
    TeamBuysScene(opens=TEAM_BUYS, parts=TEAM_BUYS | {"log-coins_lost", "log-shop_again"}),
    Scene(opens=SILENT | {"log-draws", "log-agrees", "log-decided"}, parts=SILENT),  # without sentences: no entry
)
