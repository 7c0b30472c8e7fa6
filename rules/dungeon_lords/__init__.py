"""Dungeon Lords: dig, hire, dodge the taxes, then hold the dungeon against those who come to save the world."""

from rules.core.players import Player
from rules.core.search import Expert
from rules.dungeon_lords.game import DungeonLords
from rules.dungeon_lords.judgement import JUDGEMENT
from rules.dungeon_lords.steady import Steady

GAME = DungeonLords
PLAYERS: dict[str, Player] = {"steady": Steady(), "expert": Expert(Steady(), JUDGEMENT, budget=6_000)}
