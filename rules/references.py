"""The form of references before they had their own type: texts that begin with "@"."""

from __future__ import annotations

import re
from typing import Any

_WRITTEN = re.compile(r"@(?:seat-(-?\d+)|([a-z]+-[a-z0-9_-]+))")


def lift_references(state: dict[str, Any]) -> dict[str, Any]:
    """A saved state of schema 1 with its references in the form of schema 2: "@seat-2" is `{"seat": 2}`.

    No other text in such a state begins with "@".
    """
    return {name: _lifted(value) for name, value in state.items()}


def _lifted(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _lifted(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_lifted(part) for part in value]
    written = _WRITTEN.fullmatch(value) if isinstance(value, str) else None
    if written is None:
        return value
    return {"key": written[2]} if written[1] is None else {"seat": int(written[1])}
