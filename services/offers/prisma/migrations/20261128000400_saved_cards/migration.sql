-- Who a person is at the card provider, which keeps the cards that they want kept.
CREATE TABLE card_customers (
  person_id uuid PRIMARY KEY,
  customer_id text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  try_after timestamptz(3)
);
