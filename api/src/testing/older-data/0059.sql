-- What came with migration 0059: an item whose approval was requested.
insert into review (item_id, step, step_version, step_at, step_by) values
  ('01900000-0000-7000-8000-000000000053', 'REQUESTED', 1, '2024-03-05', '01900000-0000-7000-8000-000000000001');
