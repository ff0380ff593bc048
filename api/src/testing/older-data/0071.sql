-- What came with migration 0071: a link to an item, and a comment from outside.
insert into review_link (id, item_id, allows_comments, created_at, created_by, expires_at) values
  ('01900000-0000-7000-8000-000000000195', '01900000-0000-7000-8000-000000000053', true, '2024-03-15',
   '01900000-0000-7000-8000-000000000001', '2024-03-22');
insert into review_thread (id, item_id, link_id, field, created_at) values
  ('01900000-0000-7000-8000-000000000196', '01900000-0000-7000-8000-000000000053', '01900000-0000-7000-8000-000000000195', null,
   '2024-03-16');
insert into review_comment (id, thread_id, outside_name, text, created_at) values
  ('01900000-0000-7000-8000-000000000197', '01900000-0000-7000-8000-000000000196', 'Maria', 'Which year?', '2024-03-16');
