"""The evaluation of a position, for the search player.

An `Evaluator` (`rules/evaluation.py`) estimates the chance of a seat to win by weighted features of a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.dungeon_lords.players.building import trap_strength
from games.dungeon_lords.rules.components import LAST_YEAR, TRAPS, YEARS
from games.dungeon_lords.rules.estimates import HIRE_WORTH
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.scoring import own_scores
from rules.evaluation import Evaluator, Weights
from rules.messages import Seat

IN_BATTLE = (
    *("plan_battle", "change_plan", "next_creature", "choose_attack", "choose_target", "trap_order"),
    *("choose_trap_target", "choose_spell_monster", "answer_suggestion", "answer_peace", "recall_traps"),
)
"""Questions that the heuristic player already answers by simulating the battle."""
BUILDING_ROUNDS = 4
"""Rounds of building in a year; as many of combat follow."""
YEAR = 2 * BUILDING_ROUNDS + 1
"""The length of a year in rounds; the start of a combat counts as one."""
LEFT_OVER = 0.25
"""The worth of gold when there is nothing left to buy: a fee, a share in a title."""


def trap_values() -> tuple[Mapping[str, float], ...]:
    """The strength of each trap in either year, as a share of a trap's average."""
    strengths = [{trap: max(0.0, trap_strength(trap, year)) for trap in TRAPS} for year in YEARS]
    return tuple(
        {trap: strength / (sum(of_year.values()) / len(of_year)) for trap, strength in of_year.items()}
        for of_year in strengths
    )


TRAP_VALUES = trap_values()


class DungeonLordsEvaluator(Evaluator):
    """Evaluates a decision once the next round is over."""

    horizon: ClassVar[int] = 2
    odds_steepness: ClassVar[float] = 1.5
    trivial: ClassVar[frozenset[str]] = frozenset({"ask_hint", "demand_turn_order", "again_or_on", *IN_BATTLE})
    costs: ClassVar[frozenset[str]] = frozenset({"fallen", "evil", "paladin", "party"})
    scored: ClassVar[frozenset[str]] = frozenset({"rooms", "prisoners", "conquered", "notices"})
    explained_as: ClassVar[Mapping[str, str]] = {"guards": "creatures", "traps_ready": "traps"}
    weights: Weights = Weights.read("games.dungeon_lords")

    def progress(self, game: DungeonLords) -> int:
        """Rounds, counting those of combat as well as those of building."""
        return YEAR * (game.year - 1) + (BUILDING_ROUNDS + game.combat_round if game.combat_round else game.season)

    def share(self, game: DungeonLords) -> float:
        """The share of all the game's rounds."""
        return 1.0 if game.result is not None else self.progress(game) / (2 * YEAR)

    def features(self, game: DungeonLords, seat: Seat) -> dict[str, float]:
        """Points, supplies, creatures, and the party before the dungeon.

        Fighters count more the nearer the combat is, and the less of it is over. In the last combat there is nothing
        left to pay, and only tunnels that can be conquered are of use.
        """
        lord = game.lords[seat]
        scores = own_scores(lord)
        combats_left = BUILDING_ROUNDS + 1 - game.combat_round
        soon = (combats_left if game.combat_round else game.season) / BUILDING_ROUNDS
        creatures = sum(HIRE_WORTH[creature.kind] for creature in lord.lair)
        traps = sum(TRAP_VALUES[game.year - 1][trap] for trap in lord.traps)
        tunnels = sum(not tile.is_room and not tile.conquered for tile in lord.tiles.values())
        last_combat = game.combat_round > 0 and game.year == LAST_YEAR
        return {
            "rooms": scores["rooms"] + scores["room_bonus"],
            "prisoners": scores["prisoners"],
            "conquered": scores["conquered"],
            "notices": scores["notices"],
            "creatures": creatures,
            "guards": soon * creatures,
            "fallen": sum(creature.fallen for creature in lord.lair),
            "tunnels": min(tunnels, combats_left) if last_combat else tunnels,
            "gold": LEFT_OVER * lord.gold if last_combat else lord.gold,
            "food": lord.food,
            "imps": lord.imps,
            "traps": traps,
            "traps_ready": soon * traps,
            "evil": lord.evil,
            "paladin": any(hero.printed.hero_class == "paladin" for hero in lord.line),
            "party": sum(max(0, hero.left) for hero in lord.line if not hero.is_phantom),
        }


EVALUATOR = DungeonLordsEvaluator()
