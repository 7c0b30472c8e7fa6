-- Which interactions a process has answered last before it handed its shards over in good order.

ALTER TABLE heartbeat ADD COLUMN answered TEXT;
