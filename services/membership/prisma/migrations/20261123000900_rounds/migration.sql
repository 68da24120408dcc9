-- When scheduled work was last done, and how far it came. It is restored with the rows: work that goes on from here does again what those have forgotten.
CREATE TABLE rounds (
  name    text PRIMARY KEY,
  done_at timestamptz(3) NOT NULL
);
