"""What shows that a position is ours: a checksum beside each stored one, and a signature on each exported game."""

from __future__ import annotations

import hashlib
import hmac

from rules.core.records import Record

_PURPOSE = b"kantera exported game 1\n"


def checksum(saved: bytes) -> str:
    """32 hexadecimal digits that another position has not, however it came to be another."""
    return hashlib.blake2b(saved, digest_size=16).hexdigest()


def signed(key: bytes, record: Record) -> Record:
    """The record with the signature of whoever has the key."""
    return record.model_copy(update={"signature": _signature(key, record)})


def is_signed(key: bytes, record: Record) -> bool:
    """Whether the record carries the signature of whoever has the key, and nothing of it was changed since."""
    said = (record.signature or "").encode()
    return hmac.compare_digest(said, _signature(key, record).encode())


def _signature(key: bytes, record: Record) -> str:
    """HMAC-SHA256 of the record without its signature, as it is written without blanks."""
    return hmac.new(key, _PURPOSE + record.model_dump_json(exclude={"signature"}).encode(), "sha256").hexdigest()
