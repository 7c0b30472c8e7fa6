"""Refusals in Discord's own words and numbers (Discord document: topics/opcodes-and-status-codes)."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""A JSON object as Discord writes it: ids are decimal strings."""

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
}


class ApiError(Exception):
    """A request that is refused, with HTTP status, Discord's error code and message."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @classmethod
    def known(cls, code: int) -> ApiError:
        """The refusal with this code of `KNOWN`."""
        status, message = KNOWN[code]
        return cls(status, code, message)

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

    def length(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> None:
        """Require a text of low to high characters."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_STRING", "Only strings are accepted.")
        elif not low <= len(value) <= high:
            if low == 0:
                self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
            else:
                self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def raise_if_any(self) -> None:
        """Raise `ApiError` 50035 when a problem was noted."""
        if self.errors:
            raise ApiError(400, 50035, "Invalid Form Body", self.errors)
