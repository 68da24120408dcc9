-- What is taken of these listings was not published since it changed: by a version that published nothing, or a replica of it.
ALTER TABLE listings ADD COLUMN takings_unpublished boolean NOT NULL DEFAULT false;
CREATE INDEX listings_unpublished ON listings (id) WHERE takings_unpublished;
UPDATE listings SET takings_unpublished = true
  WHERE takings_version = 0 AND id IN (SELECT listing_id FROM claims WHERE committed_at IS NOT NULL AND ended_at IS NULL);

-- Whoever changes what is taken, of whatever version, leaves it unpublished; whoever publishes it says so in the same transaction.
CREATE FUNCTION note_changed_takings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET takings_unpublished = true WHERE id = NEW.listing_id AND NOT takings_unpublished;
  RETURN NULL;
END $$;
CREATE TRIGGER changed_claims_are_unpublished AFTER UPDATE OF committed_at, ended_at ON claims
  FOR EACH ROW WHEN (OLD.committed_at IS DISTINCT FROM NEW.committed_at OR OLD.ended_at IS DISTINCT FROM NEW.ended_at)
  EXECUTE FUNCTION note_changed_takings();
CREATE TRIGGER changed_options_are_unpublished AFTER UPDATE OF option_ends_at, exercised_at ON offers
  FOR EACH ROW WHEN (
    NEW.status = 'accepted'
    AND (OLD.option_ends_at IS DISTINCT FROM NEW.option_ends_at OR OLD.exercised_at IS DISTINCT FROM NEW.exercised_at)
  )
  EXECUTE FUNCTION note_changed_takings();
