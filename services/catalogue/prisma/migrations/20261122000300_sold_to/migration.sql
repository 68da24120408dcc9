-- Which accepted offer a sold title went to; titles sold before this do not say.
ALTER TABLE listings ADD COLUMN sold_offer_id uuid;
