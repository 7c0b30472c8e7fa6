-- Proposals stand beside each other; how long somebody who is said to be away is waited for; time while a game rests.

CREATE TABLE proposals_now (
    game_id INTEGER NOT NULL REFERENCES games (id),
    id INTEGER NOT NULL,  -- the number of the event that told of it
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'stand_in')),
    user_id INTEGER NOT NULL,
    seat INTEGER,
    target INTEGER,
    agreed TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, id)
) STRICT, WITHOUT ROWID;

-- What is open is numbered from 1, below any event still to come.
INSERT INTO proposals_now (game_id, id, kind, user_id, seat, target, agreed, at)
    SELECT game_id, row_number() OVER (PARTITION BY game_id ORDER BY at, kind), kind, user_id, seat, target, agreed, at
    FROM proposals;
DROP TABLE proposals;
ALTER TABLE proposals_now RENAME TO proposals;

ALTER TABLE games ADD COLUMN away_after REAL NOT NULL DEFAULT 600;
ALTER TABLE games ADD COLUMN rests_since REAL;  -- while it is paused or parked
ALTER TABLE guilds ADD COLUMN away_after REAL NOT NULL DEFAULT 600;
