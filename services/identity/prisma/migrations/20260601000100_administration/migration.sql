-- What is shown of an entry outside; `id` stays the order in which entries were added.
ALTER TABLE audit ADD COLUMN entry_id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE audit ADD COLUMN notes text;
CREATE UNIQUE INDEX audit_entry_id_key ON audit (entry_id);

CREATE INDEX people_by_age ON people (created_at, id);
