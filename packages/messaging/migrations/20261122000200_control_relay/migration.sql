-- The relay of control messages finds them at once, however many events wait before them.
CREATE INDEX outbox_unsent_control ON messaging.outbox (position) WHERE sent_at IS NULL AND kind = 'control';
