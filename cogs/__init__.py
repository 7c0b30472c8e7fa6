"""The Discord front end: one cog per game, one for tables, one for admins.

A module of this folder with a `setup` function is a cog; `bot.py` finds them by scanning the folder.
"""
