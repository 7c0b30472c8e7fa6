"""Finding any card of the game by what somebody types, in any language of the bot."""

from __future__ import annotations

import re
import unicodedata

from cogs.ui.dungeoneer.words import Speaker
from cogs.ui.texts import LANGUAGES, Texts
from rules.dungeoneer.components import CARDS, HEROES, MAPS, QUESTS

ALL: tuple[str, ...] = (*CARDS, *QUESTS, *MAPS, *HEROES)
"""Every card of every set."""
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_LEFT_OUT = re.compile(r"[\s・'’_-]+")


def plain(words: str) -> str:
    """Words as they are compared: without case, spaces and dots, in katakana."""
    return _LEFT_OUT.sub("", unicodedata.normalize("NFKC", words).casefold()).translate(_HIRAGANA)


def matching(texts: Texts, typed: str) -> list[str]:
    """The cards whose name in some language holds what was typed; names that begin with it come first."""
    wanted = plain(typed)
    hits: list[tuple[bool, str]] = []
    for card in ALL:
        names = _names(texts, card)
        if any(wanted in name for name in names):
            hits.append((not any(name.startswith(wanted) for name in names), card))
    return [card for _, card in sorted(hits, key=lambda hit: hit[0])]


def card_named(texts: Texts, typed: str) -> str | None:
    """The card somebody means: by its name in some language, or the only one that fits; None where that is nobody's."""
    wanted = plain(typed)
    for card in ALL:
        if wanted == plain(card) or wanted in _names(texts, card):
            return card
    fitting = matching(texts, typed) if wanted else []
    return fitting[0] if len(fitting) == 1 else None


def _names(texts: Texts, card: str) -> list[str]:
    return [plain(Speaker(language, texts).name(card)) for language in LANGUAGES]
