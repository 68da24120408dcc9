-- A new address waits until the link mailed to it is opened.
ALTER TABLE people ADD COLUMN pending_email text;
ALTER TABLE people ADD CHECK (pending_email = lower(pending_email));
ALTER TABLE people ADD CHECK (status <> 'closed' OR pending_email IS NULL);
CREATE INDEX people_by_pending_email ON people (pending_email) WHERE pending_email IS NOT NULL;

-- The address that a link was mailed for; null for links from before it was kept.
ALTER TABLE links ADD COLUMN address text;
ALTER TABLE links DROP CONSTRAINT links_purpose_check;
ALTER TABLE links ADD CONSTRAINT links_purpose_check CHECK (purpose IN ('verify', 'reset', 'change', 'undo'));
CREATE INDEX links_by_kept_address ON links (address) WHERE purpose = 'undo' AND used_at IS NULL;

-- Null: the address that the account has when the mail is sent. Blanked once it is gone, as before.
ALTER TABLE mails ALTER COLUMN recipient DROP NOT NULL;
-- The link that a mail carries; it is not sent once that is used up.
ALTER TABLE mails ADD COLUMN link_hash char(64);
