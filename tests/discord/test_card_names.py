"""Cards are found by what someone types, in either language."""

from __future__ import annotations

import pytest

from games.dungeoneer.pictures import CARDS as ADVENTURE_CARDS
from games.thunderstone.rules.cards import CARDS
from locales.name_search import find, search
from locales.texts import LANGUAGES
from tests.discord.table import World, text

SHOWN = (
    ("dungeonlords", "ゴブリン", "en-US", "2 damage to the first"),
    ("dungeonlords", "マジック", "en-US", "There is no card called"),
    ("dungeoneer", "tr_maul", "en-US", "A Melee hit deals 2 wounds"),
    ("dungeoneer", "番人の大槌", "ja", "ウーンドを2与える"),
    ("dungeoneer", "Excalibur", "en-US", "There is no card called “Excalibur”"),
    ("mapmasters", "Barrel Nook", "en-US", "Costs 3 coins"),
    ("mapmasters", "幽霊の線", "ja", "経路の線どうしが交差してもよい"),
    ("mapmasters", "Symbols", "en-US", "lava pit: Blocks the way unless you have a rope"),
    ("mapmasters", "Excalibur", "en-US", "There's no card, spell or symbol called “Excalibur”"),
    ("thunderstone", "feayn_archer", "en-US", "Cannot attack rank 1"),
    ("thunderstone", "フェインの射手", "ja", "第1階層は攻撃できない"),
    ("thunderstone", "Excalibur", "en-US", "There is no card called “Excalibur”"),
    *(("dungeoneer", card, "en-US", "**") for card in ADVENTURE_CARDS),
    *(("thunderstone", card, "en-US", "Copies in the box") for card in CARDS),
)
"""Commands, what is typed, in a language, and words of the answer."""
OFFERED = (
    ("dungeonlords card", "poison", "en-US", ["Poisoned Meal", "Poisoned Dart"]),
    ("dungeoneer card", "ember d", "en-US", ["Ember Drake"]),
    ("dungeoneer card", "ガーゴイル", "en-US", ["Gargoyle"]),
    ("dungeoneer card", "sera", "ja", ["誓約の騎士セラ"]),
    ("mapmasters card", "barrel n", "en-US", ["Barrel Nook"]),
    ("mapmasters mission", "竜", "en-US", ["10. The Dragon's Larder"]),
    ("thunderstone card", "sword", "en-US", ["Flaming Sword", "Short Sword"]),
    ("thunderstone card", "ショート", "en-US", ["Short Sword"]),
)


async def test_what_is_looked_up_by_its_name_is_shown_to_that_person_alone(world: World) -> None:
    readers = {language: world.person("reader", language) for language in ("en-US", "ja")}
    for command, typed, language, answer in SHOWN:
        result = await readers[language].slash(world.channel, f"{command} card", card=typed)
        assert result.ephemeral
        assert answer in text(result), typed


async def test_names_are_suggested_while_typing(world: World) -> None:
    readers = {language: world.person("reader", language) for language in ("en-US", "ja")}
    for command, typed, language, names in OFFERED:
        offered = await readers[language].autocomplete(world.channel, command, command.split()[1], typed)
        assert [choice["name"] for choice in offered] == names, typed
    for command in ("dungeoneer card", "thunderstone card"):
        assert len(await world.alice.autocomplete(world.channel, command, "card", "")) == 25


@pytest.mark.parametrize("game", ["dungeon_go", "dungeon_lords", "dungeoneer", "map_masters", "thunderstone"])
async def test_every_card_is_found_by_each_of_its_names(world: World, game: str) -> None:
    cards = world.bot.services.cards[game]
    spelled = cards.spelled()
    assert list(spelled) == list(cards.ids)
    assert search(spelled, "") == list(cards.ids)
    for card in cards.ids:
        assert find(spelled, card) == card
        for language in LANGUAGES:
            name = cards.name(card, language)
            match = find(spelled, name)
            assert match is not None
            assert cards.name(match, language) == name, "two cards may share a name"
            assert card in search(spelled, name)


async def test_parts_of_a_name_are_enough_where_only_one_card_fits(world: World) -> None:
    spelled = world.bot.services.cards["thunderstone"].spelled()
    assert find(spelled, "FLAMING") == "flaming_sword"
    assert find(spelled, "ふれいみんぐ") == "flaming_sword"
    assert find(spelled, "ｆｌａｍｉｎｇ　ｓｗｏｒｄ") == find(spelled, "ﾌﾚｲﾐﾝｸﾞ") == "flaming_sword"
    assert find(spelled, "elf") is None, "three cards fit"
    assert find(spelled, "") is None
    assert find(spelled, "no such card") is None
    assert search(spelled, "sword") == ["flaming_sword", "short_sword"]
    assert search(spelled, "short")[0] == "short_sword", "what begins with it comes first"
