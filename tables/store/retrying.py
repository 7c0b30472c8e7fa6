"""Acts on a table that another process has changed since it was read here: they are done once more, on what is stored.

A table is written only by who knows its last revision. Whatever finds another one has stored nothing, and begins anew.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from storage.errors import ChangedMeanwhile

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 100
"""How often an act is tried. Each time somebody else has stored something, and who has just stored is quicker than who
must read the table first; people pause between what they do, and who waits for an answer is told in time anyway."""


def repeated(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Begin the act anew when it raises ChangedMeanwhile, with all its checks.

    It must not have stored anything by then that it would not find stored (see `LockedTable.then` for what follows).
    """

    @wraps(act)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(1, TRIES):
            try:
                return await act(*args, **kwargs)
            except ChangedMeanwhile:
                log.debug("%s is tried again: somebody else has changed the table", act.__qualname__)
        return await act(*args, **kwargs)

    return tried
