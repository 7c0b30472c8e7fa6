"""The public message of a table before its game: who plays, with which settings, what it still needs to start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cogs.screens.settings import setting_line, settings_that_apply
from cogs.screens.verdict import verdict
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Image, Screen, Style, Text, picture_block
from cogs.services.services import Services
from pictures.game_pictures import header as game_header
from pictures.lobby_seats import LobbySeat, lobby_seats
from rules.messages import Seat, refer
from storage.rows import SeatRow

AGREE = "agree"


def lobby(reader: Reader, lacks: Sequence[str], *, host: bool = True, plain: bool = False) -> Screen:
    """Who plays, with which settings, what it still needs to start, and the permissions the bot lacks here.

    Settings are listed if they differ from the default; while someone is asked to agree to a change, all are.
    A lobby that was closed says why.
    `host`: with *Start*; on Discord everyone sees the same message. `plain`: without pictures.
    """
    table, services = reader.table, reader.services
    kind = services.games[table.game]
    screen = Screen()
    if table.is_over:
        return screen.add(f"## {reader.say('game-name')}", *verdict(reader))
    screen.add(header(services, table.game, reader.language, plain=plain), _seats(reader, plain=plain))
    screen.add(f"{reader.say('game-blurb')}\n-# {reader.say('game-facts')}")
    if table.meets_at is not None:
        screen.add(reader.say("night-date", at=str(int(table.meets_at))))
    texts, language, defaults = services.texts, reader.language, kind.settings_type().model_dump()
    screen.add(
        " · ".join(
            setting_line(texts, language, kind, setting.field, value)
            for setting, value in settings_that_apply(kind, table.settings, len(table.seats))
            if _unsure(reader) or value != defaults[setting.field]
        )
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
    unsure = _unsure(reader)
    if reader.seat in unsure or (reader.seat is None and unsure):
        return reader.button("take_part", "lobby-agree", Style.PRIMARY, rest=AGREE)
    return reader.button("take_part", "lobby-join", Style.PRIMARY)


def _unsure(reader: Reader) -> list[Seat]:
    """The seats of the people who have not agreed to the current settings."""
    return [seat.number for seat in reader.table.people if not seat.ready]


def header(services: Services, game: str, language: str, *, plain: bool = False) -> Block:
    """The name of a game in its scene; in words if it has none, or `plain`."""
    drawn = game_header(services.game_pictures.get(game), language, services.texts)
    return picture_block(drawn, f"{game}-{language}.png", plain=plain) or Text(
        f"## {services.texts.say(language, game, 'game-name')}"
    )


def _seats(reader: Reader, *, plain: bool) -> Block | None:
    """All seats, free ones too: the buttons below stay where they are when someone sits down."""
    table = reader.table
    numbers = reader.services.games[table.game].seat_numbers
    words = [reader.say("lobby-seats", taken=len(table.seats), least=numbers[0], most=numbers[-1])]
    words += [_seat(reader, seat) for seat in table.seats]
    words += [reader.say("seat-empty")] * (numbers[-1] - len(table.seats))
    taken = [LobbySeat(reader.plain_names[seat.number], _about(reader, seat), seat.ready) for seat in table.seats]
    drawn = lobby_seats(taken, numbers[-1], reader.say("seat-empty"), words)
    block = picture_block(drawn, "seats.png", plain=plain)
    return replace(block, name=f"seats-{block.shows}.png") if isinstance(block, Image) else block


def _about(reader: Reader, seat: SeatRow) -> str:
    """In the picture, below the name: the level of a computer player, the host, or that there is no answer yet."""
    if seat.computer:
        return reader.say(f"computer-{seat.computer}")
    if not seat.ready:
        return reader.say("lobby-no_answer")
    return reader.say("lobby-is_host") if seat.user_id == reader.table.host_id else ""


def _seat(reader: Reader, seat: SeatRow) -> str:
    """In words: the player, and what that seat waits for."""
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
