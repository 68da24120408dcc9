CREATE TABLE people (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  username text,
  username_key text,
  password_hash text,
  role text NOT NULL CHECK (role IN ('producer', 'premium', 'free', 'agent', 'admin')),
  status text NOT NULL CHECK (
    status IN ('active', 'pending_verification', 'pending_review', 'rejected', 'suspended', 'closed')
  ),
  is_verified boolean NOT NULL,
  phone_number text,
  address text,
  imdb_page_link text,
  what_are_you_looking_for text,
  how_did_you_hear_about_us text,
  company_name text,
  profile_image_url text,
  agency_website text,
  agency_contact_phone text,
  agency_years_in_business integer,
  agency_client_list text,
  agency_credentials text,
  agent_verification_submitted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  last_login_at timestamptz(3),
  closed_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  session_epoch integer NOT NULL DEFAULT 0,
  kept_session char(64),
  premium_expires_at timestamptz(3),
  membership_version integer NOT NULL DEFAULT 0,
  CHECK (email = lower(email)),
  CHECK (status <> 'closed' OR (email IS NULL AND username_key IS NULL AND password_hash IS NULL)),
  CHECK (status = 'closed' OR (email IS NOT NULL AND username_key IS NOT NULL AND password_hash IS NOT NULL))
);

CREATE UNIQUE INDEX people_email_key ON people (email);
CREATE UNIQUE INDEX people_username_key_key ON people (username_key);
CREATE INDEX people_by_role ON people (role, status);

CREATE TABLE links (
  token_hash char(64) PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE RESTRICT ON UPDATE NO ACTION,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);

CREATE INDEX links_by_person ON links (person_id, purpose);

CREATE TABLE mails (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- null once it has left or was given up
  next_attempt_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz(3)
);

CREATE INDEX mails_by_person ON mails (person_id);
CREATE INDEX mails_waiting ON mails (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

CREATE TABLE audit (
  id bigserial PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  person_id uuid NOT NULL,
  before jsonb,
  after jsonb
);

CREATE INDEX audit_by_person ON audit (person_id, id);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are only ever added';
END
$$;

CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
