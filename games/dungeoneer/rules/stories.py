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
EFFECT_TEXTS: Mapping[Ref, Ref] = {
    **{name_of(id): refer(f"text-{id}") for id in (*CARDS, *HEROES)},
    **{name: refer(f"does-{id}") for name, id in QUEST_NAMES.items()},
}
"""The texts of cards, heroes and artifacts by their names."""
QUEST_FOES = frozenset(foe_of(id) for id, quest in QUESTS.items() if quest.monster is not None)
"""The names of the monsters of quests."""

# Kinds of events: what leads to a roll, the roll, its dice, what they change

LEADS_TO_ROLL = frozenset({"log-attempt", "log-quest_monster"})
DECLARATIONS = frozenset({"log-declares_monster", "log-declares_trap"})
CARD_PLAYS = frozenset({"log-plays", "log-uses", "log-uses_at_once", "log-ability"})
BANE_PLAYS = frozenset({"log-plays_bane", "log-plays_bane_edge"})
ANY_PLAYS = CARD_PLAYS | BANE_PLAYS
SECRET_PLAYS = frozenset({"log-window_chosen"})
"""The choices that are known to their player alone until they take effect."""
ROLL_BEGINS = frozenset(
    {
        *("log-attack", "log-threat", "log-tries_locked", "log-tries_trapped"),
        *("log-meets_pit", "log-meets_spikes", "log-tries_untip"),
    }
)
"""An attack, or a threat that a hero faces; what the dice show comes later."""
COMBAT_DICE = frozenset({"log-combat_total", "log-counter", "log-parried", "log-tie", "log-prevented"})
"""The dice of an attack, each side's in an event of its own, and who is hit."""
THREAT_DICE = frozenset({"log-threat_met", "log-threat_failed"})
CHANCE_DICE = frozenset({"log-chance_met", "log-chance_failed"})
"""The dice for a quest that asks for luck, for which no roll begins."""
PAYMENTS = frozenset({"log-peril_lost", "log-glory_lost"})
COUNTERS = PAYMENTS | {"log-peril_gained", "log-glory_gained"}
CHANGES = COUNTERS | {
    *("log-wounded", "log-healed", "log-monster_wounded", "log-defeated", "log-eliminated"),
    *("log-tipped", "log-untipped", "log-level", "log-stolen", "log-discarded", "log-bane_ends"),
    *("log-score_changed", "log-roll_changed", "log-cancelled", "log-bane_fails", "log-walls", "log-attached"),
}
"""The changes that a roll or a card can make."""
QUEST_COMPLETED = frozenset({"log-quest_done", "log-quests_reprinted"})
CLIMAXES = frozenset({"log-stolen", "log-defeated", "log-eliminated", "log-quest_done"})
"""The changes that have a moment of their own after the dice."""
AFTER_ROLL_BEGINS = (CHANGES | QUEST_COMPLETED | COMBAT_DICE | THREAT_DICE) | {
    *("log-part", "log-two_dice", "log-hit_effect", "log-trap_escaped", "log-found")
}
"""All that belongs to an attack or a threat once it has begun."""
TOLD_OF_ROLLS = AFTER_ROLL_BEGINS | CHANCE_DICE | DECLARATIONS | ANY_PLAYS
"""The events of an attack, a threat or a quest that are told in addition to its headline."""
ROLL_MOMENTS = (ROLL_BEGINS | COMBAT_DICE | THREAT_DICE | CHANCE_DICE | CLIMAXES) | {
    *("log-attempt", "log-wounded", "log-monster_wounded", "log-level")
}
"""The moments of an attack, a threat or a quest on the board."""
ADDED_UP = {**dict.fromkeys(("log-combat_total", *THREAT_DICE), "score"), **dict.fromkeys(CHANCE_DICE, "total")}
"""By the key of an event with the total of a roll: the argument after which everything added to it is listed."""
ROLL_ENDS = frozenset({*ADDED_UP, "log-cancelled", "log-quest_done"})
"""After these events what is played is no longer about the roll."""
MAP_PLACED = ("log-map_alone", "log-map_placed", "log-map_placed_turned", "log-map_unplaceable")
LEADS_HERE = frozenset({"log-personal_place", "log-global_place", "log-portal"})
"""The quests that lead to a new map card, and its portal."""

# Scenes


@dataclass(frozen=True, slots=True)
class RollScene(Scene):
    """A scene with a roll, in which a quest may be completed."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene, and what is played before the dice have decided, with its effects.

        But no discards of bystanders, nor those after a completed quest, which ends the Hero phase (discards follow in
        the next one); and no declaration after a roll, as that begins another encounter.
        """
        keys = {earlier.key for earlier in before}
        if event.key == "log-discarded":
            involved = [value for earlier in before for value in earlier.args.values()]
            if event.args["player"] not in involved or "log-quest_done" in keys:
                return False
        if event.key in DECLARATIONS and keys & ROLL_BEGINS:
            return False
        played = event.key in self.inside - SECRET_PLAYS or (event.key in CHANGES and keys & ANY_PLAYS)
        return bool(played and not keys & ROLL_ENDS) or Scene.takes(self, event, before)

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """As in any scene, but what was paid is in a declaration, or in what the roll consists of."""
        keys = [event.key for event in events]
        unrolled = len(events) if DECLARATIONS.intersection(keys) else 0
        rolled = _first_place(events, ROLL_BEGINS | CHANCE_DICE, unrolled)
        told = [
            event
            for place, event in enumerate(events)
            if event.key not in PAYMENTS
            or keys[place - 1] in CARD_PLAYS
            or (place >= rolled and keys[place - 1] not in BANE_PLAYS)
        ]
        gained = [_artifact(event) for event in events if event.key == "log-quest_done"]
        artifacts = [Message("words-artifact", args) for args in gained if args["text"]]
        # With a card played, the outcome comes after it.
        headlines = HEADLINES[1:] if ANY_PLAYS.intersection(keys) else self.headlines
        return [*_complete_rolls(_sum_up(Scene.sentences(replace(self, headlines=headlines), told))), *artifacts]

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """The cause of a roll, who is rolling, both totals with what they changed; then the outcome."""
        if not any(event.key in ROLL_MOMENTS for event in events):
            return Scene.moments(self, events, sentences)
        rolled = _first_place(events, ROLL_BEGINS, len(events))
        end = rolled + 1 + _first_place(events[rolled + 1 :], CLIMAXES, len(events))
        causes = [(said,) for said in _sum_up(events[:rolled]) if said.key in ROLL_MOMENTS | ANY_PLAYS]
        roll = [(event,) for event in events[rolled : rolled + 1]]
        result = tuple(_sum_up([event for event in events[rolled + 1 : end] if self.is_line(event)]))
        outcome = [(event,) for event in events[end:] if event.key in ROLL_MOMENTS]
        return tuple(moment for moment in (*causes, *roll, result, *outcome) if moment)


class BaneScene(RollScene):
    """A bane with what it changed immediately, otherwise with its text."""

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """As in any scene with a roll, but nothing that its player plays after a bane without one."""
        again = event.key in ANY_PLAYS and event.args["player"] == before[0].args["player"]
        if again and first_of(before, *ROLL_BEGINS) is None:
            return False
        return RollScene.takes(self, event, before)

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """The price that its victim pays is in the first sentence."""
        played = events[0]
        cost = {"player": played.args["victim"], "n": played.args["cost"]}
        changed = [event for event in events[1:] if event.key in TOLD_OF_ROLLS | ROLL_BEGINS]
        changed = [event for event in changed if event.key != "log-peril_lost" or event.args != cost]
        has_text = all(event.key in CARD_PLAYS | PAYMENTS for event in changed)
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


HEADLINES = ("log-quest_done", *sorted(DECLARATIONS), *sorted(ROLL_BEGINS))
ENCOUNTER = RollScene(
    opens=DECLARATIONS | {"log-quest_monster"} | ROLL_BEGINS,
    parts=DECLARATIONS | {"log-attached", "log-peril_lost", "log-quest_monster"},
    headlines=HEADLINES,
    lines=TOLD_OF_ROLLS,
    until_headline=LEADS_TO_ROLL,
    inside=ANY_PLAYS | SECRET_PLAYS,
    single=ROLL_BEGINS,
    after_single=AFTER_ROLL_BEGINS,
    beats=ROLL_MOMENTS,
    divides=True,
)
QUEST_PARTS = CHANGES | QUEST_COMPLETED | CHANCE_DICE | {"log-part", "log-two_dice", "log-quest_monster"}
SCENES: tuple[Scene, ...] = (
    ENCOUNTER,
    replace(ENCOUNTER, opens={"log-attempt"}, parts=QUEST_PARTS, divides=False),
    RollScene(
        opens={"log-put_down"},
        parts=CHANGES | QUEST_COMPLETED,
        headlines=("log-quest_done", "log-put_down"),
        lines=TOLD_OF_ROLLS,
        beats=ROLL_MOMENTS,
    ),
    NewQuestScene(opens={"log-global_quest"}, divides=True),
    BaneScene(
        opens=BANE_PLAYS,
        parts=CHANGES,
        lines=TOLD_OF_ROLLS,
        inside=ANY_PLAYS | SECRET_PLAYS,
        single={"log-threat"},
        after_single=AFTER_ROLL_BEGINS,
        beats=ROLL_MOMENTS,
    ),
    Scene(opens=CARD_PLAYS, parts=CHANGES | {"log-movement"}, headlines=tuple(sorted(CARD_PLAYS)), lines=CHANGES),
    MapCardScene(
        opens={"log-map_drawn", *MAP_PLACED},
        headlines=(*MAP_PLACED, "log-map_drawn"),
        inside={"log-last_map_card"},
        lines=LEADS_HERE,
        single=frozenset(MAP_PLACED),
        after_single=LEADS_HERE,
    ),
    Scene(opens={"log-draws"}, parts={"log-drew"}, lines={"log-drew"}),
    Scene(opens={"log-stayed"}, headlines=("log-stayed",), causes={"log-glory_gained", "log-peril_gained"}),
    Scene(opens={"log-bane_ends"}, headlines=("log-bane_ends",), costs={"log-glory_lost"}),
    Scene(opens={"log-movement", "log-hero_ends", "log-token_used", "log-part"}),
)


def _first_place(events: Sequence[Event], keys: Collection[str], default: int) -> int:
    """Where the first event with one of these keys stands; `default` if there is none."""
    return next((place for place, event in enumerate(events) if event.key in keys), default)


# The line about another player's turn


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
    again = any(later.key in CARD_PLAYS and name in names_in(later) for later in after)
    return {**_price(event, after), "does": part(not again, "part-says", text=EFFECT_TEXTS[name])}


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
    fight = takewhile(lambda later: later.key not in ROLL_BEGINS, after)
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
TOLD_BY: Mapping[str, Collection[str]] = {
    "tally-trap": ["log-declares_trap"],
    "tally-monster": ["log-declares_monster"],
    "tally-missed": ["log-tie", "log-parried", "log-prevented", "log-attack_falls_away"],
    "tally-cancelled": ["log-cancelled", "log-bane_fails"],
    "tally-two_dice": ["log-two_dice"],
    "tally-freed": ["log-bane_ends"],
    "tally-banked": ["log-banked"],
    **{
        f"tally-{what}": [f"log-{what}"]
        for what in (
            *("found", "level", "stolen", "picked_up", "put_down"),
            *("wounded", "healed", "tipped", "cusp", "eliminated", "untipped"),
            *("monster_wounded", "defeated", "attached", "to_pack", "to_hand", "discarded"),
            *("threat_failed", "chance_failed", "personal_place", "global_place"),
        )
    },
}
"""The events that the line about another player's turn tells, by the text that it has for them."""
MAY_BE_LEFT_OUT = (AFTER_ROLL_BEGINS | ROLL_BEGINS | LEADS_TO_ROLL | CHANCE_DICE | DECLARATIONS) | {
    *("log-automatic", "log-map_drawn", "log-movement", "log-stayed", "log-upkeep_paid", "log-upkeep_unpaid")
}
"""The events that this line may leave out because they lead to others that it tells."""
SUMS: Tallies = {
    **dict.fromkeys(MAP_PLACED[:3], Tally("tally-placed", amount_arg="", place_arg="space")),
    **TALLIES,
    **dict.fromkeys((MAY_BE_LEFT_OUT - TALLIES.keys() - {"log-walls"}) | {"log-peril_lost"}, ()),
    **{key: Tally(text, listed=True) for text, keys in TOLD_BY.items() for key in keys},
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
        if added and (of := ADDED_UP.get(sentence.key)):
            total = Part(f"part-{of}_added", {of: sentence.args[of], "added": added})
            sentence, added = Message(sentence.key, {**sentence.args, of: total, "bonus": 0}), []
        summed_up.append(sentence)
    return summed_up


def _complete_rolls(sentences: Sequence[Message]) -> Sequence[Message]:
    """The sentences; the one with the roll also says who sent the monster or set the trap, and how a threat ended.

    If a card was played in between, the end stays after it.
    """
    roll = next((sentence for sentence in sentences if sentence.key in ROLL_BEGINS), None)
    if roll is None:
        return sentences
    result = next((sentence for sentence in sentences if sentence.key in THREAT_DICE), None)
    if any(sentence.key in ANY_PLAYS for sentence in sentences[sentences.index(roll) :]):
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
