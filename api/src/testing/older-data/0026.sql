-- What came with the migrations 0024 to 0026: words of fixed pages, and a draft beside a page that is on the site.
insert into page_words values ('digest of a text', to_tsvector('english', 'One page'), '2024-03-01');
insert into content_draft values
  ('01900000-0000-7000-8000-000000000053', '2024-03-02', '01900000-0000-7000-8000-000000000001', '{"industry": "Insurance"}');
