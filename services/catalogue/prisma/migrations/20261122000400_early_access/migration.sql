ALTER TABLE listings ADD COLUMN early_access_until timestamptz(3);
ALTER TABLE browse_entries ADD COLUMN early_access_until timestamptz(3);

-- The few that lie ahead: who has any, which opens next, and how many a total has to leave out.
CREATE INDEX browse_early_access ON browse_entries (early_access_until) WHERE early_access_until IS NOT NULL;
