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

-- Choices are never deleted, but with everything else of a server that removed the bot.

CREATE FUNCTION choices_last() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT 1 FROM games JOIN absent_guilds ON absent_guilds.guild_id = games.guild_id
        WHERE games.id = OLD.game_id AND removed IS NOT NULL
    ) THEN
        RAISE EXCEPTION USING MESSAGE = 'choices are never deleted', ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END;
$$;

DROP TRIGGER choices_last ON choices;
CREATE TRIGGER choices_last BEFORE DELETE ON choices FOR EACH ROW EXECUTE FUNCTION choices_last();
