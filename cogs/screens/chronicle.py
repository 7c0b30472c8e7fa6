"""The chronicle of a game: its turning points with their boards, its luck, a line about everyone."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from cogs.screens.replay import Spot
from cogs.screens.story.lines import line_of
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Divider, Screen
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.messages import seat_name
from tables.history.chronicle_writer import Chronicle, RecordedLuck, Turning

NUMBERS = "①②③④⑤"
ONE_IN = Fraction(1, 10)
"""Rarer chances are given as one in so many."""


def chronicle(reader: Reader, story: Chronicle, boards: Sequence[Block | None]) -> Screen:
    """The message; `boards` are those of the turning points, None if there is no picture."""
    where = f"{reader.say('game-name')} · {reader.say('board-title', number=reader.table.id)}"
    screen = Screen().add(f"## {reader.say('chronicle-title')}\n-# {where}")
    for number, turning, board in zip(NUMBERS, story.turnings, boards, strict=False):
        screen.add("\n".join(_turning(reader, number, turning, story.turns)), board)
    screen.add(Divider())
    screen.add("\n".join(_luck(reader, luck) for luck in (story.luckiest, story.unluckiest) if luck is not None))
    screen.add("\n".join(f"- {reader.say(line)}" for line in story.people))
    return screen.buttons(
        [
            Button(
                CustomId("replay", reader.table.id, rest=Spot(turning.at).rest("c")).button,
                reader.say("chronicle-replay", number=number),
            )
            for number, turning in zip(NUMBERS, story.turnings, strict=False)
        ]
    )


def _turning(reader: Reader, number: str, turning: Turning, turns: int) -> list[str]:
    """A turning point in lines: whose, when, and what happened."""
    then = reader.at(turning.entry)
    head = [then.say(turning.change)] if turning.change is not None else []
    if turning.leads is not None:
        head.append(then.say("chronicle-leads", player=seat_name(turning.leads)))
    if turning.headline is not None:
        head.append(unmarked(line_of(reader, turning.headline)))
    when = [reader.say("chronicle-turn", turn=turning.turn, turns=turns)]
    if turning.opening is not None:
        when.append(reader.label(turning.opening))
    return [
        f"**{' '.join((number, ' · '.join(head))).rstrip()}**",
        f"-# {' · '.join(when)}",
        *filter(None, (line_of(reader, entry) for entry in turning.entries)),
    ]


def _luck(reader: Reader, luck: RecordedLuck) -> str:
    key = "chronicle-luckiest" if luck.good else "chronicle-unluckiest"
    event = Markdown(reader.at(luck.entry).say(luck.message))
    return reader.say(key, what=event, odds=odds(reader, luck.chance, good=luck.good))


def odds(reader: Reader, chance: Fraction, *, good: bool) -> str:
    """The chance of such good or bad luck in words: in percent, rare ones also as one in so many."""
    percent = float(100 * chance)
    percent_text = f"{percent:.0f}" if percent >= 10 else f"{percent:.1f}" if percent >= 0.1 else f"{percent:.2g}"
    if chance > ONE_IN:
        return reader.say("chronicle-odds", good=good, percent=percent_text)
    return reader.say("chronicle-odds_rare", good=good, percent=percent_text, times=round(1 / chance))
