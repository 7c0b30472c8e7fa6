"""What is refused at a table. Each refusal carries a message key, as those of the rules do.

Everything here is a `RulesError`, as is whatever of `storage.errors` can meet a player, so that whoever answers a
press needs one `except`: `except RulesError as error: say(error.message)`.
"""

from __future__ import annotations

from rules.errors import DamagedSave, RulesError
from storage.errors import DamagedRow


class Refusal(RulesError):
    """What was asked cannot be done at this table now. Nothing has changed."""


class RulesBroke(RulesError):
    """The rules raised something that is no refusal. The stored game is as it was before the choice."""

    def __init__(self) -> None:
        super().__init__("refused-rules_broke")


def is_damage(error: RulesError) -> bool:
    """Whether a table cannot be read because of what is stored, so that trying again is of no use."""
    return isinstance(error, DamagedRow | DamagedSave)
