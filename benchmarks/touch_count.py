"""The number of touches on the page that a game takes: games of `press_count`, played in the browser.

`python -m benchmarks touches [--games N] [--choices N]`.

An answer takes

* 1 touch, on its mark or its button, or a line or drag to its mark; so does a whole path that is offered, a plan with
  its path, and an answer that does two things (buy and pass, move and fight, attempt a quest until it succeeds), though
  `steady` gives two answers;
* 2 if a question confirms it, or if it has no button of its own and takes a second tap at its mark, where no line or
  drag gives it, or the button that appears there;
* for several picks, 1 each, or 1 for a line over all of them; and 1 to submit them unless the last pick does;
* 0 if a touch before it has given it, as far as nobody else has answered since:
    * the answer before could have been given together with this one, at this one's mark (`TOGETHER`),
    * a line drawn for the answer before, a step or a way through cards, could have led on to this one's mark, in one
      picture, as in `cogs.interactions.strokes`,
    * or a touch before covers it, as `press_count.Ways` tells: a plan its path, a line a card that is played as soon as
      a step has brought the Glory for it, if it could have been chosen for that before the line began.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benchmarks.figures import heading, row
from benchmarks.press_count import MODES, WHOLE, Ways, aimed_at, asked_of, count, sizes
from cogs.screens.open_question import Confirmation, OpenQuestion
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.step_options import step_id
from locales.texts import Texts
from pictures.game_pictures import GamePictures, find_game_pictures, live_board, live_hand, shows_mark
from rules.game import Game
from rules.messages import Seat
from rules.questions import NO_DRAG, Option, Question, Shown

TOGETHER = {"do-village": "do-village_buy", "do-move": "do-fight_there"}
"""For an answer, the answer to the same question that combines it with the next one, at the mark of the latter."""


@dataclass(frozen=True)
class _Before:
    """A seat's last answer, whose touch may give the next answer as well."""

    choices: int
    """The number of choices that had been made, including this one."""
    line: str
    """The mark at which a line ends; empty if none was drawn."""
    combined_at: frozenset[str]
    """The marks at which one answer gives this one and the next together."""


class Touches:
    """Counts the touches that answers take on the page."""

    def __init__(self, faces: Mapping[str, GamePictures], texts: Texts) -> None:
        self._texts, self._faces = texts, faces
        self._before: dict[Seat, _Before] = {}
        self._ways = Ways(unlisted=True, kinds=WHOLE | {"build"})

    def __call__(self, game: Game, question: Question, picked: Sequence[str]) -> int:
        """The touches that this answer takes."""
        covered = self._ways.covered(game, question, picked)
        counted = self._counted(game, question, picked)  # also if covered: the next answer may continue this one
        return counted if covered is None else covered

    def _counted(self, game: Game, question: Question, picked: Sequence[str]) -> int:
        """The touches that this answer takes unless an earlier one covers it; remembers it for the next answer."""
        seat = question.seat
        options = question.options(game)
        asked = asked_of(game, question, self._texts)
        before = self._before.pop(seat, None)
        if not asked.picks_one and picked:
            return self._picks(game, asked, picked)
        chosen = next((option for option in options if option.id in picked), None)
        if chosen is None:
            return 1
        line = self._line(game, question, options, chosen)
        self._before[seat] = _Before(game.choices + 1, line, _combined_at(options, chosen))
        if before is not None and before.choices == game.choices:  # nobody else has answered since
            if chosen.mark in before.combined_at:
                return 0
            is_end_of_a_line = not _steps(options) and _is_only_at_its_mark(chosen, options)
            end = chosen.mark if is_end_of_a_line else line
            can_go_on = before.line and end and not asked.is_momentous(chosen)
            if can_go_on and self._together(game, seat, [before.line, end]):
                return 0
        return _touches_of(asked.confirmation(chosen), chosen, drawn=bool(line))

    def _line(self, game: Game, question: Question, options: Sequence[Option], chosen: Option) -> str:
        """The mark at which a line for this answer ends; empty if none can be drawn."""
        steps = _steps(options)
        if chosen in steps and _is_only_at_its_mark(chosen, steps):
            return chosen.mark
        return self._drawn(game, question, chosen)

    def _drawn(self, game: Game, question: Question, way: Option) -> str:
        """The mark at which a line ends that takes the single steps of a way through cards; empty if there is none."""
        steps = getattr(way.value, "steps", ())
        seat = question.seat
        if not steps:
            return ""
        drawn = game.copy_game()
        ends = game.copy_game()
        marks = list[str]()
        assert isinstance(drawn, MapMasters)
        ends.choose(seat, question.id, [way.id])
        line = drawn.players[seat].draft.steps if drawn.team is None else drawn.team.begun.steps
        begun = len(line)
        while (made := len(line) - begun) < len(steps):  # a step may lead on by itself
            asked = next(question for question in drawn.questions if question.seat == seat)
            open_ = _steps(asked.quick_options(drawn))
            step = next((option for option in open_ if option.id == step_id(steps[made])), None)
            if step is None or not _is_only_at_its_mark(step, open_):
                return ""
            marks.append(step.mark)
            drawn.choose(seat, asked.id, [step.id])
        alike = drawn.view(seat) == ends.view(seat)
        return marks[-1] if alike and self._together(game, seat, marks) else ""

    def _picks(self, game: Game, asked: OpenQuestion, picked: Sequence[str]) -> int:
        """Several picks: one line over all of them if their marks are distinct, or one by one; and submitting them."""
        question = asked.question
        marks = [option.mark for option in asked.forward if option.id in picked]
        distinct = all(mark and sum(option.mark == mark for option in asked.forward) == 1 for mark in marks)
        touches = 1 if distinct and self._together(game, question.seat, marks) else len(picked)
        most = min(question.max, len(asked.forward))
        is_sent_by_last = len(picked) == most and (asked.in_steps or question.min == most)
        return touches if is_sent_by_last else touches + 1

    def _together(self, game: Game, seat: Seat, marks: Sequence[str]) -> bool:
        """Whether one picture of the page shows all these marks, so that a line can lead from one to the other."""
        face = self._faces[game.name]
        view = game.view(seat)
        names = [f"P{number}" for number in range(game.seats)]
        hand = live_hand(face, view, seat, face.Locale("en", self._texts, names), marks)
        board = live_board(face, view, face.Locale("en", self._texts, names), marks)
        return any(all(shows_mark(picture, mark) for mark in marks) for picture in (board, hand) if picture)


def _touches_of(confirmation: Confirmation, chosen: Option, *, drawn: bool) -> int:
    """The touches for an answer by itself, which may be `drawn` as a line."""
    has_button = not chosen.mark or chosen.prominence >= Shown.BUTTON
    match confirmation:
        case Confirmation.NONE:
            return 1
        case Confirmation.SECOND_TAP:
            return 1 if has_button or drawn or chosen.drag != NO_DRAG else 2
        case Confirmation.BUTTON:
            return 1 if has_button else 2
        case Confirmation.QUESTION:
            return 2


def _steps(options: Sequence[Option]) -> list[Option]:
    return [option for option in options if option.role.is_step and not option.role.is_back]


def _is_only_at_its_mark(option: Option, options: Sequence[Option]) -> bool:
    return sum(other.mark == option.mark for other in options) == 1


def _combined_at(options: Sequence[Option], chosen: Option) -> frozenset[str]:
    """The marks of the answers that do what the chosen one does and one thing more, to or from the same place."""
    combined = [option for option in options if option.label.key == TOGETHER.get(chosen.label.key)]
    return frozenset(option.mark for option in combined if option.label.args.get("to", chosen.mark) == chosen.mark)


def main(arguments: Sequence[str]) -> None:
    """Count and print."""
    chosen = sizes("touches", __doc__, arguments)
    heading("Touches: games of steady, carried out on the page")
    for name, mode in MODES.items():
        counted = count(mode, chosen.games, chosen.choices, Touches(find_game_pictures(), Texts()))
        units = max(1.0, counted.units)
        row(name, f"{counted.presses / units:6.2f} per {mode.unit}{aimed_at(mode.touch_aim)}")
        for kind, times in counted.asked.most_common(10):
            row(f"  {kind}", f"{times / units:6.2f} times, {counted.by_kind[kind] / units:.2f} touches")
