-- The version of the newest event of ai about the listing: an older one that comes later changes nothing.
ALTER TABLE listings ADD COLUMN ai_version integer NOT NULL DEFAULT 0;
