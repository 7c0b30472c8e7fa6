-- What a message shows, as a short token, so that after a restart only what differs is drawn.

ALTER TABLE messages ADD COLUMN looks TEXT NOT NULL DEFAULT '';
