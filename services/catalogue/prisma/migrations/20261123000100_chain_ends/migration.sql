-- An administrator may confirm that a document's grantor stands for the author, or its grantee for the agency.
ALTER TABLE chain_documents
  ADD COLUMN confirms text CHECK (confirms IN ('author', 'agency')),
  ADD COLUMN confirmed_because text;
