"""The public names of questions (`doing-<kind>`): what players who wait are told about what a seat is doing."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.entries import entry_types
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.questions import Question, Secrecy
from rules.registry import MANIFESTS


@cache
def questions_of(name: str) -> dict[str, type[Question]]:
    """Every kind of question that a registered game can ask, whether or not a game ever asks it."""
    package = importlib.import_module(MANIFESTS[name].package)
    for module in pkgutil.walk_packages(getattr(package, "__path__", []), f"{package.__name__}."):
        importlib.import_module(module.name)
    return {kind: entry for kind, entry in entry_types(package.__name__).items() if issubclass(entry, Question)}


def named(name: str) -> set[str]:
    """The kinds of questions that need a public name: all that a table openly waits for."""
    return {
        kind
        for kind, question in questions_of(name).items()
        if question.awaited and question.secrecy is not Secrecy.ALL
    }


def doing(game: Game) -> dict[Seat, set[str]]:
    """The public words for each seat's task; seats whose question has no public name are left out."""
    said: dict[Seat, set[str]] = {}
    for question in game.questions:
        key = f"doing-{question.kind}"
        if question.seat != TABLE and TEXTS.has("en", game.name, key):
            said.setdefault(question.seat, set()).update(TEXTS.say(language, game.name, key) for language in LANGUAGES)
    return said
