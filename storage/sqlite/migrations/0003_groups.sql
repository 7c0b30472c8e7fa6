-- What a group needs around its games: steps back, agreements, hand-overs, reminders, settings of servers, reports.

ALTER TABLE games ADD COLUMN line INTEGER NOT NULL DEFAULT 0;  -- the last entry that went back, 0 for none
ALTER TABLE games ADD COLUMN remind_after REAL;  -- seconds, as all waits
ALTER TABLE games ADD COLUMN deadline REAL;
ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1));
ALTER TABLE games ADD COLUMN rested REAL NOT NULL DEFAULT 0;  -- how long the bot was down since the table was touched

-- stand_in: the computer player that answers for an absent person, who keeps the seat.
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN remind_after REAL;

-- Whoever has held a hand takes no other seat in that game.
CREATE TABLE hands (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX hands_by_user ON hands (user_id);

-- Whose name stands in the events of a game, so that it can be taken out of them.
CREATE TABLE mentions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX mentions_by_user ON mentions (user_id);

INSERT INTO hands (game_id, user_id, seat)
    SELECT game_id, user_id, number FROM seats JOIN games ON games.id = game_id
    WHERE user_id IS NOT NULL AND started IS NOT NULL;
INSERT INTO mentions (game_id, user_id, name)
    SELECT game_id, user_id, name FROM seats WHERE user_id IS NOT NULL AND name <> ''
    UNION SELECT game_id, user_id, name FROM places WHERE user_id IS NOT NULL AND name <> '';

-- What somebody proposes to the table, one of each kind. seat: whom it is about; target: the entry to go back to.
CREATE TABLE proposals (
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'stand_in')),
    user_id INTEGER NOT NULL,
    seat INTEGER,
    target INTEGER,
    agreed TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    starters TEXT NOT NULL CHECK (starters IN ('everyone', 'roles', 'managers')),
    roles TEXT NOT NULL,
    most_tables INTEGER,
    remind_after REAL,
    deadline REAL,
    lobby_life REAL NOT NULL
) STRICT;

CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER,
    text TEXT NOT NULL,
    rules_version TEXT,
    at REAL NOT NULL,
    record TEXT
) STRICT;

CREATE INDEX reports_by_game ON reports (game_id);

-- When the bot was last seen alive: one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
) STRICT;
