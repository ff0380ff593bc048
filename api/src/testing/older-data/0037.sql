-- What came with migration 0037: who has opened an application.
insert into applicant_seen values
  ('01900000-0000-7000-8000-000000000061', '01900000-0000-7000-8000-000000000001', '2024-03-05');
