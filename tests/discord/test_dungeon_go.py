"""Dungeon GO! from the lobby to the result, with computer players, using only what is on the screen."""

from __future__ import annotations

from random import Random

import pytest

from cogs.screens.beats import beats_of
from cogs.screens.panel import BRIEF
from cogs.screens.story.recap import recent
from cogs.services.discord_limits import CHOICE, LABEL
from cogs.services.reader import Reader
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.messages import Args, refer, seat_name
from rules.players import RandomPlayer, answer
from rules.questions import effect_of
from storage.rows import LoggedEvent
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
    checked = await world.press(world.alice, world.board, "Check that it was fair")
    assert game.dice.seed in text(checked)
    assert list(buttons(world.board)) == ["Play again", "📜 Chronicle", "Replay", "Check that it was fair", "Log"]
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
    menu = next(menu for menu in menus(page) if menu.endswith(":spells"))
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


async def test_a_show_tells_the_players_own_miss_before_the_hit_of_the_next_hero(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new")
    await world.press(world.alice, world.board, "Start")
    table = await world.table()
    reader = Reader(world.bot.services, table, await world.bot.tables.store.game(table.id), None, "en")
    target: Args = {"monster": refer("monster-demon_king_a"), "cell": "B6", "ability": refer("ability-magic")}
    attack: Args = {**target, "vp": 4, "player": seat_name(0), "needed": 5}
    knight, thief = (Args(attack, hero=refer(f"hero-{name}")) for name in ("knight", "thief"))
    events: list[tuple[str, int, Args]] = [
        ("log-roll_misses", 1, {**knight, "roll": 2, "number": 3, "rolls": 3}),
        ("log-attack_fails", 1, knight),
        ("log-turn_king", 1, {}),
        ("log-king_moves", 1, {"cell": "E5"}),
        ("log-turn_hero", 1, thief),
        ("log-attack", 2, {**thief, "rolls": 2}),
        ("log-roll_misses", 2, {**thief, "roll": 3, "number": 1, "rolls": 2}),
        ("log-roll_hits", 2, {**thief, "roll": 5, "number": 2, "rolls": 2}),
        ("log-defeats", 2, thief),
        ("log-true_hero", 2, {"heroes": [refer("hero-wizard")]}),
    ]
    logged = [LoggedEvent(key, args, None, entry, 1 + index) for index, (key, entry, args) in enumerate(events)]
    assert [beat.messages[-1].key for beat in beats_of(reader, logged)] == [
        "log-attack_fails",
        "log-attack",
        "log-defeats",
        "log-true_hero",
    ]


async def test_the_kings_steps_and_the_next_floor_are_told_among_many_victories(world: World) -> None:
    await world.started("bob", game="dungeongo")
    reader = await world.reader(0)
    knight: Args = {"player": seat_name(1), "hero": refer("hero-knight"), "monster": refer("monster-ghost"), "vp": 1}
    victory = [("log-turn_hero", knight), ("log-defeats", knight)]
    step, floor = ("log-king_moves", Args(cell="B4")), ("log-floor_advances", Args(floor=2, king="E4"))
    turns = [
        *victory * 4,
        ("log-turn_king", Args()),
        step,
        *victory * 4,
        ("log-turn_king", Args()),
        floor,
        *victory * 4,
    ]
    logged = [LoggedEvent(key, args, None, number, number) for number, (key, args) in enumerate(turns, 1)]
    news = recent(reader, logged, BRIEF)
    assert news is not None
    for sign in ("👑", "🏮"):
        assert sum(sign in line for line in news.lines) == sum(sign in line for line in news.firm) == 1, news.lines


async def test_a_death_in_the_monsters_turn_is_told_beside_long_turns_of_other_heroes(world: World) -> None:
    await world.started("bob", "carol", game="dungeongo")
    reader = await world.reader(0)
    king, magic = refer("monster-demon_king_a"), refer("ability-magic")
    turns: list[tuple[str, Args]] = []
    for seat, name in ((0, "knight"), (1, "thief"), (2, "wizard")):
        hero: Args = {"player": seat_name(seat), "hero": refer(f"hero-{name}"), "monster": king, "ability": magic}
        roll: Args = {**hero, "needed": 5, "rolls": 3}
        turns += [
            ("log-turn_hero", hero),
            ("log-attack", {**roll, "cell": "B6"}),
            *(("log-roll_misses", Args(roll, roll=shown, number=shown)) for shown in (1, 2)),
            ("log-roll_hits", {**roll, "roll": 6, "number": 3}),
            ("log-grapples", {**hero, "cell": "B6"}),
        ]
    turns += [
        ("log-turn_monsters", {}),
        ("log-monster_strikes", {"monster": king, "damage": 6, "heroes": [refer("hero-wizard")]}),
        ("log-hero_dies", {"hero": refer("hero-wizard")}),
        ("log-turn_king", {}),
        ("log-king_moves", {"cell": "B4"}),
    ]
    logged = [LoggedEvent(key, args, None, number, number) for number, (key, args) in enumerate(turns, 1)]
    news = recent(reader, logged, BRIEF)
    assert news is not None
    assert any("💀 The Wizard falls" in line for line in news.lines), news.lines
