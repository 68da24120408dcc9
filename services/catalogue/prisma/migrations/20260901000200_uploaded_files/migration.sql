-- The files of chains of title that were uploaded here; what they hold lies in the object store under the same name.
CREATE TABLE chain_files (
  name uuid PRIMARY KEY,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz(3) NOT NULL,
  file_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'png', 'jpeg'))
);

CREATE INDEX chain_files_of_sender ON chain_files (uploaded_by);

-- Which listings' chains use a file, or used it: the history keeps what a chain said, and so the file stays.
CREATE TABLE chain_file_uses (
  name uuid NOT NULL REFERENCES chain_files (name),
  listing_id bigint NOT NULL REFERENCES listings (id),
  PRIMARY KEY (name, listing_id)
);

-- The picture of a person, when it was uploaded here. Nothing is known of people heard of before this column was there; one
-- version less lets a snapshot of the same version count as news.
ALTER TABLE people ADD COLUMN picture uuid;
ALTER TABLE people ADD COLUMN is_picture_known boolean NOT NULL DEFAULT false;
UPDATE people SET version = version - 1;
CREATE INDEX people_by_picture ON people (picture) WHERE picture IS NOT NULL;

-- The uploaded pictures that a listing form names, in whichever field.
CREATE FUNCTION pictures_in(form jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT match[1] FROM regexp_matches(form::text, '/api/uploads/images/([0-9a-f-]{36})', 'g') AS match)
$$;
CREATE INDEX listings_by_picture ON listings USING gin (pictures_in(form));
