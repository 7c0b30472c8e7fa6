-- Choices are never changed, and deleted only with everything else of a server that removed the bot.
CREATE TRIGGER choices_stay BEFORE UPDATE ON choices BEGIN
    SELECT RAISE(ABORT, 'choices are never changed');
END;

CREATE TRIGGER choices_last BEFORE DELETE ON choices WHEN NOT EXISTS (
    SELECT 1 FROM games JOIN absent_guilds ON absent_guilds.guild_id = games.guild_id
    WHERE games.id = OLD.game_id AND removed IS NOT NULL
) BEGIN
    SELECT RAISE(ABORT, 'choices are never deleted');
END;

INSERT INTO signing (id, key) VALUES (1, randomblob(32));
