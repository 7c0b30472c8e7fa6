"""Questions in plain words, and their answers."""
