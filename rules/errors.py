"""The refusals of the rules. Each carries a message key, so that players can read it in their language."""

from __future__ import annotations

from pydantic import ValidationError

from rules.messages import Arg, Message


class RulesError(Exception):
    """A refusal that a person can read: `message` has its key and arguments."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.message = Message(key, args)
        super().__init__(f"{key} {self.message.args}" if args else key)


class IllegalChoice(RulesError):
    """The choice is not legal now. Raised before anything has changed."""


class BadSetup(RulesError):
    """A game cannot start like this: wrong number of seats, or invalid options."""


class DamagedSave(RulesError):
    """A saved game cannot be read; the message names the field that is wrong."""


class DamagedData(RulesError):
    """A card file or table of the game is wrong; the message names file and entry."""


def first_fault(error: ValidationError) -> str:
    """The first thing that is wrong with a value: in which field, as a dotted path, and why."""
    first = error.errors(include_url=False, include_context=False)[0]
    path = ".".join(str(part) for part in first["loc"])
    return f"{path}: {first['msg']}" if path else first["msg"]
