-- A position says itself in which form it is saved.

ALTER TABLE games DROP COLUMN schema_version;
