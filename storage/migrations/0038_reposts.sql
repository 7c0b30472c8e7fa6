-- Every buried board is posted again, after the same number of messages.

DELETE FROM events WHERE key IN ('log-repost_after', 'log-repost_never');
ALTER TABLE games DROP COLUMN repost_after;
