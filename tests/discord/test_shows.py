"""Shows: what has just happened plays on the board, one moment after another, and never delays the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar
from unittest.mock import AsyncMock

import pytest
import simcord

from cogs.screens.beats import LENGTH, MOST, READ, beat_line, beats_of, fitting_lines, reading_time
from cogs.services.delays import Delays
from cogs.services.reader import Reader
from cogs.updates.shows import BUSY, SLOW, Show
from pictures.svg import Picture
from rules.chronicles import Chronicler
from rules.messages import Message, seat_name
from storage.rows import LoggedEvent
from tests.delays import NO_DELAYS
from tests.discord.conftest import MakeBot
from tests.discord.sample_cog import SampleFace
from tests.discord.table import Member, World, buttons, pictures, says, text
from tests.discord.test_pictures import draw
from tests.discord.test_restart import restart
from tests.rules.sample import Sample, SampleView
from tests.scenes import ScriptedScene


def slow_beats() -> Delays:
    """Each moment stays until the test goes on."""
    return replace(NO_DELAYS, beats=1000.0)


pytestmark = [pytest.mark.slow, pytest.mark.bot(draw=draw, delays=slow_beats())]

SKIP = "⏭️ Skip"
BEATS = ("### Bob has laid a card.", "### The cards: 1 and 1.", "### The highest is shared: no point.")


class Dramatic(Chronicler):
    """Tells of a round of the sample game in two sentences."""

    weights: ClassVar = {"log-shown": 7, "log-drew": 9, "log-wants_to_stop": 8}
    scenes: ClassVar = (ScriptedScene(frozenset({"log-shown"}), frozenset({"log-shared"})),)


@pytest.fixture(autouse=True)
def drama(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "chronicle", Dramatic())


async def played(world: World, *, bob_wins: bool = False) -> simcord.MemberActor:
    """Alice and Bob lay a card, the same one unless `bob_wins` the point; Bob."""
    (bob,) = await world.started("bob")
    await world.deal([1, 2, 3], [2, 2, 2] if bob_wins else [1, 2, 3])
    await world.each_lays(world.alice, bob)
    return bob


async def laid(world: World) -> tuple[simcord.MemberActor, dict[simcord.MemberActor, simcord.ResponseMessage]]:
    """Alice and Bob lay the same card and keep their panels open; Bob, and the panels."""
    (bob,) = await world.started("bob")
    await world.same_hands()
    panels = {person: await world.my_move(person) for person in (world.alice, bob)}
    for person, panel in panels.items():
        await world.lay(person, panel)
    return bob, panels


async def advance(world: World) -> None:
    world.bot.updater.shows.advance(1)
    await world.settled()


async def happens(world: World, *events: LoggedEvent) -> None:
    """Show what has happened at the table."""
    await world.bot.updater.changed(1, events)
    await world.settled()


def beat(world: World) -> str:
    """The line of the board in place of the latest events."""
    return next((line for line in text(world.board).splitlines() if line.startswith("### ")), "")


LATER = 90
"""More than the number of any event that the tests have let happen at the table."""


def event(key: str, number: int, audience: tuple[int, ...] | None = None, seat: int = 1) -> LoggedEvent:
    return LoggedEvent(key, {"player": seat_name(seat), "card": 1, "cards": [1, 2]}, audience, number, number)


def revealed() -> list[LoggedEvent]:
    """The last card is laid and all are shown: two moments, enough for a show."""
    return [event("log-ready", LATER), event("log-shown", LATER + 1)]


def running(world: World) -> Show:
    """The show at the table."""
    show = world.bot.updater.shows.of(1)
    assert show is not None
    return show


async def test_the_moments_are_shown_in_order_with_the_outcome_last(world: World) -> None:
    await played(world)
    message = world.board.id
    seen = [beat(world)]
    for _ in BEATS:
        await advance(world)
        seen.append(beat(world))
    assert seen == [*BEATS, ""]
    assert world.board.id == message
    assert "The cards: 1 and 1." in text(world.board), "afterwards the board tells what happened"
    assert SKIP not in buttons(world.board)


async def test_the_board_says_whom_it_waits_for_only_with_the_outcome(world: World) -> None:
    await played(world)
    for shown in BEATS[:-1]:
        assert beat(world) == shown
        says(world.board, never=("Waiting for", "▶️"))
        await advance(world)
    says(world.board, "Waiting for", "▶️")


async def test_the_board_shows_with_each_moment_how_the_game_stood_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ready(_: object, view: SampleView, *__: object, **___: object) -> Picture:
        return Picture(f"<svg>{view.ready}</svg>", f"ready: {view.ready}", "")

    monkeypatch.setattr(SampleFace, "board", ready)
    (bob,) = await world.started("bob")
    await world.each_lays(world.alice, bob)
    assert "Bob has laid a card." in beat(world)
    assert pictures(world.board) == ["ready: [0, 1]"]
    await advance(world)
    assert beat(world).startswith("### The cards:")
    assert pictures(world.board) == ["ready: [0, 1]"]


@pytest.mark.parametrize("turns", [(), ("log-shown",)], ids=["one turn", "a new turn"])
async def test_where_the_game_cannot_be_replayed_the_earlier_picture_is_kept_until_the_outcome(
    world: World, monkeypatch: pytest.MonkeyPatch, turns: tuple[str, ...]
) -> None:
    """None is sent twice."""
    monkeypatch.setattr(Dramatic, "turns", frozenset(turns))
    await played(world, bob_wins=True)
    (before,) = world.board.attachments
    assert beat(world) == BEATS[0]
    assert pictures(world.board) == ["points [0, 0], deck 18"]
    await advance(world)
    assert beat(world) == "### The cards: 1 and 2."
    assert pictures(world.board) == ["points [0, 1], deck 18"]
    (after,) = world.board.attachments
    assert after.id != before.id
    await advance(world)
    assert beat(world) == ""
    assert [file.id for file in world.board.attachments] == [after.id]


@pytest.mark.parametrize("after", [True, False])
async def test_what_explains_the_outcome_is_told_with_its_picture(
    world: World, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """For example, each player's points at the end of a round; a fight goes with the picture from before it."""
    shown = frozenset({"log-shown"})
    scene = ScriptedScene(shown, frozenset(), tell=lambda events: [*events, Message("log-shared")], after=after)
    monkeypatch.setattr(Dramatic, "scenes", (scene,))
    await played(world, bob_wins=True)
    assert pictures(world.board) == ["points [0, 0], deck 18"]
    await advance(world)
    assert beat(world) == "### The cards: 1 and 2."
    assert pictures(world.board) == [f"points [0, {int(after)}], deck 18"]
    await advance(world)
    assert pictures(world.board) == ["points [0, 1], deck 18"]


@pytest.mark.parametrize("entries", [(7, 7), (7, 8)])
async def test_the_outcome_of_one_choice_or_several_is_to_come_until_the_last_moment(
    world: World, rival: Member, entries: tuple[int, int]
) -> None:
    shows = world.bot.updater.shows
    await shows.changed(1, [replace(event, entry=entry) for event, entry in zip(revealed(), entries, strict=True)])
    show = running(world)
    assert show.is_open
    shows.advance(1)
    assert not show.is_open


async def test_only_players_can_skip_a_show(world: World) -> None:
    bob = await played(world)
    stranger = world.person("mallory")
    await world.press(stranger, world.board, SKIP)
    assert beat(world) == BEATS[0]
    board = world.board
    await world.press(bob, board, SKIP)
    assert beat(world) == ""
    await world.forge(bob, world.board, buttons(board)[SKIP])
    assert beat(world) == "", "a second press does nothing"


async def test_the_next_change_ends_the_show(world: World) -> None:
    await played(world)
    await advance(world)
    await world.lay(world.alice)
    assert beat(world) == ""
    assert "Alice has laid a card." in text(world.board)
    await advance(world)
    assert beat(world) == "", "an old timer changes nothing"


async def test_events_for_some_seats_only_neither_end_nor_begin_a_show(world: World) -> None:
    await played(world)
    shows, number = world.bot.updater.shows, (await world.table()).id
    await happens(world, event("log-drew", LATER, audience=(0,)))
    assert beat(world) == BEATS[0]
    shows.end(number)
    await world.bot.updater.changed(number, [event("log-drew", LATER + 1 + card, audience=(0,)) for card in range(3)])
    assert shows.of(number) is None


async def test_only_public_events_are_shown(world: World, rival: Member) -> None:
    table, game = await world.position()
    reader = Reader(world.bot.services, table, game, 0, "en")
    events = [event("log-ready", 1), event("log-drew", 2, audience=(0,)), event("log-shown", 3)]
    assert [beat.messages[0].key for beat in beats_of(reader, events)] == ["log-ready", "log-shown"]


async def test_changes_that_no_board_has_shown_yet_are_combined_into_one_show(world: World, rival: Member) -> None:
    shows = world.bot.updater.shows
    with world.bot.updater.answering(1):  # no board is updated meanwhile
        await shows.changed(1, revealed())
        await shows.changed(1, [event("log-wants_to_stop", LATER + 2)])
        assert [beat.messages[0].key for beat in running(world).beats] == ["log-shown", "log-wants_to_stop"]


async def test_a_single_moment_does_not_begin_a_show(world: World, rival: Member) -> None:
    number = (await world.table()).id
    await world.bot.updater.shows.changed(number, [event("log-shown", LATER)])
    assert world.bot.updater.shows.of(number) is None


async def test_with_too_many_moments_only_the_outcomes_are_kept(world: World, rival: Member) -> None:
    table = await world.table()
    reader = Reader(world.bot.services, table, await world.bot.tables.store.game(table.id), None, "en")
    rounds = [
        event(key, 10 * number + index) for number in range(8) for index, key in enumerate(("log-shown", "log-shared"))
    ]
    beats = beats_of(reader, [*rounds, event("log-wants_to_stop", LATER)])
    assert [beat.messages[0].key for beat in beats] == ["log-shared"] * (MOST - 1) + ["log-wants_to_stop"]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("lines", [["short"] * MOST, ["long" * 100] * MOST, ["short", "long" * 100]])
def test_no_show_exceeds_the_maximum_length(language: str, lines: Sequence[str]) -> None:
    kept = fitting_lines(lines, language)
    seconds = [reading_time(lines[number], language) for number in kept]
    assert 0 < sum(seconds) <= LENGTH
    assert min(seconds) >= 1.5


def test_each_moment_stays_as_long_as_it_takes_to_read() -> None:
    lines = ["x" * 100, "x" * 50, "x" * 75, "x" * 25]
    kept = fitting_lines(lines, "en")
    assert kept == [0, 1, 3], "the third takes longer than the two seconds that are left"
    assert [reading_time(lines[number], "en") for number in kept] == pytest.approx(
        [100 * READ["en"], 50 * READ["en"], 1.5]
    )


async def test_the_panel_of_a_waiting_player_plays_the_show_in_its_own_language(world: World) -> None:
    alice = world.alice
    await world.started("bob")
    world.languages[alice.user.id] = "ja"
    panel = await world.my_move(alice)
    await world.press(alice, panel, next(label for label, id in buttons(panel).items() if ":do:card-" in id))
    await happens(world, *revealed())
    reader = Reader(world.bot.services, await world.table(), None, 0, "ja")
    show = running(world)
    assert f"### {beat_line(reader, show.beats[0])}" in text(panel)
    assert "⏭️ スキップ" in buttons(panel)
    await advance(world)
    assert f"### {beat_line(reader, show.beats[1])}" in text(panel)
    await advance(world)
    assert "⏭️ スキップ" not in buttons(panel)


async def test_during_the_show_of_a_choice_the_panel_marks_nothing_that_can_no_longer_be_chosen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    twice = ScriptedScene(frozenset({"log-ready"}), frozenset(), tell=lambda events: [events[0], events[0]])
    monkeypatch.setattr(Dramatic, "weights", {"log-ready": 9})
    monkeypatch.setattr(Dramatic, "scenes", (twice,))
    asks = Picture("<svg/>", "the cards that can be laid", "")
    monkeypatch.setattr(world.bot.services.game_pictures["sample"], "decision", lambda *_, **__: asks, raising=False)
    await world.started("bob")
    panel = await world.my_move(world.alice)
    assert pictures(panel)[0] == asks.alt
    await world.lay(world.alice, panel)
    assert SKIP in buttons(panel)
    assert pictures(panel) == []


async def test_a_player_who_is_asked_does_not_have_to_wait_for_the_show(world: World, rival: Member) -> None:
    panel = await world.my_move(world.alice)
    await happens(world, *revealed())
    assert beat(world)
    assert "which card do you lay?" in text(panel)
    assert SKIP not in buttons(panel)


async def test_the_player_whose_choice_it_is_about_is_asked_the_next_question_with_the_outcome(world: World) -> None:
    bob, panels = await laid(world)
    panel = panels[bob]
    for line in BEATS[:-1]:
        assert line in text(panel)
        assert "which card do you lay?" not in text(panel)
        assert list(buttons(panel)) == [SKIP]
        assert pictures(panel) == []
        assert SKIP not in buttons(panels[world.alice])
        assert "which card do you lay?" in text(panels[world.alice])
        await advance(world)
    outcome = text(panel)
    assert "### The" not in outcome
    assert "The cards: 1 and 1." in outcome
    assert "which card do you lay?" in outcome
    assert SKIP not in buttons(panel)
    await advance(world)
    assert text(panel) == outcome, "no button moves when the show ends"


async def test_answering_does_not_wait_for_the_show_of_ones_own_choice(world: World) -> None:
    bob = await played(world)
    panel = await world.my_move(bob)
    assert BEATS[0] in text(panel)
    await world.press(bob, panel, SKIP)
    await world.lay(bob, panel)
    game = await world.laid_out()
    assert game.laid[1] is not None
    assert "###" not in "".join(line for line in text(panel).splitlines() if "cards" in line)
    assert SKIP not in buttons(panel)


async def test_a_show_that_discord_delays_skips_to_its_outcome_in_time(world: World, rival: Member) -> None:
    table = await world.table()
    shows = world.bot.updater.shows
    events = [*revealed(), event("log-shared", LATER + 2)]
    with world.bot.updater.answering(table.id):  # no board is updated meanwhile
        await shows.changed(table.id, events)
        shows.updated(table, seconds=0.0, is_shown=True)
        show = running(world)
        assert show.until is not None
        assert len(show.beats) == 3
        show.until -= LENGTH * 1000 - show.stays[-1]  # all of the time has passed but for the last moment
        shows.advance(table.id)
        assert show.at == 2
        shows.advance(table.id)
        assert shows.of(table.id) is None


async def test_a_table_can_turn_shows_off(world: World, rival: Member) -> None:
    assert "Play-by-play: off" in await world.set_table(world.alice, shows=False)
    await world.same_hands()
    await world.each_lays(world.alice, rival)
    assert beat(world) == ""
    assert "The cards: 1 and 1." in text(world.board)


async def test_no_show_begins_under_load(world: World, rival: Member) -> None:
    await world.same_hands()
    table = await world.table()
    shows = world.bot.updater.shows
    for _ in range(BUSY):
        shows.updated(table, seconds=0.0, is_shown=True)
    await world.each_lays(world.alice, rival)
    assert beat(world) == ""
    assert "The cards: 1 and 1." in text(world.board)


async def test_a_running_show_ends_under_load(world: World) -> None:
    await played(world)
    assert beat(world) == BEATS[0]
    shows = world.bot.updater.shows
    other = (await world.table()).model_copy(update={"id": 99})
    for _ in range(BUSY):
        shows.updated(other, seconds=0.0, is_shown=True)
    await advance(world)
    assert beat(world) == ""
    assert "The cards: 1 and 1." in text(world.board)


async def test_when_an_edit_is_slow_the_show_ends_and_no_other_begins(world: World, rival: Member) -> None:
    table = await world.table()
    shows = world.bot.updater.shows
    events = revealed()
    shows.updated(table, seconds=SLOW + 1, is_shown=True)
    with world.bot.updater.answering(table.id):  # no board is updated meanwhile
        await shows.changed(table.id, events)
        assert shows.of(table.id) is not None, "without a show, the board waited for its picture"
        shows.updated(table, seconds=SLOW + 1, is_shown=True)
        assert shows.of(table.id) is None
        await shows.changed(table.id, events)
        assert shows.of(table.id) is None


async def test_no_show_runs_if_the_board_cannot_be_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started("bob")
    monkeypatch.setattr(world.bot.updater.boards, "show", AsyncMock(return_value=False))
    await happens(world, *revealed())
    assert world.bot.updater.shows.of(1) is None


async def test_after_a_restart_during_a_show_the_board_shows_the_current_state(world: World, make_bot: MakeBot) -> None:
    bob = await played(world)
    panel = await world.my_move(world.alice)
    dms = len(world.dms(bob))
    await advance(world)
    boards = [message.id for message in world.public()]
    await restart(world, make_bot, draw=draw, delays=slow_beats())
    assert [message.id for message in world.public()] == boards
    assert beat(world) == ""
    assert text(world.board).count("The cards: 1 and 1.") == 1
    assert SKIP not in buttons(world.board)
    assert "### The" not in text(panel)
    assert len(world.dms(bob)) == dms


async def test_after_a_restart_during_the_show_of_ones_own_choice_it_is_not_repeated(
    world: World, make_bot: MakeBot
) -> None:
    bob, panels = await laid(world)
    await advance(world)
    panel = panels[bob]
    hers = text(panels[world.alice])
    dms = len(world.dms(bob))
    assert BEATS[1] in text(panel)
    await restart(world, make_bot, draw=draw, delays=slow_beats())
    assert world.bot.updater.shows.of((await world.table()).id) is None
    assert (text(panels[world.alice]), len(world.dms(bob))) == (hers, dms)
    await world.press(bob, panel, SKIP)
    assert "### The" not in text(panel)
    assert text(panel).count("The cards: 1 and 1.") == 1
    assert SKIP not in buttons(panel)
    assert text(panels[world.alice]) == hers
    await world.lay(bob, panel)
    game = await world.laid_out()
    assert [card is not None for card in game.laid] == [False, True]


async def test_a_board_deleted_during_a_show_is_sent_again_with_its_picture(world: World) -> None:
    await played(world)
    await world.board.delete()
    await advance(world)
    assert beat(world) == BEATS[1]
    assert len(world.board.attachments) == 1


async def test_the_last_show_runs_before_the_end_of_the_game_is_shown(world: World) -> None:
    (bob,) = await world.started("bob", rounds=1)
    await world.same_hands()
    board = world.board.id
    for person in (world.alice, bob):
        panel = await world.my_move(person)
        await world.lay(person, panel)
    table = await world.bot.tables.store.get(1)
    assert table.status == "finished"
    assert world.board.id == board
    assert beat(world) == BEATS[0]
    assert BEATS[0] in text(panel)
    for expected in BEATS[1:]:
        await advance(world)
        assert (world.board.id, beat(world)) == (board, expected)
    await advance(world)
    assert world.board.id != board
    assert board not in [message.id for message in world.public()]
    assert "All rounds are played." in text(world.board)
    assert SKIP not in buttons(world.board)
    says(panel, "All rounds are played.", never=BEATS[-1])


async def test_after_a_restart_during_the_last_show_the_end_is_still_shown(world: World, make_bot: MakeBot) -> None:
    (bob,) = await world.started("bob", rounds=1)
    await world.same_hands()
    board = world.board.id
    await world.each_lays(world.alice, bob)
    assert beat(world) == BEATS[0]
    await restart(world, make_bot, draw=draw, delays=slow_beats())
    assert beat(world) not in BEATS
    assert board not in [message.id for message in world.public()]
    assert len([message for message in world.public() if message.flags.components_v2]) == 1
