-- Some players want to be asked again before each of their answers counts.

ALTER TABLE people ADD COLUMN careful INTEGER NOT NULL DEFAULT 0 CHECK (careful IN (0, 1));
