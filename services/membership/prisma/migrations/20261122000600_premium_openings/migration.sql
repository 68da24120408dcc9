-- What somebody opened as a premium member in a month (UTC). Rows, not an array: there may be thousands.
CREATE TABLE premium_openings (
  person_id uuid NOT NULL,
  month text NOT NULL,
  listing_id text NOT NULL,
  title text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, month, listing_id)
);
