"""The way in: everything that can be asked of tables and done at them, in one object.

It is put together from parts that build on each other: reading, settings of servers, the lobby, play, agreement,
steps back, coming and going, time, the past, files, forgetting. One of them, `tables.play`, carries out choices.
"""

from __future__ import annotations

from tables.forgetting import Forgetting
from tables.play import KEEP_EVERY, RETRY_AFTER
from tables.versions import rules_version


class Tables(Forgetting):
    """All tables. See `Reading` for what can be asked, `Play` for the arguments."""


__all__ = ["KEEP_EVERY", "RETRY_AFTER", "Tables", "rules_version"]
