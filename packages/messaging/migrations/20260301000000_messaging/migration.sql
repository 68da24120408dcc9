CREATE SCHEMA messaging;

CREATE TABLE messaging.outbox (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('event', 'control')),
  subject text NOT NULL,
  -- text, not jsonb: what was validated is sent byte for byte
  payload text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);

CREATE INDEX outbox_unsent ON messaging.outbox (position) WHERE sent_at IS NULL;
CREATE INDEX outbox_sent ON messaging.outbox (sent_at) WHERE sent_at IS NOT NULL;

-- Delivered at commit, so the relay wakes exactly when there is something to read.
CREATE FUNCTION messaging.wake_relay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('messaging_outbox', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER outbox_wakes_relay AFTER INSERT ON messaging.outbox
  FOR EACH STATEMENT EXECUTE FUNCTION messaging.wake_relay();

CREATE TABLE messaging.inbox (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  handled_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);

CREATE INDEX inbox_handled ON messaging.inbox (handled_at);
