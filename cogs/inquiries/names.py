"""Who and what a question is about: players, cards and other things, "me", "he", "everyone", "round 2"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from cogs.inquiries.words import JAPANESE, Words, in_katakana, plain, stem
from rules.messages import Seat

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
_PART = re.compile(r"[a-z]{3,}|[\u30a1-\u30fa]{2,}|[\u4e00-\u9fff\u3005]{2,}")
"""What may stand for a longer name: a word, or a run of katakana or kanji."""
_MIXED = re.compile(r"(?=.*[\u4e00-\u9fff])..+")
"""A part of a name with kanji, which needs nothing that separates it from others."""
_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]+")
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
    things: tuple[frozenset[str], ...] = ()
    """For each thing in it, the ids that may be meant."""
    seats: frozenset[Seat] = frozenset()
    """The other players that it is about."""
    own: bool = False
    """Whether it is about the one who asks."""
    everyone: bool = False
    now: bool = False
    """Whether it is about this moment."""
    time: int | None = None
    """The number of the round or turn that it is about."""
    polar: bool = True
    """Whether yes or no answers it: it has no word such as "how" and no negation."""

    @property
    def here(self) -> bool:
        """Whether it is about a player or this moment, not about the rules in general."""
        return self.own or self.now or bool(self.seats)


class Names:
    """Every name of the things of a game, and the words for people, in one language."""

    def __init__(self, words: Words, things: Mapping[str, Sequence[str]], said: Mapping[str, str]) -> None:
        self.words, self._said = words, {kind: each.split() for kind, each in said.items()}
        self._things: dict[str, frozenset[str]] = {}
        self._parts: dict[str, frozenset[str]] = {}
        for thing, names in things.items():
            for name in filter(None, map(plain, names)):
                self._things[in_katakana(name)] = self._things.get(in_katakana(name), frozenset()) | {thing}
                for part in {in_katakana(stem(part)) for part in (*_PART.findall(name), *name.split("の"))}:
                    self._parts[part] = self._parts.get(part, frozenset()) | {thing}
        self._longest = sorted(self._things, key=len, reverse=True)
        self._mixed = sorted(filter(_MIXED.match, self._parts), key=len, reverse=True)
        times, joined, titles = ("|".join(map(re.escape, self._said[kind])) for kind in ("times", "and", "titles"))
        self._time = re.compile(rf"({times})\W*(\d+)|(\d+)(?:st|nd|rd|th)?\s*({times})")
        self._listed = re.compile(rf"{_THING}(?:\s*(?:{joined})\s*(?:the |a )?{_THING})+")
        self._title = re.compile(f"(?:{titles})?")

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
        said, seats = self._without_players(text, players, asker)
        masked, things = self._without_things(said, knows, here or {})
        time = self._time.search(masked)
        said, masked = map(self._with_pronouns, (said, masked))
        return Question(
            said,
            masked,
            tuple(things),
            frozenset(seat for seat in seats if seat != asker),
            own=asker in seats or self._says("me", masked),
            everyone=self._says("all", masked),
            now=self._says("now", masked),
            time=None if time is None else int(time[2] or time[3]),
            polar=not (self._says("open", masked) or self._says("not", masked)),
        )

    def refers(self, question: Question) -> bool:
        """Whether it speaks of someone without a name: "he"."""
        return not question.seats and self._says("other", question.masked)

    def _with_pronouns(self, text: str) -> str:
        """A text with words in place of the signs for names, and without the number of a round or turn."""
        text = self._time.sub(lambda found: f" {found[1] or found[4]} ", text)
        text = self._listed.sub(_THING, text)
        for kind, sign in (("me", _ME), ("other", _OTHER), ("thing", _THING)):
            text = text.replace(sign, f" {self._said[kind][0]} ")
        return text

    def _says(self, kind: str, text: str) -> bool:
        tokens = self.words.tokens(text)
        if self.words.language == "ja":
            return any(word in token for word in self._said[kind] for token in tokens)
        return any(stem(word) in tokens for word in self._said[kind])

    def _without_players(
        self, text: str, players: Mapping[Seat, Sequence[str]], asker: Seat | None
    ) -> tuple[str, set[Seat]]:
        """The text without the names of players, and whom it names; a name in Latin letters may be written in kana."""
        found: set[Seat] = set()

        def without(start: int, end: int, seat: Seat) -> None:
            nonlocal text
            title = self._title.match(text, end)
            text = text[:start] + (_ME if seat == asker else _OTHER) + text[end if title is None else title.end() :]
            found.add(seat)

        called = [
            (_NO_NAME.sub("", in_katakana(plain(name))), seat) for seat, names in players.items() for name in names
        ]
        for name, seat in sorted(called, key=lambda each: -len(each[0])):
            for start, end in reversed([*_spans(name, text)]):
                without(start, end, seat)
        sounds = {sounds_of(names[0]): seat for seat, names in players.items() if not JAPANESE.search(names[0])}
        for run in reversed([*_KANA.finditer(text)]):
            for end in range(len(run[0]), 1, -1):
                heard = sounds.get(sound) if len(sound := sounds_of(run[0][:end])) > 1 else None
                if heard is not None and not any(in_katakana(run[0][:end]) in name for name in self._longest):
                    without(run.start(), run.start() + end, heard)
                    break
        return text, found

    def _without_things(
        self, text: str, knows: Callable[[str], bool], here: Mapping[str, Sequence[str]]
    ) -> tuple[str, list[frozenset[str]]]:
        """The text without the names of things, whole or in part, and what they may mean."""
        found: list[frozenset[str]] = []
        further = {in_katakana(plain(name)): frozenset({thing}) for thing, names in here.items() for name in names}
        for name in (*further, *self._longest):
            for start, end in [*_spans(name, text)][:1]:
                text = text[:start] + _THING + text[end:]
                found.append(further.get(name) or self._things[name])
        mixed = (part for part in self._mixed if part in in_katakana(text))
        for part in (*mixed, *_PART.findall(text)):
            at, ids = in_katakana(text).find(in_katakana(part)), self._named_in_part(in_katakana(stem(part)))
            if at >= 0 and 0 < len(ids) <= MOST_ALIKE and not knows(text[at : at + len(part)]):
                text = text[:at] + _THING + text[at + len(part) :]
                found.append(ids)
        return text, [*dict.fromkeys(found)]

    def _named_in_part(self, part: str) -> frozenset[str]:
        """The things whose names have this word or these signs, even if misspelled."""
        if part not in self._parts and len(part) >= SHORTEST_TYPO:
            part = next(iter(get_close_matches(part, self._parts, n=1, cutoff=ALIKE)), part)
        return self._parts.get(part, frozenset())


def _spans(name: str, text: str) -> Iterator[tuple[int, int]]:
    """Where a name is in a text, with an English plural; not inside another English word."""
    spelled = in_katakana(text)
    if not name or name not in spelled:
        return
    bounded = rf"(?<![a-z0-9]){re.escape(name)}(?:'s|s|es)?(?![a-z0-9])" if name[-1].isascii() else re.escape(name)
    yield from (found.span() for found in re.finditer(bounded, spelled))


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
