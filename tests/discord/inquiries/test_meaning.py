"""Questions in plain words are told apart by their likeness to examples."""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from pathlib import Path

import numpy as np
import pytest

from cogs.inquiries import meaning
from cogs.inquiries.meaning import BATCH, Phrasebook, actor, encode, phrasebook
from cogs.inquiries.ranking import score
from cogs.inquiries.topics import TOPICS
from locales.texts import Texts

TEXTS = Texts()
LABELLED = Path(__file__).resolve().parents[3] / "tools" / "questions"


def test_embeddings_have_length_1_and_do_not_depend_on_what_else_is_encoded() -> None:
    texts = [f"can i buy {number} cards" for number in range(BATCH + 1)]
    together, alone = encode(texts), encode(texts[-1:])
    assert together.shape == (len(texts), 512)
    assert np.allclose(np.linalg.norm(together, axis=1), 1.0, atol=1e-5)
    assert np.array_equal(together[-1], alone[0])


def test_only_the_embeddings_used_longest_ago_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[str] = []

    class Encoder:
        def encode(self, texts: list[str]) -> list[list[float]]:
            encoded.extend(texts)
            return [[1.0] for _ in texts]

    monkeypatch.setattr(meaning, "_encoder", Encoder)
    monkeypatch.setattr(meaning, "_known", OrderedDict())
    monkeypatch.setattr(meaning, "MOST_KEPT", 2)
    for text in ("first", "second", "first", "third", "first", "second"):
        encode([text])
    assert encoded == ["first", "second", "third", "second"]


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("who's gonna win this", "standing"),
        ("what happened while i was away", "news"),
        ("are you waiting for anybody", "turn"),
        ("誰が一番点とってる", "standing"),
        ("さっきの手なしにしたい", "undo"),
    ],
)
def test_other_words_for_the_same_are_understood(asked: str, topic: str) -> None:
    language = "en" if asked.isascii() else "ja"
    scores = phrasebook(TEXTS, language, "dungeoneer").scores([asked])
    topics = {name: score for name, score in scores.items() if name.startswith("intent-")}
    assert max(topics, key=lambda name: topics[name]) == f"intent-{topic}"


def test_an_example_in_which_someone_else_acts_fits_less_well() -> None:
    book = Phrasebook([("mine", "can i hit it"), ("its", "can it hit me")])
    for asked, right, wrong in (("could i hit it now", "mine", "its"), ("could it hit me now", "its", "mine")):
        scores = book.scores([asked])
        assert scores[right] > scores[wrong] + 0.1


@pytest.mark.parametrize(
    ("text", "acts"),
    [
        ("can i go there", "i"),
        ("what do we need", "i"),
        ("will he die", "other"),
        ("whose turn is it", ""),
        ("行ける？", ""),
    ],
)
def test_who_acts_in_a_question(text: str, acts: str) -> None:
    assert actor(text) == acts


def test_the_best_version_of_a_question_counts_but_a_clause_alone_a_little_less() -> None:
    book = Phrasebook([("waiting", "what are we waiting for"), ("winning", "he has won")])
    whole, clause = "bob won already what are we waiting for", "what are we waiting for"
    both, alone = book.scores([whole, clause])["waiting"], book.scores([clause])["waiting"]
    assert alone > both > book.scores([whole])["waiting"]


def test_japanese_verbs_in_kana_tell_questions_apart() -> None:
    book = Phrasebook([("cling", "モンスターにくっつくとどうなる"), ("list", "モンスターは何")])
    scores = book.scores(["モンスターにくっつくと何かある"])
    assert scores["cling"] > scores["list"] + 0.1


@pytest.mark.parametrize("path", sorted(LABELLED.glob("*.toml")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_questions_are_labelled_with_what_exists(path: Path, language: str) -> None:
    labelled = tomllib.loads(path.read_text(encoding="utf-8"))[language]
    known = {*TOPICS}
    if path.stem != "every_game":
        known |= {key.removesuffix("-asked") for key in TEXTS.keys(language, path.stem) if key.endswith("-asked")}
    assert [name for names in labelled for name in names.split("|") if name not in known] == []
    assert all(ways for ways in labelled.values())


def test_a_nearer_example_ranks_higher_and_a_case_about_the_thing_in_question_too() -> None:
    near, far = {"near": 0.8, "learnt": 0.1}, {"near": 0.6, "learnt": 0.1}
    assert score("case", near) > score("case", far)
    assert score("case", near | {"about": 1.0}) > score("case", near)


def test_the_wording_counts_beside_the_meaning() -> None:
    """Which question word it is tells apart questions about the same."""
    examples = [("when", f"when does the {what} come") for what in ("king", "tax", "monster", "card")]
    examples += [("why", f"why does the {what} come") for what in ("king", "tax", "monster", "card")]
    fits = Phrasebook(examples, weighs_all=True).fits(["why does the paladin come"])
    assert fits["why"].learnt > fits["when"].learnt + 0.1
