ALTER TABLE decks ADD COLUMN kept_until timestamptz(3);

CREATE TABLE competition_entries (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  deck_id uuid
);
CREATE INDEX entries_with_deck ON competition_entries (deck_id);
