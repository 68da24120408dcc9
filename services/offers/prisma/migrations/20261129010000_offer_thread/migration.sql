-- The thread of an offer: one row as soon as somebody wrote, or put something on the offer's shelf.
CREATE TABLE offer_threads (
  offer_id uuid PRIMARY KEY REFERENCES offers (id),
  -- Rises with every change; events carry it.
  version integer NOT NULL,
  -- The id of the newest message, and up to which one each side has read.
  messages integer NOT NULL DEFAULT 0,
  producer_read integer NOT NULL DEFAULT 0,
  agent_read integer NOT NULL DEFAULT 0,
  CHECK (producer_read <= messages AND agent_read <= messages)
);

CREATE TABLE offer_messages (
  offer_id uuid NOT NULL REFERENCES offers (id),
  id integer NOT NULL CHECK (id > 0),
  made_by text NOT NULL CHECK (made_by IN ('producer', 'agent')),
  author_id uuid NOT NULL,
  -- Nothing once it was retracted; the audit trail keeps it.
  text text CHECK ((text IS NULL) = (retracted_at IS NOT NULL)),
  -- Of the offer's shelf, where nothing is ever deleted.
  document_ids uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  retracted_at timestamptz(3),
  PRIMARY KEY (offer_id, id)
);
-- What one person wrote within the last hour is counted with every message.
CREATE INDEX offer_messages_of_author ON offer_messages (author_id, created_at);

-- A request that wrote a message about an offer, and made no offer.
ALTER TABLE request_keys ADD COLUMN message integer;

-- The shelf: what could be sent about a running option only, with the version under its name.
ALTER TABLE option_documents ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Unknown of what a replica of the version before stores, until the upkeep comes by.
ALTER TABLE option_documents ADD COLUMN sha256 text;
-- When the other side opened it first.
ALTER TABLE option_documents ADD COLUMN opened_at timestamptz(3);
UPDATE option_documents SET version = numbered.version
  FROM (
    SELECT id, row_number() OVER (PARTITION BY offer_id, file_name ORDER BY uploaded_at, id) AS version FROM option_documents
  ) numbered
  WHERE numbered.id = option_documents.id AND numbered.version > 1;

-- Whatever version of the service stores a document, it is the next one of its name: one shelf takes one at a time.
CREATE FUNCTION number_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('shelf of ' || NEW.offer_id, 0));
  SELECT coalesce(max(version), 0) + 1 INTO NEW.version FROM option_documents
    WHERE offer_id = NEW.offer_id AND file_name = NEW.file_name;
  RETURN NEW;
END $$;
CREATE TRIGGER documents_are_numbered BEFORE INSERT ON option_documents FOR EACH ROW EXECUTE FUNCTION number_document();
CREATE UNIQUE INDEX option_documents_by_name ON option_documents (offer_id, file_name, version);
CREATE INDEX option_documents_unhashed ON option_documents (id) WHERE sha256 IS NULL;

-- The version before deletes documents that no notice came with. Now they stay as long as their offer does.
CREATE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;
CREATE TRIGGER documents_stay BEFORE DELETE ON option_documents FOR EACH ROW EXECUTE FUNCTION keep_document();
