"""Dungeon GO! from the lobby to the result, with computer players, using only what is on the screen."""

from __future__ import annotations

from random import Random

import pytest

from cogs.services.discord_limits import CHOICE, LABEL
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.players import RandomPlayer, answer
from rules.questions import effect_of
from tests.discord.screen_answers import answer_by_screen
from tests.discord.table import World, buttons, menus, response, text
from tests.games.dungeon_go.test_play import late_game

pytestmark = pytest.mark.slow

SEED = "kantera"


@pytest.mark.parametrize("magic", [pytest.param(False, marks=pytest.mark.long), True])
@pytest.mark.simcord(settle_timeout=60.0)
async def test_a_whole_game(world: World, magic: bool) -> None:
    rng = Random(f"{SEED}-{magic}")
    await world.alice.slash(world.channel, "dungeongo new", spells=magic, miracles=magic)
    for _ in range(2):
        await world.add(world.alice, "steady")
    await world.press(world.alice, world.board, "Start")
    table = await world.table()
    panel = await world.my_move(world.alice)
    presses = 0
    while await world.bot.tables.store.by_channel(world.channel.id) is not None:
        assert text(panel).count("###") == 1, text(panel)
        presses += await answer_by_screen(world, world.alice, panel, await steady_answer(world, rng))
        assert presses < 1000
    assert presses > 10
    table = await world.bot.tables.store.get(table.id)
    assert table.status == "finished"
    game = await world.bot.tables.store.game(table.id)
    assert game.result is not None
    checked = await world.press(world.alice, world.board, "Check the dice")
    assert game.dice.seed in text(checked)
    assert list(buttons(world.board)) == ["Play again", "📜 Chronicle", "Replay", "Check the dice", "Log"]
    reason = world.bot.services.say("en", game.result.reason, "dungeon_go", (), **game.result.facts)
    for message in (world.board, panel, world.dms(world.alice)[-1]):
        assert reason in text(message)
    shown = [message.id for message in world.public() if message.flags.components_v2]
    assert shown == [world.board.id], "the end is one message"


async def test_settings_are_typed_and_explained(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new", spells=True)
    assert (await world.table()).settings == {"spells": True, "miracles": False}
    assert text(world.board).endswith("\nSpells: On")
    page = response(await world.press(world.alice, world.board, "Settings…"))
    menu = next(each for each in menus(page) if each.endswith(":spells"))
    (about,) = [line["description"] for line in menus(page)[menu] if line.get("default")]
    assert about == "Heroes may cast spells for 1 VP each. More monsters appear."
    await world.choose(world.alice, page, "value", ["miracles=1"])
    assert "Spells: On · Miracles: On" in text(world.board)


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_descriptions_of_answers_fit_a_menu(seats: int) -> None:
    """Nothing is cut off in either language, however late the game and however long the names."""
    texts, names = TEXTS, ["Ursula von der Mark zu Hohenberg"] * seats
    game, rng = late_game(seats, f"menus {seats}")
    met: set[str] = set()
    while game.result is None and game.choices < 150:
        (question,) = game.questions
        for option in question.explained(game):
            about = effect_of(option)
            if about is not None:
                met.add(about.key)
                for language in LANGUAGES:
                    said = texts.say(language, "dungeon_go", about, names)
                    assert 0 < len(said) <= CHOICE, said
                    assert len(texts.say(language, "dungeon_go", option.label.key, names, **option.label.args)) <= LABEL
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    assert len(met) > 8


async def steady_answer(world: World, rng: Random) -> list[str]:
    """The steady player's choice on this seat."""
    game = await world.bot.tables.store.game((await world.table()).id)
    question = next(question for question in game.questions if question.seat == 0)
    return answer(game, question, world.bot.services.players["dungeon_go"]["steady"], rng)


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_every_page_of_the_rules_can_be_read(world: World, language: str) -> None:
    reader = world.person("reader", language)
    page = response(await reader.slash(world.channel, "rules", game="dungeon_go"))
    (options,) = menus(page).values()
    assert len(options) > 5
    for option in options:
        await world.choose(reader, page, "topic", [option["value"]])
        assert f"### {option['label']}" in text(page)
        assert "…" not in text(page)[-2:]
