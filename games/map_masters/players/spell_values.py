"""The worth of spellbook cards to their owner in a round, in points."""

from __future__ import annotations

from games.map_masters.rules.components import SPELLS

SPELL_WORTHS = {
    "sb_03": 0.4,
    "sb_10": 0.36,
    "sb_15": 0.4,
    "sb_12": 0.28,
    "sb_11": 0.24,
    "sb_09": 0.2,
    "sb_13": 0.2,
    "sb_07": 0.14,
    "sb_05": 0.12,
    "sb_04": 0.09,
}
"""The worth of spells in each round: those of the path as measured on planned dungeons, others a little."""
LITTLE = 0.05
AT_REFRESH = frozenset(spell.id for spell in SPELLS.values() if spell.when == "refresh")
"""Spells without effect in the last round, after which there is no refresh."""


def spell_value(spell: str) -> float:
    """The worth of a spell in each round in which it may be used."""
    return SPELL_WORTHS.get(spell, LITTLE)
