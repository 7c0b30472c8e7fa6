"""Finding cards, groups and hero types by what somebody types, in any language of the bot."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from cogs.ui.texts import LANGUAGES, Texts
from cogs.ui.thunderstone.words import GAME
from rules.thunderstone.cards import CARDS, HERO_TYPES, MONSTER_GROUPS, VILLAGE

CARD = "card"
"""The family of texts with the names of cards."""
LISTS: dict[str, tuple[str, Sequence[str]]] = {
    "monsters": ("group", MONSTER_GROUPS),
    "heroes": ("type", HERO_TYPES),
    "village": (CARD, VILLAGE),
}
"""For each list that a table may name itself: the family of the names, and all there are."""
_APART = re.compile(r"\s*[,、，;]\s*")
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_LEFT_OUT = re.compile(r"[\s・•·'’_-]+")


def plain(words: str) -> str:
    """Words as they are compared: without case, spaces and dots, in katakana."""
    return _LEFT_OUT.sub("", unicodedata.normalize("NFKC", words).casefold()).translate(_HIRAGANA)


def name(texts: Texts, language: str, family: str, found: str) -> str:
    """The name of something in one language."""
    return texts.say(language, GAME, f"{family}-{found}")


def matching(texts: Texts, family: str, ids: Sequence[str], typed: str) -> list[str]:
    """The ids whose name in some language holds what was typed; names that begin with it come first."""
    wanted = plain(typed)
    hits: list[tuple[bool, str]] = []
    for found in ids:
        names = [plain(name(texts, language, family, found)) for language in LANGUAGES] + [plain(found)]
        if any(wanted in spelled for spelled in names):
            hits.append((not any(spelled.startswith(wanted) for spelled in names), found))
    return [found for _, found in sorted(hits, key=lambda hit: hit[0])]


def exactly(texts: Texts, family: str, ids: Sequence[str], typed: str) -> str | None:
    """The id of that name in some language (or the only one that fits), or None."""
    wanted = plain(typed)
    for found in ids:
        if wanted == plain(found) or any(
            wanted == plain(name(texts, language, family, found)) for language in LANGUAGES
        ):
            return found
    fitting = matching(texts, family, ids, typed) if wanted else []
    return fitting[0] if len(fitting) == 1 else None


def card_named(texts: Texts, typed: str) -> str | None:
    """The card somebody means, or None."""
    return exactly(texts, CARD, list(CARDS), typed)


def listed(texts: Texts, field: str, typed: str) -> list[str]:
    """The ids that a list of names stands for; what is not known stays as it was typed, to be refused by name."""
    family, ids = LISTS[field]
    words = [word for word in _APART.split(typed.strip()) if word]
    return [exactly(texts, family, ids, word) or word for word in words]


def completed(texts: Texts, language: str, field: str, typed: str) -> list[str]:
    """Ways to go on with a list of names: what is there already, then each name that fits and is not yet in it."""
    family, ids = LISTS[field]
    *before, last = _APART.split(typed)
    named = {exactly(texts, family, ids, word) for word in before}
    comma = texts.say(language, None, "list-comma")
    found = [found for found in matching(texts, family, ids, last) if found not in named]
    return [comma.join([*before, name(texts, language, family, each)]) for each in found]
