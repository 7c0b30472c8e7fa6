"""The story of a game: each purchase, reward and play is one entry.

A `Scene` gathers events, by their keys, into one entry (`StoryEntry`); `SCENES` at the end lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeVar

from rules.messages import Arg, Args, Event, Message, Part, Ref, part, refer
from rules.stories import Scene, StoryEntry

E = TypeVar("E", bound=Event)

PURCHASES = {"log-buys_spell", "log-buys_spell_unseen", "log-buys_card", "log-buys_card_unseen", "log-buys_token"}
PASSES = {"log-passes", "log-passes_unable"}
REFILLS = {"log-market_card", "log-market_spell"}
REPLACED = {"log-second_token", "log-replaces_spell"}
REWARD = {"log-primary", "log-time_bonus", "log-secondary_goal", "log-secondary"}
ARRIVAL = {"log-reveals", "log-stays"}
TEAM_BUYS = {"log-group_token", "log-group_spell", "log-group_spell_unseen"}
SILENT = {
    *REFILLS,
    "log-done",
    "log-not_done",
    "log-group_placed",
    "log-mission_deck",
    "log-dealt",
    "log-dealt_open",
    "log-coins_lost",
}
"""The events without a sentence, as the board or the hand shows what they say."""


def one_line_each(entries: Sequence[StoryEntry[E]]) -> list[StoryEntry[E]]:
    """The entries, with one player's purchases in a market combined if nobody did anything between, and passes, too."""
    lines: list[StoryEntry[E]] = []
    # By id, as equal events may begin two turns.
    for (_, in_market), run in groupby(entries, lambda entry: (id(entry.turn), _market_act(entry))):
        acts = [*run]
        lines += [_together(acts)] if in_market else acts
    return lines


def _market_act(entry: StoryEntry[E]) -> tuple[Arg, ...]:
    """The buyer of an entry with words for a purchase, a word for passing; empty for anything else."""
    event = entry.events[0]
    if not entry.sentences or event.key not in PURCHASES | PASSES:
        return ()
    return ("passes",) if event.key in PASSES else ("buys", event.args["player"])


def _together(entries: Sequence[StoryEntry[E]]) -> StoryEntry[E]:
    """One entry for several of a turn, with the events and sentences of all."""
    if len(entries) == 1:
        return entries[0]
    events = tuple(event for entry in entries for event in entry.events)
    sentences = tuple(message for entry in entries for message in entry.sentences)
    return StoryEntry(events, sentences, max(entry.weight for entry in entries), turn=entries[0].turn)


class MissionScene(Scene):
    """The mission and what is special about it."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The event, then the text that the lobby has about the mission."""
        return [events[0], Message(f"setting-mission-{events[0].args['number']}-help")]


class RewardScene(Scene):
    """The points of a round."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The secondary objective; then each player's points for both objectives, and whether they escaped."""
        secondary_by_player = {event.args["player"]: event.args for event in events if event.key == "log-secondary"}
        bonuses = {event.args["player"]: event.args["points"] for event in events if event.key == "log-time_bonus"}
        sentences: list[Message] = [event for event in events if event.key == "log-secondary_goal"]
        goal = sentences[0].args["goal"] if sentences else refer("picture-goal_secondary")
        for event in events:
            if event.key == "log-primary":
                player = event.args["player"]
                secondary = secondary_by_player.get(player, {"points": 0, "escaped": False})
                bonus = bonuses.get(player, 0)
                args: Args = {"player": player, "goal": event.args["goal"], "second": goal}
                args |= {"primary": event.args["points"], "secondary": secondary["points"]}
                args["bonus"] = part(bonus, "part-time_bonus", n=bonus)
                args["escape"] = part(secondary["escaped"], "part-escaped")
                sentences.append(Message("story-reward", args))
        return sentences


class TeamBuysScene(Scene):
    """The purchases of a team before a mission."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The purchases for each group, tokens before spells; then that more can be bought, if so."""
        bought = [event for event in events if event.key in TEAM_BUYS]
        sentences: list[Message] = []
        for group in dict.fromkeys(event.args["group"] for event in bought):
            of_group = [event for event in bought if event.args["group"] == group]
            things: list[Ref | Part] = [
                *_bought(of_group, "log-group_token", "token"),
                *_bought(of_group, "log-group_spell", "spell"),
            ]
            if unseen := _bought(of_group, "log-group_spell_unseen", "spell"):
                things.append(Part("part-face_down", {"spells": unseen}))
            first = refer("part-buys_for" if sentences else "part-team_buys")
            sentences.append(Message("story-team_buys", {"first": first, "group": group, "things": things}))
        return [*sentences, *(event for event in events if event.key == "log-shop_again")]


def _bought(events: Sequence[Event], key: str, name: str) -> list[Ref]:
    """The argument `name` of each event with that key: the token or spell."""
    return [thing for event in events if event.key == key and isinstance(thing := event.args[name], Ref)]


class GoalScene(Scene):
    """A goal that a group fills; its text names the artifact that this group gets for it."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """Whether it joins the scene: only an artifact that the same group gets."""
        return Scene.takes(self, event, before) and event.args["group"] == before[0].args["group"]


class ProposalScene(Scene):
    """A proposal and who has agreed; once it is decided, only the result, unless another event tells that."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """Every event until the decision; then the decision alone, or nothing if another event tells its result."""
        last = events[-1]
        if last.key == "log-decided":  # only the choice of the starts has no other event
            return [last] if last.args["stage"] == refer("stage-starts") else []
        return [last] if last.key == "log-takes_pen" else events


SCENES = (
    MissionScene(opens={"log-mission"}),
    Scene(opens=PURCHASES, parts=REPLACED | REFILLS, lines=REPLACED | PURCHASES),
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
