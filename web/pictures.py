"""Pictures as the browser gets them: SVG, compressed once for all pages."""

from __future__ import annotations

import hashlib
import zlib
from functools import lru_cache

from zlib_ng.zlib_ng import compressobj

KEPT = 256
"""Compressed pictures that are kept; a board of five players takes less than 10 kB."""
LEVEL = 2
DIGEST = 12
"""Bytes that name a picture."""


@lru_cache(KEPT)
def digest_of(svg: str) -> str:
    """The name of a picture."""
    return hashlib.sha256(svg.encode()).digest()[:DIGEST].hex()


@lru_cache(KEPT)
def packed(svg: str) -> bytes:
    """A picture as a binary message: the digest, then the SVG (raw deflate)."""
    compress = compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return bytes.fromhex(digest_of(svg)) + compress.compress(svg.encode()) + compress.flush()


def forget() -> None:
    """Keep no picture: names of people who asked to be forgotten may be in them."""
    digest_of.cache_clear()
    packed.cache_clear()
