"""Commands for who works on Kantera."""
