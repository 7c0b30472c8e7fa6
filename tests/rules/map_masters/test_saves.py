"""Saved games: what is shown after loading, and saves that come damaged from outside."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.core.players import RandomPlayer, answer
from rules.map_masters.game import MapMasters
from tests.rules.map_masters.table import Table
from tests.rules.map_masters.test_coop_saves import VALUES, damage, loaded, paths, play_on, put
from tests.rules.map_masters.test_play import Curious


def paid(have: str = "", spell: str = "") -> Table:
    """Two players in the refresh; the first has opened a padlock with a key fairy or a spell."""
    table = Table(2)
    game = table.game
    if have:
        game.players[0].tokens, game.stock[1] = [0, 1, 0, 0], 4
    game.players[0].spells = [spell] if spell else []
    table.explore(["s3", "s6"], ["s6"], coming=["goal_key_2", "goal_rope_1"])
    table.lay(("s6", False, 0, 0), seat=1)
    table.pick("start_0.W2", "done", seat=1)
    table.lay(("s3", False, 0, 0))
    table.pick("start_0.W1", "S", "done", seat=0)
    return table


@pytest.mark.rule("MM-15.1", "MM-10.4", "MM-14.12")
@pytest.mark.parametrize(("have", "spell"), [("key", ""), ("", "sb_04")])
def test_a_path_that_was_paid_for_is_still_shown_when_the_game_is_loaded(have: str, spell: str) -> None:
    game = paid(have, spell).game
    assert game.phase == "refresh"
    assert game.players[0].tokens == [0, 0, 0, 0]
    draft = game.view(1).players[0].draft
    assert draft is not None
    assert draft.path is not None
    assert draft.path.gained["padlock"] == 1
    again = game.copy_game()
    for seat in (None, 0, 1):
        assert again.view(seat) == game.view(seat)


def test_a_loaded_game_shows_the_same() -> None:
    """Curious players buy tokens and spells and use them; at every choice the loaded game looks like the saved one."""
    for number in range(6):
        seed = f"shown-{number}"
        game, curious, rng = MapMasters.start(2 + number % 2, {}, seed=seed), Curious(), Random(seed)
        while game.result is None:
            asked = rng.choice([question for question in game.questions if question.awaited])
            game.choose(asked.seat, asked.id, answer(game, asked, curious, rng))
            if rng.random() < 0.2 or game.result is not None:
                again = MapMasters.load(game.save())
                for seat in (None, *range(game.seats)):
                    assert again.view(seat) == game.view(seat), seed


KINDS = {
    *("buy", "second_token", "replace_spell", "foresee", "build", "place", "draw", "withdraw", "time_up"),
    *("head_start_up", "refresh", "barter", "over"),
}
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"timer": 5},
    {"timer": 5, "head_start": 2},
    {"layout": "column", "seat_order": "shuffled"},
    {"time_bonus": "off", "head_start": 3},
)


def give(game: MapMasters, *spells: str) -> None:
    """Let the first player own these spells, as if they had been bought."""
    deck = game.piles["spells"]
    deck += game.spells
    for spell in spells:
        deck.remove(spell)
    game.spells[:] = [deck.pop(), deck.pop()]
    game.players[0].spells = list(spells)


@cache
def positions() -> dict[str, list[str]]:
    """Saves of games by curious and by random players, by the kinds of the questions that are open."""
    found: dict[str, list[str]] = {}
    for number in range(36):
        seed = f"versus {number}"
        game, rng = MapMasters.start(1 + number % 5, OPTIONS[number // 5 % 5], seed=seed), Random(seed)
        curious, chance = Curious(), RandomPlayer()
        give(game, "sb_17", "sb_10" if number % 2 else "sb_16")
        while game.result is None:
            saved = game.save()
            for kind in {question.kind for question in game.questions}:
                if len(found.setdefault(kind, [])) < 60 or rng.random() < 0.02:
                    found[kind].append(saved)
            asked = rng.choice([question for question in game.questions if question.awaited or rng.random() < 0.02])
            player = curious if number % 3 and asked.awaited else chance
            game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
        found.setdefault("over", []).append(game.save())
    return found


def test_every_question_is_among_the_positions_and_loads_unchanged() -> None:
    assert set(positions()) == KINDS
    for kind, saves in positions().items():
        for saved in saves[:: max(1, len(saves) // 20)]:
            assert MapMasters.load(saved).save() == saved, kind


def drawn() -> str:
    """A save at which somebody has drawn a path of some steps, and is not done."""
    for saved in positions()["draw"]:
        player = json.loads(saved)["state"]["players"][0]
        if len(player["draft"]["steps"]) > 3 and not player["done"]:
            return saved
    raise LookupError("nobody draws")


def scored() -> str:
    """A save in the refresh with a path of the first player."""
    for saved in positions()["refresh"]:
        if json.loads(saved)["state"]["players"][0]["draft"]["steps"]:
            return saved
    raise LookupError("nobody has drawn")


@pytest.mark.parametrize(
    ("kind", "path", "value", "field"),
    [
        ("buy", "phase", "turn", "phase"),
        ("buy", "phase", "refresh", "goals"),
        ("buy", "round", 7, "round"),
        ("buy", "round", 2, "goals"),
        ("buy", "order", [0, 0, 1], "order"),
        ("buy", "turn", 9, "turn"),
        ("buy", "first", -1, "first"),
        ("buy", "team", {}, "team"),
        ("buy", "players", [], "players"),
        ("buy", "piles.more", [], "piles"),
        ("buy", "piles.goals", [], "piles.goals"),
        ("buy", "piles.spells", [], "piles.spells"),
        ("buy", "piles.3", ["d72"], "piles.3"),
        ("buy", "piles.deck_0", ["s1", "s1"], "piles.deck_0"),
        ("buy", "piles.deck_0", [], "cards.s1"),
        ("buy", "market.3", ["d72"], "market.3"),
        ("buy", "market.3", [], "market.3"),
        ("buy", "market.9", [], "market"),
        ("buy", "gone", ["d72"], "cards.d72"),
        ("buy", "goals", ["goal_of_life"], "goals"),
        ("buy", "spells", [], "spells"),
        ("buy", "stock", [5, 5, 5], "stock"),
        ("buy", "stock.1", 7, "stock.1"),
        ("buy", "racing", True, "racing"),
        ("buy", "bonus", 0, "bonus"),
        ("buy", "head_start", True, "head_start"),
        ("buy", "peeked", "s1", "cards.s1"),
        ("buy", "players.0.coins", -1, "players.0.coins"),
        ("buy", "players.0.coins", 0, "agenda.stack.1.seat"),
        ("buy", "players.0.spells", ["sb_01", "sb_01"], "piles.spells"),
        ("buy", "players.0.used", ["sb_10"], "players.0.used"),
        ("buy", "players.0.tokens", [1, 0, 0, 0], "stock.0"),
        ("buy", "players.0.tokens", [1], "players.0.tokens"),
        ("buy", "players.0.extra", [1, 0, 0, 0], "players.0.extra"),
        ("buy", "players.0.passed", True, "agenda.stack.1.seat"),
        ("buy", "players.0.done", True, "players.0.done"),
        ("buy", "players.0.marks", {"s1": "recycle"}, "players.0.marks"),
        ("buy", "players.0.optimizers", [1, 0], "players.0.optimizers"),
        ("buy", "players.0.primary", [3], "players.0.primary"),
        ("buy", "players.0.draft.holding", "s1", "players.0.draft"),
        ("buy", "result", {"reason": "end-scored", "winners": [0], "places": []}, "result.places"),
        ("buy", "agenda.stack", [], "agenda.stack"),
        ("buy", "agenda.standing", [{"kind": "buy", "seat": 0}], "agenda.standing"),
        ("buy", "agenda.stack.1.seat", 4, "agenda.stack.1.seat"),
        ("buy", "agenda.stack.1.max", 2, "agenda.stack.1.max"),
        ("buy", "agenda.next_id", 1, "agenda.next_id"),
        ("draw", "players.0.draft.steps", ["stop"], "players.0.draft"),
        ("draw", "players.0.draft.steps.1", "N+fly", "players.0.draft.steps"),
        ("draw", "players.0.draft.presses", [1], "players.0.draft.presses"),
        ("draw", "players.0.draft.presses", [0, 99], "players.0.draft.presses"),
        ("draw", "players.0.draft.drawing", False, "players.0.draft.steps"),
        ("draw", "players.0.draft.holding", "s1", "players.0.draft.holding"),
        ("draw", "players.0.draft.cards.0.0", "b02", "players.0.draft.cards.0"),
        ("draw", "players.0.draft.cards.0.2", 10**30, "players.0.draft.cards.0"),
        ("draw", "players.0.draft.tokens", [5, 5, 5, 5], "players.0.draft.tokens"),
        ("draw", "players.0.draft.spells", ["sb_07"], "players.0.draft.spells"),
        ("draw", "players.0.done", True, "players.0.draft.steps"),
        ("draw", "players.0.passed", False, "players.0.passed"),
        ("draw", "players.0.area", [], "cards."),
        ("draw", "agenda.stack.1.name", "market", "agenda.stack.1.name"),
        ("refresh", "players.0.primary.0", 99, "players.0.primary"),
        ("refresh", "players.0.secondary.0", -1, "players.0.secondary.0"),
        ("refresh", "players.0.bonus.0", 2, "players.0.bonus.0"),
        ("refresh", "players.0.escapes", [True, True, True], "players.0.escapes"),
        ("refresh", "players.0.optimizers", [9, 9], "players.0.optimizers"),
        ("refresh", "players.0.marks", {"d99": "recycle"}, "players.0.marks"),
        ("refresh", "players.0.tokens", [1, 0, 0, 0], "players.0.tokens"),
        ("over", "result.winners", [0, 1, 2, 3, 4, 5], "result"),
        ("over", "result", None, "agenda.stack"),
        ("over", "agenda.stack", [{"kind": "next_buyer"}], "agenda.stack"),
    ],
)
def test_a_damaged_field_is_named(kind: str, path: str, value: object, field: str) -> None:
    saved = {"draw": drawn, "refresh": scored}.get(kind, lambda: positions()[kind][0])()
    data = json.loads(saved)
    put(
        data["state"],
        tuple(int(step) if step.isdigit() and step not in "39" else step for step in path.split(".")),
        value,
    )
    assert damage(data).startswith(field)


@pytest.mark.parametrize("number", range(6))
def test_random_damage_is_named_or_does_no_harm(number: int) -> None:
    seed = f"damage {number}"
    rng = Random(seed)
    refused = 0
    for _ in range(120):
        data = json.loads(rng.choice(positions()[rng.choice(sorted(positions()))]))
        state = data["state"]
        top = rng.choice(sorted(state))
        where = rng.choice([path for path in paths(state) if path[:1] == (top,)])
        source: Any = state
        for step in rng.choice(list(paths(state))):
            source = source[step]
        words = (*VALUES, "d13", "goal_rope_1", "stop", "market", "explore")
        put(state, where, deepcopy(source) if rng.random() < 0.3 else rng.choice(words))
        try:
            game = loaded(data)
            if game is None:
                refused += 1
            else:
                play_on(game, Random(seed))
        except Exception as error:
            raise AssertionError(f"{seed}: {where} became {state[top]!r:.300}") from error
    assert 60 < refused < 120, seed
