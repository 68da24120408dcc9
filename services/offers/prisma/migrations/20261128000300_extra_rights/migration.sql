-- An agent may ask to accept an offer without the additional rights requested; the producer answers first.
ALTER TABLE offers
  ADD COLUMN extra_rights_asked_at timestamptz(3),
  ADD COLUMN extra_rights_answer text CHECK (extra_rights_answer IN ('waived', 'kept')),
  ADD COLUMN extra_rights_answered_at timestamptz(3),
  ADD COLUMN without_extra_rights boolean NOT NULL DEFAULT false;
ALTER TABLE claims ADD COLUMN without_extra_rights boolean NOT NULL DEFAULT false;
