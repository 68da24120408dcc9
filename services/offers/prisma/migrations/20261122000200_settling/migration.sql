-- An administrator may settle a difference about money that belongs to no offer we know.
ALTER TABLE audit ALTER COLUMN offer_id DROP NOT NULL;
