"""Replays of finished games turn by turn, in words and pictures, with or without hands; and who may watch them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
import simcord

from cogs.screens.replay import Spot
from cogs.services.ids import CustomId
from rules.errors import IllegalChoice
from rules.messages import Event
from storage.rows import Person, Table
from tables.errors import Refusal
from tests.discord.table import BUTTON, Member, Seen, World, buttons, components, menus, pictures, response, text
from tests.discord.test_forged import elsewhere
from tests.discord.test_pictures import draw
from tests.rules.sample import Sample
from tests.tables.helpers import pick

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("scores")]


def labels(message: Seen) -> list[tuple[str, bool]]:
    """Every button in order, and whether it can be pressed."""
    return [(part["label"], not part.get("disabled")) for part in components(message) if part["type"] == BUTTON]


async def opened(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The replay, opened by the button below the end."""
    return response(await world.press(who, world.board, "Replay"))


def place(message: Seen) -> str:
    """The line that names the position."""
    return text(message).splitlines()[1].removeprefix("-# ")


# From turn to turn


async def test_the_replay_opens_at_the_start_for_that_person_alone(world: World, finished: Table) -> None:
    page = await opened(world, world.bob)
    assert page.ephemeral
    assert text(page).splitlines()[0] == f"### Replay: Sample, table {finished.id}"
    assert place(page) == "The start"
    assert "points [0, 0]" in text(page)
    assert labels(page) == [
        ("⏮", False),
        ("◀", False),
        ("▶", True),
        ("⏭", True),
        ("Show all hands", True),
    ]


async def test_the_replay_links_to_the_board_in_the_browser_if_there_is_one(world: World, finished: Table) -> None:
    assert "Open the board" not in buttons(await opened(world, world.bob))
    world.bot.services.page = "http://127.0.0.1:1"
    page = await opened(world, world.bob)
    link = response(await world.press(world.bob, page, "Open the board"))
    assert "http://127.0.0.1:1/enter#" in str(components(link))


async def test_the_replay_can_be_stepped_through_in_both_directions(world: World) -> None:
    table = await world.finished(world.bob, rounds=1)
    timeline = await world.bot.tables.replays.timeline(table.id)
    page = await opened(world, world.bob)
    seen = [place(page)]
    while "▶" in buttons(page):
        await world.press(world.bob, page, "▶")
        seen.append(place(page))
    assert [line.split(" · ")[0] for line in seen] == [
        "The start",
        *(f"Choice {number} of {timeline.last}" for number in timeline.turns[1:]),
    ]
    assert labels(page)[2:4] == [("▶", False), ("⏭", False)]
    result = await world.bot.tables.past.result(table.id)
    assert f"**{result.places[0].place}.**" in text(page), "the last turn shows the result"
    await world.press(world.bob, page, "◀")
    assert place(page) == seen[-2]
    await world.press(world.bob, page, "⏮")
    assert place(page) == "The start"
    await world.press(world.bob, page, "⏭")
    assert place(page) == seen[-1]


async def test_each_turn_shows_its_events_and_the_position_at_its_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "turn_starts", ("log-round",))
    table = await world.finished(world.bob, rounds=2)
    page = await opened(world, world.bob)
    timeline = await world.bot.tables.replays.timeline(table.id)
    journal = world.bot.tables.journal
    for turn, (before, last) in enumerate(pairwise(timeline.turns), 1):
        await world.press(world.bob, page, "▶")
        assert place(page) == f"Choice {last} of {timeline.last} · turn {turn} of {len(timeline.turns) - 1}"
        events = [
            event
            for step in timeline.steps[before + 1 : last + 1]
            for event in await journal.events(table.id, None, entry=step.number)
        ]
        mine = [event for event in events if event.key not in ("log-dice_sealed", "log-dice_opened")]
        assert text(page).count("-# ") >= len(mine)
        game = await world.bot.tables.replays.position(table.id, last)
        assert isinstance(game, Sample)
        assert f"points {game.points}, deck {len(game.deck)}" in text(page)


async def test_a_moment_of_the_game_can_be_chosen_from_a_menu(world: World) -> None:
    table = await world.finished(world.bob, rounds=2)
    timeline = await world.bot.tables.replays.timeline(table.id)
    assert timeline.peaks, "the sample scores along the way"
    page = await opened(world, world.bob)
    ((_, offered),) = menus(page).items()
    assert {str(peak.at) for peak in timeline.peaks} <= {choice["value"] for choice in offered}
    assert [int(choice["value"]) for choice in offered] == sorted(int(choice["value"]) for choice in offered)
    assert any(choice["label"].startswith("📈 ") for choice in offered)
    await world.choose(world.bob, page, "rp_moment", [str(timeline.peaks[0].at)])
    assert place(page).startswith(f"Choice {timeline.peaks[0].at} of")
    ((_, offered),) = menus(page).items()
    assert [choice["value"] for choice in offered if choice.get("default")] == [str(timeline.peaks[0].at)]


async def test_the_replay_says_that_a_choice_was_taken_back(world: World, rival: Member) -> None:
    table = await world.table()
    await pick(world.bot.tables, table.id, 0, by=world.alice.id)
    await world.bot.tables.undo.go_back(table.id, 0, Person(id=world.alice.id, name="Alice"), admin=True)
    await world.played()
    page = await opened(world, rival)
    await world.press(rival, page, "▶")
    assert "1 choice was taken back before this" in text(page)
    await world.press(rival, page, "▶")
    assert "taken back before this" not in text(page)


async def test_a_replay_that_cannot_continue_says_where_and_why(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.history.replays.TIMELINES", 0)  # the timeline of the chronicle is not kept
    await world.finished(world.bob)
    choose = Sample.choose

    def chosen(game: Sample, seat: int, question_id: int, picked: Sequence[str]) -> list[Event]:
        if game.choices == 2:
            raise IllegalChoice("refused-not_an_option")
        return choose(game, seat, question_id, picked)

    monkeypatch.setattr(Sample, "choose", chosen)
    page = await opened(world, world.bob)
    assert "stops here" not in text(page)
    await world.press(world.bob, page, "⏭")
    assert place(page).startswith("Choice 2 of 2")
    stops, why = text(page).splitlines()[-2:]
    assert stops.startswith("⚠️ The replay stops here.")
    assert "from entry 3 on" in stops
    assert why == f"-# {world.bot.services.say('en', 'refused-not_an_option')}"


async def test_scores_that_fall_are_moments_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "standing", lambda game: [-2 * point for point in game.points])
    await world.finished(world.bob)
    ((_, offered),) = menus(await opened(world, world.bob)).items()
    assert {choice["label"].partition(" ")[0] for choice in offered} == {"📉"}
    assert all(" −2" in choice["label"] for choice in offered)
    assert len({choice["label"] for choice in offered}) == len(offered), "they can be told apart"


async def test_slow_answers_are_deferred_and_then_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot.services, "delays", replace(world.bot.services.delays, answer=0.0))
    await world.finished(world.bob)
    await world.press(world.bob, world.board, "Replay")
    page = [message for message in world.channel.history(viewer=world.bob) if message.flags.ephemeral][-1]
    assert place(page) == "The start"
    await world.press(world.bob, page, "▶")
    page = [message for message in world.channel.history(viewer=world.bob) if message.flags.ephemeral][-1]
    assert place(page).startswith("Choice ")


# Hands and languages


async def test_hands_can_be_shown_and_hidden_again(world: World, finished: Table) -> None:
    game = await world.bot.tables.replays.position(finished.id, 0)
    assert isinstance(game, Sample)
    page = await opened(world, world.bob)
    assert "hand [" not in text(page)
    await world.press(world.bob, page, "Show all hands")
    for name, hand in zip(("Alice", "Bob"), game.hands, strict=True):
        assert f"**{name}**\nhand {sorted(hand)}" in text(page)
    await world.press(world.bob, page, "▶")
    assert "hand [" in text(page), "they stay open"
    await world.press(world.bob, page, "Hide the hands")
    assert "hand [" not in text(page)


async def test_the_replay_is_shown_in_the_readers_language(world: World, finished: Table) -> None:
    page = response(await world.press(world.hana, world.board, "Replay"))
    assert text(page).startswith("### リプレイ：")
    assert f"卓{finished.id}" in text(page)


# Pictures


DRAWN: list[str] = []


async def noted(svg: str) -> bytes:
    DRAWN.append(svg)
    return await draw(svg)


drawn = pytest.mark.bot(draw=noted)


async def board(world: World, table_id: int, at: int) -> str:
    """The figures on the board after a step."""
    game = await world.bot.tables.replays.position(table_id, at)
    assert isinstance(game, Sample)
    return f"points {game.points}, deck {len(game.deck)}"


@drawn
async def test_each_position_is_drawn_when_it_is_asked_for(world: World, finished: Table) -> None:
    timeline = await world.bot.tables.replays.timeline(finished.id)
    DRAWN.clear()
    page = await opened(world, world.bob)
    assert pictures(page) == [await board(world, finished.id, 0)]
    assert [file.filename for file in page.attachments] == ["board.png"]
    await world.press(world.bob, page, "⏭")
    await world.env.settle()
    assert pictures(page) == [await board(world, finished.id, timeline.last)]
    assert [f"<svg>{await board(world, finished.id, number)}</svg>" for number in (0, timeline.last)] == DRAWN


@drawn
async def test_hands_are_pictures_of_their_own(world: World, finished: Table) -> None:
    page = await opened(world, world.bob)
    await world.press(world.bob, page, "Show all hands")
    assert [alt.startswith("hand [") for alt in pictures(page)] == [False, True, True]
    assert [file.filename for file in page.attachments] == ["board.png", "hand-0.png", "hand-1.png"]


@drawn
async def test_nothing_is_drawn_for_a_person_who_prefers_text(world: World, finished: Table) -> None:
    await world.bot.services.people.set(world.bob.id, "text_only", True)
    DRAWN.clear()
    page = await opened(world, world.bob)
    await world.env.settle()
    assert pictures(page) == []
    assert await board(world, finished.id, 0) in text(page)
    assert DRAWN == []


# Who may watch


async def test_a_stranger_in_another_server_is_shown_nothing(world: World) -> None:
    table = await world.finished(world.person("bob"))
    stranger, cellar = await elsewhere(world, world.person("eve"))
    await stranger.slash(cellar, "sample new")
    board = world.public(cellar)[-1]
    for custom_id, values in (
        (CustomId("replay", table.id).button, None),
        (CustomId("rp", table.id, rest="n1b").button, None),
        (CustomId("rp_moment", table.id, rest="m0b").menu, ["1"]),
    ):
        assert "That table doesn't exist" in text(await world.forge(stranger, board, custom_id, values)), custom_id
    assert len(await world.bot.tables.store.unfinished(user_id=stranger.id)) == 1


async def test_a_player_of_the_game_may_watch_its_replay_anywhere(world: World) -> None:
    table = await world.finished(world.bob)
    player, cellar = await elsewhere(world, world.bob)
    await player.slash(cellar, "sample new")
    assert f"table {table.id}" in text(
        await world.forge(player, world.public(cellar)[-1], CustomId("replay", table.id).button)
    )


@pytest.mark.parametrize("rest", ["", ":", ":n1", ":n1b.", ":n9999999b", ":1b", ":n1xb", ":n999b", ":n１b"])
async def test_a_forged_position_is_refused(world: World, rest: str) -> None:
    table = await world.finished(world.bob, rounds=1)
    assert "is from an older version of me" in text(
        await world.forge(world.bob, world.board, f"k:{table.id}:0:rp{rest}")
    )


async def test_a_running_game_is_not_replayed(world: World, rival: Member) -> None:
    table = await world.table()
    for action in ("replay", "rp:n1b"):
        reply = response(await world.forge(rival, world.board, CustomId(action, table.id).button))
        assert "still running" in text(reply), action
        assert "hand [" not in text(reply)


def test_a_spot_is_written_into_an_id_and_read_again() -> None:
    for spot in (Spot(), Spot(999_999, hands=True)):
        assert Spot.read(spot.rest("n")) == spot
        assert CustomId("rp_moment", 999_999_999_999, rest=spot.rest("n")).menu
    assert Spot.read("c12tb") == Spot(12), "from the chronicle of an older version"
    with pytest.raises(Refusal):
        Spot.read("n1b,0")


async def test_the_history_leads_to_the_replay(world: World, finished: Table) -> None:
    page = response(await world.bob.slash(world.channel, "table history"))
    await world.choose(world.bob, page, "past_game", [str(finished.id)])
    assert f"table {finished.id}" in text(await world.press(world.bob, page, "Replay"))


async def test_a_table_closed_in_the_lobby_has_no_replay(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(
        world.alice, response(await world.press(world.alice, world.board, "🪑 Join / leave")), "Yes, leave"
    )
    assert "Replay" not in buttons(world.board)
