"""Thunderstone: heroes are gathered in the village, sent into the dungeon, and counted at the end."""

from __future__ import annotations

from games.thunderstone.facts import facts
from games.thunderstone.players.evaluation import EVALUATOR
from games.thunderstone.players.heuristic import HeuristicPlayer
from games.thunderstone.rules.game import Thunderstone
from rules.manifest import Manifest
from rules.search import SearchPlayer

GAME = Manifest(
    __name__,
    Thunderstone,
    {
        "steady": HeuristicPlayer(),
        "expert": SearchPlayer(HeuristicPlayer(), EVALUATOR, budget=1_500, turn_budget=12_000),
    },
    facts,
)
