ALTER TABLE listings ADD COLUMN early_access_until timestamptz(3);
