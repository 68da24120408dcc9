-- What the producer of an accepted offer gave back, and what the agent says the additional rights mean that were requested in words.
ALTER TABLE claims ADD COLUMN surrenders jsonb, ADD COLUMN extra_lines jsonb;

-- One side records that the rights went back to the author; the other confirms it.
ALTER TABLE option_notices
  DROP CONSTRAINT option_notices_kind_check,
  ADD CONSTRAINT option_notices_kind_check CHECK (kind IN ('extension', 'exercise', 'reversion'));
ALTER TABLE offers
  DROP CONSTRAINT offers_option_ended_because_check,
  ADD CONSTRAINT offers_option_ended_because_check
    CHECK (option_ended_because IN ('over', 'refunded', 'surrendered', 'reverted')),
  -- A replica of the version before takes a confirmed reversion for an extension without an end: that fails, and nothing is lost.
  ADD CONSTRAINT accepted_offers_end CHECK (status <> 'accepted' OR option_ends_at IS NOT NULL) NOT VALID;
