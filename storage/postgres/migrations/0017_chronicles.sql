-- Whether a table wants its chronicle told, and where each was told. A row without a message: it was to be sent, or was
-- given up, and is never sent again. looks: whose names it shows, as a token. What is over already is not told of now.

ALTER TABLE games ADD COLUMN chronicle BIGINT NOT NULL DEFAULT 1 CHECK (chronicle IN (0, 1));

CREATE TABLE chronicles (
    game_id BIGINT PRIMARY KEY REFERENCES games (id),
    channel_id BIGINT,
    message_id BIGINT,
    looks TEXT NOT NULL DEFAULT ''
);

INSERT INTO chronicles (game_id) SELECT id FROM games WHERE status IN ('finished', 'ended');
