"""Cards are found by what someone types, in either language."""

from __future__ import annotations

import pytest

from cogs.commands.cards import CardCog
from locales.name_search import matching, meant
from locales.texts import LANGUAGES
from tests.discord.table import World


@pytest.mark.parametrize("name", ["dungeon_go", "dungeoneer", "ThunderstoneCog"])
async def test_every_card_is_found_by_each_of_its_names(world: World, name: str) -> None:
    cog = world.bot.get_cog(name)
    assert isinstance(cog, CardCog)
    spelled = cog.spelled()
    assert list(spelled) == list(cog.cards)
    assert matching(spelled, "") == list(cog.cards)
    for card in cog.cards:
        assert meant(spelled, card) == card
        for language in LANGUAGES:
            name = cog.card_name(card, language)
            found = meant(spelled, name)
            assert found is not None
            assert cog.card_name(found, language) == name, "two cards may share a name"
            assert card in matching(spelled, name)


async def test_parts_of_a_name_are_enough_where_only_one_card_fits(world: World) -> None:
    cog = world.bot.get_cog("ThunderstoneCog")
    assert isinstance(cog, CardCog)
    spelled = cog.spelled()
    assert meant(spelled, "FLAMING") == "flaming_sword"
    assert meant(spelled, "ふれいみんぐ") == "flaming_sword"
    assert meant(spelled, "elf") is None, "three cards fit"
    assert meant(spelled, "") is None
    assert meant(spelled, "no such card") is None
    assert matching(spelled, "sword") == ["flaming_sword", "short_sword"]
    assert matching(spelled, "short")[0] == "short_sword", "what begins with it comes first"
