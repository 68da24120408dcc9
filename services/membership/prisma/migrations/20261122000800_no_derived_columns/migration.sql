-- Whether a membership is cancelled to the end of its period is its state; the provider's refunds are found by their payment.
ALTER TABLE members DROP COLUMN cancel_at_period_end;
ALTER TABLE payments DROP COLUMN refund_id;
