-- When whoever may answer a round was reminded that it ends.
ALTER TABLE offer_rounds ADD COLUMN reminded_at timestamptz(3);
-- Rounds by their end, for the jobs that remind of it and that end offers whose terms have run out.
CREATE INDEX offer_rounds_ending ON offer_rounds (expires_at) WHERE status = 'open' AND expires_at IS NOT NULL;

-- The round that is accepted. A replica of a version that knew no rounds names none, and would capture a whole hold where less is agreed:
-- whatever it does to a claim of such an offer fails as a conflict between transactions does, and is tried again by somebody who knows.
-- Each work on a claim counts one more step, which older versions do not know of.
ALTER TABLE claims ADD COLUMN round smallint, ADD COLUMN steps integer NOT NULL DEFAULT 0;
CREATE FUNCTION refuse_claims_without_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (CASE TG_OP WHEN 'INSERT' THEN NEW.round IS NULL ELSE NEW.steps = OLD.steps END)
    AND EXISTS (SELECT FROM offer_rounds WHERE offer_id = NEW.offer_id)
  THEN
    RAISE EXCEPTION 'The offer % has rounds, which this version does not know', NEW.offer_id USING ERRCODE = '40001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER claims_name_their_round BEFORE INSERT OR UPDATE OF worked_at, committed_at ON claims
  FOR EACH ROW EXECUTE FUNCTION refuse_claims_without_round();

-- What stood of an offer that was rejected or cancelled ended with it.
UPDATE offer_rounds SET status = CASE offers.status WHEN 'rejected' THEN 'declined' ELSE 'withdrawn' END, answered_at = offers.updated_at
FROM offers WHERE offers.id = offer_rounds.offer_id AND offers.round = offer_rounds.number
  AND offers.status IN ('rejected', 'cancelled') AND offer_rounds.status IN ('open', 'agreed');
