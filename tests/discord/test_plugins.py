"""A game of another package in Discord: its commands are made from its manifest, and its failures affect no others."""

from __future__ import annotations

import pytest

from cogs import games
from cogs.commands.game import GameCog
from rules import registry
from tests.discord.conftest import MakeBot
from tests.discord.table import World, text
from tests.discord.test_restart import restart

NAME = "liars_dice"
REGISTRIES = (registry.MANIFESTS, registry.GAMES, registry.PLAYERS, registry.LESSONS)


async def test_a_plugin_has_the_commands_of_its_manifest(world: World) -> None:
    assert games.without_cog()[-1] == NAME
    assert world.bot.services.groups[NAME] == "liarsdice"
    assert list(world.bot.services.groups)[:5] == list(registry.GAMES)[:5], "in the order of the games"
    assert "Liar's Dice" in text(await world.alice.slash(world.channel, "liarsdice new", dice=3))
    table = await world.table()
    assert (table.game, table.settings) == (NAME, {"dice": 3})


@pytest.mark.slow
async def test_tables_of_a_missing_plugin_do_not_affect_other_tables(
    world: World, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started(computers=1)
    cellar = world.guild.create_text_channel("cellar")
    await world.alice.slash(cellar, "liarsdice new")
    await world.add(world.alice, "steady", cellar)
    await world.press(world.alice, world.public(cellar)[-1], "▶️ Start")
    board = world.public(cellar)[-1]
    for registered in REGISTRIES:
        monkeypatch.delitem(registered, NAME)
    await restart(world, make_bot)
    assert NAME not in world.bot.services.groups
    assert "there is no 'liars_dice'" in caplog.text
    assert "can't be read" in text(await world.press(world.alice, board, "My move"))
    panel = await world.my_move(world.alice)
    await world.lay(world.alice, panel)
    assert (await world.table()).version > 0, "the other table can still be played"


async def test_a_plugin_whose_commands_cannot_be_made_is_left_out(
    make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for registered in REGISTRIES:
        monkeypatch.setitem(registered, NAME, registered[NAME])  # so that it is there again after the test
    monkeypatch.setitem(registry.BROKEN, NAME, "")
    make_cog = games.make_cog

    def fails(name: str) -> type[GameCog]:
        if name == NAME:
            raise KeyError("no words")
        return make_cog(name)

    monkeypatch.setattr(games, "make_cog", fails)
    bot = await make_bot()
    bot.services.groups.clear()
    await games.setup(bot)
    assert list(bot.services.groups) == [name for name in games.without_cog() if name != NAME]
    assert registry.BROKEN[NAME] == "KeyError: 'no words'"
    assert NAME not in registry.GAMES
    await bot.tables.close()
    await bot.tables.database.close()
