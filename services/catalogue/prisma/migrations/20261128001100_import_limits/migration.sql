-- What the rows of an import take up: they count among what is kept of a person's, as its file does.
ALTER TABLE imports ADD COLUMN row_bytes bigint NOT NULL DEFAULT 0;

-- When somebody sent which file. It stays for a day when the import is deleted, so that deleting makes no room for another.
CREATE TABLE import_sendings (
  import_id uuid PRIMARY KEY,
  agent_id uuid NOT NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX import_sendings_of_agent ON import_sendings (agent_id, at);
INSERT INTO import_sendings (import_id, agent_id, at)
SELECT id, agent_id, created_at FROM imports WHERE created_at > now() - interval '1 day';

-- Rows by what became of them.
CREATE INDEX import_rows_by_result ON import_rows (import_id, result, n) WHERE result IS NOT NULL;
