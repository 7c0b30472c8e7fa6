"""A finished game, position by position, with the buttons to the others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from cogs.screens.panel import page_button
from cogs.screens.story.recap import brief
from cogs.screens.verdict import result_in_words
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen, Select, SelectChoice, Style, picture_block
from locales.labels import distinct
from rules.messages import Args, seat_name
from storage.rows import LoggedEvent
from tables.errors import Refusal
from tables.history.timeline import Stop, Timeline

MOST_LINES = 12
"""Lines of what happened in a turn, unless more of it is important."""
FIRST, BACK, ON, LAST = "⏮", "◀", "▶", "⏭"
_REST = re.compile(r"[a-z](?P<at>\d{1,6})[te]?(?P<hands>[hb])", re.ASCII)
"""Chronicles of older versions have a letter more."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position of a replay: its step, with hands or without."""

    at: int = 0
    hands: bool = False

    def rest(self, verb: str) -> str:
        """The spot as an id contains it. `verb`, one letter, distinguishes buttons that lead to the same spot."""
        return f"{verb}{self.at}{'h' if self.hands else 'b'}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """The spot in an id, as written by `rest`. Raises Refusal for any other text."""
        match = _REST.fullmatch(rest)
        if match is None:
            raise Refusal(UNKNOWN)
        return cls(int(match["at"]), match["hands"] == "h")


def moments(reader: Reader, timeline: Timeline, events: Sequence[LoggedEvent], at: int) -> dict[int, str]:
    """The lines of the menu, by step: the greatest changes of the scores, and those `events` nearest to step `at`."""
    labels: dict[int, list[str]] = {}
    for event in events:
        step = timeline.step_of(event.entry)
        if step is not None:
            labels.setdefault(step, []).append(reader.label(event))
    peaks = {peak.at for peak in timeline.peaks}
    near = sorted(labels.keys() - peaks, key=lambda step: abs(step - at))[: MOST_CHOICES - len(peaks)]
    for peak in timeline.peaks:
        key, sign = ("replay-rise", "+") if peak.change > 0 else ("replay-fall", "−")
        args: Args = {"player": seat_name(peak.seat), "change": f"{sign}{abs(peak.change)}"}
        change = LoggedEvent(key, args, entry=timeline.steps[peak.at].number)
        labels.setdefault(peak.at, []).insert(0, reader.label(change))
    steps = sorted({*peaks, *near})
    return dict(zip(steps, distinct([" · ".join(labels[step]) for step in steps]), strict=True))


def replay(
    reader: Reader,
    timeline: Timeline,
    spot: Spot,
    events: Sequence[LoggedEvent],
    offered: Mapping[int, str],
) -> Screen:
    """One position in pictures, with the `events` that led to it and the buttons to others.

    `offered`: the steps in the menu, with their labels.
    """
    step = timeline.steps[spot.at]
    game = reader.game
    assert game is not None
    screen = Screen().add(f"### {reader.say('replay-title', game=reader.say('game-name'), number=reader.table.id)}")
    screen.add(f"-# {place(reader, timeline, spot.at)}")
    if step.after is not None:
        screen.add(f"⚠️ {_stop_in_words(reader, 'replay-gap', step.after)}")
    if taken_back := sum(step.taken_back for step in timeline.turn_until(spot.at)):
        screen.add(f"-# ↩️ {reader.say('replay-taken_back', count=taken_back)}")
    screen.add(brief(reader, events, MOST_LINES))
    _add_pictures(screen, reader, spot)
    asked = game.waiting(None)
    if game.result is not None:
        screen.add(*result_in_words(reader, game.result))
    elif asked:
        screen.add(f"-# {reader.say('replay-asks', players=[seat_name(seat) for seat in asked])}")
    if timeline.ended is not None and spot.at == timeline.last:
        screen.add(f"⚠️ {_stop_in_words(reader, 'replay-stopped', timeline.ended)}")
    return _controls(screen, reader, timeline, spot, offered)


def _add_pictures(screen: Screen, reader: Reader, spot: Spot) -> None:
    """Add the board, and with `hands` every player's below their name."""
    screen.add(picture_block(reader.board(), "board.png"))
    for row in reader.table.seats if spot.hands else ():
        screen.add(reader.say("replay-hand", player=seat_name(row.number)))
        screen.add(picture_block(reader.as_seat(row.number).hand(), f"hand-{row.number}.png"))


def place(reader: Reader, timeline: Timeline, at: int) -> str:
    """The numbers of a step's choice and turn, and how many there are of each."""
    return reader.say(
        "replay-where",
        at=at,
        last=timeline.last,
        turn=timeline.turn(at),
        turns=max(len(timeline.turns) - 1, 0),
    )


def _stop_in_words(reader: Reader, key: str, stop: Stop) -> str:
    """A sentence about a stop, with the reason on a line of its own if there is one."""
    why = "" if stop.why is None else f"\n-# {reader.say(stop.why)}"
    return reader.say(key, entry=stop.entry) + why


def _controls(screen: Screen, reader: Reader, timeline: Timeline, spot: Spot, offered: Mapping[int, str]) -> Screen:
    """Add the buttons to other steps, the menu of `offered` steps with their labels, and the button for hands."""
    table = reader.table.id

    def step_button(label: str, verb: str, at: int, style: Style = Style.SECONDARY) -> Button:
        custom_id = CustomId("rp", table, rest=replace(spot, at=at).rest(verb)).button
        return Button(custom_id, label, style, disabled=at == spot.at)

    screen.buttons(
        [
            step_button(FIRST, "f", 0),
            step_button(BACK, "p", timeline.before(spot.at)),
            step_button(ON, "n", timeline.after(spot.at), Style.PRIMARY),
            step_button(LAST, "l", timeline.last),
        ]
    )
    if offered:
        choices = [
            SelectChoice(str(at), label, about=reader.say("replay-step", at=at), chosen=at == spot.at)
            for at, label in offered.items()
        ]
        menu = CustomId("rp_moment", table, rest=spot.rest("m")).menu
        screen.add(Select(menu, choices, reader.say("replay-moments")))
    hands = CustomId("rp", table, rest=replace(spot, hands=not spot.hands).rest("h")).button
    label = reader.say("replay-hands-hide" if spot.hands else "replay-hands-show")
    return screen.buttons([Button(hands, label), *page_button(reader)])
