"""The log of a game, page by page, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import ClassVar

import pytest

from cogs.screens.panel import BRIEF, MOST_NEWS
from cogs.screens.story.entries import entries_of
from cogs.screens.story.lines import in_one_line, line_of
from cogs.screens.story.recap import ROW_WIDTH, brief, recent
from cogs.screens.story.short import in_short
from cogs.screens.story.turns import latest, newest
from cogs.screens.story.weights import IMPORTANT
from cogs.services.reader import Reader
from cogs.services.screen import Log
from conformance.plugin import LoggedErrors
from locales.labels import columns
from rules.chronicles import Chronicler
from rules.messages import Arg, Args, Message, refer, seat_name
from rules.players import answer
from rules.registry import GAMES, PLAYERS
from rules.stories import StoryEntry
from storage.rows import FormerRow, LoggedEvent
from tests.discord.table import BUTTON, MORE, Member, Seen, World, buttons, components, menu, response, says, text
from tests.rules.sample import Sample
from tests.scenes import ScriptedScene
from tests.tables.helpers import pick

pytestmark = pytest.mark.slow


def labels(message: Seen) -> list[str]:
    """The buttons of a message, those that are switched off too; no two have the same id."""
    buttons = [part for part in components(message) if part["type"] == BUTTON]
    assert len({part["custom_id"] for part in buttons}) == len(buttons)
    return [part["label"] for part in buttons]


async def test_the_log_can_be_narrowed_to_one_player(world: World, rival: Member) -> None:
    await world.each_lays(world.alice, rival)
    page = response(await world.press(world.alice, world.board, "Log"))
    await world.alice.select(page, ["1"], custom_id=menu(page, "log_of"))
    says(page, "Bob has laid a card.", never=["Alice"])
    await world.alice.select(page, ["all"], custom_id=menu(page, "log_of"))
    assert "Alice has laid a card." in text(page)


async def test_the_log_is_turned_page_by_page_to_its_beginning(world: World, rival: Member) -> None:
    for number in range(45):
        await world.tell("log-parked", days=number)
    page = response(await world.press(rival, world.board, "Log"))
    assert "for 44 days" in text(page)
    pages = 1
    while "◀ Earlier" in buttons(page):
        await world.press(rival, page, "◀ Earlier")
        pages += 1
    assert pages == 3
    assert "for 0 days" in text(page)
    await world.press(rival, page, "Newest")
    assert "for 44 days" in text(page)


def mining(number: int, seat: int, gold: int) -> LoggedEvent:
    args: Args = {"player": seat_name(seat), "gold": gold, "squares": ["C1"]}
    return LoggedEvent("log-mined", args, number=number, entry=number)


def undone(number: int, back_to: int) -> LoggedEvent:
    return LoggedEvent("log-undone", {"player": seat_name(0)}, number=number, entry=number, back_to=back_to)


async def test_an_undo_names_the_choice_that_the_player_took_back(world: World) -> None:
    reader = await world.reader_of("dungeonlords")
    events = [mining(1, 1, 4), mining(2, 0, 3), undone(3, 0), mining(4, 1, 4), mining(5, 0, 2), undone(6, 0)]
    lines = [line_of(reader, entry) for entry in entries_of(reader, events)]
    assert lines[1:-1] == [], "the first undo was taken back too"
    assert lines[-1] == "↩️ Taken back: 💰 Alice mines 2 gold at C1.", "the player is named once"


def impossible(number: int, entry: int) -> LoggedEvent:
    args: Args = {"player": seat_name(0), "order": refer("order-mine_gold"), "why": refer("undone-no_gold")}
    return LoggedEvent("log-order_impossible", {**args, "needed": 0, "have": 0}, number=number, entry=entry)


async def test_an_undo_names_the_choice_and_not_what_followed_from_it(world: World) -> None:
    reader = await world.reader_of("dungeonlords")
    undo = LoggedEvent("log-undone", {"player": seat_name(0)}, number=3, entry=2, back_to=0)
    after = replace(mining(1, 0, 2), entry=1)
    (line,) = [line_of(reader, entry) for entry in entries_of(reader, [after, impossible(2, 1), undo])]
    assert line == "↩️ Taken back: 💰 Alice mines 2 gold at C1."
    (line,) = [line_of(reader, entry) for entry in entries_of(reader, [impossible(1, 1), undo])]
    assert "Mine Gold" not in line


async def test_an_undo_names_the_first_choice_if_none_is_of_that_player(world: World) -> None:
    reader = await world.reader_of("dungeonlords")
    (line,) = [line_of(reader, entry) for entry in entries_of(reader, [mining(1, 1, 4), undone(2, 0)])]
    assert " mines 4 gold at " in line


async def test_a_board_tells_a_long_battle_from_its_beginning(world: World) -> None:
    await world.started(computers=1, game="dungeonlords")
    tell = partial(world.bot.tables.store.tell, (await world.table()).id)
    tell_where = partial(tell, player=seat_name(0), square="C1", tile=refer("tile-tunnel"))
    await tell_where("log-battle")
    for left in range(40, 0, -1):
        await tell("log-damage", hero=refer("hero-warrior_11"), points=1, left=left)
    await tell_where("log-conquered", points=2)
    await world.settled()
    shown = text(world.board)
    assert "⚔️ Alice: C1 is conquered (−2 points)" in shown.replace("****", "")
    assert "takes 1 damage" not in shown


class Weighed(Chronicler):
    """One event is worth telling."""

    weights: ClassVar = {"log-took_over": 1, "log-parked": IMPORTANT}
    news: ClassVar = {"log-took_over": IMPORTANT, "log-parked": 0}


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds of events of the sample game have a weight."""
    monkeypatch.setattr(Sample, "chronicle", Weighed())


@pytest.mark.usefixtures("weighed")
async def test_three_lines_and_all_important_events_are_shown_above_a_question(world: World, rival: Member) -> None:
    for seat in (40, 41):
        await world.tell("log-took_over", player=seat_name(0), seat=seat)
    for days in range(20, 30):
        await world.tell("log-parked", days=days)
    shown = text(await world.my_move(rival))
    assert [number for number in (40, 41, *range(20, 30)) if str(number) in shown] == [40, 41, 29]
    for seat in range(50, 55):
        await world.tell("log-took_over", player=seat_name(0), seat=seat)
    shown = text(await world.my_move(rival))
    assert all(f"seat {seat}" in shown for seat in range(50, 55)), "important events are never left out"


@pytest.mark.usefixtures("weighed")
async def test_who_comes_back_to_a_seat_is_told_what_happened_since_they_left_it(world: World, rival: Member) -> None:
    await world.tell("log-took_over", player=seat_name(0), seat=40)
    await world.bot.tables.seats.leave(1, rival.id)
    await world.tell("log-took_over", player=seat_name(0), seat=41)
    shown = text(await world.at_table(rival, "takeover", 2))
    assert [number for number in (40, 41) if f"seat {number}" in shown] == [41]


@pytest.mark.usefixtures("weighed")
@pytest.mark.parametrize(("locale", "more"), [("en-US", " (3 more in the log)"), ("ja", "（ほか3件は記録に）")])
async def test_the_last_line_counts_all_events_that_are_left_out(world: World, locale: str, more: str) -> None:
    (bob,) = await world.started("bob", language=locale)
    await world.my_move(bob)
    for seat in (60, 61, 62):
        await world.tell("log-took_over", player=seat_name(0), seat=seat)
        await world.tell("log-parked", days=seat + 10)
    lines = [
        line for line in text(await world.my_move(bob)).splitlines() if any(f"6{number}" in line for number in range(3))
    ]
    assert len(lines) == 3
    assert all(str(60 + index) in line for index, line in enumerate(lines)), "in the order in which they happened"
    assert [line.endswith(more) for line in lines] == [False, False, True]


@pytest.mark.usefixtures("weighed")
@pytest.mark.parametrize("number", [2, 4])
async def test_a_single_event_is_shown_instead_of_counted(world: World, rival: Member, number: int) -> None:
    await world.my_move(rival)
    for days in range(80, 80 + number):
        await world.tell("log-parked", days=days)
    says(await world.my_move(rival), *(f"{days} days" for days in range(80, 80 + number)), never="left out")


@pytest.mark.usefixtures("weighed")
async def test_the_outcome_of_ones_own_last_action_is_bold_and_never_left_out(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    table = await world.table()
    tables = world.bot.tables
    for seat in (50, 51, 52, 53):
        await world.tell("log-took_over", player=seat_name(0), seat=seat)
    for seat in (1, 2):
        await pick(tables, table.id, seat, by=table.seats[seat].user_id)
    await world.settled()
    lines = [line for line in text(await world.my_move(bob)).splitlines() if "laid a card" in line or "seat" in line]
    assert lines == [
        *(f"-# Alice takes over seat {seat}." for seat in (50, 51, 52, 53)),
        "-# **Bob has laid a card.**",
        "-# Carol has laid a card.",
    ], "what is important, his own although it is the least, and the newest"
    lines = [line for line in text(await world.my_move(carol)).splitlines() if "laid a card" in line]
    assert lines == ["-# Bob has laid a card.", "-# **Carol has laid a card.**"]


@pytest.mark.usefixtures("weighed")
async def test_a_waiting_player_is_told_everything_important(world: World) -> None:
    bob, _ = await world.started("bob", "carol")
    await world.my_move(bob)
    table = await world.table()
    tables = world.bot.tables
    await pick(tables, table.id, 1, by=bob.id)
    for seat in (50, 51, 52, 53):
        await world.tell("log-took_over", player=seat_name(1), seat=seat)
    await world.tell("log-parked", days=70)
    shown = text(await world.my_move(bob))
    assert all(f"seat {seat}" in shown for seat in (50, 51, 52, 53)), "they name him"


def told_in_short(key: str) -> ScriptedScene:
    """A scene of one event, told as a parked table and in short as who took over a seat."""
    return ScriptedScene(
        frozenset({key}),
        frozenset(),
        tell=lambda events: [Message("log-parked", {"days": events[0].args["seat"]})],
        recap=lambda events: [Message(event.key, event.args) for event in events],
    )


async def test_consecutive_entries_of_one_player_share_a_short_line_and_are_shown_in_full_behind_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    chronicle = Weighed()
    monkeypatch.setattr(chronicle, "scenes", (told_in_short("log-took_over"),), raising=False)
    monkeypatch.setattr(Sample, "chronicle", chronicle)
    bob, _ = await world.started("bob", "carol")
    await world.my_move(bob)
    await world.tell("log-took_over", player=seat_name(0), seat=81)
    await world.tell("log-took_over", player=seat_name(0), seat=82)
    await world.tell("log-took_over", player=seat_name(2), seat=84)
    await world.tell("log-parked", days=70)
    await world.tell("log-took_over", player=seat_name(0), seat=83)
    panel = await world.my_move(bob)
    lines = [line for line in text(panel).splitlines() if "seat 8" in line]
    assert lines == [
        "-# **Alice takes over seat 81.**",
        "-# **Alice takes over seat 82.**",
        "-# Carol takes over seat 84.",
        "-# Alice takes over seat 83.",
    ]
    assert "Alice takes over seat 81. Alice takes over seat 82." in text(world.board)
    more = text(response(await world.press(bob, panel, MORE)))
    assert "takes over" not in more
    assert all(f"{days} days" in more for days in (81, 82, 83, 84))


@pytest.mark.parametrize(
    ("sentences", "besides"), [(["log-took_over"], False), (["log-took_over", "log-parked"], True)]
)
def test_small_changes_do_not_read_as_the_result_of_the_last_of_several_short_sentences(
    sentences: list[str], besides: bool
) -> None:
    short = tuple(Message(key) for key in sentences)
    entry: StoryEntry[LoggedEvent] = StoryEntry((), (Message("log-laid"),), changes=(Message("log-laid"),), short=short)
    assert [shown.besides for shown in in_short([entry])] == [besides]


@pytest.mark.usefixtures("weighed")
@pytest.mark.parametrize(
    ("locale", "times", "words"), [("en-US", 2, " (twice)"), ("en-US", 3, " (3 times)"), ("ja", 2, "（2回）")]
)
async def test_only_a_repeated_event_that_follows_itself_is_shown_once_with_a_count(
    world: World, locale: str, times: int, words: str
) -> None:
    (bob,) = await world.started("bob", language=locale)
    await world.my_move(bob)
    for _ in range(times):
        await world.tell("log-took_over", player=seat_name(0), seat=91)
    await world.tell("log-took_over", player=seat_name(0), seat=92)
    await world.tell("log-took_over", player=seat_name(0), seat=91)
    lines = [line.strip("*") for line in text(await world.my_move(bob)).splitlines() if "9" in line]
    counted = [line.rstrip(".。").endswith(words) for line in lines if "91" in line]
    assert counted == [True, False], lines
    assert not any(f".{words}" in line or f"。{words}" in line for line in lines), lines
    assert not any(words in line for line in lines if "91" not in line)


async def test_behind_more_news_is_shown_below_the_announcement_of_its_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced = Weighed()
    monkeypatch.setattr(announced, "turns", frozenset({"log-parked"}), raising=False)
    monkeypatch.setattr(Sample, "chronicle", announced)
    (bob,) = await world.started("bob")
    for turn in range(100, 104 + MOST_NEWS):
        await world.tell("log-parked", days=turn)
        if turn in (101, 103):
            await world.tell("log-took_over", player=seat_name(1), seat=turn)
    shown = text(response(await world.press(bob, await world.my_move(bob), MORE)))
    places = [shown.index(part) for part in ("101 days", "seat 101", "103 days", "seat 103")]
    assert places == sorted(places)
    assert "100 days" not in shown
    assert "102 days" not in shown


@pytest.mark.usefixtures("weighed")
async def test_news_about_oneself_is_kept_behind_more(world: World, rival: Member) -> None:
    await world.tell("log-took_over", player=seat_name(1), seat=30)
    for days in range(100, 100 + 2 * MOST_NEWS):
        await world.tell("log-parked", days=days)
    more = response(await world.press(rival, await world.my_move(rival), MORE))
    shown = text(more)
    assert "-# **Bob takes over seat 30" in shown, "about Bob, in bold as it is important"
    assert "…" not in shown
    assert [days for days in range(100, 100 + 2 * MOST_NEWS) if f"{days} days" in shown] == list(
        range(101 + MOST_NEWS, 100 + 2 * MOST_NEWS)
    )


async def test_an_undone_event_is_no_longer_news_but_the_undo_is(world: World, rival: Member) -> None:
    table = await world.table()
    await world.tell("log-parked", days=9)  # of the table itself: nobody takes it back
    await world.lay(world.alice)
    assert "Alice has laid a card." in text(await world.my_move(rival))
    await world.boss().slash(world.channel, "admin undo", which=table.id, entry=0)
    await world.settled()
    for shown in (await world.my_move(rival), world.board):
        says(shown, "took the game back", never="Alice has laid a card.")
    assert "for 9 days" in text(world.board)


async def test_an_old_event_that_no_longer_has_a_text_is_a_placeholder_line(
    world: World, rival: Member, logged_errors: LoggedErrors
) -> None:
    """A running game survives a new version: neither board nor log fails over a text that is gone or has changed."""
    await world.lay(world.alice)
    await world.tell("log-of_yore", number=1)
    await world.tell("log-parked")  # the current text needs the number of days
    await world.tell("log-parked", days=3)
    says(world.board, "for 3 days", "Alice has laid a card.")
    page = response(await world.press(rival, world.board, "Log"))
    assert "Alice has laid a card." in text(page)
    assert text(page).count("(This can't be shown.)") == 2
    logged_errors.expected("there is no text 'log-of_yore'", "the text 'log-parked'")


async def test_the_log_opens_in_a_lobby_and_for_a_player_without_events(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    page = response(await world.alice.slash(world.channel, "log"))
    assert "Nothing has happened yet." in text(page)
    assert labels(page) == ["Newest"]
    await world.press(world.bob, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")
    page = response(await world.press(world.alice, world.board, "Log"))
    await world.choose(world.alice, page, "log_of", ["1"])
    assert "Nothing has happened yet." in text(page)
    assert labels(page) == ["Newest"]


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_the_log_of_dungeon_lords_shows_a_withdrawn_proposal(world: World, locale: str) -> None:
    """Events of the table are in the table's words, whatever game is played."""
    (bob,) = await world.started("bob", game="dungeonlords", language=locale)
    table = await world.table()
    await pick(world.bot.tables, table.id, None)
    done = await world.bot.tables.ending.propose(table.id, world.alice.id)
    assert done.proposal is not None
    await world.bot.tables.proposals.refuse(table.id, world.alice.id, done.proposal.id)
    await world.settled()
    page = response(await bob.slash(world.channel, "log"))
    title, line = {
        "en-US": (f"Log of table {table.id}", "Alice withdrew a proposal: ending the game."),
        "ja": (f"卓{table.id}の記録", "Aliceが提案を取り下げた：ゲームを終えること"),
    }[locale]
    says(page, title, line)
    boss = world.boss(language=locale)
    offered = await boss.autocomplete(world.channel, "admin undo", "entry", "", which=table.id)
    assert offered


async def test_the_seal_of_the_dice_is_in_the_status_of_the_table_alone(world: World) -> None:
    await world.started(computers=1)
    game = await world.game()
    seal = game.dice.sealed
    panel = await world.my_move(world.alice)
    log = response(await world.press(world.alice, world.board, "Log"))
    screens: list[Seen] = [world.board, panel, log, *world.dms(world.alice)]
    assert all(seal[:8] not in text(shown) for shown in screens)
    assert seal in text(await world.press(world.alice, world.board, "Table…"))


async def test_a_turn_whose_beginning_was_not_read_is_left_out_of_the_latest(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced = Weighed()
    monkeypatch.setattr(announced, "turns", frozenset({"log-parked"}), raising=False)
    monkeypatch.setattr(Sample, "chronicle", announced)
    await world.started("bob")
    reader = await world.reader()

    def entries_shown(first_entry: int, turns: int) -> list[int]:
        drawn: Args = {"player": seat_name(0), "seat": 1}
        events = [LoggedEvent("log-took_over", drawn, number=7, entry=first_entry)]
        for number in range(8, 8 + turns):
            events.append(LoggedEvent("log-parked", {"days": number}, number=number, entry=number))
            events.append(LoggedEvent("log-took_over", drawn, number=90 + number, entry=number))
        return [len(turn.entries) for turn in latest(reader, events, 30, {})]

    assert entries_shown(first_entry=6, turns=2) == [1, 1]
    assert entries_shown(first_entry=0, turns=2) == [1, 1, 1], "the beginning of the game has no heading"
    assert entries_shown(first_entry=6, turns=0) == [1], "there is nothing else to tell"


async def test_sentences_on_one_line_are_separated(world: World, rival: Member) -> None:
    reader = await world.reader(language="ja")
    event = LoggedEvent("log-took_over", {"player": seat_name(0), "seat": 1})
    rest = (Message("replay-rise", {"player": seat_name(0), "change": "+2"}), Message("story-times", {"times": 2}))
    line = line_of(reader, StoryEntry((event,), rest))
    assert line == "📈 Alice \\+2点（2回）", "an addition belongs to its sentence"
    other = Message("replay-rise", {"player": seat_name(0), "change": "+3"})
    line = line_of(reader, StoryEntry((event,), (rest[0], other)))
    assert line == "📈 Alice \\+2点。📈 Alice \\+3点"
    assert in_one_line(reader, ["『栄誉+1。』", "成功"]) == "『栄誉+1。』成功", "a quotation has its own full stop"


async def test_the_answer_that_closed_a_part_of_the_game_is_told_with_what_followed(
    world: World, rival: Member
) -> None:
    reader = await world.reader(0)
    answer = LoggedEvent("log-ready", {"player": seat_name(1)}, number=90, entry=9)
    led = [LoggedEvent("log-shown", {"cards": [number]}, number=number, entry=8) for number in range(80, 90)]
    followed = [LoggedEvent("log-shown", {"cards": [number]}, number=number, entry=9) for number in range(91, 99)]
    for events in ([*led, answer], [*led, answer, *followed]):
        log = news(reader, events)
        assert any("Bob has laid a card." in line for line in log.lines)
        assert len(log.lines) <= 5


async def test_equal_sentences_of_an_entry_are_counted(world: World) -> None:
    await world.started("bob", game="thunderstone")
    reader = await world.reader()
    args: Args = {"player": seat_name(1), "card": refer("card-militia")}
    won = {**args, "card": refer("card-sphinx"), "experience": 3, "points": 7}
    events = [LoggedEvent("log-defeats", won, number=1, entry=1)]
    events += [LoggedEvent("log-destroys", args, number=number, entry=1) for number in (2, 3, 4)]
    (entry,) = entries_of(reader, events)
    line = line_of(reader, entry)
    assert line == "💥 Bob defeats Sphinx: +3 XP, +7 VP! ✖️ Bob loses Militia (3 times)."


ALICE, MOSS, NUTMEG = range(3)
"""The seats of a person, who reads the news below, and of two computer players."""


def done_by(key: str, at: int, seat: int, **args: Arg) -> LoggedEvent:
    """An event of the player on this seat, by their choice with the number `at`."""
    return LoggedEvent(key, {"player": seat_name(seat), **args}, number=at, entry=at, chosen_by=seat)


def hiring(number: int, seat: int, creature: str) -> LoggedEvent:
    return done_by("log-hired", number, seat, creature=refer(f"creature-{creature}"))


def news(reader: Reader, events: Sequence[LoggedEvent], most: int = 3, since: int = 0) -> Log:
    """The news of these events, which happened one after the other."""
    shown = recent(reader, [replace(event, number=number) for number, event in enumerate(events, 1)], most, since)
    assert shown is not None
    return shown


MANY = [
    done_by("log-got_food", 1, NUTMEG, food=2, gold=0),
    done_by("log-dug", 2, NUTMEG, squares=["C4", "D4"]),
    done_by("log-traps_due", 3, NUTMEG, number=1),
    *(hiring(number, MOSS, name) for number, name in enumerate(("goblin", "troll", "witch", "vampire"), 4)),
]
"""Three small actions of one lord, and then four greater ones of another."""


@pytest.mark.parametrize(
    ("language", "small"),
    [
        ("en", ": 2 tunnels dug, 1 trap bought and 2 food brought home"),
        ("ja", "：トンネル2つを掘った、トラップ1枚を購入、食糧2を調達"),
    ],
)
async def test_everyone_who_acted_has_one_line_with_all_they_did(world: World, language: str, small: str) -> None:
    reader = await world.reader_of("dungeonlords", language, seat=ALICE, computers=2)
    log = news(reader, MANY, 1)
    first, second = log.lines
    assert first.endswith(small)
    assert second.count("🍻") == 4


@pytest.mark.parametrize(("language", "sums"), [("en", ". Also: 3 food brought home"), ("ja", "。ほかに：食糧3を調達")])
async def test_what_a_rival_gained_elsewhere_does_not_read_like_the_price_of_a_deed(
    world: World, language: str, sums: str
) -> None:
    reader = await world.reader_of("dungeonlords", language, seat=ALICE, computers=2)
    food = done_by("log-got_food", 1, MOSS, food=3, gold=0)
    troll = hiring(2, MOSS, "troll")
    (line,) = news(reader, [food, troll]).lines
    assert sums in line.replace("*", "")
    assert "(" not in line
    assert "（" not in line


async def test_what_a_player_did_at_the_table_is_told_apart_from_their_deeds_in_the_game(world: World) -> None:
    reader = await world.reader_of("dungeonlords", seat=ALICE, computers=2)
    paused = LoggedEvent("log-paused", {"player": seat_name(MOSS)}, number=2, entry=1)
    log = news(reader, [done_by("log-got_food", 1, MOSS, food=3, gold=0), paused])
    assert [line.count("3 food") for line in log.lines] == [1, 0]
    assert "paused the game" in log.lines[1]


async def test_deeds_of_two_players_of_one_seat_name_who_did_them(world: World) -> None:
    await world.started(computers=2, game="dungeonlords")
    table = await world.table()
    former = FormerRow(seat=MOSS, entry=1, event=2, user_id=9, name="Dana")
    reader = await Reader.of(world.bot.services, table.model_copy(update={"former": [former]}), 0, "en")
    (line,) = news(reader, [hiring(1, MOSS, "troll"), hiring(2, MOSS, "witch")]).lines
    assert "The Troll moves into Dana's lair" in line
    assert "The Witch moves into 🤖 Moss's lair" in line


async def test_the_news_of_a_whole_game_of_dungeon_lords_leaves_nothing_out(world: World) -> None:
    await world.started(computers=2, game="dungeonlords")
    table = await world.table()
    game = GAMES["dungeon_lords"].start(3, {}, seed="news")
    rng = Random("news")
    events = list[LoggedEvent]()
    asked = 0
    cut = list[str]()
    happened = game.opening
    seat = -1
    since = 0
    while game.result is None:
        heard = [event for event in happened if event.heard_by(0)]
        events += [
            LoggedEvent(event.key, event.args, event.audience, number, game.choices, chosen_by=0 if seat == 0 else None)
            for number, event in enumerate(heard, len(events) + 1)
        ]
        question = min(
            (question for question in game.questions if question.awaited), key=lambda question: question.seat == 0
        )
        seat = question.seat
        if seat == 0:
            shown = recent(Reader(world.bot.services, table, game, 0, "en"), events, BRIEF, since)
            cut += [line for line in shown.lines if "left out" in line] if shown is not None else []
            asked = asked + 1
            since = len(events)
        happened = game.choose(seat, question.id, answer(game, question, PLAYERS["dungeon_lords"]["steady"], rng))
    assert asked > 50
    assert cut == []


async def test_a_rivals_turn_is_one_line_and_what_it_did_to_the_reader_another(world: World) -> None:
    reader = await world.reader_of("dungeoneer", seat=ALICE, computers=2)
    attack: Args = {"attacker": refer("monster-goblin"), "attr": refer("attr-melee")}
    tile: Args = {"space": refer("map-shaft"), "side": refer("side-e"), "beside": refer("map-gate")}
    mark: Args = {"card": refer("bane-ill_omen"), "victim": seat_name(NUTMEG), "cost": 1}
    events = [
        done_by("log-draws", 1, ALICE, n=2),
        done_by("log-turn", 2, MOSS, turn=2),
        done_by("log-attack", 3, MOSS, **attack, defender=seat_name(ALICE)),
        done_by("log-wounded", 3, ALICE, n=1, life=4),
        done_by("log-attack", 4, MOSS, **attack, defender=seat_name(NUTMEG)),
        done_by("log-wounded", 4, NUTMEG, n=2, life=3),
        done_by("log-attack", 4, MOSS, **attack, defender=seat_name(NUTMEG)),
        done_by("log-wounded", 4, NUTMEG, n=1, life=2),
        done_by("log-peril_gained", 4, ALICE, n=2),
        done_by("log-plays_bane", 5, MOSS, **mark),
        done_by("log-peril_lost", 5, NUTMEG, n=1),
        done_by("log-map_placed", 6, MOSS, **tile),
        *(done_by("log-enters", 7, MOSS, space=refer(f"map-{space}")) for space in ("gate", "shaft")),
        done_by("log-glory_gained", 7, MOSS, n=2),
        done_by("log-discarded", 8, MOSS, card=refer("monster-goblin")),
        done_by("log-turn", 9, ALICE, turn=3),
    ]
    log = news(reader, events)
    moss, nutmeg = reader.names[1:]
    assert log.lines == [
        "**⚔️ Tunnel Goblin attacks Alice with Melee!**",
        "**🩸 Alice suffers 1 wound: Life 4.**",
        f"{moss}: ⚔️ Tunnel Goblin → {nutmeg} (Melee), 🩸 {nutmeg} −2 (Life 3), ⚔️ Tunnel Goblin → {nutmeg} (Melee),"
        f" 🩸 {nutmeg} −1 (Life 2), 🕸️ plays Ill Omen on {nutmeg} (1 of {nutmeg}'s Peril)"
        ": “Before the victim rolls: −2 to that roll.”, places Echoing Shaft,"
        " moves to Gate of Embers, then Echoing Shaft, discards Tunnel Goblin, Glory +2 and Alice: Peril +2",
    ], "neither turns nor what the reader drew are left out in words"


async def test_the_first_news_of_a_game_names_the_readers_own_hero_and_quests(world: World) -> None:
    await world.started(computers=2, game="dungeoneer")
    table = await world.table()
    reader = await Reader.of(world.bot.services, table, 0, "en")
    log = news(reader, await world.bot.services.tables.journal.events(table.id, 0, limit=40))
    text = "\n".join(log.lines)
    assert "Alice plays " in text
    assert text.count("Alice's personal quest") == 2


async def test_an_attack_whose_beginning_the_reader_knows_is_told_in_full(world: World) -> None:
    reader = await world.reader_of("dungeoneer", seat=ALICE, computers=2)
    attack: Args = {"attacker": refer("monster-goblin"), "attr": refer("attr-melee"), "defender": seat_name(ALICE)}
    side: Args = {"attr": refer("attr-melee"), "score": 2, "bonus": 0}
    events = [
        done_by("log-turn", 1, MOSS, turn=2),
        done_by("log-attack", 2, MOSS, **attack),
        done_by("log-combat_total", 3, MOSS, **side, die=6, total=8, who=refer("monster-goblin")),
        done_by("log-combat_total", 3, MOSS, **side, die=1, total=3, who=seat_name(ALICE)),
        done_by("log-wounded", 3, ALICE, n=1, life=4),
        done_by("log-enters", 4, MOSS, space=refer("map-shaft")),
        done_by("log-enters", 5, MOSS, space=refer("map-gate")),
    ]
    log = news(reader, events, 3, 2)
    beginning = ["**⚔️ Tunnel Goblin attacks Alice with Melee!**", "**🎲 Tunnel Goblin: die 6 + Melee 2 = 8**"]
    assert log.lines[: len(beginning)] == beginning


async def test_what_a_rival_did_to_the_reader_is_told_between_its_other_deeds(world: World) -> None:
    reader = await world.reader_of("dungeoneer", seat=ALICE, computers=2)
    attack: Args = {"attacker": refer("monster-goblin"), "attr": refer("attr-melee"), "defender": seat_name(ALICE)}
    side: Args = {"attr": refer("attr-melee"), "die": 1, "score": 2, "bonus": 0, "total": 3}
    events = [
        done_by("log-turn", 1, MOSS, turn=2),
        done_by("log-plays", 2, MOSS, card=refer("boon-blink")),
        done_by("log-enters", 2, MOSS, space=refer("map-gate")),
        done_by("log-attack", 3, MOSS, **attack),
        *(done_by("log-combat_total", 3, MOSS, **side, who=who) for who in (refer("monster-goblin"), seat_name(ALICE))),
        done_by("log-tie", 3, MOSS, **attack),
        done_by("log-enters", 4, MOSS, space=refer("map-shaft")),
        done_by("log-discarded", 5, MOSS, card=refer("monster-goblin")),
    ]
    log = news(reader, events)
    assert ["Blink" in line for line in log.lines] == [True, False, False]
    assert ["Alice" in line for line in log.lines] == [False, True, False]
    assert ["Echoing Shaft" in line for line in log.lines] == [False, False, True]


async def test_an_attack_in_another_players_turn_is_told_apart_and_names_whose_turn_it_was(world: World) -> None:
    reader = await world.reader_of("dungeoneer", seat=ALICE, computers=2)
    attack: Args = {"attacker": seat_name(MOSS), "attr": refer("attr-melee"), "defender": seat_name(NUTMEG)}
    tile: Args = {"side": refer("side-e"), "beside": refer("map-gate")}
    events = [
        done_by("log-turn", 1, MOSS, turn=2),
        done_by("log-map_placed", 2, MOSS, space=refer("map-shaft"), **tile),
        done_by("log-discarded", 3, MOSS, card=refer("monster-goblin")),
        done_by("log-turn", 3, NUTMEG, turn=3),
        done_by("log-map_placed", 4, NUTMEG, space=refer("map-smoke_vents"), **tile),
        done_by("log-attack", 5, MOSS, **attack),
        done_by("log-wounded", 5, NUTMEG, n=1, life=4),
    ]
    log = news(reader, events)
    words = ("Echoing Shaft", "Smoke Vents", "Life 4")
    assert [[word in line for word in words] for line in log.lines] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
    assert log.lines[2].startswith(f"On {reader.names[NUTMEG]}'s turn: ")


async def test_what_a_rivals_turn_changed_for_a_third_player_is_told_once(world: World) -> None:
    reader = await world.reader_of("dungeoneer", seat=ALICE, computers=2)
    sent: Args = {"card": refer("monster-goblin"), "victim": seat_name(NUTMEG), "cost": 3, "attr": refer("attr-melee")}
    attack: Args = {"attacker": refer("monster-goblin"), "defender": seat_name(NUTMEG), "attr": refer("attr-melee")}
    hurt = [done_by("log-wounded", 3, NUTMEG, n=1, life=4), done_by("log-peril_gained", 3, NUTMEG, n=2)]
    events = [
        done_by("log-turn", 1, MOSS, turn=2),
        done_by("log-declares_monster", 2, MOSS, **sent),
        done_by("log-attack", 3, MOSS, **attack),
        *hurt,
        done_by("log-discarded", 4, MOSS, card=refer("monster-rats")),
    ]
    nutmeg = reader.names[NUTMEG]
    for since, price in ((0, True), (2, False)):
        log = news(reader, events, 3, since)
        (line,) = log.lines
        assert (f"(3 of {nutmeg}'s Peril)" in line) == price
        assert line.count(f"{nutmeg}: Peril +2") == 1


async def test_news_tells_how_the_readers_trap_ended_and_the_readers_rolls_on_the_way(world: World) -> None:
    reader = await world.reader_of("dungeoneer", seat=ALICE, computers=2)
    speed: Args = {"attr": refer("attr-speed"), "target": 6}
    rolled: Args = {**speed, "die": 3, "score": 3, "bonus": 0, "total": 6}
    events = [
        done_by("log-meets_pit", 1, ALICE, **speed, source=refer("map-shaft")),
        done_by("log-threat_met", 1, ALICE, **rolled, source=refer("map-shaft")),
        done_by("log-enters", 1, ALICE, space=refer("map-shaft")),
    ]
    shown = news(reader, events)
    assert any("reaches the pit in Echoing Shaft: Speed 6+" in line for line in shown.lines)
    dart: Args = {"source": refer("trap-darts")}
    faced: Args = {"by": seat_name(ALICE), "player": seat_name(NUTMEG), **speed, **dart}
    trap = [
        replace(done_by("log-threat", 5, MOSS), args=faced),
        replace(done_by("log-threat_met", 5, NUTMEG, **rolled, **dart), chosen_by=1),
    ]
    plays = [
        done_by("log-plays", number, seat, card=refer("treasure-sword")) for number, seat in ((2, 1), (3, 2), (4, 1))
    ]
    shown = news(reader, [*plays, *trap], 1)
    assert any("Set by Alice" in line for line in shown.lines)


@pytest.mark.parametrize("most", [3, 15])
async def test_important_news_takes_three_rows_of_a_phone_for_each_line(world: World, most: int) -> None:
    reader = await world.reader_of("dungeonlords", seat=ALICE, computers=2)
    great = [
        done_by("log-paladin_comes", number, 1 + number % 2, paladin=refer("hero-paladin_1")) for number in range(1, 61)
    ]
    log = brief(reader, great, most)
    assert log is not None
    rows = sum(1 + columns(line) // ROW_WIDTH for line in log.lines)
    assert 2 * most < rows <= 3 * most + 2, "the last line also counts what is left out"


async def test_only_what_others_did_is_added_up(world: World) -> None:
    reader = await world.reader_of("dungeonlords", seat=NUTMEG, computers=2)
    assert len(news(reader, MANY[:3]).lines) == 3


async def test_tidying_up_is_neither_bold_nor_the_newest_line_after_something_greater(world: World) -> None:
    reader = await world.reader_of("dungeonlords", seat=ALICE, computers=2)
    tidied = [done_by("log-trap_discarded", 1, ALICE), hiring(2, MOSS, "troll"), done_by("log-trap_discarded", 3, MOSS)]
    events = [*tidied, done_by("log-trap_discarded", 4, NUTMEG)]
    asked = news(reader, events, 1)
    board = newest(reader, events, 9, {})
    assert board is not None
    assert asked.lines[0].startswith("🍻 The Troll moves into")
    assert not any("Alice" in line or "**" in line for line in asked.lines)
    assert "Troll" in board.lines[-1]
    only = news(reader, tidied[:1], 0)
    assert only.lines == ["**Alice discards a trap face down.**"], "nothing greater happened"
