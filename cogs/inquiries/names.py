"""Who and what a question is about: players, cards and other things, "me", "he", "everyone", "round 2"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import combinations
from typing import TypeVar

from cogs.inquiries.words import Words, plain, stem
from locales.kana import in_katakana, is_heard
from rules.messages import Seat

T = TypeVar("T")

SHORTEST_TYPO = 5
"""The fewest letters of a misspelled word."""
SHORTEST_END = 3
"""The fewest letters of a piece of one in kana."""
ALIKE = 0.8
"""The least similarity of a misspelled word."""
MOST_ALIKE = 6
"""A word that is part of more names stands for none of them."""
_THING, _OTHER, _ME = "\ue000\ue001\ue002"
"""Characters for private use, which stand for a thing, another player and the asker until all names are found."""
_PART = re.compile(r"[a-z]{3,}|[\u30a1-\u30fa]{2,}|[\u4e00-\u9fff\u3005]{2,}")
"""Text that may stand for a longer name: a word, or a run of katakana or kanji."""
_MIXED = re.compile(r"(?=.*[\u4e00-\u9fff])..+")
"""A part of a name with kanji, which is as clear as a whole name."""
_HIRAGANA = re.compile(r"[\u3041-\u3096]+")
_KATAKANA = re.compile(r"[\u30a1-\u30fa]+")
_PARTICLES = frozenset("はがをもにのとやでへっだなかよねどいきさじま")
"""Hiragana that stand next to a word in hiragana, as particles or as the end or beginning of another word."""
LONG_ENOUGH = 4
"""The fewest letters of a name in kana that counts even within words."""
LONGEST = 10
"""The most letters of a player's name in kana."""


@dataclass(frozen=True, slots=True)
class ParsedQuestion:
    """One question with what it is about."""

    text: str
    """The question, with a pronoun in place of each player's name."""
    masked: str
    """`text` with "it" in place of each name of a thing."""
    things: tuple[frozenset[str], ...]
    """For each thing in it, the ids that may be meant."""
    seats: frozenset[Seat]
    """The other players that it is about."""
    everyone: bool
    supposed: bool
    """Whether it is about something that has not happened: "what if he does"."""
    time: int | None
    """The number of the round or turn that it is about."""


class NameIndex:
    """Every name of the things of a game, and the words for people, in one language."""

    def __init__(
        self, words: Words, things: Mapping[str, Sequence[str]], people: Mapping[str, str], knows: Callable[[str], bool]
    ) -> None:
        """`people`: words for people, times and the like; `knows`: whether a word is common in questions."""
        self._words = words
        self._knows = knows
        self._people = {kind: text.split() for kind, text in people.items()}
        whole, self._parts = dict[str, frozenset[str]](), dict[str, frozenset[str]]()
        for thing, names in things.items():
            alone = frozenset({thing})  # shared by its names, most of which mean nothing else
            for name in filter(None, map(plain, names)):
                _add(whole, in_katakana(name), alone)
                for part in (*_PART.findall(name), *name.split("の"), name.replace("の", "")):
                    _add(self._parts, in_katakana(stem(part)), alone)
        mixed = {part: ids for part, ids in self._parts.items() if _MIXED.match(part) and len(ids) <= MOST_ALIKE}
        self._things = {**{part: ids for part, ids in mixed.items() if not knows(part)}, **whole}
        times, joined = ("|".join(re.escape(plain(word)) for word in self._people[kind]) for kind in ("times", "and"))
        self._time = re.compile(rf"({times})\W*(\d+)|(\d+)(?:st|nd|rd|th)?\s*({times})")
        self._listed = re.compile(rf"{_THING}(?:\s*(?:{joined})\s*(?:the |a )?{_THING})+")

    def understand(
        self,
        question: str,
        players: Mapping[Seat, Sequence[str]],
        asker: Seat | None,
        referent: frozenset[Seat],
        further_names: Mapping[str, str],
    ) -> ParsedQuestion:
        """The things, players and time that a question names.

        `players`: what each seat is called; `referent`: whom "he" means; `further_names`: other names of things.

        Steps 2 to 4 put signs for names. Alice asks about Bob and the Griknack Goblin, or about エボン・ヒューム:

        1. The text: "can bob beat the griknak in turn 3"; 「ボブがエボンと戦ったら」.
        2. Players: "can OTHER beat the griknak in turn 3"; 「OTHERがエボンと戦ったら」. With pronouns this is `text`.
        3. Whole names of things: none here.
        4. Parts of names, also misspelled: "can OTHER beat the THING in turn 3"; 「OTHERがTHINGと戦ったら」.
        5. Pronouns for the signs: `masked` is "can he beat the it in turn", `time` 3; 「あの人がそれと戦ったら」.
        """
        text, named_seats = self._mask_players(plain(question), players, asker)
        further = {in_katakana(plain(name)): frozenset({thing}) for name, thing in further_names.items()}
        masked, things = self._mask_names(text, self._things | further, lambda _: _THING)
        masked, partly_named = self._mask_parts(masked)
        time = self._time.search(masked)
        text, masked = map(self._with_pronouns, (text, masked))
        seats = (named_seats - {asker}) or (referent if self._has_word("other", masked) else frozenset())
        return ParsedQuestion(
            text,
            masked,
            tuple(dict.fromkeys([*things, *partly_named])),
            seats,
            everyone=self._has_word("all", masked),
            supposed=self._has_word("if", masked),
            time=None if time is None else int(time[2] or time[3]),
        )

    def _has_word(self, kind: str, text: str) -> bool:
        tokens = self._words.tokens(text)
        if self._words.language == "ja":
            return any(word in token for word in self._people[kind] for token in tokens)
        return any(stem(word) in tokens for word in self._people[kind])

    def _with_pronouns(self, text: str) -> str:
        """A text with words in place of the signs for names, and without the number of a round or turn."""
        text = self._time.sub(lambda match: f" {match[1] or match[4]} ", text)
        text = self._listed.sub(_THING, text)
        for kind, sign in (("me", _ME), ("other", _OTHER), ("thing", _THING)):
            text = text.replace(sign, f" {self._people[kind][0]} ")
        return text

    def _mask_names(self, text: str, names: Mapping[str, T], sign: Callable[[T], str]) -> tuple[str, list[T]]:
        """The text with signs for these names, and what they name."""
        named: list[T] = []
        for name in sorted(filter(in_katakana(text).__contains__, names), key=len, reverse=True):
            latin = rf"(?<![a-z0-9]){re.escape(name)}(?:'s|s|es)?(?![a-z0-9])"
            for span in reversed([*re.finditer(latin if name[-1:].isascii() else re.escape(name), in_katakana(text))]):
                if span.end() - span.start() < LONG_ENOUGH and not _is_apart(text, *span.span()):
                    continue
                text = text[: span.start()] + sign(names[name]) + text[span.end() :]
                named.append(names[name])
        return text, named

    def _mask_players(
        self, text: str, players: Mapping[Seat, Sequence[str]], asker: Seat | None
    ) -> tuple[str, frozenset[Seat]]:
        """The text with signs for players, and whom it names; a name in Latin letters may be written in kana."""
        called = {re.sub(r"^\W+", "", in_katakana(plain(name))): seat for seat in players for name in players[seat]}
        for word in self._in_kana(text):
            called |= {in_katakana(word): seat for seat, names in players.items() if is_heard(word, names[0])}
        called.pop("", None)
        text, seats = self._mask_names(text, called, lambda seat: _ME if seat == asker else _OTHER)
        return text, frozenset(seats)

    def _in_kana(self, text: str) -> Iterator[str]:
        """The words in kana that may be names of players."""
        for run in (*_HIRAGANA.finditer(text), *_KATAKANA.finditer(text)):
            for start, end in combinations(range(run.start(), run.end() + 1), 2):
                word = text[start:end]
                if 1 < len(word) <= LONGEST and _is_apart(text, start, end) and not self._is_known(word):
                    yield word

    def _is_known(self, word: str) -> bool:
        """Whether a word in kana is no player's name: one in a thing's name, or a common word in hiragana."""
        if _KATAKANA.fullmatch(word):
            return any(word in name for name in self._things)
        return self._knows(word)

    def _mask_parts(self, text: str) -> tuple[str, list[frozenset[str]]]:
        """The text with signs for words that stand for longer names, even if misspelled, and what they may mean."""
        meant = list[frozenset[str]]()
        for word in _PART.findall(text):
            start = in_katakana(text).find(in_katakana(word))  # -1 if it was in a word that has been replaced
            end = start + len(word)
            ids = self._parts.get(self._corrected(in_katakana(stem(word))), frozenset())
            if start >= 0 and 0 < len(ids) <= MOST_ALIKE and not self._knows(text[start:end]):
                text = text[:start] + _THING + text[end:]
                meant.append(ids)
        return text, meant

    def _corrected(self, word: str) -> str:
        """The part of a name that a word begins or ends, or else is most like; the word itself if there is none."""
        if word in self._parts or len(word) < (SHORTEST_TYPO if word.isascii() else SHORTEST_END):
            return word
        longer = [part for part in self._parts if part.startswith(word) or part.endswith(word)]
        if longer:
            return get_close_matches(word, longer, n=1, cutoff=0.0)[0]
        return next(iter(get_close_matches(word, self._parts, n=1, cutoff=ALIKE)), word)


def _add(names: dict[str, frozenset[str]], name: str, things: frozenset[str]) -> None:
    names[name] = names[name] | things if name in names else things


def _is_apart(text: str, start: int, end: int) -> bool:
    """Whether signs in kana may be a word: a whole run of katakana, or hiragana between particles."""
    word = text[start:end]
    around = f"{text[:start][-1:]}{text[end : end + 1]}"
    script = next((script for script in (_KATAKANA, _HIRAGANA) if script.fullmatch(word)), None)
    return script is None or {sign for sign in around if script.match(sign)} <= _PARTICLES
