-- Whether what somebody searches for and looks at may be recorded.
ALTER TABLE people ADD COLUMN tracking_enabled boolean NOT NULL DEFAULT true;
