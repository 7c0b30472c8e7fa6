"""The words of a question: stems, typos, compounds, and names by their sound."""

from __future__ import annotations

import pytest

from cogs.inquiries.retrieval import MOST_KEPT, Index, corrected, held, normal, stands_alone, stem, terms
from cogs.inquiries.transliteration import same_name


@pytest.mark.parametrize(
    ("word", "short"),
    [
        ("imps", "imp"),
        ("dropped", "drop"),
        ("banes", "bane"),
        ("torches", "torch"),
        ("falls", "fall"),
        ("die", "die"),
    ],
)
def test_words_are_reduced_to_their_stems(word: str, short: str) -> None:
    assert stem(word) == short


def test_a_typo_is_corrected_only_if_the_word_is_unknown() -> None:
    index = Index(["Reinforcements appear on the far column", "Grappling"])
    assert corrected(["reinforcment"], index) == ["reinforcement"]
    assert corrected(["grappl"], index) == ["grappl"]
    assert corrected(["banana"], index) == ["banana"]


@pytest.mark.parametrize("term", ["thief", "carry", "imp", "1", "目", "組み付", "税金払", "beat", "倒"])
def test_an_index_finds_exactly_what_matches_a_line(term: str) -> None:
    """It skips most lines without looking at them closely."""
    lines = [
        "two thieves carried an imp",
        "1の目が出たら",
        "目的",
        "組み付いている",
        "税金を払う",
        "defeat it",
        "倒せる",
        "",
    ]
    assert Index(lines).holds(term) == [held(line, term) for line in lines]
    assert any(Index(lines).holds(term))


def test_letters_and_numbers_next_to_kana_are_found() -> None:
    assert held("勇者hpは1の目", "hp") == 1.0
    assert held("勇者hpは1の目", "1") == 1.0
    assert held("勇者hpは11の目", "1") < 1.0


def test_one_kanji_inside_a_compound_counts_for_less() -> None:
    assert held("目的", "目") < held("1の目が出る", "目") == 1.0


def test_a_verb_is_not_part_of_the_word_before_it() -> None:
    assert terms("税金払えなかったら？") == ["税金", "払"]
    assert terms("モンスターの倒し方") == ["モンスター", "倒"]


@pytest.mark.parametrize(
    ("katakana", "latin", "same"),
    [
        ("ボブ", "Bob", True),
        ("キャロル", "Carol", True),
        ("アリス", "Alice", True),
        ("リス", "Alice", False),
        ("ボス", "Bob", False),
        ("ア", "A", False),
    ],
)
def test_names_are_recognized_by_their_sound(katakana: str, latin: str, *, same: bool) -> None:
    assert same_name(katakana, latin) is same


@pytest.mark.parametrize(
    ("line", "term", "found"),
    [("thieves block traps", "thief", 1.0), ("a thief", "thief", 1.0), ("this is thin", "thief", 0.0)],
)
def test_a_plural_that_changes_the_last_letter_is_found(line: str, term: str, found: float) -> None:
    assert held(line, term) == found


@pytest.mark.parametrize(
    ("text", "stands"), [("剣って何", True), ("剣士は", False), ("木剣の", False), ("鍵は", False)]
)
def test_a_single_kanji_is_found_only_alone(text: str, stands: bool) -> None:
    assert stands_alone(text, "剣") is stands


def test_a_verb_or_an_adjective_after_a_word_is_not_part_of_it() -> None:
    assert terms("邪悪度高いと？") == ["邪悪度"]
    assert terms("武器持てる？") == ["武器", "持"]
    assert terms("トラップは何個使える？") == ["トラップ", "使"]


def test_what_people_ask_about_does_not_fill_the_memory() -> None:
    index = Index(["goblin", "dragon"])
    for number in range(3 * MOST_KEPT):
        index.rarity(f"goblin{number}")
    assert len(index._held) <= MOST_KEPT
    assert len(index._rarity) <= MOST_KEPT
    assert index.holds("goblin") == [1.0, 0.0]


def test_a_place_is_one_word() -> None:
    assert terms("why was he put back on E1?") == ["put", "back", "e1"]
    assert "e1" in terms("騎士だけE1に戻された")


@pytest.mark.parametrize(
    ("written", "plain"),
    [("燼（じん）の王を倒せ", "燼の王を倒せ"), ("王（弱点1つ）", "王(弱点1つ)"), ("A (b)", "a (b)")],
)
def test_the_reading_of_a_kanji_makes_no_difference(written: str, plain: str) -> None:
    assert normal(written) == plain
