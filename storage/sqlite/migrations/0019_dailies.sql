-- Which tables are tries at the daily dungeon of a day (since 1970, UTC), and in which server each was begun. token: by
-- whom, as a number that only the key in `signing` could tell; it keeps a second try from counting, and goes with the day.

CREATE TABLE dailies (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    day INTEGER NOT NULL,
    guild_id INTEGER,
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    token TEXT
) STRICT;

CREATE UNIQUE INDEX one_try_per_day ON dailies (day, token);
