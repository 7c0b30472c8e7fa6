-- When a lobby is to begin; what of it was announced (1: the reminder, 2: the hour); its scheduled event on Discord
-- (0: there is none, and none is to be created).

ALTER TABLE games ADD COLUMN meets_at DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN announced BIGINT NOT NULL DEFAULT 0 CHECK (announced IN (0, 1, 2));
ALTER TABLE games ADD COLUMN event_id BIGINT;

CREATE INDEX game_nights ON games (meets_at) WHERE status = 'lobby' AND meets_at IS NOT NULL;

-- A lobby with a date leaves its channel to other games until its own game starts.

DROP INDEX one_game_per_channel;
CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id)
    WHERE status = 'running' OR (status = 'lobby' AND meets_at IS NULL);
CREATE INDEX games_by_channel ON games (channel_id) WHERE status IN ('lobby', 'running');

-- The time zone in which somebody types dates, such as Europe/Berlin or +09:00.

ALTER TABLE people ADD COLUMN zone TEXT;
