"""Dungeoneer: heroes seek three quests, and in each turn one player is the dungeonlord of all others."""

from rules.core.players import Player
from rules.core.search import SearchPlayer
from rules.dungeoneer import banes, challenge, movement, playing, quests  # what can be done: they register themselves
from rules.dungeoneer.game import Dungeoneer
from rules.dungeoneer.judgement import EVALUATOR
from rules.dungeoneer.steady import HeuristicPlayer

GAME = Dungeoneer
PLAYERS: dict[str, Player] = {
    "steady": HeuristicPlayer(),
    "expert": SearchPlayer(HeuristicPlayer(), EVALUATOR, budget=2_700),
}

__all__ = ["GAME", "PLAYERS", "banes", "challenge", "movement", "playing", "quests"]
