"""The subjects of the chronicle: adventurers caught, tiles lost, each lord's strengths. Nothing is rolled here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.dungeon_lords.rules.stories import BEFALLS, SCENES, SUMS, TALLIES, TURNS
from rules.chronicles import Chronicler, Trait
from rules.stories import Scene
from rules.tallies import Tallies


class DungeonLordsChronicler(Chronicler):
    """The chronicler of Dungeon Lords."""

    weights: ClassVar[Mapping[str, int]] = {
        "log-paladin_comes": 9,
        "log-paladin_moves": 8,
        "log-conquered": 7,
        "log-defeated": 6,
        "log-monster_fed": 6,
        "log-scenario_mastered": 6,
        "log-tax": 5,
        "log-title_held": 5,
        "log-party_gone": 5,
        "log-conquest_skipped": 5,
        "log-dismissed": 5,
        "log-witch_given_up": 5,
        "log-released": 5,
        "log-room_built": 4,
        "log-hired": 4,
        "log-special": 4,
        "log-survivors_leave": 4,
        "log-order_impossible": 3,
        "log-hire_fee_unpaid": 3,
        "log-adventurer_joins": 3,
        "log-poison_works": 3,
        "log-clings": 3,
        "log-event": 2,
        "log-evil_up": 2,
        "log-trap": 2,
        "log-combat_card": 1,
        "log-mined": 1,
    }
    consequences: ClassVar[frozenset[str]] = BEFALLS | {"log-order_impossible", "log-hire_fee_unpaid"}
    news: ClassVar[Mapping[str, int]] = {
        **dict.fromkeys(SUMS, 1),
        "log-spied_card": 5,
        "log-area_full": 4,
        "log-disabled": 4,
        "log-outsiders": 3,
        "log-minion_placed": 2,
        "log-new_round": 5,
        "log-event": 5,
        "log-traps_drawn_which": 5,
        "log-trap": 5,
        "log-battle": 5,
        "log-trap_discarded": 0,
    }
    kept: ClassVar[frozenset[str]] = frozenset({"log-new_round", "log-event", "log-adventurer_joins"})
    losses: ClassVar[frozenset[str]] = frozenset(
        {"log-lost_gold", "log-lost_food", "log-lost_imps", "log-unfed_imps", "log-conquered"}
    )
    scenes: ClassVar[tuple[Scene, ...]] = SCENES
    tallies: ClassVar[Tallies] = TALLIES
    sums: ClassVar[Tallies] = SUMS
    befalls: ClassVar[frozenset[str]] = BEFALLS
    turns: ClassVar[frozenset[str]] = TURNS
    moments: ClassVar[tuple[str, ...]] = (
        "log-new_round",
        "log-paladin_comes",
        "log-combat_begins",
        "log-combat_round",
        "log-defeated",
        "log-conquered",
    )
    standing_after: ClassVar[tuple[str, ...]] = ("log-combat_ends",)
    headlines: ClassVar[frozenset[str]] = frozenset({"log-new_round", "log-adventurers_forecast"})
    count: ClassVar[frozenset[str]] = frozenset({"log-title_held", "log-score"})
    traits: ClassVar[tuple[Trait, ...]] = (
        Trait("chronicle-paladin", ("log-paladin_comes", "log-paladin_moves"), 1),
        Trait("chronicle-jailer", ("log-defeated",), 3),
        Trait("chronicle-host", ("log-conquered",), 2),
        Trait("chronicle-builder", ("log-room_built",), 2),
        Trait("chronicle-bungler", ("log-order_impossible", "log-hire_fee_unpaid"), 2),
        Trait("chronicle-landlord", ("log-hired",), 2),
        Trait("chronicle-kitten", ("log-reputation",), 2),
        Trait("chronicle-miner", ("log-mined",), 2),
        Trait("chronicle-digger", ("log-dug",), 2),
        Trait("chronicle-trapper", ("log-traps_bought", "log-traps_due", "log-traps_drawn"), 2),
        Trait("chronicle-spy", ("log-spied",), 1),
        Trait("chronicle-glutton", ("log-got_food",), 3),
    )
