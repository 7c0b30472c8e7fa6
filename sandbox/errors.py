"""Refusals in Discord's own words and numbers (Discord document: topics/opcodes-and-status-codes)."""

from __future__ import annotations

from enum import Enum
from typing import Any

Json = dict[str, Any]
"""A JSON object as Discord writes it: ids are decimal strings."""


class KnownError(Enum):
    """The refusals of Discord that the table uses: error code, HTTP status and message."""

    UNKNOWN_CHANNEL = 10003, 404, "Unknown Channel"
    UNKNOWN_SERVER = 10004, 404, "Unknown Guild"
    UNKNOWN_MESSAGE = 10008, 404, "Unknown Message"
    UNKNOWN_USER = 10013, 404, "Unknown User"
    UNKNOWN_WEBHOOK = 10015, 404, "Unknown Webhook"
    UNKNOWN_INTERACTION = 10062, 404, "Unknown interaction"
    UNKNOWN_COMMAND = 10063, 404, "Unknown application command"
    TOO_LARGE = 40005, 413, "Request entity too large"
    ALREADY_ANSWERED = 40060, 400, "Interaction has already been acknowledged."
    MISSING_ACCESS = 50001, 403, "Missing Access"
    NOT_OWN_MESSAGE = 50005, 403, "Cannot edit a message authored by another user"
    EMPTY_MESSAGE = 50006, 400, "Cannot send an empty message"
    CLOSED_TO_MESSAGES = 50007, 403, "Cannot send messages to this user"
    MISSING_PERMISSIONS = 50013, 403, "Missing Permissions"
    WRONG_KIND_OF_CHANNEL = 50024, 400, "Cannot execute action on this channel type"
    INVALID_TOKEN = 50027, 401, "Invalid Webhook Token"
    INVALID_FORM = 50035, 400, "Invalid Form Body"
    THREAD_ARCHIVED = 50083, 400, "Thread is archived"
    INVALID_JSON = 50109, 400, "The request body contains invalid JSON."

    def __init__(self, code: int, status: int, message: str) -> None:
        self.code, self.status, self.message = code, status, message


class ApiError(Exception):
    """A request that is refused, with HTTP status, Discord's error code and message."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @classmethod
    def known(cls, error: KnownError, errors: Json | None = None) -> ApiError:
        """This refusal of Discord; `errors`: what is wrong with a form."""
        return cls(error.status, error.code, error.message, errors)

    def body(self) -> Json:
        """The JSON body Discord answers with."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Problems:
    """Collects what is wrong with a request body, so that one answer names it all (code 50035)."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note one problem at a path of the body, such as ("components", 0, "label")."""
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Raise `ApiError` 50035 when a problem was noted."""
        if self.errors:
            raise ApiError.known(KnownError.INVALID_FORM, self.errors)
