"""What drawing and speaking remember from one time to the next, to be quick; names of people may be in it."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper

OURS = ("pictures.", "locales.")
"""The packages whose memories these are; those of the games are called `pictures` too."""


def memories() -> list[_lru_cache_wrapper[object]]:
    """Every function of the pictures and the texts that remembers what it returned.

    The modules are searched, not what the garbage collector knows: that leaves out all that was frozen at the start.
    """
    named = list(sys.modules.items())
    modules = [module for name, module in named if name.startswith(OURS) or ".pictures" in name]
    return [each for module in modules for each in vars(module).values() if isinstance(each, _lru_cache_wrapper)]


def forget() -> None:
    """Forget all of it; it is worked out again when it is needed."""
    for each in memories():
        each.cache_clear()
