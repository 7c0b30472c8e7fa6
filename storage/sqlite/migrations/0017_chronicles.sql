-- Whether a table wants its chronicle told, and where each was told. A row without a message: it was to be sent, or was
-- given up, and is never sent again. looks: whose names it shows, as a token. What is over already is not told of now.

ALTER TABLE games ADD COLUMN chronicle INTEGER NOT NULL DEFAULT 1 CHECK (chronicle IN (0, 1));

CREATE TABLE chronicles (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    channel_id INTEGER,
    message_id INTEGER,
    looks TEXT NOT NULL DEFAULT ''
) STRICT;

INSERT INTO chronicles (game_id) SELECT id FROM games WHERE status IN ('finished', 'ended');
