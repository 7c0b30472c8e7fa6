"""Refusals put into words: a sentence for the person who was refused, the cause for the log."""

from __future__ import annotations

import logging

from rules.errors import RulesError
from rules.messages import Message
from storage.errors import StorageFailure, TooLate
from storage.timeouts import ResponseDeadline

log = logging.getLogger(__name__)

NOT_STORED = ("refused-storage_failed", "refused-busy")


def reason(request_id: int, error: RulesError, response: ResponseDeadline) -> Message:
    """Why a request was refused; the log has the cause.

    A failure after something was stored must not sound as if nothing had been.
    """
    if not isinstance(error, StorageFailure):
        log.info("request %d was refused: %s", request_id, error.message.key)
        return error.message
    if isinstance(error, TooLate):
        held_up = "the processor" if error.busy else "storage"
        log.error("request %d failed: %s is held up, and there was no time left", request_id, held_up)
    else:
        log.error("request %d failed: %s", request_id, error, exc_info=error.__cause__ or error)
    if response.stored and error.message.key in NOT_STORED:
        return Message("refused-stored_unseen")
    return error.message
