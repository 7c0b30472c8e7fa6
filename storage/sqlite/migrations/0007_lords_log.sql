-- Two events of Dungeon Lords bore keys of the table's.

UPDATE events SET key = 'log-title_held'
    WHERE key = 'log-title' AND game_id IN (SELECT id FROM games WHERE game = 'dungeon_lords');
UPDATE events SET key = 'log-creature_withdrawn'
    WHERE key = 'log-withdrawn' AND instr(args, '"creature":')
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeon_lords');
