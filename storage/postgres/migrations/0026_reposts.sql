-- After how many messages below it a board is posted again; NULL: never.

ALTER TABLE games ADD COLUMN repost_after BIGINT DEFAULT 20 CHECK (repost_after > 0);
