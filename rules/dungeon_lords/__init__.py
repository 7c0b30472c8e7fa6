"""Dungeon Lords: dig, hire, dodge the taxes, then hold the dungeon against those who come to save the world."""

from rules.core.players import Player
from rules.dungeon_lords.game import DungeonLords
from rules.dungeon_lords.steady import Steady

GAME = DungeonLords
PLAYERS: dict[str, Player] = {"steady": Steady()}
