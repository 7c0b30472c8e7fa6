"""Ask a question in plain words in the middle of a game: `python -m tools.ask GAME "QUESTION" --at quarry`.

Computer players play a game of three, Alice, Bob and Carol, up to the position; Alice asks, in private unless
`--public`. What is printed is the best matches with their scores, kinds and sources. `--measure` asks all questions of
`tests/discord/inquiries/questions.toml` about the game, and prints how often the first answer, or one of the
three that are offered, has the words that a right one must have, and (`--wrong`) those where the first has not.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot import create_bot
from cogs.client.client import KanteraBot, find_cogs
from cogs.inquiries.documents import Sources
from cogs.inquiries.retrieval import Inquiry, Match
from cogs.services.reader import Reader
from locales.texts import LANGUAGES
from rules.game import Game
from rules.messages import Event, Seat
from rules.players import answer
from rules.registry import GAMES, PLAYERS
from settings import Settings
from storage.rows import LoggedEvent, SeatRow, Table

QUESTIONS = Path(__file__).resolve().parent.parent / "tests" / "discord" / "inquiries" / "questions.toml"
NAMES = ("Alice", "Bob", "Carol")
POSITIONS = {
    "lantern": {"dungeon_go": 90, "thunderstone": 60, "dungeon_lords": 60, "dungeoneer": 150, "map_masters": 100},
    "quarry": {"dungeon_go": 60, "thunderstone": 110, "dungeon_lords": 75, "dungeoneer": 79, "map_masters": 120},
    "ember": {"dungeon_go": 75, "thunderstone": 85, "dungeon_lords": 50, "dungeoneer": 109, "map_masters": 60},
    "walnut": {"dungeon_go": 76, "thunderstone": 84, "dungeon_lords": 86, "dungeoneer": 72, "map_masters": 89},
    "plover": {"dungeon_go": 93, "thunderstone": 99, "dungeon_lords": 81, "dungeoneer": 93, "map_masters": 76},
}
"""The number of choices that are made in each game, by seed."""
MOST_SHOWN = 5
MOST_EVENTS = 400
"""The latest events that are searched."""


@cache
def played(name: str, seed: str, choices: int) -> tuple[Game, list[tuple[int, Event]]]:
    """A game of three after so many choices, and its events, each with the number of choices made until then."""
    game = GAMES[name].start(len(NAMES), seed=seed)
    rng = Random(1)
    player = PLAYERS[name]["steady"]
    history = [(0, event) for event in game.opening]
    while game.result is None and game.choices < choices:
        question = game.awaited()
        happened = game.choose(question.seat, question.id, answer(game, question, player, rng))
        history += [(game.choices, event) for event in happened]
    return game, history


def sources_at(
    bot: KanteraBot, name: str, language: str, at: str, *, public: bool = False, choices: int = 0, asker: Seat = 0
) -> Sources:
    """The sources of answers for the player `asker`; `at`: the game's seed; `choices`: 0 for those of `POSITIONS`."""
    game, history = played(name, at, choices or POSITIONS[at][name])
    reader_seat = None if public else asker
    seats = [SeatRow(number=number, user_id=number + 1, name=player) for number, player in enumerate(NAMES)]
    table = Table(
        id=7,
        guild_id=1,
        channel_id=2,
        game=name,
        language="en",
        settings={},
        host_id=1,
        seats=seats,
        status="running",
        version=game.choices,
        created=0,
        started=1,
        touched=1_000,
    )
    events = [
        LoggedEvent(
            key=event.key, args=event.args, audience=event.audience, number=number, entry=entry, at=float(number)
        )
        for number, (entry, event) in enumerate(history, 1)
        if event.heard_by(reader_seat)
    ][-MOST_EVENTS:]
    return Sources(
        Reader(bot.services, table, game.copy_game(), reader_seat, language),
        events,
        bot.services.cards.get(name),
        asker,
        not public,
    )


def labelled_questions(game: str, language: str) -> Sequence[Mapping[str, Any]]:
    """The questions about a game that are labelled by the words that a right answer has."""
    return tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))[game][language]  # type: ignore[no-any-return]


def is_right(text: str, labels: Mapping[str, Any]) -> bool:
    """Whether an answer has the words that are expected, alternatives separated by "|"."""
    folded = text.casefold()
    return all(any(word.casefold() in folded for word in words.split("|")) for words in labels["all"])


def shown(ranked: Sequence[Match]) -> str:
    """The best matches, a line each."""
    lines = []
    for match in ranked[:MOST_SHOWN]:
        best = match.document
        text = best.text.replace("\n", " / ")
        lines.append(f"  {match.score:.2f} {'+'.join(best.kinds)} [{best.source}] {best.title}: {text[:160]}")
    return "\n".join(lines)


async def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.ask", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("question", nargs="?", default="", help="in plain words")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the question")
    parser.add_argument("--at", choices=sorted(POSITIONS), default="lantern", help="the seed of the position")
    parser.add_argument("--choices", type=int, default=0, help="how many are made; 0 for those of the position")
    parser.add_argument("--public", action="store_true", help="everyone reads the answer")
    parser.add_argument("--measure", action="store_true", help="count the right answers to the labelled questions")
    parser.add_argument("--wrong", action="store_true", help="measure, and list the other answers")
    given = parser.parse_args()
    if not (given.question or given.measure or given.wrong):
        parser.error("ask a question, or --measure")
    with tempfile.TemporaryDirectory() as folder:
        bot = await create_bot(Settings(_env_file=None, database=Path(folder) / "ask.db"))
        async with bot:
            for module in find_cogs():
                await module.setup(bot)
            if given.question:
                sources = sources_at(
                    bot, given.game, given.language, given.at, public=given.public, choices=given.choices
                )
                inquiry = Inquiry(sources)
                for question in inquiry.questions(given.question):
                    print(question, shown(inquiry.ranked(question)), sep="\n")
            for language in LANGUAGES if given.measure or given.wrong else ():
                measured = measure(bot, given.game, language)
                for line in measured.wrong if given.wrong else ():
                    print(line)
                first, in_three = measured.first / measured.asked, measured.in_three / measured.asked
                print(
                    f"{given.game} {language}: {measured.asked} questions, first {first:.3f}, of three {in_three:.3f}"
                )


class Measured(NamedTuple):
    """The number of questions asked, of those with the right answer first or among three, and lines on the others."""

    asked: int
    first: int
    in_three: int
    wrong: list[str]


def measure(bot: KanteraBot, game: str, language: str) -> Measured:
    """Ask all labelled questions about a game, and count the right answers."""
    first = in_three = 0
    wrong = []
    all_labels = labelled_questions(game, language)
    seeds = {labels["at"] for labels in all_labels}
    positions = {seed: Inquiry(sources_at(bot, game, language, seed)) for seed in seeds}
    for labels in all_labels:
        inquiry = positions[labels["at"]]
        questions = inquiry.questions(labels["ask"])
        all_findings = [inquiry.find(question) for question in questions]
        answers = [match.document.text for findings in all_findings for match in findings.answer]
        others = [match.document.text for findings in all_findings for match in findings.others]
        is_first = is_right("\n".join(answers), labels)
        is_in_three = is_right("\n".join([*answers, *others]), labels)
        first += is_first
        in_three += is_in_three
        if not is_first:
            rankings = (shown(inquiry.ranked(question)) for question in questions)
            wrong += [f"{'near' if is_in_three else 'WRONG'} {labels}", *rankings]
    return Measured(len(all_labels), first, in_three, wrong)


if __name__ == "__main__":
    asyncio.run(main())
