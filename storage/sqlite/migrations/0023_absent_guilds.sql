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
