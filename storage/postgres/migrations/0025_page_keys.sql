-- What lets a person into the page of a game in the browser, as the SHA-256 of a secret that only they have. link: can be
-- used once, to get a session; session: what their browser keeps.

CREATE TABLE page_keys (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('link', 'session')),
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);

CREATE INDEX page_keys_of ON page_keys (user_id);
CREATE INDEX page_keys_at ON page_keys (game_id);
