"""The delays of tests, in which nothing waits."""

from __future__ import annotations

from cogs.services.delays import Delays

NO_DELAYS = Delays(
    merge=0.0,
    settle=0.0,
    aside=0.0,
    talk=0.0,
    retry=0.0,
    tries=2,
    look_back=0.0,
    reposts=0.0,
    moment=0.0,
    fingerprints=0.0,
    beats=0.0,
    start=0.05,
)
"""No waiting at all; boards are posted again only if they are gone, and everyone counts as away."""
