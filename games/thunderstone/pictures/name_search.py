"""Turns typed names of groups, hero types and cards into lists, in any language of the bot."""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.thunderstone.pictures.words import GAME
from games.thunderstone.rules.cards import HERO_TYPES, MONSTER_GROUPS, VILLAGE
from locales.name_search import Spelled, find, normal_form, search
from locales.texts import LANGUAGES, Texts

CARD = "card"
"""The family of texts with the names of cards."""
LISTS: dict[str, tuple[str, Sequence[str]]] = {
    "monsters": ("group", MONSTER_GROUPS),
    "heroes": ("type", HERO_TYPES),
    "village": (CARD, VILLAGE),
}
"""For each list that the players may name: the family of the names, and all possible entries."""
_APART = re.compile(r"\s*[,、，;]\s*")


def name(texts: Texts, language: str, family: str, found: str) -> str:
    """The name of something in one language."""
    return texts.say(language, GAME, f"{family}-{found}")


def spelled(texts: Texts, field: str) -> Spelled:
    """Every way to write the possible entries of a list."""
    family, ids = LISTS[field]
    return {
        id: [normal_form(id), *(normal_form(name(texts, language, family, id)) for language in LANGUAGES)] for id in ids
    }


def listed(texts: Texts, field: str, typed: str) -> list[str]:
    """The ids for a typed list of names; an unknown name is kept as typed, so that the refusal can quote it."""
    known = spelled(texts, field)
    words = [word for word in _APART.split(typed.strip()) if word]
    return [find(known, word) or word for word in words]


def completed(texts: Texts, language: str, field: str, typed: str) -> list[str]:
    """Ways to continue a list of names: what has been typed, followed by each name that fits and is not yet in it."""
    family, known = LISTS[field][0], spelled(texts, field)
    *before, last = _APART.split(typed)
    named = {find(known, word) for word in before}
    comma = texts.say(language, None, "list-comma")
    fitting = [id for id in search(known, last) if id not in named]
    return [comma.join([*before, name(texts, language, family, id)]) for id in fitting]
