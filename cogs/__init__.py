"""What people touch in Discord: one cog per game, the table's, the admins'.

A module of this folder with a `setup` function is a cog; `bot.py` finds them by scanning the folder.
"""
