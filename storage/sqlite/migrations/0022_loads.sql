-- What is picked up and set down in Dungeoneer is told by what it is, no longer by its quest.

UPDATE events SET args = replace(args, '"quest":{"key":"quest-', '"thing":{"key":"load-')
    WHERE key IN ('log-picked_up', 'log-put_down')
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
