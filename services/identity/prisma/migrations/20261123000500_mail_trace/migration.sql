-- The place in a trace where a mail was written, which its sending goes on from.
ALTER TABLE mails ADD COLUMN traceparent text;
