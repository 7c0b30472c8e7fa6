"""The story: an attack, a threat, a quest, a card as one entry, with the dice, the result and what it changed.

A `Scene` gathers events, by their keys, into one entry (`StoryEntry`); a `Tally` adds up small changes of a player.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from games.dungeoneer.rules.components import CARDS, HEROES, QUESTS, foe_of, name_of
from rules.messages import Arg, Args, Event, Message, Part, Plain, Ref, SeatRef, part, refer
from rules.stories import Scene, first_of, names_in
from rules.tallies import Tallies, Tally

CARD_NAMES: Mapping[Ref, str] = {name_of(id): id for id in CARDS}
"""The ids of cards by their names."""
QUEST_NAMES: Mapping[Ref, str] = {name_of(id): id for id in QUESTS}
"""The ids of quests by their names."""
EFFECTS: Mapping[Ref, Ref] = {
    **{name_of(id): refer(f"text-{id}") for id in (*CARDS, *HEROES)},
    **{name: refer(f"does-{id}") for name, id in QUEST_NAMES.items()},
}
"""The texts of cards, heroes and artifacts by their names."""
QUEST_FOES = frozenset(foe_of(id) for id, quest in QUESTS.items() if quest.monster is not None)
"""The names of the monsters of quests."""

THREATS = frozenset(
    {"log-threat", "log-tries_locked", "log-tries_trapped", "log-meets_pit", "log-meets_spikes", "log-tries_untip"}
)
"""The events with which threats begin."""
ROLLS = THREATS | {"log-attack"}
PLAYS = frozenset({"log-plays", "log-uses", "log-uses_at_once", "log-ability"})
BANES = frozenset({"log-plays_bane", "log-plays_bane_edge"})
DECLARATIONS = frozenset({"log-declares_monster", "log-declares_trap"})
COSTS = frozenset({"log-peril_lost", "log-glory_lost"})
COUNTERS = COSTS | {"log-peril_gained", "log-glory_gained"}
CHANCES = frozenset({"log-chance_met", "log-chance_failed"})
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
QUESTS_CHANGE = frozenset({"log-quest_done", "log-quests_reprinted"})
"""The events that follow when a quest is completed."""
ROLLED = CHANGES | {
    *("log-part", "log-two_dice", "log-combat_total", "log-counter", "log-parried", "log-tie", "log-prevented"),
    *("log-hit_effect", "log-threat_met", "log-threat_failed", "log-trap_escaped"),
    "log-found",
    *QUESTS_CHANGE,
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
PRIVATE = frozenset({"log-window_chosen"})
"""The choices that are known to their player alone until they take effect."""

LINES = ROLLED | {
    *CHANCES,
    *DECLARATIONS,
    *MEANWHILE,
    "log-level",
}
"""The events of an attack, a threat or a quest that are told."""
LEADS = frozenset({"log-attempt", "log-quest_monster"})
"""The events that lead to a roll."""
RESULTS = ("log-threat_met", "log-threat_failed")
"""The events that tell the dice of a threat with how it ended; an attack tells its dice first."""
TOTALS = {**dict.fromkeys(("log-combat_total", *RESULTS), "score"), **dict.fromkeys(CHANCES, "total")}
"""By the key of an event with the total of a roll: the argument after which everything added to it is listed."""
SETTLED = frozenset({*TOTALS, "log-cancelled", "log-quest_done"})
"""The events after which what is played is no longer about the roll."""


@dataclass(frozen=True, slots=True)
class RollScene(Scene):
    """A scene with a roll, in which a quest may be completed."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene, and what is played before the dice have decided, with its effects.

        But no discards of bystanders, nor those after a completed quest, which ends the Hero phase (discards follow in
        the next one); and no declaration after a roll, as that begins another encounter.
        """
        if event.key == "log-discarded":
            involved = [value for earlier in before for value in earlier.args.values()]
            if event.args["player"] not in involved or first_of(before, "log-quest_done") is not None:
                return False
        if event.key in DECLARATIONS and first_of(before, *ROLLS) is not None:
            return False
        played = event.key in self.inside - PRIVATE or (event.key in CHANGES and first_of(before, *MEANWHILE))
        if played and first_of(before, *SETTLED) is None:
            return True
        return Scene.takes(self, event, before)

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """As in any scene, but what was paid is in a declaration, or in what the roll consists of."""
        unrolled = 0 if first_of(events, *DECLARATIONS) is None else len(events)
        rolled = next((place for place, event in enumerate(events) if event.key in ROLLS | CHANCES), unrolled)
        unpaid = [
            event
            for place, event in enumerate(events)
            if event.key not in COSTS
            or events[place - 1].key in PLAYS
            or (place >= rolled and events[place - 1].key not in BANES)
        ]
        gained = [_artifact(event) for event in events if event.key == "log-quest_done"]
        artifacts = [Message("words-artifact", args) for args in gained if args["text"]]
        # With a card played, the outcome comes after it.
        headlines = self.headlines if first_of(events, *MEANWHILE) is None else HEADLINES[1:]
        return [*_complete_rolls(_sum_up(Scene.sentences(replace(self, headlines=headlines), unpaid))), *artifacts]

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """The cause of a roll, who is rolling, both totals with what they changed; then the outcome."""
        if not any(event.key in BEATS for event in events):
            return Scene.moments(self, events, sentences)
        rolled = next((place for place, event in enumerate(events) if event.key in ROLLS), len(events))
        ends = (place for place, event in enumerate(events) if place > rolled and event.key in OUTCOMES)
        end = next(ends, len(events))
        causes = [(said,) for said in _sum_up(events[:rolled]) if said.key in BEATS | MEANWHILE]
        roll = [(event,) for event in events[rolled : rolled + 1]]
        result = tuple(_sum_up([event for event in events[rolled + 1 : end] if self.is_line(event)]))
        outcome = [(event,) for event in events[end:] if event.key in BEATS]
        return tuple(moment for moment in (*causes, *roll, result, *outcome) if moment)


class BaneScene(RollScene):
    """A bane with what it changed immediately, otherwise with its text."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene with a roll, but nothing that its player plays after a bane without one."""
        after = event.key in PLAYS | BANES and event.args["player"] == before[0].args["player"]
        if after and first_of(before, *ROLLS) is None:
            return False
        return RollScene.takes(self, event, before)

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """The price that its victim pays is in the first sentence."""
        played = events[0]
        cost = {"player": played.args["victim"], "n": played.args["cost"]}
        changed = [event for event in events[1:] if event.key in LINES | ROLLS]
        changed = [event for event in changed if event.key != "log-peril_lost" or event.args != cost]
        has_text = all(event.key in PLAYS | COSTS for event in changed)
        text = [Message(f"text-{id_of(played.args['card'])}")] if has_text else []
        return [played, *text, *_complete_rolls(_sum_up(changed))]


class NewQuestScene(Scene):
    """A quest that is turned up, with its text."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """The quest, then where and how it is completed, its effect and its reward."""
        return [events[0], Message(f"text-{_quest(events[0])}")]


class MapCardScene(Scene):
    """A placed map card in one moment with the quests that lead there."""

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """All sentences, since "here" is the space that the first one names."""
        return (tuple(sentences),)


HEADLINES = ("log-quest_done", *sorted(DECLARATIONS), *sorted(ROLLS))
PLACED = ("log-map_alone", "log-map_placed", "log-map_placed_turned", "log-map_unplaceable")
SCENES: tuple[Scene, ...] = (
    RollScene(
        opens=DECLARATIONS | {"log-quest_monster"} | ROLLS,
        parts=DECLARATIONS | {"log-attached", "log-peril_lost", "log-quest_monster"},
        headlines=HEADLINES,
        lines=LINES,
        until_headline=LEADS,
        inside=MEANWHILE | PRIVATE,
        single=ROLLS,
        after_single=ROLLED,
        beats=BEATS,
        divides=True,
    ),
    RollScene(
        opens={"log-attempt"},
        parts=CHANGES
        | QUESTS_CHANGE
        | {"log-part", "log-two_dice", "log-chance_met", "log-chance_failed", "log-quest_monster"},
        headlines=HEADLINES,
        lines=LINES,
        until_headline=LEADS,
        inside=MEANWHILE | PRIVATE,
        single=ROLLS,
        after_single=ROLLED,
        beats=BEATS,
    ),
    RollScene(
        opens={"log-put_down"},
        parts=CHANGES | QUESTS_CHANGE,
        headlines=("log-quest_done", "log-put_down"),
        lines=LINES,
        beats=BEATS,
    ),
    NewQuestScene(opens={"log-global_quest"}, divides=True),
    BaneScene(
        opens=BANES,
        parts=CHANGES,
        lines=LINES,
        inside=MEANWHILE | PRIVATE,
        single={"log-threat"},
        after_single=ROLLED,
        beats=BEATS,
    ),
    Scene(opens=PLAYS, parts=CHANGES | {"log-movement"}, headlines=tuple(sorted(PLAYS)), lines=CHANGES),
    MapCardScene(
        opens={"log-map_drawn", *PLACED},
        headlines=(*PLACED, "log-map_drawn"),
        inside={"log-last_map_card"},
        lines=PLACES | {"log-portal"},
        single=frozenset(PLACED),
        after_single=PLACES | {"log-portal"},
    ),
    Scene(opens={"log-draws"}, parts={"log-drew"}, lines={"log-drew"}),
    Scene(
        opens={"log-stayed"},
        headlines=("log-stayed",),
        causes={"log-glory_gained", "log-peril_gained"},
    ),
    Scene(opens={"log-bane_ends"}, headlines=("log-bane_ends",), costs={"log-glory_lost"}),
    Scene(
        opens={"log-movement", "log-hero_ends", "log-token_used", "log-part"},
    ),
)


def _artifact(event: Event) -> Args:
    """The quest of this event and its effect as an artifact, which is empty if it is none."""
    id = _quest(event)
    return {"quest": event.args["quest"], "text": refer(f"does-{id}") if QUESTS[id].is_artifact else ""}


def _in_brackets(text: Arg) -> Args:
    return {"does": part(text, "part-does", effects=text)}


def _does(event: Event, after: Sequence[Event]) -> Args:
    """The effect of a completed quest as an artifact, in brackets; empty if it is none."""
    return _in_brackets(_artifact(event)["text"])


def _says(event: Event, after: Sequence[Event]) -> Args:
    """The cost and the effect of the card that was played or used, or the ability; if used later, only the cost."""
    name = _name(event.args["hero" if event.key == "log-ability" else "card"])
    again = any(later.key in PLAYS and name in names_in(later) for later in after)
    return {**_price(event, after), "does": part(not again, "part-says", text=EFFECTS[name])}


def _price(event: Event, after: Sequence[Event]) -> Args:
    """The Glory that was paid for it at once, in brackets, or spent on the roll for a quest; empty if none was."""
    paid = next((later for later in after[:1] if later.key == "log-glory_lost"), None)
    if paid is None or paid.args["player"] != event.args["player"]:
        return {"price": ""}
    return {"price": Part("part-spends" if event.key == "log-attempt" else "part-costs_glory", {"n": paid.args["n"]})}


def _harmless_source(event: Event, after: Sequence[Event]) -> Args:
    """The trap or bane that did a hero no harm, in brackets."""
    return _in_brackets(event.args.get("source", ""))


def _totals(event: Event, after: Sequence[Event]) -> Args:
    """The monster that attacks, and the totals of both sides, empty before the roll."""
    attacker = event.args["attacker"]
    monster = part(not isinstance(attacker, SeatRef), "story-other", player=attacker)
    fight = takewhile(lambda later: later.key not in ROLLS, after)
    totals = [later.args["total"] for later in fight if later.key == "log-combat_total"]
    both = Part("part-totals", {"one": totals[0], "other": totals[1]}) if len(totals) > 1 else ""
    return {"monster": monster, "totals": both}


def _quest(event: Event) -> str:
    """The id of the quest of this event."""
    name = event.args["quest"]
    assert isinstance(name, Ref)
    return QUEST_NAMES[name]


TALLIES: Mapping[str, Tally] = {
    "log-enters": Tally("tally-spaces", amount_arg="", place_arg="space"),
    "log-glory_gained": Tally("tally-glory"),
    "log-glory_lost": Tally("tally-glory", sign=-1),
    "log-peril_gained": Tally("tally-peril"),
    "log-peril_lost": Tally("tally-peril", sign=-1),
}
TOLD = frozenset(
    {
        *("found", "level", "stolen", "picked_up", "put_down"),
        *("wounded", "healed", "tipped", "cusp", "eliminated", "untipped"),
        *("monster_wounded", "defeated", "attached", "to_pack", "to_hand", "discarded"),
        *("threat_failed", "chance_failed"),
        *("personal_place", "global_place"),
    }
)
PHRASES: Mapping[str, Collection[str]] = {
    "tally-placed": PLACED[:3],
    "tally-trap": ["log-declares_trap"],
    "tally-monster": ["log-declares_monster"],
    "tally-missed": ["log-tie", "log-parried", "log-prevented", "log-attack_falls_away"],
    "tally-cancelled": ["log-cancelled", "log-bane_fails"],
    "tally-two_dice": ["log-two_dice"],
    "tally-freed": ["log-bane_ends"],
    "tally-banked": ["log-banked"],
    **{f"tally-{what}": [f"log-{what}"] for what in TOLD},
}
"""The events that the line about another player's turn tells, by the text that it has for them."""
LEFT_OUT = (
    ROLLED
    | ROLLS
    | LEADS
    | CHANCES
    | DECLARATIONS
    | {"log-automatic", "log-map_drawn", "log-movement", "log-stayed", "log-upkeep_paid", "log-upkeep_unpaid"}
) - {"log-walls"}
"""The events that this line may leave out because they lead to others that it tells."""
SUMS: Tallies = {
    **TALLIES,
    **dict.fromkeys((LEFT_OUT - TALLIES.keys()) | {"log-peril_lost"}, ()),
    **{key: Tally(text, listed=True) for text, keys in PHRASES.items() for key in keys},
    "log-quest_done": Tally("tally-quest_done", listed=True, more_args=_does),
    "log-attempt": Tally("tally-attempt", listed=True, more_args=_price),
    "log-plays": Tally("tally-plays", listed=True, more_args=_says),
    "log-plays_bane": Tally("tally-bane", listed=True, more_args=_says),
    **dict.fromkeys(("log-uses", "log-uses_at_once"), Tally("tally-uses", listed=True, more_args=_says)),
    "log-ability": Tally("tally-ability", listed=True, more_args=_says),
    "log-attack": Tally("tally-attack", player_arg="attacker", listed=True, more_args=_totals),
    "log-trap_escaped": Tally("tally-trap_escaped", listed=True, more_args=_harmless_source),
}
"""The line about another player's turn, in which each deed names the Peril that it costs."""


def _sum_up(sentences: Sequence[Message]) -> list[Message]:
    """The sentences; each total lists what was added to it, instead of a sentence for each addition before it."""
    summed_up: list[Message] = []
    added: list[Plain | Part] = []
    for sentence in sentences:
        if sentence.key == "log-part":
            added.append(Part("part-added", {name: sentence.args[name] for name in ("source", "n")}))
            continue
        if added and (of := TOTALS.get(sentence.key)):
            total = Part(f"part-{of}_added", {of: sentence.args[of], "added": added})
            sentence, added = Message(sentence.key, {**sentence.args, of: total, "bonus": 0}), []
        summed_up.append(sentence)
    return summed_up


def _complete_rolls(sentences: Sequence[Message]) -> Sequence[Message]:
    """The sentences; the one with the roll also says who sent the monster or set the trap, and how a threat ended.

    If a card was played in between, the end stays after it.
    """
    roll = next((sentence for sentence in sentences if sentence.key in ROLLS), None)
    if roll is None:
        return sentences
    result = next((sentence for sentence in sentences if sentence.key in RESULTS), None)
    if any(sentence.key in MEANWHILE for sentence in sentences[sentences.index(roll) :]):
        result = None
    by = roll.args.get("by", "")
    args: Args = {"roll": Part(roll.key, roll.args)}
    args["result"] = part(result, "part-then", text=Part(result.key, result.args)) if result is not None else ""
    args["sent"] = part(by, "part-sent_by" if roll.key == "log-attack" else "part-set_by", by=by)
    replaced = Message("story-roll", args)
    return [replaced if sentence is roll else sentence for sentence in sentences if sentence is not result]


def id_of(card: Arg) -> str:
    """The id of the card with this name."""
    return CARD_NAMES[_name(card)]


def _name(card: Arg) -> Ref:
    """The name of this card, which may have the attack that it answers with it."""
    name = card.args["card"] if isinstance(card, Part) else card
    assert isinstance(name, Ref)
    return name
