"""The story of a table, told to one reader."""
