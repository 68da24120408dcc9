-- What banks have sent back of a payment's refunds in all: one that failed is in no sum of the provider any more.
ALTER TABLE payments ADD COLUMN refund_failed_pence integer NOT NULL DEFAULT 0;
