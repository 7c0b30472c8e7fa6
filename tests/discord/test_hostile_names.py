"""Hostile names, through every screen of every game. Boards are shown as text here."""

from __future__ import annotations

import pytest
import simcord

from conformance.hostile_names import HOSTILE, alive
from tests.discord.table import Seen, World, components, response

pytestmark = pytest.mark.slow

GAMES = ("dungeongo", "thunderstone", "dungeonlords", "dungeoneer", "mapmasters", "sample")
AT_A_TABLE = 4
"""People at each table."""
GROUPS = [HOSTILE[start : start + AT_A_TABLE] for start in range(0, len(HOSTILE), AT_A_TABLE)]
TABLES = [
    pytest.param(GAMES[(number + shift) % len(GAMES)], names, marks=[pytest.mark.long] if shift else [])
    for shift in (0, 1)
    for number, names in enumerate(GROUPS)
]
"""Every name at a table, and at a second one of another game."""


def rename(world: World, who: simcord.MemberActor, name: str) -> simcord.MemberActor:
    world.env.backend.get_user(who.id).global_name = name
    return who


def people(world: World, names: list[str]) -> list[simcord.MemberActor]:
    """Alice and others under these names."""
    others = [world.person(f"guest{number}") for number in range(1, len(names))]
    return [rename(world, who, name) for who, name in zip([world.alice, *others], names, strict=True)]


def harmless(message: Seen | None, names: list[str]) -> None:
    """No name has an effect in the text of a message or shows escapes or invisible characters on its controls."""
    assert message is not None
    parts = components(message)
    words = [str(part.get("content", "")) for part in parts] + [str(getattr(message, "content", "") or "")]
    labels = [str(part.get(field) or "") for part in parts for field in ("label", "placeholder")]
    for part in parts:
        labels += [str(choice["label"] or "") for choice in part.get("options", ())]
        labels += [str(item.get("description") or "") for item in part.get("items", ())]
    for name in names:
        assert [alive(word, name) for word in words if alive(word, name)] == []
        for label in labels:
            assert "unseen" not in alive(label, name)
    for label in labels:
        no_escapes(label, names)


def no_escapes(label: str, names: list[str]) -> None:
    """Controls show no markdown, so a backslash on one must come from a name."""
    assert "\\" not in label or "\\" in "".join(names)


async def everything(world: World, players: list[simcord.MemberActor], names: list[str]) -> None:
    """The public messages, and those sent to each of the players."""
    await world.settled()
    for message in [*world.public(), *(dm for player in players for dm in world.dms(player))]:
        harmless(message, names)


@pytest.mark.long
@pytest.mark.parametrize(("command", "names"), TABLES)
async def test_hostile_names_have_no_effect_at_a_table(world: World, command: str, names: list[str]) -> None:
    first, *others = players = people(world, names)
    await first.slash(world.channel, f"{command} new")
    for other in others:
        await world.press(other, world.board, "🪑 Join / leave")
    if len(players) == 1:
        await world.add(first, "random")
    await everything(world, players, names)
    page = response(await world.press(first, world.board, "⚙️ Settings…"))
    harmless((await world.press(first, page, "Seats…")).response, names)
    await world.press(first, world.board, "▶️ Start")
    await everything(world, players, names)
    for player in players:
        harmless((await world.press(player, world.board, "My move")).response, names)
        harmless((await world.press(player, world.board, "Log")).response, names)
        harmless((await player.slash(world.channel, "hand")).response, names)
        harmless((await player.slash(world.channel, "help")).response, names)
        for choice in await player.autocomplete(world.channel, "act", "choice", ""):
            no_escapes(choice["name"], names)
    table = await world.table()
    if others:
        await world.bot.tables.ending.propose(table.id, first.id)
        await everything(world, players, names)
        harmless((await world.press(others[0], world.board, "My move")).response, names)
        await world.bot.tables.seats.leave(table.id, others[0].id)
        await everything(world, players, names)
    boss = rename(world, world.boss(), names[0])
    harmless((await boss.slash(world.channel, "admin games")).response, names)
    for where, field in (("admin pause", "which"), ("admin replace", "seat")):
        for choice in await boss.autocomplete(world.channel, where, field, "", which=table.id):
            assert "unseen" not in [piece for name in names for piece in alive(choice["name"], name)]
    await boss.slash(world.channel, "admin pause", which=table.id)
    await everything(world, players, names)
    harmless((await boss.slash(world.channel, "admin games")).response, names)
    harmless((await world.press(first, world.board, "Log")).response, names)


@pytest.mark.long
@pytest.mark.parametrize("names", GROUPS)
async def test_hostile_names_have_no_effect_after_a_game(world: World, names: list[str]) -> None:
    first, *others = players = people(world, names)
    await world.started(*others, computers=0 if others else 1)
    await world.played()
    await everything(world, players, names)
    for command in ("table history", "table stats", "table list", "table status"):
        harmless((await first.slash(world.channel, command)).response, names)
    harmless((await first.slash(world.channel, "table stats", player=players[-1].user)).response, names)
    harmless((await world.press(first, world.board, "Log")).response, names)
    checked = response(await world.press(first, world.board, "Check that it was fair"))
    (attached,) = checked.attachments
    assert attached.filename == "kantera-1-sample.json"
    await first.slash(world.channel, "sample new", where="thread")
    (thread,) = world.channel.threads
    assert "unseen" not in [piece for name in names for piece in alive(str(thread.name), name)]
    assert len(str(thread.name).splitlines()) == 1


async def test_hostile_input_has_no_effect(world: World) -> None:
    await world.started(computers=1)
    for typed in (*HOSTILE, "[" + "x" * 3000 + "](https://evil.example)"):
        for command, options in (
            ("thunderstone card", {"card": typed}),
            ("mapmasters card", {"card": typed}),
            ("rules", {"topic": typed, "game": "dungeon_go"}),
            ("thunderstone new", {"monsters": f"{typed}, ooze"}),
            ("act", {"choice": typed}),
        ):
            harmless((await world.alice.slash(world.channel, command, **options)).response, [typed])
