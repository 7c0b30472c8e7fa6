"""Dungeoneer: heroes seek three quests, and in each turn one player is the dungeonlord of all others."""

from rules.core.players import Player
from rules.core.search import Expert
from rules.dungeoneer import banes, challenge, movement, playing, quests  # what can be done: they register themselves
from rules.dungeoneer.game import Dungeoneer
from rules.dungeoneer.judgement import JUDGEMENT
from rules.dungeoneer.steady import Steady

GAME = Dungeoneer
PLAYERS: dict[str, Player] = {"steady": Steady(), "expert": Expert(Steady(), JUDGEMENT, budget=2_700)}

__all__ = ["GAME", "PLAYERS", "banes", "challenge", "movement", "playing", "quests"]
