-- Whether a title is sold because of what offers says is taken, and so no more once that has ended; or because its agent said so.
ALTER TABLE listings ADD COLUMN is_sale_derived boolean NOT NULL DEFAULT false;
