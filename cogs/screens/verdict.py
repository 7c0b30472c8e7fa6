"""The end of a game, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cogs.screens import board_text
from cogs.screens.highlight import last_moment
from cogs.screens.shares import shared_seats
from cogs.services.reader import Reader
from cogs.services.screen import Log
from locales.sanitizing import Markdown
from pictures.bands import headed
from pictures.kit import unmarked
from pictures.svg import Picture
from rules.game import agreed_result
from rules.messages import Args, Message, Seat, SeatRef, refer, seat_name
from rules.results import Place, Result, is_rank, ranked
from storage.rows import LoggedEvent
from tables.play.ending import LEARNT

TIE = "tie-"
"""The prefix of the notes that say what broke a tie (`Game.closing`)."""
BETWEEN = " · "
"""Separates the places of a result in brief."""
LATELY = 60
"""Events after which the end of a year, floor, round or quest is no longer new."""
SENTENCES = 2
"""The number of sentences about the course of a game."""


def verdict(reader: Reader, *, brief: bool = False) -> list[str]:
    """The end of this table: the reason, the winners, the places with their scores; if ended early, the standing.

    `brief`: in as few lines as possible, with the totals only, and of the notes only those that say who won.
    """
    game = reader.game
    if game is None:
        return [f"### {reason(reader)}"]
    if game.result is not None:
        return result_in_words(reader, game.result, brief=brief)
    early = reader.table.reason != LEARNT
    parts = [f"### {reader.say('end-early_why', reason=Markdown(reason(reader))) if early else reason(reader)}"]
    if not brief and (lines := standing_lines(reader)):
        parts.append("\n".join([reader.say("result-standing"), *lines]))
    elif (counted := game.counted()) is not None:  # without rivals or in brief: in one line
        parts.append(_standing_line(reader, counted, "end-standing"))
    if shared := shared_seats(reader):
        parts.append("\n".join(f"-# {note}" for note in shared))
    return parts


def uncounted_note(reader: Reader) -> str:
    """Says that this game does not count in statistics; empty if it does."""
    counts = reader.table.in_statistics or reader.table.started is None
    return "" if counts else f"-# {reader.say('result-uncounted')}"


def ended_early(reader: Reader) -> bool:
    """Whether this is the present state of a game that was ended without a result."""
    game, table = reader.game, reader.table
    return game is not None and game.result is None and table.status == "ended" and reader.entry is None


def ended_board(reader: Reader, picture: Picture | None) -> Picture | None:
    """The last board; if the game was ended early, it says so, with the standing."""
    if picture is None or reader.game is None or not ended_early(reader):
        return picture
    counted = reader.game.counted()
    how = LEARNT if reader.table.reason == LEARNT else "end-early"
    return headed(picture, reader.say(how), "" if counted is None else unmarked(_summary(reader, counted)))


def reason(reader: Reader) -> str:
    """Why this table ended, in a sentence."""
    result = reader.game.result if reader.game is not None else None
    if result is None:
        return reader.say(reader.table.reason or "end-ended")
    return reader.say(Message(result.reason, result.args))


def standing_lines(reader: Reader) -> list[str]:
    """The points of each player now, and for what, a line each; empty if the game does not score along the way."""
    counted = agreed_result(reader.game) if reader.game is not None else None
    if counted is None:
        return []
    return _PlaceLines(reader, ranked(counted.places)).lines(won=False)


def interim(reader: Reader, events: Sequence[LoggedEvent]) -> Log | None:
    """The standing in one line, if a year, floor, round or quest has ended lately; None before the first points.

    The result of the game takes its place.
    """
    game = reader.game
    lately = events[-LATELY:]
    if game is None or game.result is not None:
        return None
    if {*game.chronicle.standing_after}.isdisjoint([event.key for event in lately]):
        return None
    counted = agreed_result(game)
    if counted is None or not any(place.total for place in counted.places):
        return None
    line = _standing_line(reader, counted)
    return Log([line], firm=[line])


def player(reader: Reader, seat: Seat) -> SeatRef | Markdown:
    """A player in a result, with the hero whose points they are; one who plays alone has those of all heroes."""
    name = seat_name(seat)
    game = reader.game
    heroes = [] if game is None or game.seats == 1 else game.known_as(seat)
    return Markdown(reader.say("result-hero", player=name, hero=heroes[0])) if heroes else name


def _summary(reader: Reader, counted: Result) -> str:
    """All totals and what is counted, or what a single player's consists of."""
    totals = BETWEEN.join(_points(reader, counted))
    if counts := _total_categories(counted.places):
        return reader.say("result-scores", line=Markdown(totals), scores=refer(f"score-{counts[0]}"))
    return _with_scores(reader, totals, counted.places[0]) if len(counted.places) == 1 else totals


def _points(reader: Reader, counted: Result) -> list[str]:
    """The total of each player, the largest first."""
    return [
        reader.say("result-points", players=[player(reader, place.seat)], total=place.total)
        for place in _sorted(counted)
    ]


def _sorted(counted: Result) -> list[Place]:
    return sorted(counted.places, key=lambda place: (-place.total, place.seat))


def _standing_line(reader: Reader, counted: Result, key: str = "board-standing") -> str:
    """The totals in one line, the largest first, and what they consist of: their parts, or what is counted."""
    places = _sorted(counted)
    totals = _points(reader, counted)
    if all(placed.scores for placed in places) and _are_sums(places):
        parts = [_with_scores(reader, line, placed) for line, placed in zip(totals, places, strict=True)]
        return reader.say(key, scores=Markdown(BETWEEN.join(parts)))
    scores = Markdown(reader.say("list-comma").join(totals))
    if counts := _total_categories(places):
        return reader.say(f"{key}_of", category=refer(f"score-{counts[0]}"), scores=scores)
    return reader.say(key, scores=scores)


def decided(reader: Reader, events: Sequence[LoggedEvent]) -> list[str]:
    """Up to two sentences on how it was won or lost: what the winner's lead consisted of, and the last great moment.

    If it was ended early and there is less to say, where it stopped.
    """
    game = reader.game
    sentences = []
    if game is not None and game.result is not None:
        if (margin := _winning_margin(game.result)) is not None:
            sentences.append(f"🏆 {reader.say(margin)}")
    elif game is not None and (counted := agreed_result(game)) is not None:
        margin = _lead_over_second(_sorted(counted), "end-ahead")
        sentences += [] if margin is None else [reader.say(margin)]
    if moment := last_moment(reader, events):
        sentences.append(moment)
    if ended_early(reader) and len(sentences) < SENTENCES and (stopped := board_text.place(reader)):
        sentences.append(reader.say("end-stopped_at", place=Markdown(stopped[0])))
    return sentences


def _winning_margin(result: Result) -> Message | None:
    """The lead of a sole winner over the next player, and the category with most of it; None if there is none."""
    return _lead_over_second(ranked(result.places), "end-margin") if len(result.winners) == 1 else None


def _lead_over_second(places: Sequence[Place], key: str) -> Message | None:
    """The lead of the first of these places over the second; None if there is none."""
    first, *others = places
    if not others or first.total <= others[0].total:
        return None
    second = others[0]
    margin = first.total - second.total
    args: Args = {"player": seat_name(first.seat), "second": seat_name(second.seat), "margin": margin}
    decisive = _decisive_category(first, second)
    if decisive is None:
        return Message(key, args)
    args |= {"category": refer(f"score-{decisive}"), "own": first.scores[decisive]}
    return Message(f"{key}_most", args | {"other": second.scores.get(decisive, 0)})


def _decisive_category(first: Place, second: Place) -> str | None:
    """The category with most of a lead; None if another counts as much, or if it is everything that either has."""
    leads = {category: points - second.scores.get(category, 0) for category, points in first.scores.items()}
    if len(leads) < 2 or sum(first.scores.values()) != first.total:
        return None
    best = max(leads, key=lambda category: leads[category])
    is_everything = (first.scores[best], second.scores.get(best, 0)) == (first.total, second.total)
    is_shared = list(leads.values()).count(leads[best]) > 1
    return None if leads[best] <= 0 or is_shared or is_everything else best


def result_in_words(reader: Reader, result: Result, *, brief: bool = False) -> list[str]:
    """A result in words, each seat's under the name of the actor for whom it counts; `brief`: see `verdict`."""
    reader = reader.at(None)
    lines = [f"### {reader.say(Message(result.reason, result.args))}"]
    places = ranked(result.places)
    together = reader.game is not None and reader.game.settings.together
    ranks = bool(result.winners) and not together and all(is_rank(place, places) for place in places)
    lead_is_told = brief and _winning_margin(result) is not None  # by `decided`
    if result.winners and not ranks and not lead_is_told:
        lines.append(reader.say("result-winners", players=[seat_name(seat) for seat in result.winners]))
    place_lines = _PlaceLines(reader, places, ranks, brief).lines(won=bool(result.winners))
    parts = ["\n".join(lines), (BETWEEN if brief else "\n").join(place_lines)]
    closing = [] if reader.game is None or lead_is_told else reader.game.closing()
    if brief:  # places are in order, so the first tie is that of the winners, if any
        closing = [note for note in closing if note.key.startswith(TIE)][:1]
    notes = [*(reader.say(note) for note in closing), *shared_seats(reader)]
    return [*parts, "\n".join(f"-# {note}" for note in notes)] if notes else parts


def _total_categories(places: Sequence[Place]) -> list[str]:
    """The categories that are just another name for the total."""
    categories = places[0].scores if places else ()
    return [category for category in categories if all(place.scores.get(category) == place.total for place in places)]


@dataclass(frozen=True)
class _PlaceLines:
    """Says the places of a result or a standing, best first."""

    reader: Reader
    places: Sequence[Place]
    ranks: bool = False
    """Whether the lines have the numbers of the places."""
    brief: bool = False
    """Whether they leave out the scores, and players who lost in the same way share a line."""

    def lines(self, *, won: bool) -> list[str]:
        """A line for each place, or one for the whole team; `won`: whether anybody has."""
        together = self.reader.game is not None and self.reader.game.settings.together
        alike = self.brief and not won and len({place.total for place in self.places}) == 1
        if self.places and (together or alike):
            return [self._line(self.places)]
        return [self._line([place]) for place in self.places]

    def _line(self, alike: Sequence[Place]) -> str:
        """One line about players with the same place and points."""
        reader, place, names_of_total = self.reader, alike[0], _total_categories(self.places)
        total: Markdown | int = place.total
        if names_of_total and not _are_sums(self.places):  # the parts don't say what the total is
            category = refer(f"score-{names_of_total[0]}")
            total = Markdown(reader.say("result-score", category=category, points=place.total))
        key = "result-place" if self.ranks else "result-points"
        line = reader.say(key, place=place.place, players=[player(reader, other.seat) for other in alike], total=total)
        return line if self.brief else _with_scores(reader, line, place, names_of_total)


def _are_sums(places: Sequence[Place]) -> bool:
    """Whether the scores of each place make up its total."""
    return all(sum(place.scores.values()) == place.total for place in places)


def _with_scores(reader: Reader, line: str, place: Place, totals: Collection[str] = ()) -> str:
    """A line with what counted in brackets, if anything but `totals`; points that make up the total with signs."""
    counted = {category: points for category, points in place.scores.items() if points and category not in totals}
    key = "result-summand" if not totals and sum(counted.values()) == place.total else "result-score"
    scores = [
        reader.say(key, category=refer(f"score-{category}"), points=points) for category, points in counted.items()
    ]
    if not scores:
        return line
    listed = Markdown(reader.say("list-comma").join(scores))
    return reader.say("result-scores", line=Markdown(line), scores=listed)
