"""Everyone in their own language; the board in the table's."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.services.translator import CommandTranslator
from locales.texts import LANGUAGES, LOCALES, text_folders
from rules.registry import GAMES
from tests.discord.conftest import TEXTS
from tests.discord.table import World, buttons, menus, response, text

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
MOST_COMMANDS, LARGEST_COMMAND = 100, 8000
"""Discord's limits: the commands of a bot, and the characters of one with all its options and choices."""


async def test_two_languages_at_one_table(world: World) -> None:
    await world.started(world.hana)
    assert not JAPANESE.search(text(world.board))
    hers, his = await world.my_move(world.hana), await world.my_move(world.alice)
    assert "どのカードを出しますか。" in text(hers)
    assert "which card do you lay?" in text(his)
    assert "どのカードを出しますか。" in text(world.dms(world.hana)[-1])
    assert "which card do you lay?" in text(world.dms(world.alice)[-1])
    await world.lay(world.alice, his)
    await world.lay(world.hana, hers)
    assert "出されたカード" in text(hers)
    assert "The cards:" in text(world.board)


async def test_the_board_is_in_japanese_on_a_japanese_server(world: World, languages: dict[int, str]) -> None:
    languages[0] = "ja"
    await world.alice.slash(world.channel, "sample new")
    assert JAPANESE.search(text(world.board))
    assert "🪑 Join / leave" not in buttons(world.board)


async def test_on_any_other_server_the_board_is_in_the_language_of_the_host(
    world: World, languages: dict[int, str]
) -> None:
    languages[0] = "fr"
    await world.person("hana", "ja").slash(world.channel, "sample new")
    assert JAPANESE.search(text(world.board))


async def test_a_japanese_game_from_the_lobby_to_the_log(world: World) -> None:
    await world.hana.slash(world.channel, "sample new")
    await world.add(world.hana, "random")
    await world.press(world.hana, world.board, "▶️ 開始")
    assert "Hanaを待っています" in text(world.board)
    panel = response(await world.press(world.hana, world.board, "自分の番"))
    await world.lay(world.hana, panel)
    assert "Hanaがカードを出しました。" in text(await world.press(world.hana, world.board, "記録"))
    rules = response(await world.press(world.hana, world.board, "ルール"))
    assert [option["label"] for option in next(iter(menus(rules).values()))] == ["目的", "幸運"]
    suggested = await world.hana.autocomplete(world.channel, "rules", "topic", "山札")
    assert suggested == [{"name": "幸運", "value": "luck"}]
    assert "`/盤面`" in text(await world.person("ken", "ja").slash(world.channel, "act"))


async def test_commands_have_japanese_names_that_discord_accepts(world: World) -> None:
    named = 0
    for command in world.bot.tree.walk_commands():
        if command.qualified_name.split()[0] in ("sample", "picks"):
            continue
        payload = await command.get_translated_payload(world.bot.tree, CommandTranslator(TEXTS))
        for part in [payload, *payload.get("options", [])]:
            about = part["description_localizations"]["ja"]
            assert JAPANESE.search(about)
            assert len(about) <= 100
            name = part.get("name_localizations", {}).get("ja")
            if name is not None:
                assert re.fullmatch(r"[-_\w]{1,32}", name)
                assert name == name.lower()
                named += 1
            for choice in part.get("choices", ()):
                assert len((choice.get("name_localizations") or {}).get("ja", "")) <= 100
    assert named > 15


def size_of(part: dict[str, Any]) -> int:
    """The characters of a command, option or choice, with everything in it, as Discord counts them."""
    texts = sum(len(str(part.get(name, ""))) for name in ("name", "description", "value"))
    return texts + sum(map(size_of, (*part.get("options", ()), *part.get("choices", ()))))


def test_commands_are_as_short_as_discord_demands(world: World) -> None:
    commands = world.bot.tree.get_commands()
    assert 10 < len(commands) <= MOST_COMMANDS
    for command in commands:
        assert size_of(command.to_dict(world.bot.tree)) <= LARGEST_COMMAND, command.name


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_s_commands_are_found_by_its_japanese_name(world: World, game: str) -> None:
    group = world.bot.tree.get_command(world.bot.services.groups[game])
    assert group is not None
    payload = await group.get_translated_payload(world.bot.tree, CommandTranslator(TEXTS))
    assert payload["name"] == TEXTS.say("en", game, "command-group-name")
    assert payload["name_localizations"]["ja"] == TEXTS.say("ja", game, "command-group-name")
    assert payload["name_localizations"]["ja"][:3] == TEXTS.say("ja", game, "game-name")[:3]


async def test_messages_name_the_buttons_of_the_board_in_the_language_of_the_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.hana.slash(world.channel, "sample new")
    await world.press(world.alice, world.board, "🪑 参加する／抜ける")
    await world.press(world.hana, world.board, "▶️ 開始")
    assert "anyone can read *記録* and *ルール*" in text(await world.press(world.bob, world.board, "自分の番"))
    monkeypatch.delitem(world.bot.router.handlers, "log")  # as for a button of an older version
    assert "with *自分の番*" in text(await world.press(world.bob, world.board, "記録"))


NAMED = ("board-move", "board-hand", "board-log", "board-rules", "lobby-join", "lobby-agree")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_no_text_hard_codes_the_label_of_a_button_of_the_board(language: str, game: str | None) -> None:
    folder = (text_folders()[game] if game else LOCALES).joinpath(f"{language}.ftl")
    words = folder.read_text(encoding="utf-8")
    for key in NAMED:
        name = TEXTS.say(language, None, key)
        for quoted in (f"*{name}*", f"「{name}」", f"“{name}”"):
            assert quoted not in words, f"{quoted} in {folder.name}: take {{ ${key.replace('-', '_')} }}"
