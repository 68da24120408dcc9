-- The same request gives months once.
ALTER TABLE grants ADD COLUMN key text;
ALTER TABLE grants ADD CONSTRAINT grants_of_key UNIQUE (actor_id, key);

-- Whether the end of complimentary months is still to be told.
ALTER TABLE members ADD COLUMN grant_ends boolean NOT NULL DEFAULT false;
UPDATE members SET grant_ends = true WHERE granted_until > now();
CREATE INDEX members_whose_grant_ends ON members (granted_until) WHERE grant_ends;

-- Months that are too old are forgotten, everybody's at once.
CREATE INDEX view_months_by_month ON view_months (month);
CREATE INDEX premium_openings_by_month ON premium_openings (month);
