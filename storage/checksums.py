"""Proof that a position is ours: a checksum with each stored one, and a signature on each exported game.

Other uses of the database's secret key: the seeds of the daily dungeons.
"""

from __future__ import annotations

import hashlib
import hmac

from rules.records import Record

_PURPOSE = b"kantera exported game 1\n"
_DAILY = "kantera daily dungeon 1\n"
_TRY = "kantera daily try 1\n"


def checksum(saved: bytes) -> str:
    """BLAKE2b of a position, 32 hexadecimal digits."""
    return hashlib.blake2b(saved, digest_size=16).hexdigest()


def sign(key: bytes, record: Record) -> Record:
    """The record with a signature made with the key."""
    return record.model_copy(update={"signature": _signature(key, record)})


def is_signed(key: bytes, record: Record) -> bool:
    """Whether the record has a signature made with the key, and nothing in it was changed since."""
    said = (record.signature or "").encode()
    return hmac.compare_digest(said, _signature(key, record).encode())


def daily_seed(key: bytes, day: int) -> str:
    """The seed of the daily dungeon of a day (since 1970), which cannot be predicted without the key."""
    return hmac.new(key, f"{_DAILY}{day}".encode(), "sha256").hexdigest()


def try_token(key: bytes, day: int, user_id: int) -> str:
    """Shows that a person has begun the daily dungeon of a day, but not who, without the key."""
    return hmac.new(key, f"{_TRY}{day} {user_id}".encode(), "sha256").hexdigest()


def _signature(key: bytes, record: Record) -> str:
    """HMAC-SHA256 of the record as compact JSON, without its signature and without fields that older files lack."""
    without = {"signature", *(name for name in ("actors", "written_by") if not getattr(record, name))}
    return hmac.new(key, _PURPOSE + record.model_dump_json(exclude=without).encode(), "sha256").hexdigest()
