"""A wide picture of a large hand says of every card what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.dungeon_lords import pictures as dungeon_lords
from games.dungeon_lords.rules.components import TRAPS
from games.dungeoneer import pictures as dungeoneer
from games.map_masters import pictures as map_masters
from games.map_masters.rules.components import SPELLS
from games.thunderstone import pictures as thunderstone
from locales.texts import LANGUAGES, Texts
from rules.registry import GAMES
from tests.games.svg import shown_in

NAMES = ["Aoi", "Ben"]
HELD = ("fireball", "polearm", "amazon_queen", "elf_sorcerer", "town_guard", "dwarf_guardian", "banish", "feast")


def view_of(game: str) -> Any:
    return GAMES[game].start(2, seed="hands").view(0)


def said(picture: Any, game: str, keys: Sequence[str], language: str) -> list[str]:
    """Those of the texts that the picture does not show from beginning to end."""
    drawn = "".join("".join(shown_in(picture)).split())
    return [key for key in keys if "".join(Texts().say(language, game, key).split()) not in drawn]


@pytest.mark.parametrize("language", LANGUAGES)
def test_thunderstone(language: str) -> None:
    view = view_of("thunderstone")
    view.hand = list(HELD)
    texts = [f"card-text-{card}" for card in view.hand if Texts().has(language, "thunderstone", f"card-text-{card}")]
    assert len(texts) > 4
    assert said(thunderstone.hand(view, 0, language, Texts(), NAMES), "thunderstone", texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dungeon_lords(language: str) -> None:
    view = view_of("dungeon_lords")
    view.lords[0].traps = list(TRAPS)[:6]
    texts = [f"trap-{trap}-help" for trap in view.lords[0].traps]
    assert said(dungeon_lords.hand(view, 0, language, Texts(), NAMES), "dungeon_lords", texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dungeoneer(language: str) -> None:
    view = view_of("dungeoneer")
    view.hand = ["bn_sidestep", "bn_wildlore", "ba_fever", "mo_troll", "tr_staff", "bn_blink"]
    texts = [f"text-{card}" for card in view.hand]
    assert said(dungeoneer.hand(view, 0, language, Texts(), NAMES), "dungeoneer", texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_map_masters(language: str) -> None:
    view = view_of("map_masters")
    view.players[0].spells = list(SPELLS)[:5]
    texts = [f"spell-text-{spell}" for spell in view.players[0].spells]
    assert said(map_masters.hand(view, 0, language, Texts(), NAMES), "map_masters", texts, language) == []
