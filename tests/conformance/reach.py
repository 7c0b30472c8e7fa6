"""How much of each game the suite reaches: kinds of questions, of events and of endings, out of all there are.

`make reach` plays the random games of the suite and lists what none of them met. All there is: the question classes of
the game, the keys its modules tell (`log-…`), and `Game.endings`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from inspect import isabstract
from pathlib import Path

from rules import GAMES
from rules.core.entries import entry_types, owner_of
from rules.core.game import Game
from rules.core.messages import Event
from rules.core.questions import Question
from tests.conformance import test_faces, test_play, test_secrets
from tests.conformance.cases import CASES, Case, random_game

SEEDS = (
    *(test_play.SEED + ending for ending in ("", "-twin", "-illegal", "-preview")),
    *(test_secrets.SEED + ending for ending in ("", "-dice", "-quiet", "-told-0", "-told-1", "-told-2")),
    test_faces.SEED,
)
"""The games that the suite plays of each case."""

TOLD = re.compile(r"[\"'](log-[a-z_]+)[\"']")


def questions_of(kind: type[Game]) -> set[str]:
    """Every kind of question the game can ask."""
    entries = entry_types(owner_of(kind.__module__)).items()
    return {name for name, entry in entries if issubclass(entry, Question) and not isabstract(entry)}


def events_of(kind: type[Game]) -> set[str]:
    """Every key that the game's own modules tell by name."""
    folder = Path(sys.modules[kind.__module__].__file__ or "").parent
    return {key for file in folder.rglob("*.py") for key in TOLD.findall(file.read_text(encoding="utf-8"))}


def met(case: Case, seed: str) -> Iterator[tuple[str, str]]:
    """What one game meets, as pairs of "question", "event" or "ending" and its name."""
    told: list[Event] = case.start(seed).opening
    game: Game | None = None
    for game, question, picked in random_game(case, seed):
        yield "question", question.kind
        yield from (("event", event.key) for event in told)
        told = game.choose(question.seat, question.id, picked)
    yield from (("event", event.key) for event in told)
    assert game is not None
    assert game.result is not None
    yield "ending", game.result.reason


def main() -> None:
    """Play and print."""
    for name in sys.argv[1:] or GAMES:
        kind = GAMES[name]
        found = {each for case in CASES if case.game == name for seed in SEEDS for each in met(case, seed)}
        wanted = {"question": questions_of(kind), "event": events_of(kind), "ending": set(kind.endings)}
        print(name)
        for what, names in wanted.items():
            missed = sorted(names - {key for sort, key in found if sort == what})
            print(f"  {what}s: {len(names) - len(missed)} of {len(names)}", *missed, sep="\n    not met: ", flush=True)


if __name__ == "__main__":
    main()
