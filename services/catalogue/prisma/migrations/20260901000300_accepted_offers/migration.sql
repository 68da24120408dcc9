-- What offers' events say of accepted offers. No reference to listings: an event may come before its listing is known.
CREATE TABLE accepted_offers (
  id uuid PRIMARY KEY,
  listing_id bigint NOT NULL,
  producer_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  is_exclusive boolean NOT NULL,
  option_ended_at timestamptz(3),
  version integer NOT NULL
);

CREATE INDEX accepted_offers_of_listing ON accepted_offers (listing_id);
CREATE INDEX accepted_offers_of_agent ON accepted_offers (agent_id);
