"""Finished games: statistics, replays, chronicles and files."""
