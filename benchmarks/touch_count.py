"""The number of touches on the page that a game takes: games of `press_count`, played in the browser.

`python -m benchmarks touches [--games N] [--choices N] [--json]`.

An answer is one touch, on its mark or its button; one that asks for confirmation is two, and so is a combined answer
without a button that can't be taken back. Several picks are one touch each, or one line over them, and one to submit
them unless the last pick does. A line is one touch for all its answers, as in `cogs.interactions.strokes`: they follow
each other without an answer of anyone else, and one picture shows their marks; for a way through cards, which is one
answer, a line over its single steps will do. A whole path that is offered is one
touch, and so is an answer that does two things (buy a card or attack at once, move and fight, go to a quest and attempt
it), though `steady` gives two answers. So is a plan with its path; in menus that takes as many presses as both. Buying
and then passing is one touch where that is offered, and so are using an optimizer and being done, playing the last card
as the Dungeonlord and ending the phase, and attempting a quest until it succeeds. A card that is played as soon as a
step has brought the Glory for it does not interrupt the line if it could have been chosen for that before the line
began; choosing it is the one touch that it takes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from benchmarks.figures import heading, row
from benchmarks.press_count import MODES, SEED, WHOLE, Mode, Ways, asked_of, count, sizes
from cogs.screens.open_question import OpenQuestion
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.step_options import step_id
from locales.texts import Texts
from pictures.game_pictures import GamePictures, find_game_pictures, live_board, live_hand, shows_mark
from rules.game import Game
from rules.messages import Seat
from rules.questions import Option, Question

AIMS = {
    "Dungeon GO!": 2.0,
    "Thunderstone": 2.0,
    "Dungeon Lords, introductory": 25.0,
    "Dungeon Lords, full": None,
    "Dungeoneer": 5.0,
    "Map Masters, versus": 8.0,
    "Map Masters, versus, by routes": 5.0,
    "Map Masters, co-op": 4.0,
}


TOGETHER = {"do-village": "do-village_buy", "do-move": "do-fight_there"}
"""For an answer, the answer to the same question that combines it with the next one, at the mark of the latter."""


@dataclass(frozen=True)
class _Before:
    """The last answer of a seat: where a line could continue from it, and what could be answered in its place."""

    choices: int
    """The number of choices that had been made, including this one."""
    line: str
    """The mark at which a line ends; empty if none was drawn."""
    others: Sequence[Option]
    """The single answers that combine this and the next one."""


class Touches:
    """Counts the touches that answers take on the page."""

    def __init__(self, faces: Mapping[str, GamePictures], texts: Texts) -> None:
        self._texts, self._faces = texts, faces
        self._before: dict[Seat, _Before] = {}
        self._ways = Ways(unlisted=True, kinds=WHOLE | {"build"})

    def __call__(self, game: Game, question: Question, picked: Sequence[str]) -> int:
        """The touches that this answer takes."""
        covered = self._ways.covered(game, question, picked)
        needed = self._needed(game, question, picked)
        return needed if covered is None else covered

    def _needed(self, game: Game, question: Question, picked: Sequence[str]) -> int:
        seat, options = question.seat, question.options(game)
        asked, before = asked_of(game, question, self._texts), self._before.pop(seat, None)
        if not asked.picks_one and picked:
            return self._picks(game, asked, picked)
        chosen = next((option for option in options if option.id in picked), None)
        if chosen is None:
            return 1
        steps = [option for option in options if option.role.is_step and not option.role.is_back]
        alone = chosen in steps and sum(step.mark == chosen.mark for step in steps) == 1
        line = chosen.mark if alone else self._drawn(game, question, chosen)
        others = [each for each in options if each.label.key == TOGETHER.get(chosen.label.key)]
        others = [each for each in others if each.label.args.get("to", chosen.mark) == chosen.mark]
        self._before[seat] = _Before(game.choices + 1, line, others)
        if before is not None and before.choices == game.choices:
            if any(each.mark == chosen.mark for each in before.others):
                return 0
            end = chosen.mark if not steps and sum(each.mark == chosen.mark for each in options) == 1 else line
            if before.line and end and not asked.asks_again(chosen) and self._together(game, seat, [before.line, end]):
                return 0
        return 2 if asked.asks_again(chosen) else 1

    def _drawn(self, game: Game, question: Question, way: Option) -> str:
        """The mark at which a line ends that takes the single steps of a way through cards; empty if there is none."""
        steps, seat = getattr(way.value, "steps", ()), question.seat
        if not steps:
            return ""
        drawn, ends, marks = game.copy_game(), game.copy_game(), list[str]()
        assert isinstance(drawn, MapMasters)
        ends.choose(seat, question.id, [way.id])
        draft = drawn.players[seat].draft
        begun = len(draft.steps)
        while (made := len(draft.steps) - begun) < len(steps):  # a step may lead on by itself
            asked = next(each for each in drawn.questions if each.seat == seat)
            open_ = [each for each in asked.quick_options(drawn) if each.role.is_step and not each.role.is_back]
            step = next((each for each in open_ if each.id == step_id(steps[made])), None)
            if step is None or sum(each.mark == step.mark for each in open_) > 1:
                return ""
            marks.append(step.mark)
            drawn.choose(seat, asked.id, [step.id])
        alike = drawn.view(seat) == ends.view(seat)
        return marks[-1] if alike and self._together(game, seat, marks) else ""

    def _picks(self, game: Game, asked: OpenQuestion, picked: Sequence[str]) -> int:
        """Several picks: one line over all of them if their marks are distinct, or one by one; and submitting them."""
        question = asked.question
        marks = [option.mark for option in asked.forward if option.id in picked]
        alone = all(mark and sum(each.mark == mark for each in asked.forward) == 1 for mark in marks)
        most = min(question.max, len(asked.forward))
        sent = len(picked) == most and (asked.in_steps or question.min == most)
        return (1 if alone and self._together(game, question.seat, marks) else len(picked)) + (not sent)

    def _together(self, game: Game, seat: Seat, marks: Sequence[str]) -> bool:
        """Whether one picture of the page shows all these marks, so that a line can lead from one to the other."""
        face, view = self._faces[game.name], game.view(seat)
        names = [f"P{each}" for each in range(game.seats)]
        hand = live_hand(face, view, seat, "en", self._texts, names, marks)
        board = live_board(face, view, "en", self._texts, names, marks)
        return any(all(shows_mark(picture, mark) for mark in marks) for picture in (board, hand))


def mode_of(name: str) -> Mode:
    """A mode of `press_count` with the aim for touches."""
    return replace(MODES[name], aim=AIMS[name])


def main(arguments: Sequence[str]) -> None:
    """Count and print."""
    chosen = sizes("touches", __doc__, arguments)
    figures: dict[str, object] = {}
    if not chosen.json:
        heading("Touches: games of steady, carried out on the page")
    for name, aim in AIMS.items():
        mode = mode_of(name)
        counted = count(mode, chosen.games, chosen.choices, Touches(find_game_pictures(), Texts()))
        units = max(1.0, counted.units)
        figures[name] = {
            "touches": round(counted.presses / units, 2),
            "unit": mode.unit,
            "aim": aim,
            "kinds": {kind: round(counted.by_kind[kind] / units, 2) for kind, _ in counted.asked.most_common()},
        }
        if not chosen.json:
            row(name, f"{counted.presses / units:6.2f} per {mode.unit}" + ("" if aim is None else f"   aim {aim:g}"))
            for kind, times in counted.asked.most_common(10):
                row(f"  {kind}", f"{times / units:6.2f} times, {counted.by_kind[kind] / units:.2f} touches")
    if chosen.json:
        print(json.dumps({"seed": SEED, "games": chosen.games, "modes": figures}))
