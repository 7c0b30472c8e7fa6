"""The number of presses that a game takes: games of `steady`, played with the controls of the real panel.

A button is one press, a line of a menu two (open it, choose); several picks of one menu are one press each, one to open
it and one to close it. Each answer is reached from the panel as it is after the previous answer. A hand-over is a
moment when the table begins to wait for a seat it was not waiting for before.

`python -m benchmarks presses [--games N] [--choices N]`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import NamedTuple

from benchmarks.figures import heading, row
from cogs.screens.answers import Answers, Voice
from cogs.screens.open_question import OpenQuestion, Progress, progress_after
from cogs.screens.question.controls import AT_ONCE, controls
from cogs.services.ids import CustomId
from cogs.services.screen import Block, Button, Select
from locales.texts import Texts
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.players import ComputerPlayer, answer
from rules.questions import Option, Question, Role, Shown, Undo, as_shown, shorter, undo_of
from rules.registry import GAMES, PLAYERS

SEED = "presses"
INTRODUCTORY = {"rules": "introductory"}
MENU = 2
"""Presses that one line of a menu takes: to open it, and to choose."""
WHOLE = frozenset({"choose_action"})
"""Kinds of questions with answers that do as much as several and are not offered to computer players."""
ENDING = frozenset({"buy", "refresh"})
"""Kinds of questions in which some answers are also offered together with passing."""


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a game, and the unit by which its presses are divided."""

    game: str
    seats: int
    unit: str
    event: str
    """The event logged once for each unit."""
    events: float = 1
    """The number of events that make one unit."""
    everyone: bool = False
    """Whether the event is logged once for all seats."""
    only: str = ""
    """The only question kind to count, in place of the events; empty: all kinds count."""
    settings: Mapping[str, object] = field(default_factory=dict)
    aim: float | None = None
    """The most presses that a unit should take."""
    touch_aim: float | None = None
    """The most touches on the page that a unit should take (`touch_count`)."""
    instead: str = ""
    """The first offered answer that begins with this replaces the player's own."""


MODES = {
    "Dungeon GO!": Mode("dungeon_go", 3, "hero's turn", "log-turn_hero", aim=3, touch_aim=2),
    "Thunderstone": Mode("thunderstone", 3, "turn", "log-turn", aim=2.5, touch_aim=2),
    "Dungeon Lords, introductory": Mode(
        "dungeon_lords", 3, "year", "log-combat_ends", everyone=True, settings=INTRODUCTORY, aim=40, touch_aim=25
    ),
    "Dungeon Lords, full": Mode("dungeon_lords", 3, "year", "log-combat_ends", everyone=True),
    "Dungeoneer": Mode("dungeoneer", 3, "turn", "log-turn", aim=12, touch_aim=5),
    "Map Masters, versus": Mode("map_masters", 3, "round", "log-market_opens", everyone=True, aim=14, touch_aim=8),
    "Map Masters, versus, by routes": Mode(
        "map_masters", 3, "round", "log-market_opens", everyone=True, aim=8, touch_aim=5, instead="route_"
    ),
    "Map Masters, co-op": Mode(
        "map_masters", 3, "four groups", "", events=4, only="place_group", settings={"mode": "coop"}, aim=9, touch_aim=4
    ),
}


Measure = Callable[[Game, Question, Sequence[str]], int]
"""A function that counts the presses or touches of an answer to a question."""


@dataclass
class Pressed:
    """The presses in one mode."""

    games: int = 0
    units: float = 0.0
    rounds: float = 0.0
    """Units for the whole table: an event for everyone counts once."""
    presses: int = 0
    handovers: int = 0
    decisions: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """Decisions by the kind of question."""
    by_kind: Counter[str] = field(default_factory=Counter)
    """Presses by the kind of question."""

    def add_events(self, mode: Mode, number: int) -> None:
        """Count so many of the events, or questions, of which each unit has `Mode.events`."""
        self.rounds += number / mode.events
        self.units += number / mode.events * (mode.seats if mode.everyone else 1)


class _End(NamedTuple):
    """The position to which an answer to the first question of a series leads."""

    game: Game
    more: int
    """The presses it takes besides the first."""


@dataclass(frozen=True)
class _Series:
    """The questions of a seat that follow each other without anyone else's choice."""

    choices: int
    """The number of choices in the game up to now."""
    ends: Sequence[_End]


@dataclass
class Ways:
    """Finds answers that are not needed because one answer to an earlier question would have led to the same view."""

    unlisted: bool
    """Whether answers without a button count, too."""
    kinds: Collection[str] = WHOLE
    """The kinds of questions with such answers."""
    _series: dict[Seat, _Series] = field(default_factory=dict)

    def covered(self, game: Game, question: Question, picked: Sequence[str]) -> int | None:
        """The presses that one earlier answer takes in place of this one; None if no earlier answer does as much.

        Must be called for every answer.
        """
        seat = question.seat
        series = self._series.pop(seat, None)
        if series is not None and series.choices == game.choices:
            after = _after(game, question, picked).view(seat)
            more = [end.more for end in series.ends if end.game.view(seat) == after]
            if more:
                self._series[seat] = _Series(game.choices + 1, [end._replace(more=0) for end in series.ends])
                return min(more)
        if question.kind in self.kinds:
            single = {option.id for option in question.quick_options(game)}
            others = (way for way in question.options(game) if way.id not in single and way.id not in picked)
            ways = [way for way in others if self.unlisted or way.prominence > Shown.MARKED]
            ends = [_End(_after(game, question, [way.id]), _further_presses(question, way)) for way in ways]
            self._series[seat] = _Series(game.choices + 1, ends)
        return None


def _further_presses(question: Question, way: Option) -> int:
    """1 for an answer that is confirmed, or given at its mark and can't be taken back; otherwise 0."""
    undo = undo_of(question, way)
    return int(undo is Undo.CONFIRMED or (way.prominence <= Shown.MARKED and undo is Undo.NEVER))


def _after(game: Game, question: Question, picked: Sequence[str]) -> Game:
    """A copy of the game after that answer."""
    copy = game.copy_game()
    copy.choose(question.seat, question.id, picked)
    return copy


def presses(asked: OpenQuestion, picked: Sequence[str]) -> int:
    """The number of presses from the panel as it opens to this answer. Raises LookupError if there are none."""
    if not picked:
        return 1  # the button for no pick, or for the picks made before
    if asked.picks_one:
        return _to_pick(asked, picked[0]) + asked.is_momentous(_option(asked, picked[0]))
    if not asked.in_steps:
        if _option(asked, picked[0]).role.is_back:
            return 1
        return 2 + len(picked)
    number = 0
    for place, option_id in enumerate(picked):
        number += _to_pick(replace(asked, progress=Progress(picked=tuple(picked[:place]))), option_id)
    sent_at = min(asked.question.max, len(asked.forward))
    return number + (len(picked) < sent_at)


def _option(asked: OpenQuestion, option_id: str) -> Option:
    option = asked.option(option_id)
    if option is None:
        raise LookupError(f"{option_id} is no answer to {asked.question.kind}")
    return option


def _to_pick(asked: OpenQuestion, option_id: str) -> int:
    """Presses to one option: by its own button, otherwise by menus, groups and pages."""
    blocks = controls(asked)
    if any(press.action in ("do", "pick") and press.rest == option_id for press, _ in _buttons(blocks)):
        return 1
    for press, menu in _menus(blocks):
        values = [choice.value for choice in menu.choices]
        if option_id in values or AT_ONCE + option_id in values:
            return MENU
        if press.action == "group":
            groups = list(dict.fromkeys(option.group for option in asked.forward))
            group = groups.index(_option(asked, option_id).group)
            progress = progress_after(asked.progress, "group", str(group))
            return MENU + _to_pick(replace(asked, progress=progress), option_id)
    for press, button in _buttons(blocks):
        page = press.rest.partition(",")[2]
        if press.action == "page" and not button.disabled and int(page) > asked.progress.page:
            progress = progress_after(asked.progress, "page", press.rest)
            return 1 + _to_pick(replace(asked, progress=progress), option_id)
    raise LookupError(f"{option_id} of {asked.question.kind} cannot be reached")


def _buttons(blocks: Sequence[Block]) -> Iterator[tuple[CustomId, Button]]:
    for block in blocks:
        if isinstance(block, list):
            for button in block:
                yield CustomId.read(button.id, menu=False), button


def _menus(blocks: Sequence[Block]) -> Iterator[tuple[CustomId, Select]]:
    for block in blocks:
        if isinstance(block, Select):
            yield CustomId.read(block.id, menu=True), block


def asked_of(game: Game, question: Question, texts: Texts, language: str = "en") -> OpenQuestion:
    """An open question as its player's panel shows it, without hints."""
    voice = Voice(texts, language, game.name, [f"P{seat}" for seat in range(game.seats)])
    options = [option for option in as_shown(question, game) if option.role is not Role.IDEA]
    return OpenQuestion(1, Answers(question, game, voice, options, args=question.describe(game)), hinted=False)


def presses_needed(game: Game, question: Question, picked: Sequence[str], texts: Texts, ways: Ways) -> int:
    """The presses of an answer.

    One that is not shown counts as if it were shown, as another one does as well; an idea has to be asked for.
    """
    covered = ways.covered(game, question, picked)
    if covered is not None:
        return covered
    asked = asked_of(game, question, texts)
    shown = {option.id for option in asked.options}
    hidden = [option for option in question.options(game) if option.id in picked and option.id not in shown]
    ideas = any(option.role is Role.IDEA for option in hidden)
    with_hidden = replace(asked.answers, options=[*asked.options, *hidden])
    return ideas + presses(replace(asked, answers=with_hidden), picked)


def count(mode: Mode, games: int, choices: int, needs: Measure) -> Pressed:
    """Play this many games, each at most that far, and count what the players' answers take."""
    counted = Pressed()
    for number in range(games):
        _count_game(counted, mode, f"{SEED}-{number}", choices, needs)
    return counted


def _count_game(counted: Pressed, mode: Mode, seed: str, choices: int, needs: Measure) -> None:
    """Play one game, and add what the players' answers take."""
    player = PLAYERS[mode.game]["steady"]
    rng = Random(seed)
    game = GAMES[mode.game].start(mode.seats, mode.settings, seed=seed)
    happened = game.opening
    waited_for = set[Seat]()
    while True:
        counted.add_events(mode, sum(event.key == mode.event for event in happened))
        if game.result is not None or game.choices >= choices:
            break
        waiting = set(game.waiting(None)) - {TABLE}
        counted.handovers += bool(waiting - waited_for)
        waited_for = waiting
        question = game.awaited()
        picked = _taken(mode, game, question) or answer(game, question, player, rng)
        picked = _ending_too(game, question, picked, player)
        if question.seat != TABLE:
            needed = needs(game, question, picked)
            if mode.only in ("", question.kind):
                counted.presses += needed
                counted.decisions += 1
            if mode.only == question.kind:
                counted.add_events(mode, 1)
            counted.asked[question.kind] += 1
            counted.by_kind[question.kind] += needed
        happened = game.choose(question.seat, question.id, picked)
    counted.games += 1


def _taken(mode: Mode, game: Game, question: Question) -> list[str]:
    """The answer that the mode gives in place of the player's; being done once all such answers are given."""
    if not mode.instead or question.seat == TABLE:
        return []
    ids = [option.id for option in as_shown(question, game)]
    taken = next((id for id in ids if id.startswith(mode.instead)), None)
    if taken is None and question.kind == "draw" and "done" in ids:
        taken = "done"
    return [] if taken is None else [taken]


def _ending_too(game: Game, question: Question, picked: list[str], player: ComputerPlayer) -> list[str]:
    """The answer that also passes or is done, if the player, as far as it knows, would do so when asked again."""
    if question.kind not in ENDING:
        return picked
    both = [
        option.id
        for option in question.options(game)
        if [shorter(option)] == picked and option.prominence > Shown.MARKED
    ]
    seat = question.seat
    rng = Random(f"{SEED}-{game.choices}")
    later = game.guess(seat, rng)
    later.choose(seat, later.awaited(seat).id, picked)
    while both and later.result is None:
        asked = later.awaited()
        answered = answer(later, asked, player, rng)
        if asked.seat == seat and asked.kind == question.kind:
            if answered == asked.default(later):
                return both[:1]
            combined = f"{picked[0]}-{answered[0]}"
            return [combined] if combined in both else picked
        later.choose(asked.seat, asked.id, answered if asked.seat == seat else asked.default(later) or answered)
    return picked


def sizes(group: str, description: str | None, arguments: Sequence[str]) -> argparse.Namespace:
    """The options of a count."""
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks {group}", description=(description or "").splitlines()[0]
    )
    parser.add_argument("--games", type=int, default=6, help="of each mode")
    parser.add_argument("--choices", type=int, default=20_000, help="after which a game is given up")
    return parser.parse_args(arguments)


def aimed_at(aim: float | None) -> str:
    """The aim of a mode behind its figure, if it has one."""
    return "" if aim is None else f"   aim {aim:g}"


def main(arguments: Sequence[str] = ()) -> None:
    """Count and print."""
    chosen = sizes("presses", __doc__, arguments)
    texts = Texts()
    heading("Presses: games of steady, carried out through the panel")
    for name, mode in MODES.items():
        needs = partial(presses_needed, texts=texts, ways=Ways(unlisted=False))
        counted = count(mode, chosen.games, chosen.choices, needs)
        row(name, f"{counted.presses / max(1.0, counted.units):6.2f} per {mode.unit}{aimed_at(mode.aim)}")
        row("", f"{counted.handovers / max(1.0, counted.rounds):6.2f} hand-overs per {mode.unit}")
        per_seat = counted.presses / counted.games / mode.seats
        row("", f"{counted.presses / counted.decisions:6.2f} per decision, {per_seat:.0f} a seat and game")
        for kind, times in counted.asked.most_common(8):
            each = counted.by_kind[kind] / times
            row(f"  {kind}", f"{times / counted.games:6.1f} times a game, {each:.2f} presses each")
