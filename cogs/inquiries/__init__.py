"""Questions in plain words: what they mean, and what the game master tells."""
