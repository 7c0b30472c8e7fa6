"""The caches of drawing and formatting; they may contain names of people."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper

OURS = ("pictures.", "locales.")
"""The packages with such caches; those of the games are called `pictures`, too."""


def cached_functions() -> list[_lru_cache_wrapper[object]]:
    """Every cached function of the pictures and the texts.

    The modules are searched, not the objects of the garbage collector, which omits everything frozen at startup.
    """
    named = list(sys.modules.items())
    modules = [module for name, module in named if name.startswith(OURS) or ".pictures" in name]
    return [value for module in modules for value in vars(module).values() if isinstance(value, _lru_cache_wrapper)]


def forget() -> None:
    """Clear all caches."""
    for cached in cached_functions():
        cached.cache_clear()
