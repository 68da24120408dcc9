-- One producer's other offers on one listing end together: such an ending names both.
ALTER TABLE endings DROP CONSTRAINT endings_check, ADD CHECK (num_nonnulls(listing_id, person_id) >= 1);
