"""What drawing and speaking remember from one time to the next, to be quick; names of people may be in it."""

from __future__ import annotations

import gc
from functools import _lru_cache_wrapper

OURS = ("pictures.", "locales.")
"""Whose memories these are, by the modules of the functions."""


def memories() -> list[_lru_cache_wrapper[object]]:
    """Every function (or method) of the pictures and the texts that remembers what it returned."""
    return [
        each
        for each in gc.get_objects()
        if isinstance(each, _lru_cache_wrapper) and getattr(each, "__module__", "").startswith(OURS)
    ]


def forget() -> None:
    """Forget all of it; it is worked out again when it is needed."""
    for each in memories():
        each.cache_clear()
