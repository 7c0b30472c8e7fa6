"""Measure and print: `python -m benchmarks [GROUP [options]]`; without a group those in `ALL`, one after another.

`--help` lists the options of a group; with the smallest sizes it takes seconds.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence

from benchmarks import (
    duel,
    load,
    positions,
    press_calls,
    press_count,
    press_latency,
    restart,
    rules_speed,
    touch_count,
    web,
)

GROUPS: dict[str, Callable[[Sequence[str]], None]] = {
    "rules": rules_speed.main,
    "press": press_latency.main,
    "calls": press_calls.main,
    "presses": press_count.main,
    "load": load.main,
    "restart": restart.main,
    "duel": duel.main,
    "positions": positions.main,
    "touches": touch_count.main,
    "web": web.main,
}
ALL = ("rules", "press", "presses")


def main() -> int:
    """Run the group that was named; returns 2 for an unknown name."""
    name, *arguments = sys.argv[1:] or [""]
    if name in ("-h", "--help"):
        print(__doc__, f"Groups: {', '.join(GROUPS)}", sep="\n")
        return 0
    if name and name not in GROUPS:
        print(f"There is no group {name!r}: {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    if "--json" not in arguments:
        print(f"Python {platform.python_version()}, {platform.machine()}")
    for group in [name] if name else ALL:
        GROUPS[group](arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
