"""All human language, checked file by file: both languages say the same, and nothing is missing or unused."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from cogs.screens.settings import settings
from conformance.public_names import questions_of
from conformance.texts import TEXTS
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES
from rules.messages import Arg
from rules.registry import GAMES as REGISTERED
from tests.locales.catalogue import (
    FILES,
    FOLDERS,
    GAMES,
    TABLE,
    Named,
    data_words,
    messages_in,
    named_by_all,
    named_by_game,
    named_in,
)
from web.server import LABELS

LONGEST_TOPIC = 3000
LONGEST_TITLE = 100
"""A title is an entry of a select menu (developers/components/reference, Select Option Structure)."""
NUMBERS = {0, 1, 5}
"""None, and one of each plural form."""
LISTED = ("topic-", "ruling-")
"""Families that are read from the file itself, whatever is in it."""
CARDS = (
    "artifact-",
    "brief-",
    "card-",
    "effect-",
    "look-",
    "miracle-",
    "note-",
    "spell-",
    "special-",
    "text-",
    "trap-",
)
"""Families of texts that say what a card does."""
FORMS = ("button-", "undo-")
"""Families of other forms of a text."""
PART = "part-"
"""The family of texts that only stand inside other texts, where they can be empty."""


def of(name: str) -> str | None:
    """The game of a file, as `Texts.say` wants it."""
    return None if name == TABLE else name


def kinds(game: str) -> list[str]:
    """The questions of a game that can be asked."""
    return list(questions_of(game))


def words_of(game: str) -> set[str]:
    """Everything that may fill a key of a game: ids in its code and data, its questions, its options, their values."""
    options = {word for setting in settings(REGISTERED[game]) for word in (setting.field, *map(str, setting.values))}
    return named_by_game(game).literals | data_words(game) | set(kinds(game)) | options


def test_there_are_files_for_every_game() -> None:
    assert TABLE in FILES
    assert set(REGISTERED) == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_texts(name: str) -> None:
    first, *others = (
        {key: text.variables for key, text in messages_in(language, name).items()} for language in LANGUAGES
    )
    for other in others:
        assert sorted(first) == sorted(other)
        assert first == other, "the same arguments"


@pytest.mark.parametrize("name", GAMES)
def test_what_cards_do_has_the_same_numbers_in_both_languages(name: str) -> None:
    """Japanese also counts what English says in words ("a card"), so only the digits of English are looked for."""
    for key, text in messages_in("en", name).items():
        if key.startswith(CARDS) and not text.variables:
            english, japanese = (set(re.findall(r"\d+", TEXTS.say(language, name, key))) for language in ("en", "ja"))
            assert english <= japanese, key


def numbers_for(choices: Sequence[set[int]], together: int) -> Iterator[tuple[int, ...]]:
    """Every combination of numbers for any `together` of the selectors, while the others all have the same number."""
    places = range(len(choices))
    for varied in itertools.combinations(places, min(together, len(choices))):
        for other in NUMBERS:
            yield from itertools.product(*(choices[place] if place in varied else {other} for place in places))


@pytest.mark.slow
@pytest.mark.parametrize("together", [2, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_formatted(language: str, name: str, together: int) -> None:
    for key, text in messages_in(language, name).items():
        selectors = sorted(text.selectors)
        choices = [NUMBERS | text.numbers.get(selector, set()) for selector in selectors]
        for numbers in numbers_for(choices, together):
            args: dict[str, Arg] = dict.fromkeys(text.variables - text.selectors, "x")
            args.update(zip(selectors, numbers, strict=True))
            said = TEXTS.say_exactly(language, of(name), key, **args)
            assert said.strip() or key.startswith(PART), f"{key} is silent"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_a_game_names_has_a_text(game: str) -> None:
    assert missing(game, named_by_game(game)) == []


@pytest.mark.slow
def test_every_key_that_the_bot_names_has_a_text() -> None:
    for game in GAMES:
        assert missing(game, named_by_all()) == []
    assert [key for key in LABELS for language in LANGUAGES if not TEXTS.has(language, None, key)] == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_of_events_and_refusals_are_named_by_words_without_markdown(language: str, name: str) -> None:
    """Texts in events and refusals are escaped (`sanitize_args`): "no_room" would never be the variant of that name."""
    events = {key: text for key, text in messages_in(language, name).items() if key.startswith(("log-", "refused-"))}
    assert {
        f"{key} [{word}]"
        for key, text in events.items()
        for word in text.variants
        if sanitize(word, markdown=True) != word
    } == set()


def missing(game: str, named: Named) -> list[str]:
    """Keys of a known family that have no text in the game's file or in the table's."""
    families = {key.partition("-")[0] for name in (game, TABLE) for key in messages_in(LANGUAGES[0], name)}
    keys = sorted(key for key in named.text_keys() if key.partition("-")[0] in families)
    return [key for key in keys for language in LANGUAGES if not TEXTS.has(language, game, key)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_is_left_over(game: str) -> None:
    texts = messages_in(LANGUAGES[0], game)
    words = words_of(game)
    referred = set().union(*(text.references for text in texts.values()))
    unused = [
        key
        for key in texts
        if key not in referred
        and key.partition("-")[2] not in (texts if key.startswith(FORMS) else ())
        and not key.startswith(LISTED)
        and not (key.startswith("case-") and key.endswith(("-asked", "-title")))
        and not named_by_game(game).uses(key, words)
        and not named_by_all().uses(key, words | named_by_all().literals)
    ]
    assert unused == []


@pytest.mark.slow
def test_no_text_of_the_table_is_left_over() -> None:
    texts = messages_in(LANGUAGES[0], TABLE)
    named = named_by_all()
    words = named.literals | set().union(*(words_of(game) for game in GAMES))
    referred = set(LABELS).union(*(text.references for text in texts.values()))
    everywhere = [named, *map(named_by_game, GAMES)]
    assert [key for key in texts if key not in referred and not any(by.uses(key, words) for by in everywhere)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_prompt_and_its_hint(game: str) -> None:
    assert kinds(game)
    for kind, family, language in itertools.product(kinds(game), ("ask", "hint"), LANGUAGES):
        assert TEXTS.has(language, game, f"{family}-{kind}"), f"{family}-{kind} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_about_keys_which_the_page_shows_as_it_is_has_no_markup(language: str) -> None:
    assert not {*"*_`"} & {*TEXTS.say(language, "", "page-keys")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_are_complete_and_short_enough(language: str, game: str) -> None:
    topics = {key.removesuffix("-title") for key in TEXTS.keys(language, game) if key.startswith("topic-")}
    assert topics
    for topic in topics:
        assert 0 < len(TEXTS.say(language, game, topic)) < LONGEST_TOPIC, topic
        assert 0 < len(TEXTS.say(language, game, f"{topic}-title")) <= LONGEST_TITLE, topic


def test_keys_named_in_code_are_recognized() -> None:
    named = Named(literals={"log-a", "b-c", "plain", "d"})
    assert named.text_keys() == {"log-a", "b-c"}
    assert named.uses("log-a", set())
    assert named.uses("b-c", set())
    assert not named.uses("log-d", {"d"})


def test_a_key_made_by_an_f_string_is_known_by_its_parts(tmp_path: Path) -> None:
    source = '"""log-prose"""\nx = refer(f"card-{card}")\ny = f"hero_{name}"\nz = f"{x}-{y}"\n'
    (tmp_path / "module.py").write_text(source)
    named = named_in(iter([tmp_path / "module.py"]))
    assert named.uses("card-king", {"king"})
    assert named.uses("card-hero_thief", {"thief"})
    assert not named.uses("card-hero_thief", {"king"})
    assert not named.uses("log-prose", {"log", "prose"})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_ways_to_ask_for_it(language: str, game: str) -> None:
    """The first of them is the label of its button."""
    file = FOLDERS[game].joinpath(f"asked.{language}.toml")
    asked = tomllib.loads(file.read_text(encoding="utf-8"))["rulings"] if file.is_file() else {}
    rulings = {key.removeprefix("ruling-") for key in messages_in(language, game) if key.startswith("ruling-")}
    assert rulings == set(asked)
    assert all(ways and ways[0].strip() for ways in asked.values())
