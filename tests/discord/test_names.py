"""Names at a table: equal and invisible ones, and people who rename themselves."""

from __future__ import annotations

import itertools
import re
from unittest.mock import AsyncMock

import pytest
import simcord

from cogs.services.discord_limits import CHOICE, LABEL
from cogs.services.screen import Block, Button, Select, SelectChoice, distinct_choices, distinct_labels
from storage.rows import Person
from tests.discord.table import World, text

LONG = "Wolfeschlegelsteinhausenbergerdo"


def renamed(world: World, who: simcord.MemberActor, nick: str) -> None:
    """Give a member another name in the server; the bot is not told, as Discord tells only privileged bots."""
    world.env.backend.edit_member(world.guild.id, who.id, {"nick": nick})


async def test_equal_names_are_told_apart_wherever_a_seat_is_named(world: World) -> None:
    boss = world.boss()
    first, second = (world.person(f"alex{number}", nick="Alex") for number in (1, 2))
    await world.started(first, second)
    for shown in (world.board, await boss.slash(world.channel, "admin games")):
        assert {"Alex (2)", "Alex (3)"} <= set(re.findall(r"Alex \(\d\)", text(shown).replace("\\", "")))
    seats = [
        choice["name"] for choice in await boss.autocomplete(world.channel, "admin replace", "seat", "alex", which=1)
    ]
    assert seats == ["2: Alex (2)", "3: Alex (3)"]


async def test_an_invisible_name_gets_a_stand_in_in_the_reader_s_language(world: World) -> None:
    await world.started(world.person("ghost", nick="\ufe0f"))
    assert "Player 2" in text(world.board)
    shown = await world.person("aoi", "ja").slash(world.channel, "table status")
    assert "プレイヤー2" in text(shown)


async def test_a_name_is_renewed_when_its_person_acts(world: World) -> None:
    carol = world.person("carol")
    bob = world.bob
    await world.alice.slash(world.channel, "sample new")
    renamed(world, world.alice, "Alicia")
    await world.alice.slash(world.channel, "play")
    assert (await world.table()).names == ["Alicia"], "in a lobby, too"
    renamed(world, world.alice, "Alice")
    for other in (bob, carol):
        await world.press(other, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")
    renamed(world, bob, "Bobby")
    await world.my_move(world.alice)
    assert (await world.table()).names == ["Alice", "Bob", "Carol"], "only Alice has acted"
    before = (await world.table()).revision
    await world.my_move(bob)
    assert (await world.table()).names == ["Alice", "Bobby", "Carol"]
    assert "Bobby" in text(world.board)
    assert (await world.table()).revision == before + 1
    await world.my_move(bob)
    assert (await world.table()).revision == before + 1, "nothing is written without a change"
    renamed(world, carol, "Caroline")
    await carol.slash(world.channel, "table status")
    assert (await world.table()).names == ["Alice", "Bobby", "Caroline"], "a command renews it, too"


async def test_a_name_of_another_server_or_in_a_dm_changes_nothing_here(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob = world.bob
    await world.started(bob)
    table = await world.table()
    names = world.bot.tables.names
    reads = AsyncMock()
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.tables.store.database, "read", reads)
        await names.renew(Person(id=bob.id, name="Bob"), table.guild_id)
    reads.assert_not_awaited()  # the name is known
    for elsewhere in (None, world.guild.id + 1):
        await names.renew(Person(id=bob.id, name="Robert"), elsewhere)
    assert (await world.table()).names == ["Alice", "Bob"]
    await names.renew(Person(id=bob.id, name="Robert"), table.guild_id)
    assert (await world.table()).names == ["Alice", "Robert"]
    names.forget()
    await names.renew(Person(id=bob.id, name="Bob"), table.guild_id)
    assert (await world.table()).names == ["Alice", "Bob"]


def test_no_two_labels_of_a_message_read_the_same() -> None:
    long = [SelectChoice(str(n), f"Attack {LONG} with the sword in the left hand, {LONG}, and {end}", "") for n, end in
            enumerate(("a torch in the right one", "the shield", "the shield"))]  # fmt: skip
    rows: list[Block] = [
        [Button("a", "Agree"), Button("b", "Dag\\*ger")],
        [Button("c", "Agree"), Button("d", "x" * 90 + "1"), Button("e", "x" * 90 + "2")],
        Select("f", long, "Choose"),
    ]
    shown = distinct_labels(rows, button=LABEL, choice=CHOICE)
    buttons = [button.label for row in shown if isinstance(row, list) for button in row]
    assert buttons[:3] == ["Agree (1/2)", "Dag*ger", "Agree (2/2)"]
    assert [label[-1] for label in buttons[3:]] == ["1", "2"]
    (select,) = (row for row in shown if isinstance(row, Select))
    lines = [choice.label for choice in select.choices]
    assert lines == [choice.label for choice in distinct_choices(long, CHOICE)]
    assert len(set(lines)) == 3
    assert max(map(len, itertools.chain(lines, buttons))) <= CHOICE


@pytest.mark.parametrize(
    "typed", ["だんじょん", "ダンジョンGO！", "ﾀﾞﾝｼﾞｮﾝＧＯ!", "ｄｕｎｇｅｏｎ　ｇｏ", "dungeon GO!"], ids=ascii
)
async def test_a_game_is_found_in_any_spelling_of_any_language(world: World, typed: str) -> None:
    offered = await world.alice.autocomplete(world.channel, "rules", "game", typed)
    assert "dungeon_go" in [choice["value"] for choice in offered]
    if typed != "だんじょん":
        assert "### " in text(await world.alice.slash(world.channel, "rules", game=typed))
