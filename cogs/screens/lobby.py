"""The public message of a table before its game: who plays, with which settings, what it still needs to start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.screens.settings import changed_settings, setting_line
from cogs.screens.verdict import verdict
from cogs.services.reader import Reader
from cogs.services.screen import Button, Image, Screen, Style
from cogs.services.services import Services
from rules.messages import refer
from storage.rows import SeatRow

AGREE = "agree"


def lobby(reader: Reader, lacks: Sequence[str], *, host: bool = True, header: Image | None = None) -> Screen:
    """Who plays, with which settings, what it still needs to start, and the permissions the bot lacks here.

    A lobby that was closed says why.
    `host`: with *Start*; on Discord everyone sees the same message. `header`: the name of the game in its scene.
    """
    table, services = reader.table, reader.services
    kind = services.games[table.game]
    screen = Screen()
    if table.is_over:
        return screen.add(f"## {reader.say('game-name')}", *verdict(reader))
    about = f"{reader.say('game-blurb')}\n-# {reader.say('game-facts')}"
    screen.add(header, about if header else f"## {reader.say('game-name')}\n{about}")
    if table.meets_at is not None:
        screen.add(reader.say("night-date", at=str(int(table.meets_at))))
    least, most = kind.seat_numbers[0], kind.seat_numbers[-1]
    free = [reader.say("seat-empty")] * (most - len(table.seats))  # so that the buttons below stay where they are
    seats = [*(_seat(reader, seat) for seat in table.seats), *free]
    screen.add(reader.say("lobby-seats", taken=len(table.seats), least=least, most=most) + "\n" + "\n".join(seats))
    settings = changed_settings(kind, table.settings, len(table.seats))
    screen.add(
        " · ".join(setting_line(services.texts, reader.language, kind, setting.field, now) for setting, now in settings)
    )
    if lacks:
        screen.add(f"⚠️ {reader.say('lobby-lacks', permissions=[refer(f'permission-{name}') for name in lacks])}")

    enough = len(table.seats) in kind.seat_numbers
    start = [reader.button("start", "lobby-start", Style.SUCCESS if enough else Style.SECONDARY)]
    return screen.buttons(
        [
            *(start if host else ()),
            _take_part(reader),
            reader.button("computer", "lobby-add"),
            reader.button("settings", "status-settings"),
            reader.button("rules", "lobby-how"),
        ]
    )


def _take_part(reader: Reader) -> Button:
    """*Join / leave*; for readers who are yet to say yes, or for all while anyone is, *I'm in*: it never leaves."""
    unsure = [seat.number for seat in reader.table.people if not seat.ready]
    if reader.seat in unsure or (reader.seat is None and unsure):
        return reader.button("take_part", "lobby-agree", Style.PRIMARY, rest=AGREE)
    return reader.button("take_part", "lobby-join", Style.PRIMARY)


def _seat(reader: Reader, seat: SeatRow) -> str:
    name = reader.names[seat.number]
    if seat.computer:
        key = "lobby-computer_fills" if seat.fills else "lobby-computer"
        return reader.say(key, name=name, level=refer(f"computer-{seat.computer}"))
    if seat.user_id == reader.table.host_id:
        return reader.say("lobby-host", name=name)
    return f"**{name}**" if seat.ready else reader.say("lobby-unsure", name=name)


def ordered_levels(players: Iterable[str]) -> list[str]:
    """The names of computer players, the heuristic one first and the random one last."""
    return sorted(players, key=lambda level: (level == "random", level != "steady", level))


def default_computer(services: Services, game: str) -> str:
    """The default computer player of a game: the heuristic one if it has one."""
    return ordered_levels(services.players[game])[0]
