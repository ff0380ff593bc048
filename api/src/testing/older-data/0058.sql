-- What came with migration 0058: a comment on words of an item.
insert into review_thread (id, item_id, field, quote, quote_before, quote_after, created_at) values
  ('01900000-0000-7000-8000-000000000091', '01900000-0000-7000-8000-000000000053', 'solution', 'A case', '', '.', '2024-03-05');
insert into review_comment (id, thread_id, account_id, text, created_at) values
  ('01900000-0000-7000-8000-000000000092', '01900000-0000-7000-8000-000000000091', '01900000-0000-7000-8000-000000000001',
   'Which case?', '2024-03-05');
