"""The pages of `/help` in every situation, `/about`, and hints that are shown only the first few times."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from cogs.services.ids import CustomId
from settings import Settings
from storage.rows import DAY
from storage.version import version
from tables.seats.people import HINTED
from tests.discord.table import Member, World, buttons, menu, menus, response, says, text

pytestmark = pytest.mark.slow


async def about(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The page about the bot, reached by its button."""
    page = await help_of(world, who)
    await who.click(page, custom_id=CustomId("help_about").button)
    return page


async def help_of(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    result = await who.slash(world.channel, "help")
    assert result.ephemeral
    return response(result)


async def test_in_a_channel_without_a_table_the_games_are_a_press_away(world: World) -> None:
    page = await help_of(world, world.alice)
    assert "There is no table in this channel." in text(page)
    assert list(buttons(page)) == [
        "🎲 Show the games",
        "🎓 Learn a game",
        "🗓️ Today's dungeon",
        "About this bot",
    ]


async def test_in_a_lobby_everyone_is_shown_what_is_missing(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    hers = await help_of(world, world.alice)
    assert "At least 2 seats must be taken" in text(hers)
    assert "▶️ Start" not in buttons(hers)
    assert "Take a seat there with *🪑 Join / leave*" in text(await help_of(world, world.bob))
    await world.press(world.bob, world.board, "🪑 Join / leave")
    assert "The host starts the game." in text(await help_of(world, world.bob))
    hers = await help_of(world, world.alice)
    says(hers, "start when you like", f"/{world.board.id})")
    await world.press(world.alice, world.board, "▶️ Start")
    assert "It's your move" in text(await help_of(world, world.alice))
    page = await help_of(world, world.carol)
    assert "You have no seat here, so you're watching." in text(page)


async def test_in_a_game_the_question_is_shown_to_the_player_who_is_asked(world: World, rival: Member) -> None:
    page = await help_of(world, world.alice)
    says(page, "It's your move:", "which card do you lay?")
    assert list(buttons(page)) == ["My move", "My hand", "Log", "Rules", "About this bot"]
    panel = response(await world.press(world.alice, page, "My move"))
    await world.lay(world.alice, panel)
    page = await help_of(world, world.alice)
    says(page, "Bob", never="It's your move")


async def test_other_tables_that_wait_for_the_user_are_listed(world: World) -> None:
    await world.started(computers=1)
    other = world.guild.create_text_channel("cellar")
    page = response(await world.alice.slash(other, "help"))
    says(page, "Other tables waiting for you", world.channel.mention)


async def test_a_table_that_waits_for_consent_is_listed_first(world: World, rival: Member) -> None:
    other = world.guild.create_text_channel("cellar")
    panel = await world.my_move(rival)
    await world.lay(rival, panel)
    assert "Other tables waiting for you" not in text(await rival.slash(other, "help"))
    await world.bot.tables.ending.propose((await world.table()).id, world.alice.id)
    words = text(await rival.slash(other, "help"))
    assert words.index(world.channel.mention) < words.index("There is no table in this channel.")


async def test_a_paused_table_can_be_resumed_from_the_help(world: World) -> None:
    await world.started(computers=1)
    table = await world.table()
    await world.at_table(world.alice, "pause")
    page = await help_of(world, world.alice)
    assert "is paused" in text(page)
    await world.press(world.alice, page, "Resume")
    assert (await world.bot.tables.store.get(table.id)).status == "running"
    await world.at_table(world.alice, "pause")
    assert "is paused" not in text(await help_of(world, world.carol))


async def test_only_admins_are_shown_the_admin_commands(world: World) -> None:
    boss = world.boss()
    page = await help_of(world, boss)
    assert "`/admin games`" in text(page)
    (options,) = menus(page).values()
    assert "admin" in [option["value"] for option in options]
    page = await help_of(world, world.alice)
    assert "/admin" not in text(page)
    (options,) = menus(page).values()
    assert "admin" not in [option["value"] for option in options]


@pytest.mark.parametrize(("language", "typed"), [("en-US", "`/table history`"), ("ja", "`/卓 履歴`")])
async def test_every_command_is_listed_with_what_it_is_for(world: World, language: str, typed: str) -> None:
    reader = world.boss("reader", language)
    page = await help_of(world, reader)
    (options,) = menus(page).values()
    for option in options:
        await world.choose(reader, page, "help_list", [option["value"]])
        commands = world.bot.tree.get_commands()
        groups = {command.name: command for command in commands if isinstance(command, discord.app_commands.Group)}
        number = len(groups[option["value"]].commands) if option["value"] in groups else len(commands) - len(groups)
        assert text(page).count("\n- ") == number
        assert "…" not in text(page)
        if option["value"] == "table":
            assert typed in text(page)
        if option["value"] == "common":
            assert ("`/undo`" if language == "en-US" else "`/取り消し`") in text(page)
    (back,) = [label for label in buttons(page) if "◀" in label]
    await world.press(reader, page, back)
    assert menu(page, "help_list")
    assert back not in buttons(page)


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_about_tells_version_games_dice_privacy_and_invitation(world: World, language: str) -> None:
    page = await about(world, world.person("reader", language))
    words = text(page)
    assert version() in words
    assert ("Thunderstone" if language == "en-US" else "サンダーストーン") in words
    assert "SHA-256" in words
    assert ("replaced after 14 days" if language == "en-US" else "14日で入れ替わります") in words
    assert f"client_id={world.bot.application_id}" in words
    assert ("*Forget me…* button removes" if language == "en-US" else "「私のデータを削除…」で") in words
    assert len(buttons(page)) == 2


@pytest.mark.parametrize(
    ("language", "expected"), [("en-US", "The person who runs this bot makes copies"), ("ja", "運営者が作ります")]
)
async def test_about_says_who_makes_the_backups(world: World, language: str, expected: str) -> None:
    world.bot.services.kept_backups = 0
    world.bot.tables.removals.keep = 0
    page = await about(world, world.person("reader", language))
    assert expected in text(page)
    assert not re.search(r"\d( days|日)", text(page))


@pytest.mark.parametrize(
    ("language", "days", "expected"),
    [
        ("en-US", 30, "deleted after 30 days"),
        ("ja", 30, "30日以内にもう一度招待されなければ"),
        ("en-US", 0, "is kept in case I am invited back"),
        ("ja", 0, "もう一度招待されるときのために残します"),
    ],
)
async def test_about_says_what_happens_to_the_data_of_a_server_that_removes_the_bot(
    world: World, language: str, days: int, expected: str
) -> None:
    world.bot.tables.removals.keep = days * DAY
    assert expected in text(await about(world, world.person("reader", language)))


@pytest.mark.parametrize(("language", "link"), [("en-US", "Privacy policy"), ("ja", "プライバシーポリシー")])
async def test_about_has_the_links_that_the_operator_has_set(world: World, language: str, link: str) -> None:
    reader = world.person("reader", language)
    assert link not in text(await about(world, reader))
    links = {"PRIVACY_URL": "https://kantera.example/privacy_policy", "SUPPORT_URL": "https://discord.gg/kantera"}
    world.bot.services.links = Settings(_env_file=None, **links).links  # type: ignore[arg-type]
    page = text(await about(world, reader))
    assert f"[{link}](https://kantera.example/privacy_policy)" in page
    assert "](https://discord.gg/kantera)" in page
    assert not re.search(r"Terms of service|利用規約", page), "no such link is set"


async def test_the_local_table_has_no_invitation_link(world: World) -> None:
    world.bot.services.local = True
    assert "client_id" not in text(await about(world, world.alice))


# Hints

HINT = "The highest card alone takes the point."


async def test_a_hint_is_shown_the_first_few_times(world: World) -> None:
    (bob,) = await world.started("bob", rounds=6)
    seen = []
    for _ in range(HINTED + 1):
        await world.same_hands()
        for who in (bob, world.alice):
            panel = await world.my_move(who)
            if who is world.alice:
                seen.append(HINT in text(panel))
            await world.lay(who, panel)
    assert seen == [True] * HINTED + [False]


async def test_hints_are_counted_separately_for_each_player(world: World, rival: Member) -> None:
    game = await world.game()
    kind = next(question.kind for question in game.questions if question.awaited)
    for _ in range(HINTED):
        await world.bot.services.people.met(world.alice.id, "sample", kind)
    assert HINT not in text(await world.my_move(world.alice))
    assert HINT in text(await world.my_move(rival))
