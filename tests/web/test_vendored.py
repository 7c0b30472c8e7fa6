"""Third-party files that the tests use are exactly as published."""

from __future__ import annotations

import hashlib

from tests.web import axe


def test_the_accessibility_checker_is_the_published_one() -> None:
    script = axe.SCRIPT.read_bytes()
    assert hashlib.sha256(script).hexdigest() == axe.SHA256
    assert script.startswith(f"/*! axe v{axe.VERSION}\n".encode())
    assert all(licence.is_file() for licence in axe.LICENCES)
    assert axe.LICENCES[0].read_text().startswith("Mozilla Public License, version 2.0")
