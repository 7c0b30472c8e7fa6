-- What people chose for themselves, and tables for themselves.

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    language TEXT CHECK (language IN ('ja', 'en')),
    text_only INTEGER NOT NULL DEFAULT 0 CHECK (text_only IN (0, 1))
) STRICT;

CREATE TABLE text_tables (
    game_id INTEGER PRIMARY KEY REFERENCES games (id)
) STRICT;
