"""Dungeon GO!: heroes escort the king through five floors and must defeat the demon king."""

from games.dungeon_go.facts import facts
from games.dungeon_go.players.heuristic import HeuristicPlayer
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.motives import motive
from rules.manifest import Manifest

GAME = Manifest(__name__, DungeonGo, {"steady": HeuristicPlayer()}, facts, motive)
