"""The public message of a table before its game: who plays, with which options, what it still needs to start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.screens.gallery import learn_button
from cogs.screens.options import Menus, Value, counting, meaning, said
from cogs.screens.verdict import verdict
from cogs.services import styles
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button, Choice, Screen, Select, Style
from locales.sanitizing import Markdown
from rules.lessons import Lesson
from rules.messages import refer
from rules.players import ComputerPlayer
from storage.rows import SeatRow


def lobby(
    reader: Reader,
    players: Mapping[str, ComputerPlayer],
    lacks: Sequence[str],
    no_event: str = "",
    *,
    host: bool = True,
    controls: bool = True,
) -> Screen:
    """Who plays, with which options, what it still needs to start, and the permissions the bot lacks here.

    `no_event`: why its date has no event on Discord (`permission` or `event`). A lobby that was closed says why.
    `host`: with the controls that only the host may use; on Discord everyone sees the same message. Without `controls`
    it can only be read.
    """
    table, services = reader.table, reader.services
    kind = services.games[table.game]
    screen = Screen()
    if table.is_over:
        return screen.add(f"## {reader.say('game-name')}", *verdict(reader))
    screen.add(f"## {reader.say('game-name')}\n{reader.say('game-blurb')}\n-# {reader.say('game-facts')}")
    if table.meets_at is not None:
        screen.add(_date(reader, table.meets_at, no_event))
    hosted_by = next((reader.names[seat.number] for seat in table.people if seat.user_id == table.host_id), "")
    least, most = kind.seat_numbers[0], kind.seat_numbers[-1]
    seats = [_seat(reader, seat) for seat in table.seats] or [reader.say("lobby-empty")]
    screen.add(reader.say("lobby-seats", taken=len(table.seats), least=least, most=most) + "\n" + "\n".join(seats))
    if hosted_by:
        screen.add(f"-# {reader.say('lobby-host', host=hosted_by)}")
    if lacks:
        screen.add(f"⚠️ {reader.say('lobby-lacks', permissions=[refer(f'permission-{name}') for name in lacks])}")
    if not controls:
        return screen.add(_options(reader))
    return _controls(reader, screen, players, host=host)


def _options(reader: Reader) -> str:
    table = reader.table
    kind = reader.services.games[table.game]
    return "\n".join(
        _option(reader, setting.field, now) for setting, now in counting(kind, table.options, len(table.seats))
    )


def _controls(reader: Reader, screen: Screen, players: Mapping[str, ComputerPlayer], *, host: bool) -> Screen:
    table = reader.table
    kind = reader.services.games[table.game]
    full = len(table.seats) >= kind.seat_numbers[-1]
    enough = len(table.seats) in kind.seat_numbers
    ready = "not_ready" if all(seat.ready for seat in table.people) else "ready"

    def button(action: str, key: str, look: Style = Style.SECONDARY, *, when: bool = True) -> Sequence[Button]:
        return [Button(CustomId(action, table.id).button, reader.say(key), look)] if when else []

    screen.buttons(
        [
            *button("start", "lobby-start", Style.SUCCESS, when=enough and host),
            *button("join", "lobby-join" if table.meets_at is None else "night-join", Style.PRIMARY, when=not full),
            *button(ready, f"lobby-{ready}", when=len(table.people) > 1),
            *button(
                "quit",
                "lobby-leave" if table.meets_at is None else "night-leave",
                styles.LEAVE,
                when=bool(table.people),
            ),
            *button("rules", "board-rules"),
            *(_learn(reader) if len(table.people) == 1 else []),
        ]
    )
    levels = [
        Choice(level, reader.say(f"computer-{level}"), about=reader.say(f"computer-{level}-help"))
        for level in ordered_levels(players)
    ]
    if not full and host:
        screen.add(Select(CustomId("add", table.id).menu, levels, reader.say("lobby-add")))
    screen.add(_options(reader))
    if not host:
        return screen
    screen.add(Menus(reader.services.texts, reader.language, table.id, kind, table.options, len(table.seats)).changes())
    computers = any(seat.computer for seat in table.seats)
    return screen.buttons(
        [
            *button("shuffle", "lobby-shuffle", when=len(table.seats) > 1),
            *button("seats", "lobby-seats_button", when=len(table.seats) > 1),
            *button("remove", "lobby-remove", when=computers),
            *button("language", "lobby-language"),
            *button("looks", _looks(reader), when=reader.services.draw is not None),
            *button("settings", "status-settings"),
            *button("night", "night-set" if table.meets_at is None else "night-move", when=table.guild_id is not None),
        ]
    )


def _date(reader: Reader, at: float, no_event: str) -> str:
    """When the game begins, and the event on Discord or why there is none."""
    table, date = reader.table, reader.say("night-date", at=str(int(at)))
    if table.event_id and not reader.services.local:
        link = f"https://discord.com/events/{table.guild_id}/{table.event_id}"
        return f"{date}\n-# {reader.say('night-link', link=Markdown(link))}"
    return f"{date}\n-# {reader.say(f'night-no_{no_event}')}" if no_event else date


def _learn(reader: Reader) -> list[Button]:
    """The button of the lesson that is most like the game in this lobby."""
    table = reader.table
    there = reader.services.tables.lessons.lessons.get(table.game, {}).values()
    options = reader.services.games[table.game].options_type.model_validate(table.options)

    def likeness(lesson: Lesson) -> int:
        chosen = {name: value for name, value in lesson.options.items() if options.counts(name, len(table.seats))}
        return sum(1 if getattr(options, name) == value else -1 for name, value in chosen.items())

    alike = max(there, key=likeness, default=None)
    return [] if alike is None else learn_button(reader.services, reader.language, table.game, alike.name)


def _option(reader: Reader, field: str, now: Value | list[str]) -> str:
    """An option and its value, with what it means if that needs explaining; the menu explains every one."""
    services, game = reader.services, reader.table.game
    line = f"- **{said(services.texts, reader.language, game, field, now)}**"
    means = meaning(services.texts, reader.language, game, field, now)
    if not means and now is True:
        means = reader.say(f"option-{field}-help")
    return f"{line} · {means}" if means else line


def _looks(reader: Reader) -> str:
    plain = reader.services.text_only(reader.table)
    return "looks-to-pictures" if plain else "looks-to-text"


def _seat(reader: Reader, seat: SeatRow) -> str:
    name = reader.names[seat.number]
    if seat.computer:
        return reader.say("lobby-computer", name=name, level=refer(f"computer-{seat.computer}"))
    return f"{'✅' if seat.ready else '⬜'} **{name}**"


def ordered_levels(players: Iterable[str]) -> list[str]:
    """The names of computer players, the heuristic one first and the random one last."""
    return sorted(players, key=lambda level: (level == "random", level != "steady", level))
