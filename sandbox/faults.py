"""Failures on demand, for tests: requests that are answered 429, 5xx or 404, too late, or not at all."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sandbox.errors import ApiError, Json, KnownError


class RateLimited(ApiError):
    """A 429 with the header and body that discord.py needs in order to wait and try again."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.retry_after = retry_after

    def body(self) -> Json:
        return {"message": self.message, "retry_after": self.retry_after, "global": False}


@dataclass
class Fault:
    """The next `times` requests that match are answered with an error.

    Attributes:
        status: HTTP status of the answer; 0 cuts the connection instead; 200 changes nothing (for a delay).
        path: regular expression, searched in the path after /api/v10.
        method: HTTP method, or "" for any.
        code: Discord's error code; with a known code (`sandbox.errors.KnownError`) status and text follow it.
        retry_after: seconds, for status 429.
        delay: seconds to wait before anything else.
        after: carry out the request first, and lose only its answer.
    """

    status: int
    path: str = ""
    method: str = ""
    times: int = 1
    code: int = 0
    retry_after: float = 0.1
    delay: float = 0.0
    after: bool = False
    pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        self.pattern = re.compile(self.path)

    def matches(self, method: str, path: str) -> bool:
        """Whether this fault hits a request."""
        return self.method.upper() in ("", method) and self.pattern.search(path) is not None

    @property
    def cuts(self) -> bool:
        """Whether the connection is cut."""
        return self.status == 0

    @property
    def replaces(self) -> bool:
        """Whether an error takes the place of the answer."""
        return self.status != 200

    def error(self) -> ApiError:
        """The error that the request is answered with."""
        if self.status == 429:
            return RateLimited(self.retry_after)
        for known in KnownError:
            if known.code == self.code:
                return ApiError.known(known)
        return ApiError(self.status, self.code, f"{self.status}: injected failure")


class Faults:
    """The faults that are still to come, in the order they were asked for."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> None:
        """Let a fault hit the next matching requests."""
        self._waiting.append(fault)

    def clear(self) -> None:
        """Forget all faults."""
        self._waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for this request, counted as used; None if it goes through."""
        for fault in self._waiting:
            if fault.matches(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None
