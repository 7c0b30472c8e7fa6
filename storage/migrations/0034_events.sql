-- Game nights have no scheduled events on Discord.

ALTER TABLE games DROP COLUMN event_id;
