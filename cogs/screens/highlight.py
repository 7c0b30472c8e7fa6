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
    """The greatest moment in one sentence, or the last one of a lost game; empty if there is none."""
    game = reader.game
    if game is None:
        return ""
    told = [entry for entry in entries_of(reader, events) if entry.sentences and _weight(game, entry) >= IMPORTANT]
    newest_first = [_in_one_sentence(game, entry) for entry in reversed(told)]
    moments = [moment for moment in newest_first if not _repeats(moment.sentences[0], game.result)]
    if not moments:
        return ""
    if game.result is not None and not game.result.winners:
        return line_of(reader, moments[0])
    greatest = max(moments, key=lambda moment: _weight(game, moment))  # of equal ones the newest
    return reader.say("end-highlight", moment=Markdown(line_of(reader, greatest)))


def _weight(game: Game, entry: LoggedEntry) -> int:
    """The weight of its weightiest event. If leaders score in it, others' points don't count; 0 points never do."""
    leaders = [seat_name(seat) for seat in _leaders(game)]
    scored = [event for event in entry.events if "points" in event.args]
    leading = [event for event in scored if event.args.get("player") in leaders] or scored
    counted = [event for event in entry.events if event not in scored or (event in leading and event.args["points"])]
    return max((game.chronicle.weights.get(event.key, 0) for event in counted), default=0)


def _in_one_sentence(game: Game, entry: LoggedEntry) -> LoggedEntry:
    """The entry cut to what its weightiest event says; else to its short form, or its headline and the leader."""
    weights = game.chronicle.weights
    weightiest = max(entry.events, key=lambda event: weights.get(event.key, 0)).key
    keys = (weightiest, f"story-{weightiest.removeprefix('log-')}")
    headline = next((said for said in entry.sentences if said.key in keys), None)
    sentences = (headline,) if headline is not None else entry.short[:1]
    if not sentences:
        first, *others = entry.sentences
        leaders = [seat_name(seat) for seat in _leaders(game)]
        leading = [other for other in others if any(name in other.args.values() for name in leaders)]
        sentences = (first, *leading[:1])
    return replace(entry, sentences=sentences, changes=())


def _leaders(game: Game) -> list[Seat]:
    """The winners, or the leaders of a game that was ended early."""
    result = game.result or agreed_result(game)
    if result is None:
        return []
    return result.winners or [place.seat for place in result.places if place.place == 1]


def _repeats(sentence: Message, result: Result | None) -> bool:
    """Whether the result already says it, because its facts have every argument of the sentence."""
    if result is None or not sentence.args:
        return False
    return all(value in result.facts.values() for value in sentence.args.values())
