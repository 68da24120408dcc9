-- What an offer says of the deal beyond fee, months and rights, and how often its option was extended: what a replica of the version
-- before extends has the time alone.
ALTER TABLE offers
  ADD COLUMN deal jsonb CHECK (jsonb_typeof(deal) = 'object'),
  ADD COLUMN extensions smallint NOT NULL DEFAULT 0;

-- A deal may let its option be extended twice; it is exercised once.
CREATE UNIQUE INDEX option_notices_exercised ON option_notices (offer_id) WHERE status = 'confirmed' AND kind = 'exercise';
DROP INDEX option_notices_confirmed;
