"""The engine that every game is built on: questions, agenda, dice, events, views, saved form.

Nothing here knows Discord, SQL, files, clocks or human language. `rules.registry` has all games.
"""
