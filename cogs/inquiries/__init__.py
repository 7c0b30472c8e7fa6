"""Questions in plain words: an index of everything that can be said at a table, and the best match as the answer."""
