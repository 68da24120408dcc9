-- Terms that one side proposed to the other. An offer that had one round has it in its own row; once there is a second, each has a row here.
CREATE TABLE offer_rounds (
  offer_id uuid NOT NULL REFERENCES offers (id),
  number smallint NOT NULL CHECK (number > 0),
  made_by text NOT NULL CHECK (made_by IN ('producer', 'agent')),
  offer_price integer NOT NULL,
  option_period integer NOT NULL,
  scope jsonb,
  deal jsonb CHECK (jsonb_typeof(deal) = 'object'),
  message text,
  created_at timestamptz(3) NOT NULL,
  -- When it ends by itself; nothing where its hold says so.
  expires_at timestamptz(3),
  status text NOT NULL CHECK (status IN ('unpaid', 'open', 'agreed', 'declined', 'withdrawn', 'lapsed', 'replaced')),
  -- When the other side could answer it first.
  opened_at timestamptz(3),
  answered_at timestamptz(3),
  reason text,
  -- The hold that pays it.
  hold_number integer,
  PRIMARY KEY (offer_id, number)
);
-- The agent has one counter-offer open, and the producer pays for one round at a time.
CREATE UNIQUE INDEX offer_rounds_countered ON offer_rounds (offer_id) WHERE status = 'open' AND made_by = 'agent';
CREATE UNIQUE INDEX offer_rounds_unpaid ON offer_rounds (offer_id) WHERE status = 'unpaid';

-- The standing round, whose terms the offer's own columns are.
ALTER TABLE offers ADD COLUMN round smallint NOT NULL DEFAULT 1;

-- A request that made a round of an offer, and no offer.
ALTER TABLE request_keys ADD COLUMN round smallint;
