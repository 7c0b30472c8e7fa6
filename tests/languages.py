"""Which languages a test uses: each game in one of them, and in the other by `make long`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from locales.texts import LANGUAGES


def in_both_languages(names: Iterable[str], languages: tuple[str, str] = LANGUAGES) -> list[Any]:
    """Each name with a language, one the first and the next the second; the other way round is for `make long`."""
    return [
        pytest.param(name, languages[(number + turn) % 2], marks=[pytest.mark.long] if turn else [])
        for number, name in enumerate(names)
        for turn in (0, 1)
    ]
