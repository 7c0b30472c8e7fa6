"""Every delay of the Discord front end, in seconds, in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Delays:
    """Waiting times in seconds."""

    merge: float = 1.0
    """Between two edits of the same board: what happens meanwhile goes into the later one."""
    settle: float = 0.02
    """Before the updates that follow a press: if the next press comes immediately, it is answered first."""
    answer: float = 1.0
    """A response waits this long for slow work before it is deferred; Discord gives up after three seconds."""
    picture: float = 20.0
    """A response waits this long for a picture before words replace it."""
    words: float = 1.5
    """The words of a panel wait this long for their picture; then they are sent without it."""
    retry: float = 5.0
    """Before the retry after a server error of Discord; doubled each time."""
    tries: int = 5
    """A board is tried this many times before it is left alone until something happens again."""
    repost: float = 3600.0
    """The age at which a board is posted again: Discord limits edits of older messages."""
    look_back: float = 60.0
    """The shortest time between two checks of who is still in a server."""
    talk: float = 5.0
    """Before a buried board is posted again, so that it comes after a lively exchange."""
    reposts: float = 60.0
    """Between two such reposts at the same table."""
    moment: float = 180.0
    """Players who pressed something less than this long ago are present and need no notification and no DM."""
    panel: float = 840.0
    """A private panel can be edited for this long: Discord's fifteen minutes, less one."""
    closed: float = 3600.0
    """A player's closed DMs are left alone this long before the next attempt."""

    fingerprints: float = 2.0
    """Before fingerprints are stored, so that many are stored together."""

    beats: float = 1.0
    """The moments of a show stay this multiple of the time to read them; 0: there are no shows."""

    start: float = 1.0
    """After a part of the start has failed, before all failed parts are retried."""

    identify: float = 5.0
    """Between the beginnings of two sessions with Discord, over all processes (Discord document: gateway)."""
