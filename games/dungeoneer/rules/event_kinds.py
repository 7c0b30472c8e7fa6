"""The kinds of events that the story puts together, by their keys, and the cards and quests that events name."""

from __future__ import annotations

from collections.abc import Mapping

from games.dungeoneer.rules.components import CARDS, QUESTS, foe_of, name_of
from rules.messages import Arg, Args, Event, Part, Ref, refer

# What is played

CARD_PLAYS = frozenset({"log-plays", "log-uses", "log-uses_at_once", "log-ability"})
BANE_PLAYS = frozenset({"log-plays_bane", "log-plays_bane_edge"})
ANY_PLAYS = CARD_PLAYS | BANE_PLAYS
SECRET_PLAYS = frozenset({"log-window_chosen"})
"""The choices that are known to their player alone until they take effect."""

# A roll: what leads to it, how it begins, its dice

LEADS_TO_ROLL = frozenset({"log-attempt", "log-quest_monster"})
"""A hero attempts a quest, and a monster appears for it."""
DECLARATIONS = frozenset({"log-declares_monster", "log-declares_trap"})
"""A player sends a monster, or sets a trap."""
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

# What a roll or a card changes

PAYMENTS = frozenset({"log-peril_lost", "log-glory_lost"})
COUNTERS = PAYMENTS | {"log-peril_gained", "log-glory_gained"}
CHANGES = COUNTERS | {
    *("log-wounded", "log-healed", "log-monster_wounded", "log-defeated", "log-eliminated"),
    *("log-tipped", "log-untipped", "log-level", "log-stolen", "log-discarded", "log-bane_ends"),
    *("log-score_changed", "log-roll_changed", "log-cancelled", "log-bane_fails", "log-walls", "log-attached"),
}
"""The changes that a roll or a card can make."""
QUEST_COMPLETED = frozenset({"log-quest_done", "log-quests_reprinted"})
AFTER_ROLL_BEGINS = (CHANGES | QUEST_COMPLETED | COMBAT_DICE | THREAT_DICE) | {
    *("log-part", "log-two_dice", "log-hit_effect", "log-trap_escaped", "log-found")
}
"""All that belongs to an attack or a threat once it has begun."""

# Map cards

MAP_PLACED = ("log-map_alone", "log-map_placed", "log-map_placed_turned")
MAP_RESULTS = (*MAP_PLACED, "log-map_unplaceable")

# Cards and quests

CARD_NAMES: Mapping[Ref, str] = {name_of(id): id for id in CARDS}
"""The ids of cards by their names."""
QUEST_NAMES: Mapping[Ref, str] = {name_of(id): id for id in QUESTS}
"""The ids of quests by their names."""
QUEST_FOES = frozenset(foe_of(id) for id, quest in QUESTS.items() if quest.monster is not None)
"""The names of the monsters of quests."""


def id_of(card: Arg) -> str:
    """The id of the card with this name."""
    return CARD_NAMES[card_name(card)]


def card_name(card: Arg) -> Ref:
    """The name of this card, which may have the attack that it answers with it."""
    name = card.args["card"] if isinstance(card, Part) else card
    assert isinstance(name, Ref)
    return name


def quest_of(event: Event) -> str:
    """The id of the quest of this event."""
    name = event.args["quest"]
    assert isinstance(name, Ref)
    return QUEST_NAMES[name]


def artifact_of(event: Event) -> Args:
    """The quest of this event and its effect as an artifact, which is empty if it is none."""
    id = quest_of(event)
    return {"quest": event.args["quest"], "text": refer(f"does-{id}") if QUESTS[id].is_artifact else ""}
