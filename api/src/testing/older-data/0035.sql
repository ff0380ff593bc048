-- What came with the migration 0035: a bundle with the draft that goes live with it.
insert into bundle values
  ('01900000-0000-7000-8000-000000000081', 1, 'Spring campaign', 'OPEN', null, null, null, null, '2024-03-05', null, '2024-03-05', null);
insert into bundle_item values
  ('01900000-0000-7000-8000-000000000081', '01900000-0000-7000-8000-000000000053', 'CASESTUDY', 'A case', 1, 'PUBLISHED', null);
-- One that is on the site, with what it takes its item back to.
insert into bundle values
  ('01900000-0000-7000-8000-000000000082', 1, 'Winter campaign', 'LIVE', null, null, '2024-03-05', null, '2024-03-05', null, '2024-03-05', null);
insert into bundle_item values
  ('01900000-0000-7000-8000-000000000082', '01900000-0000-7000-8000-000000000052', 'NEWSROOM', 'News to come', 1, 'SCHEDULED',
   '{"status": "DRAFT", "updated_by": "01900000-0000-7000-8000-000000000001"}');
