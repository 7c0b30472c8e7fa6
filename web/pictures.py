"""Pictures as the browser gets them: SVG whose texts keep their width in any font, compressed once for all pages."""

from __future__ import annotations

import hashlib
import re
import zlib
from functools import lru_cache
from html import unescape

from zlib_ng.zlib_ng import compressobj

from pictures.svg import width_of

KEPT = 256
"""Compressed pictures that are kept; a board of five players takes less than 10 kB."""
LEVEL = 2
DIGEST = 12
"""Bytes that name a picture."""

_TEXT = re.compile(r'<text ([^>]*?font-size="([\d.]+)"[^>]*)>([^<]+)</text>')


@lru_cache(KEPT)
def digest_of(svg: str) -> str:
    """The name of a picture."""
    return hashlib.sha256(svg.encode()).digest()[:DIGEST].hex()


@lru_cache(KEPT)
def packed(svg: str) -> bytes:
    """A picture as a binary message: the digest, then the SVG (raw deflate)."""
    raw = _TEXT.sub(lambda found: _with_length(*found.groups()), svg).encode()
    compress = compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return bytes.fromhex(digest_of(svg)) + compress.compress(raw) + compress.flush()


@lru_cache(4096)
def _with_length(attributes: str, size: str, words: str) -> str:
    """A text as wide as the font of the pictures makes it, whatever font the browser has."""
    width = width_of(unescape(words), float(size))
    return f'<text {attributes} textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs">{words}</text>'


def forget() -> None:
    """Keep no picture: names of people who asked to be forgotten may be in them."""
    digest_of.cache_clear()
    packed.cache_clear()
    _with_length.cache_clear()
