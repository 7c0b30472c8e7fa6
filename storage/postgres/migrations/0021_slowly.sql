-- Whether the computer players of a table act one at a time, with a pause in which each move can be seen.

ALTER TABLE games ADD COLUMN slowly BIGINT NOT NULL DEFAULT 0 CHECK (slowly IN (0, 1));
