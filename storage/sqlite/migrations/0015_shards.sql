-- When each shard of the bot was last seen alive, by how many shards there were in all: one process may rest while
-- others play on.

ALTER TABLE heartbeat RENAME TO heartbeat_of_one;

CREATE TABLE heartbeat (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (shards, shard)
) STRICT;

INSERT INTO heartbeat (shards, shard, at) SELECT 1, 0, at FROM heartbeat_of_one;
DROP TABLE heartbeat_of_one;
