"""Dungeoneer: heroes seek three quests, and in each turn one player is the dungeonlord of all others."""

from games.dungeoneer.facts import facts
from games.dungeoneer.players.evaluation import EVALUATOR
from games.dungeoneer.players.heuristic import HeuristicPlayer
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.motives import motive
from rules.manifest import Manifest
from rules.search import SearchPlayer

GAME = Manifest(
    __name__,
    Dungeoneer,
    {
        "steady": HeuristicPlayer(),
        "expert": SearchPlayer(HeuristicPlayer(), EVALUATOR, budget=2_700, turn_budget=13_500),
    },
    facts,
    motive,
)

__all__ = ["GAME"]
