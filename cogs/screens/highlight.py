"""The last great moment of a game that has ended, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.screens.story.entries import entries_of
from cogs.screens.story.lines import LoggedEntry, line_of
from cogs.screens.story.weights import IMPORTANT
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from rules.game import Game, agreed_result
from rules.messages import Message, Seat, seat_name
from rules.results import Result
from storage.rows import LoggedEvent


def last_moment(reader: Reader, events: Sequence[LoggedEvent]) -> str:
    """The highlight in one sentence; for a lost game what led to the loss. Empty if there is none."""
    game = reader.game
    if game is None:
        return ""
    weighed = [
        (max(game.chronicle.weights.get(event.key, 0) for event in entry.events), shortened)
        for entry in entries_of(reader, events)
        if entry.sentences
        for shortened in [_in_one_sentence(game, entry)]
        if not _repeats(shortened.sentences[0], game.result)
    ]
    weighed = [(weight, entry) for weight, entry in weighed if weight >= IMPORTANT]
    if not weighed:
        return ""
    lost = game.result is not None and not game.result.winners
    _, best = weighed[-1] if lost else max(reversed(weighed), key=lambda pair: pair[0])
    moment = line_of(reader, best)
    return moment if lost else reader.say("end-highlight", moment=Markdown(moment))


def _in_one_sentence(game: Game, entry: LoggedEntry) -> LoggedEntry:
    """The entry in one sentence: its weightiest event, else its short form, else its headline with who is ahead."""
    weights = game.chronicle.weights
    heavy = max(entry.events, key=lambda event: weights.get(event.key, 0))
    headlines = [sentence for sentence in entry.sentences if sentence.key == heavy.key][:1] or [*entry.short[:1]]
    if not headlines:
        first, *others = entry.sentences
        ahead = [seat_name(seat) for seat in _leaders(game)]
        leading = [other for other in others if any(name in other.args.values() for name in ahead)]
        headlines = [first, *leading[:1]]
    return replace(entry, sentences=tuple(headlines), changes=())


def _leaders(game: Game) -> list[Seat]:
    """The winners, or the leaders of a game that was ended early."""
    counted = game.result or agreed_result(game)
    if counted is None:
        return []
    best = max((place.total for place in counted.places), default=0)
    return counted.winners or [place.seat for place in counted.places if place.total == best]


def _repeats(sentence: Message, result: Result | None) -> bool:
    """Whether the headline of the result says the same: it names everything that the sentence names."""
    if result is None or not sentence.args:
        return False
    return all(value in result.facts.values() for value in sentence.args.values())
