"""Opinions: what a computer player thinks of the answers to a question. Formed in worker processes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from rules.answer_values import AnswerValue
from rules.game import Game
from rules.lessons import advised
from rules.messages import Args, Message, Seat
from rules.plans import Plan, announced, plan, position_of, without_news
from rules.players import ComputerPlayer, forward, opinion
from rules.questions import OrderedQuestion, Question, Secrecy
from rules.records import Choice, Divergence, RecordEntry, entries_that_count, play_entry
from storage.rows import LoggedEvent


class Suggestion(NamedTuple):
    """An answer that is suggested, by the ids of its options (none: nothing is), and what it leads to, if known."""

    ids: tuple[str, ...] = ()
    outcome: Message | None = None


SILENT = Suggestion()


@dataclass(frozen=True, slots=True)
class Answer:
    """The label of an answer, and what the computer player thinks of it.

    `next_labels`: those of what it would do for good afterwards, see `rules.plans.announced`.
    """

    labels: tuple[Message, ...]
    weighed: AnswerValue
    next_labels: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Opinion:
    """A computer player's opinion of a question: the answer it would give (or has given) first, then the others."""

    seat: Seat
    kind: str
    args: Args
    answers: tuple[Answer, ...]
    ordered: bool
    """Whether the order of the picks counts."""
    together: bool
    """Whether a lead makes no sense: all play together, or one plays alone."""
    entry: int = 0
    """For an answer that was given: its number."""
    plan: Plan = field(default_factory=dict)
    """The next answers after each of the first two answers, starting with the answer to this question."""
    expected: Mapping[str, AnswerValue] = field(default_factory=dict)
    """By position: what the seat was told of the answer from which it follows without news."""
    follows: bool = False
    """Whether the first answer was planned when the seat last got advice."""
    news: Sequence[LoggedEvent] = ()
    """Why an earlier plan was dropped: what the advised answer revealed."""


def suggest(
    kind: type[Game],
    saved: str,
    seat: Seat,
    question_id: int,
    player: ComputerPlayer,
    seed: str,
    coach: Suggestion = SILENT,
    last: Opinion | None = None,
) -> Opinion | None:
    """The opinion of `player` on an open question of a saved game; None if it is not open.

    First comes what the `coach` answers, or what was planned with the `last` advice for this very position. Otherwise,
    if the player would only step back to a plan of its own, its way forward from here comes first, if that can be
    worked out. The chance to win stays what it was with the last advice until something new is known.
    """
    game = kind.load(saved)
    question = game.question(question_id)
    if question is None or question.seat != seat:
        return None
    weighed = opinion(game, question, player, Random(seed))
    position = position_of(game, question)
    planned = () if last is None or coach.ids else last.plan.get(position, ())
    follows = bool(advised(question.options(game), planned))
    suggested = coach
    if follows:
        suggested = Suggestion(planned)
    elif not coach.ids and not advised(question.options(game), weighed[0].ids):
        suggested = way_forward(game, question, player, seed)
    weighed = _put_first(weighed, suggested)
    if last is not None and position in last.expected and not coach.ids:
        weighed = _shift_estimates(weighed, last.expected[position])
    plans, expected = _plans_after(game, question, weighed[:2], player, seed)
    if last is not None and follows:
        plans = {**plans, **last.plan}
        expected = {**last.expected, **expected}
    formed = _opinion(game, question, weighed)
    answers = [
        replace(answer, next_labels=announced(game, question, plans, answer.weighed.ids, Random(f"{seed} then")))
        for answer in formed.answers[:2]
    ]
    return replace(formed, answers=(*answers, *formed.answers[2:]), plan=plans, expected=expected, follows=follows)


def _put_first(weighed: Sequence[AnswerValue], suggested: Suggestion) -> list[AnswerValue]:
    """The answers with the one that is suggested, if any, first; no other is said to be better."""
    if suggested.ids in ((), weighed[0].ids):
        return [*weighed]
    match = next((answer for answer in weighed if answer.ids == suggested.ids), AnswerValue(suggested.ids))
    # It was compared with what is not advised, and the others were not compared with it.
    first = replace(match, outcome=match.outcome or suggested.outcome, comparison=None)
    others = [answer for answer in weighed if answer is not match and not _is_better(answer, first)]
    return [first, *(replace(answer, behind=1.0) for answer in others)]


def _plans_after(
    game: Game, question: Question, answers: Sequence[AnswerValue], player: ComputerPlayer, seed: str
) -> tuple[dict[str, tuple[str, ...]], dict[str, AnswerValue]]:
    """The next answers after each of these, the first of which prevails; and which of these led to a position.

    Both are by position, the second only for positions that are reached without news.
    """
    plans: dict[str, tuple[str, ...]] = {}
    expected: dict[str, AnswerValue] = {}
    for answer in reversed(answers):
        # In its simulations, the search player plays like its heuristic player.
        steps = plan(game, question, answer.ids, getattr(player, "heuristic", player), Random(seed), buying=True)
        plans |= steps
        if answer.chance is not None:
            expected |= dict.fromkeys(without_news(game, question, steps, answer.ids, Random(f"{seed} news")), answer)
    return plans, expected


def _shift_estimates(weighed: Sequence[AnswerValue], last: AnswerValue) -> list[AnswerValue]:
    """The answers, the first with the chance and points of `last`, and the others as far from it as before.

    A repeated estimate differs from the last one only by its guesses.
    """
    first, *others = weighed
    if first.chance is None and first.outcome is not None:
        return [*weighed]
    chance_change = 0.0 if first.chance is None or last.chance is None else last.chance - first.chance
    points_change = 0.0 if first.points is None or last.points is None else last.points - first.points

    def shift(answer: AnswerValue) -> AnswerValue:
        chance = None if answer.chance is None else min(1.0, max(0.0, answer.chance + chance_change))
        return replace(answer, chance=chance, points=None if answer.points is None else answer.points + points_change)

    return [replace(first, chance=last.chance, points=last.points), *map(shift, others)]


def way_forward(game: Game, question: Question, player: ComputerPlayer, seed: str) -> Suggestion:
    """The answers with which a game goes on where `player` would only step back; empty if unknown."""
    answer = forward(game, question, player, Random(seed))
    return SILENT if answer is None else Suggestion(answer.ids, answer.outcome)


def _is_better(answer: AnswerValue, other: AnswerValue) -> bool:
    """Whether the player estimates that an answer wins more often, which other reasons cannot outweigh."""
    return answer.chance is not None and (other.chance is None or answer.chance > other.chance)


@dataclass(frozen=True, slots=True)
class _Decision:
    """A choice that can be explained, with the game before it. `seen`: after which entry everyone could see it."""

    number: int
    choice: Choice
    before: Game
    real: bool
    """Whether it is more than a default such as passing or continuing."""
    seen: int

    def rank(self, since: int) -> tuple[bool, bool, int, int]:
        """The decision with the highest rank is explained to a player whose last choice was the entry `since`."""
        return self.seen >= since, self.real, self.seen, self.number


def explain(
    kind: type[Game],
    saved: str,
    begin: int,
    entries: Sequence[RecordEntry],
    candidates: Collection[int],
    players: Mapping[Seat, ComputerPlayer],
    asker: Seat,
    seed: str,
) -> Opinion | None:
    """The player's opinion of the last choice of these `candidates` that had an alternative and that everyone may know.

    Only the seats of `players` count. Of the choices seen since `asker` last chose, defaults come last. Simultaneous
    drafts are seen once all of them are complete. The game continues from `saved`, after the entry `begin`, with
    `entries`. None if there is no such choice, or if the present rules depart from the record before it.
    """
    game = kind.load(saved)
    played = entries_that_count(entries, begin + 1)
    own_choices = (number for number, entry in played if isinstance(entry, Choice) and entry.seat == asker)
    since = max(own_choices, default=begin)
    try:
        decisions = _decisions(game, played, candidates, players)
        newest = max(decisions, key=lambda decision: decision.rank(since), default=None)
    except Divergence:
        return None
    if newest is None:
        return None
    choice, before = newest.choice, newest.before
    question = next(question for question in before.questions if question.id == choice.question)
    weighed = opinion(before, question, players[choice.seat], Random(seed))
    picked = tuple(choice.picked)
    chosen = next((answer for answer in weighed if answer.ids == picked), AnswerValue(picked))
    return _opinion(before, question, [chosen, *(answer for answer in weighed if answer is not chosen)], newest.number)


def _decisions(
    game: Game,
    played: Sequence[tuple[int, RecordEntry]],
    candidates: Collection[int],
    players: Mapping[Seat, ComputerPlayer],
) -> Iterator[_Decision]:
    """Play on; returns the choices that can be explained, each once everyone may know it: drafts when all are complete.

    Raises Divergence where the present rules depart from the record.
    """
    drafts: dict[Seat, _Decision] = {}
    for number, entry in played:
        if number in candidates and isinstance(entry, Choice) and entry.seat in players:
            asked = game.question(entry.question)
            if asked is not None and asked.secrecy is Secrecy.NONE and len(asked.quick_options(game)) > 1:
                real = list(entry.picked) not in ([], asked.default(game))
                decision = _Decision(number, entry, game.copy_game(), real, number)
                if any(question is asked and game.agenda.is_hidden(stack) for stack, question in game.agenda.open()):
                    drafts[entry.seat] = decision
                else:
                    yield decision
        play_entry(game, number, entry)
        if drafts and not is_drafting(game):
            yield from (replace(decision, seen=number) for decision in drafts.values())
            drafts.clear()


def is_drafting(game: Game) -> bool:
    """Whether a simultaneous draft, of which everyone knows, is not complete."""
    return any(
        asked.awaited and asked.secrecy is not Secrecy.ALL and game.agenda.is_hidden(stack)
        for stack, asked in game.agenda.open()
    )


def _opinion(game: Game, question: Question, weighed: Sequence[AnswerValue], entry: int = 0) -> Opinion:
    options = {option.id: option for option in question.options(game)}
    answers = tuple(
        Answer(tuple(options[id].label for id in answer.ids if id in options), answer) for answer in weighed
    )
    together = game.settings.together or game.seats == 1
    ordered = isinstance(question, OrderedQuestion)
    return Opinion(question.seat, question.kind, question.describe(game), answers, ordered, together, entry)
