"""The database and nothing else: it knows neither what is done at tables nor Discord. See `storage.database`."""
