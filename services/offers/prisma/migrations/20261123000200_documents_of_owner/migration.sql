-- What is kept of one person's files is added up with every upload.
CREATE INDEX option_documents_of_owner ON option_documents (owner_id);
