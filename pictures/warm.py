"""Loads the font when it is imported: processes that are forked afterwards share it."""

from __future__ import annotations

from pictures.outlines import glyph

glyph("0")
