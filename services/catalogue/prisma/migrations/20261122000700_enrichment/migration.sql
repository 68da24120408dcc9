-- What was found elsewhere, as enrichment tells it, and the version of its newest event: an older one that comes later changes nothing.
ALTER TABLE listings
  ADD COLUMN medium_details text,
  ADD COLUMN twitter_mentions integer,
  ADD COLUMN twitter_buzz_score integer,
  ADD COLUMN twitter_has_verified_mentions boolean,
  ADD COLUMN twitter_publisher_promotion boolean,
  ADD COLUMN twitter_book_club_mentions integer,
  ADD COLUMN youtube_total_views bigint,
  ADD COLUMN youtube_video_count integer,
  ADD COLUMN youtube_adaptation_potential integer,
  ADD COLUMN youtube_popularity_score integer,
  ADD COLUMN enrichment_version integer NOT NULL DEFAULT 0;

-- What an administrator took over into a listing's form, and how it was before: the same takeover has an effect once.
CREATE TABLE takeovers (
  id uuid PRIMARY KEY,
  listing_id bigint NOT NULL REFERENCES listings (id),
  actor_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  undone_at timestamptz(3)
);
CREATE INDEX takeovers_of_listing ON takeovers (listing_id, at);
