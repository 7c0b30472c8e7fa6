"""A wide picture of a large hand shows what every card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords import pictures as dungeon_lords
from games.dungeon_lords.rules.components import TRAPS
from games.dungeoneer import pictures as dungeoneer
from games.map_masters import pictures as map_masters
from games.map_masters.rules.components import SPELLS
from games.thunderstone import pictures as thunderstone
from locales.texts import LANGUAGES
from rules.registry import GAMES
from tests.games.svg import shown_in

pytestmark = pytest.mark.slow

NAMES = ["Aoi", "Ben"]
HELD = ("fireball", "polearm", "amazon_queen", "elf_sorcerer", "town_guard", "dwarf_guardian", "banish", "feast")


def thunderstone_texts(view: Any) -> list[str]:
    view.hand = list(HELD)
    return [f"card-text-{card}" for card in HELD if TEXTS.has("en", "thunderstone", f"card-text-{card}")]


def dungeon_lords_texts(view: Any) -> list[str]:
    view.lords[0].traps = list(TRAPS)[:6]
    return [f"trap-{trap}-help" for trap in view.lords[0].traps]


def dungeoneer_texts(view: Any) -> list[str]:
    view.hand = ["bn_sidestep", "bn_wildlore", "ba_fever", "mo_troll", "tr_staff", "bn_blink"]
    return [f"text-{card}" for card in view.hand]


def map_masters_texts(view: Any) -> list[str]:
    view.players[0].spells = list(SPELLS)[:5]
    return [f"spell-text-{spell}" for spell in view.players[0].spells]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("pictures", "game", "fill"),
    [
        (thunderstone, "thunderstone", thunderstone_texts),
        (dungeon_lords, "dungeon_lords", dungeon_lords_texts),
        (dungeoneer, "dungeoneer", dungeoneer_texts),
        (map_masters, "map_masters", map_masters_texts),
    ],
)
def test_a_large_hand_shows_the_whole_text_of_every_card(
    pictures: Any, game: str, fill: Callable[[Any], list[str]], language: str
) -> None:
    view = GAMES[game].start(2, seed="hands").view(0)
    keys = fill(view)
    assert len(keys) > 4
    drawn = "".join("".join(shown_in(pictures.hand(view, 0, pictures.Locale(language, TEXTS, NAMES)))).split())
    missing = [key for key in keys if "".join(TEXTS.say(language, game, key).split()) not in drawn]
    assert missing == []
