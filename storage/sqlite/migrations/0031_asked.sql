-- Since when the table visibly waits for each seat that is asked, as JSON; for a seat that is missing, since it was touched.

ALTER TABLE games ADD COLUMN asked TEXT NOT NULL DEFAULT '{}';
