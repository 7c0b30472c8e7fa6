"""The database and nothing else: it is independent of what is done at tables and of Discord. See `storage.database`."""
