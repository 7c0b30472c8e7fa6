"""Finding something by its name, as somebody types it in any language of the bot."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

Spelled = Mapping[str, Sequence[str]]
"""For each id the ways in which it may be written, as `plain` makes them."""

_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_LEFT_OUT = re.compile(r"[\s・•·'’_-]+")


def plain(words: str) -> str:
    """Words as they are compared: without case, spaces and dots, in katakana."""
    return _LEFT_OUT.sub("", unicodedata.normalize("NFKC", words).casefold()).translate(_HIRAGANA)


def matching(spelled: Spelled, typed: str) -> list[str]:
    """The ids one of whose names holds what was typed; names that begin with it come first."""
    wanted = plain(typed)
    hits = [id for id, names in spelled.items() if any(wanted in name for name in names)]
    return sorted(hits, key=lambda id: not any(name.startswith(wanted) for name in spelled[id]))


def meant(spelled: Spelled, typed: str) -> str | None:
    """The id of that very name, or the only one that fits; None where that is nobody's."""
    wanted = plain(typed)
    exact = next((id for id, names in spelled.items() if wanted in names), None)
    if exact is not None:
        return exact
    fitting = matching(spelled, typed) if wanted else []
    return fitting[0] if len(fitting) == 1 else None
