-- What any word of a search may match: English stems of title, author, tags, description and synopsis, weighted A to D, and the ISBN.
-- Apart from browse_entries, which lists read whole. Written for entries of an older folding in the background.
CREATE TABLE search_documents (
  listing_id bigint PRIMARY KEY REFERENCES listings (id),
  document tsvector NOT NULL
);
CREATE INDEX search_documents_by_stem ON search_documents USING gin (document);
-- Stems are counted below; the planner has nothing to learn from taking documents apart.
ALTER TABLE search_documents ALTER COLUMN document SET STATISTICS 0;

-- In how many documents each stem occurs.
CREATE TABLE stems (
  stem text PRIMARY KEY,
  listings integer NOT NULL
);

CREATE FUNCTION count_stems_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stems (stem, listings)
  SELECT stem, count(*) FROM added, unnest(tsvector_to_array(document)) AS stem GROUP BY stem
  ORDER BY stem -- in one order always, so that two writers cannot lock each other out
  ON CONFLICT (stem) DO UPDATE SET listings = stems.listings + excluded.listings;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_changed_stems() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH step AS (
    SELECT stem, sum(step) AS listings FROM (
      SELECT stem, 1 AS step FROM became, unnest(tsvector_to_array(document)) AS stem
      UNION ALL
      SELECT stem, -1 FROM was, unnest(tsvector_to_array(document)) AS stem
    ) AS steps GROUP BY stem HAVING sum(step) <> 0
  )
  INSERT INTO stems (stem, listings)
  SELECT stem, listings FROM step
  ORDER BY stem
  ON CONFLICT (stem) DO UPDATE SET listings = stems.listings + excluded.listings;
  RETURN NULL;
END
$$;

-- A stem that is left in no document stays with a count of nothing: it costs a row, and taking rows away would lock twice.
CREATE FUNCTION count_stems_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    SELECT stem, count(*) AS listings FROM removed, unnest(tsvector_to_array(document)) AS stem GROUP BY stem
  ), locked AS (
    SELECT s.stem, gone.listings FROM stems s JOIN gone USING (stem) ORDER BY s.stem FOR UPDATE OF s
  )
  UPDATE stems s SET listings = s.listings - locked.listings FROM locked WHERE s.stem = locked.stem;
  RETURN NULL;
END
$$;

CREATE TRIGGER documents_added AFTER INSERT ON search_documents
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stems_in();
CREATE TRIGGER documents_changed AFTER UPDATE ON search_documents
  REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_changed_stems();
CREATE TRIGGER documents_removed AFTER DELETE ON search_documents
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_stems_out();

-- What lists are also sorted and filtered by.
ALTER TABLE browse_entries ADD COLUMN published integer;
ALTER TABLE browse_entries ADD COLUMN pages integer;
CREATE INDEX browse_by_title ON browse_entries (title, listing_id);
CREATE INDEX browse_published_first ON browse_entries (COALESCE(published, 2147483647), listing_id);
CREATE INDEX browse_published_last ON browse_entries (COALESCE(published, -1) DESC, listing_id DESC);
CREATE INDEX browse_pages_first ON browse_entries (COALESCE(pages, 2147483647), listing_id);
CREATE INDEX browse_pages_last ON browse_entries (COALESCE(pages, -1) DESC, listing_id DESC);
CREATE INDEX listings_verified ON listings (id) WHERE chain_of_title_verified;
