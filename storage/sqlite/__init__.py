"""Tables stored in one SQLite file."""
