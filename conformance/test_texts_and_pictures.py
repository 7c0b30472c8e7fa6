"""Every game can be shown: each text in both languages, each position as a picture with its words."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from fluent.syntax import ast

from conformance.cases import Case, registered
from conformance.declarations import declared
from conformance.legibility import faults, hard_to_read
from conformance.public_names import named
from conformance.recording import looked_at, played
from conformance.texts import TEXTS
from locales.labels import cut_apart, distinct_names
from locales.texts import LANGUAGES, parse
from pictures.game_pictures import GamePictures, decision, find_game_pictures
from rules.game import Game
from rules.messages import TABLE, Message
from rules.questions import Option, Question, as_shown, breakdown_of, effect_of, marks_of, refusals
from rules.registry import GAMES, MANIFESTS, facts_of
from rules.state_parts import StatePart

pytestmark = pytest.mark.slow

SEED = "faces-1"
POSITIONS = 12
OFTEN = 10
"""The number of questions of a kind that are looked at in a game, except in `make long`."""
TALLEST_DECISION = 0.88
"""The least ratio of width to height of a picture of a question, and of a hand."""
NUMBER = re.compile(r"^\[\d+[a-z]?\] ")
"""Precedes an answer that has a number in the picture."""
NAMES = ["Aoi", "小太郎", "Bruno & <Co>", "ディー", "Eve", "ふみ"]
ALIKE = [
    NAMES,
    distinct_names(["Alex"] * 6),
    [f"Wolfeschlegelsteinhausenbergerd{letter}" for letter in "abcdef"],
    [f"{'寿限無' * 10}の{number}" for number in range(6)],
]
"""Names of players that read alike: different ones, equal ones, and ones that differ in their 32nd letter."""
ROOM = 80
"""The characters of the shortest label of an answer, a button on Discord; a line of a menu has more."""


@cache
def faces() -> dict[str, GamePictures]:
    return find_game_pictures()


SAID: dict[tuple[str, str, str], dict[str, str]] = {}
"""The messages formatted so far, in each language: most options are offered again and again."""


def said(game: str, message: Message, names: Sequence[str] = NAMES) -> dict[str, str]:
    """A message in each language."""
    key = game, repr(message), names[0]
    if key not in SAID:
        SAID[key] = {language: TEXTS.say_exactly(language, game, message, names) for language in LANGUAGES}
    return SAID[key]


def check_texts(game: str, messages: Sequence[Message]) -> None:
    """Fail if a message has no text in one of the languages."""
    for message in messages:
        for language, words in said(game, message).items():
            assert words.strip(), f"{message} is silent in {language}"


def of_question(game: Game, question: Question, options: Sequence[Option]) -> list[Message]:
    """All texts around an open question with these options."""
    args = question.describe(game)
    messages = [Message(f"ask-{question.kind}", args), Message(f"hint-{question.kind}", args)]
    for option in options:
        messages.append(option.label)
        if option.group:
            messages.append(Message(f"group-{option.group}"))
        if (effect := effect_of(option)) is not None:
            messages.append(effect)
    for refused in refusals(question, game):
        messages.append(refused.label)
        messages.append(Message(f"refused-{refused.reason}", refused.reason_args))
    for option in options[:3]:
        messages += breakdown_of(option) + breakdown_of(option, brief=True)
    return [*messages, Message(f"held-{question.kind}", args)] if "hand" in args else messages


class Places:
    """In which order the kinds of answers to each kind of question were seen.

    A kind is the text if `Question.places` names it, otherwise the group, otherwise the text.
    """

    def __init__(self) -> None:
        self._before: set[tuple[str, str, str]] = set()

    def check(self, game: Game, question: Question, options: Sequence[Option]) -> None:
        """Fail if a kind of answer precedes another that preceded it earlier in the game."""
        spans: dict[str, tuple[int, int]] = {}
        for index, option in enumerate(as_shown(question, game, options)):
            kind = option.label.key if option.label.key in question.places else option.group or option.label.key
            if not option.role.is_back:
                spans[kind] = (spans.get(kind, (index, index))[0], index)
        for (one, (_, end)), (other, (start, _)) in itertools.permutations(spans.items(), 2):
            if end < start:
                assert (question.kind, other, one) not in self._before, f"{question.kind}: {one} now before {other}"
                self._before.add((question.kind, one, other))


def _alike(one: object, other: object) -> bool:
    """Whether two values of answers are equal but for the numbers that tell copies of a card apart."""
    if isinstance(one, StatePart) and isinstance(other, StatePart):
        return vars(one) | {"number": None} == vars(other) | {"number": None}
    return one == other


def check_distinct(game: Game, question: Question, options: Sequence[Option], names: Sequence[str]) -> None:
    """Fail if two answers to a question read the same, name and description together, without the picture's numbers.

    Names of answers are cut as Discord wants it. Copies of a card that only differ in their numbers may read the same,
    if several are picked.
    """
    arranged = as_shown(question, game, options)
    labels = [said(game.name, option.label, names) for option in arranged]
    for language in LANGUAGES:
        read: dict[str, Option] = {}
        cut = cut_apart([NUMBER.sub("", label[language]) for label in labels], ROOM)
        for option, label in zip(arranged, cut, strict=True):
            effect = effect_of(option)
            words = f"{label}: {'' if effect is None else said(game.name, effect, names)[language]}"
            other = read.setdefault(words, option)
            copies = question.max > 1 and option.value is not None and _alike(other.value, option.value)
            alike = f"{question.kind} in {language}: {other.id} and {option.id} are both {words}"
            assert other is option or copies, alike


def test_every_question_answer_and_event_has_its_text(registered: Case) -> None:
    seed = registered.seed(SEED)
    game = registered.start(seed)
    places = Places()
    asked = Counter[str]()
    check_texts(game.name, game.opening)
    for game, question, picked in played(registered, seed):
        asked[question.kind] += 1
        if question.seat != TABLE and (registered.long or asked[question.kind] <= OFTEN):
            options = question.explained(game)
            check_texts(game.name, of_question(game, question, options))
            places.check(game, question, options)
            if not declared(type(game), "TWINS", False):
                check_distinct(game, question, options, ALIKE[asked.total() % len(ALIKE)])
            seat = (question.seat + asked.total()) % game.seats  # one in its turn: listing facts takes long
            for fact in facts_of(game.name)(game, seat):
                check_texts(game.name, [fact.text] if fact.called is None else [fact.text, fact.called])
        check_texts(game.name, game.choose(question.seat, question.id, picked))
    result = game.result
    assert result is not None
    check_texts(game.name, [Message(result.reason, result.args), *game.closing()])
    categories = {category for place in result.places for category in place.scores}
    check_texts(game.name, [Message(f"score-{category}") for category in categories])


def test_every_position_can_be_drawn_and_described(registered: Case) -> None:
    face = faces()[registered.game]
    for index, (game, asked) in enumerate(looked_at(registered, SEED, POSITIONS)):
        marks = marks_of(asked.options(game))
        language = LANGUAGES[(index + registered.seats) % len(LANGUAGES)]  # each in its turn: drawing takes long
        locale = face.Locale(language, TEXTS, NAMES)
        asks = game.view(asked.seat), asked.kind, marks
        wide = [face.board(game.view(None), locale, marks)]
        alone = [decision(face, *asks, locale)]
        alone += (face.hand(game.view(seat), seat, locale) for seat in range(game.seats))
        where = f"{registered} in {language}, {asked.kind}"
        for picture in filter(None, wide):
            assert faults(picture) == [], where
            assert hard_to_read(picture) == [], where
        for picture in filter(None, alone):
            assert faults(picture, tallest=TALLEST_DECISION) == [], where
            assert hard_to_read(picture) == [], where


@pytest.mark.parametrize("name", registered())
def test_every_setting_of_a_game_is_explained(name: str) -> None:
    for field in GAMES[name].settings_type.model_fields:
        check_texts(name, [Message(f"setting-{field}"), Message(f"setting-{field}-help")])
    check_texts(name, [Message("game-name"), Message("game-blurb")])


@pytest.mark.parametrize("name", registered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_parsed(name: str, language: str) -> None:
    body = parse(MANIFESTS[name].texts.joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [entry.id.name for entry in body if isinstance(entry, ast.Message)] == TEXTS.keys(language, name)


@pytest.mark.parametrize("name", registered())
def test_the_texts_that_a_game_declares_by_their_keys_exist(name: str) -> None:
    kind, chronicle = GAMES[name], GAMES[name].chronicle
    keys = {*kind.passing, *kind.turn_starts, *chronicle.moments, *chronicle.weights, *chronicle.beats}
    keys |= {key for trait in chronicle.traits for key in (trait.key, *trait.events)}
    assert {key for key in keys if not all(TEXTS.has(language, name, key) for language in LANGUAGES)} == set()


@pytest.mark.parametrize("name", registered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_openly_waits_for_has_a_public_name(name: str, language: str) -> None:
    """No other question has one, so that none says what is asked in secret."""
    keys = {key for key in TEXTS.keys(language, name) if key.startswith("doing-")}
    assert keys == {f"doing-{kind}" for kind in named(name)}
    for key in keys:
        assert TEXTS.say_exactly(language, name, key).strip(), f"{key} is silent in {language}"  # without arguments


@pytest.mark.parametrize("name", registered())
def test_the_zones_of_a_game_have_names(name: str) -> None:
    kind = GAMES[name]
    game = kind.start(kind.seat_numbers[-1], seed=SEED)
    for seat in (None, 0):
        check_texts(name, [Message(f"zone-{zone}") for zone in game.view(seat).zones()])
