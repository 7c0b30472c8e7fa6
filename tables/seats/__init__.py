"""Who has which seat, from the lobby on, and what is known about people."""
