-- What offers says is taken of a listing, as its newest event left it. No row: nothing was heard of it yet, and accepted offers decide.
CREATE TABLE listing_takings (
  id bigint PRIMARY KEY,
  version int NOT NULL,
  takings jsonb NOT NULL
);
