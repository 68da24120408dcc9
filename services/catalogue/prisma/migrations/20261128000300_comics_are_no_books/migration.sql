-- The format of a listing whose content type is another medium's name is the medium that was chosen: a comic is not found under Book.
UPDATE listings SET format = CASE medium
    WHEN 'short_film' THEN 'Short film'
    WHEN 'digital_content' THEN 'Digital content'
    ELSE initcap(medium)
  END
  WHERE (format = 'Book' AND medium <> 'book') OR (format = 'Podcast' AND medium <> 'podcast');
UPDATE browse_entries SET format = replace(medium, '_', ' ')
  WHERE (format = 'book' AND medium <> 'book') OR (format = 'podcast' AND medium <> 'podcast');
