-- Every table, its game and every choice made in it. Times are seconds since 1970 (UTC), lists and objects are JSON.

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'parked', 'finished', 'ended')),
    reason TEXT,
    seed TEXT,
    seed_hash TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    rules_version TEXT,
    schema_version INTEGER,
    created REAL NOT NULL,
    started REAL,
    touched REAL NOT NULL,
    over REAL,
    snapshot TEXT  -- last, so that lists of games need not read it
) STRICT;

-- One unfinished game per channel; a paused or parked game frees its channel.
CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_guild ON games (guild_id, status);
CREATE INDEX games_by_status ON games (status);

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL CHECK (number >= 0),
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    ready INTEGER NOT NULL DEFAULT 0 CHECK (ready IN (0, 1)),
    dm INTEGER NOT NULL DEFAULT 1 CHECK (dm IN (0, 1)),
    PRIMARY KEY (game_id, number),
    CHECK (user_id IS NULL OR computer IS NULL)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_person ON seats (user_id, game_id) WHERE user_id IS NOT NULL;

-- The entries of a game, numbered from 1: a choice, or a step back to the position after an earlier entry.
CREATE TABLE choices (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER,
    question INTEGER,
    picked TEXT,
    back_to INTEGER,
    stir INTEGER CHECK (stir IN (0, 1)),
    made_by TEXT NOT NULL CHECK (made_by IN ('person', 'computer', 'clock')),
    interaction_id INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, number),
    CHECK ((back_to IS NULL) = (seat IS NOT NULL AND question IS NOT NULL AND picked IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_choice_per_interaction ON choices (interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TRIGGER choices_stay BEFORE UPDATE ON choices BEGIN
    SELECT RAISE(ABORT, 'choices are never changed');
END;

CREATE TRIGGER choices_last BEFORE DELETE ON choices BEGIN
    SELECT RAISE(ABORT, 'choices are never deleted');
END;

-- What happened, numbered from 1 within the game. entry: the choice it came from, 0 for the start.
CREATE TABLE events (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL CHECK (number > 0),
    entry INTEGER NOT NULL,
    key TEXT NOT NULL,
    args TEXT NOT NULL,
    audience TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

-- Positions kept besides the present one. start: after the start; commit: a recent commit point; stretch: the
-- position at which the rules changed under the game. A start or stretch row carries the version of its stretch.
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (id),
    entry INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'commit', 'stretch')),
    rules_version TEXT NOT NULL,
    saved TEXT NOT NULL,
    PRIMARY KEY (game_id, entry, kind)
) STRICT;

CREATE TABLE drafts (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    question INTEGER NOT NULL,
    picked TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE timers (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    question INTEGER NOT NULL,
    due REAL NOT NULL,
    UNIQUE (game_id, kind, question)
) STRICT;

CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE results (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    reason TEXT NOT NULL,
    winners TEXT NOT NULL,
    facts TEXT NOT NULL
) STRICT;

CREATE TABLE places (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    scores TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX places_by_user ON places (user_id) WHERE user_id IS NOT NULL;

-- The messages that show a table. seat -1: the board; else the DM of that seat.
CREATE TABLE messages (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= -1),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    sent REAL NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- Up to which event each seat has looked.
CREATE TABLE seen (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
