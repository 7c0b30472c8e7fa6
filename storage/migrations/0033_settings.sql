-- Computer players never pause, and each game has a chronicle for those who ask; none is posted.

DELETE FROM events WHERE key IN ('log-slowly', 'log-at_once', 'log-chronicle_on', 'log-chronicle_off');
ALTER TABLE games DROP COLUMN slowly;
ALTER TABLE games DROP COLUMN chronicle;
DROP TABLE chronicles;

-- Dungeoneer keeps no plans ahead and has no vote to stop; a map card beside no other one is told in its own words.

DELETE FROM events
    WHERE key IN ('log-journey_stopped', 'log-plan_dropped', 'log-plan_own_act', 'log-wants_stop', 'log-plays_on')
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
UPDATE events SET key = 'log-map_alone'
    WHERE key IN ('log-map_placed', 'log-map_placed_turned') AND args NOT LIKE '%"beside"%'
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
