-- What a username looks like; the service fills it in for those that are there.
ALTER TABLE people ADD COLUMN lookalike_key TEXT;
CREATE INDEX people_by_lookalike ON people (lookalike_key);
