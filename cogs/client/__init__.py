"""The discord.py client: what it is made of, its start, and what it does at regular intervals."""
