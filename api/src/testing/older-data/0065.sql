-- What came with migration 0065: the text of a résumé.
insert into resume_text (file_id, text, words)
  select id, 'Kept the books of a bakery.', to_tsvector('simple', 'kept the books of a bakery') from stored_file limit 1
  on conflict (file_id) do update set text = excluded.text, words = excluded.words, due_at = null;
