"""Who sits at a table, from the lobby on, and what is known about people."""
