"""Map Masters: build a dungeon from five cards and draw a path through it, against each other or together."""

from rules.core.players import Player
from rules.map_masters.ahead import Ahead
from rules.map_masters.game import MapMasters
from rules.map_masters.steady import HeuristicPlayer

GAME = MapMasters
PLAYERS: dict[str, Player] = {"steady": HeuristicPlayer(), "expert": Ahead(team_care=4)}
