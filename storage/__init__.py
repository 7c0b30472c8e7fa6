"""Tables and their games in one SQLite file. Knows nothing of Discord; `tables.Tables` is the way in."""
