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

-- Choices are never deleted, but with everything else of a server that removed the bot.

DROP TRIGGER choices_last;

CREATE TRIGGER choices_last BEFORE DELETE ON choices WHEN NOT EXISTS (
    SELECT 1 FROM games JOIN absent_guilds ON absent_guilds.guild_id = games.guild_id
    WHERE games.id = OLD.game_id AND removed IS NOT NULL
) BEGIN
    SELECT RAISE(ABORT, 'choices are never deleted');
END;
