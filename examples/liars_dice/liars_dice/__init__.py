"""Liar's Dice: bid on all dice of the table, knowing only your own, or doubt the last bid."""

from liars_dice.players import HeuristicPlayer
from liars_dice.rules import LiarsDice
from rules.manifest import Manifest

GAME = Manifest(__name__, LiarsDice, {"steady": HeuristicPlayer()})
