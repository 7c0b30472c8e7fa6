"""Every delay of the Discord side, in seconds, in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Delays:
    """How long to wait. `Delays.none()` is for tests, where nothing waits."""

    merge: float = 1.0
    """Between two edits of the same board: what happens meanwhile goes into the later one."""
    settle: float = 0.02
    """Before what follows a press is shown: the next press, if it comes at once, is answered first."""
    aside: float = 10.0
    """Before the DM of somebody who plays in the channel follows: what is done there meanwhile goes into it as well."""
    answer: float = 1.0
    """How long a response waits for slow work before it is deferred; Discord gives up after three seconds."""
    picture: float = 20.0
    """How long a response waits for a picture before words take its place."""
    words: float = 1.5
    """How long the words of a panel wait for their picture; then they go before it."""
    retry: float = 5.0
    """After Discord answered with an error of its own, before the next try; doubled each time."""
    tries: int = 5
    """How often a board is tried before it is left until something happens again."""
    repost: float = 3600.0
    """The age at which a board is sent anew: Discord limits edits of older messages."""
    look_back: float = 60.0
    """At least this long between two looks at who is still in a server."""
    talk: float = 5.0
    """Before a board that talk has buried is posted again, so that it comes below a lively exchange."""
    reposts: float = 60.0
    """Between two boards of a table that are posted again because of talk."""
    moment: float = 60.0
    """Who acted less than this long ago is at the table and needs no notice."""
    panel: float = 840.0
    """How long a private panel can be edited: Discord's fifteen minutes, less one."""
    closed: float = 3600.0
    """How long a player's closed DMs are left alone before they are tried again."""

    looks: float = 2.0
    """Before what messages show is stored: what many show is stored at once."""

    beats: float = 1.0
    """How long the moments of a show stay, as a multiple of the time to read them; 0: there are no shows."""

    start: float = 5.0
    """After a part of the start has failed, before all such parts are tried again."""

    identify: float = 5.0
    """Between the beginnings of two sessions with Discord, over all processes (Discord document: gateway)."""

    @classmethod
    def none(cls) -> Delays:
        """No waiting at all; boards are only sent anew when they are gone, and everybody counts as away."""
        return cls(
            merge=0.0,
            settle=0.0,
            aside=0.0,
            talk=0.0,
            retry=0.0,
            tries=2,
            look_back=0.0,
            reposts=0.0,
            moment=0.0,
            looks=0.0,
            beats=0.0,
            start=0.05,
        )
