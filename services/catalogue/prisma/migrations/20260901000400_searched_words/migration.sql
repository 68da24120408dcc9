-- Every ending of every word: what a word contains begins one of its endings, so that a search inside words is a search for
-- beginnings, which the index answers and counts without looking at a text.
CREATE FUNCTION endings_of(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT substr(word, place, 100)
    FROM unnest(string_to_array(words, ' ')) AS word, generate_series(1, length(word)) AS place
  ))
$$;

-- The distinct words of each entry. Apart from it, because counting reads all of what it finds.
CREATE TABLE searched_words (
  listing_id bigint PRIMARY KEY REFERENCES browse_entries (listing_id) ON DELETE CASCADE,
  words text NOT NULL
);

INSERT INTO searched_words SELECT listing_id, array_to_string(tsvector_to_array(words), ' ') FROM browse_entries;

CREATE INDEX searched_words_by_ending ON searched_words USING gin (endings_of(words));
-- Endings are never guessed at: without figures for them the planner follows the index, and ANALYZE need not take words apart.
ALTER INDEX searched_words_by_ending ALTER COLUMN 1 SET STATISTICS 0;

-- Titles as typed: their trigrams are those of thousands of others when the title is a common word.
CREATE INDEX browse_exact_title ON browse_entries (title);
