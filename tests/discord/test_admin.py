"""The admin commands, which are only for those who manage the server."""

from __future__ import annotations

import pytest
import simcord
from discord.app_commands import Command, Group

from cogs.services.ids import CustomId
from tests.discord.table import World, buttons, response, says, text

pytestmark = pytest.mark.slow


async def test_the_table_comes_first_because_other_options_depend_on_it(world: World) -> None:
    group = world.bot.tree.get_command("admin")
    assert isinstance(group, Group)
    for name in ("undo", "replace"):
        command = group.get_command(name)
        assert isinstance(command, Command)
        assert command.parameters[0].name == "which"


async def test_every_table_of_the_server_is_listed(world: World, boss: simcord.MemberActor) -> None:
    await world.started(computers=1)
    page = response(await boss.slash(world.channel, "admin games"))
    assert page.ephemeral
    says(page, "Table 1: Sample, running (Alice)", world.channel.mention)


async def test_admin_resume_moves_a_table_to_another_channel(world: World, boss: simcord.MemberActor) -> None:
    (bob,) = await world.started("bob")
    other = world.guild.create_text_channel("cellar")
    old_board = world.board.id
    (old_dm,) = world.dms(bob)
    offered = await boss.autocomplete(other, "admin resume", "which", "samp")
    await boss.slash(other, "admin resume", which=offered[0]["value"])
    board = world.public(other)[-1]
    assert "Boss (admin) posted the table's board and DMs again." in text(board)
    (pointer,) = [message for message in world.public() if message.id == old_board]
    assert f"continues elsewhere: https://discord.com/channels/{world.guild.id}/{other.id}/{board.id}" in text(pointer)
    assert buttons(pointer) == {}
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    (dm,) = world.dms(bob)
    assert dm.id != old_dm.id
    panel = response(await world.press(world.alice, board, "My move"))
    await world.lay(world.alice, panel)
    assert "Alice has laid a card." in text(world.public(other)[-1])


async def test_a_table_is_shown_again_after_its_board_was_deleted(world: World, boss: simcord.MemberActor) -> None:
    await world.started(computers=1)
    world.env.backend.delete_message(world.channel.id, world.board.id)
    await boss.slash(world.channel, "admin resume", which=1)
    assert "My move" in buttons(world.board)
    assert (await world.table()).board_message_id == world.board.id


async def test_an_admin_must_confirm_ending_a_table(world: World, boss: simcord.MemberActor) -> None:
    await world.started(computers=1)
    page = response(await boss.slash(world.channel, "admin end", which=1))
    assert (await world.table()).status == "running"
    await world.press(boss, page, "Yes, end it")
    assert "Table 1 has been ended" in text(page)
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    assert "A server admin ended the game." in text(world.board)


async def test_admin_commands_are_hidden_without_manage_server(world: World) -> None:
    await world.started(computers=1)
    names = world.alice.available_commands(world.channel)
    assert not [name for name in names if name.startswith("admin")]


async def test_every_admin_command_checks_the_permission_itself(world: World, boss: simcord.MemberActor) -> None:
    """A server can open the commands to everyone; the bot does not."""
    everyone = world.guild.default_role
    command = world.env.backend.find_command("admin", world.guild.id, type=1)
    assert command is not None
    world.guild.set_command_permissions(int(command["id"]), {everyone: True})
    await world.started(computers=1)
    page = response(await boss.slash(world.channel, "admin end", which=1))
    assert "admin games" in world.alice.available_commands(world.channel)
    which: dict[str, object] = {"which": 1}
    entries: dict[str, dict[str, object]] = {
        "games": {},
        "resume": which,
        "pause": which,
        "end": which,
        "undo": {**which, "entry": 0},
        "replace": {**which, "seat": 1},
        "verify": which,
        "export": which,
        "import": {"file": ("game.json", b"{}")},
        "settings": {},
    }
    for entry, options in entries.items():
        result = await world.alice.slash(world.channel, f"admin {entry}", **options)
        assert result.ephemeral
        assert "You need the Manage Server permission" in text(result)
    assert await world.alice.autocomplete(world.channel, "admin end", "which", "") == []
    assert await world.alice.autocomplete(world.channel, "admin undo", "entry", "", which=1) == []
    assert await world.alice.autocomplete(world.channel, "admin replace", "seat", "", which=1) == []
    assert (await world.table()).status == "running"
    world.env.backend.guilds[world.guild.id].members[boss.id].role_ids.clear()
    result = await world.press(boss, page, "Yes, end it")
    assert "Table 1 has been ended" not in text(page)
    assert (await world.table()).status == "running"
    assert result.acknowledged


async def test_a_table_that_is_over_cannot_be_ended(world: World, boss: simcord.MemberActor) -> None:
    await world.started(computers=1)
    page = response(await boss.slash(world.channel, "admin end", which=1))
    stale = buttons(page)["Yes, end it"]
    await world.bot.tables.ending.end(1, world.alice.id)
    await world.env.settle()
    assert "This game is over." in text(await boss.slash(world.channel, "admin end", which=1))
    assert "This game is over." in text(await boss.click(page, custom_id=stale))


async def test_the_open_panel_of_a_replaced_player_no_longer_shows_the_seat(
    world: World, boss: simcord.MemberActor
) -> None:
    bob, cat = world.person("bob"), world.person("cat")
    await world.started(bob, computers=1)
    seat = (await world.table()).seat_of(world.alice.id)
    assert seat is not None
    panel = await world.my_move(world.alice)
    assert "Card 2" in buttons(panel)
    await boss.slash(world.channel, "admin replace", which=1, seat=seat + 1, player=cat)
    await world.settled()
    assert text(panel) == "-# You have no seat at this table, so you're watching."
    assert buttons(panel) == {}
    handed_over = await world.my_move(cat)
    await world.press(cat, handed_over, "My move")
    await world.lay(cat, handed_over)
    assert text(panel) == "-# You have no seat at this table, so you're watching."


@pytest.mark.parametrize(("language", "edit"), [("en-US", "Edit…"), ("ja", "変更…")])
async def test_the_settings_are_edited_by_a_form_and_a_menu(world: World, language: str, edit: str) -> None:
    boss = world.boss(language=language)
    servers = world.bot.tables.servers
    await world.alice.slash(world.channel, "sample new")
    await servers.change(world.guild.id, admin=True, most_tables=3)
    page = response(await boss.slash(world.channel, "admin settings"))
    form = await world.press(boss, page, edit)
    assert form.modal is not None
    fields = {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}
    assert list(fields) == ["most_tables", "remind_after", "deadline", "away_after", "lobby_life"]
    for part in form.modal["components"]:
        assert {"en-US": "empty", "ja": "空欄"}[language] in part["description"].casefold()
        assert part["label"] not in part["description"]
    assert fields["most_tables"]["value"] == "3"
    empty = dict.fromkeys(fields, "")
    await boss.submit_modal(
        form, empty | {"most_tables": "５", "remind_after": "2h", "deadline": "1d", "lobby_life": "3d"}
    )
    now = await servers.of(world.guild.id)
    assert (now.most_tables, now.remind_after, now.deadline, now.lobby_life) == (5, 7200, 86400, 3 * 86400)
    for name, typed in {"most_tables": "many", "lobby_life": "soon", "deadline": "1s"}.items():
        again = await world.press(boss, page, edit)
        assert "⚠️" in text(await boss.submit_modal(again, empty | {name: typed}))
        assert await servers.of(world.guild.id) == now
    await world.choose(boss, page, "admin_who", ["managers"])
    assert (await servers.of(world.guild.id)).starters == "managers"
    for custom_id, values in ((CustomId("admin_edit").button, None), (CustomId("admin_who").menu, ["everyone"])):
        assert "⚠️" in text(await world.forge(world.alice, world.board, custom_id, values))
    assert (await servers.of(world.guild.id)).starters == "managers"
