-- How often an event has been told again: NATS takes a repeated message id for the same message.
ALTER TABLE messaging.outbox ADD COLUMN round integer NOT NULL DEFAULT 0;
