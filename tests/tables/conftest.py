"""The fixtures of the tests of storage."""

from tests.storage.conftest import database, hurried, path, seeded, tables

__all__ = ["database", "hurried", "path", "seeded", "tables"]
