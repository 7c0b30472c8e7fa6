"""The public message of a table while its game goes on: its board.

A `Reader` is the viewer of a table, here everyone, in one language; a `Screen`, a message as data.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from cogs.screens.panel import page_button, rest_note, thinking_line, waiting_line
from cogs.screens.proposals import add_proposals
from cogs.screens.story.turns import newest
from cogs.screens.verdict import interim, verdict
from cogs.services.links import watch_link
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Screen, Style
from locales.sanitizing import Markdown
from rules.messages import Seat, seat_name
from storage.rows import LoggedEvent, SeatRow
from tables.store.table_timers import asked_openly

MOST_LINES = 12
"""Lines of what happened; the log has the rest."""


def board(
    reader: Reader,
    events: Sequence[LoggedEvent],
    picture: Block | None,
    cache: dict[Hashable, list[str]],
    beat: str = "",
    *,
    holds: bool = False,
) -> Screen:
    """The board as a picture or in words, one line per seat, what happened, whom the table waits for.

    `cache`: as for `newest`. `beat`: the moment of a show, shown in place of what happened. `holds`: its outcome
    is still to be shown, so the board doesn't say who is asked next: that would give it away.
    """
    table = reader.table
    over = table.is_over
    screen = Screen()
    screen.add(f"## {reader.say('game-name')}\n-# {reader.say('board-title', number=table.id)}", picture)
    lesson = reader.services.tables.courses.lesson(table)
    if lesson is not None:
        title = Markdown(reader.say(f"coach-title-{lesson.name}"))
        screen.add(f"🎓 {reader.say('board-lesson', player=seat_name(lesson.seat), title=title)}")
    if beat:
        screen.add(f"### {beat}")
    screen.add("\n".join(seat_line(reader, seat, holds=holds) for seat in table.seats))
    if not beat:
        screen.add(newest(reader, events, MOST_LINES, cache), interim(reader, events))
    if over:
        screen.add(*(verdict(reader) if not beat else []))
    elif table.status != "running":
        rest_note(reader, screen)
    else:
        if not holds:
            screen.add("\n".join([f"**{waiting_line(reader)}**", *deadlines(reader)]), thinking_line(reader))
        add_proposals(reader, screen)
    for row in _buttons(reader, plays=bool(beat)):
        screen.buttons(row)
    return screen


def seat_line(reader: Reader, seat: SeatRow, *, holds: bool = False) -> str:
    """The player on a seat, and whether the table waits for them, unless that would give away an outcome (`holds`)."""
    game = None if reader.table.is_over or holds else reader.game
    awaited = game is not None and seat.number in game.waiting(None)
    mark = "🪑" if seat.empty else "👤"
    name = reader.names[seat.number]
    if seat.stand_in is not None:
        name = f"{name} · 🤖 {reader.say('seat-stand_in')}"
    elif seat.empty:
        name = f"{name} · {reader.say('seat-empty')}"
    if seat.computer is not None:  # its name begins with a sign of its own
        return f"▶️ {name}" if awaited else name
    return f"{'▶️' if awaited else mark} {name}"


def deadlines(reader: Reader) -> list[str]:
    """When the players' deadlines end, a line for each such time. Secret questions are left out."""
    if reader.game is None:
        return []
    asked = asked_openly(reader.game)
    awaited = reader.game.waiting(None)
    runs_out: dict[int, list[Seat]] = {}
    for seat in sorted(asked.keys() & set(awaited)):
        if (due := reader.deadline(asked[seat])) is not None:
            runs_out.setdefault(due, []).append(seat)
    return [
        reader.say("board-until", players=[seat_name(seat) for seat in seats], due=f"<t:{due}:R>")
        for due, seats in sorted(runs_out.items())
    ]


def _buttons(reader: Reader, *, plays: bool) -> list[list[Button]]:
    """The rows of buttons below the board. `plays`: it shows a moment of a show."""
    log = [reader.button("log", "board-log"), reader.button("rules", "board-rules")]
    skip = [reader.button("skip", "board-skip")] if plays else []
    if reader.table.is_over:
        return [log + skip]
    going_on = reader.button("going_on", "board-going_on")
    last = [*log, reader.button("table", "board-table")]
    if link := watch_link(reader.services, reader.table):
        last.append(Button(link, reader.say("board-watch"), url=link))
    if reader.table.status != "running":
        return [[going_on, *last]]
    first = [
        reader.button("move", "board-move", Style.PRIMARY),
        *page_button(reader),
        *([reader.button("hand", "board-hand")] if reader.has_hands() else []),
        going_on,
        *skip,
    ]
    return [first, last]
