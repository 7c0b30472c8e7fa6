"""The public message of a table while its game goes on: its board."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.house.ids import Press
from cogs.house.reader import Reader
from cogs.house.screen import Button, Screen
from cogs.screens.panel import resting, thinking, waiting
from cogs.screens.proposals import add_proposals
from cogs.screens.verdict import verdict
from locales.names import Markdown
from pictures.faces import Picture
from rules.core.messages import seat_name
from storage.rows import LoggedEvent, SeatRow
from tables.waits import asked_openly

SEAL = 8
"""So many signs of the seal of the dice stand on the board."""
MOST_LINES = 12
"""Of what happened; the log has the rest."""


def board(reader: Reader, events: Sequence[LoggedEvent], words: Picture | None) -> Screen:
    """One line per seat, what happened, whom the table waits for; the board in `words` where there is no picture."""
    table = reader.table
    over = table.is_over
    screen = Screen()
    screen.add(f"## {reader.say('game-name')}\n-# {reader.say('board-title', number=table.id)}{_seal(reader)}")
    lesson = reader.house.tables.teaching.lesson(table)
    if lesson is not None:
        title = Markdown(reader.say(f"coach-title-{lesson.name}"))
        screen.add(f"🎓 {reader.say('board-lesson', player=seat_name(lesson.seat), title=title)}")
    screen.add(words.text if words is not None else None)
    screen.add("\n".join(_seat(reader, seat) for seat in table.seats))
    screen.add(reader.story(events, MOST_LINES))
    if over:
        screen.add(*verdict(reader))
    elif table.status != "running":
        resting(reader, screen)
    else:
        screen.add(f"**{waiting(reader)}**", thinking(reader))
        add_proposals(reader, screen)
    return screen.buttons(_buttons(reader, over or table.status != "running"))


def _seal(reader: Reader) -> str:
    """The beginning of the seal of the dice; the log has all of it, and the end opens it."""
    if reader.game is None or reader.table.is_over:
        return ""
    return f" · {reader.say('board-sealed', seal=reader.view.sealed[:SEAL])}"


def _seat(reader: Reader, seat: SeatRow) -> str:
    awaited = reader.game is not None and seat.number in reader.game.waiting(None)
    due = _due(reader, seat) if awaited else ""
    mark = "🤖" if seat.computer else "🪑" if seat.empty else "👤"
    name = reader.names[seat.number]
    if seat.stand_in is not None:
        name = f"{name} · 🤖 {reader.say('seat-stand_in')}"
    elif seat.empty:
        name = f"{name} · {reader.say('seat-empty')}"
    return f"{'▶️' if awaited else mark} {name}{f' · {due}' if due else ''}"


def _due(reader: Reader, seat: SeatRow) -> str:
    """Until when the turn of this seat may last; empty where there is no deadline. Of secret questions nothing."""
    if reader.game is None:
        return ""
    number = asked_openly(reader.game).get(seat.number, 0)
    question = next((each for each in reader.game.questions if each.id == number), None)
    return "" if question is None else reader.due(question)


def _buttons(reader: Reader, over: bool) -> list[Button]:
    table = reader.table.id
    first = [
        Button(Press("move", table).button, reader.say("board-move"), discord.ButtonStyle.primary),
        Button(Press("hand", table).button, reader.say("board-hand")),
    ]
    last = [
        Button(Press("log", table).button, reader.say("board-log")),
        Button(Press("rules", table).button, reader.say("board-rules")),
    ]
    return last if over else [*first, *last]
