"""How well something that may be told answers a question: fitted weights of what the two have in common.

The weights (`ranking.toml`) are fitted to labelled questions by `tools/fit_ranking.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from cogs.inquiries.meaning import Fit
from cogs.inquiries.understanding import Inquiry

CUES = (
    *("over", "because", "may", "supposes", "effect", "count", "where", "when", "more", "personal", "named", "each"),
    *("superlative", "remaining", "this", "negated", "gap", "ahead", "behind", "lately", "compared", "wh", "present"),
)
"""What the words of a question say that counts for or against each group of answers; see `Inquiry`."""
NEAR, LEARNT = "near", "learnt"
PATH = Path(__file__).with_name("ranking.toml")
_WEIGHTS: dict[str, dict[str, float]] = tomllib.loads(PATH.read_text(encoding="utf-8"))


def features(inquiry: Inquiry, fit: Fit, signs: Mapping[str, bool | float]) -> dict[str, float]:
    """What counts for or against an answer, by name.

    `signs`: what holds for this answer alone.
    """
    cues = [cue for cue in CUES if getattr(inquiry, cue) and (cue != "may" or not inquiry.over)]  # may: now
    cues += ["things"] * bool(inquiry.things) + ["spectator"] * (inquiry.asker is None)
    found = {NEAR: fit.near, LEARNT: fit.learnt, "any": 1.0}
    return found | dict.fromkeys(cues, 1.0) | {sign: float(value) for sign, value in signs.items() if value}


def score(group: str, found: Mapping[str, float]) -> float:
    """How well an answer with these features fits: about 1 if an example of it is repeated word for word.

    `group`: a topic, or what kind of answer it is.
    """
    general, own = _WEIGHTS["every"], _WEIGHTS.get(group, {})
    return sum((general.get(name, 0.0) + own.get(name, 0.0)) * value for name, value in found.items())
