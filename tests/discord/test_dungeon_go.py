"""Dungeon GO! from the lobby to the result, with computer players, using only what is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cogs.screens.beats import beats_of
from cogs.screens.panel import BRIEF
from cogs.screens.story.recap import recent
from cogs.services.discord_limits import CHOICE, LABEL
from cogs.services.reader import Reader
from cogs.services.screen import Log
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.messages import Args, refer, seat_name
from rules.players import RandomPlayer, answer
from rules.questions import as_shown, effect_of
from tests.discord.screen_answers import answer_by_screen
from tests.discord.table import World, buttons, happened, menus, response, text
from tests.games.dungeon_go.test_play import late_game

pytestmark = pytest.mark.slow


async def steady_answer(world: World, rng: Random) -> list[str]:
    """The answer of a steady computer player for the first player."""
    game = await world.game()
    question = next(question for question in game.questions if question.seat == 0)
    return answer(game, question, world.bot.services.players["dungeon_go"]["steady"], rng)


@pytest.mark.parametrize("magic", [pytest.param(False, marks=pytest.mark.long), True])
@pytest.mark.simcord(settle_timeout=60.0)
async def test_a_whole_game_can_be_played_by_what_is_on_the_screen(world: World, magic: bool) -> None:
    rng = Random(f"kantera-{magic}")
    await world.alice.slash(world.channel, "dungeongo new", spells=magic, miracles=magic)
    for _ in range(2):
        await world.add(world.alice, "steady")
    await world.press(world.alice, world.board, "▶️ Start")
    running = await world.table()
    panel = await world.my_move(world.alice)
    presses = 0
    while await world.bot.tables.store.by_channel(world.channel.id) is not None:
        assert text(panel).count("###") == 1, text(panel)
        presses += await answer_by_screen(world.alice, panel, await steady_answer(world, rng))
        assert presses < 1000
    assert presses > 10

    finished = await world.bot.tables.store.get(running.id)
    assert finished.status == "finished"
    game = await world.bot.tables.store.game(finished.id)
    assert game.result is not None
    assert game.dice.seed in text(await world.press(world.alice, world.board, "Check that it was fair"))
    assert list(buttons(world.board)) == ["Play again", "📜 Chronicle", "Replay", "Check that it was fair", "Log"]
    reason = world.bot.services.say("en", game.result.reason, "dungeon_go", (), **game.result.facts)
    for message in (world.board, panel, world.dms(world.alice)[-1]):
        assert reason in text(message)
    shown = [message.id for message in world.public() if message.flags.components_v2]
    assert shown == [world.board.id], "the end is one message"


@pytest.mark.parametrize("magic", [False, True])
async def test_only_magic_gives_heroes_more_than_the_board_shows(world: World, magic: bool) -> None:
    await world.alice.slash(world.channel, "dungeongo new", spells=magic)
    await world.press(world.alice, world.board, "▶️ Start")
    assert ("My hand" in buttons(world.board)) is magic
    page = response(await world.alice.slash(world.channel, "help"))
    assert ("My hand" in buttons(page)) is magic
    assert "My move" in buttons(page)


async def test_settings_are_typed_and_explained(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new", spells=True)
    assert (await world.table()).settings == {"spells": True, "miracles": False}
    assert text(world.board).endswith("\nSpells: On")
    page = response(await world.press(world.alice, world.board, "⚙️ Settings…"))
    (spells,) = [options for custom_id, options in menus(page).items() if custom_id.endswith(":spells")]
    (chosen,) = [option["description"] for option in spells if option.get("default")]
    assert chosen == "Heroes may cast spells for 1 VP each. More monsters appear."
    await world.choose(world.alice, page, "value", ["miracles=1"])
    assert "Spells: On · Miracles: On" in text(world.board)


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_descriptions_of_answers_fit_a_menu(seats: int) -> None:
    """Hardly anything is cut off in either language, however late the game and however long the names."""
    names = ["Ursula von der Mark zu Hohenberg"] * seats
    game, rng = late_game(seats, f"menus {seats}")
    kinds_of_effects = set[str]()
    cut, fitting = list[str](), 0
    while game.result is None and game.choices < 150:
        (question,) = game.questions
        for option in as_shown(question, game):
            if (effect := effect_of(option)) is None:
                continue
            kinds_of_effects.add(effect.key)
            for language in LANGUAGES:
                description = TEXTS.say(language, "dungeon_go", effect, names)
                assert description
                cut += [description] if len(description) > CHOICE else []
                fitting += len(description) <= CHOICE
                assert len(TEXTS.say(language, "dungeon_go", option.label, names)) <= LABEL
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    assert len(kinds_of_effects) > 8
    assert len(cut) < 0.05 * fitting, cut


async def test_a_show_tells_the_players_own_miss_before_the_hit_of_the_next_hero(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new")
    await world.press(world.alice, world.board, "▶️ Start")
    table = await world.table()
    reader = Reader(world.bot.services, table, await world.bot.tables.store.game(table.id), None, "en")
    target: Args = {"monster": refer("monster-demon_king_a"), "cell": "B6", "ability": refer("ability-magic")}
    attack: Args = {**target, "vp": 4, "player": seat_name(0), "needed": 5}
    knight, thief = (Args(attack, hero=refer(f"hero-{name}")) for name in ("knight", "thief"))
    knights_choice = happened(
        ("roll_misses", {**knight, "roll": 2, "number": 3, "rolls": 3}),
        ("attack_fails", knight),
        ("turn_king", {}),
        ("king_moves", {"cell": "E5"}),
        ("turn_hero", thief),
        entry=1,
    )
    thiefs_choice = happened(
        ("attack", {**thief, "rolls": 2}),
        ("roll_misses", {**thief, "roll": 3, "number": 1, "rolls": 2}),
        ("roll_hits", {**thief, "roll": 5, "number": 2, "rolls": 2}),
        ("defeats", thief),
        ("true_hero", {"heroes": [refer("hero-wizard")]}),
        entry=2,
    )
    last_lines = [beat.messages[-1].key for beat in beats_of(reader, [*knights_choice, *thiefs_choice])]
    assert last_lines == ["log-attack_fails", "log-attack", "log-defeats", "log-true_hero"]


async def news_of(world: World, events: Sequence[tuple[str, Args]]) -> Log:
    """The news of the first player after these events."""
    news = recent(await world.reader(0), happened(*events), BRIEF)
    assert news is not None
    return news


async def test_the_kings_steps_and_the_next_floor_are_told_among_many_victories(world: World) -> None:
    await world.started("bob", game="dungeongo")
    knight: Args = {"player": seat_name(1), "hero": refer("hero-knight"), "monster": refer("monster-ghost"), "vp": 1}
    victories: list[tuple[str, Args]] = [("turn_hero", knight), ("defeats", knight)] * 4
    step: list[tuple[str, Args]] = [("turn_king", {}), ("king_moves", {"cell": "B4"})]
    next_floor: list[tuple[str, Args]] = [("turn_king", {}), ("floor_advances", {"floor": 2, "king": "E4"})]
    news = await news_of(world, [*victories, *step, *victories, *next_floor, *victories])
    for sign in ("👑", "🏮"):
        assert sum(sign in line for line in news.lines) == sum(sign in line for line in news.firm) == 1, news.lines


async def test_all_victories_deaths_and_points_are_told_however_long_the_news(world: World) -> None:
    await world.started("bob", "carol", game="dungeongo")
    turns: list[tuple[str, Args]] = []
    for number, name in enumerate(("goblin", "imp", "kobold", "slime", "ghost", "zombie", "ghoul", "giant_rat")):
        name_of = refer(f"hero-{('knight', 'thief')[number % 2]}")
        hero: Args = {"player": seat_name(1 + number % 2), "hero": name_of}
        attack: Args = {**hero, "monster": refer(f"monster-{name}"), "ability": refer("ability-magic"), "cell": "B6"}
        roll: Args = {**attack, "needed": 5, "rolls": 2, "vp": 1}
        hit = "defeats" if number < 6 else "first_attack"
        misses: list[tuple[str, Args]] = [("roll_misses", {**roll, "roll": 1, "number": 1})] * 2
        turns += [("turn_hero", hero), ("attack", roll), *misses, (hit, roll), ("turn_monsters", {})]
        turns += [("monster_strikes", {**attack, "damage": 1, "heroes": [name_of]}), ("hero_dies", hero)]
    news = await news_of(world, turns)
    words = "\n".join(news.lines)
    assert [words.count(sign) for sign in "💥⭐💀"] == [6, 2, 8], words


async def test_a_death_in_the_monsters_turn_is_told_beside_long_turns_of_other_heroes(world: World) -> None:
    await world.started("bob", "carol", game="dungeongo")
    king, magic = refer("monster-demon_king_a"), refer("ability-magic")
    turns: list[tuple[str, Args]] = []
    for seat, name in ((0, "knight"), (1, "thief"), (2, "wizard")):
        hero: Args = {"player": seat_name(seat), "hero": refer(f"hero-{name}"), "monster": king, "ability": magic}
        roll: Args = {**hero, "needed": 5, "rolls": 3}
        turns += [
            ("turn_hero", hero),
            ("attack", {**roll, "cell": "B6"}),
            ("roll_misses", {**roll, "roll": 1, "number": 1}),
            ("roll_misses", {**roll, "roll": 2, "number": 2}),
            ("roll_hits", {**roll, "roll": 6, "number": 3}),
            ("grapples", {**hero, "cell": "B6"}),
        ]
    turns += [
        ("turn_monsters", {}),
        ("monster_strikes", {"monster": king, "damage": 6, "heroes": [refer("hero-wizard")]}),
        ("hero_dies", {"hero": refer("hero-wizard")}),
        ("turn_king", {}),
        ("king_moves", {"cell": "B4"}),
    ]
    news = await news_of(world, turns)
    assert any("💀 The Wizard falls" in line for line in news.lines), news.lines
