"""The page's own words: the same sentences in both languages, and none unused."""

from __future__ import annotations

import re
from pathlib import Path

import sandbox

PAGE = Path(sandbox.__file__).parent / "page"


def words() -> dict[str, dict[str, str]]:
    text = (PAGE / "words.js").read_text("utf-8")
    keys = {}
    for language in ("en", "ja"):
        block = re.search(rf"^  {language}: \{{\n(.*?)^  \}},", text, re.M | re.S)
        assert block
        keys[language] = dict(re.findall(r'^    (\w+): "(.*)",$', block[1], re.M))
    return keys


def test_both_languages_have_the_same_words_and_placeholders() -> None:
    en, ja = words()["en"], words()["ja"]
    assert len(en) > 50
    assert list(en) == list(ja)
    for key in en:
        placeholders = re.findall(r"\{\w+\}", en[key])
        assert sorted(placeholders) == sorted(re.findall(r"\{\w+\}", ja[key])), key


def test_no_word_is_unused_or_missing() -> None:
    scripts = "".join(file.read_text("utf-8") for file in PAGE.glob("*.js"))
    used = set(re.findall(r'[^\w.]t\("(\w+)"', scripts))
    known = set(words()["en"])
    assert used <= known
    quoted = set(re.findall(r'"(\w+)"', scripts))
    assert not {key for key in known if key not in quoted}
