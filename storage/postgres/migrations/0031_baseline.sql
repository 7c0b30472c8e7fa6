-- Choices are never changed, and deleted only with everything else of a server that removed the bot.
CREATE FUNCTION choices_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING MESSAGE = 'choices are never changed', ERRCODE = 'integrity_constraint_violation';
END;
$$;

CREATE TRIGGER choices_stay BEFORE UPDATE ON choices FOR EACH ROW EXECUTE FUNCTION choices_stay();

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

CREATE TRIGGER choices_last BEFORE DELETE ON choices FOR EACH ROW EXECUTE FUNCTION choices_last();

INSERT INTO signing (id, key) VALUES (1, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

-- The other processes are told of what is stored, with the COMMIT (see storage/postgres/peers.py). What is told twice
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
