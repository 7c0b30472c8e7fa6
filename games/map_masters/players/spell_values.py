"""The worth of spellbook cards to their owner in a round, in points."""

from __future__ import annotations

from games.map_masters.rules import components

SPELL_WORTHS = {
    components.HUNTERS_CALL: 0.4,
    components.HAGGLER: 0.36,
    components.ENCORE: 0.4,
    components.EAST_AND_WEST: 0.28,
    components.SKY_AND_ABYSS: 0.24,
    components.BARREL_RIDE: 0.2,
    components.BONFIRE: 0.2,
    components.SPIDER_CLIMB: 0.14,
    components.FEATHER_STEP: 0.12,
    components.LOCK_WHISPER: 0.09,
}
"""The worth of spells in each round: measured on planned dungeons for those of the path."""
LITTLE = 0.05
"""The worth of all others."""
AT_REFRESH = frozenset(spell.id for spell in components.SPELLS.values() if spell.when == "refresh")
"""Spells without effect in the last round, after which there is no refresh."""


def spell_value(spell: str) -> float:
    """The worth of a spell in each round in which it may be used."""
    return SPELL_WORTHS.get(spell, LITTLE)
