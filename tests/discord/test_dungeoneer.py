"""Dungeoneer's own screens: placing a map card, rare actions, a hand that can't be played."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

import pytest

from cogs.screens.open_question import Progress
from cogs.screens.panel import BRIEF, News, panel
from cogs.screens.story.recap import recent
from cogs.screens.summary import leader
from cogs.services.reader import Reader
from cogs.services.screen import Text
from games.dungeoneer.rules.game import Dungeoneer
from rules.messages import Args, refer, seat_name
from storage.rows import SeatRow
from tests.discord.table import World, buttons, happened, menus, text
from tests.games.dungeoneer.table import Table as Position
from tests.tables.helpers import pick, play_until

pytestmark = pytest.mark.slow


async def test_a_map_card_is_placed_by_the_name_of_its_cell(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeoneer")
    table = await world.table()
    question = await play_until(world.bot.tables, table.id, "place_map", "map")
    game = await world.bot.tables.store.game(table.id)
    who = (world.alice, bob)[question.seat]
    panel = await world.my_move(who)
    texts = world.bot.services.texts
    labels = [option["label"] for menu in menus(panel).values() for option in menu] + list(buttons(panel))
    upright = [option for option in question.options(game) if option.label.key == "do-place"]
    assert upright
    shown = [
        texts.say("en", "dungeoneer", option.label.key, (), **option.label.args) for option in question.options(game)
    ]
    assert any(name in labels for name in shown)


async def test_settings_for_out_of_turn_have_buttons_with_short_names(world: World) -> None:
    await world.started("bob", game="dungeoneer")
    panel = await world.my_move(world.alice)
    await world.press(world.alice, panel, "⋯ More")
    names = list(buttons(panel))
    (asked,) = (name for name in names if name.startswith("Ask me: "))
    assert {"Armed cards…", "Back"} <= set(names)
    await world.press(world.alice, panel, asked)
    await world.press(world.alice, panel, "Always ask")
    await world.press(world.alice, panel, "⋯ More")
    assert any(name == "Ask me: always" for name in buttons(panel))


async def test_rare_actions_are_behind_more_and_can_be_left_again_even_out_of_turn(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeoneer", language="ja")
    table, game = await world.position()
    while not (game.waiting(None) == [0] and game.agenda.standing):
        await pick(world.bot.tables, table.id, None)
        game = await world.bot.tables.store.game(table.id)
    hers = await world.my_move(world.alice)
    assert "Armed cards…" not in buttons(hers)
    panel = await world.my_move(bob)
    version = (await world.table()).version
    before = text(panel)
    await world.press(bob, panel, "⋯ その他")
    await world.press(bob, panel, "自動使用…")
    assert "何を自動で使いますか？" in text(panel)
    await world.press(bob, panel, "戻る")
    assert text(panel) == before
    await world.press(bob, panel, "⋯ その他")
    assert [*buttons(panel)].index("戻る") > [*buttons(panel)].index("自動使用…"), "the way back ends the page"
    await world.press(bob, panel, "戻る")
    assert text(panel) == before
    assert (await world.table()).version == version


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "-# In your hand, not playable now: Sidestep and Tunnel Goblin"),
        ("ja", "-# 手札（今プレイできるものはありません）：身かわし、坑道ゴブリン"),
    ],
)
async def test_a_hand_of_which_nothing_can_be_played_is_one_line_of_the_panel(
    world: World, language: str, line: str
) -> None:
    await world.alice.slash(world.channel, "dungeoneer new")
    lobby = await world.table()
    others = [SeatRow(number=seat, user_id=seat + 10) for seat in (1, 2)]
    table = lobby.model_copy(update={"status": "running", "seats": [*lobby.seats, *others]})

    def shown(*hand: str) -> list[str]:
        game = Position().map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).hand(1, *hand)
        game.rich(1, glory=9, movement=1).begin("hero")
        reader = Reader(world.bot.services, table, game.game, 1, language)
        screen = panel(reader, reader.questions()[0], Progress(), News())
        return [block.text for block in screen.blocks if isinstance(block, Text)]

    assert line in shown("bn_sidestep", "mo_goblin")
    assert line[:12] not in "".join(shown("bn_sidestep", "tr_sword")), "the picture of the hand is shown"
    assert line[:12] not in "".join(shown())


async def test_no_news_leaves_out_what_is_about_the_reader(world: World) -> None:
    await world.started("bob", "cleo", game="dungeoneer")
    quests = ("smoke", "leap", "codex", "treasury", "crown", "mirror")
    dealt: list[tuple[str, Args]] = [
        ("personal_quest", {"player": seat_name(index // 2), "quest": refer(f"quest-{quest}")})
        for index, quest in enumerate(quests)
    ]
    dealt += [("global_quest", {"quest": refer(f"quest-{quest}")}) for quest in ("wight", "horn", "abbot", "relight")]
    news = recent(await world.reader(0), happened(*dealt, entry=0), BRIEF)
    assert news is not None
    readers_quests = [line.strip("*") for line in news.lines if "personal quest" in line]
    assert readers_quests == [
        f"📜 Alice's personal quest: “{name}”" for name in ("Quench the Choking Smoke", "Leap of Echoes")
    ]
    assert "4 more in the log" in news.lines[-1]


async def test_what_is_drawn_and_what_staying_gains_is_told_with_the_movement_kept(world: World) -> None:
    await world.started("bob", "cleo", game="dungeoneer")
    alice: Args = {"player": seat_name(0)}
    events = happened(
        ("turn", alice),
        ("hero_ends", alice),
        ("draws", {**alice, "n": 1}),
        ("drew", {"cards": [refer("boon-blink")]}),
        ("stayed", {**alice, "space": refer("map-gate")}),
        ("glory_gained", {**alice, "n": 3}),
        ("banked", alice),
    )
    news = recent(await world.reader(0), [replace(event, chosen_by=0) for event in events], BRIEF, 1)
    assert news is not None
    assert [line.strip("*") for line in news.lines] == [
        "You draw: Blink Step",
        "Alice's hero hasn't moved and gains the Glory and Peril of Gate of Embers (Glory +3).",
        "Alice keeps 1 movement for other players' turns.",
    ]


async def test_the_eliminated_do_not_share_the_lead(world: World) -> None:
    await world.alice.slash(world.channel, "dungeoneer new")
    lobby = await world.table()
    rows = [
        *lobby.seats,
        *(SeatRow(number=seat, user_id=seat + 10, name=name) for seat, name in ((1, "Bo"), (2, "Cy"))),
    ]
    position = Position().map(("md_gate", 0, 0)).set(0, alive=True).begin("hero")
    reader = Reader(world.bot.services, lobby.model_copy(update={"seats": rows}), position.game, 1, "en")
    assert leader(reader) == ["**Everyone is tied with 0 of 3 quests.**"]
    position.set(0, alive=False, done=["qd_mirror"])
    assert leader(reader) == ["**Bo and Cy share the lead with 0 of 3 quests each.**"]


async def test_news_that_was_read_before_an_answer_in_a_rivals_turn_is_not_told_again(world: World) -> None:
    await world.started("bob", "cleo", game="dungeoneer")
    table = await world.table()
    await play_until(
        world.bot.tables,
        table.id,
        lambda game, question: (
            question.seat == 0 and question.kind == "window_action" and cast(Dungeoneer, game).turn != 0
        ),
        "answers",
    )
    panel = await world.my_move(world.alice)
    placed = re.compile(r"\w+:? places")
    before = set(placed.findall(text(panel)))
    assert before
    await world.press(
        world.alice, panel, next(name for name in buttons(panel) if name.startswith("Pass for this turn"))
    )
    assert not before & set(placed.findall(text(panel)))
