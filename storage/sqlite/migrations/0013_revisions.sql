-- Counts the changes of a game, choices and all else: whoever writes must know the last one, so that nothing is lost
-- between two processes.

ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
