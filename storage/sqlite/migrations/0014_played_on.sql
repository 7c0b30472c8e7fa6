-- The table from whose position a game goes on with other dice; it counts in no statistics.

ALTER TABLE games ADD COLUMN from_table INTEGER;
