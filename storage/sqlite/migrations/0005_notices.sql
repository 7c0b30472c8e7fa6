-- How somebody learns that a table waits for them: a DM, a mention in the channel, or not at all.

ALTER TABLE people ADD COLUMN notice TEXT NOT NULL DEFAULT 'dm' CHECK (notice IN ('dm', 'mention', 'none'));
