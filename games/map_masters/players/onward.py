"""How a path goes on as well as can be found from where somebody has led it, said by the coach of a lesson.

Computer players follow a plan of their own from its beginning, and go back where a path has left it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.map_masters.players.best_path import LEAST, best_path
from games.map_masters.players.plans import brings, pressed
from games.map_masters.players.routes import Route
from games.map_masters.rules.coop.arrival import GroupTerms
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.goals import ESCAPE, weights_of
from games.map_masters.rules.path import Move, Path
from rules.dice import Dice
from rules.messages import Message, refer

POSITIONS = 1_500
"""So many positions are looked at for each way on."""

Answers = Iterable[tuple[str, tuple[str, ...], bool]]
"""Answers to a question about a path: the id, the steps, and whether the path is over with them."""


def steps_of(way: object) -> tuple[str, ...]:
    """The steps of an answer that leads on along a path; none for any other."""
    return way.steps if isinstance(way, Crossing) else (way.text,) if isinstance(way, Move) else ()


def longest(answers: Answers, rest: Sequence[str]) -> str:
    """The answer that leads farthest along `rest`; being done with it only at its end. Empty where none does."""
    along = [
        (len(steps), ends, id)
        for id, steps, ends in answers
        if steps and tuple(rest[: len(steps)]) == steps and (len(steps) == len(rest) or not ends)
    ]
    return max(along)[2] if along else ""


def drawn_on(path: Path, shown: tuple[str, ...], answers: Answers, *, last: bool) -> tuple[str, Message] | None:
    """The answer by which an own path goes on, and what it finds in the end; `done` where nothing more is found.

    `shown`: the goal cards shown, the primary one last. `last`: whether this is the last round.
    """
    weights, room = weights_of(shown[-1], shown)
    now = sum((path.count(icon) * weight for icon, weight in weights.items()), 0.0)  # type: ignore[arg-type]
    now += room * path.visited.bit_count()
    best = best_path(path, weights, escape=ESCAPE, room=room, budget=POSITIONS)
    if best.path is None or best.value <= now + LEAST:
        return "done", brings(path, shown[-1]).told(shown[-1], last=last)
    answer = longest(answers, pressed(path, best.steps))
    return (answer, brings(best.path, shown[-1]).told(shown[-1], last=last)) if answer else None


def traced_on(path: Path, seed: str, answers: Answers, back: str) -> tuple[str, Message]:
    """The answer by which the path of a group goes on to an open goal, and which; `back` where no way is found."""
    terms = path.terms
    assert isinstance(terms, GroupTerms)
    assert terms.mission is not None
    found: list[tuple[int, int, tuple[str, ...]]] = []
    for number, slot in enumerate(terms.mission.slots):
        if number not in terms.filled and slot.card not in terms.done_at and not terms.wasted(path, number):
            made = Route(path, number, POSITIONS, Dice(seed=f"{seed} {number}")).run()
            if made is not None:
                found.append((len(made[0]), number, made[0]))
    ways = list(answers)
    for _, number, steps in sorted(found):
        answer = longest(ways, steps)
        if answer:
            return answer, Message("tells-reaches", {"slot": refer(f"slot-{terms.mission.id}-{number}")})
    return back, Message("tells-no_way")
