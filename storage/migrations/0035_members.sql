-- The bot plays only where it is a member: the games of people who had added it to nothing but their own account end.

DELETE FROM timers WHERE game_id IN (SELECT id FROM games WHERE guild_id IS NULL AND channel_id = host_id);
UPDATE games SET status = 'ended', reason = 'end-by_last', over = touched, rests_since = NULL
    WHERE guild_id IS NULL AND channel_id = host_id AND status IN ('lobby', 'running', 'paused', 'parked');
