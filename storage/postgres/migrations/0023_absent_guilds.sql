-- Servers that the bot cannot reach, since when their tables are suspended; removed: when the server removed the bot,
-- later by any time in which the bot did not run. NULL: it has not, the server is only unavailable.

CREATE TABLE absent_guilds (
    guild_id BIGINT PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL,
    removed DOUBLE PRECISION
);

-- When the host was last sent a message about new reports, and the last report that it counted: one row.

CREATE TABLE report_notice (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at DOUBLE PRECISION NOT NULL,
    report BIGINT NOT NULL
);
