-- Why an administrator captures: the audit entry is written by whoever finishes the capture.
ALTER TABLE claims ADD COLUMN reason text;

-- Transactions are searched by words inside titles, authors and names.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX listings_by_title ON listings USING gin (title gin_trgm_ops);
CREATE INDEX listings_by_author ON listings USING gin (author gin_trgm_ops);
CREATE INDEX people_by_first_name ON people USING gin (first_name gin_trgm_ops);
CREATE INDEX people_by_last_name ON people USING gin (last_name gin_trgm_ops);
CREATE INDEX people_by_company ON people USING gin (company_name gin_trgm_ops);
