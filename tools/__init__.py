"""Commands for people who work on Kantera."""
