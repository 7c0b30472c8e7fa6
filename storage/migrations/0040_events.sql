-- Thunderstone has no proposals to stop; Dungeoneer tells in one event what it told in several.

DELETE FROM events
    WHERE key = 'log-proposes_stop'
    AND game_id IN (SELECT id FROM games WHERE game = 'thunderstone');
DELETE FROM events
    WHERE key IN ('log-trap_spent', 'log-recipient', 'log-free_challenge')
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
UPDATE events SET key = 'log-automatic'
    WHERE key IN ('log-opens_locked', 'log-opens_trapped', 'log-passes_pit', 'log-passes_spikes', 'log-untips_at_once')
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
UPDATE events SET args = replace(args, '"source":', '"by":{"key":"part-hit_by","args":{"source":') || '}}'
    WHERE key = 'log-hit_effect'
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
UPDATE events SET key = 'log-hit_effect', args = substr(args, 1, length(args) - 1) || ',"by":""}'
    WHERE key = 'log-own_hit_effect'
    AND game_id IN (SELECT id FROM games WHERE game = 'dungeoneer');
