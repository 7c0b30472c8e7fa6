"""Dungeon Lords: dig, hire, dodge the taxes, then hold the dungeon against those who come to save the world."""

from rules.core.players import Player
from rules.core.search import SearchPlayer
from rules.dungeon_lords.game import DungeonLords
from rules.dungeon_lords.judgement import EVALUATOR
from rules.dungeon_lords.steady import HeuristicPlayer

GAME = DungeonLords
PLAYERS: dict[str, Player] = {
    "steady": HeuristicPlayer(),
    "expert": SearchPlayer(HeuristicPlayer(), EVALUATOR, budget=6_000),
}
