"""Thunderstone: heroes are gathered in the village, sent into the dungeon, and counted at the end."""

from __future__ import annotations

from rules.core.players import Player
from rules.core.search import Expert
from rules.thunderstone.game import Thunderstone
from rules.thunderstone.judgement import JUDGEMENT
from rules.thunderstone.steady import SteadyPlayer

GAME = Thunderstone
PLAYERS: dict[str, Player] = {"steady": SteadyPlayer(), "expert": Expert(SteadyPlayer(), JUDGEMENT, budget=1_500)}
