-- What a takeover may be undone to is kept: the sweep looks pictures up here, too.
CREATE INDEX takeovers_by_picture ON takeovers USING gin (pictures_in(before)) WHERE undone_at IS NULL;
