"""How often one must touch the page to play: the games of `presses`, carried out on the board in the browser.

`python -m benchmarks touches [--json]`. An answer is one touch, on its mark or its button; one that asks for
confirmation is two. Picking several takes one touch for each, and one to send them. A line is one touch for all its
steps: answers that follow each other without any other answer between them. A whole path that is offered is one touch.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from benchmarks.figures import heading, row
from benchmarks.presses import GAMES_PLAYED, MODES, SEED, Mode, asked_of, count
from locales.texts import Texts
from rules.game import Game
from rules.messages import Seat
from rules.questions import Question

AIMS = {
    "Dungeon GO!": 2.0,
    "Thunderstone": 2.0,
    "Dungeon Lords, introductory": 25.0,
    "Dungeon Lords, full": None,
    "Dungeoneer": 5.0,
    "Map Masters, versus, by routes": 5.0,
    "Map Masters, co-op": 4.0,
}


class Touches:
    """What answers need on the page."""

    def __init__(self) -> None:
        self._texts = Texts()
        self._lined: dict[Seat, int] = {}
        """By seat, how many choices the game had seen when a line could go on."""

    def __call__(self, game: Game, question: Question, picked: Sequence[str]) -> int:
        """The touches that this answer takes."""
        steps = {option.id: option.mark for option in question.options(game) if option.step and not option.back}
        marks = list(steps.values())
        lined = len(picked) == 1 and picked[0] in steps and marks.count(steps[picked[0]]) == 1
        goes_on = lined and self._lined.get(question.seat) == game.choices
        self._lined[question.seat] = game.choices + 1 if lined else -1
        if goes_on or lined:
            return 0 if goes_on else 1
        asked = asked_of(game, question, self._texts)
        if asked.picks_one or not picked:
            again = [option for option in asked.options if option.id in picked and asked.asks_again(option)]
            return 1 + len(again)
        sent = len(picked) == min(question.max, len(asked.forward)) if asked.in_steps else False
        return len(picked) + (not sent)


def mode_of(name: str) -> Mode:
    """A mode of `presses` with the aim for touches."""
    return replace(MODES[name], aim=AIMS[name])


def main(arguments: Sequence[str]) -> None:
    """Count and print."""
    as_json = list(arguments) == ["--json"]
    figures: dict[str, object] = {}
    if not as_json:
        heading("Touches: games of steady, carried out on the page")
    for name, aim in AIMS.items():
        mode = mode_of(name)
        found = count(mode, GAMES_PLAYED, SEED, Touches())
        units = max(1.0, found.units)
        figures[name] = {
            "touches": round(found.presses / units, 2),
            "unit": mode.unit,
            "aim": aim,
            "kinds": {kind: round(found.by_kind[kind] / units, 2) for kind, _ in found.asked.most_common()},
        }
        if not as_json:
            row(name, f"{found.presses / units:6.2f} per {mode.unit}" + ("" if aim is None else f"   aim {aim:g}"))
            for kind, times in found.asked.most_common(10):
                row(f"  {kind}", f"{times / units:6.2f} times, {found.by_kind[kind] / units:.2f} touches")
    if as_json:
        print(json.dumps({"seed": SEED, "games": GAMES_PLAYED, "modes": figures}))
