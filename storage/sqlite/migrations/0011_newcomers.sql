-- A newcomer's wish to play on in a computer's seat is put to the host; a table can let in anybody without asking.

CREATE TABLE proposals_now (
    game_id INTEGER NOT NULL REFERENCES games (id),
    id INTEGER NOT NULL,  -- the number of the event that told of it
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'stand_in', 'takeover')),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,  -- of who proposes it without having a seat
    seat INTEGER,
    target INTEGER,
    agreed TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO proposals_now (game_id, id, kind, user_id, name, seat, target, agreed, at)
    SELECT game_id, id, kind, user_id, '', seat, target, agreed, at FROM proposals;
DROP TABLE proposals;
ALTER TABLE proposals_now RENAME TO proposals;

ALTER TABLE games ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 0 CHECK (open_seats IN (0, 1));
