-- Who plays on a phone may have the pictures that only they see drawn narrow and tall.

ALTER TABLE people ADD COLUMN tall INTEGER NOT NULL DEFAULT 0 CHECK (tall IN (0, 1));
