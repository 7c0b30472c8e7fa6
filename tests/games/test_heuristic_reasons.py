"""Heuristic players say why: what an answer leads to, or by which rule of thumb it was chosen."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import Case, random_game
from conformance.texts import TEXTS
from rules.entries import entry_types
from rules.messages import TABLE
from rules.players import opinion
from rules.registry import MANIFESTS, PLAYERS

BUNDLED = ("dungeon_go", "thunderstone", "dungeon_lords", "dungeoneer", "map_masters")
SEED = "thumbs-1"
MOST = 250
"""The number of choices of a game whose questions are looked at."""


@pytest.mark.slow
@pytest.mark.parametrize("name", BUNDLED)
def test_every_heuristic_answer_without_a_calculated_reason_has_a_rule_of_thumb(name: str) -> None:
    player = PLAYERS[name]["steady"]
    seen = set[str]()
    for index, (game, question, _) in enumerate(random_game(Case(name, 3, (), "steady"), SEED)):
        if index > MOST:
            break
        options = [option for option in question.options(game) if not option.role.is_back]
        if question.seat == TABLE or not question.awaited or question.kind in seen or len(options) < 2:
            continue
        words = question.kind.split("_")
        rules = [f"thumb-{'_'.join(words[:end])}" for end in range(1, len(words) + 1)]
        if any(TEXTS.has("en", name, rule) for rule in rules):
            seen.add(question.kind)
            continue
        answer = opinion(game, question, player, Random(SEED))[0]
        assert answer.outcome or answer.comparison or answer.chance is not None, f"{question.kind}: no reason"


@pytest.mark.parametrize("name", BUNDLED)
def test_rules_of_thumb_are_about_questions_of_the_game(name: str) -> None:
    named = {key.removeprefix("thumb-") for key in TEXTS.keys("en", name) if key.startswith("thumb-")}
    assert named
    kinds = entry_types(MANIFESTS[name].package)
    assert [rule for rule in named if not any(f"{kind}_".startswith(f"{rule}_") for kind in kinds)] == []
