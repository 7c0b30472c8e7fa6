"""The appearance of games: from a view to an SVG with its words, and from there to a picture."""
