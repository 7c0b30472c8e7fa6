"""Failures on demand, for tests: requests of the bot that are refused or answered late."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandbox.errors import ApiError, KnownError


@dataclass
class Fault:
    """Refuses the next `times` requests to which it applies.

    Attributes:
        status: HTTP status of the answer; 200 refuses nothing (for a delay).
        path: regular expression, searched in the path after /api/v10.
        method: HTTP method, or "" for any.
        code: Discord's error code; with a known one (`sandbox.errors.KnownError`), status and text are Discord's.
        delay: seconds to wait before the answer.
    """

    status: int
    path: str = ""
    method: str = ""
    times: int = 1
    code: int = 0
    delay: float = 0.0

    def takes(self, method: str, path: str) -> bool:
        """Whether it applies to this request, which is counted then."""
        applies = self.times > 0 and self.method in ("", method) and re.search(self.path, path) is not None
        self.times -= applies
        return applies

    def error(self) -> ApiError:
        """The error that a request is answered with."""
        for known in KnownError:
            if known.code == self.code:
                return ApiError.known(known)
        return ApiError(self.status, self.code, f"{self.status}: injected failure")
