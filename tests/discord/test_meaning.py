"""Questions in plain words are told apart by their likeness to examples."""

from __future__ import annotations

import numpy as np
import pytest

from cogs.services.meaning import BATCH, Phrasebook, actor, encode, phrasebook
from locales.texts import Texts

TEXTS = Texts()


def test_embeddings_have_length_1_and_do_not_depend_on_what_else_is_encoded() -> None:
    texts = [f"can i buy {number} cards" for number in range(BATCH + 1)]
    together, alone = encode(texts), encode(texts[-1:])
    assert together.shape == (len(texts), 512)
    assert np.allclose(np.linalg.norm(together, axis=1), 1.0, atol=1e-5)
    assert np.array_equal(together[-1], alone[0])


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
