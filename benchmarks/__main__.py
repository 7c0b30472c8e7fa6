"""Measure and print: `python -m benchmarks [rules|paths|pictures|press|presses|replay ...]`, else all of them.

`presses --json` prints its figures as one object. `load`, `panels`, `restart`, `duel`, `lookahead`,
`missions`, `positions`, `touches` and `web` run alone and have their own options: see their modules.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence

from benchmarks import (
    duel,
    load,
    lookahead,
    missions,
    panels,
    path_speed,
    picture_speed,
    positions,
    press_count,
    press_latency,
    replay_speed,
    restart,
    rules_speed,
    touch_count,
    web,
)

GROUPS: dict[str, Callable[[], None]] = {
    "rules": rules_speed.main,
    "paths": path_speed.main,
    "pictures": picture_speed.main,
    "press": press_latency.main,
    "presses": press_count.main,
    "replay": replay_speed.main,
}

BY_ITSELF: dict[str, Callable[[Sequence[str]], None]] = {
    "load": load.main,
    "panels": panels.main,
    "restart": restart.main,
    "duel": duel.main,
    "lookahead": lookahead.main,
    "missions": missions.main,
    "positions": positions.main,
    "touches": touch_count.main,
    "web": web.main,
}


def main() -> int:
    """Run the groups that were named; returns 2 for an unknown name."""
    if sys.argv[1:] == ["presses", "--json"]:
        press_count.main(as_json=True)
        return 0
    if sys.argv[1:2] and sys.argv[1] in BY_ITSELF:
        BY_ITSELF[sys.argv[1]](sys.argv[2:])
        return 0
    wanted = sys.argv[1:] or list(GROUPS)
    unknown = [name for name in wanted if name not in GROUPS]
    if unknown:
        print(f"There is no group {unknown[0]!r}: {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for name in wanted:
        GROUPS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
