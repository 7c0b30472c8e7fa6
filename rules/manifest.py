"""A game as a package: what it consists of and where its parts are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

from rules.entries import claim
from rules.facts import Facts, no_facts
from rules.game import Game
from rules.lessons import Lesson, find_lessons
from rules.players import ComputerPlayer, RandomPlayer
from rules.questions import Option, Question


def text_key(game: Game, question: Question, option: Option) -> str:
    """The text key of an answer, as its motive."""
    return option.label.key


@dataclass(frozen=True)
class Manifest:
    """One game. Its package offers an instance as `GAME`.

    `package` is the dotted name of the package. It also has `texts/ja.ftl` and `texts/en.ftl`, may have lessons in
    `lessons/` (see `rules.lessons`), and draws its pictures in the subpackage `pictures`. `own_players` are its
    computer players by the name under which they are stored; a random one is added. `facts` says what holds in a
    position, to answer questions in plain words. `motive` returns by what a lesson finds its reason for an answer: the
    text key, or `<key>:<what it is for>`.
    """

    package: str
    game: type[Game]
    own_players: Mapping[str, ComputerPlayer] = field(default_factory=dict)
    facts: Facts = no_facts
    motive: Callable[[Any, Question, Option], str] = text_key

    def __post_init__(self) -> None:
        """Saves of the game may contain the agenda entries of its package."""
        claim(self.package)

    @property
    def name(self) -> str:
        """The game's name in saves, texts and commands."""
        return self.game.name

    @cached_property
    def players(self) -> dict[str, ComputerPlayer]:
        """All computer players by the name under which they are stored."""
        return {"random": RandomPlayer(), **self.own_players}

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons by name; a game may have none. Raises DamagedData."""
        return find_lessons(self.package)

    @property
    def texts(self) -> Traversable:
        """The folder with the game's texts, one file per language."""
        return files(self.package).joinpath("texts")

    def pictures(self) -> ModuleType:
        """The package that draws the game (`pictures.game_pictures.GamePictures`), imported when first asked for.

        Raises ImportError.
        """
        return import_module(f"{self.package}.pictures")
