"""Dungeon Lords: dig, hire, dodge the taxes, then hold the dungeon against those who come to save the world."""

from games.dungeon_lords.facts import facts
from games.dungeon_lords.players.evaluation import EVALUATOR
from games.dungeon_lords.players.heuristic import HeuristicPlayer
from games.dungeon_lords.rules.game import DungeonLords
from rules.manifest import Manifest
from rules.search import SearchPlayer

GAME = Manifest(
    __name__,
    DungeonLords,
    {
        "steady": HeuristicPlayer(),
        "expert": SearchPlayer(HeuristicPlayer(), EVALUATOR, budget=6_000, turn_budget=48_000),
    },
    facts,
)
