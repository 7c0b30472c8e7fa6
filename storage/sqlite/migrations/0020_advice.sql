-- Whether everybody at a table may ask what a computer player would answer.

ALTER TABLE games ADD COLUMN advice INTEGER NOT NULL DEFAULT 0 CHECK (advice IN (0, 1));
