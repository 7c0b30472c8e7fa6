-- Guided first games: which lesson a table gives, and there of which kind each answered question was.

ALTER TABLE games ADD COLUMN lesson TEXT;
ALTER TABLE choices ADD COLUMN kind TEXT;
