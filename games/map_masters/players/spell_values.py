"""The worth of spellbook cards to their owner in a round, in points."""

from __future__ import annotations

from games.map_masters.rules.components import (
    BARREL_RIDE,
    BONFIRE,
    EAST_AND_WEST,
    ENCORE,
    FEATHER_STEP,
    HAGGLER,
    HUNTERS_CALL,
    LOCK_WHISPER,
    SKY_AND_ABYSS,
    SPELLS,
    SPIDER_CLIMB,
)

SPELL_WORTHS = {
    HUNTERS_CALL: 0.4,
    HAGGLER: 0.36,
    ENCORE: 0.4,
    EAST_AND_WEST: 0.28,
    SKY_AND_ABYSS: 0.24,
    BARREL_RIDE: 0.2,
    BONFIRE: 0.2,
    SPIDER_CLIMB: 0.14,
    FEATHER_STEP: 0.12,
    LOCK_WHISPER: 0.09,
}
"""The worth of spells in each round: measured on planned dungeons for those of the path."""
LITTLE = 0.05
"""The worth of all others."""
AT_REFRESH = frozenset(spell.id for spell in SPELLS.values() if spell.when == "refresh")
"""Spells without effect in the last round, after which there is no refresh."""


def spell_value(spell: str) -> float:
    """The worth of a spell in each round in which it may be used."""
    return SPELL_WORTHS.get(spell, LITTLE)
