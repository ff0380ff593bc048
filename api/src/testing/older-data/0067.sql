-- What came with migration 0067: an uploaded archive with an article, and what was imported from an earlier one.
insert into content_import (id, account_id, name, format, left_out, created_at) values
  ('01900000-0000-7000-8000-000000000167', '01900000-0000-7000-8000-000000000001', 'posts.zip', 'ARCHIVE',
   '{}', '2024-03-13');
insert into content_import_article (import_id, position, source_id, article) values
  ('01900000-0000-7000-8000-000000000167', 0, 'markdown:first', '{"title": "First"}');
insert into imported_article (source_id, item_id, imported_at) values
  ('markdown:first', '01900000-0000-7000-8000-000000000053', '2024-03-13');
insert into imported_picture (sha256, media_id) values ('\x07', '01900000-0000-7000-8000-000000000055');
