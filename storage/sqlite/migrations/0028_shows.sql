-- Whether what has just happened is played on the board, one moment after another.

ALTER TABLE games ADD COLUMN shows INTEGER NOT NULL DEFAULT 1 CHECK (shows IN (0, 1));
