-- What somebody sends is counted, and what is kept of it added up.
CREATE TABLE images (
  name uuid PRIMARY KEY,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz(3) NOT NULL,
  bytes integer NOT NULL
);
CREATE INDEX images_of_sender ON images (uploaded_by, uploaded_at);
ALTER TABLE chain_files ADD COLUMN bytes integer NOT NULL DEFAULT 0;
