-- Pictures have one layout.

ALTER TABLE people DROP COLUMN tall;
