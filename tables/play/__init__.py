"""A running game: choices, computer players, undo, the clock, pausing and ending."""
