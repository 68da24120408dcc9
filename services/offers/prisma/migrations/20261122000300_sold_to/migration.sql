-- Which accepted offer a sold title went to, as catalogue says: that option does not end by time, the others do.
ALTER TABLE listings ADD COLUMN sold_offer_id uuid;
