"""The part of each game that the suite reaches: kinds of questions, of events and of endings, out of all there are.

`make play-coverage` plays the random games of the suite and lists what none of them met, of the question classes of
the game, the keys its modules tell (`log-…`), and `Game.endings`. Then it says how many games came how far (`FAR` in
`conformance.declarations`).
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from conformance import test_play, test_secrets, test_texts_and_pictures
from conformance.cases import ALL_GAMES, Case, cases, random_game
from conformance.declarations import declared
from rules.entries import entry_types, owner_of
from rules.game import Game
from rules.messages import Event
from rules.questions import Question
from rules.registry import GAMES

SEEDS = (
    *(test_play.SEED + ending for ending in ("", "-twin", "-illegal", "-preview")),
    *(test_secrets.SEED + ending for ending in ("", "-dice", "-quiet", "-told-0", "-told-1", "-told-2")),
    test_texts_and_pictures.SEED,
)
"""The seeds of the checks."""


def seeds_of(case: Case) -> list[str]:
    """The games that the suite plays of a case; only one where the checks share it."""
    return list(dict.fromkeys(case.seed(check) for check in SEEDS))


TOLD = re.compile(r"[\"'](log-[a-z_]+)[\"']")


def questions_of(kind: type[Game]) -> set[str]:
    """Every kind of question the game can ask."""
    entries = entry_types(owner_of(kind.__module__)).items()
    return {name for name, entry in entries if issubclass(entry, Question)}


def events_of(kind: type[Game]) -> set[str]:
    """Every key of an event that the game's own modules name."""
    folder = Path(sys.modules[kind.__module__].__file__ or "").parent
    return {key for file in folder.rglob("*.py") for key in TOLD.findall(file.read_text(encoding="utf-8"))}


def met(case: Case, seed: str) -> Iterator[tuple[str, str]]:
    """The things that one game meets, as pairs of "question", "event", "ending" or "far" and a name."""
    events: list[Event] = case.start(seed).opening
    far: dict[str, Callable[[Game], bool]] = declared(ALL_GAMES[case.game], "FAR", {})
    game: Game | None = None
    for game, question, picked in random_game(case, seed):
        yield "question", question.kind
        yield from (("event", event.key) for event in events)
        events = game.choose(question.seat, question.id, picked)
        yield from (("far", name) for name, seen in far.items() if seen(game))
    yield from (("event", event.key) for event in events)
    assert game is not None
    assert game.result is not None
    yield "ending", game.result.reason


def main() -> None:
    """Play and print."""
    for name in sys.argv[1:] or GAMES:
        kind = ALL_GAMES[name]
        games = [set(met(case, seed)) for case in cases() if case.game == name for seed in seeds_of(case)]
        reached = Counter(item for game in games for item in game)
        wanted = {"question": questions_of(kind), "event": events_of(kind), "ending": set(kind.endings)}
        print(f"{name}: {len(games)} games")
        for what, names in wanted.items():
            missed = sorted(name for name in names if not reached[what, name])
            print(f"  {what}s: {len(names) - len(missed)} of {len(names)}", *missed, sep="\n    not met: ")
        for far in declared(kind, "FAR", {}):
            print(f"  {far}: in {reached['far', far]} games", flush=True)


if __name__ == "__main__":
    main()
