-- What came with migration 0068: how often an item was read.
insert into item_reading (item_id, day, source, views, finished) values
  ('01900000-0000-7000-8000-000000000053', '2024-03-13', 'SEARCH', 12, 7);
