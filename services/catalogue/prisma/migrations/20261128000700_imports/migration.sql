-- A file of listings that somebody sent, and how far it is: read, looked at, applied, undone.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  agent_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  state text NOT NULL,
  -- Rises with every step of the work, so that of two workers one goes on.
  step integer NOT NULL DEFAULT 0,
  -- Rises with every reading of the file: rows of an older one are gone.
  reading integer NOT NULL DEFAULT 0,
  file uuid NOT NULL,
  file_name text NOT NULL,
  file_bytes integer NOT NULL,
  format text,
  encoding text,
  columns jsonb,
  mapping jsonb NOT NULL DEFAULT '{}',
  defaults jsonb NOT NULL DEFAULT '{}',
  group_works boolean NOT NULL DEFAULT true,
  warnings jsonb NOT NULL DEFAULT '[]',
  done integer NOT NULL DEFAULT 0,
  total integer,
  failure text,
  applied_at timestamptz(3),
  -- The Idempotency-Key of the request that had it applied, and of the one that had it undone.
  apply_key text,
  undo_key text
);
CREATE INDEX imports_of_agent ON imports (agent_id, created_at);
CREATE INDEX imports_at_work ON imports (created_at) WHERE state IN ('reading', 'applying', 'undoing');

-- What a record of the file says, what was corrected, and what would become of it.
CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  n integer NOT NULL,
  reading integer NOT NULL,
  record jsonb NOT NULL,
  -- The number of a later record that says the same title again.
  repeated_by integer,
  -- What its agent says: other fields, the listing that it changes (0: a new one), whether it is ticked.
  edits jsonb NOT NULL DEFAULT '{}',
  chosen bigint,
  wished boolean,
  -- What follows from all that.
  state text,
  key text,
  listing_id bigint,
  possible_id bigint,
  form jsonb,
  before jsonb,
  said jsonb NOT NULL DEFAULT '{}',
  changes text[] NOT NULL DEFAULT '{}',
  problems jsonb NOT NULL DEFAULT '[]',
  include boolean NOT NULL DEFAULT false,
  -- What became of it, and the listing's form then, to see whether somebody edited it since.
  result text,
  applied jsonb,
  PRIMARY KEY (import_id, n)
);
CREATE INDEX import_rows_by_state ON import_rows (import_id, state, n);

-- What listings are recognised by in later files, besides the ISBN of their form: other editions, a file's own references.
CREATE TABLE import_keys (
  agent_id uuid NOT NULL,
  key text NOT NULL,
  listing_id bigint NOT NULL REFERENCES listings (id),
  PRIMARY KEY (agent_id, key)
);
CREATE INDEX import_keys_of_listing ON import_keys (listing_id);

-- Listings that an offer has reached: they are not withdrawn by undoing an import.
CREATE TABLE offered_listings (
  listing_id bigint PRIMARY KEY
);
