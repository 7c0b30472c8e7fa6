"""Whether messages of the rules can be shown: their text exists and gets the arguments it needs, of the right kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import product
from typing import Any

import pytest

from locales.texts import LANGUAGES
from rules.messages import Arg, Event, Message, Part, Ref, SeatRef
from rules.questions import Refused
from tests.locales.catalogue import TABLE, LocaleMessage, messages_in


@cache
def texts_of(game: str) -> dict[str, LocaleMessage]:
    """All texts of a game and of the table, with what they ask for in any language."""
    texts: dict[str, LocaleMessage] = {}
    for language, file in product(LANGUAGES, (TABLE, game)):
        for key, text in messages_in(language, file).items():
            whole = texts.setdefault(key, LocaleMessage())
            whole.variables |= text.variables
            whole.selectors |= text.selectors
            whole.words |= text.words
    return texts


def fault(texts: Mapping[str, LocaleMessage], key: str, args: Mapping[str, Arg]) -> str:
    """Why a message cannot be shown, "" if it can. More than the text asks for is allowed: texts share arguments."""
    text = texts.get(key)
    if text is None:
        return f"there is no text {key}"
    if not text.variables <= args.keys():
        return f"{key} misses {', '.join(sorted(text.variables - args.keys()))}"
    for name in text.selectors - text.words:
        if not isinstance(args[name], int):
            return f"{key} chooses its words by {name}, which is no number"
    for value in args.values():
        for item in value if isinstance(value, list | tuple) else (value,):
            if not isinstance(item, str | int | Ref | SeatRef | Part):
                return f"{key} is filled with {item!r}"
            if isinstance(item, Ref) and (item.key not in texts or texts[item.key].variables):
                return f"{key} is filled with {item.key}, which is no text or misses arguments"
            if isinstance(item, Part) and (inside := fault(texts, item.key, item.args)):
                return inside
    return ""


@contextmanager
def held_to_texts(game: str, made_up: Iterable[str] = ()) -> Iterator[None]:
    """Within this context, no message, event, option or refusal of this game can be made that cannot be shown.

    `made_up`: the names of things that a test has made up, taken for texts of the game.
    """
    texts = texts_of(game) | {key: LocaleMessage() for key in made_up}

    def said(key: str, args: Mapping[str, Arg]) -> None:
        problem = fault(texts, key, args)
        assert not problem, problem

    def refused(refusal: Refused) -> None:
        said(f"refused-{refusal.reason}", refusal.reason_args)

    with pytest.MonkeyPatch.context() as patch:
        for kind in (Message, Event):
            _look_at(patch, kind, lambda event: said(event.key, event.args))
        _look_at(patch, Refused, refused)
        yield


def _look_at(patch: pytest.MonkeyPatch, kind: type, look: Callable[[Any], None]) -> None:
    made = kind.__init__  # type: ignore[misc]

    def make(self: object, *args: object, **named: object) -> None:
        made(self, *args, **named)
        look(self)

    patch.setattr(kind, "__init__", make)
