"""The lines of a result, and of the last events above it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cogs.inquiries.answers import topic_buttons
from cogs.inquiries.documents import Sources
from cogs.screens.board import seat_line
from cogs.screens.open_question import Progress
from cogs.screens.panel import News, panel
from cogs.screens.summary import briefing
from cogs.screens.verdict import decided, ended_board, interim, result_in_words, verdict
from cogs.services.reader import Reader
from cogs.services.screen import Log, Text
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Args, Event, Message, refer, seat_name
from rules.registry import GAMES
from rules.results import Place, Result
from storage.rows import LoggedEvent
from tests.discord.conftest import TEXTS
from tests.discord.table import Member, World, happened, ranked, says, text
from tests.rules.sample import Sample

pytestmark = pytest.mark.slow

BY_HOST: dict[str, Any] = {"status": "ended", "reason": "end-by_host", "over": 1.0}
"""A table whose game its host has ended."""


async def ended_with(world: World, command: str, result: Result, language: str = "en", **table: Any) -> Reader:
    """The reader of a table whose game has ended with this result."""
    reader = await world.reader_of(command, language, **table)
    assert reader.game is not None
    reader.game.result = result
    return reader


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["🤖 Moss: 3", "Alice: 2", "Alice: 1"]),
        ("ja", ["🤖 モス：3", "Alice：2", "Alice：1"]),
    ],
)
async def test_if_losers_share_a_place_the_winner_is_named_and_nobody_has_a_rank(
    world: World, language: str, lines: list[str]
) -> None:
    reader = await world.reader_of("dungeoneer", language)
    places = [Place(seat=0, place=2, total=1), Place(seat=1, place=1, total=3), Place(seat=0, place=2, total=2)]
    result = Result(reason="end-three_quests", winners=[1], places=places)  # the table has two seats: one loses twice
    ended, listed = result_in_words(reader, result)
    assert listed.splitlines() == lines
    winner = re.split("[:：]", lines[0])[0]
    assert ended.splitlines()[1:] == [f"🏆 {winner}"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["**1.** 🤖 Moss: completed quests 3 (level 4, life 2)", "**2.** Alice: completed quests 0 (level 1)"]),
        (
            "ja",
            ["**1位** 🤖 モス：達成したクエスト3（レベル4、ライフ2）", "**2位** Alice：達成したクエスト0（レベル1）"],
        ),
    ],
)
async def test_a_result_says_what_its_totals_count(world: World, language: str, expected: list[str]) -> None:
    reader = await world.reader_of("dungeoneer", language)
    scores = [{"quests": 0, "level": 1, "life": 0}, {"quests": 3, "level": 4, "life": 2}]
    result = ranked(0, 3, reason="end-three_quests", scores=scores)
    assert result_in_words(reader, result)[1].splitlines() == expected


async def test_points_that_other_counts_do_not_make_up_are_named_in_every_line(world: World) -> None:
    """Also where the monsters happen to be as many as the points, and where nothing else is counted."""
    reader = await world.reader_of("dungeongo")
    scores = [{"victory_points": points, "defeats": kills, "deaths": 0} for points, kills in ((2, 2), (2, 1), (1, 0))]
    places = [Place(seat=0, place=1, total=counts["victory_points"], scores=counts) for counts in scores]
    lines = result_in_words(reader, Result(reason="end-king_dead", winners=[], places=places, facts={"floor": 2}))[1]
    told = [line.partition(": ")[2] for line in lines.splitlines()]
    points = ["victory points 2 (monsters defeated 2)", "victory points 2 (monsters defeated 1)", "victory points 1"]
    assert told == points


async def test_places_with_equal_points_keep_their_rank(world: World) -> None:
    reader = await world.reader_of("dungeonlords")
    places = [Place(seat=0, place=2, total=1), Place(seat=1, place=1, total=3), Place(seat=0, place=2, total=1)]
    result = Result(reason="end-scored", winners=[1], places=places, facts={"licensed": 0, "licences": []})
    ranks = [line.split()[0] for line in result_in_words(reader, result)[1].splitlines()]
    assert ranks == ["**1.**", "**2.**", "**2.**"]


@pytest.mark.parametrize(("language", "place"), [("en", "A1, top left"), ("ja", "A1の上側・左")])
async def test_the_place_where_a_group_waits_is_described_without_a_code(
    world: World, language: str, place: str
) -> None:
    reader = await world.reader_of("mapmasters", language)
    args: Args = {"group": refer("group-green"), "column": 1, "row": 1, "side": refer("opening-N1")}
    line = reader.line(Event("log-group_placed", args))
    assert place in line
    assert "N1" not in line


@pytest.mark.parametrize(
    ("language", "early", "standing", "stopped"),
    [
        ("en", "Ended early", "Standings at the end", "Where it stopped:"),
        ("ja", "途中終了", "終了時の成績", "終了時の状況："),
    ],
)
@pytest.mark.parametrize("command", ["dungeoneer", "dungeonlords", "mapmasters", "thunderstone", "dungeongo"])
async def test_a_game_that_was_ended_early_says_so_with_the_standing_and_where_it_stopped(
    world: World, command: str, language: str, early: str, standing: str, stopped: str
) -> None:
    reader = await world.reader_of(command, language, **BY_HOST)
    heading, points = verdict(reader, brief=True)
    assert heading.startswith(f"### ⏹️ {early}")
    assert heading.endswith(reader.say("end-by_host"))
    assert standing in points
    assert any(line.startswith(f"🧭 {stopped}") for line in decided(reader, []))
    board = reader.board()
    ended = ended_board(reader, board)
    assert board is not None
    assert ended is not None
    assert ended.alt.startswith(early)
    assert ended.text == board.text, "the message already says so"
    assert len(ended.svg) > len(board.svg)
    assert not any("▶️" in seat_line(reader, seat) for seat in reader.table.seats), "nobody is waited for"
    assert ended_board(replace(reader, entry=1), board) is board, "an earlier position does not look like the end"


@pytest.mark.parametrize(
    ("language", "counted"),
    [("en", "Alice: 3 (victory points +5, reshuffles −2)"), ("ja", "Alice：3（勝利点+5、山札の組み直し−2）")],
)
async def test_a_solo_game_that_was_ended_early_says_what_its_score_consists_of(
    world: World, language: str, counted: str
) -> None:
    solo = DungeonGo.start(1, seed="solo")
    solo.heroes[0].vp, solo.heroes[2].vp, solo.rebuilds = 1, 4, 2
    reader = replace(await world.reader_of("dungeongo", language, **BY_HOST), game=solo)
    assert verdict(reader, brief=True)[1].endswith(counted)
    board = reader.board()
    ended = ended_board(reader, board)
    assert ended is not None
    assert counted in ended.alt


async def test_a_running_game_does_not_look_like_one_that_was_ended(world: World) -> None:
    reader = await world.reader_of("dungeoneer")
    board = reader.board()
    assert ended_board(reader, board) is board
    assert not any("stopped" in line for line in decided(reader, []))


async def test_the_end_stands_above_what_led_to_it(world: World) -> None:
    reader = await world.reader_of("dungeoneer", status="finished", reason="end-ended")
    shown = words_of(reader, happened(("tipped", {"player": seat_name(0)})))
    assert shown.index(reader.say("end-ended")) < shown.index("is tipped")


def words_of(reader: Reader, events: Sequence[LoggedEvent]) -> str:
    """All that the panel says after these events."""
    blocks = panel(reader, None, Progress(), News(events=events)).blocks
    return "\n".join(block.text for block in blocks if isinstance(block, Text | Log))


async def test_the_end_does_not_repeat_the_final_count(world: World) -> None:
    result = ranked(9, 4, licensed=2, licences=[seat_name(0), seat_name(1)])
    reader = await ended_with(world, "dungeonlords", result, status="finished")
    events = happened(
        ("title_held", {"title": refer("title-halls"), "players": [seat_name(0)]}),
        ("score", {"player": seat_name(0), "total": 9}),
    )
    shown = words_of(reader, events)
    assert reader.line(events[0]) not in shown
    assert shown.count("Alice: 9") == 1


async def test_the_end_lists_the_totals_and_the_history_also_their_parts(world: World) -> None:
    reader = await world.reader_of("dungeonlords")
    scores = {"rooms": 4, "monsters": 2, "prisoners": 0, "conquered": -6, "titles": 12}
    result = ranked(12, 4, scores=[scores, {"rooms": 4}], licensed=0, licences=[])
    computer = reader.names[1]
    assert result_in_words(reader, result, brief=True)[1] == f"**1.** Alice: 12 · **2.** {computer}: 4"
    assert result_in_words(reader, result)[1].splitlines() == [
        "**1.** Alice: 12 (rooms +4, monsters +2, conquered tiles −6, titles +12)",
        f"**2.** {computer}: 4 (rooms +4)",
    ]
    lost = ranked(3, 3, licensed=0, licences=[], won=False)
    assert result_in_words(reader, lost, brief=True)[1] == f"Alice and {computer}: 3"


@pytest.mark.parametrize(("second", "notes"), [(10, 1), (9, 0)])
async def test_the_end_mentions_only_the_tie_of_the_winners(
    world: World, monkeypatch: pytest.MonkeyPatch, second: int, notes: int
) -> None:
    reader = await world.reader_of("dungeonlords")
    ties = [Message("tie-shared", {"points": points, "players": ["A", "B"]}) for points in (10, 3)]
    monkeypatch.setattr(type(reader.game), "closing", lambda game: ties)
    places = [Place(seat=0, place=1, total=10), Place(seat=1, place=2, total=second)]
    result = Result(reason="end-scored", winners=[0], places=places, facts={"licensed": 0, "licences": []})
    assert [part.count("⚖️") for part in result_in_words(reader, result, brief=True)[2:]] == [1] * notes
    assert result_in_words(reader, result)[2].count("⚖️") == 2


@pytest.mark.parametrize(
    ("own_titles", "rivals_titles", "margin"),
    [
        (0, 0, "6 points."),
        (0, 1, "5 points, mostly thanks to rooms: 10 points to 4."),
        pytest.param(6, 0, "12 points.", id="titles count as much as rooms"),
    ],
)
async def test_the_deciding_score_is_named_only_if_other_scores_count_too(
    world: World, own_titles: int, rivals_titles: int, margin: str
) -> None:
    scores = [{"rooms": 10, "titles": own_titles}, {"rooms": 4, "titles": rivals_titles}]
    result = ranked(10 + own_titles, 4 + rivals_titles, scores=scores, licensed=0, licences=[])
    reader = await ended_with(world, "dungeonlords", result)
    assert decided(reader, [])[0] == f"🏆 Alice beat {reader.names[1]} by {margin}"


async def test_a_game_that_was_ended_early_has_no_winner(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "counted", lambda game: ranked(1, 3, reason="end-counted"))
    await world.started("bob")
    await world.bot.tables.ending.end((await world.table()).id, world.alice.id)
    await world.settled()
    says(world.board, "Bob was 2 points ahead of Alice.", never="won")


@pytest.mark.parametrize(
    ("language", "blow"),
    [("en", "💔 The Giant Rat's blow reaches the king on E5"), ("ja", "💔 大ネズミの一撃が、E5の王様に届いてしまった")],
)
async def test_a_failed_rescue_is_described_by_the_blow_that_ended_it(world: World, language: str, blow: str) -> None:
    reader = await ended_with(world, "dungeongo", ranked(2, 1, reason="end-king_dead", floor=2, won=False), language)
    rat: Args = {"monster": refer("monster-giant_rat")}
    monsters_turn: list[tuple[str, Args]] = [
        ("turn_monsters", {}),
        ("monster_moves", {**rat, "source": "B4", "cell": "E6"}),
        ("king_struck", {**rat, "cell": "E5"}),
    ]
    (sentence,) = decided(reader, happened(*monsters_turn, entry=1))
    assert sentence.startswith(blow)


async def test_the_headline_is_not_repeated(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    why = refer("why-given_up")
    reader = await ended_with(world, "mapmasters", ranked(reason="end-mission_lost", why=why))
    monkeypatch.setattr("cogs.screens.verdict._winning_margin", lambda result: None)
    assert decided(reader, happened(("mission_lost", {"why": why}))) == []


async def test_the_board_shows_the_standings_when_a_round_has_ended(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = await world.reader()
    events = happened(("revealed", {}))
    monkeypatch.setattr(Sample, "counted", lambda game: ranked(1, 3, reason="end-counted"))
    assert interim(reader, events) is None, "the sample game names no such event"
    monkeypatch.setattr(Sample.chronicle, "standing_after", ("log-revealed",))
    assert standings(reader, events) == ["📊 **Standings:** Bob: 3, Alice: 1"]
    assert interim(reader, []) is None
    for points, lines in ((2, ["📊 **Standings:** Alice: 2, Bob: 2"]), (0, [])):
        monkeypatch.setattr(Sample, "counted", lambda game, points=points: ranked(points, points, reason="end-counted"))
        assert standings(reader, events) == lines


def standings(reader: Reader, events: Sequence[LoggedEvent]) -> list[str]:
    verdicts = interim(reader, events)
    return [] if verdicts is None else list(verdicts.lines)


async def test_who_is_asked_after_the_end_of_a_round_is_told_the_standings(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample.chronicle, "standing_after", ("log-shown",))
    monkeypatch.setattr(Sample, "counted", lambda game: ranked(1, 3, reason="end-counted"))
    (bob,) = await world.started("bob")
    await world.same_hands()
    panels = {person: await world.my_move(person) for person in (world.alice, bob)}
    for person, seen in panels.items():
        assert "Standings" not in text(seen)
        await world.lay(person, seen)
    line = "-# 📊 **Standings:** Bob: 3, Alice: 1"
    assert all(line in text(seen).splitlines() for seen in panels.values())
    assert line in text(world.board).splitlines()
    assert "which card do you lay?" in text(panels[world.alice])


@pytest.mark.parametrize(
    ("scores", "line"),
    [
        (
            [{"primary": 0, "coins": 4}, {"primary": 5, "coins": 0}],
            "📊 **Standings:** {rival}: 5 (Primary +5) · Alice: 4 (Coins +4)",
        ),
        (
            [{"primary": 3, "coins": 1}, {"primary": 5, "coins": 0}],
            "📊 **Standings:** {rival}: 5 (Primary +5) · Alice: 4 (Primary +3, Coins +1)",
        ),
        (
            [{"coins": 7, "primary": 4}, {"coins": 1, "primary": 5}],
            "📊 **Standings (Primary):** {rival}: 5, Alice: 4",
        ),
        ([{"primary": 4, "coins": 7}, {"primary": 6, "coins": 0}], "📊 **Standings:** {rival}: 5, Alice: 4"),
        ([{}, {"primary": 5}], "📊 **Standings:** {rival}: 5, Alice: 4"),
    ],
)
async def test_the_standing_says_what_the_points_consist_of(
    world: World, monkeypatch: pytest.MonkeyPatch, scores: list[dict[str, int]], line: str
) -> None:
    reader = await world.reader_of("mapmasters")
    assert reader.game is not None
    counted = ranked(4, 5, reason="end-counted", scores=scores)
    monkeypatch.setattr(type(reader.game), "counted", lambda game: counted)
    key = reader.game.chronicle.standing_after[0].removeprefix("log-")
    assert standings(reader, happened((key, {}))) == [line.format(rival=reader.names[1])]


@pytest.mark.parametrize("name", GAMES)
def test_the_events_after_which_the_standings_are_shown_have_a_text(name: str) -> None:
    for key in GAMES[name].chronicle.standing_after:
        assert TEXTS.has("en", name, key), key


async def test_the_last_moment_is_a_game_event_and_not_an_announcement(world: World) -> None:
    reader = await ended_with(world, "mapmasters", ranked(0, 1, score=1))
    alice, moss = (Args(player=seat_name(seat)) for seat in range(2))
    goal: Args = {"goal": refer("goal-rope"), "vp": 3}
    announced: tuple[str, Args] = ("primary_goal", {**goal, "hourglass": False})
    assert decided(reader, happened(announced))[1:] == []
    paid: list[tuple[str, Args]] = [
        ("primary", {**alice, **goal, "points": 3, "coins": 0}),
        ("primary", {**moss, **goal, "points": 4, "coins": 0}),
        ("secondary_goal", goal),
        ("secondary", {**alice, "points": 2, "escaped": False}),
        ("secondary", {**moss, "points": 2, "escaped": False}),
    ]
    (moment,) = decided(reader, happened(announced, *paid, entry=2))[1:]
    assert moment.startswith("Highlight: "), "it is told under the winner"
    assert "Moss: Ropes 4 VP, Ropes 2 VP" in moment
    assert "Alice" not in moment
    nothing: list[tuple[str, Args]] = [
        (key, {**args, "points": 0} if args.get("player") == moss["player"] else args) for key, args in paid
    ]
    assert decided(reader, happened(*nothing, entry=2))[1:] == [], "the winner has nothing from that round"


async def test_a_victory_over_a_monster_is_the_highlight_though_a_lost_battle_comes_after_it(world: World) -> None:
    reader = await ended_with(world, "thunderstone", ranked(0, 1, score=1))
    griffon: Args = {"player": seat_name(0), "card": refer("card-griffon"), "experience": 2, "points": 4}
    won, lost = [("turn", griffon), ("defeats", griffon)], [("turn", griffon), ("fails", griffon)]
    (moment,) = decided(reader, happened(*won, *lost))[1:]
    assert "Alice defeats Griffon" in moment


async def test_the_headline_of_a_result_is_no_highlight(world: World) -> None:
    thief = refer("hero-thief")
    reader = await ended_with(world, "dungeongo", ranked(0, 1, reason="end-victory", floor=5, true_heroes=[thief]))
    assert decided(reader, happened(("true_hero", {"heroes": [thief]})))[1:] == []


@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", "The king died on dungeon floor 2."), ("ja", "ダンジョン階層2で王様が命を落としました。")],
)
async def test_the_briefing_on_a_finished_game_says_how_it_ended_and_names_no_leader(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, ending: str
) -> None:
    await world.started(computers=1, game="dungeongo")
    running = await world.table()
    lost = ranked(2, 1, reason="end-king_dead", floor=2, won=False)
    monkeypatch.setattr("games.dungeon_go.rules.scoring.outcome", lambda game, reason: lost)
    reader = await Reader.of(world.bot.services, running, None, language)
    leads = reader.say("answer-leads", players=[seat_name(0)], number=1, total=2)
    assert leads in whats_going_on(reader)
    finished = running.model_copy(update={"status": "finished", "reason": "end-king_dead"})
    reader = await Reader.of(world.bot.services, finished, None, language)
    monkeypatch.setattr(reader.game, "result", lost)
    assert whats_going_on(reader).count(ending) == 1
    assert leads not in whats_going_on(reader)
    offered = [button.label for button in topic_buttons(Sources(reader, [], None, None, private=True))]
    assert offered == [{"en": "What happened?", "ja": "何があった？"}[language], reader.say("ask-about-form")]


def whats_going_on(reader: Reader) -> str:
    """The answer to *What's going on?*."""
    return str(briefing(reader, [], []).blocks)
