"""Map Masters: build a dungeon from five cards and draw a path through it, against each other or together."""

from games.map_masters.facts import facts
from games.map_masters.players.heuristic import HeuristicPlayer
from games.map_masters.players.search_player import SearchPlayer
from games.map_masters.rules.game import MapMasters
from rules.manifest import Manifest

GAME = Manifest(__name__, MapMasters, {"steady": HeuristicPlayer(), "expert": SearchPlayer(team_care=4)}, facts)
