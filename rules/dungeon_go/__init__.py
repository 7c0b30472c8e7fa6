"""Dungeon GO!: heroes escort the king through five floors and must defeat the demon king."""

from rules.core.players import Player
from rules.dungeon_go.game import DungeonGo
from rules.dungeon_go.steady import HeuristicPlayer

GAME = DungeonGo
PLAYERS: dict[str, Player] = {"steady": HeuristicPlayer()}
