"""The texts of the table and of all games, read once for all tests."""

from __future__ import annotations

from locales.texts import Texts

TEXTS = Texts()
"""Not for a test that changes texts or counts what is kept of them."""
