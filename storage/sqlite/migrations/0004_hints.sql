-- How often a person has answered a question of a kind, so that its hint is shown the first times only.

CREATE TABLE hints (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    met INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, kind)
) STRICT, WITHOUT ROWID;
