"""Where a game is, in a few lines: *What's going on?*, and the summary for someone who takes over or comes back.

A `Reader` is the viewer of a table (a seat or a spectator) in one language; a `Screen`, a message as data.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens import board_text
from cogs.screens.board import deadlines
from cogs.screens.panel import thinking_line, waiting_line
from cogs.screens.story.recap import brief
from cogs.screens.verdict import decided, player, reason, verdict
from cogs.services.reader import Reader
from cogs.services.screen import Button, Log, Screen, Style
from rules.game import agreed_result
from storage.rows import LoggedEvent

ACTION = "going_on"
"""The action of *What's going on?*."""
ASK = "ask"
"""The rest of the id of its button that opens the form."""
MOST_NEWS = 6
"""Lines about what a player has missed."""
SOME_NEWS = 3
"""Lines about the latest events."""


def is_over(reader: Reader) -> bool:
    """Whether the game is over, with or without a result."""
    return reader.table.is_over or (reader.game is not None and reader.game.result is not None)


def place(reader: Reader) -> list[str]:
    """Where the game is, the first line in bold."""
    lines = board_text.place(reader)
    return [f"**{lines[0]}**" if "**" not in lines[0] else lines[0], *lines[1:]] if lines else []


def coming(reader: Reader) -> list[str]:
    """The next steps, in the words of the game."""
    if reader.game is None or reader.table.is_over:
        return []
    return [reader.say(step) for step in reader.view.coming_up()]


def turn_lines(reader: Reader) -> list[str]:
    """The reader's task at the table, whom else it waits for, and until when."""
    table = reader.table
    if table.is_over:
        return [reason(reader)]
    if table.status != "running":
        return [reader.say(f"resting-{table.status}")]
    mine = next((question for question in reader.questions() if question.awaited), None)
    task = (
        ""
        if mine is None
        else reader.say("help-asked", question=reader.say(f"ask-{mine.kind}", **mine.describe(reader.game)))
    )
    is_alone = bool(task) and reader.game is not None and reader.game.waiting(reader.seat) == [reader.seat]
    waiting = "" if is_alone else waiting_line(reader)
    return [line for line in (task, waiting, *deadlines(reader), thinking_line(reader)) if line]


def leader(reader: Reader) -> list[str]:
    """Who leads among those still in the game, and how a tie is broken; empty without scores or after the end."""
    game = reader.game
    if game is None or game.result is not None:
        return []
    if game.settings.together and game.seats > 1:
        return [reader.say("answer-together")]
    counted = agreed_result(game)
    if counted is None:
        return []
    playing = [placed for placed in counted.places if not game.is_out(placed.seat)]
    best = max(placed.total for placed in playing)
    leaders = [placed for placed in playing if placed.total == best]
    winners = [player(reader, placed.seat) for placed in leaders if placed.place == 1]  # the tie is broken for them
    tie = [reader.say("answer-tie_broken", players=winners)] if best and 0 < len(winners) < len(leaders) else []
    if len(leaders) == len(counted.places):  # nobody is out
        return [f"**{reader.say('answer-level', total=best)}**", *tie]
    players = [player(reader, placed.seat) for placed in leaders]
    return [f"**{reader.say('answer-leads', players=players, number=len(leaders), total=best)}**", *tie]


def status(reader: Reader, events: Sequence[LoggedEvent]) -> list[str]:
    """Where the game is, whom it waits for and who leads; after the end how it was won or lost."""
    if is_over(reader):
        return [*verdict(reader, brief=True), *decided(reader, events)]
    return [*place(reader), *turn_lines(reader), *leader(reader)]


def latest(reader: Reader, events: Sequence[LoggedEvent]) -> list[LoggedEvent]:
    """The events of this turn and of the one before it, without those that the first lines of the board say."""
    if reader.game is None:
        return []
    chronicle = reader.game.chronicle
    starts = [index for index, event in enumerate(events) if event.key in chronicle.turns]
    return [event for event in events[starts[-2] if len(starts) > 1 else 0 :] if event.key not in chronicle.headlines]


def briefing(
    reader: Reader, events: Sequence[LoggedEvent], buttons: Sequence[Button] = (), *, waits: bool = True
) -> Screen:
    """*What's going on?*: where the game is, who leads, what happened, what comes next, and these buttons for more.

    `waits`: with the question to the reader, whom else the table waits for, and the deadlines.
    """
    lines = status(reader, events) if waits else [*place(reader), *leader(reader)]
    screen = Screen().add(f"-# {reader.title}", "\n".join(lines))
    if not is_over(reader):
        screen.add(brief(reader, latest(reader, events), SOME_NEWS), "\n".join(coming(reader)))
    return screen.buttons(buttons)


def not_begun(reader: Reader) -> Screen:
    """The answer to a question about a game that has not begun: that it hasn't, and a button for the rules."""
    screen = Screen().add(reader.say("answer-not_begun", game=reader.say("game-name")))
    return screen.buttons([reader.button("rules", "board-rules")])


def handover(reader: Reader, events: Sequence[LoggedEvent], first: str = "") -> Screen:
    """For someone who takes over a seat or was away for long: where the game is, what they have, what is asked.

    `first`: a line above all else. The events are those since they last looked.
    """
    screen = Screen().add(first or None, f"-# {reader.title}")
    screen.add(f"### {reader.say('handover-title')}\n" + "\n".join([*place(reader)[:2], *leader(reader)]))
    if (news := brief(reader, events, MOST_NEWS)) is not None:
        screen.add(f"### {reader.say('handover-seen')}", Log(news.lines))
    hand = reader.hand() if reader.seat is not None else None
    if hand is not None and (hand_lines := [line for line in hand.text.splitlines() if line.strip()]):
        screen.add(f"### {reader.say('handover-has')}\n" + "\n".join(hand_lines))
    screen.add("\n".join(turn_lines(reader)))
    look = reader.button("look", "board-move", Style.PRIMARY)
    return screen.buttons([look, reader.button(ACTION, "board-going_on")])
