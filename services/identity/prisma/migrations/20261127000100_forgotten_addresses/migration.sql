-- Closing an account forgets the addresses that its links were mailed for; those of accounts closed before are forgotten here.
UPDATE links SET address = NULL
FROM people WHERE people.id = links.person_id AND people.status = 'closed' AND links.address IS NOT NULL;
