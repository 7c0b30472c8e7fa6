"""Refusals at a table. Each carries a message key, like those of the rules.

Everything here is a `RulesError`, and so are the errors of `storage.errors` that can affect a player, so that a handler
needs only one `except`: `except RulesError as error: say(error.message)`.
"""

from __future__ import annotations

from rules.errors import DamagedSave, RulesError
from storage.errors import DamagedRow


class Refusal(RulesError):
    """The action is not possible at this table now. Nothing has changed."""


class RulesBroke(RulesError):
    """The rules raised something other than a refusal. The stored game is as it was before the choice."""

    def __init__(self) -> None:
        super().__init__("refused-rules_broke")


def is_damage(error: RulesError) -> bool:
    """Whether a table cannot be read because of what is stored, so that retrying is no use."""
    return isinstance(error, DamagedRow | DamagedSave)
