"""Thunderstone: heroes are gathered in the village, sent into the dungeon, and counted at the end."""

from __future__ import annotations

from rules.core.players import Player
from rules.core.search import SearchPlayer
from rules.thunderstone.game import Thunderstone
from rules.thunderstone.judgement import EVALUATOR
from rules.thunderstone.steady import HeuristicPlayer

GAME = Thunderstone
PLAYERS: dict[str, Player] = {
    "steady": HeuristicPlayer(),
    "expert": SearchPlayer(HeuristicPlayer(), EVALUATOR, budget=1_500),
}
