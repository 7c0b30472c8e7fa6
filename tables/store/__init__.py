"""One table in memory: its lock, its cache, what it waits for, and who is told of its changes."""
