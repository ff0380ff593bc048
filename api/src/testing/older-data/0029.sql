-- What came with the migration 0029: the unsaved text of an item that is not stored.
insert into autosave values
  ('01900000-0000-7000-8000-000000000065', '01900000-0000-7000-8000-000000000001', 'BLOG', null, null, 1, 'Half a title', '{"values":{}}',
   null, '2024-03-04');
