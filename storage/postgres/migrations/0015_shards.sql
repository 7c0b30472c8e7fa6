-- When each shard of the bot was last seen alive, by how many shards there were in all: one process may rest while
-- others play on.

ALTER TABLE heartbeat RENAME TO heartbeat_of_one;

CREATE TABLE heartbeat (
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (shards, shard)
);

INSERT INTO heartbeat (shards, shard, at) SELECT 1, 0, at FROM heartbeat_of_one;
DROP TABLE heartbeat_of_one;

-- The other processes are told of what is stored, with the COMMIT (see storage/postgres/notices.py). What is told twice
-- in one transaction is told once.

CREATE FUNCTION tell(what text, number bigint, guild_id bigint) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('kantera', json_build_object('what', what, 'number', number, 'guild_id', guild_id)::text);
$$;

CREATE FUNCTION tell_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM tell('table', NEW.id, NEW.guild_id);
    RETURN NULL;
END;
$$;

CREATE TRIGGER tell_new AFTER INSERT ON games FOR EACH ROW EXECUTE FUNCTION tell_game();
CREATE TRIGGER tell_changed AFTER UPDATE ON games FOR EACH ROW
    WHEN (NEW.revision <> OLD.revision) EXECUTE FUNCTION tell_game();

CREATE FUNCTION tell_shown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    shown bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.game_id ELSE NEW.game_id END;
BEGIN
    PERFORM tell('table', shown, (SELECT guild_id FROM games WHERE id = shown));
    RETURN NULL;
END;
$$;

CREATE TRIGGER tell_sent AFTER INSERT OR DELETE ON messages FOR EACH ROW EXECUTE FUNCTION tell_shown();
CREATE TRIGGER tell_sent_anew AFTER UPDATE ON messages FOR EACH ROW
    WHEN (NEW.message_id <> OLD.message_id) EXECUTE FUNCTION tell_shown();

CREATE FUNCTION tell_text_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM tell('text_table', CASE WHEN TG_OP = 'DELETE' THEN OLD.game_id ELSE NEW.game_id END, NULL);
    RETURN NULL;
END;
$$;

CREATE TRIGGER tell_text AFTER INSERT OR DELETE ON text_tables FOR EACH ROW EXECUTE FUNCTION tell_text_table();

CREATE FUNCTION tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM tell('person', CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END, NULL);
    RETURN NULL;
END;
$$;

CREATE TRIGGER tell_known AFTER INSERT OR UPDATE OR DELETE ON people FOR EACH ROW EXECUTE FUNCTION tell_person();
CREATE TRIGGER tell_unmet AFTER DELETE ON hints FOR EACH ROW EXECUTE FUNCTION tell_person();

CREATE FUNCTION tell_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM tell('forgotten', 0, NULL);
    RETURN NULL;
END;
$$;

-- Whoever is forgotten may not have been known: then no row is deleted, and it is told all the same.
CREATE TRIGGER tell_forgotten AFTER DELETE ON people FOR EACH STATEMENT EXECUTE FUNCTION tell_forgotten();
