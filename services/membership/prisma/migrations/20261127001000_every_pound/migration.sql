-- What a member asked for, and what identity said of the account: both hold until they are taken back.
ALTER TABLE members ADD COLUMN cancel_wanted_at timestamptz(3);
ALTER TABLE members ADD COLUMN closed_at timestamptz(3);
ALTER TABLE members ADD COLUMN suspended_at timestamptz(3);
ALTER TABLE members ADD COLUMN paused_at timestamptz(3);
ALTER TABLE members ADD COLUMN grace_from timestamptz(3);
-- What the subscription pays for a year, in pence.
ALTER TABLE members ADD COLUMN year_price jsonb;
-- The last withdrawal, and whether the contract that runs since has no free fortnight.
ALTER TABLE members ADD COLUMN withdrawn_at timestamptz(3);
ALTER TABLE members ADD COLUMN withdraw_prorated boolean NOT NULL DEFAULT false;

ALTER TABLE members DROP CONSTRAINT members_end_because_check;
ALTER TABLE members ADD CONSTRAINT members_end_because_check CHECK (end_because IN
  ('withdrawn', 'closed', 'administrator', 'unpaid', 'cancelled', 'refunded', 'suspended'));

-- How much of a payment the card was charged, how much of it went back, and up to how much shall.
ALTER TABLE payments ADD COLUMN charged_pence integer;
ALTER TABLE payments ADD COLUMN refunded_pence integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refund_to_pence integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refunded_otherwise_pence integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refund_because text CHECK (refund_because IN
  ('withdrawn', 'closed', 'administrator', 'cancelled', 'over', 'suspended', 'provider'));
ALTER TABLE payments ADD COLUMN refund_wanted_at timestamptz(3);
ALTER TABLE payments ADD COLUMN refund_open boolean NOT NULL DEFAULT false;
ALTER TABLE payments ADD COLUMN refund_failed_at timestamptz(3);
ALTER TABLE payments ADD COLUMN refund_tries integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refund_next_try_at timestamptz(3);
ALTER TABLE payments ADD COLUMN dispute_status text;
ALTER TABLE payments ADD COLUMN dispute_due_at timestamptz(3);
ALTER TABLE payments ADD COLUMN dispute_pence integer;
UPDATE payments SET charged_pence = gross_pence WHERE paid_at IS NOT NULL;
UPDATE payments SET refunded_pence = gross_pence, refund_to_pence = gross_pence WHERE refunded_at IS NOT NULL;
CREATE INDEX payments_to_refund ON payments (refund_next_try_at) WHERE refund_open;
CREATE INDEX payments_disputed ON payments (dispute_due_at) WHERE dispute_status IS NOT NULL;

-- A payment has one invoice, and a credit note for each part that goes back. Without amounts: of the whole payment.
ALTER TABLE documents ADD COLUMN net_pence integer;
ALTER TABLE documents ADD COLUMN vat_pence integer;
ALTER TABLE documents ADD COLUMN gross_pence integer;
ALTER TABLE documents DROP CONSTRAINT documents_payment_id_kind_key;
CREATE UNIQUE INDEX documents_one_invoice ON documents (payment_id) WHERE kind = 'invoice';
CREATE INDEX documents_of_payment ON documents (payment_id, kind);
