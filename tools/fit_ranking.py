"""Fit how answers to questions in plain words are ranked: `python -m tools.fit_ranking`.

The questions of `tools/questions`, labelled with what answers them, and those of `tests/discord/inquiries/questions`,
whose right answers have certain words, are asked in the middle of games. The weights of the features of an answer (see
`cogs.inquiries.ranking`) are those that make the right ones most likely among all that may be told (conditional
logistic regression with a ridge penalty). They go into `cogs/inquiries/ranking.toml`.

What is printed is how often the first, and one of the first two, is right: for questions that were not used, in five
parts, all ways to ask for the same being in the same part.
"""

from __future__ import annotations

import asyncio
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bot import Settings, create_bot
from cogs.client import KanteraBot, find_cogs
from cogs.inquiries import facts
from cogs.inquiries.candidates import Candidate, candidates
from cogs.inquiries.known import Known
from cogs.inquiries.ranking import CUES, LEARNT, NEAR, PATH
from cogs.inquiries.retrieval import normal
from cogs.inquiries.subjects import resolved
from cogs.inquiries.understanding import named_things
from cogs.interactions.inquiries import Inquiries
from cogs.services.reader import Reader
from cogs.services.screen import Log
from locales.texts import LANGUAGES
from rules.game import Game
from rules.messages import Event
from rules.players import answer as pick
from rules.registry import CASES, GAMES, PLAYERS
from storage.rows import LoggedEvent, SeatRow, Table

ROOT = Path(__file__).resolve().parent.parent
LABELLED, TESTS = ROOT / "tools" / "questions", ROOT / "tests" / "discord" / "inquiries" / "questions"
EVERY_GAME = "every_game"
PLAYERS_HERE = ("Alice", "Bob", "Carol")
LENGTHS = {
    "lantern": {"dungeon_go": 90, "thunderstone": 60, "dungeon_lords": 60, "dungeoneer": 136, "map_masters": 100},
    "quarry": {"dungeon_go": 60, "thunderstone": 110, "dungeon_lords": 75, "dungeoneer": 73, "map_masters": 120},
    "ember": {"dungeon_go": 75, "thunderstone": 85, "dungeon_lords": 50, "dungeoneer": 100, "map_masters": 60},
    "together": {"map_masters": 40},
}
"""The choices made in each game, by seed; those of the first two are those of the tests."""
OPTIONS: Mapping[str, dict[str, Any]] = {"together": {"mode": "coop", "mission": 1}}
SHARE = 0.5
"""The part of the questions on the topics of every game that are asked in each of them."""
TRIES = 5
"""Positions in which something may be there that answers a question."""
MOST = 25
"""The candidates that fit best without weights, of which the right ones must stand out."""
RIGHT = 0.55
"""How near a line of the board must be to be right for a question that is labelled with no more than "fact"."""
ALSO_RIGHT = 0.62
"""From here on a line of the board may be right, too, although a question is labelled with something else."""
MOST_RIGHT = 8
"""A question of the tests tells nothing if more than so many candidates have the right words."""
RIDGE = 10.0
STRENGTH = 8.0
"""What the weight of the nearest example is drawn to, before all are divided by it."""
EXPECTED: Mapping[str, dict[str, float]] = {
    "of_players": {
        "supposes": -0.3,
        "effect": -0.3,
        "over": -0.3,
        "because": -0.1,
        "other_label": -0.1,
        "count": 0.05,
        "compared": 0.2,
    },
    "of_nobody": {"where": 0.1, "supposes": -0.3, "effect": -0.3, "over": -0.3, "because": -0.1, "other_label": -0.1},
    "ruling": {
        "over": -0.05,
        "because": 0.05,
        "case_about": -0.05,
        "unnamed": -0.08,
        "named": -0.05,
        "more": -0.1,
        "done": -0.15,
    },
    "case": {
        "not_past": -0.1,
        "off_topic": -0.12,
        "about": 0.05,
        "not_own": -0.1,
        "personal": 0.05,
        "more": 0.1,
        "done": -0.05,
    },
    "told": {"over": 0.1, "supposes": -0.1, "done": 0.25, "because": -0.1},
    "event_reason": {"because": 0.05, "over": 0.05, "supposes": -0.1, "done": 0.1, "may": -0.1},
    "thing": {"any": 0.05, "effect": 0.2},
    "withheld": {"any": -0.12, "named": -0.1, "over": -0.1},
    "standing": {"gap": 0.05},
    "refused": {"offered": 0.15, "done": -0.15, "may": 0.1, "named": -0.1, "over": -0.1},
    "news": {"over": 0.05},
    "help": {"subject": -0.1},
    "deed": {"over": 0.05, "supposes": -0.1, "because": -0.2},
    "next": {"over": -0.05},
    "end": {"over": -0.05},
    "left": {"over": -0.05, "gap": -0.1},
    "choices": {"over": -0.05},
    "advice": {"over": -0.05},
    "my_turn": {"over": -0.05},
}
"""What the weights of some features, by group, are drawn to instead of 0, compared with that of the nearest example."""
SWEEPS = 120
PARTS = 5
SMALLEST = 0.01
LINES = ("of_players", "of_nobody")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with what may be told, and which of it is right."""

    source: str
    """The same for all ways to ask for one thing."""
    language: str
    found: Sequence[Candidate]
    right: NDArray[np.bool_]


def main() -> None:
    """Fit the weights, and print how good those are that were fitted to other questions."""
    asked = asyncio.run(_asked())
    names, rows = _features(asked)
    sources = sorted({each.source for each in asked})
    Random(0).shuffle(sources)
    part = {source: at % PARTS for at, source in enumerate(sources)}
    hits: dict[str, list[tuple[bool, bool]]] = {}
    for held_out in range(PARTS):
        used = [at for at, each in enumerate(asked) if part[each.source] != held_out]
        weights = _fit(names, [rows[at] for at in used], [asked[at].right for at in used])
        for at, each in enumerate(asked):
            if part[each.source] == held_out:
                order = np.argsort(-(rows[at] @ weights))
                kind = f"{'tests' if each.source.startswith('tests') else 'labelled'}, {each.language}"
                hits.setdefault(kind, []).append((bool(each.right[order[0]]), bool(each.right[order[:2]].any())))
    for kind, found in sorted(hits.items()):
        first, two = np.mean(np.array(found), axis=0)
        print(f"{kind}: {len(found)} questions, right {first:.3f}, one of two {two:.3f}")
    _write(names, _fit(names, rows, [each.right for each in asked]))


async def _asked() -> list[Asked]:
    with tempfile.TemporaryDirectory() as folder:
        bot = await create_bot(Settings(_env_file=None, database=Path(folder) / "ranking.db"))
        async with bot:
            for module in find_cogs():
                await module.setup(bot)
            table = [(language, game) for language in LANGUAGES for game in LENGTHS["lantern"]]
            return [each for language, game in table for each in _Asking(bot, language, game).all()]


class _Asking:
    """The questions in one language about one game."""

    def __init__(self, bot: KanteraBot, language: str, game: str) -> None:
        self.bot, self.language, self.game = bot, language, game
        self.cards = bot.lookups.cards[game]
        self.inquiries = Inquiries(bot.services, bot.lookups)
        self.positions = {seed: _middle(game, seed) for seed, games in LENGTHS.items() if game in games}
        self.random = Random(f"{language} {game}")

    def all(self) -> Iterator[Asked]:
        for file in (self.game, EVERY_GAME):
            for names, ways in _read(LABELLED / f"{file}.toml")[self.language].items():
                for way in ways:
                    if file == self.game or self.random.random() < SHARE:
                        yield from self._labelled(f"{file} {names}", {*names.split("|")}, way)
        for path in sorted(TESTS.glob("*.toml")):
            for each in _read(path)[self.language]:
                if each.get("game", path.stem) == self.game:
                    yield from self._tested(f"tests {path.stem}", each)

    def _labelled(self, source: str, names: set[str], way: str) -> Iterator[Asked]:
        """The question in a position in which something that answers it may be told, if one is found."""
        for _ in range(TRIES):
            given = self._known(self.random.choice(sorted(self.positions)), private=self.random.random() < SHARE)
            things = self._things(given, names)
            if "{" in way and not things:
                continue
            said = [self.cards.card_name(self.random.choice(things), self.language) for _ in range(2)] if things else []
            text = way.format(thing=said[0], second=said[1]) if said else way
            found = self._found(given, text)
            right = np.array([each.name in names or each.topic in names for each in found])
            if "fact" in names:
                right |= np.array([each.topic in LINES and each.features[NEAR] > RIGHT for each in found])
            if right.any():
                kept = [
                    at
                    for at, each in enumerate(found)
                    if right[at] or each.topic not in LINES or each.features[NEAR] <= ALSO_RIGHT
                ]
                yield _best(source, self.language, [found[int(at)] for at in kept], right[kept])
                return

    def _tested(self, source: str, each: Mapping[str, Any]) -> Iterator[Asked]:
        given = self._known(each.get("at", "lantern"), private=bool(each.get("private")))
        told = [(candidate, _text(candidate)) for candidate in self._found(given, each["ask"])]
        told = [(candidate, text) for candidate, text in told if text]
        right = np.array([_has(text, each) for _, text in told])
        if 0 < right.sum() <= MOST_RIGHT:
            yield _best(source, self.language, [candidate for candidate, _ in told], right)

    def _known(self, seed: str, *, private: bool) -> Known:
        game, told = self.positions[seed]
        seats = [SeatRow(number=seat, user_id=seat + 1, name=name) for seat, name in enumerate(PLAYERS_HERE)]
        fixed: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "options": {}, "host_id": 1, "status": "running"}
        fixed |= {"version": game.choices, "created": 0, "started": 1, "touched": 1_000}
        table = Table(id=7, game=self.game, language="en", seats=seats, **fixed)
        seat = 0 if private else None
        events = [
            LoggedEvent(key=event.key, args=event.args, audience=event.audience, number=at, entry=entry, at=float(at))
            for at, (entry, event) in enumerate(told, 1)
            if event.heard_by(seat)
        ]
        return Known(Reader(self.bot.services, table, game, seat, self.language), events, self.cards, private)

    def _found(self, given: Known, text: str) -> list[Candidate]:
        """What may be told on a question; nothing if it has two parts."""
        inquiries = self.inquiries.understood(given, text, 0)
        return candidates(given, resolved(given, inquiries[0])) if len(inquiries) == 1 else []

    def _things(self, given: Known, names: set[str]) -> list[str]:
        """What a question may name: what the cases with these names are about, or else what is on the board."""
        game = given.reader.game
        assert game is not None
        cases = [
            case
            for case in CASES[game.name](game, 0)
            if f"case-{case.kind}" in names and (given.private or not case.secret)
        ]
        spelled = {thing: [self.cards.card_name(thing, self.language)] for thing in self.cards.spelled()}
        board = normal(" ".join(line for block in facts.blocks(given.reader) for line in block.lines))
        about = [thing for case in cases for thing in case.things if thing in spelled]
        return about or list(named_things(board, spelled)[0])


def _middle(name: str, seed: str) -> tuple[Game, list[tuple[int, Event]]]:
    """A game of three in its middle, and what happened, each with the number of the choice."""
    game = GAMES[name].start(len(PLAYERS_HERE), OPTIONS.get(seed, {}), seed=seed)
    rng, player = Random(1), PLAYERS[name]["steady"]
    told = [(0, event) for event in game.opening]
    while game.result is None and game.choices < LENGTHS[seed][name]:
        question = game.awaited()
        happened = game.choose(question.seat, question.id, pick(game, question, player, rng))
        told += [(game.choices, event) for event in happened]
    return game, told


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _text(candidate: Candidate) -> str:
    parts = [part for part in candidate.tell() if part]
    return "\n".join(
        "\n".join(part.lines) if isinstance(part, Log) else getattr(part, "text", str(part)) for part in parts
    )


def _has(text: str, each: Mapping[str, Any]) -> bool:
    """Whether an answer has the words that the test expects."""
    low = text.casefold()
    return all(any(part.casefold() in low for part in ways.split("|")) for ways in each.get("all", ()))


def _best(source: str, language: str, found: Sequence[Candidate], right: NDArray[np.bool_]) -> Asked:
    """Only the candidates that fit best, and the right ones."""
    fits = np.array([each.features[NEAR] + each.features[LEARNT] for each in found])
    least = np.sort(fits)[-MOST:][0]
    kept = np.flatnonzero((fits >= least) | right)
    return Asked(source, language, [found[int(at)] for at in kept], right[kept])


def _features(asked: Sequence[Asked]) -> tuple[dict[tuple[str, str], int], list[NDArray[np.float64]]]:
    """The weights' places by group and feature, and for each question a row of features for each candidate."""
    general = {*CUES, "any", "things", "spectator", "private", "done"}

    def of(candidate: Candidate) -> Iterator[tuple[tuple[str, str], float]]:
        for name, value in candidate.features.items():
            if name not in general:
                yield ("every", name), value
            yield (candidate.topic, name), value

    used = {name for each in asked for candidate in each.found for name, _ in of(candidate)}
    names = {name: at for at, name in enumerate(sorted(used))}
    rows = []
    for each in asked:
        row = np.zeros((len(each.found), len(names)))
        for at, candidate in enumerate(each.found):
            for name, value in of(candidate):
                row[at, names[name]] += value
        rows.append(row)
    return names, rows


def _fit(
    names: Mapping[tuple[str, str], int], rows: Sequence[NDArray[np.float64]], right: Sequence[NDArray[np.bool_]]
) -> NDArray[np.float64]:
    """The weights under which the right candidates are most likely, divided by that of the nearest example (Adam)."""
    drawn, ridge = np.zeros(len(names)), np.full(len(names), RIDGE)
    for name in (("every", NEAR), ("every", LEARNT)):
        drawn[names[name]], ridge[names[name]] = STRENGTH, RIDGE / 1000
    for group, expected in EXPECTED.items():
        for feature, weight in expected.items():
            if (group, feature) in names:
                drawn[names[group, feature]] = weight * STRENGTH
    table, good = _Sparse(rows), np.concatenate(right)
    starts = np.cumsum([0, *(len(row) for row in rows[:-1])])
    of = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
    weights, speed, size = drawn.copy(), np.zeros(len(names)), np.zeros(len(names))
    for sweep in range(1, SWEEPS + 1):
        scores = table.times(weights)
        likely = np.exp(scores - np.maximum.reduceat(scores, starts)[of])
        wanted = np.where(good, likely, 0.0)
        surplus = likely / np.add.reduceat(likely, starts)[of] - wanted / np.add.reduceat(wanted, starts)[of]
        slope = table.back(surplus) + ridge * (weights - drawn)
        speed, size = 0.9 * speed + 0.1 * slope, 0.99 * size + 0.01 * slope**2
        step = (speed / (1 - 0.9**sweep)) / (np.sqrt(size / (1 - 0.99**sweep)) + 1e-8)
        weights -= (0.2 * (1 - sweep / SWEEPS) + 0.005) * step
    scaled: NDArray[np.float64] = weights / weights[names["every", NEAR]]
    return scaled


class _Sparse:
    """A table of features, nearly all of which are 0."""

    def __init__(self, rows: Sequence[NDArray[np.float64]]) -> None:
        self.shape = sum(map(len, rows)), rows[0].shape[1]
        offsets = np.cumsum([0, *(len(row) for row in rows[:-1])])
        places = [np.nonzero(row) for row in rows]
        self.row = np.concatenate([at + offset for (at, _), offset in zip(places, offsets, strict=True)])
        self.column = np.concatenate([column for _, column in places])
        self.values = np.concatenate([row[place] for row, place in zip(rows, places, strict=True)])

    def times(self, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        """The sum of each row."""
        return np.asarray(np.bincount(self.row, self.values * weights[self.column], self.shape[0]), dtype=np.float64)

    def back(self, amounts: NDArray[np.float64]) -> NDArray[np.float64]:
        """The sum of each column, the rows being counted by these amounts."""
        return np.asarray(np.bincount(self.column, self.values * amounts[self.row], self.shape[1]), dtype=np.float64)


def _write(names: Mapping[tuple[str, str], int], weights: NDArray[np.float64]) -> None:
    groups: dict[str, list[tuple[float, str]]] = {}
    for (group, feature), at in names.items():
        if abs(weights[at]) >= SMALLEST:
            groups.setdefault(group, []).append((round(float(weights[at]), 3), feature))
    order = sorted(groups, key=lambda group: (group != "every", group))
    blocks = [
        "\n".join(
            [f"[{group}]", *(f"{name} = {value}" for value, name in sorted(groups[group], key=lambda w: -abs(w[0])))]
        )
        for group in order
    ]
    head = "# The weights of `cogs.inquiries.ranking`, fitted by `python -m tools.fit_ranking`."
    PATH.write_text("\n\n".join([head, *blocks]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
