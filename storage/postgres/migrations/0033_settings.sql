-- Computer players never pause, and each game has a chronicle for those who ask; none is posted.

DELETE FROM events WHERE key IN ('log-slowly', 'log-at_once', 'log-chronicle_on', 'log-chronicle_off');
ALTER TABLE games DROP COLUMN slowly;
ALTER TABLE games DROP COLUMN chronicle;
DROP TABLE chronicles;
