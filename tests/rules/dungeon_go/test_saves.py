"""Saved games from outside: whatever is wrong in one is named, and what is taken can be played."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.core.players import RandomPlayer, answer
from rules.dungeon_go.game import DungeonGo
from tests.rules.damage import Path, put, random_damage, refused_field
from tests.rules.dungeon_go.test_play import late_game

KINDS = {
    "choose_hero_card",
    "choose_starting_two",
    "place_hero",
    "move",
    "combat",
    "growth",
    "revive",
    "roll_again",
    "cast_mark",
    "cast_card",
    "cast_monster",
    "cast_hero",
    "cast_cell",
    "cast_ability",
    "payer",
    "consent",
    "after_refusal",
    "order_deck",
    "over",
}


@cache
def positions() -> dict[str, list[str]]:
    """Saved positions of games with spells and miracles, by the kind of the open question."""
    found: dict[str, list[str]] = {}
    for number in range(40):
        players = 1 + number % 6
        game = DungeonGo.start(players, {"spells": True, "miracles": True}, seed=f"saves {number}")
        rng = Random(number)
        if number > 3:
            game, rng = late_game(players, f"saves {number}")
        while game.choices < 150:
            kind = game.questions[0].kind if game.questions else "over"
            if game.choices % 7 < 2 or len(found.setdefault(kind, [])) < 12:
                found.setdefault(kind, []).append(game.save())
            if not game.questions:
                break
            (question,) = game.questions
            game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    return found


def saved(kind: str) -> dict[str, Any]:
    """One of the positions: for moves one with cards in the deck and monsters on the boards."""
    for each in positions()[kind]:
        data: dict[str, Any] = json.loads(each)
        state = data["state"]
        if kind != "move" or (state["deck"] and state["monsters"] and state["seats"] > 2 and state["floor"] < 5):
            return data
    raise LookupError(kind)


def test_every_kind_of_question_is_among_the_positions() -> None:
    assert set(positions()) == KINDS
    for kind in KINDS:
        for each in positions()[kind]:
            assert DungeonGo.load(each).save() == each, "in the middle of everything"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{}",
        b"\xff",
        "[" * 200_000,
        '{"game":"dungeon_go","schema":1}',
        '{"game":"dungeon_go","schema":1,"state":[]}',
        '{"game":"dungeon_go","schema":true,"state":{}}',
        '{"game":"dungeon_go","schema":3,"state":{}}',
        '{"game":"thunderstone","schema":1,"state":{}}',
        '{"game":["dungeon_go"],"schema":1,"state":{}}',
    ],
)
def test_no_save_at_all(data: str | bytes) -> None:
    assert refused_field(DungeonGo, data)


def test_entries_of_no_kind_and_entries_without_end() -> None:
    data = saved("move")
    data["state"]["agenda"]["stack"][0]["kind"] = ["next_card"]
    assert refused_field(DungeonGo, data).startswith("agenda.stack.0")
    inner: dict[str, object] = {"kind": "together", "branches": {"0": []}}
    for _ in range(3000):
        inner = {"kind": "together", "branches": {"0": [inner]}}
    data["state"]["agenda"]["stack"] = [inner]
    assert refused_field(DungeonGo, data)


def test_a_seed_that_has_no_bytes() -> None:
    data = saved("move")
    data["state"]["dice"]["seed"] = "\ud800"
    assert refused_field(DungeonGo, data).startswith("dice.seed")


@pytest.mark.parametrize(
    ("kind", "path", "value", "field"),
    [
        ("move", ("seats",), 7, "seats"),
        ("move", ("floor",), 6, "floor"),
        ("move", ("floor",), 0, "floor"),
        ("move", ("damage",), 7, "damage"),
        ("move", ("rebuilds",), -1, "rebuilds"),
        ("move", ("floor_clock",), 99, "rebuilds"),
        ("move", ("actions",), 7, "actions"),
        ("move", ("actions",), 0, "actions"),
        ("move", ("king",), 0, "king"),
        ("move", ("king",), 19, "king"),
        ("move", ("heroes",), [], "heroes"),
        ("move", ("heroes", 1, "number"), 0, "heroes.1.number"),
        ("move", ("heroes", 1, "seat"), 5, "heroes.1.seat"),
        ("move", ("heroes", 1, "card"), "", "heroes.1.card"),
        ("move", ("heroes", 1, "card"), "bard", "heroes.1.card"),
        ("move", ("heroes", 1, "abilities"), [1, 1, 1], "heroes.1.abilities"),
        ("move", ("heroes", 1, "abilities"), [1, 1, 1, 7], "heroes.1.abilities"),
        ("move", ("heroes", 1, "hp"), 99, "heroes.1.hp"),
        ("move", ("heroes", 1, "hp"), "many", "heroes.1.hp"),
        ("move", ("heroes", 1, "vp"), -1, "heroes.1.vp"),
        ("move", ("heroes", 1, "deaths"), -1, "heroes.1.deaths"),
        ("move", ("heroes", 1, "cell"), 18, "heroes.1.cell"),
        ("move", ("heroes", 1, "holds"), 5, "heroes.1.holds"),
        ("move", ("heroes", 1, "strength"), 5, "heroes.1.strength"),
        ("move", ("monsters", 0, "unit"), "dragon", "monsters.0.unit"),
        ("move", ("monsters", 0, "cell"), 18, "monsters.0.cell"),
        ("move", ("small_bag",), [], "small_bag"),
        ("move", ("used_small",), ["troll"], "used_small"),
        ("move", ("large_bag", 0), "goblin", "large_bag"),
        ("move", ("deck",), [], "deck"),
        ("move", ("revealed",), ["king_3"], "revealed"),
        ("move", ("last_round",), ["king_1"], "last_round"),
        ("move", ("returned",), ["king_1", "king_1"], "returned"),
        ("move", ("turn",), "hero_bard", "turn"),
        ("move", ("turn",), None, "turn"),
        ("move", ("turn",), "king_1", "turn"),
        ("move", ("start_order",), [0], "start_order"),
        ("move", ("start_order",), [0, 0, 1], "start_order"),
        ("move", ("last_seat",), 9, "last_seat"),
        ("move", ("last_seat",), None, "last_seat"),
        ("move", ("divined_by",), 9, "divined_by"),
        ("move", ("asked",), ["web 0"], "asked"),
        ("move", ("phase",), "over", "phase"),
        ("move", ("demon_slayer",), 0, "demon_slayer"),
        ("move", ("evil_god_came",), True, "evil_god_came"),
        ("move", ("agenda", "stack"), [], "agenda.stack"),
        ("move", ("agenda", "stack", 0, "kind"), "draw_place", "agenda.stack"),
        ("move", ("agenda", "stack", 2, "hero"), 17, "agenda.stack.2.hero"),
        ("move", ("agenda", "stack", 2, "seat"), 17, "agenda.stack.2.seat"),
        ("move", ("agenda", "stack", 2, "max"), 2, "agenda.stack.2.max"),
        ("move", ("agenda", "stack", 2, "min"), 0, "agenda.stack.2.min"),
        ("move", ("agenda", "stack", 2, "id"), 0, "agenda.stack.2.id"),
        ("move", ("agenda", "next_id"), 1, "agenda.next_id"),
        ("revive", ("agenda", "stack", 1, "kind"), "combat", "turn"),
        ("roll_again", ("agenda", "stack", 2, "cell"), 4, "agenda.stack.2.cell"),
        ("roll_again", ("agenda", "stack", 2, "mark"), 9, "agenda.stack.2.mark"),
        ("roll_again", ("agenda", "stack", 2, "rolled"), 6, "agenda.stack.2.rolled"),
        ("cast_mark", ("agenda", "stack", 2, "magic"), "summon", "agenda.stack.2.magic"),
        ("cast_mark", ("agenda", "stack", 2, "magic"), "wish", "agenda.stack.2"),
        ("cast_hero", ("agenda", "stack", 2, "named"), ["bard"], "agenda.stack.2.named"),
        ("payer", ("agenda", "stack", 2, "named"), [], "agenda.stack.2.named"),
        ("consent", ("asked",), "all", "agenda.stack.2.magic"),
        ("after_refusal", ("asked",), [], "asked"),
        ("order_deck", ("agenda", "stack", 3, "max"), 1, "agenda.stack.3.max"),
        ("order_deck", ("divined_by",), None, "agenda.stack.3.seat"),
        ("order_deck", ("agenda", "stack", 2, "next"), 0, "agenda.stack.2.next"),
        ("order_deck", ("agenda", "stack", 2, "magic"), "heal", "agenda.stack.2.magic"),
        ("place_hero", ("start_order",), [], "agenda.stack"),
        ("place_hero", ("heroes", 0, "hp"), 0, "agenda.stack"),
        ("choose_starting_two", ("agenda", "stack", 0, "kind"), "next_card", "agenda.stack"),
        ("over", ("result", "winners"), [0, 1], "result"),
        ("over", ("result", "reason"), "end-of_days", "result.reason"),
        ("over", ("result",), None, "agenda.stack"),
        ("over", ("heroes", 0, "vp"), 77, "result"),
        ("over", ("agenda", "stack"), [{"kind": "next_card"}], "agenda.stack"),
    ],
)
def test_what_is_wrong_is_named(kind: str, path: Path, value: object, field: str) -> None:
    data = saved(kind)
    if value == "all":
        heroes = range(len(data["state"]["heroes"]))
        value = [f"{magic} {hero}" for magic in ("heal", "haste", "raise_dead", "miracle") for hero in heroes]
    before = json.dumps(data)
    put(data["state"], path, value)
    assert json.dumps(data) != before
    assert refused_field(DungeonGo, data).startswith(field)


def test_pieces_that_cannot_stand_where_they_are() -> None:
    data = next(data for data in map(json.loads, positions()["move"]) if len(data["state"]["monsters"]) > 1)
    state = data["state"]
    first, second = state["monsters"][:2]
    kept = deepcopy(state)
    second["cell"] = first["cell"]
    assert refused_field(DungeonGo, data) == "monsters.1.cell"
    second["cell"] = state["king"]
    assert refused_field(DungeonGo, data) == "monsters.1.cell"
    state = data["state"] = deepcopy(kept)
    free = next(n for n, hero in enumerate(state["heroes"]) if hero["alive"] and hero["holds"] == -1)
    state["heroes"][free]["cell"] = state["monsters"][0]["cell"]
    assert refused_field(DungeonGo, data) == f"heroes.{free}.holds"
    state["heroes"][free]["cell"] = state["king"]
    assert refused_field(DungeonGo, data) == f"heroes.{free}.cell"
    state = data["state"] = deepcopy(kept)
    state["monsters"].append({"unit": "evil_god", "cell": 15, "attacked": False})
    assert refused_field(DungeonGo, data).startswith(("evil_god_came", "monsters.", "heroes."))


def test_a_floor_5_without_its_demon_king() -> None:
    data = next(data for data in map(json.loads, positions()["move"]) if data["state"]["floor"] < 5)
    data["state"]["floor"] = 5
    assert refused_field(DungeonGo, data) == "monsters"


@pytest.mark.parametrize("number", range(6))
def test_random_damage_is_named_or_does_no_harm(number: int) -> None:
    saves = [each for kind in sorted(KINDS) for each in positions()[kind]]
    refused = random_damage(DungeonGo, saves, f"damage {number}", 250, ("king_1", "goblin", "E1", 17, 18))
    assert 125 < refused < 250
