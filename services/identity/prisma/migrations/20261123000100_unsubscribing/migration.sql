-- Where such mails end, of a mail that can be switched off; blanked with its words once it has left.
ALTER TABLE mails ADD COLUMN unsubscribe_url text;
