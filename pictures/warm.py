"""Loads the fonts when it is imported: processes that are forked afterwards share them."""

from __future__ import annotations

from pictures.typefaces import BODY, TITLE, advance, outline

for face, letter in ((BODY, "0"), (TITLE, "0"), (BODY, "→")):
    advance(letter, face)
    outline(letter, face)
