-- A checksum beside every stored position, and the key that signs exported games.
-- Positions that are stored already are taken as they are, as bytes, for a damaged one may be no text.

ALTER TABLE games ADD COLUMN checksum TEXT;
ALTER TABLE snapshots ADD COLUMN checksum TEXT NOT NULL DEFAULT '';

UPDATE games SET checksum = checksum_of(CAST(snapshot AS BLOB)) WHERE snapshot IS NOT NULL;
UPDATE snapshots SET checksum = checksum_of(CAST(saved AS BLOB));

-- It never leaves this file: whoever has it could have positions believed that never came about.
CREATE TABLE signing (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;

INSERT INTO signing (id, key) VALUES (1, randomblob(32));
