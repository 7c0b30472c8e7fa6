"""Labels as they are read, within Discord's limits."""

from __future__ import annotations

from random import Random

import pytest

from locales.labels import cut_apart, distinct, distinct_names, first_sentence, short

LONG = "Wolfeschlegelsteinhausenbergerdo"


def test_a_text_is_cut_at_its_end() -> None:
    assert short("Dagger", 6) == "Dagger"
    assert short("Daggers", 6) == "Dagge…"
    assert short("Dag ger", 5) == "Dag…"
    assert short("", 6) == "…"


def test_labels_that_differ_only_after_the_limit_are_cut_before_it() -> None:
    names = [f"Only the guard from the pack against {LONG}: melee, 3 Peril, then it {end}" for end in ("stays", "goes")]
    assert [label[-6:] for label in distinct(names, 80)] == [" stays", "t goes"]
    assert all(label.startswith("Only the guard from the pack") and len(label) <= 80 for label in distinct(names, 80))
    assert distinct(names, 100)[0].startswith(f"Only the guard from the pack against {LONG}: "), (
        "no more is cut than needed"
    )


def test_labels_may_differ_at_several_places() -> None:
    labels = [f"Attack {'x' * 60}{who} with a very long and heavy {what}" for who in "abc" for what in ("axe", "bow")]
    shown = cut_apart(labels, 60)
    assert len(set(shown)) == 6
    for label, cut in zip(labels, shown, strict=True):
        assert f"heavy {label[-3]}" in cut
        assert f"x{label[67]} with" in cut


def test_copies_are_numbered() -> None:
    assert distinct(["Dagger", "Torch", "Dagger"]) == ["Dagger (1/2)", "Torch", "Dagger (2/2)"]
    assert distinct(["x" * 90] * 2, 80) == ["x" * 73 + "… (1/2)", "x" * 73 + "… (2/2)"]
    assert distinct([]) == []


@pytest.mark.parametrize("number", ["(1/2)", "(2/2)"])
def test_a_label_that_reads_like_a_numbered_copy_stays_as_it_is(number: str) -> None:
    forged = "x" * 73 + f"… {number}"
    shown = distinct(["x" * 90, "x" * 90, forged], 80)
    assert shown[2] == forged
    assert len(set(shown)) == 3


def drawn(signs: str, longest: int, number: int) -> list[list[str]]:
    """Lists of texts that are often equal, or begin or end alike."""
    rng = Random("labels")
    sizes = [[rng.randint(0, longest) for _ in range(rng.randint(0, 8))] for _ in range(number)]
    return [["".join(rng.choices(signs, k=size)) for size in row] for row in sizes]


@pytest.mark.parametrize("most", [10, 11, 14, 80])
def test_no_two_labels_read_the_same(most: int) -> None:
    for labels in [*drawn("ab(1/2) ", 12, 300), *drawn("aab", 30, 200)]:
        shown = distinct(labels, most)
        assert len(set(shown)) == len(labels), labels
        assert all(0 < len(label) <= most for label in shown), labels


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Alex", "Bo", "Alex"], ["Alex (1)", "Bo", "Alex (3)"]),
        (["Alex", "alex", "ＡＬＥＸ"], ["Alex (1)", "alex (2)", "ＡＬＥＸ (3)"]),
        (["Alex", "Bo"], ["Alex", "Bo"]),
        (["アオイ", "あおい"], ["アオイ", "あおい"]),
    ],
)
def test_names_that_read_alike_get_the_number_of_their_seat(names: list[str], shown: list[str]) -> None:
    assert distinct_names(names) == shown


def test_no_two_names_at_a_table_read_the_same() -> None:
    for names in drawn("aA(12) ", 6, 300):
        assert len({name.casefold() for name in distinct_names(names)}) == len(names), names


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("One. Two.", "One."),
        ("No end", "No end"),
        ("Only one.", "Only one."),
        ("E2N1 is 1.5 cells away. Go.", "E2N1 is 1.5 cells away."),
        ("一つ。二つ。", "一つ。"),
        ("「はい。」と答える。次。", "「はい。」と答える。"),
        ("（2bは別の道。）次は？はい。", "（2bは別の道。）次は？"),
    ],
)
def test_the_first_sentence_ends_where_another_one_begins(text: str, first: str) -> None:
    assert first_sentence(text) == first
