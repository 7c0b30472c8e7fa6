"""Read a whole game in words: `python -m tools.read_game GAME --seed TEXT --seats N --player expert --language ja`.

Computer players play one game. The output has the opening, the position whenever a turn or round begins (board, hands),
each decision (the question, the answers that were considered with their assessments, the one picked first), what
the log says after each answer, dice rolls included, and how the game ends. What only some learn has their names in
brackets before it. `--seed text-0` is the first game that `python -m rules.selfplay --seed text` plays.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from locales.sanitizing import unescape
from locales.texts import LANGUAGES, Texts
from pictures.game_pictures import GamePictures, find_game_pictures
from pictures.kit import NAMES, unmarked
from pictures.svg import Picture
from rules.answer_values import AnswerValue
from rules.errors import RulesError
from rules.game import Game
from rules.messages import TABLE, Arg, Event, Message, refer, seat_name
from rules.players import ComputerPlayer, answer, opinion
from rules.questions import Option, Question, effect_of
from rules.registry import GAMES, PLAYERS
from rules.results import Place, Result, is_rank, ranked

LIMIT = 100_000
"""Choices after which the output stops."""


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit code, 1 when the game was not over by `--limit`."""
    parser = argparse.ArgumentParser(prog="python -m tools.read_game", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seed", default="read", help="any text; the same text gives the same game")
    parser.add_argument("--seats", type=int, help="how many seats (default: 2, or the fewest)")
    parser.add_argument("--player", default="", help="names for the seats in turn, with commas (default: the best)")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--options", dest="settings", default="{}", type=json.loads, help="the game's settings as JSON")
    parser.add_argument("--limit", type=int, default=LIMIT, help="choices after which the reading stops")
    given = parser.parse_args(arguments)
    game_type, players = GAMES[given.game], PLAYERS[given.game]
    names = (given.player or list(players)[-1]).split(",")
    unknown = [name for name in names if name not in players]
    if unknown:
        parser.error(f"no player {unknown[0]!r}; there are {', '.join(players)}")
    seats = given.seats or max(2, game_type.seat_numbers[0])
    try:
        game = game_type.start(seats, given.settings, seed=given.seed)
    except RulesError as error:
        parser.error(str(error))
    by_seat = [names[seat % len(names)] for seat in range(seats)]
    print(f"{given.game} --seed {given.seed} --seats {seats} --player {','.join(by_seat)}")
    teller = Teller(game, given.language, Texts(), NAMES[:seats], find_game_pictures()[given.game])
    for line in teller.play([players[name] for name in by_seat], Random(given.seed), given.limit):
        print(line, flush=True)
    return 0 if game.result is not None else 1


@dataclass(frozen=True)
class Teller:
    """Plays `game` from its start and describes it, line by line, in one language."""

    game: Game
    language: str
    texts: Texts
    names: Sequence[str]
    pictures: GamePictures

    def play(self, players: Sequence[ComputerPlayer], rng: Random, limit: int = LIMIT) -> Iterator[str]:
        """Let `players` (one per seat) play until the game is over or `limit` choices were made; returns its lines.

        `rng` is the players' randomness. Of several open questions the first awaited one is answered; questions that
        are not awaited are left alone, and the clock's questions are answered without being printed.
        """
        game = self.game
        yield from self.log(game.opening)
        is_new_turn = True
        last_seat = TABLE
        while game.result is None and game.choices < limit:
            question = game.awaited()
            is_next_seat = last_seat not in (TABLE, question.seat)
            if is_new_turn or (is_next_seat and not game.turn_starts):
                yield from self.position()
            last_seat = question.seat
            if question.seat == TABLE:
                picked = answer(game, question, players[0], rng)
            else:
                weighed = opinion(game, question, players[question.seat], rng)
                picked = list(weighed[0].ids)
                yield from self.decision(question, weighed)
            events = game.choose(question.seat, question.id, picked)
            yield from self.log(events)
            is_new_turn = any(event.key in game.turn_starts for event in events)
        if game.result is not None:
            yield from self.position()
            yield from self.ending(game.result)

    def decision(self, question: Question, weighed: Sequence[AnswerValue]) -> Iterator[str]:
        """Who is asked what; then each answer that was considered, with the picked one marked.

        If none of them was assessed, the others share one line.
        """
        options = {option.id: option for option in question.explained(self.game)}
        labels = self.labels(question, list(options.values()))
        asked = self.in_words(Message(f"ask-{question.kind}", question.describe(self.game)))
        yield f"\n{self.game.choices}. {self.names[question.seat]}: {asked}"
        first, *others = weighed
        yield f"  → {self.assessment(first, labels)}"
        if any(answer.chance is not None or answer.outcome is not None for answer in weighed):
            yield from (f"    {self.assessment(other, labels)}" for other in others)
        elif others:
            yield f"    ({' / '.join(self.picks(other, labels) for other in others)})"

    def assessment(self, weighed: AnswerValue, labels: dict[str, str]) -> str:
        """An answer with the chance to win, the points, the reason and what it leads to, as far as they are known."""
        parts = [self.picks(weighed, labels)]
        if weighed.chance is not None:
            parts.append(f"{100 * weighed.chance:.0f} %")
        if weighed.points is not None:
            parts.append(f"{weighed.points:+.1f}")
        parts += [self.in_words(message) for message in (weighed.comparison, weighed.outcome) if message is not None]
        return " | ".join(parts)

    def picks(self, weighed: AnswerValue, labels: dict[str, str]) -> str:
        """The picks in words; for no pick at all, the label of its button."""
        return " + ".join(labels[picked] for picked in weighed.ids) or self.say("panel-none")

    def labels(self, question: Question, options: Sequence[Option]) -> dict[str, str]:
        """The label of each answer, by its id: with its group, and with what it does if others have the same label."""
        labels = dict[str, str]()
        for option in options:
            group = f"{self.say(f'group-{option.group}')}: " if option.group else ""
            labels[option.id] = group + self.in_words(option.label)
        times = Counter(labels.values())
        for option in options:
            effect = effect_of(option) if times[labels[option.id]] > 1 else None
            if effect is not None:
                labels[option.id] += f" ({self.in_words(effect)})"
        return labels

    def log(self, events: Iterable[Event]) -> Iterator[str]:
        """The events, one per line, preceded in brackets by the only players who learn of it."""
        for event in events:
            audience = "" if event.audience is None else f"({', '.join(self.names[seat] for seat in event.audience)}) "
            yield f"  · {audience}{self.in_words(event)}"

    def position(self) -> Iterator[str]:
        """The position in the words of the pictures: the board, and from each hand what the board does not say."""
        locale = self.pictures.Locale(self.language, self.texts, self.names)
        yield ""
        board = _facts(self.pictures.board(self.game.view(None), locale))
        yield from (f"  = {fact}" for fact in board)
        for seat, name in enumerate(self.names):
            hand = _facts(self.pictures.hand(self.game.view(seat), seat, locale))
            yield from (f"  = ({name}) {fact}" for fact in hand if fact not in board)

    def ending(self, result: Result) -> Iterator[str]:
        """The end of the game: the reason, the winners, each place with its scores, and announcements."""
        yield f"\n{self.in_words(Message(result.reason, result.args))}"
        if result.winners:
            yield self.say("result-winners", players=[seat_name(seat) for seat in result.winners])
        for place in ranked(result.places):
            yield self.place(place, is_ranked=bool(result.winners) and is_rank(place, result.places))
        yield from (self.in_words(message) for message in self.game.closing())

    def place(self, place: Place, *, is_ranked: bool) -> str:
        """A seat's result, with its place if that is a rank."""
        key = "result-place" if is_ranked else "result-points"
        line = self.say(key, place=place.place, players=[seat_name(place.seat)], total=place.total)
        scores = [
            self.say("result-score", category=refer(f"score-{category}"), points=points)
            for category, points in place.scores.items()
        ]
        return (
            self.say("result-scores", line=line, scores=self.texts.say(self.language, None, "list-comma").join(scores))
            if scores
            else line
        )

    def say(self, key: str, **args: Arg) -> str:
        """The text `key`, on one line."""
        return self.in_words(Message(key, args))

    def in_words(self, message: Message) -> str:
        """A message in words, without markdown, on one line."""
        text = unescape(self.texts.say(self.language, self.game.name, message, self.names))
        return " / ".join(line.strip() for line in unmarked(text).splitlines() if line.strip())


def _facts(picture: Picture) -> list[str]:
    """The facts of a picture, one per line, without markdown."""
    facts = [unmarked(line).strip() for line in picture.text.splitlines()]
    return [fact for fact in facts if fact]


if __name__ == "__main__":
    sys.exit(main())
