"""Saved games: what is shown after loading, and that they are complete in any position."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from conformance.invariants import check
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.view import MapMastersView
from rules.players import RandomPlayer, answer
from tests.games.map_masters.table import Table
from tests.games.map_masters.test_play import Curious


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
def test_a_path_that_used_up_tokens_or_spells_is_still_shown_after_loading(have: str, spell: str) -> None:
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


SHORT = (12, 13)
"""Games in which every kind of question occurs."""


@cache
def positions(numbers: tuple[int, ...]) -> dict[str, list[tuple[str, list[MapMastersView]]]]:
    """Saves of games by curious and by random players, with all views, by the kinds of the questions that are open."""
    found: dict[str, list[tuple[str, list[MapMastersView]]]] = {}
    for number in numbers:
        seed = f"versus {number}"
        game, rng = MapMasters.start(1 + number % 5, OPTIONS[number // 5 % 5], seed=seed), Random(seed)
        curious, chance = Curious(), RandomPlayer()
        give(game, "sb_17", "sb_10" if number % 2 else "sb_16")
        while game.result is None:
            saved: tuple[str, list[MapMastersView]] | None = None
            for kind in {question.kind for question in game.questions}:
                if len(found.setdefault(kind, [])) < 60 or rng.random() < 0.02:
                    saved = saved or (game.save(), views(game))
                    found[kind].append(saved)
            asked = rng.choice([question for question in game.questions if question.awaited or rng.random() < 0.02])
            player = curious if number % 3 and asked.awaited else chance
            game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
        found.setdefault("over", []).append((game.save(), views(game)))
    return found


def views(game: MapMasters) -> list[MapMastersView]:
    """What the public and each seat see."""
    return [game.view(seat) for seat in (None, *range(game.seats))]


@pytest.mark.long
@pytest.mark.parametrize("numbers", [SHORT, pytest.param(tuple(range(36)), marks=pytest.mark.long, id="long")])
def test_every_question_is_among_the_positions_and_loads_unchanged(numbers: tuple[int, ...]) -> None:
    found = positions(numbers)
    assert set(found) == KINDS
    for kind, saves in found.items():
        for saved, seen in saves[:: max(1, len(saves) // 20)]:
            again = MapMasters.load(saved)
            assert again.save() == saved, kind
            assert views(again) == seen, kind


@pytest.mark.slow
def test_a_save_in_which_a_player_with_few_cards_gained_one_can_be_loaded() -> None:
    """With fewer than five cards in all, a card that is gained in the refresh lies in the discard, not in the hand."""
    saved = next(
        saved for saved, _ in positions(SHORT)["refresh"] if not json.loads(saved)["state"]["players"][0]["marks"]
    )
    game = MapMasters.load(saved)
    player, deck = game.players[0], game.piles["deck_0"]
    game.gone += [*player.area[3:], *deck, *player.discard[1:]]
    gained = player.discard[:1] or [game.gone.pop()]
    player.area, player.discard, deck[:] = player.area[:3], gained, []
    check(game)
    assert (len(player.area), len(player.discard)) == (3, 1)
    assert MapMasters.load(game.save()).save() == game.save()
