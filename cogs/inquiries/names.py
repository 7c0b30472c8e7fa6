"""Who and what a question is about: players, cards and other things, "me", "he", "everyone", "round 2"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import TypeVar

from cogs.inquiries.words import JAPANESE, Words, in_katakana, plain, stem
from rules.messages import Seat

T = TypeVar("T")

SHORTEST_TYPO, ALIKE = 5, 0.8
"""How long a misspelled word has to be, and how similar to the right one."""
MOST_ALIKE = 6
"""A word that is part of more names stands for none of them."""
_THING, _OTHER, _ME = "\ue000\ue001\ue002"
"""What stands for names while others are looked for."""
_PART = re.compile(r"[a-z]{3,}|[\u30a1-\u30fa]{2,}|[\u4e00-\u9fff\u3005]{2,}")
"""What may stand for a longer name: a word, or a run of katakana or kanji."""
_MIXED = re.compile(r"(?=.*[\u4e00-\u9fff])..+")
"""A part of a name with kanji, which needs nothing that separates it from others."""
_NO_NAME = re.compile(r"^\W+")
"""What stands before a name: the sign of computer players."""
_KANA = re.compile(r"[\u3041-\u3096]+|[\u30a1-\u30fa]+")
_SOUNDS = (
    *(("ph|f|wh", "h"), ("sch|sh|c(?=[eiy])|th", "s"), ("ck|c(?!h)|q", "k"), ("ch", "t"), ("x", "ks"), ("l", "r")),
    *(("v", "b"), ("j", "z"), ("(?<=.)h(?![aeiouy])", ""), ("(?<=.)r(?=[^aeiouyr])", ""), (r"(.)\1", r"\1")),
)
"""What sounds alike in Japanese: "Carol" is キャロル."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question with what it is about."""

    said: str
    """With a pronoun in place of each player's name."""
    masked: str
    """The same with "it" in place of each name of a thing."""
    things: tuple[frozenset[str], ...]
    """For each thing in it, the ids that may be meant."""
    seats: frozenset[Seat]
    """The other players that it is about."""
    everyone: bool
    here: bool
    """Whether it is about a player or this moment, not about the rules in general."""
    time: int | None
    """The number of the round or turn that it is about."""


class Names:
    """Every name of the things of a game, and the words for people, in one language."""

    def __init__(
        self, words: Words, things: Mapping[str, Sequence[str]], said: Mapping[str, str], knows: Callable[[str], bool]
    ) -> None:
        """`knows`: whether a word is no name."""
        self._words, self._knows, self._said = words, knows, {kind: each.split() for kind, each in said.items()}
        self._things: dict[str, frozenset[str]] = {}
        self._parts: dict[str, frozenset[str]] = {}
        for thing, names in things.items():
            for name in filter(None, map(plain, names)):
                self._things[in_katakana(name)] = self._things.get(in_katakana(name), frozenset()) | {thing}
                for part in {in_katakana(stem(part)) for part in (*_PART.findall(name), *name.split("の"))}:
                    self._parts[part] = self._parts.get(part, frozenset()) | {thing}
        self._mixed = sorted(filter(_MIXED.match, self._parts), key=len, reverse=True)
        times, joined, titles = ("|".join(map(re.escape, self._said[kind])) for kind in ("times", "and", "titles"))
        self._time = re.compile(rf"({times})\W*(\d+)|(\d+)(?:st|nd|rd|th)?\s*({times})")
        self._listed = re.compile(rf"{_THING}(?:\s*(?:{joined})\s*(?:the |a )?{_THING})+")
        self._title = re.compile(f"(?:{titles}|)")

    def understand(
        self,
        asked: str,
        players: Mapping[Seat, Sequence[str]],
        asker: Seat | None,
        other: frozenset[Seat],
        here: Mapping[str, str],
    ) -> Question:
        """What a question is about.

        `players`: what each seat is called; `other`: whom "he" means; `here`: things by further names they have now.
        """
        said, found = self._without_players(plain(asked), players, asker)
        further = {in_katakana(plain(name)): frozenset({thing}) for name, thing in here.items()}
        masked, things = self._without(said, self._things | further, lambda _: _THING)
        masked, more = self._without_parts(masked)
        time = self._time.search(masked)
        said, masked = map(self._with_pronouns, (said, masked))
        seats = (found - {asker}) or (other if self._says("other", masked) else frozenset())
        return Question(
            said,
            masked,
            tuple(dict.fromkeys([*things, *more])),
            seats,
            everyone=self._says("all", masked),
            here=bool(found or seats) or self._says("me", masked) or self._says("now", masked),
            time=None if time is None else int(time[2] or time[3]),
        )

    def _says(self, kind: str, text: str) -> bool:
        tokens = self._words.tokens(text)
        if self._words.language == "ja":
            return any(word in token for word in self._said[kind] for token in tokens)
        return any(stem(word) in tokens for word in self._said[kind])

    def _with_pronouns(self, text: str) -> str:
        """A text with words in place of the signs for names, and without the number of a round or turn."""
        text = self._time.sub(lambda found: f" {found[1] or found[4]} ", text)
        text = self._listed.sub(_THING, text)
        for kind, sign in (("me", _ME), ("other", _OTHER), ("thing", _THING)):
            text = text.replace(sign, f" {self._said[kind][0]} ")
        return text

    def _without(self, text: str, names: Mapping[str, T], sign: Callable[[T], str]) -> tuple[str, list[T]]:
        """The text with signs for these names, and what they name."""
        found: list[T] = []
        for name in sorted(filter(in_katakana(text).__contains__, names), key=len, reverse=True):
            latin = rf"(?<![a-z0-9]){re.escape(name)}(?:'s|s|es)?(?![a-z0-9])"
            for span in reversed([*re.finditer(latin if name[-1:].isascii() else re.escape(name), in_katakana(text))]):
                end = self._title.match(text, span.end())
                text = text[: span.start()] + sign(names[name]) + text[span.end() if end is None else end.end() :]
                found.append(names[name])
        return text, found

    def _without_players(
        self, text: str, players: Mapping[Seat, Sequence[str]], asker: Seat | None
    ) -> tuple[str, frozenset[Seat]]:
        """The text without the names of players, and whom it names; a name in Latin letters may be written in kana."""
        called = {_NO_NAME.sub("", in_katakana(plain(name))): seat for seat in players for name in players[seat]}
        sounds = {sounds_of(names[0]): seat for seat, names in players.items() if not JAPANESE.search(names[0])}
        for run in _KANA.findall(text):
            for name in (run[:end] for end in range(len(run), 1, -1)):
                heard = sounds.get(sounds_of(name)) if len(sounds_of(name)) > 1 else None
                if heard is not None and not any(in_katakana(name) in thing for thing in self._things):
                    called[in_katakana(name)] = heard
                    break
        called.pop("", None)
        text, found = self._without(text, called, lambda seat: _ME if seat == asker else _OTHER)
        return text, frozenset(found)

    def _without_parts(self, text: str) -> tuple[str, list[frozenset[str]]]:
        """The text with signs for words that stand for longer names, even if misspelled, and what they may mean."""
        found: list[frozenset[str]] = []
        mixed = [part for part in self._mixed if part in in_katakana(text)]
        for part in (*mixed, *_PART.findall(text)):
            at, named = in_katakana(text).find(in_katakana(part)), in_katakana(stem(part))
            if named not in self._parts and len(named) >= SHORTEST_TYPO:
                named = next(iter(get_close_matches(named, self._parts, n=1, cutoff=ALIKE)), named)
            ids = self._parts.get(named, frozenset())
            if at >= 0 and 0 < len(ids) <= MOST_ALIKE and not self._knows(text[at : at + len(part)]):
                text = text[:at] + _THING + text[at + len(part) :]
                found.append(ids)
        return text, found


@lru_cache(maxsize=4096)
def sounds_of(name: str) -> str:
    """The consonants of a name in kana or Latin letters, and whether it begins with a vowel."""
    letters = ""
    for sign in plain(name):
        called = unicodedata.name(sign, "").casefold()
        if called.startswith(("katakana letter", "hiragana letter")):
            letters += "" if called.endswith("small tu") else called.rsplit(" ", 1)[-1]
        else:
            letters += "".join(filter(str.isalpha, unicodedata.normalize("NFKD", sign))) if sign.isalpha() else ""
    for spelled, sound in _SOUNDS:
        letters = re.sub(spelled, sound, letters)
    return ("a" if letters[:1] in (*"aeiou",) else "") + re.sub("[aeiouyw]", "", letters)
