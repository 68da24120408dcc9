-- The words of an entry's title, author and tags, and beside them what their neighbours are together: an author's initials as one
-- word, "moon stone" as "moonstone". Those begin with a plus, so that a search can ask for one of them.
ALTER TABLE browse_entries ADD COLUMN joined tsvector NOT NULL DEFAULT '';
CREATE INDEX browse_joined ON browse_entries USING gin (joined);

-- How the texts of an entry were folded. Entries of an older way are folded again in the background, also those that a replica of an
-- older version adds meanwhile.
ALTER TABLE browse_entries ADD COLUMN folding smallint NOT NULL DEFAULT 1;
CREATE INDEX browse_folding ON browse_entries (folding, listing_id);
