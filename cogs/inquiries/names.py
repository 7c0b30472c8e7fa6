"""What a word of a question stands for that is only a part of a longer name, even if misspelled or shortened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from cogs.inquiries.retrieval import VERBS, terms
from cogs.inquiries.transliteration import KATAKANA

SHORTEST = 3
"""The fewest letters of a word that stands for a longer name."""
SHORTEST_TYPO = 5
"""The fewest letters of one that may be misspelled."""
SHORTENED = 4
"""So many signs in katakana may begin a name that is spelled otherwise from there on."""
ALIKE = 0.8
"""How similar a word must be to a misspelled part of a name."""
MOST_KEPT = 4096


def named_by(term: str, names: Mapping[str, Sequence[str]], *, misspelled: bool = True) -> list[str]:
    """The ids of the things of whose `normal` names the term is a word, or else, if it may be, a `misspelled` one.

    A name that is a deed, such as "build room", is not shortened.
    """
    if not term.isascii():
        return [thing for thing, called in names.items() if any(_is_in(term, name) for name in called)]
    if len(term) < SHORTEST or term in VERBS:
        return []
    words = {thing: [word for name in called for word in _words(name)] for thing, called in names.items()}
    found = [thing for thing, own in words.items() if term in own]
    if found or not misspelled:
        return found
    alike = {word for own in words.values() for word in own if word[0] == term[0]}
    meant = get_close_matches(term, alike, n=1, cutoff=ALIKE) if len(term) >= SHORTEST_TYPO else []
    return [thing for thing, own in words.items() if {*meant} & {*own}]


def _is_in(term: str, name: str) -> bool:
    """Whether a Japanese term is a part of a name."""
    shortened = len(term) >= SHORTENED and KATAKANA.fullmatch(term) is not None
    return len(term) >= 2 and (term in name or (shortened and term[:SHORTENED] in name))


@lru_cache(MOST_KEPT)
def _words(name: str) -> tuple[str, ...]:
    """The English words of a name that may stand for it."""
    found = tuple(term for term in terms(name) if term.isascii() and not term.isdigit())
    return () if found and found[0] in VERBS else found
