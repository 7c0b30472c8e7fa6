"""The engine of every game: questions, agenda, dice, events, views, saves.

Nothing here knows Discord, SQL, files, clocks or human language. `rules.registry` has all games.
"""
