"""The path through a dungeon: its state, its next steps, the check of a whole path (MM-4 to MM-10).

A `Path` is never changed: `moves` lists what may come next and, on request, what may not and why; `after` gives the
path with one more step. The differences between the modes are in `Terms`.

`state` says what a path and a step are, `payment` what a step costs; `walking` and `jumps` make the steps that `steps`
lists; `making` carries one out; `validation` follows whole paths by the texts of their steps.
"""

from games.map_masters.rules.path.making import after, stop
from games.map_masters.rules.path.payment import lacking, payments
from games.map_masters.rules.path.state import (
    ARRIVED,
    CALL,
    CLIMB,
    DRAWING,
    EAST,
    ENDED,
    ESCAPED,
    GHOST,
    PACT,
    RIDE,
    SKY,
    START,
    Arrival,
    Ink,
    Move,
    Passage,
    Path,
    Terms,
)
from games.map_masters.rules.path.steps import moves, moves_on_card
from games.map_masters.rules.path.validation import (
    Verdict,
    explicit,
    find,
    follow,
    free_way,
    path_after,
    paths_along,
    runs_on,
    step,
    steps_made,
    validate,
)

__all__ = [
    "ARRIVED",
    "CALL",
    "CLIMB",
    "DRAWING",
    "EAST",
    "ENDED",
    "ESCAPED",
    "GHOST",
    "PACT",
    "RIDE",
    "SKY",
    "START",
    "Arrival",
    "Ink",
    "Move",
    "Passage",
    "Path",
    "Terms",
    "Verdict",
    "after",
    "explicit",
    "find",
    "follow",
    "free_way",
    "lacking",
    "moves",
    "moves_on_card",
    "path_after",
    "paths_along",
    "payments",
    "runs_on",
    "step",
    "steps_made",
    "stop",
    "validate",
]
