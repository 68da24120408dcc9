-- What somebody opened in one calendar month (UTC): one row, so that counting is one statement.
CREATE TABLE view_months (
  person_id uuid NOT NULL,
  month text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  version integer NOT NULL DEFAULT 1,
  counted text[] NOT NULL DEFAULT '{}',
  let_in text[] NOT NULL DEFAULT '{}',
  openings jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (person_id, month)
);

-- What offers' events say: on what somebody has ever made an offer.
CREATE TABLE offered_listings (
  person_id uuid NOT NULL,
  listing_id text NOT NULL,
  PRIMARY KEY (person_id, listing_id)
);
