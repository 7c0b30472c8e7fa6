-- The form of the database. Each table is STRICT, so that a value of another type is refused.
-- Times are seconds since 1970; 0 and 1 say whether something is so.

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
    line INTEGER NOT NULL DEFAULT 0,  -- the last entry that went back, 0 for none
    remind_after REAL,  -- seconds, as all waits
    deadline REAL,
    imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)),
    rested REAL NOT NULL DEFAULT 0,  -- how long the bot was down since the table was touched
    checksum TEXT,
    away_after REAL NOT NULL DEFAULT 600,
    rests_since REAL,  -- while it is paused or parked
    open_seats INTEGER NOT NULL DEFAULT 0 CHECK (open_seats IN (0, 1)),
    revision INTEGER NOT NULL DEFAULT 0,  -- counts its changes: whoever writes must know the last one
    from_table INTEGER,  -- the table from whose position it goes on with other dice
    lesson TEXT,  -- which lesson the table gives
    chronicle INTEGER NOT NULL DEFAULT 1 CHECK (chronicle IN (0, 1)),  -- whether its chronicle is posted
    advice INTEGER NOT NULL DEFAULT 0 CHECK (advice IN (0, 1)),  -- whether everyone may ask for advice
    slowly INTEGER NOT NULL DEFAULT 0 CHECK (slowly IN (0, 1)),  -- whether computer players pause between their moves
    repost_after INTEGER DEFAULT 20 CHECK (repost_after > 0),  -- how many messages below the board; NULL: never
    meets_at REAL,  -- when a lobby is to begin
    announced INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1, 2)),  -- of that: 1 the reminder, 2 the hour
    event_id INTEGER,  -- its scheduled event on Discord; 0: there is none, and none is to be created
    shows INTEGER NOT NULL DEFAULT 1 CHECK (shows IN (0, 1)),  -- whether the board plays what has happened
    watch_key TEXT NOT NULL DEFAULT '',  -- the secret of the link for spectators; empty: there is none
    watch_late INTEGER NOT NULL DEFAULT 0 CHECK (watch_late IN (0, 1)),  -- whether they see the game one turn late
    asked TEXT NOT NULL DEFAULT '{}',  -- since when the table waits for each seat, as JSON; else since it was touched
    snapshot TEXT  -- last, so that lists of games need not read it
) STRICT;

-- One unfinished game per channel; a paused or parked game, and a lobby with a date, leave the channel to others.
CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id)
    WHERE status = 'running' OR (status = 'lobby' AND meets_at IS NULL);
CREATE INDEX games_by_channel ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_nights ON games (meets_at) WHERE status = 'lobby' AND meets_at IS NOT NULL;
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
    stand_in TEXT,  -- the computer player that answers for an absent person, who keeps the seat
    remind_after REAL,
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
    kind TEXT,  -- of the question, in a lesson
    computer TEXT,  -- which computer player made it
    PRIMARY KEY (game_id, number),
    CHECK ((back_to IS NULL) = (seat IS NOT NULL AND question IS NOT NULL AND picked IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_choice_per_interaction ON choices (interaction_id) WHERE interaction_id IS NOT NULL;

-- What happened, numbered from 1 within the game. entry: the choice it came from, 0 for the start.
CREATE TABLE events (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL CHECK (number > 0),
    entry INTEGER NOT NULL,
    key TEXT NOT NULL,
    args TEXT NOT NULL,
    audience TEXT,
    at REAL NOT NULL,
    stood_in INTEGER,  -- the seat for which a computer player acted
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
    checksum TEXT NOT NULL DEFAULT '',
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

-- The messages that show a table. seat -1: the board; else the DM of that seat. looks: what it shows, as a token.
CREATE TABLE messages (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat >= -1),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    sent REAL NOT NULL,
    looks TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- Up to which event each seat has looked.
CREATE TABLE seen (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    language TEXT CHECK (language IN ('ja', 'en')),
    text_only INTEGER NOT NULL DEFAULT 0 CHECK (text_only IN (0, 1)),
    notice TEXT NOT NULL DEFAULT 'dm' CHECK (notice IN ('dm', 'mention', 'none')),
    tall INTEGER NOT NULL DEFAULT 0 CHECK (tall IN (0, 1)),
    zone TEXT,  -- in which dates are typed, such as Europe/Berlin or +09:00
    careful INTEGER NOT NULL DEFAULT 0 CHECK (careful IN (0, 1))  -- whether each answer is confirmed
) STRICT;

CREATE TABLE text_tables (
    game_id INTEGER PRIMARY KEY REFERENCES games (id)
) STRICT;

-- A person who has held a hand takes no other seat in that game.
CREATE TABLE hands (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX hands_by_user ON hands (user_id);

-- People whose names stand in the events of a game, so that these can be taken out.
CREATE TABLE mentions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX mentions_by_user ON mentions (user_id);

-- Proposals to the table. id: the number of the event that told of it; name: of who has no seat.
CREATE TABLE proposals (
    game_id INTEGER NOT NULL REFERENCES games (id),
    id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'stand_in', 'takeover')),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    target INTEGER,
    agreed TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    starters TEXT NOT NULL CHECK (starters IN ('everyone', 'roles', 'managers')),
    roles TEXT NOT NULL,
    most_tables INTEGER,
    remind_after REAL,
    deadline REAL,
    lobby_life REAL NOT NULL,
    away_after REAL NOT NULL DEFAULT 600
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

-- When each shard was last seen alive, by the number of all shards. answered: the interactions that were answered last
-- before the shards were handed over.
CREATE TABLE heartbeat (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL,
    at REAL NOT NULL,
    answered TEXT,
    PRIMARY KEY (shards, shard)
) STRICT;

-- How often a person has answered a question of a kind, so that its hint is shown the first times only.
CREATE TABLE hints (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    met INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, kind)
) STRICT, WITHOUT ROWID;

-- Where the chronicle of each game was posted. A row without a message: it was to be sent, or was given up, and is never
-- sent again. looks: whose names it shows, as a token.
CREATE TABLE chronicles (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    channel_id INTEGER,
    message_id INTEGER,
    looks TEXT NOT NULL DEFAULT ''
) STRICT;

-- Tries at the daily dungeon of a day (since 1970, UTC), and in which server each was begun. token: by whom, as a number
-- that only the key in `signing` could tell; it keeps a second try from counting, and is erased after the day.
CREATE TABLE dailies (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    day INTEGER NOT NULL,
    guild_id INTEGER,
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    token TEXT
) STRICT;

CREATE UNIQUE INDEX one_try_per_day ON dailies (day, token);

-- Who sat on a seat until this entry was made, in events numbered below `event`.
CREATE TABLE former_seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    event INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    PRIMARY KEY (game_id, seat, entry, event)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_seats_by_user ON former_seats (user_id) WHERE user_id IS NOT NULL;

-- What each actor did on a seat of a finished game that more than one has played. stand_in: a computer player acted for
-- this person.
CREATE TABLE shares (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    part INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    choices INTEGER NOT NULL,
    first_turn INTEGER,
    last_turn INTEGER,
    credited INTEGER NOT NULL CHECK (credited IN (0, 1)),
    PRIMARY KEY (game_id, seat, part)
) STRICT, WITHOUT ROWID;

CREATE INDEX shares_by_user ON shares (user_id) WHERE user_id IS NOT NULL;

-- Servers that the bot cannot reach, since when their tables are suspended; removed: when the server removed the bot,
-- later by any time in which the bot did not run. NULL: it has not, the server is only unavailable.
CREATE TABLE absent_guilds (
    guild_id INTEGER PRIMARY KEY,
    since REAL NOT NULL,
    removed REAL
) STRICT;

-- When the host was last sent a message about new reports, and the last report that it counted: one row.
CREATE TABLE report_notice (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL,
    report INTEGER NOT NULL
) STRICT;

-- What lets a person into the page of a game in the browser, as the SHA-256 of a secret that only they have. link: can be
-- used once, to get a session; session: what their browser keeps.
CREATE TABLE page_keys (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('link', 'session')),
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    expires REAL NOT NULL
) STRICT;

CREATE INDEX page_keys_of ON page_keys (user_id);
CREATE INDEX page_keys_at ON page_keys (game_id);

-- The key that signs exported games: whoever has it could have positions believed that never came about.
CREATE TABLE signing (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
