-- The secret of the link by which anyone may watch in the browser (empty: nobody may), and whether such spectators see
-- the game one turn late.

ALTER TABLE games ADD COLUMN watch_key TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN watch_late BIGINT NOT NULL DEFAULT 0 CHECK (watch_late IN (0, 1));
