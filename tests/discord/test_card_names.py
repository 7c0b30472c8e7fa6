"""Cards are found by what someone types, in either language."""

from __future__ import annotations

import pytest

from cogs.commands.cards import CardCog
from locales.name_search import find, search
from locales.texts import LANGUAGES
from tests.discord.table import World


@pytest.mark.parametrize("name", ["dungeon_go", "dungeoneer", "ThunderstoneCog"])
async def test_every_card_is_found_by_each_of_its_names(world: World, name: str) -> None:
    cog = world.bot.get_cog(name)
    assert isinstance(cog, CardCog)
    spelled = cog.spelled()
    assert list(spelled) == list(cog.cards)
    assert search(spelled, "") == list(cog.cards)
    for card in cog.cards:
        assert find(spelled, card) == card
        for language in LANGUAGES:
            name = cog.card_name(card, language)
            found = find(spelled, name)
            assert found is not None
            assert cog.card_name(found, language) == name, "two cards may share a name"
            assert card in search(spelled, name)


async def test_parts_of_a_name_are_enough_where_only_one_card_fits(world: World) -> None:
    cog = world.bot.get_cog("ThunderstoneCog")
    assert isinstance(cog, CardCog)
    spelled = cog.spelled()
    assert find(spelled, "FLAMING") == "flaming_sword"
    assert find(spelled, "ふれいみんぐ") == "flaming_sword"
    assert find(spelled, "ｆｌａｍｉｎｇ　ｓｗｏｒｄ") == find(spelled, "ﾌﾚｲﾐﾝｸﾞ") == "flaming_sword"
    assert find(spelled, "elf") is None, "three cards fit"
    assert find(spelled, "") is None
    assert find(spelled, "no such card") is None
    assert search(spelled, "sword") == ["flaming_sword", "short_sword"]
    assert search(spelled, "short")[0] == "short_sword", "what begins with it comes first"
