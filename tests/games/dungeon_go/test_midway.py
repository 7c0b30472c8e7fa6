"""Positions in the middle of a choice, which the board shows while what follows from the choice is told."""

from __future__ import annotations

from games.dungeon_go.rules.board import CELL, NAMES
from games.dungeon_go.rules.game import DungeonGo
from rules.game import midway
from tables.history.past_positions import looked_at
from tests.games.dungeon_go.table import Table


def states_shown(table: Table, option: str) -> dict[str, DungeonGo]:
    """The game after each step that follows from this answer, by what it told."""
    asked = table.question
    events = [
        event for event in table.game.copy_game().choose(asked.seat, asked.id, [option]) if event.audience is None
    ]
    states = midway(table.game, asked.seat, asked.id, [option], range(1, len(events) + 1))
    return {
        event.key.removeprefix("log-"): looked_at(DungeonGo, states[number])
        for number, event in enumerate(events, start=1)
    }


def test_a_monster_falls_only_after_the_roll_has_been_told() -> None:
    table = Table("0 E6", "goblin B4", "imp B9").begin(0, "stay")
    shown = states_shown(table, "attack-B4-strength")
    for key, stands, points in (("attack", True, 0), ("roll_hits", True, 0), ("defeats", False, 1)):
        game = shown[key]
        assert (game.monster_at(CELL["B4"]) is not None, game.heroes[0].vp) == (stands, points), key


def test_each_turn_card_is_told_with_the_board_before_the_next() -> None:
    table = Table("0 E6", "goblin B6", "imp B9", deck="king monster hero_thief").begin(0)
    shown = states_shown(table, "E7")
    assert [len(shown[key].deck) for key in ("moves", "king_moves", "monster_moves")] == [3, 2, 1]
    assert [NAMES[shown[key].king] for key in ("moves", "king_moves")] == ["E4", "E5"]
    assert [NAMES[shown[key].monsters[0].cell] for key in ("king_moves", "monster_moves")] == ["B6", "B5"]


def test_a_blow_is_told_before_its_wound_and_the_wound_before_the_death() -> None:
    table = Table("0 E1", "1 E9", "goblin B8", damage=2, deck="monster hero_warrior").begin(0)
    shown = states_shown(table, "E2")
    for key, hit_points, alive in (("monster_strikes", 2, True), ("hurt", 0, True), ("hero_dies", 0, False)):
        thief = shown[key].heroes[1]
        assert (thief.hp, thief.alive) == (hit_points, alive), key
