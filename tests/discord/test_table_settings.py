"""The settings of a table and of a person, and the number of commands."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.client.client import find_cogs
from cogs.services.discord_limits import CHOICE, FORM_LABEL
from cogs.services.ids import CustomId
from locales.texts import LANGUAGES
from tables.seats.switches import SWITCHES
from tests.discord.conftest import TEXTS
from tests.discord.table import Member, World, buttons, menus, response, text

pytestmark = pytest.mark.slow

MOST_COMMANDS = 30
"""Without those of `/admin`, and without the games that only the tests have."""


async def page(world: World, who: Member, command: str, **options: Any) -> Any:
    """The private response to a command."""
    response = (await who.slash(world.channel, command, **options)).response
    assert response is not None
    assert response.ephemeral
    return response


def test_the_number_of_commands_is_limited(world: World) -> None:
    assert find_cogs()
    leaves = [
        command.qualified_name
        for command in world.bot.tree.walk_commands()
        if not isinstance(command, discord.app_commands.Group)
        and command.qualified_name.split()[0] not in ("admin", "sample", "picks", "liarsdice")
    ]
    assert len(leaves) <= MOST_COMMANDS, leaves


async def test_the_page_of_a_table_offers_what_can_be_done(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    lobby = await page(world, world.alice, "table status")
    assert list(buttons(lobby)) == ["⚙️ Settings…", "End…", "Leave…"]
    await world.press(world.bob, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")
    mine = await page(world, world.bob, "table status")
    assert list(buttons(mine)) == ["⚙️ Settings…", "Pause", "End…", "Leave…"]
    ((other,),) = menus(mine).values()
    assert other["label"] == "1: Alice"
    hers = await page(world, world.carol, "table status")
    assert list(buttons(hers)) == ["⚙️ Settings…"]
    assert menus(hers) == {}
    assert list(buttons(await world.press(world.bob, world.board, "Table…"))) == list(buttons(mine))


async def test_the_page_of_a_table_pauses_and_resumes_the_game(world: World, rival: Member) -> None:
    mine = await page(world, rival, "table status")
    paused = response(await world.press(rival, mine, "Pause"))
    assert "The game is paused" in text(paused)
    resting = await page(world, rival, "table status")
    assert list(buttons(resting)) == ["▶️ Resume here", "⚙️ Settings…", "End…", "Leave…"]
    await world.press(rival, resting, "▶️ Resume here")
    assert (await world.table()).status == "running"


@pytest.mark.parametrize(
    ("wrong", "reply"), [({"deadline": "soon"}, "“soon” isn't a duration."), ({"remind": "1s"}, "Choose a time")]
)
async def test_no_setting_changes_if_a_duration_is_wrong(world: World, wrong: dict[str, Any], reply: str) -> None:
    await world.started(computers=1)
    before = await world.table()
    assert reply in await world.set_table(world.alice, advice=True, shows=False, **wrong)
    assert await world.table() == before


async def test_several_settings_change_at_once_and_stay_in_a_form_sent_unchanged(world: World) -> None:
    await world.started(computers=1)
    shown = await world.set_table(world.alice, advice=True, shows=False, open_seats=True, deadline="1d", remind="90m")
    table = await world.table()
    assert (table.advice, table.shows, table.open_seats) == (True, False, True)
    assert (table.deadline, table.remind_after) == (86_400, 5400)
    for line in ("Advice: on", "Open seats: on", "Play-by-play: off", "Turn deadline: 1 day"):
        assert line in shown
    assert await world.set_table(world.alice) == shown
    after = await world.table()
    assert (after.advice, after.deadline, after.remind_after, after.away_after) == (True, 86_400, 5400, 600)


async def test_an_empty_deadline_and_a_reminder_never_are_none(world: World) -> None:
    await world.started(computers=1)
    await world.set_table(world.alice, deadline="1d", remind="90m")
    await world.set_table(world.alice, deadline="", remind="never")
    table = await world.table()
    assert (table.deadline, table.remind_after) == (None, None)


async def test_only_the_host_and_admins_can_open_and_submit_the_form_of_the_table(world: World) -> None:
    bob = world.person("bob")
    boss = world.boss()
    await world.started(bob)
    his = await page(world, bob, "table settings")
    assert list(buttons(his)) == ["Edit your settings…"]
    assert "Only the host" in await world.set_table(bob, open_seats=True)
    await world.set_table(boss, open_seats=True)
    assert (await world.table()).open_seats
    hers = await page(world, world.alice, "table settings")
    opened = await world.press(world.alice, hers, "Edit table settings…")
    table = await world.table()
    await world.bot.tables.seats.leave(table.id, world.alice.id)  # bob is host now
    given = {"switches": ["advice"], "remind": "", "deadline": "1d", "away": ""}
    assert "Only the host" in text(await world.alice.submit_modal(opened, given))
    table = await world.table()
    assert (table.advice, table.open_seats, table.deadline) == (False, True, None)


async def test_everyone_has_settings_of_their_own(world: World, rival: Member) -> None:
    people = world.bot.services.people
    shown = await world.set_mine(rival, notice="none", me="2h", careful=True, dm=False)
    assert "waiting for you: **None**" in shown
    assert "Your reminder: 2 hours" in shown
    assert "Ask me to confirm each answer: on" in shown
    assert "DMs from this table: off" in shown
    seat = (await world.table()).seats[1]
    assert (seat.remind_after, seat.dm) == (7200, False)
    known = people.get(rival.id)
    assert (known.notice, known.careful, known.text_only) == ("none", True, False)
    assert world.dms(rival) == []
    shown = await world.set_mine(world.carol, words=True)  # she has no seat
    assert "Your reminder" not in shown
    assert people.get(world.carol.id).text_only
    cellar = world.guild.create_text_channel("cellar")  # where she has no table
    assert "waiting for you: **Mention**" in await world.set_mine(world.carol, channel=cellar, notice="mention")


async def test_custom_ids_that_were_never_shown_are_refused(world: World) -> None:
    await world.started(computers=1)
    shown = await page(world, world.alice, "table settings")
    for press in (CustomId("saved_table", 1), CustomId("saved_mine", 1), CustomId("saved_table")):
        assert "⚠️" in text(await world.forge(world.alice, shown, press.button)), press


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_forms_fit_their_limits(language: str) -> None:
    titles = ("of_table", "mine", "switches", "remind", "deadline", "away", "notice", "me", "looks")
    for key in titles:
        assert len(TEXTS.say(language, None, f"setting-{key}")) <= FORM_LABEL
    for key in (*SWITCHES, "remind", "deadline", "away", "me"):
        assert len(TEXTS.say(language, None, f"setting-{key}-help")) <= CHOICE
    assert len(TEXTS.say(language, None, "lookup-label")) <= FORM_LABEL
