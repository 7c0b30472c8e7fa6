"""Going back: which entries lead to an earlier position, and what it is. Runs in a worker, because it replays games.

Entries are those of the present stretch, numbered from `first`; stored positions are keyed by the entry before them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from rules.entries import Together
from rules.errors import RulesError
from rules.game import Game
from rules.messages import Event, Seat
from rules.questions import Secrecy
from rules.records import Choice, Divergence, RecordEntry, entries_that_count, play_entries
from storage.database import Rows

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PresentStretch:
    """The present stretch of a game. `kept` always has the position it began with."""

    entries: Sequence[RecordEntry]
    first: int
    kept: Mapping[int, str]

    @classmethod
    def read(cls, rows: Rows, table_id: int) -> PresentStretch:
        """The present stretch as it is stored. Raises DamagedRow."""
        begin, kept = rows.games.kept(table_id)
        return cls(rows.games.entries(table_id, begin + 1), begin + 1, kept)

    @property
    def begin(self) -> int:
        """The entry after which it begins."""
        return self.first - 1

    def way(self, target: int) -> tuple[str, list[tuple[int, RecordEntry]]]:
        """The last stored position before the position after entry `target`, and the entries to replay from there."""
        played: list[tuple[int, RecordEntry]] = []
        at = target
        while at not in self.kept:
            entry = self.entries[at - self.first]
            if isinstance(entry, Choice):
                played.append((at, entry))
                at -= 1
            else:
                if entry.stir:
                    played.append((at, entry))
                at = entry.to
        return self.kept[at], played[::-1]

    def entries_that_count(self, target: int | None = None) -> list[tuple[int, RecordEntry]]:
        """The entries that count for the position after entry `target`, by default for the present one."""
        end = len(self.entries) if target is None else target - self.begin
        return entries_that_count(self.entries[:end], self.first)

    def answered(self, target: int) -> set[int]:
        """The numbers of the questions that were answered on the way to the position after entry `target`."""
        return {entry.question for _, entry in self.entries_that_count(target) if isinstance(entry, Choice)}

    def last_choice(self, passed_over: int = 0) -> int | None:
        """The number of the last choice that counts, skipping this many choices after it; None if there is none."""
        numbers = [number for number, entry in self.entries_that_count() if isinstance(entry, Choice)]
        return numbers[-1 - passed_over] if passed_over < len(numbers) else None


@dataclass(frozen=True, slots=True)
class Standing:
    """The last choice that stands: all after it was stepped back from. `alone`: its seat may take it back alone."""

    number: int
    alone: bool


def replay_to(kind: type[Game], stretch: PresentStretch, to: int) -> str | None:
    """The position after entry `to`, which lies in the stretch, saved; None if the rules no longer lead there."""
    saved, played = stretch.way(to)
    try:
        game = kind.load(saved)
        play_entries(game, played)
    except Exception:  # rules that refuse or break on old choices
        return None
    return game.save()


def stir_event(to: int, number: int) -> Event:
    """The event that says that entry `number` goes back to `to` and the dice change from there on."""
    # As a text, because this is mixed into the seed: it must not vary with the language.
    return Event("log-dice_stirred", {"entry": to, "number": str(number)})


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The reason for which the rules no longer lead through the recorded choices, for the log."""

    reason: str


def _or_why_not(replay: Callable[P, T]) -> Callable[P, T | WhyNot]:
    """The result of a replay, or why there is none."""

    @wraps(replay)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> T | WhyNot:
        try:
            return replay(*args, **kwargs)
        except (Divergence, RulesError) as error:
            return WhyNot(str(error))
        except Exception as error:  # rules that break on old choices
            return WhyNot(f"{type(error).__name__}: {error}")

    return wrapper


@_or_why_not
def rewind(kind: type[Game], stretch: PresentStretch, to: int, *, stirs: bool = True) -> tuple[str, bool]:
    """Go back to the position after entry `to`, which must be in the stretch: saved, and whether the dice are stirred.

    They are unless everyone could have taken back their own choices alone: then no roll or hidden thing has been seen,
    so nobody knows what would come. Without `stirs` they never are.
    """
    number = stretch.first + len(stretch.entries)
    saved, played = stretch.way(to)
    game = kind.load(saved)
    play_entries(game, played)
    stir = stirs and not _is_harmless(kind, stretch, game, to)
    if stir:
        game.stir(number)
    return game.save(), stir


def last_standing(kind: type[Game], stretch: PresentStretch, seat: Seat) -> Standing | None:
    """The last choice that stands, and whether `seat` may take it back alone; None without one.

    A step back does not count, and neither do the choices that it takes back: the position is the same as before them.
    Of A, B, a step back from B, and C, what stands is A and C.
    """
    last = stretch.begin + len(stretch.entries)
    saved, played = stretch.way(last)
    game = kind.load(saved)
    begin = played[0][0] - 1 if played else last
    standing = [_Reached(begin, restored_part(game), game.can_undo(seat))]
    for number, entry in played:
        steps_back = isinstance(entry, Choice) and _is_back(game, entry)
        play_entries(game, [(number, entry)])
        reached = _Reached(number, restored_part(game), isinstance(entry, Choice) and game.can_undo(seat))
        if steps_back and any(earlier.restored == reached.restored for earlier in standing):
            while standing[-1].restored != reached.restored:
                standing.pop()
        else:
            standing.append(reached)
    end = standing[-1]
    choices = [number for number, entry in stretch.entries_that_count() if isinstance(entry, Choice)]
    last_choice = max((number for number in choices if number <= end.number), default=None)
    return None if last_choice is None else Standing(last_choice, end.alone)


class _Reached(NamedTuple):
    """The `restored_part` of the position after entry `number`; `alone`: the seat may take that entry back alone."""

    number: int
    restored: object
    alone: bool


def _is_back(game: Game, choice: Choice) -> bool:
    """Whether this answer would step back."""
    question = game.question(choice.question)
    return question is not None and any(
        option.role.is_back and option.id in choice.picked for option in question.quick_options(game)
    )


def restored_part(game: Game) -> dict[str, Any]:
    """The part of a position that a step back restores: all but the numbers of questions, and who chose last."""
    state: dict[str, Any] = json.loads(game.save())["state"]
    others = ("agenda", "choices", "last_seat", "last_can_be_undone", "unseen_since")
    agenda = {name: value for name, value in state["agenda"].items() if name not in ("next_id", "apart")}
    return {name: value for name, value in state.items() if name not in others} | {"agenda": _without_numbers(agenda)}


def _without_numbers(saved: object) -> object:
    """A part of an agenda without the numbers of its questions."""
    if isinstance(saved, dict):
        return {name: _without_numbers(value) for name, value in saved.items() if name != "id"}
    return [_without_numbers(item) for item in saved] if isinstance(saved, list) else saved


@_or_why_not
def before_last(kind: type[Game], stretch: PresentStretch, seat: Seat) -> int | None:
    """The entry to go back to in order to undo the last choice of `seat`; None if there is none.

    Answers to secret or unseen questions are skipped, because nobody may learn of them. If choices were made
    simultaneously, it is the position before all of them: no secret choice may stay while others get theirs back.
    """
    last_safe: int | None = None
    safe = stretch.begin
    standing = last_standing(kind, stretch, seat)
    game = kind.load(stretch.kept[stretch.begin])
    for number, entry in stretch.entries_that_count(None if standing is None else standing.number):
        if isinstance(entry, Choice) and entry.seat == seat and not _in_secret(game, entry):
            last_safe = safe
        phase = _phase(game)
        play_entries(game, [(number, entry)])
        if phase is None or _phase(game) is not phase:
            safe = number
    return last_safe


def _in_secret(game: Game, choice: Choice) -> bool:
    return any(asked.secrecy is not Secrecy.NONE for _, asked in game.agenda.open() if asked.id == choice.question)


def in_phase(game: Game) -> bool:
    """Whether several seats choose simultaneously now, hidden from each other."""
    return _phase(game) is not None


def _phase(game: Game) -> Together | None:
    """The part of the game in which several seats choose simultaneously now, hidden from each other."""
    return next((entry for entry in reversed(game.agenda.stack) if isinstance(entry, Together) and entry.hidden), None)


def _is_harmless(kind: type[Game], stretch: PresentStretch, target: Game, to: int) -> bool:
    """Whether only choices that revealed nothing to anyone lead from `target` to the present position."""
    earlier, present = stretch.entries_that_count(to), stretch.entries_that_count()
    taken_back = present[len(earlier) :]
    if present[: len(earlier)] != earlier or not all(isinstance(entry, Choice) for _, entry in taken_back):
        return False
    trial = kind.load(target.save())
    for number, entry in taken_back:
        play_entries(trial, [(number, entry)])
        if not trial.last_can_be_undone:
            return False
    return True
