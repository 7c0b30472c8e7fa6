"""Who and what a question is about: players, cards and other things, "me", "he", "everyone", "round 2"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from cogs.inquiries.words import Words, in_katakana, plain, stem
from rules.messages import Seat

SHORTEST = 3
"""The fewest letters of a word, or signs of katakana, that stand for a longer name."""
SHORTEST_TYPO = 5
ALIKE = 0.8
"""How long a misspelled word has to be, and how similar to the right one."""
MOST_ALIKE = 6
"""A word that is part of more names stands for none of them."""
_THING, _OTHER, _ME = "\ue000\ue001\ue002"
"""What stands for names while others are looked for."""
_WORD = re.compile(r"[a-z]+")
_NO_NAME = re.compile(r"^\W+")
"""What stands before a name: the sign of computer players."""
_RUN = re.compile(r"[\u30a1-\u30fa]{3,}|[\u4e00-\u9fff\u3005]{2,}")
_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]+")
_SOUNDS = (
    *(("ph|f|wh", "h"), ("sch|sh|c(?=[eiy])|th", "s"), ("ck|c(?!h)|q", "k"), ("ch", "t"), ("x", "ks"), ("l", "r")),
    *(("v", "b"), ("j", "z"), ("(?<=.)h(?![aeiouy])", ""), ("(?<=.)r(?=[^aeiouyr])", ""), (r"(.)\1", r"\1")),
)
"""What sounds alike in Japanese: "Carol" is キャロル."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question with what it is about."""

    text: str
    masked: str
    """With a pronoun in place of each name."""
    things: tuple[frozenset[str], ...] = ()
    """For each thing in it, the ids that may be meant."""
    seats: frozenset[Seat] = frozenset()
    """The other players that it is about."""
    own: bool = False
    """Whether it is about the one who asks."""
    everyone: bool = False
    time: int | None = None
    """The number of the round or turn that it is about."""
    polar: bool = True
    """Whether yes or no answers it: it has no word such as "how" and no negation."""


class Names:
    """Every name of the things of a game, and the words for people, in one language."""

    def __init__(self, words: Words, things: Mapping[str, Sequence[str]], said: Mapping[str, str]) -> None:
        self.words, self._said = words, {kind: each.split() for kind, each in said.items()}
        self._things: dict[str, frozenset[str]] = {}
        self._parts: dict[str, frozenset[str]] = {}
        for thing, names in things.items():
            for name in filter(None, (in_katakana(plain(name)) for name in names)):
                self._add(self._things, name, thing)
                for word in _WORD.findall(name):
                    if len(word) >= SHORTEST:
                        self._add(self._parts, stem(word), thing)
        self._longest = sorted(self._things, key=len, reverse=True)
        joined = "|".join(map(re.escape, self._said["and"]))
        self._listed = re.compile(rf"{_THING}(?:\s*(?:{joined})\s*(?:the |a )?{_THING})+")
        times = "|".join(map(re.escape, self._said["times"]))
        self._title = "(?:" + "|".join(map(re.escape, self._said["titles"])) + ")?"
        self._time = re.compile(rf"(?:{times})\W*(\d+)|(\d+)(?:st|nd|rd|th)?\s*(?:{times})")

    @staticmethod
    def _add(names: dict[str, frozenset[str]], name: str, thing: str) -> None:
        names[name] = names.get(name, frozenset()) | {thing}

    def understand(
        self,
        asked: str,
        players: Mapping[Seat, Sequence[str]],
        asker: Seat | None,
        knows: Callable[[str], bool],
        here: Mapping[str, Sequence[str]] | None = None,
    ) -> Question:
        """What a question is about. `players`: what each seat is called; `knows`: whether a word is no name.

        `here`: further names of things in this position.
        """
        text = plain(asked)
        masked, seats = self._without_players(text, players, asker)
        masked, things = self._without_things(masked, knows, here or {})
        time = self._time.search(masked)
        masked = self._time.sub(" ", masked)
        me, other, thing = (f" {self._said[kind][0]} " for kind in ("me", "other", "thing"))
        masked = self._listed.sub(_THING, masked)
        masked = masked.replace(_ME, me).replace(_OTHER, other).replace(_THING, thing)
        return Question(
            text,
            masked,
            tuple(things),
            frozenset(seat for seat in seats if seat != asker),
            own=asker in seats or self._says("me", masked),
            everyone=self._says("all", masked),
            time=None if time is None else int(time[1] or time[2]),
            polar=not (self._says("open", masked) or self._says("not", masked)),
        )

    def refers(self, question: Question) -> bool:
        """Whether it speaks of someone without a name: "he"."""
        return not question.seats and self._says("other", question.masked)

    def _says(self, kind: str, text: str) -> bool:
        tokens = self.words.tokens(text)
        if self.words.language == "ja":
            return any(word in token for word in self._said[kind] for token in tokens)
        return any(stem(word) in tokens for word in self._said[kind])

    def _without_players(
        self, text: str, players: Mapping[Seat, Sequence[str]], asker: Seat | None
    ) -> tuple[str, set[Seat]]:
        """The text without the names of players, and whom it names."""
        called = [
            (name, seat)
            for seat, names in players.items()
            for name in (_NO_NAME.sub("", in_katakana(plain(name))) for name in names)
            if name
        ]
        found: set[Seat] = set()
        for name, seat in sorted(called, key=lambda each: -len(each[0])):
            for start, end in reversed([*_spans(name, text, self._title)]):
                text = text[:start] + (_ME if seat == asker else _OTHER) + text[end:]
                found.add(seat)
        sounds = {sounds_of(name): seat for name, seat in called if len(sounds_of(name)) > 1}
        for run in reversed([*_KANA.finditer(text)]):
            for end in range(len(run[0]), 1, -1):
                heard = sounds.get(sounds_of(run[0][:end]))
                if heard is not None and not any(run[0][:end] in name for name in self._longest):
                    title = re.match(self._title, text[run.start() + end :])
                    after = run.start() + end + (0 if title is None else title.end())
                    text = text[: run.start()] + (_ME if heard == asker else _OTHER) + text[after:]
                    found.add(heard)
                    break
        return text, found

    def _without_things(
        self, text: str, knows: Callable[[str], bool], here: Mapping[str, Sequence[str]]
    ) -> tuple[str, list[frozenset[str]]]:
        """The text without the names of things, whole or in part, and what they may mean."""
        found: list[frozenset[str]] = []
        further = {plain(name): frozenset({thing}) for thing, names in here.items() for name in names}
        for name in (*further, *self._longest):
            for start, end in [*_spans(name, text)][:1]:
                text = text[:start] + _THING + text[end:]
                found.append(further.get(name) or self._things[name])
        for start, end, ids in reversed([*self._partly_named(text, knows)]):
            text = text[:start] + _THING + text[end:]
            found.append(ids)
        return text, [*dict.fromkeys(found)]

    def _partly_named(self, text: str, knows: Callable[[str], bool]) -> Iterator[tuple[int, int, frozenset[str]]]:
        """Where a word stands for a longer name, even if misspelled."""
        for word in _WORD.finditer(text):
            if len(word[0]) < SHORTEST or knows(word[0]):
                continue
            part = stem(word[0])
            if part not in self._parts and len(part) >= SHORTEST_TYPO:
                part = next(iter(get_close_matches(part, self._parts, n=1, cutoff=ALIKE)), part)
            if 0 < len(ids := self._parts.get(part, frozenset())) <= MOST_ALIKE:
                yield word.start(), word.end(), ids
        for run in _RUN.finditer(text):
            named = [self._things[name] for name in self._longest if run[0] in name]
            ids = frozenset[str]().union(*named)
            if 0 < len(ids) <= MOST_ALIKE and not knows(run[0]):
                yield run.start(), run.end(), ids


def _spans(name: str, text: str, title: str = "") -> Iterator[tuple[int, int]]:
    """Where a name is in a text, with an English plural; not inside another English word."""
    spelled = in_katakana(text)
    if name not in spelled:
        return
    bounded = rf"(?<![a-z0-9]){re.escape(name)}(?:'s|s|es)?(?![a-z0-9])" if name[-1:].isascii() else re.escape(name)
    yield from (found.span() for found in re.finditer(bounded + title, spelled))


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
