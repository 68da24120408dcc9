-- Refunds and disputes of captured money, each as the provider tells it: one that is heard of late changes nothing.
CREATE TABLE refunds (
  id text PRIMARY KEY,
  offer_id uuid NOT NULL,
  hold_number integer NOT NULL,
  amount_pence integer NOT NULL,
  status text NOT NULL,
  FOREIGN KEY (offer_id, hold_number) REFERENCES holds (offer_id, number)
);
CREATE INDEX refunds_of_hold ON refunds (offer_id, hold_number);
CREATE TABLE disputes (
  id text PRIMARY KEY,
  offer_id uuid NOT NULL,
  hold_number integer NOT NULL,
  amount_pence integer NOT NULL,
  status text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  due_by timestamptz(3),
  FOREIGN KEY (offer_id, hold_number) REFERENCES holds (offer_id, number)
);
CREATE INDEX disputes_of_hold ON disputes (offer_id, hold_number);
ALTER TABLE holds
  -- What lost disputes took back, beside what was refunded.
  ADD COLUMN lost_pence integer NOT NULL DEFAULT 0,
  ADD COLUMN dispute_due_by timestamptz(3),
  ADD COLUMN dispute_closed_at timestamptz(3);
CREATE INDEX holds_disputed ON holds (offer_id) WHERE dispute_status IS NOT NULL OR refunded_at IS NOT NULL;
-- Disputes that were lost before this took back what was not refunded.
UPDATE holds SET lost_pence = amount_pence - refunded_pence WHERE dispute_status = 'lost' AND amount_pence > refunded_pence;
-- An older hold may be captured at the provider beside the newest one: our books have to be able to say so.
DROP INDEX holds_captured_once;
ALTER TABLE offers
  -- Whether the option fee went back after all, and what the agent or an administrator then chose.
  ADD COLUMN fee_returned_at timestamptz(3),
  ADD COLUMN fee_returned_by text CHECK (fee_returned_by IN ('refund', 'dispute')),
  ADD COLUMN fee_choice text CHECK (fee_choice IN ('end', 'keep')),
  ADD COLUMN fee_chosen_at timestamptz(3),
  ADD COLUMN fee_note text,
  ADD COLUMN option_ended_because text CHECK (option_ended_because IN ('over', 'refunded'));
UPDATE offers SET option_ended_because = 'over' WHERE option_ended_at IS NOT NULL;
-- Several payments of one offer may differ in the same way, each for itself.
DROP INDEX discrepancies_open, discrepancies_of_intent;
CREATE UNIQUE INDEX discrepancies_open_of_offer ON discrepancies (offer_id, kind) WHERE settled_at IS NULL AND intent_id IS NULL;
CREATE UNIQUE INDEX discrepancies_open_of_intent ON discrepancies (intent_id, kind) WHERE settled_at IS NULL;
