"""The ways to open a table."""
