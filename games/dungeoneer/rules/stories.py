"""The story: an attack, a threat, a quest, a card as one entry, with the dice, the result and what it changed.

A `Scene` gathers events, by their keys (`event_kinds.py`), into one entry; `turn_sums.py` adds up small changes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from games.dungeoneer.rules import event_kinds as kinds
from games.dungeoneer.rules.event_kinds import artifact_of, card_name, id_of, quest_of
from games.dungeoneer.rules.turn_sums import EFFECT_TEXTS
from rules.messages import Args, Event, Message, Part, Plain, part
from rules.stories import Scene

CLIMAXES = frozenset({"log-tipped", "log-stolen", "log-defeated", "log-eliminated", "log-quest_done"})
"""The changes that have a moment of their own after the dice."""
TOLD_OF_ROLLS = kinds.AFTER_ROLL_BEGINS | kinds.CHANCE_DICE | kinds.DECLARATIONS | kinds.ANY_PLAYS
"""The events of an attack, a threat or a quest that have sentences of their own after the headline."""
ROLL_MOMENTS = (kinds.ROLL_BEGINS | kinds.COMBAT_DICE | kinds.THREAT_DICE | kinds.CHANCE_DICE | CLIMAXES) | {
    *("log-attempt", "log-wounded", "log-monster_wounded", "log-level")
}
"""The moments of an attack, a threat or a quest on the board."""
ADDED_UP = {
    **dict.fromkeys(("log-combat_total", *kinds.THREAT_DICE), "score"),
    **dict.fromkeys(kinds.CHANCE_DICE, "total"),
}
"""By the key of an event with the total of a roll: the argument after which everything added to it is listed."""
ROLL_ENDS = frozenset({*ADDED_UP, "log-cancelled", "log-quest_done"})
"""After these events what is played is no longer about the roll."""
LEADS_HERE = frozenset({"log-personal_place", "log-global_place", "log-portal"})
"""The quests that lead to a new map card, and its portal."""
ENCOUNTER_BEGINS = (*sorted(kinds.DECLARATIONS), *sorted(kinds.ROLL_BEGINS))
"""The events that say best what an encounter is, the best first."""


@dataclass(frozen=True, slots=True)
class RollScene(Scene):
    """A scene with a roll, in which a quest may be completed.

    It calls the methods of `Scene` by name: a dataclass with slots has no `super()`.
    """

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene, and what is played before the dice have decided, with its effects.

        But no discards of bystanders, nor those after a completed quest, which ends the Hero phase (discards follow in
        the next one); and no declaration, nor a roll with anything but what was declared: they begin another encounter.
        """
        if event.key == "log-discarded":
            is_bystander = not any(event.args["player"] in earlier.args.values() for earlier in before)
            if is_bystander or _has(before, {"log-quest_done"}):
                return False
        declared = before[0].args["card"] if before[0].key in kinds.DECLARATIONS else None
        of_another = event.key in kinds.ROLL_BEGINS and declared is not None and declared not in event.args.values()
        if event.key in kinds.DECLARATIONS or of_another:
            return False
        is_play = event.key in self.inside and event.key not in kinds.SECRET_PLAYS
        may_be_effect = event.key in kinds.CHANGES and _has(before, kinds.ANY_PLAYS)
        if (is_play or may_be_effect) and not _has(before, ROLL_ENDS):
            return True
        return Scene.takes(self, event, before)

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """As in any scene, but what was paid is in a declaration, or in what the roll consists of.

        A trap that is set has its text until someone has rolled.
        """
        unpriced = _without_prices(events)
        is_new = events[0].key == "log-declares_trap" and not _has(events, kinds.ROLL_BEGINS)
        effects = [Message(f"text-{id_of(events[0].args['card'])}")] if is_new else []
        gained = [artifact_of(event) for event in events if event.key == "log-quest_done"]
        artifacts = [Message("words-artifact", args) for args in gained if args["text"]]
        # With a card played, a completed quest comes after it.
        headlines = ENCOUNTER_BEGINS if _has(events, kinds.ANY_PLAYS) else self.headlines
        told = _with_effects(_complete_rolls(_sum_up(Scene.sentences(replace(self, headlines=headlines), unpriced))))
        return [*told, *effects, *artifacts]

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """The cause of a roll, who rolls, the cards played, and both totals with their modifiers; then the outcome."""
        if not _has(events, ROLL_MOMENTS):
            return Scene.moments(self, events, sentences)
        begins = _first_place(events, kinds.ROLL_BEGINS, len(events))
        before, after = events[:begins], events[begins + 1 :]
        climax = _first_place(after, CLIMAXES, len(after))
        causes = [(said,) for said in _sum_up(before) if said.key in ROLL_MOMENTS | kinds.ANY_PLAYS]
        roll = tuple(events[begins : begins + 1])
        told = _sum_up([event for event in after[:climax] if self.is_line(event)])
        dice = _first_place(told, ADDED_UP, 0)
        played, result = tuple(told[:dice]), tuple(told[dice:])
        outcome = [(event,) for event in after[climax:] if event.key in ROLL_MOMENTS]
        return tuple(moment for moment in (*causes, roll, played, result, *outcome) if moment)


class BaneScene(RollScene):
    """A bane with what it changed immediately, otherwise with its text."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene with a roll, but nothing that its player plays after a bane without one."""
        again = event.key in kinds.ANY_PLAYS and event.args["player"] == before[0].args["player"]
        if again and not _has(before, kinds.ROLL_BEGINS):
            return False
        return RollScene.takes(self, event, before)

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """The price that its victim pays is in the first sentence."""
        played = events[0]
        cost = {"player": played.args["victim"], "n": played.args["cost"]}
        changed = [event for event in events[1:] if event.key in TOLD_OF_ROLLS | kinds.ROLL_BEGINS]
        changed = [event for event in changed if event.key != "log-peril_lost" or event.args != cost]
        has_text = all(event.key in kinds.CARD_PLAYS | kinds.PAYMENTS for event in changed)
        text = [Message(f"text-{id_of(played.args['card'])}")] if has_text else []
        return [played, *text, *_with_effects(_complete_rolls(_sum_up(changed)))]


class PlayScene(Scene):
    """A card that is played, or an ability that is used."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """As in any scene, and its text."""
        return _with_effects(super().sentences(events))


class NewQuestScene(Scene):
    """A quest that is turned up, with its text."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """The quest, then where and how it is completed, its effect and its reward."""
        return [events[0], Message(f"text-{quest_of(events[0])}")]


class MapCardScene(Scene):
    """A placed map card in one moment with the quests that lead there."""

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """All sentences, since "here" is the space that the first one names."""
        return (tuple(sentences),)


ENCOUNTER = RollScene(
    opens=kinds.DECLARATIONS | {"log-quest_monster"} | kinds.ROLL_BEGINS,
    parts={"log-attached", "log-peril_lost", "log-quest_monster"},
    headlines=("log-quest_done", *ENCOUNTER_BEGINS),
    lines=TOLD_OF_ROLLS,
    until_headline=kinds.LEADS_TO_ROLL,
    inside=kinds.ANY_PLAYS | kinds.SECRET_PLAYS,
    single=kinds.ROLL_BEGINS,
    after_single=kinds.AFTER_ROLL_BEGINS,
    beats=ROLL_MOMENTS,
    divides=True,
)
QUEST_PARTS = (
    kinds.CHANGES | kinds.QUEST_COMPLETED | kinds.CHANCE_DICE | {"log-part", "log-two_dice", "log-quest_monster"}
)
SCENES: tuple[Scene, ...] = (
    ENCOUNTER,
    replace(ENCOUNTER, opens={"log-attempt"}, parts=QUEST_PARTS),
    RollScene(
        opens={"log-put_down"},
        parts=kinds.CHANGES | kinds.QUEST_COMPLETED,
        headlines=("log-quest_done", "log-put_down"),
        lines=TOLD_OF_ROLLS,
        beats=ROLL_MOMENTS,
    ),
    NewQuestScene(opens={"log-global_quest"}, divides=True),
    BaneScene(
        opens=kinds.BANE_PLAYS,
        parts=kinds.CHANGES,
        lines=TOLD_OF_ROLLS,
        inside=kinds.ANY_PLAYS | kinds.SECRET_PLAYS,
        single={"log-threat"},
        after_single=kinds.AFTER_ROLL_BEGINS,
        beats=ROLL_MOMENTS,
    ),
    PlayScene(
        opens=kinds.CARD_PLAYS,
        parts=kinds.CHANGES | {"log-movement"},
        headlines=tuple(sorted(kinds.CARD_PLAYS)),
        lines=kinds.CHANGES,
    ),
    MapCardScene(
        opens={"log-map_drawn", *kinds.MAP_RESULTS},
        headlines=(*kinds.MAP_RESULTS, "log-map_drawn"),
        inside={"log-last_map_card"},
        lines=LEADS_HERE,
        single=frozenset(kinds.MAP_RESULTS),
        after_single=LEADS_HERE,
    ),
    Scene(opens={"log-draws"}, parts={"log-drew"}, lines={"log-drew"}),
    Scene(opens={"log-stayed"}, headlines=("log-stayed",), causes={"log-glory_gained", "log-peril_gained"}),
    Scene(opens={"log-bane_ends"}, headlines=("log-bane_ends",), costs={"log-glory_lost"}),
    Scene(opens={"log-movement", "log-hero_ends", "log-token_used", "log-part"}),
)


def _has(events: Sequence[Event], keys: Collection[str]) -> bool:
    """Whether any of the events has one of these keys."""
    return any(event.key in keys for event in events)


def _without_prices(events: Sequence[Event]) -> list[Event]:
    """The events without the payments that other sentences name: for a declaration, for a bane, or before the roll.

    What is paid for a card or, from the roll on, as its result has a sentence of its own.
    """
    if_no_roll = len(events) if _has(events, kinds.DECLARATIONS) else 0
    roll = _first_place(events, kinds.ROLL_BEGINS | kinds.CHANCE_DICE, if_no_roll)
    kept = [events[0]]
    for place, (previous, event) in enumerate(pairwise(events), start=1):
        is_result = place >= roll and previous.key not in kinds.BANE_PLAYS
        if event.key not in kinds.PAYMENTS or previous.key in kinds.CARD_PLAYS or is_result:
            kept.append(event)
    return kept


def _first_place(events: Sequence[Message], keys: Collection[str], default: int) -> int:
    """Where the first event with one of these keys stands; `default` if there is none."""
    return next((place for place, event in enumerate(events) if event.key in keys), default)


def _sum_up(sentences: Sequence[Message]) -> list[Message]:
    """The sentences; each total lists what was added to it, instead of a sentence for each addition before it."""
    summed_up: list[Message] = []
    added: list[Plain | Part] = []
    for sentence in sentences:
        if sentence.key == "log-part":
            added.append(Part("part-added", {name: sentence.args[name] for name in ("source", "n")}))
            continue
        if added and sentence.key in ADDED_UP:
            arg = ADDED_UP[sentence.key]
            total = Part(f"part-{arg}_added", {arg: sentence.args[arg], "added": added})
            summed_up.append(Message(sentence.key, {**sentence.args, arg: total, "bonus": 0}))
            added = []
        else:
            summed_up.append(sentence)
    return summed_up


def _with_effects(sentences: Sequence[Message]) -> list[Message]:
    """The sentences; a card that is played or attached, or an ability, is followed by its text in quotation marks.

    Not if the next sentence, apart from its price, says what it changed.
    """
    told: list[Message] = []
    for place, sentence in enumerate(sentences, start=1):
        told.append(sentence)
        following = next((later.key for later in sentences[place:] if later.key not in kinds.PAYMENTS), "")
        if sentence.key in kinds.CARD_PLAYS | {"log-attached"} and following not in kinds.CHANGES:
            name = card_name(sentence.args["hero" if sentence.key == "log-ability" else "card"])
            told.append(Message("words-quoted", {"text": EFFECT_TEXTS[name]}))
    return told


def _complete_rolls(sentences: Sequence[Message]) -> Sequence[Message]:
    """The sentences; the one with the roll also says who sent the monster or set the trap, and how a threat ended.

    If a card was played in between, the end stays after it.
    """
    roll = next((sentence for sentence in sentences if sentence.key in kinds.ROLL_BEGINS), None)
    if roll is None:
        return sentences
    result = next((sentence for sentence in sentences if sentence.key in kinds.THREAT_DICE), None)
    if any(sentence.key in kinds.ANY_PLAYS for sentence in sentences[sentences.index(roll) :]):
        result = None
    by = roll.args.get("by", "")
    args: Args = {"roll": Part(roll.key, roll.args)}
    args["result"] = part(result, "part-then", text=Part(result.key, result.args)) if result is not None else ""
    args["sent"] = part(by, "part-sent_by" if roll.key == "log-attack" else "part-set_by", by=by)
    replaced = Message("story-roll", args)
    return [replaced if sentence is roll else sentence for sentence in sentences if sentence is not result]
