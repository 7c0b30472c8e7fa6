-- No game continues from a replay any longer: those that do begin with a position, as an imported game can.

DELETE FROM events WHERE key = 'log-played_on';
DELETE FROM snapshots WHERE kind = 'start' AND game_id IN (SELECT id FROM games WHERE from_table IS NOT NULL)
    AND EXISTS (SELECT 1 FROM snapshots AS later WHERE later.game_id = snapshots.game_id
        AND later.entry = snapshots.entry AND later.kind = 'stretch');
UPDATE snapshots SET kind = 'stretch'
    WHERE kind = 'start' AND game_id IN (SELECT id FROM games WHERE from_table IS NOT NULL);
UPDATE games SET imported = 1 WHERE from_table IS NOT NULL;
ALTER TABLE games DROP COLUMN from_table;
