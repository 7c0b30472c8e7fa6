-- Whether something is so is told as a truth value, not as a word.

UPDATE events SET args = replace(replace(args, '"hourglass":"yes"', '"hourglass":true'), '"hourglass":"no"', '"hourglass":false')
    WHERE key = 'log-primary_goal' AND game_id IN (SELECT id FROM games WHERE game = 'map_masters');
UPDATE events SET args = replace(replace(args, '"escaped":"yes"', '"escaped":true'), '"escaped":"no"', '"escaped":false')
    WHERE key = 'log-secondary' AND game_id IN (SELECT id FROM games WHERE game = 'map_masters');
