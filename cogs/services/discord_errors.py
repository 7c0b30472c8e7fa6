"""The errors of Discord and their meaning for a table: the bot's reaction, whom it tells, and the log level.

Codes and meanings: Discord document topics/opcodes-and-status-codes; 20026 is from the error itself.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from logging import ERROR, INFO, WARNING
from typing import Literal

ALREADY = 40060
"""The first response has arrived, although its confirmation was lost."""
TOO_LATE = 10062
"""The interaction has expired."""
BAD_FORM = 50035
"""The message is invalid, for example because it keeps an attachment that is no longer there."""
NO_REPLY = 160002
"""Read Message History is missing, so a message cannot be a reply."""

Gone = Literal["", "channel", "server", "person", "message", "response"]


@dataclass(frozen=True, slots=True)
class Handling:
    """The consequences of an error: `INFO` is normal in operation, `ERROR` is a mistake of the bot."""

    meaning: str
    """In English, as the host's documentation lists it."""
    level: int = INFO
    gone: Gone = ""
    """The thing that never existed or no longer does."""
    retried: bool = False
    """Whether the same request may succeed later."""
    reposted: bool = False
    """Whether a message that cannot be edited is sent again."""
    in_words: bool = False
    """Whether perhaps only the attached pictures are refused."""
    sentence: str = ""
    """The key of the sentence for the players: `dm-` about their DMs, `trouble-` about the board."""
    tells_host: bool = False

    @property
    def consequences(self) -> list[str]:
        """The bot's reactions, for the host's documentation."""
        steps = {
            "retries": self.retried,
            "sends a new message": self.reposted,
            "retries without pictures": self.in_words,
            "tells the players": bool(self.sentence) or self.gone in ("channel", "person"),
            "tells the host": self.tells_host,
        }
        return [step for step, happens in steps.items() if happens]


LOST = Handling("no answer, or an internal error of Discord (5xx)", WARNING, retried=True)
LIMITED = Handling("too many requests (429)", retried=True, reposted=True)
FORBIDDEN = Handling("any other 403", WARNING, in_words=True, sentence="trouble-closed")
MISSING = Handling("any other 404", gone="message", reposted=True)
UNAUTHORIZED = Handling("the token is not valid (401)", WARNING, tells_host=True)
UNKNOWN = Handling("any other code", ERROR, tells_host=True)

HANDLINGS: Mapping[int, Handling] = {
    10003: Handling("unknown channel", WARNING, gone="channel"),
    10004: Handling("unknown server", WARNING, gone="server", sentence="trouble-closed"),
    10007: Handling("unknown member", gone="person"),
    10008: Handling("unknown message", gone="message", reposted=True),
    10013: Handling("unknown user", gone="person"),
    10015: Handling("the response can no longer be edited", gone="response"),
    TOO_LATE: Handling("the interaction has expired", WARNING, gone="response"),
    20009: Handling("the recipient doesn't accept such content", sentence="dm-refused"),
    20016: Handling("slow mode", retried=True),
    20026: Handling("flagged as spam: no new DMs", WARNING, sentence="dm-refused", tells_host=True),
    20028: Handling("too much was written in the channel", retried=True),
    20029: Handling("too much was written in the server", retried=True),
    30033: Handling("too many people in a thread"),
    30046: Handling("too many edits of an old message", reposted=True),
    40001: UNAUTHORIZED,
    40002: Handling("the account must be verified", WARNING, tells_host=True),
    40003: Handling("DMs are opened too fast", retried=True),
    40004: Handling("sending is switched off for now", WARNING, retried=True),
    40005: Handling("too large", ERROR, in_words=True, tells_host=True),
    40006: Handling("switched off at Discord for now", WARNING, retried=True),
    40007: Handling("banned from the server", gone="person"),
    40058: Handling("a forum takes no messages", sentence="trouble-kind"),
    ALREADY: Handling("already acknowledged"),
    40062: Handling("a resource is rate-limited", retried=True),
    40333: Handling("Cloudflare blocks the bot", WARNING, retried=True, tells_host=True),
    50001: Handling("no access", WARNING, in_words=True, sentence="trouble-closed"),
    50005: Handling("another account's message", reposted=True),
    50007: Handling("DMs are closed, or the bot is blocked", sentence="dm-closed"),
    50008: Handling("not a text channel", sentence="trouble-kind"),
    50013: Handling("a permission is missing", WARNING, in_words=True, sentence="trouble-closed"),
    50014: UNAUTHORIZED,
    50024: Handling("not in this kind of channel", sentence="trouble-kind"),
    50027: Handling("the response can no longer be edited", gone="response"),
    50033: Handling("nobody to open a DM with", sentence="dm-refused"),
    BAD_FORM: Handling("an invalid message", ERROR, tells_host=True),
    50045: Handling("a file is too large", ERROR, in_words=True, tells_host=True),
    50083: Handling("the thread is archived", reposted=True, sentence="trouble-locked"),
    50178: Handling("the account must be verified", WARNING, tells_host=True),
    50278: Handling("no common server", sentence="dm-closed"),
    110000: Handling("not available yet", retried=True),
    130000: Handling("overloaded", retried=True),
    NO_REPLY: Handling("no reply without Read Message History"),
    160005: Handling("the thread is locked", sentence="trouble-locked"),
    160006: Handling("too many active threads"),
    200000: Handling("blocked by AutoMod", WARNING, sentence="trouble-blocked"),
    200001: Handling("title blocked by AutoMod", WARNING, sentence="trouble-blocked"),
    240000: Handling("blocked by the filter for links", WARNING, sentence="trouble-blocked"),
    400001: Handling("the server may not upload files", WARNING, in_words=True, sentence="trouble-closed"),
}

BY_STATUS = (UNAUTHORIZED, FORBIDDEN, MISSING, LIMITED, LOST, UNKNOWN)
"""The consequences of errors without a known code."""


def handling_of(error: BaseException) -> Handling:
    """The reaction to an error of a request to Discord, or of a delivery that it caused."""
    cause = error.__cause__ or error
    code, status = getattr(cause, "code", 0), getattr(cause, "status", 0)
    if code in HANDLINGS:
        return HANDLINGS[code]
    if status == 429 or hasattr(cause, "retry_after"):
        return LIMITED
    if not 400 <= status < 500:
        return LOST
    return {401: UNAUTHORIZED, 403: FORBIDDEN, 404: MISSING}.get(status, UNKNOWN)


@dataclass(eq=False)
class DiscordErrors:
    """Logs errors of Discord, and collects those that the host is to be told."""

    for_host: dict[int, str] = field(default_factory=dict)
    """By code, Discord's words; emptied once the host is told."""

    def note(
        self, log: logging.Logger, error: BaseException, text: str, *args: object, level: int | None = None
    ) -> Handling:
        """Log the error with this text (only a mistake of the bot with a traceback); returns how to go on.

        `level` replaces the level of the error.
        """
        handling = handling_of(error)
        cause = error.__cause__ or error
        level = handling.level if level is None else level
        log.log(level, "%s: %s", text % args, error, exc_info=error if level >= ERROR else None, stacklevel=2)
        if handling.tells_host:
            self.for_host[getattr(cause, "code", 0) or getattr(cause, "status", 0)] = getattr(cause, "text", "")
        return handling
